import { refOf, type Id, type Title } from '@bunko/api-client'
import { coverSrc } from './cover-src.ts'
import { otherNameOf } from './other-name.ts'
import { textKey } from './same-text.ts'
import { factsOf, langOfText, nameOf, type Phrase } from './title-text.ts'

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
  /** Its name in another script, where the first is none that everybody reads. */
  other?: Phrase | undefined
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
    other: langOfText(text) === undefined ? undefined : (otherNameOf(title) ?? undefined),
    facts: factsOf(title),
  }
}

type Identity = Pick<TitlePick, 'id' | 'ref'>

/** Whether two picks are one title (R13): by id, else by what stands in a path, which may be all that is known of one. */
export const sameTitle = (one: Identity, other: Identity): boolean => amongTitles([one])(other)

/**
 * Tells which titles are among these, as `sameTitle` has it. They are read once: there may be thousands, and every
 * result of a search asks, at every letter.
 */
export const amongTitles = (titles: readonly Identity[]): ((title: Identity) => boolean) => {
  const ids = new Set<string>()
  const refs = new Set<string>()
  for (const { id, ref } of titles) {
    const key = textKey(String(id))
    ids.add(key)
    refs.add(ref === undefined ? key : textKey(ref))
  }
  return ({ id, ref = String(id) }) => ids.has(textKey(String(id))) || refs.has(textKey(ref))
}
