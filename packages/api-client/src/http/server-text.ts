import { TEXT_LIMIT } from './api-error.ts'
import { isRecord } from './is-record.ts'

/** Keys of an error body that hold no field of a form. */
const NOT_FIELDS = new Set([
  'success',
  'message',
  'messages',
  'error',
  'errors',
  'detail',
  'details',
  'non_field_errors',
  'data',
])
/** The same as long as they hold no list: a form has a `status` too. */
const RARELY_FIELDS = new Set(['code', 'status', 'status_code', 'error_code', 'timestamp', 'path'])
const isField = (key: string, value: unknown) =>
  !NOT_FIELDS.has(key) && (!RARELY_FIELDS.has(key) || Array.isArray(value))

const usable = (value: unknown): string | null => {
  if (typeof value !== 'string') return null
  const trimmed = value.trim()
  if (trimmed === '') return null
  if (trimmed.length <= TEXT_LIMIT) return trimmed
  // Never half of a character.
  return `${trimmed.slice(0, TEXT_LIMIT).replace(/[\uD800-\uDBFF]$/, '')}…`
}

/** The first text in a value, looking into lists and objects a few steps deep. */
const firstText = (value: unknown, depth = 4): string | null => {
  const own = usable(value)
  if (own !== null || depth === 0) return own
  const inner = Array.isArray(value) ? value : isRecord(value) ? Object.values(value) : []
  for (const one of inner) {
    const found = firstText(one, depth - 1)
    if (found !== null) return found
  }
  return null
}

/**
 * First error of each field: Django REST framework's `{ field: ['…'] }`, also under `details` or `errors`. Of a field
 * that is a map its parts are told as well: `{ title: { en: ['…'] } }` is one of `title` and of `title.en`.
 */
export const fieldErrors = (body: unknown): Record<string, string> => {
  if (!isRecord(body)) return {}
  const found = new Map<string, string>()
  for (const holder of [body, body['details'], body['errors'], body['error']]) {
    if (!isRecord(holder)) continue
    for (const [field, value] of Object.entries(holder)) {
      if ((holder === body && !isField(field, value)) || found.has(field)) continue
      const text = firstText(value)
      if (text === null) continue
      found.set(field, text)
      for (const [part, inner] of Object.entries(isRecord(value) ? value : {})) {
        const ofPart = isField(part, inner) ? firstText(inner) : null
        if (ofPart !== null) found.set(`${field}.${part}`, ofPart)
      }
    }
  }
  return Object.fromEntries(found)
}

/** R1's error line (TEXTS.md): `message`, `error`, `detail`, `non_field_errors`, the first field's first error. */
export const serverText = (body: unknown): string | null => {
  if (Array.isArray(body)) return firstText(body)
  if (!isRecord(body)) return null
  for (const key of ['message', 'error', 'detail', 'non_field_errors'] as const) {
    const text = key === 'message' ? usable(body[key]) : firstText(body[key])
    if (text !== null) return text
  }
  return Object.values(fieldErrors(body))[0] ?? firstText(body['errors']) ?? firstText(body['details'])
}

export const codeOf = (body: unknown, status: number): string => {
  const code = isRecord(body) ? body['code'] : undefined
  return typeof code === 'string' || typeof code === 'number' ? String(code) : String(status)
}

/** Seconds, from either form of Retry-After. */
const retryAfterOf = (header: string, now: number): number | null => {
  if (/^\d+$/.test(header)) return Number(header)
  // A date begins with its day: `Date.parse` would take '-5' for a month.
  const at = /^[a-z]/i.test(header) ? Date.parse(header) : Number.NaN
  return Number.isNaN(at) ? null : Math.max(0, Math.round((at - now) / 1000))
}

/** How long an answer asks to wait, in seconds: a date by the server's clock, as the reader's may be wrong. */
export const waitOf = (headers: Pick<Headers, 'get'>): number | null => {
  const wait = headers.get('retry-after')
  if (wait === null) return null
  const sent = Date.parse(headers.get('date') ?? '')
  return retryAfterOf(wait, Number.isNaN(sent) ? Date.now() : sent)
}
