/** The texts of section 8 for a refresh that cannot be done; `refused` is a server's definite no. */
export type SessionProblem =
  | 'No auth data found'
  | 'No refresh token found'
  | 'No refresh token available'
  | 'Invalid refresh response format'
  | 'refused'

/** Section 8's text for a call without an answer, in time or at all. */
export const NETWORK_TEXT = 'Network error - please check your connection'
/** Section 8's text for anything else: an answer of no accepted shape, or an error that is none of the client's. */
export const UNKNOWN_TEXT = 'An unexpected error occurred'
/** A server's text longer than this is cut: it is shown in a toast and beside a field. */
export const TEXT_LIMIT = 1_000

/** No answer came (section 8: NETWORK_ERROR). */
export class NetworkError extends Error {
  readonly kind = 'network'
  readonly code = 'NETWORK_ERROR'
  readonly call: string
  constructor(call: string, cause?: unknown) {
    super(NETWORK_TEXT, { cause })
    this.name = 'NetworkError'
    this.call = call
  }
}

/** What somebody reads of a `FileError`; section 8 has no text for it. */
export const FILE_TEXT = 'The file has changed, or is gone, since it was chosen. Choose it again.'

/**
 * A chosen file can no longer be read: a browser sends none that has changed since, nor one that is gone. No answer came,
 * and none comes however often it is sent again.
 */
export class FileError extends Error {
  readonly kind = 'file'
  readonly code = 'UNKNOWN_ERROR'
  readonly call: string
  constructor(call: string, cause?: unknown) {
    super(FILE_TEXT, { cause })
    this.name = 'FileError'
    this.call = call
  }
}

/** The whole answer was not there within the call's limit (R9). */
export class TimeoutError extends Error {
  readonly kind = 'timeout'
  readonly code = 'NETWORK_ERROR'
  readonly call: string
  readonly limitMs: number
  constructor(call: string, limitMs: number) {
    super(NETWORK_TEXT)
    this.name = 'TimeoutError'
    this.call = call
    this.limitMs = limitMs
  }
}

/** The server refused. `text` is its own text, or null where it sent none. */
export class HttpError extends Error {
  readonly kind = 'http'
  readonly call: string
  readonly status: number
  readonly code: string
  readonly text: string | null
  /** First error of each field, by the server's field name. */
  readonly fields: Readonly<Record<string, string>>
  /** Seconds to wait, where the server said so. */
  readonly retryAfter: number | null
  readonly body: unknown
  constructor(init: {
    call: string
    status: number
    code?: string
    text?: string | null
    fields?: Record<string, string>
    retryAfter?: number | null
    body?: unknown
  }) {
    super(init.text ?? `HTTP Error ${init.status}`)
    this.name = 'HttpError'
    this.call = init.call
    this.status = init.status
    this.code = init.code ?? String(init.status)
    this.text = init.text ?? null
    this.fields = init.fields ?? {}
    this.retryAfter = init.retryAfter ?? null
    this.body = init.body
  }
}

/** The answer fits no accepted shape (R1). Names the call and the field. */
export class ShapeError extends Error {
  readonly kind = 'shape'
  readonly code = 'UNKNOWN_ERROR'
  readonly call: string
  readonly field: string
  readonly reason: string
  constructor(call: string, field: string, reason: string) {
    super(UNKNOWN_TEXT)
    this.name = 'ShapeError'
    this.call = call
    this.field = field
    this.reason = reason
  }
}

/** The session is over, or was replaced while the call was under way. */
export class SessionError extends Error {
  readonly kind = 'session'
  readonly code = 'SESSION'
  readonly problem: SessionProblem
  constructor(problem: SessionProblem) {
    super(problem === 'refused' ? 'The server refused to renew the session.' : problem)
    this.name = 'SessionError'
    this.problem = problem
  }
}

/** Everything a call of the client rejects with, besides the reason of the caller's own abort. */
export type ApiError = NetworkError | TimeoutError | FileError | HttpError | ShapeError | SessionError
/** Which of the client's errors one is: a `switch` on it tells the fields that are there. */
export type ApiErrorKind = ApiError['kind']

/** Whether what was thrown is one of the client's own errors (section 8): its `kind` says which. */
export const isApiError = (error: unknown): error is ApiError =>
  error instanceof HttpError ||
  error instanceof NetworkError ||
  error instanceof TimeoutError ||
  error instanceof FileError ||
  error instanceof ShapeError ||
  error instanceof SessionError

/** The call that renews a token: the client makes it by itself (R4). */
export const RENEWAL = 'POST /auth/refresh/'

/** A token could not be renewed (R4): what was asked with it was not let in, and nothing is known of it. */
export const isOfRenewal = (error: unknown): boolean =>
  isApiError(error) && error.kind !== 'session' && error.call === RENEWAL

/**
 * The text a person reads (section 8, TEXTS.md): the server's own, else `fallback` where a screen has one in place of
 * 'HTTP Error {status}' and 'An unexpected error occurred'; the network text always stands.
 */
export const errorText = (error: unknown, fallback?: string): string => {
  if (!isApiError(error)) return fallback ?? UNKNOWN_TEXT
  if (error.kind === 'http') return error.text ?? fallback ?? error.message
  if (error.kind === 'shape') return fallback ?? error.message
  return error.message
}
