import { ContentRating, Demographic, SeasonName, TitleStatus, TitleType, type Id } from '@bunko/api-client'
import { isRecord } from './is-record.ts'
import { listIn } from './kept-list.ts'
import { isId, isText, listOf, picksOf } from './kept-picks.ts'
import type { AlternativeTitle, TitleValues } from './title-form.ts'

/** How a title that was just created is called by the server. */
export interface CreatedTitle {
  /** What stands in a path (R2). */
  ref: Id
  /** The id of the row, else the same. */
  id: Id
}

/** An unfinished title as a draft keeps it. */
export interface KeptTitle {
  /** Milliseconds. */
  savedAt: number
  /** Stays with the form (R12). */
  mangadexId: string
  values: TitleValues
  /** Already created: only covers, or its season, are missing. */
  created: CreatedTitle | null
}

const textOr = (value: unknown, fallback: string) => (isText(value) ? value : fallback)
const oneOf = <T extends string>(value: unknown, all: readonly T[], fallback: T): T =>
  all.find((one) => one === value) ?? fallback
const createdOf = (value: unknown): CreatedTitle | null =>
  isRecord(value) && isId(value['ref']) && isId(value['id']) ? { ref: value['ref'], id: value['id'] } : null
const isAlternative = (value: unknown): value is AlternativeTitle =>
  isRecord(value) && isText(value['lang']) && isText(value['title'])
const valuesOf = (kept: Readonly<Record<string, unknown>>, empty: TitleValues): TitleValues => {
  const text = (name: keyof TitleValues) => textOr(kept[name], String(empty[name]))
  const texts = (name: keyof TitleValues) => listOf(kept[name], isText)
  return {
    primaryTitle: text('primaryTitle'),
    englishTitle: text('englishTitle'),
    description: text('description'),
    englishDescription: text('englishDescription'),
    type: oneOf(kept['type'], TitleType.options, empty.type),
    status: oneOf(kept['status'], TitleStatus.options, empty.status),
    year: text('year'),
    demographic: oneOf(kept['demographic'], Demographic.options, empty.demographic),
    originalPublisher: text('originalPublisher'),
    serializedIn: text('serializedIn'),
    chapters: text('chapters'),
    volumes: text('volumes'),
    contentRating: oneOf(kept['contentRating'], ContentRating.options, empty.contentRating),
    alternativeTitles: listOf(kept['alternativeTitles'], isAlternative),
    genres: texts('genres'),
    themes: texts('themes'),
    formats: texts('formats'),
    authors: texts('authors'),
    artists: texts('artists'),
    related: picksOf(kept['related']),
    seasonal: kept['seasonal'] === true,
    seasonYear: text('seasonYear'),
    season: oneOf(kept['season'], SeasonName.options, empty.season),
  }
}

/** What a draft's text holds, newest first; whatever in it is damaged is as in `empty`, or left out. */
export const readKeptTitles = (text: string, empty: TitleValues): KeptTitle[] =>
  listOf(listIn(text), isRecord).flatMap(({ savedAt, mangadexId, values, created }) =>
    typeof savedAt === 'number' && isText(mangadexId) && mangadexId !== '' && isRecord(values)
      ? [{ savedAt, mangadexId, values: valuesOf(values, empty), created: createdOf(created) }]
      : [],
  )
