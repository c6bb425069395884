import type { Endpoint, Shape } from '@bunko/api-client'
import { fieldsOf, kindOf, parse } from './drf.ts'
import { isTooDeep, jsonProblem, TOO_DEEP } from './json.ts'
import type { MockRequest } from './message.ts'
import { badPage, detail, inDetails, invalid, Refusal } from './refusal.ts'
import { trimmed } from './trim.ts'

// What a BooleanField takes.
const TRUE = new Set(['t', 'y', 'yes', 'true', 'on', '1'])
const FALSE = new Set(['f', 'n', 'no', 'false', 'off', '0', '0.0'])
const fromText = (kind: string | undefined, text: string): unknown => {
  if (kind === 'number') return /^\s*[-+]?\d{1,15}(?:\.0*)?\s*$/.test(text) ? Number(text) : text
  if (kind === 'boolean') return TRUE.has(text.toLowerCase()) ? true : FALSE.has(text.toLowerCase()) ? false : text
  return text
}

type Get = (name: string) => string | File | undefined
const fromPairs = (schema: Shape, get: Get, missing: (name: string, kind: string | undefined) => unknown): unknown => {
  const given: Record<string, unknown> = {}
  for (const [name, part] of Object.entries(fieldsOf(schema))) {
    const value = get(name)
    const kind = kindOf(part)
    const read = typeof value === 'string' ? fromText(kind, value) : value
    const taken = read === undefined ? missing(name, kind) : read
    if (taken !== undefined) given[name] = taken
  }
  return given
}

/**
 * Query of a call: texts become numbers and flags as the contract says; empty ones count as missing, but for `q`: a
 * search for nothing (section 7 writes `?q=`) was asked, and finds nothing.
 * @throws Refusal 400, or 404 for a page that is none
 */
export const readQuery = (e: Endpoint, params: URLSearchParams): unknown => {
  if (!e.query) return undefined
  const text = (name: string) => {
    const sent = params.getAll(name).at(-1)
    return sent === '' && name !== 'q' ? undefined : sent
  }
  const number = 'page' in fieldsOf(e.query) ? text('page') : undefined
  if (number !== undefined && !/^\s*0*[1-9]\d{0,14}\s*$/.test(number)) throw badPage()
  return parse(
    e.query,
    fromPairs(e.query, text, () => undefined),
  )
}

const contentType = (request: MockRequest) => request.headers?.['content-type'] ?? ''

const parseJson = (text: string): unknown => {
  if (text === '') return {}
  if (isTooDeep(text)) throw detail(400, `JSON parse error - ${TOO_DEEP}`)
  try {
    return JSON.parse(text) as unknown
  } catch {
    throw detail(400, `JSON parse error - ${jsonProblem(text) ?? 'Expecting value: line 1 column 1 (char 0)'}`)
  }
}

/** A form: an unticked box is sent as nothing and means no. */
const parseForm = (schema: Shape, form: FormData | undefined): unknown => {
  const part = (name: string) => (form?.getAll(name).at(-1) as string | File | null | undefined) ?? undefined
  const given = parse(
    schema,
    fromPairs(schema, part, (_name, kind) => (kind === 'boolean' ? false : undefined)),
  )
  const empty = Object.entries(given as object).filter(([, value]) => value instanceof File && value.size === 0)
  if (empty.length) throw invalid(Object.fromEntries(empty.map(([name]) => [name, ['The submitted file is empty.']])))
  return given
}

/** Magazines and publishers answer the fields under `details` (section 8). */
const HOUSE = /^\/manga\/(?:magazines|publishers)\//

/** Body of a call. @throws Refusal 400, 413 or 415 */
export const readBody = async (e: Endpoint, request: MockRequest): Promise<unknown> => {
  if (!e.body) return undefined
  const multipart = e.encoding === 'multipart'
  const type = contentType(request)
  if (request.body && mediaType(type) !== (multipart ? 'multipart/form-data' : 'application/json'))
    throw detail(415, `Unsupported media type "${type}" in request.`)
  if (multipart) return parseForm(e.body, await request.body?.form())
  const given = trimmed(e.body, parseJson((await request.body?.text()) ?? ''))
  try {
    return parse(e.body, given)
  } catch (refused) {
    throw refused instanceof Refusal && HOUSE.test(e.path) ? inDetails(refused) : refused
  }
}
const mediaType = (header: string) => header.split(';')[0]?.trim().toLowerCase()
