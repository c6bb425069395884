import { callName, type Endpoint } from '@bunko/api-client'
import { randomOf, type Random } from '../db/random.ts'
import { JSON_HEADERS, type MockAnswer } from '../wire/message.ts'

export interface Failure {
  status: number
  /** Anything JSON, or a text that is sent as it is; a fitting body of the status when left out. */
  body?: unknown
  headers?: Record<string, string>
  /** How many calls fail before things are well again; all of them when left out. */
  times?: number
}
/** `cut`: the connection breaks in the middle of the body. */
export const FAULT_KINDS = ['status', 'network', 'hang', 'cut'] as const
type FaultKind = (typeof FAULT_KINDS)[number]

/** A fault to come. */
export interface FaultSpec {
  call: Endpoint | '*'
  kind: FaultKind
  /** For `status`; 500 and its fitting body when left out. */
  status?: number
  body?: unknown
  headers?: Record<string, string>
  /** How many calls of a hundred; all of them when left out. */
  percent?: number
  /** How many calls, from the next one on; all of them when left out. */
  times?: number
}
/** A fault as the control plane lists it. */
export interface Fault {
  readonly id: number
  /** 'GET /manga/', or '*' for every call. */
  readonly call: string
  readonly kind: FaultKind
  readonly status?: number
  readonly percent: number
  /** How many calls it is still for; null for all of them. */
  readonly left: number | null
}
type Act =
  | { readonly kind: 'status'; readonly failure: Failure }
  | { readonly kind: 'network' | 'cut' }
  | { readonly kind: 'hang'; /** Aborted when the call may go on. */ readonly gate: AbortSignal }
interface Rule {
  readonly id: number
  readonly call: Endpoint | '*'
  readonly act: Act
  readonly percent: number
  readonly random: Random
  readonly release: () => void
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
  405: { detail: 'Method not allowed.' },
  409: { error: 'Conflict with the current state.' },
  413: { detail: 'Request body is too large.' },
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

const actOf = ({ kind, status = 500, body, headers }: FaultSpec, gate: AbortSignal): Act => {
  if (kind === 'hang') return { kind, gate }
  if (kind !== 'status') return { kind }
  return { kind, failure: { status, ...(body !== undefined && { body }), ...(headers && { headers }) } }
}

const shown = ({ id, call, act, percent, left }: Rule): Fault => ({
  id,
  call: call === '*' ? call : callName(call),
  kind: act.kind,
  ...(act.kind === 'status' && { status: act.failure.status }),
  percent,
  left: Number.isFinite(left) ? left : null,
})

/** Faults of calls. The last one asked for comes first. */
export const createFaults = (seed: number) => {
  let rules: Rule[] = []
  let last = 0
  const drop = (gone: readonly Rule[]) => {
    rules = rules.filter((rule) => !gone.includes(rule))
    for (const rule of gone) rule.release()
  }
  const add = (spec: FaultSpec): Rule => {
    const { call, percent = 100, times = Number.POSITIVE_INFINITY } = spec
    const gate = new AbortController()
    const id = ++last
    const random = randomOf(seed, 'fault', id)
    const rule = { id, call, act: actOf(spec, gate.signal), percent, random, release: () => gate.abort(), left: times }
    rules.unshift(rule)
    return rule
  }
  const undoable = (spec: FaultSpec): Undo => {
    const rule = add(spec)
    return () => drop([rule])
  }

  return {
    /** Answers a call with an error. Returns the way back. */
    fail: (call: Endpoint, failure: Failure): Undo => undoable({ call, kind: 'status', ...failure }),
    /** Breaks the connection. */
    failNetwork: (call: Endpoint, options: { times?: number } = {}): Undo =>
      undoable({ call, kind: 'network', ...options }),
    /** Holds a call back until it is aborted or the returned function is called: then it is answered as usual. */
    hang: (call: Endpoint, options: { times?: number } = {}): Undo => undoable({ call, kind: 'hang', ...options }),
    /** Does what a call asks, and breaks the connection in the middle of the answer. */
    cut: (call: Endpoint, options: { times?: number } = {}): Undo => undoable({ call, kind: 'cut', ...options }),
    addFault: (spec: FaultSpec): Fault => shown(add(spec)),
    /** What is to happen to this call now; null for nothing. */
    take(call: Endpoint): Act | null {
      for (const rule of rules) {
        if (rule.left <= 0 || (rule.call !== call && rule.call !== '*')) continue
        if (rule.percent < 100 && rule.random.next() * 100 >= rule.percent) continue
        rule.left--
        // What holds calls stays until it is taken back, so that they can go on.
        if (rule.left === 0 && rule.act.kind !== 'hang') rules = rules.filter((one) => one !== rule)
        return rule.act
      }
      return null
    },
    list: (): Fault[] => rules.map(shown),
    get none() {
      return rules.length === 0
    },
    /** Takes one back; calls it held go on. False where there is none. */
    remove(id: number): boolean {
      const gone = rules.filter((rule) => rule.id === id)
      drop(gone)
      return gone.length > 0
    },
    /** Takes all of them back; calls they held go on. */
    clear: () => drop(rules),
    /** As new, with this seed; calls that were held belong to the data before and stay held. */
    restart(next: number) {
      seed = next
      last = 0
      rules = []
    },
  }
}
export type Faults = ReturnType<typeof createFaults>
