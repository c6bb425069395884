import type { Endpoint, Shape } from '@bunko/api-client'
import { parse } from './drf.ts'
import type { MockRequest } from './message.ts'
import { detail } from './refusal.ts'

// zod/mini keeps the parts of a schema under `def`; only the kinds of the contract's queries and forms are walked.
interface Def {
  type: string
  shape?: Record<string, Shape>
  innerType?: Shape
}
const defOf = (schema: Shape) => schema.def as unknown as Def
const kindOf = (schema: Shape): string => {
  const { type, innerType } = defOf(schema)
  return innerType ? kindOf(innerType) : type
}

const TRUE = new Set(['true', 'True', '1', 'yes', 'on'])
const FALSE = new Set(['false', 'False', '0', 'no', 'off'])
const fromText = (kind: string, text: string): unknown => {
  if (kind === 'number') return /^-?\d{1,15}$/.test(text.trim()) ? Number(text) : text
  if (kind === 'boolean') return TRUE.has(text) ? true : FALSE.has(text) ? false : text
  return text
}

const fromPairs = (schema: Shape, get: (name: string) => string | File | undefined, dropEmpty: boolean): unknown => {
  const given: Record<string, unknown> = {}
  for (const [name, part] of Object.entries(defOf(schema).shape ?? {})) {
    const value = get(name)
    if (value === undefined || (dropEmpty && value === '')) continue
    given[name] = typeof value === 'string' ? fromText(kindOf(part), value) : value
  }
  return given
}

/** Query of a call: texts become numbers and flags as the contract says; empty ones count as missing. */
export const readQuery = (e: Endpoint, params: URLSearchParams): unknown =>
  e.query &&
  parse(
    e.query,
    fromPairs(e.query, (name) => params.getAll(name).at(-1), true),
  )

const mediaType = (request: MockRequest) =>
  (request.headers?.['content-type'] ?? '').split(';')[0]?.trim().toLowerCase()

const parseJson = (text: string): unknown => {
  if (text.trim() === '') return {}
  try {
    return JSON.parse(text) as unknown
  } catch {
    throw detail(400, 'JSON parse error - Expecting value: line 1 column 1 (char 0)')
  }
}

/** Body of a call. @throws Refusal 400, 413 or 415 */
export const readBody = async (e: Endpoint, request: MockRequest): Promise<unknown> => {
  if (!e.body) return undefined
  const type = mediaType(request)
  const wanted = e.encoding === 'multipart' ? 'multipart/form-data' : 'application/json'
  if (request.body && type !== wanted) throw detail(415, `Unsupported media type "${type ?? ''}" in request.`)
  if (e.encoding !== 'multipart') return parse(e.body, parseJson((await request.body?.text()) ?? ''))
  const form = await request.body?.form()
  return parse(
    e.body,
    fromPairs(e.body, (name) => (form?.getAll(name).at(-1) as string | File | null | undefined) ?? undefined, false),
  )
}
