import { callName, type Answer, type CallInput, type Endpoint } from '../contract/endpoint.ts'
import type { Contract } from '../contract/all.ts'
import { refresh } from '../contract/refresh.ts'
import type { Bearer, Session } from '../session/session.ts'
import { NetworkError, ShapeError, TimeoutError } from './api-error.ts'
import { withDefaults } from './defaults.ts'
import { readAnswer } from './envelope.ts'
import { noteDoubt } from './exactly.ts'
import {
  createSend,
  refusalOf,
  whenAborted,
  type Parts,
  type RawAnswer,
  type Send,
  type UploadTransport,
} from './send.ts'
import { codeOf } from './server-text.ts'

/** What a caller may add to any call of the client, beside its input. */
export interface CallOptions {
  /** Aborts the call; it then rejects with the signal's reason. */
  signal?: AbortSignal | undefined
  /** The query of the next page (`Page.next`); stands in place of the call's own query. */
  next?: Record<string, string> | undefined
  /** How much of a file is sent, 0 to 1; told by `ClientOptions.upload`, from 0 again where a 401 is retried. */
  onProgress?: ((share: number) => void) | undefined
  /** The status that was answered, before the answer is read: for diagnostics (R24). Not told where none came. */
  onStatus?: ((status: number) => void) | undefined
}

type NoInput<E extends Endpoint> = Record<never, never> extends CallInput<E> ? true : false
/** To a call that needs nothing TypeScript would let anybody hand options in place of the input. */
type Misplaced = { [K in keyof CallOptions]?: never }
type Fn<E extends Endpoint> =
  NoInput<E> extends true
    ? (input?: CallInput<E> & Misplaced, options?: CallOptions) => Promise<Answer<E>>
    : (input: CallInput<E>, options?: CallOptions) => Promise<Answer<E>>

/** One typed function per call of the contract, by resource: `client.edits.review({ params: { id }, body })`. */
export type Client = {
  [R in keyof Contract]: { [C in keyof Contract[R]]: Contract[R][C] extends Endpoint ? Fn<Contract[R][C]> : never }
}

/** How one request went, whatever becomes of its call. */
export interface Outcome {
  /** Null when no whole answer came. */
  readonly status: number | null
  /** Seconds to wait, where the server said so. */
  readonly retryAfter: number | null
}

/** What a client is made of: where the API is, whose calls they are, and what carries them. */
export interface ClientOptions {
  /** `/api/v1`, or an absolute address of it. */
  baseUrl: string
  /** Without one, every call is an anonymous visitor's. */
  session?: Session | undefined
  /** Carries the calls; the surroundings' own where left out. */
  fetch?: typeof globalThis.fetch | undefined
  /** Carries multipart calls: `xhrUpload` in a browser. Without one they go by `fetch`, which tells no progress. */
  upload?: UploadTransport | undefined
  /**
   * Told of every request, refreshes too; not of those that the caller has aborted. `began` is when it was sent, in
   * milliseconds as of `performance.now()`.
   */
  onOutcome?: ((outcome: Outcome, began: number) => void) | undefined
  /** How many times its limit a call may take; 1 in the product, more on a test bench whose machine may be slow. */
  patience?: number | undefined
}

const NO_ANSWER: Outcome = { status: null, retryAfter: null }
const telling =
  (send: Send, tell: (outcome: Outcome, began: number) => void): Send =>
  async (...call) => {
    const began = performance.now()
    try {
      const answer = await send(...call)
      tell({ status: answer.status, retryAfter: answer.retryAfter }, began)
      return answer
    } catch (error) {
      if (error instanceof NetworkError || error instanceof TimeoutError) tell(NO_ANSWER, began)
      throw error
    }
  }

/** One call by its definition. `bearer`: whose token it carries, where that was settled before. */
export type Call = (e: Endpoint, parts?: Parts, options?: CallOptions, bearer?: Bearer | null) => Promise<unknown>

/** simplejwt's codes for a token in time whose account is gone, was switched off, or has another password. */
const GONE = /^(user_(not_found|inactive)|password_changed)$/

/**
 * A 401, or the 403 that Django REST framework makes of it where its sessions come before the tokens: the code still says
 * what it is.
 */
const tokenRefusal = ({ status, body }: RawAnswer): 'stale' | 'gone' | null => {
  const code = codeOf(body, status)
  if (status !== 401 && status !== 403) return null
  if (GONE.test(code)) return 'gone'
  return status === 401 || code === 'token_not_valid' ? 'stale' : null
}

/** The way of every call: token, one renewal where it is refused, the answer read. */
export const createCall = ({ session, onOutcome = () => {}, ...transport }: ClientOptions): Call => {
  const send = telling(createSend(transport), onOutcome)
  /** Settles when every write has that went out with a token. */
  let writes: Promise<unknown> = Promise.resolve()
  const ask = (refreshToken: string): Promise<RawAnswer> => send(refresh, { body: { refreshToken } })

  const withSession = async (
    e: Endpoint,
    parts: Parts,
    options: CallOptions,
    bearer: Bearer | null,
  ): Promise<RawAnswer> => {
    const { signal, onProgress } = options
    const answer = await send(e, parts, { signal, onProgress, token: bearer?.token })
    if (!tokenRefusal(answer) || !session || !bearer) return answer
    // A stale header is refused before the body is read (R5), and the refresh token there speaks for itself.
    if (e.token === 'ended') return parts.body?.['refreshToken'] ? send(e, parts, { signal }) : answer
    const renewal = session.renew(bearer, ask)
    // Other calls wait for the same renewal: an abort leaves it running and only lets go of this one.
    const renewed = await (signal ? Promise.race([renewal, whenAborted(signal)]) : renewal)
    const again = await send(e, parts, { signal, onProgress, token: renewed.token })
    if (tokenRefusal(again) === 'gone') session.refuse(renewed)
    return again
  }

  const run = async (e: Endpoint, parts: Parts, options: CallOptions, bearer: Bearer | null): Promise<unknown> => {
    // A server that ends the token at once would refuse what its logout has overtaken, and that would be lost.
    if (e.token === 'ended') await writes
    const query = options.next ?? withDefaults(e.query, parts.query)
    const whole = { ...parts, query, body: withDefaults(e.body, parts.body) }
    const answer = await withSession(e, whole, options, e.token === 'open' ? null : bearer)
    options.onStatus?.(answer.status)
    const refusal = refusalOf(e, answer)
    if (refusal) throw refusal
    if (!answer.isJson) throw new ShapeError(callName(e), '(body)', 'no JSON')
    const read = readAnswer(e.answer, answer.body)
    if (!read.ok) throw new ShapeError(callName(e), read.field, read.reason)
    if (read.doubt) noteDoubt(read.value as object, new ShapeError(callName(e), read.doubt.field, read.doubt.reason))
    return read.value
  }

  return (e, parts = {}, options = {}, bearer = session?.bearer() ?? null) => {
    const answer = run(e, parts, options, bearer)
    const earlier = writes
    const both = () => earlier
    if (bearer && e.token !== 'open' && e.method !== 'GET') writes = answer.then(both, both)
    return answer
  }
}

export type Calls = Record<string, (parts?: Parts, options?: CallOptions) => Promise<unknown>>

export const callsOf = (resources: Record<string, Record<string, Endpoint>>, call: Call): Record<string, Calls> =>
  Object.fromEntries(
    Object.entries(resources).map(([resource, calls]) => [
      resource,
      Object.fromEntries(Object.entries(calls).map(([name, e]) => [name, (parts, options) => call(e, parts, options)])),
    ]),
  )
