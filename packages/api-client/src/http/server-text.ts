import { HttpError, TEXT_LIMIT } from './api-error.ts'
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
/** The same where they are a text: a form has a `status` too, of which a list speaks. */
const RARELY_FIELDS = new Set(['code', 'status', 'status_code', 'error_code', 'timestamp', 'path', 'instance'])
const BESIDE = ['detail', 'errors']
/** Of what kind an error is, or where; `type` and `title` beside what says more (RFC 7807). */
const isAside = (key: string, value: unknown, holder: object, beside = BESIDE) =>
  typeof value === 'string' &&
  (RARELY_FIELDS.has(key) || ((key === 'type' || key === 'title') && beside.some((one) => one in holder)))
const isField = (key: string, value: unknown, holder: object, beside = BESIDE) =>
  !NOT_FIELDS.has(key) && !isAside(key, value, holder, beside)

const usable = (value: unknown): string | null => {
  if (typeof value !== 'string') return null
  const trimmed = value.trim()
  if (trimmed === '') return null
  if (trimmed.length <= TEXT_LIMIT) return trimmed
  // Never half of a character.
  return `${trimmed.slice(0, TEXT_LIMIT).replace(/[\uD800-\uDBFF]$/, '')}…`
}

const textsFirst = (error: Record<string, unknown>): unknown[] => [
  error['message'],
  error['detail'],
  error['msg'],
  ...Object.entries(error).map(([key, value]) => !isAside(key, value, error) && value),
]

/** The first text in a value, looking into lists and objects a few steps deep. */
const firstText = (value: unknown, depth = 5): string | null => {
  const own = usable(value)
  if (own !== null || depth === 0) return own
  const inner = Array.isArray(value) ? value : isRecord(value) ? textsFirst(value) : []
  for (const one of inner) {
    const found = firstText(one, depth - 1)
    if (found !== null) return found
  }
  return null
}

/** `{ field: … }`, or rows of `{ field, message }` or `{ attr, detail }`. */
const errorsIn = (holder: unknown): [field: unknown, error: unknown][] =>
  Array.isArray(holder)
    ? holder.filter(isRecord).map((row) => [row['field'] ?? row['attr'], firstText(row)])
    : Object.entries(isRecord(holder) ? holder : {})

/**
 * First error of each field: Django REST framework's `{ field: ['…'] }`, also under `details`, `errors`, `error` and
 * their like, or there as rows. Of a field that is a map its parts are told as well: `{ title: { en: ['…'] } }` is one of `title` and
 * of `title.en`.
 */
export const fieldErrors = (body: unknown): Record<string, string> => {
  if (!isRecord(body)) return {}
  const found = new Map<string, string>()
  const { details, errors, error, detail, message } = body
  // Of these, what else an error has is no field.
  const loose: unknown[] = [body, error, detail, message].filter(isRecord)
  for (const holder of [body, details, errors, ...loose, isRecord(error) ? error['details'] : null]) {
    for (const [field, value] of errorsIn(holder)) {
      if (typeof field !== 'string' || found.has(field)) continue
      // In an error's own text what stands beside it is of its kind.
      const beside = holder === detail || holder === message ? [...BESIDE, 'message', 'msg'] : BESIDE
      if (loose.includes(holder) && !isField(field, value, holder as object, beside)) continue
      const text = firstText(value)
      if (text === null) continue
      found.set(field, text)
      for (const [part, inner] of Object.entries(isRecord(value) ? value : {})) {
        const ofPart = isField(part, inner, value as object) ? firstText(inner) : null
        if (ofPart !== null) found.set(`${field}.${part}`, ofPart)
      }
    }
  }
  return Object.fromEntries(found)
}

/**
 * R1's error line (TEXTS.md): `message`, `error`, `detail`, `non_field_errors`, the first field's first error, else any
 * text in their like.
 */
export const serverText = (body: unknown): string | null => {
  if (Array.isArray(body)) return firstText(body)
  if (!isRecord(body)) return null
  const { message, error, detail, non_field_errors: ofNone, errors, details } = body
  return (
    usable(message) ??
    firstText([error, detail, ofNone]) ??
    Object.values(fieldErrors(body))[0] ??
    firstText([errors, details, message])
  )
}

export const codeOf = (body: unknown, status: number): string => {
  const code = isRecord(body) ? body['code'] : undefined
  return typeof code === 'string' || typeof code === 'number' ? String(code) : String(status)
}

/** The error of an answer that refuses `call`. */
export const refused = (
  call: string,
  { status, body, retryAfter = null }: { status: number; body: unknown; retryAfter?: number | null },
): HttpError =>
  new HttpError({
    call,
    status,
    code: codeOf(body, status),
    text: serverText(body),
    fields: fieldErrors(body),
    retryAfter,
    body,
  })

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
