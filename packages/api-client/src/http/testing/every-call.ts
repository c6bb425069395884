import { createClient } from '../../client.ts'
import { allCalls } from '../../contract/all.ts'
import { callName, type Endpoint } from '../../contract/endpoint.ts'
import { fieldsOf } from '../../model/def.ts'
import type { Session } from '../../session/session.ts'
import { isApiError } from '../api-error.ts'
import type { CallOptions, Client } from '../call.ts'

// For tests only: every call of the contract against a `fetch` of the test's own.

export type Init = RequestInit & { signal: AbortSignal; headers: Headers }
export interface Sent {
  url: string
  init: Init
}
export type Answering = (e: Endpoint, sent: Sent) => Response | Promise<Response>

const PARAMS = { id: '7', year: 2026, season: 'fall' }
const addressed = (e: Endpoint) =>
  `${e.method} /api/v1${e.path.replaceAll(/\{(\w+)\}/g, (_, name: 'id') => String(PARAMS[name]))}`
const named = allCalls()
const byAddress = new Map(named.map(({ endpoint }) => [addressed(endpoint), endpoint]))

const SAMPLES: Record<string, unknown> = {
  avatar: new File(['x'], 'a.png', { type: 'image/png' }),
  banner: new File(['x'], 'b.png', { type: 'image/png' }),
  cover: new File(['x'], 'c.png', { type: 'image/png' }),
  image: new File(['x'], 'd.png', { type: 'image/png' }),
  volume: 2,
  is_primary: false,
  q: 'ab',
}
const sampleOf = (schema: Endpoint['body']) => {
  const keys = schema ? fieldsOf(schema).map(([key]) => key) : []
  return Object.fromEntries(keys.filter((key) => key in SAMPLES).map((key) => [key, SAMPLES[key]]))
}

/** A value that fits every described answer, bare. */
const TOKENS = { access: 'a', refresh: 'r', accessToken: 'a' }
const HELD = { magazines: [], publishers: [], magazine: { id: 1 }, publisher: { id: 1 } }
const FITTING = { id: 1, ...TOKENS, ...HELD }
/** JSON that the call takes for a full answer. */
export const fittingBody = (e: Endpoint): string => JSON.stringify(e.answer.kind === 'list' ? [] : FITTING)

/** 'http 404: Not found (30 s)', or 'ok'; what is no ApiError of this call says so. */
const outcomeOf = (e: Endpoint, error: unknown): string => {
  if (!isApiError(error)) return `no ApiError: ${String(error)}`
  if (error.kind !== 'session' && error.call !== callName(e)) return `names another call: ${error.call}`
  const status = error.kind === 'http' ? ` ${error.status}` : ''
  const wait = error.kind === 'http' && error.retryAfter !== null ? ` (${error.retryAfter} s)` : ''
  return `${error.kind}${status}: ${error.message}${wait}`
}

/** A client whose requests land in `answer`; `sent` holds them by call. */
export const createBench = (answer: Answering, session?: Session, patience?: number) => {
  const sent = new Map<string, Sent[]>()
  const fetch = async (url: string, init: Init) => {
    const e = byAddress.get(`${init.method} ${url.replace(/\?.*/, '')}`)
    if (!e) throw new Error(`no call of the contract: ${init.method} ${url}`)
    sent.set(callName(e), [...(sent.get(callName(e)) ?? []), { url, init }])
    return answer(e, { url, init })
  }
  const asFetch = fetch as unknown as typeof globalThis.fetch
  const client = createClient({ baseUrl: '/api/v1', session, fetch: asFetch, patience })
  return { sent, calls: named.map(({ name, endpoint }) => ({ e: endpoint, run: callOf(client, name, endpoint) })) }
}

type Untyped = Record<string, Record<string, (input: unknown, options?: CallOptions) => Promise<unknown>>>
const callOf = (client: Client, name: string, e: Endpoint) => {
  const [resource = '', call = ''] = name.split('.')
  const input = { params: PARAMS, query: sampleOf(e.query), ...(e.body && { body: sampleOf(e.body) }) }
  return (options?: CallOptions) => (client as unknown as Untyped)[resource]?.[call]?.(input, options)
}
export type Bench = ReturnType<typeof createBench>

/** Runs every call at once; how each ends stands in `ended` as soon as it has. */
export const runAll = (bench: Bench, options?: CallOptions) => {
  const ended: Record<string, string> = {}
  const all = bench.calls.map(async ({ e, run }) => {
    const outcome = await Promise.resolve(run(options)).then(
      () => 'ok',
      (error: unknown) => outcomeOf(e, error),
    )
    ended[callName(e)] = outcome
  })
  return { ended, done: Promise.all(all) }
}

/** What `value` says of each call, by its name: to compare with `ended` or counts. */
export const ofEach = <T>(value: (e: Endpoint) => T): Record<string, T> =>
  Object.fromEntries(named.map(({ endpoint }) => [callName(endpoint), value(endpoint)]))

export const timesSent = (bench: Bench): Record<string, number> =>
  ofEach((e) => bench.sent.get(callName(e))?.length ?? 0)

/** How a connection can hang. `deaf` ones do not listen to the abort signal. */
export const hanging = (how: 'silent' | 'headers' | 'drip', deaf: boolean): Answering => {
  const onAbort = ({ init }: Sent, run: (reason: unknown) => void) => {
    if (!deaf) init.signal.addEventListener('abort', () => run(init.signal.reason))
  }
  if (how === 'silent') return (_, sent) => new Promise((_resolve, reject) => onAbort(sent, reject))
  return (_, sent) => {
    let timer: ReturnType<typeof setInterval> | undefined
    const start = (body: ReadableStreamDefaultController) => {
      if (how === 'drip') timer = setInterval(() => body.enqueue(new Uint8Array([32])), 1_000)
      onAbort(sent, (reason) => {
        clearInterval(timer)
        body.error(reason)
      })
    }
    return new Response(new ReadableStream({ start, cancel: () => clearInterval(timer) }))
  }
}
