import { createFetch } from 'ofetch'
import { callName, type Endpoint } from '../contract/endpoint.ts'
import { FileError, NetworkError, ShapeError, TimeoutError, type HttpError } from './api-error.ts'
import { addressOf, pathOf, queryOf } from './path.ts'
import { refused, waitOf } from './server-text.ts'
import { isRecord } from './is-record.ts'
import { timeLimit } from './time-limit.ts'

/** The parts of any call, untyped: `createClient` types them by the contract. */
export interface Parts {
  params?: Record<string, string | number> | undefined
  query?: Record<string, unknown> | undefined
  body?: Record<string, unknown> | undefined
}
interface SendOptions {
  /** The caller's abort; the call then rejects with its reason. */
  signal?: AbortSignal | undefined
  /** Bearer token, where one is to be sent. */
  token?: string | undefined
  /** How much of a multipart body is sent, 0 to 1; only where the transport can tell. */
  onProgress?: ((share: number) => void) | undefined
}
/** One multipart request. Whoever carries it heeds the signal; the limit and the session's rules are not its business. */
interface UploadRequest {
  url: string
  method: string
  headers: Readonly<Record<string, string>>
  body: FormData
  signal: AbortSignal
  onProgress: ((share: number) => void) | undefined
}
/** What an `UploadTransport` resolves with, whatever the status: refusals are read by the client. */
export interface UploadAnswer {
  status: number
  text: string
  /** Seconds that the answer asks to wait. */
  retryAfter: number | null
  /** Another address has answered than the one that was asked. */
  redirected: boolean
}
/** Carries multipart calls in place of `fetch`. Rejects where no whole answer came. */
export type UploadTransport = (request: UploadRequest) => Promise<UploadAnswer>
interface Transport {
  baseUrl: string
  fetch?: typeof globalThis.fetch | undefined
  upload?: UploadTransport | undefined
  patience?: number | undefined
}
export interface RawAnswer {
  status: number
  /** Parsed JSON; undefined for an empty body; the text itself where it is no JSON. */
  body: unknown
  isJson: boolean
  retryAfter: number | null
}
export type Send = (e: Endpoint, parts: Parts, options?: SendOptions) => Promise<RawAnswer>

const toForm = (body: Record<string, unknown>) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(body)) {
    if (value === undefined || value === null) continue
    form.append(name, value instanceof Blob ? value : String(value))
  }
  return form
}

const parse = (text: string): Pick<RawAnswer, 'body' | 'isJson'> => {
  if (text === '') return { body: undefined, isJson: true }
  try {
    return { body: JSON.parse(text) as unknown, isJson: true }
  } catch {
    return { body: text, isJson: false }
  }
}

/** Rejects with the signal's reason, at once where it is aborted already; else it stays pending. */
export const whenAborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason)
    else signal.addEventListener('abort', () => reject(signal.reason))
  })

/** Whether a file that was to go out cannot be read; none that is still waited for when the call is over. */
const hasLostFile = (body: Parts['body'], signal: AbortSignal): Promise<boolean> => {
  const files = Object.values(body ?? {}).filter((value) => value instanceof Blob)
  const lost = Promise.all(files.map((file) => file.slice(0, 1).arrayBuffer())).then(
    () => false,
    () => true,
  )
  return Promise.race([lost, whenAborted(signal).catch(() => false)])
}

/**
 * Sends a call once (R9): no retry, one limit over the whole answer, no redirect followed on a write (R2).
 * Resolves with any status. @throws NetworkError | TimeoutError | FileError | ShapeError, or the caller's abort reason
 */
export const createSend = (transport: Transport): Send => {
  const { raw } = createFetch({ fetch: (...args) => (transport.fetch ?? globalThis.fetch)(...args) })
  const byFetch = async (
    url: string,
    init: NonNullable<Parameters<typeof raw>[1]>,
    isOwn: boolean,
  ): Promise<UploadAnswer> => {
    const response = await raw<string, 'text'>(url, {
      ...init,
      retry: false,
      ignoreResponseError: true,
      responseType: 'text',
      // What is read again before it is written over is not to come out of the browser's own store; what is somebody's
      // is not to stay there when they have logged out.
      cache: isOwn ? 'no-store' : 'no-cache',
      redirect: init.method === 'GET' ? 'follow' : 'manual',
    })
    return {
      status: response.status,
      text: response._data ?? '',
      retryAfter: waitOf(response.headers),
      redirected: response.type === 'opaqueredirect',
    }
  }
  return async (e, parts, { signal, token, onProgress } = {}) => {
    const call = callName(e)
    const url = addressOf(transport.baseUrl, pathOf(e, parts.params), queryOf(parts.query))
    signal?.throwIfAborted()
    const limitMs = e.limitMs * (transport.patience ?? 1)
    const [limit, timer] = timeLimit(limitMs, signal)
    const headers = {
      accept: 'application/json',
      // What a server says is shown as it is, in an English page (R17).
      'accept-language': 'en',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    }
    const { method, encoding } = e
    const ask = async (): Promise<UploadAnswer> => {
      const body = parts.body && (encoding === 'multipart' ? toForm(parts.body) : JSON.stringify(parts.body))
      if (transport.upload && body instanceof FormData)
        return transport.upload({ url, method, headers, body, signal: limit, onProgress })
      // What is removed at the moment somebody leaves is removed all the same, and a logout has been said.
      const keepalive = method === 'DELETE' || e.token === 'ended'
      const init = { method, headers, signal: limit, keepalive, ...(body !== undefined && { body }) }
      return byFetch(url, init, token !== undefined)
    }
    try {
      // The limit holds for a transport too that does not listen to the signal.
      const { status, text, retryAfter, redirected } = await Promise.race([ask(), whenAborted(limit)])
      if (redirected || (status >= 300 && status < 400)) throw new ShapeError(call, '(address)', 'redirected')
      return { status, ...parse(text), retryAfter }
    } catch (error) {
      if (error instanceof ShapeError) throw error
      const isLost = await hasLostFile(parts.body, limit)
      if (signal?.aborted) throw signal.reason
      if (limit.aborted) throw new TimeoutError(call, limitMs)
      throw isLost ? new FileError(call, error) : new NetworkError(call, error)
    } finally {
      clearTimeout(timer)
    }
  }
}

/** The error of an answer that refuses: any status outside 2xx, or `success: false` (R1). */
export const refusalOf = (e: Endpoint, answer: RawAnswer): HttpError | null => {
  const denied = isRecord(answer.body) && answer.body['success'] === false
  if (answer.status >= 200 && answer.status < 300 && !denied) return null
  return refused(callName(e), answer.isJson ? answer : { ...answer, body: undefined })
}
