import { refOf, type Id, type Title } from '@bunko/api-client'
import { coverSrc } from './cover-src.ts'
import { sameText } from './same-text.ts'
import { factsOf, nameOf } from './title-text.ts'

/** What a form keeps of a title that was picked: enough to show it and to name it to the server. */
export interface TitlePick {
  /** The id of the row, else its public_id. */
  id: Id
  name: string
  year: number | null
  cover: string | null
  /** What stands in a path (R2). */
  ref?: string | undefined
  lang?: string | undefined
  /** 'Manga · 2015 · Ongoing'; the year where it is left out. */
  facts?: string | undefined
}

/** A found title as it is kept. */
export const toPick = (title: Title): TitlePick => {
  const { text, lang } = nameOf(title)
  return {
    id: title.id ?? refOf(title),
    name: text,
    year: title.year,
    cover: coverSrc(title.covers, 'thumbnail') || null,
    ref: refOf(title),
    lang,
    facts: factsOf(title),
  }
}

/** Whether two picks are one title (R13): by id, else by what stands in a path. */
export const sameTitle = (one: Pick<TitlePick, 'id' | 'ref'>, other: Pick<TitlePick, 'id' | 'ref'>): boolean =>
  sameText(String(one.id), String(other.id)) ||
  (one.ref !== undefined && other.ref !== undefined && sameText(one.ref, other.ref))
