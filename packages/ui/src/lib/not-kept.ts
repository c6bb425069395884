import { ContentRating, Demographic, TitleStatus, TitleType, type Title } from '@bunko/api-client'
import { changedFields } from './changed-fields.ts'
import { isRecord } from './is-record.ts'
import { canonicalJson } from './diff/canonical-json.ts'
import { textKey } from './same-text.ts'
import { TITLE_FIELDS, type TitleField } from './title-fields.ts'
import type { TitleValues } from './title-form.ts'
import { isUnread, toldAs } from './unread.ts'

const NUMBERS: ReadonlySet<TitleField> = new Set(['year', 'chapters', 'volumes'])
const CHOICES: Partial<Record<TitleField, { readonly options: readonly string[] }>> = {
  type: TitleType,
  status: TitleStatus,
  contentRating: ContentRating,
  demographic: Demographic,
}

/** A server may sort a list by rules of its own, and write a name in its own way (R13). */
const keyOf = (value: unknown): string => {
  if (typeof value === 'string') return textKey(value)
  if (Array.isArray(value)) return canonicalJson(value.map(keyOf).toSorted())
  return canonicalJson(isRecord(value) ? Object.entries(value).map(([name, one]) => [name, keyOf(one)]) : value)
}

/**
 * Whether the answer tells a field at all, in a way that can be compared. Related titles it may name by either of their
 * ids.
 */
const isTold = (answer: Title, field: TitleField, now: TitleValues): boolean => {
  const [own] = TITLE_FIELDS[field].names
  // A season is no part of it.
  if (own === undefined) return false
  const [name, language] = own.split('.')
  const told = toldAs(answer, name as keyof Title)
  if (told === undefined || told === null || field === 'related' || isUnread(answer, name as keyof Title)) return false
  // A text alone is that of one language, whichever the server took it for.
  if (language && typeof told !== 'object') return false
  // The number of something that has a name.
  if (typeof told === 'number' && !NUMBERS.has(field)) return false
  // 'success' is no status of a title.
  const choices = CHOICES[field]
  return choices === undefined || choices.options.some((one) => one === now[field])
}

/**
 * The labels of the fields that were changed and that a server has otherwise after a save it has accepted: it takes them
 * from nobody, or makes something else of them, and says nothing. What its answer does not tell is not known, and left
 * out.
 *
 * @param before what stood there, as the form has it
 * @param sent the form as it was sent
 * @param answer what the save answered, null for nothing
 */
export const notKept = (
  { before, sent }: Readonly<Record<'before' | 'sent', TitleValues>>,
  answer: Title | null,
  valuesOf: (title: Title) => TitleValues,
): string[] => {
  if (answer === null) return []
  const now = valuesOf(answer)
  const otherwise = new Set(changedFields(now, sent))
  return changedFields(before, sent)
    .filter((field) => otherwise.has(field) && isTold(answer, field, now) && keyOf(sent[field]) !== keyOf(now[field]))
    .map((field) => TITLE_FIELDS[field].label)
}
