import type { Title } from '@bunko/api-client'
import { changedFields } from './changed-fields.ts'
import type { TitleField } from './title-fields.ts'
import type { TitleValues } from './title-form.ts'
import { toPick } from './title-pick.ts'
import { isUntold } from './unread.ts'

const overlay = (under: TitleValues, over: TitleValues, fields: readonly TitleField[]): TitleValues => ({
  ...under,
  ...Object.fromEntries(fields.map((field) => [field, over[field]])),
})

/** What was changed from `before` to `after`, put upon `fresh`: the title as the server holds it by now. */
export const onTopOf = (fresh: TitleValues, before: TitleValues, after: TitleValues): TitleValues =>
  overlay(fresh, after, changedFields(before, after))

/** The same, but where somebody else has changed a field, theirs stays. */
export const besideTheirs = (fresh: TitleValues, before: TitleValues, after: TitleValues): TitleValues => {
  const theirs = new Set(changedFields(before, fresh))
  const mine = changedFields(before, after).filter((field) => !theirs.has(field))
  return overlay(fresh, after, mine)
}

/**
 * The title as an edit of it was begun, where that is not what it has become by itself: what others have made of these
 * fields since can be told, and asked about, as if the form had stayed open.
 */
export const asItBegan = (now: TitleValues, before: TitleValues, after: TitleValues): TitleValues => {
  const differs = new Set(changedFields(now, after))
  const mine = changedFields(before, after).filter((field) => differs.has(field))
  return overlay(now, before, mine)
}

/**
 * Section 3 promises the related entries in what is sent, not in what is read: where a title does not tell them, they are
 * those that the call of their own has. A save would take away what is not in the form.
 */
export const relatedOf = (title: Title, values: TitleValues, titles: readonly Title[]): TitleValues =>
  isUntold(title, 'related_entries') ? { ...values, related: titles.map(toPick) } : withRelated(values, titles)

/** Related entries are read as ids: the titles give them names. What stands in the record stays their id. */
export const withRelated = (values: TitleValues, titles: readonly Title[]): TitleValues => ({
  ...values,
  related: values.related.map((pick) => {
    const found = titles.find((title) => [title.id, title.public_id].some((id) => String(id) === String(pick.id)))
    return found ? { ...toPick(found), id: pick.id } : pick
  }),
})

/** Related entries that a form knows stay as it knows them, where what was read tells their ids alone. */
export const withNamesOf = (values: TitleValues, known: TitleValues['related']): TitleValues => ({
  ...values,
  related: values.related.map((pick) => ({
    ...pick,
    ...known.find(({ id }) => String(id) === String(pick.id)),
    id: pick.id,
  })),
})
