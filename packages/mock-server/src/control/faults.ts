import type { Endpoint } from '@bunko/api-client'
import { JSON_HEADERS, type MockAnswer } from '../wire/message.ts'

export interface Failure {
  status: number
  /** Anything JSON, or a text that is sent as it is; a fitting body of the status when left out. */
  body?: unknown
  headers?: Record<string, string>
  /** How many calls fail before things are well again; all of them when left out. */
  times?: number
}
type Act =
  | { readonly kind: 'answer'; readonly failure: Failure }
  | { readonly kind: 'network' }
  | { readonly kind: 'hang'; /** Aborted when the call may go on. */ readonly gate: AbortSignal }
interface Rule {
  readonly call: Endpoint
  readonly act: Act
  left: number
}
export type Undo = () => void

const html = (title: string) =>
  `<!doctype html>\n<html lang="en">\n<head>\n  <title>${title}</title>\n</head>\n<body>\n  <h1>${title}</h1><p></p>\n</body>\n</html>\n`
const TEXTS: Record<number, unknown> = {
  400: { detail: 'Bad request.' },
  401: { detail: 'Given token not valid for any token type', code: 'token_not_valid' },
  403: { detail: 'You do not have permission to perform this action.' },
  404: { detail: 'Not found.' },
  409: { error: 'Conflict with the current state.' },
  415: { detail: 'Unsupported media type "text/plain" in request.' },
  429: { detail: 'Request was throttled. Expected available in 30 seconds.' },
  500: html('Server Error (500)'),
  502: html('502 Bad Gateway'),
  503: html('503 Service Temporarily Unavailable'),
  504: html('504 Gateway Time-out'),
}

/** The answer of a failure: Django's HTML page for 5xx, Django REST framework's JSON otherwise. */
export const failureAnswer = ({ status, body = TEXTS[status], headers = {} }: Failure, why: string): MockAnswer => {
  const text = body === undefined || body === null ? null : typeof body === 'string' ? body : JSON.stringify(body)
  const type = typeof body === 'string' ? { 'content-type': 'text/html; charset=utf-8' } : JSON_HEADERS
  return {
    kind: 'answer',
    status,
    headers: {
      ...(text !== null && type),
      ...(status === 429 && { 'retry-after': '30' }),
      ...headers,
      'x-mock-fault': why,
    },
    body: text,
  }
}

/** Faults for single calls. The last one asked for comes first. */
export const createFaults = () => {
  let rules: Rule[] = []
  const add = (rule: Rule): Undo => {
    rules.unshift(rule)
    return () => {
      rules = rules.filter((one) => one !== rule)
    }
  }
  return {
    /** Answers a call with an error. Returns the way back. */
    fail: (call: Endpoint, failure: Failure): Undo =>
      add({ call, act: { kind: 'answer', failure }, left: failure.times ?? Number.POSITIVE_INFINITY }),
    /** Breaks the connection. */
    failNetwork: (call: Endpoint, { times = Number.POSITIVE_INFINITY }: { times?: number } = {}): Undo =>
      add({ call, act: { kind: 'network' }, left: times }),
    /** Holds a call back until it is aborted or the returned function is called: then it is answered as usual. */
    hang: (call: Endpoint, { times = Number.POSITIVE_INFINITY }: { times?: number } = {}): Undo => {
      const gate = new AbortController()
      const undo = add({ call, act: { kind: 'hang', gate: gate.signal }, left: times })
      return () => {
        undo()
        gate.abort()
      }
    },
    /** What is to happen to this call now; null for nothing. */
    take(call: Endpoint): Act | null {
      const rule = rules.find((one) => one.call === call && one.left > 0)
      if (!rule) return null
      rule.left--
      return rule.act
    },
    clear() {
      rules = []
    },
    get size() {
      return rules.filter((one) => one.left > 0).length
    },
  }
}
export type Faults = ReturnType<typeof createFaults>
