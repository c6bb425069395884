import { createFetch } from 'ofetch'
import { callName, type Endpoint } from '../contract/endpoint.ts'
import { HttpError, NetworkError, ShapeError, TimeoutError } from './api-error.ts'
import { addressOf, pathOf, queryOf } from './path.ts'
import { codeOf, fieldErrors, retryAfterOf, serverText } from './server-text.ts'
import { isRecord } from './is-record.ts'

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
    else signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })

/**
 * Sends a call once (R9): no retry, one limit over the whole answer, no redirect followed on a write (R2).
 * Resolves with any status. @throws NetworkError | TimeoutError | ShapeError, or the caller's abort reason
 */
export const createSend = (transport: { baseUrl: string; fetch?: typeof globalThis.fetch | undefined }): Send => {
  const { raw } = createFetch({
    fetch: (...args) => (transport.fetch ?? globalThis.fetch)(...args),
    Headers,
    AbortController,
  })
  return async (e, parts, { signal, token } = {}) => {
    const call = callName(e)
    const address = addressOf(transport.baseUrl, pathOf(e, parts.params), queryOf(parts.query))
    signal?.throwIfAborted()
    const limit = new AbortController()
    const timer = setTimeout(() => limit.abort(), e.limitMs)
    const either = signal ? AbortSignal.any([signal, limit.signal]) : limit.signal
    try {
      const asked = raw<string, 'text'>(address, {
        method: e.method,
        retry: false,
        ignoreResponseError: true,
        responseType: 'text',
        redirect: e.method === 'GET' ? 'follow' : 'manual',
        signal: either,
        headers: { accept: 'application/json', ...(token !== undefined && { authorization: `Bearer ${token}` }) },
        ...(parts.body && { body: e.encoding === 'multipart' ? toForm(parts.body) : JSON.stringify(parts.body) }),
      })
      // The limit holds for a `fetch` too that does not listen to the signal.
      const response = await Promise.race([asked, whenAborted(either)])
      const redirected = response.type === 'opaqueredirect' || (response.status >= 300 && response.status < 400)
      if (redirected) throw new ShapeError(call, '(address)', 'redirected')
      return {
        status: response.status,
        ...parse(response._data ?? ''),
        retryAfter: retryAfterOf(response.headers.get('retry-after'), Date.now()),
      }
    } catch (error) {
      if (error instanceof ShapeError) throw error
      if (signal?.aborted) throw signal.reason
      if (limit.signal.aborted) throw new TimeoutError(call, e.limitMs)
      throw new NetworkError(call, error)
    } finally {
      clearTimeout(timer)
    }
  }
}

/** The error of an answer that refuses: any status outside 2xx, or `success: false` (R1). */
export const refusalOf = (e: Endpoint, answer: RawAnswer): HttpError | null => {
  const denied = isRecord(answer.body) && answer.body['success'] === false
  if (answer.status >= 200 && answer.status < 300 && !denied) return null
  const body = answer.isJson ? answer.body : undefined
  return new HttpError({
    call: callName(e),
    status: answer.status,
    code: codeOf(body, answer.status),
    text: serverText(body),
    fields: fieldErrors(body),
    retryAfter: answer.retryAfter,
    body,
  })
}
