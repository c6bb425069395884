import type { Title } from '@bunko/api-client'
import { changedFields } from './changed-fields.ts'
import { canonicalJson } from './diff/canonical-json.ts'
import { TITLE_FIELDS, type TitleField } from './title-fields.ts'
import type { TitleValues } from './title-form.ts'
import { isUnread, toldAs } from './unread.ts'

const sorted = (rows: readonly unknown[]) => canonicalJson(rows.map(canonicalJson).toSorted())
/** A server may sort a list by rules of its own. */
const sameRows = (one: unknown, other: unknown) =>
  Array.isArray(one) && Array.isArray(other) && sorted(one) === sorted(other)

/** Whether the answer tells a field at all, in a way that can be compared. */
const isTold = (answer: Title, field: TitleField): boolean => {
  const [name = '', language] = (TITLE_FIELDS[field].names[0] ?? '').split('.')
  const told = toldAs(answer, name as keyof Title)
  // A text alone is that of one language, whichever the server took it for.
  return told !== undefined && !(language && typeof told !== 'object') && !isUnread(answer, name as keyof Title)
}

/**
 * The labels of the fields that were changed and that a server has otherwise after a save it has accepted: one that it takes from
 * nobody, or makes of something else, and says nothing of. What its answer does not tell is not known, and left out.
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
  const otherwise = new Set(changedFields(sent, now))
  return changedFields(before, sent)
    .filter((field) => otherwise.has(field) && isTold(answer, field) && !sameRows(sent[field], now[field]))
    .map((field) => TITLE_FIELDS[field].label)
}
