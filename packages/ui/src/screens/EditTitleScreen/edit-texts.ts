import { errorText, isApiError, NetworkError } from '@bunko/api-client'
import type { EditMode } from '../../lib/field-permissions.ts'
import { fieldOfServerName, type TitleField } from '../../lib/title-form.ts'

/** Section 8. */
const FAILED: Record<EditMode, string> = { save: 'Failed to update manga', propose: 'Failed to submit edit proposal' }
export const SUCCEEDED: Record<EditMode, string> = {
  save: 'Manga updated successfully',
  propose: 'Edit proposal submitted successfully and is awaiting approval',
}

/** What makes the changes did not arrive: no call went out. */
export const NOTHING_SENT = new NetworkError('title-changes')

export interface Failure {
  title: string
  /** What the server, or the network, says; undefined where that is no more than the title. */
  text: string | undefined
  /** Nobody knows whether it has arrived. */
  unsure: boolean
  /** What the server refuses, by field. */
  fields: ReadonlyMap<TitleField, string>
  /** What it refuses that has no field here. */
  others: readonly string[]
}

/** TEXTS.md: what an edit that did not work is called, and why. */
export const editFailure = (error: unknown, mode: EditMode): Failure => {
  const title = FAILED[mode]
  const said = errorText(error, title)
  const fields = new Map<TitleField, string>()
  const others: string[] = []
  const http = isApiError(error) && error.kind === 'http'
  for (const [name, text] of Object.entries(http ? error.fields : {})) {
    const field = fieldOfServerName(name)
    if (field === null) others.push(`${name}: ${text}`)
    else if (!fields.has(field)) fields.set(field, text)
  }
  const unsure = error !== NOTHING_SENT && (!http || error.status >= 500)
  return { title, text: said === title ? undefined : said, unsure, fields, others }
}
