import { errorText, isApiError } from '@bunko/api-client'
import { otherTexts } from '../../lib/other-errors.ts'
import { refusedFields, type TitleField } from '../../lib/title-fields.ts'
import { isUnsure } from '../../lib/unsure.ts'

export interface Failure {
  /** 'Creation Failed' or 'Creation Error' (section 8). */
  title: string
  text: string
  /** Nobody knows whether the title was created. */
  unsure: boolean
  /** What the server refuses, by field. */
  fields: ReadonlyMap<TitleField, string>
  /** What it refuses that has no field here, and was not said before. */
  others: readonly string[]
}

/**
 * Whether a refusal may say that an earlier attempt of the same form has arrived (R12). A server may blame the slug, or
 * no field at all: after an attempt whose answer never came (`wasUnsure`) any 400 may mean it.
 */
export const isTaken = (error: unknown, wasUnsure: boolean): boolean =>
  isApiError(error) &&
  error.kind === 'http' &&
  (error.status === 409 ||
    (wasUnsure && error.status === 400) ||
    'mangadex_id' in error.fields ||
    'slug' in error.fields)

/** TEXTS.md: what a create that did not work is called, and why. */
export const creationFailure = (error: unknown): Failure => {
  const unsure = !isApiError(error) || isUnsure(error)
  if (!isApiError(error) || error.kind !== 'http')
    return { title: 'Creation Error', text: errorText(error), unsure, fields: new Map(), others: [] }
  const { fields, others } = refusedFields(error.fields)
  const text = errorText(error, 'Failed to create manga')
  return { title: 'Creation Failed', text, unsure, fields, others: otherTexts(others, [text], error.fields) }
}
