import {
  DEFAULT_CHAPTERS,
  DEFAULT_VOLUMES,
  TITLE_YEAR_MIN,
  titleYearMax,
  type AlternativeLanguage,
  type ContentRating,
  type Demographic,
  type SeasonName,
  type Title,
  type TitleStatus,
  type TitleType,
} from '@bunko/api-client'
import { isBlank } from './blank.ts'
import { parseNumber } from './parse-number.ts'
import { keyIn, spokenTexts } from './spoken-texts.ts'
import type { TitlePick } from './title-pick.ts'

/** Another name of a title, in the form. A language that the server told is kept, whatever it is. */
export interface AlternativeTitle {
  lang: AlternativeLanguage | string
  title: string
}
/** What the form of a title holds: numbers as they were typed (R14). */
export interface TitleValues {
  primaryTitle: string
  englishTitle: string
  description: string
  englishDescription: string
  /** A choice that the server told is kept, whatever it is; '' where it told none. */
  type: TitleType | string
  status: TitleStatus | string
  year: string
  demographic: Demographic | string
  originalPublisher: string
  serializedIn: string
  chapters: string
  volumes: string
  contentRating: ContentRating | string
  alternativeTitles: AlternativeTitle[]
  genres: string[]
  themes: string[]
  formats: string[]
  authors: string[]
  artists: string[]
  related: readonly TitlePick[]
  seasonal: boolean
  seasonYear: string
  season: SeasonName
}

/** Section 3's defaults of a new title; the season is the current one (R15a). */
export const emptyTitle = (now: { year: number; season: SeasonName }): TitleValues => ({
  primaryTitle: '',
  englishTitle: '',
  description: '',
  englishDescription: '',
  type: 'manga',
  status: 'ongoing',
  year: '',
  demographic: 'none',
  originalPublisher: '',
  serializedIn: '',
  chapters: String(DEFAULT_CHAPTERS),
  volumes: String(DEFAULT_VOLUMES),
  contentRating: 'safe',
  alternativeTitles: [],
  genres: [],
  themes: [],
  formats: [],
  authors: [],
  artists: [],
  related: [],
  seasonal: false,
  seasonYear: String(now.year),
  season: now.season,
})

/** Section 5, of both fields. */
export const MISSING_TEXT = 'Please fill in the Title and Description fields.'
const NUMBER = 'Enter a whole number in digits.'

const numberProblem = (text: string, min: number, max: number | null): string | null => {
  const value = parseNumber(text)
  if (value === null) return null
  if (value === 'invalid') return NUMBER
  if (value < min || (max !== null && value > max))
    return max === null ? `Enter ${min} or more.` : `Enter a year from ${min} to ${max}.`
  return null
}

/** Section 5: what is wrong with each field; nothing for a form that may be sent. Year limits by `now` (R14). */
export const titleProblems = (values: TitleValues, now: Date): Partial<Record<keyof TitleValues, string>> => {
  const problems: Partial<Record<keyof TitleValues, string | null>> = {
    primaryTitle: isBlank(values.primaryTitle) ? MISSING_TEXT : null,
    description: isBlank(values.description) ? MISSING_TEXT : null,
    year: numberProblem(values.year, TITLE_YEAR_MIN, titleYearMax(now)),
    chapters: numberProblem(values.chapters, 0, null),
    volumes: numberProblem(values.volumes, 1, null),
    seasonYear: values.seasonal
      ? isBlank(values.seasonYear)
        ? NUMBER
        : numberProblem(values.seasonYear, TITLE_YEAR_MIN, titleYearMax(now))
      : null,
  }
  return Object.fromEntries(Object.entries(problems).filter(([, text]) => text !== null))
}

/** The form of an existing title. A name or text that is missing is empty; what a field cannot show stays as it is. */
export const valuesOfTitle = (title: Title, now: { year: number; season: SeasonName }): TitleValues => {
  const [names, texts] = [spokenTexts(title.title), spokenTexts(title.description)]
  const named = title.primary_title ?? ''
  // Named one by one: a field that is forgotten here would stand empty, and be saved so.
  const { seasonal, seasonYear, season } = emptyTitle(now)
  return {
    primaryTitle: isBlank(named) ? (names[keyIn(names, 'pt')] ?? '') : named,
    englishTitle: names['en'] ?? '',
    description: texts[keyIn(texts, 'pt')] ?? '',
    englishDescription: texts['en'] ?? '',
    type: title.type ?? '',
    status: title.status ?? '',
    year: title.year === null ? '' : String(title.year),
    demographic: title.publication_demographic ?? 'none',
    originalPublisher: title.original_publisher ?? '',
    serializedIn: title.serialized_in ?? '',
    chapters: title.chapters === null ? '' : String(title.chapters),
    volumes: title.volumes === null ? '' : String(title.volumes),
    contentRating: title.content_rating ?? '',
    alternativeTitles: title.alternative_titles.map((one) => ({ lang: one.lang ?? '', title: one.title ?? '' })),
    genres: title.genre_names,
    themes: title.theme_names,
    formats: title.format_names,
    authors: title.author_names,
    artists: title.artist_names,
    related: title.related_entries.map((id) => ({ id, name: `#${id}`, year: null, cover: null })),
    seasonal,
    seasonYear,
    season,
  }
}
