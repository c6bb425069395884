import { DEFAULT_CHAPTERS, DEFAULT_VOLUMES, type EditType } from '@bunko/api-client'
import { canonicalJson } from './diff/canonical-json.ts'
import { lineFeeds } from './line-ends.ts'
import { parseNumber } from './parse-number.ts'
import { TITLE_FIELD_NAMES, TITLE_FIELDS, type TitleField } from './title-fields.ts'
import type { TitleValues } from './title-form.ts'
import { TERM_NAMES } from './title-terms.ts'

const same = (a: unknown, b: unknown) => canonicalJson(a) === canonicalJson(b)

const textOf = (text: string) => lineFeeds(text.trim())

/** Numbers, and what is sent for one that was taken out. */
const NUMBERS: Partial<Record<TitleField, number | null>> = {
  year: null,
  chapters: DEFAULT_CHAPTERS,
  volumes: DEFAULT_VOLUMES,
}
const sameNumber = (old: string, now: string, whenEmpty: number | null): boolean => {
  const [before, after] = [parseNumber(old), parseNumber(now)]
  if (before === 'invalid') return textOf(old) === textOf(now)
  return before === after || (after === null && before === whenEmpty)
}

const idsOf = ({ related }: TitleValues) => related.map(({ id }) => String(id)).toSorted()

/** The fields that differ from what the form began with, as it would be sent; blank texts are alike, and line ends of any kind. */
export const changedFields = (before: TitleValues, after: TitleValues): TitleField[] =>
  TITLE_FIELD_NAMES.filter((field) => {
    const [old, now] = [before[field], after[field]]
    if (typeof old === 'string' && typeof now === 'string') {
      const whenEmpty = NUMBERS[field]
      return whenEmpty === undefined ? textOf(old) !== textOf(now) : !sameNumber(old, now, whenEmpty)
    }
    // In which order they come means nothing: a server sorts them by rules of its own.
    if (field === 'related') return !same(idsOf(before), idsOf(after))
    if (Object.hasOwn(TERM_NAMES, field)) return !same((old as string[]).toSorted(), (now as string[]).toSorted())
    return !same(old, now)
  })

/** The edit type that the changed fields make: their own where they agree, else basic_info where a basic one is among them. */
export const editTypeOf = (fields: readonly TitleField[]): EditType => {
  const types = new Set(fields.map((field) => TITLE_FIELDS[field].editType))
  const [only] = types
  if (types.size === 1 && only) return only
  return types.has('basic_info') ? 'basic_info' : 'metadata'
}
