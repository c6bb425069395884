import { readDate, type Moment } from './age.ts'

const DAY = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short', timeZone: 'UTC' })
const MINUTE = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short', timeStyle: 'short' })
const SECOND = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short', timeStyle: 'medium' })
const ISO_DAY = /^\d{4}-\d{2}-\d{2}$/
const ISO_MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:?\d{2})$/

/** A date as it is shown, and as `<time>` has it. */
export interface PtDate {
  /** '18/11/2026, 14:22' */
  text: string
  dateTime: string
}

/** A moment as the change details write it (R17), in the reader's time zone; undefined where it is damaged. */
export const ptMoment = (value: Moment): PtDate | undefined => {
  const date = readDate(value)
  return date && { text: MINUTE.format(date), dateTime: date.toISOString() }
}

/** A changed value that is a date or a moment in ISO 8601, in the format pt-BR; undefined for any other text. */
export const ptDateValue = (value: string): PtDate | undefined => {
  const date = ISO_DAY.test(value) || ISO_MOMENT.test(value) ? readDate(value) : undefined
  if (!date) return undefined
  if (!ISO_DAY.test(value)) return { text: SECOND.format(date), dateTime: date.toISOString() }
  return date.toISOString().startsWith(value) ? { text: DAY.format(date), dateTime: value } : undefined
}
