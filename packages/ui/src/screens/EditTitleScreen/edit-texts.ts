import { errorText, isApiError, NetworkError, TEXT_LIMIT, type Change, type HttpError } from '@bunko/api-client'
import { isBlank } from '../../lib/blank.ts'
import type { EditMode } from '../../lib/field-permissions.ts'
import { isRecord } from '../../lib/is-record.ts'
import { otherTexts } from '../../lib/other-errors.ts'
import { refusedFields, type TitleField } from '../../lib/title-fields.ts'
import { isOfWrite, isUnsure } from '../../lib/unsure.ts'

/** Section 8. */
const FAILED: Record<EditMode, string> = { save: 'Failed to update manga', propose: 'Failed to submit edit proposal' }
export const SUCCEEDED: Record<EditMode, string> = {
  save: 'Manga updated successfully',
  propose: 'Edit proposal submitted successfully and is awaiting approval',
}

/** What makes the changes did not arrive: no call went out. */
export const NOTHING_SENT = new NetworkError('title-changes')

/** Of the proposal's own summary, for the focus. */
export const SUMMARY_ID = 'edit-summary'

export interface Failure {
  title: string
  /** What the server, or the network, says; undefined where that is no more than the title. */
  text: string | undefined
  /** Nobody knows whether it has arrived. */
  unsure: boolean
  /** What the server refuses, by field. */
  fields: ReadonlyMap<TitleField, string>
  /** What it refuses of the proposal's own summary. */
  summary: string | undefined
  /** What it refuses that has no field here, and was not said before. */
  others: readonly string[]
}

/** Of a refused change: which it is, where it says so itself, and of what kind the refusal is. */
const ASIDE = new Set(['field', 'field_name', 'code', 'type'])
/** What is said of a refused change, whatever part of it that is about. */
const textIn = (row: unknown): string | undefined => {
  if (!isRecord(row)) return undefined
  const parts = Object.entries(row).flatMap(([key, value]) => (ASIDE.has(key) && !Array.isArray(value) ? [] : value))
  const texts = parts.flatMap((one) => (typeof one === 'string' && !isBlank(one) ? one.trim() : []))
  return texts[0]?.slice(0, TEXT_LIMIT)
}
const nameIn = (row: unknown): string | undefined => {
  const { field, field_name: name } = isRecord(row) ? row : {}
  return [field, name].find((one): one is string => typeof one === 'string' && !isBlank(one))
}

const isOfRows = (name: string) => name === 'changes' || name.startsWith('changes.')
/**
 * What a server refuses, by its names. Of a proposal's changes it tells by their places in the list that was sent
 * (Django REST framework: `{ changes: [{}, { new_value: ['…'] }] }`): each is one of its change's own name.
 */
const errorsOf = ({ fields, body }: HttpError, sent: readonly Change[]): HttpError['fields'] => {
  const { errors, details, error, detail } = isRecord(body) ? body : {}
  const holders = [body, errors, details, error, detail, isRecord(error) ? error['details'] : null]
  const lists = holders.map((one) => (isRecord(one) ? one['changes'] : null))
  const rows = Object.entries(lists.find((one) => typeof one === 'object' && one !== null) ?? {})
  const told = rows.flatMap(([at, row]) => {
    const text = textIn(row)
    return text === undefined ? [] : [[nameIn(row) ?? sent[Number(at)]?.field_name ?? `changes.${at}`, text] as const]
  })
  if (told.length === 0) return fields
  const others = Object.entries(fields).filter(([name]) => !isOfRows(name))
  return { ...Object.fromEntries(told), ...Object.fromEntries(others) }
}

/** TEXTS.md: what an edit that did not work is called, and why; `sent` are the changes of a proposal, in their order. */
export const editFailure = (error: unknown, mode: EditMode, sent: readonly Change[] = []): Failure => {
  const title = FAILED[mode]
  const said = errorText(error, title)
  const http = isApiError(error) && error.kind === 'http'
  const errors = http ? errorsOf(error, sent) : {}
  const { fields, others } = refusedFields(errors)
  // What is read before a save sends nothing.
  const unsure = !isApiError(error) || (isOfWrite(error) && isUnsure(error))
  const isSummary = ([name]: readonly [string, string]) => mode === 'propose' && name === 'edit_summary'
  return {
    title,
    text: said === title ? undefined : said,
    unsure,
    fields,
    summary: others.find(isSummary)?.[1],
    others: otherTexts(
      others.filter((one) => !isSummary(one)),
      [said],
      errors,
    ),
  }
}
