import type { ShapeError } from './api-error.ts'

const doubts = new WeakMap<object, ShapeError>()

/** Remembers that a field of a record was told otherwise than it can be read, and looks empty. */
export const noteDoubt = (record: object, doubt: ShapeError): void => void doubts.set(record, doubt)

/**
 * A record that a form sends back whole, for that form: whoever only shows it can do without a field, but here it would
 * look empty and be sent like that.
 *
 * @returns the record itself
 * @throws ShapeError where a field of it was told otherwise than it can be read (decision 5)
 */
export const exactly = <T extends object>(record: T): T => {
  const doubt = doubts.get(record)
  if (doubt) throw doubt
  return record
}
