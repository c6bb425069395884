import type { Id } from '@bunko/api-client'
import { isRecord } from './is-record.ts'
import type { TitlePick } from './title-pick.ts'
import type { Phrase } from './title-text.ts'

// What a draft's text may hold, whoever has damaged it.

/** Whether it is a text; an empty one is. */
export const isText = (value: unknown): value is string => typeof value === 'string'
/** Whether it may be an id: a text or a number. */
export const isId = (value: unknown): value is Id => isText(value) || typeof value === 'number'
/** Those of a list that pass `is`; none of what is no list. */
export const listOf = <T>(value: unknown, is: (item: unknown) => item is T): T[] =>
  Array.isArray(value) ? value.filter((item): item is T => is(item)) : []

const phraseOf = (value: unknown): Phrase | undefined =>
  isRecord(value) && isText(value['text'])
    ? { text: value['text'], lang: isText(value['lang']) ? value['lang'] : undefined }
    : undefined

/** Picked titles as they are kept; what is damaged is left out. */
export const picksOf = (value: unknown): TitlePick[] =>
  listOf(value, isRecord).flatMap(({ id, name, year, cover, ref, lang, other, facts }) =>
    isId(id) && isText(name)
      ? [
          {
            id,
            name,
            year: typeof year === 'number' ? year : null,
            cover: isText(cover) ? cover : null,
            ref: isText(ref) ? ref : undefined,
            lang: isText(lang) ? lang : undefined,
            other: phraseOf(other),
            facts: isText(facts) ? facts : undefined,
          },
        ]
      : [],
  )
