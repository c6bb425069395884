import { ContentRating, Demographic, SeasonName, TitleStatus, TitleType, type Id } from '@bunko/api-client'
import type { AlternativeTitle, TitleValues } from './title-form.ts'
import type { TitlePick } from './title-pick.ts'

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

type Thing = Record<string, unknown>
const isThing = (value: unknown): value is Thing => typeof value === 'object' && value !== null && !Array.isArray(value)
const isText = (value: unknown): value is string => typeof value === 'string'
const isId = (value: unknown): value is Id => isText(value) || typeof value === 'number'
const textOr = (value: unknown, fallback: string) => (isText(value) ? value : fallback)
const oneOf = <T extends string>(value: unknown, all: readonly T[], fallback: T): T =>
  all.find((one) => one === value) ?? fallback
const createdOf = (value: unknown): CreatedTitle | null =>
  isThing(value) && isId(value['ref']) && isId(value['id']) ? { ref: value['ref'], id: value['id'] } : null
const listOf = <T>(value: unknown, is: (item: unknown) => item is T): T[] =>
  Array.isArray(value) ? value.filter((item): item is T => is(item)) : []
const isAlternative = (value: unknown): value is AlternativeTitle =>
  isThing(value) && isText(value['lang']) && isText(value['title'])
const picksOf = (value: unknown): TitlePick[] =>
  listOf(value, isThing).flatMap(({ id, name, year, cover, ref, lang, facts }) =>
    isId(id) && isText(name)
      ? [
          {
            id,
            name,
            year: typeof year === 'number' ? year : null,
            cover: isText(cover) ? cover : null,
            ref: isText(ref) ? ref : undefined,
            lang: isText(lang) ? lang : undefined,
            facts: isText(facts) ? facts : undefined,
          },
        ]
      : [],
  )

const valuesOf = (kept: Thing, empty: TitleValues): TitleValues => {
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
export const readKeptTitles = (text: string, empty: TitleValues): KeptTitle[] => {
  let read: unknown
  try {
    read = JSON.parse(text)
  } catch {
    return []
  }
  return listOf(read, isThing).flatMap(({ savedAt, mangadexId, values, created }) =>
    typeof savedAt === 'number' && isText(mangadexId) && mangadexId !== '' && isThing(values)
      ? [{ savedAt, mangadexId, values: valuesOf(values, empty), created: createdOf(created) }]
      : [],
  )
}
