import { callName, type Endpoint } from '@bunko/api-client'
import { failureAnswer } from './control/faults.ts'
import { remembered } from './control/journal.ts'
import { wait, waitFor } from './control/wait.ts'
import type { Context, Entry, Viewer } from './handlers/handle.ts'
import { serveMedia } from './media/media.ts'
import { permit, refusalFor, viewerOf } from './rules/authority.ts'
import { SLOW_MS, type ScenarioName } from './scenarios.ts'
import type { Inner } from './server-types.ts'
import { refuseNulls, withAbsent } from './wire/absent.ts'
import { checkAnswer } from './wire/check.ts'
import { JSON_HEADERS, jsonAnswer, type MockAnswer, type MockReply, type MockRequest } from './wire/message.ts'
import { readBody, readQuery } from './wire/read.ts'
import { Refusal, refusalAnswer } from './wire/refusal.ts'
import { createMatcher } from './wire/router.ts'
import { wrap } from './wire/wrap.ts'

export const BASE = '/api/v1'

interface Seen {
  call: Endpoint | null
  body: unknown
  viewer: Viewer | null
  /** What was done to this call. */
  fault: string | null
  /** Whether the answer breaks off half-way. */
  cut: boolean
}
const urlOf = ({ url, headers }: MockRequest): URL => new URL(url, `http://${headers?.['host'] ?? 'mock'}`)

const ADDRESS = /^(?:[a-z]+:\/\/[^/?#]*)?([^?#]*)(\?[^#]*)?/i
/** Path and query of an address. A URL is only made where a query is to be read or a page to be linked: it costs more. */
const partsOf = (url: string): { pathname: string; search: string } => {
  if (url.startsWith('/') && !url.includes('#')) {
    const at = url.indexOf('?')
    return at < 0 ? { pathname: url, search: '' } : { pathname: url.slice(0, at), search: url.slice(at) }
  }
  const [, pathname = '/', search = ''] = ADDRESS.exec(url) ?? []
  return { pathname, search }
}

/** Goes on at once where nothing is to be waited for: most calls are, and every promise costs its time. */
const andThen = <A, B>(value: A | Promise<A>, goOn: (value: A) => B | Promise<B>): B | Promise<B> =>
  value instanceof Promise ? value.then(goOn) : goOn(value)

/** A promise only where something is waited for: a body, a latency. Throws, or rejects, for faults of the mock itself. */
export type Respond = (request: MockRequest) => MockReply | Promise<MockReply>
const NETWORK: MockReply = { kind: 'network' }
/** Scenarios that do something to single calls. */
const DISTURBING: ReadonlySet<ScenarioName> = new Set(['offline', 'slow', 'serverError', 'forbidden'])
const NOT_FOUND = { detail: 'Not found.' }
const READS = new Set(['GET', 'HEAD'])
const notAllowed = ({ method }: MockRequest, allowed: readonly string[]): MockAnswer =>
  jsonAnswer(405, { detail: `Method "${method}" not allowed.` }, { allow: allowed.join(', ') })

/** The one place where a request becomes an answer; every adapter ends here. */
export const createRespond = (server: Inner, table: readonly Entry[]): Respond => {
  const match = createMatcher(table)

  const made = ({ endpoint, status }: Entry, given: unknown, url: () => URL): MockAnswer => {
    if (server.checks) checkAnswer(endpoint, given)
    const value = withAbsent(endpoint, given, server.switches().absent)
    if (value === undefined) return jsonAnswer(204, undefined)
    const wire = server.wire() ?? ('wire' in endpoint.answer ? endpoint.answer.wire : 'bare')
    return { kind: 'answer', status, headers: JSON_HEADERS, body: wrap(endpoint.answer, value, wire, url) }
  }

  const answerOf = (
    entry: Entry,
    params: unknown,
    request: MockRequest,
    seen: Seen,
  ): MockAnswer | Promise<MockAnswer> => {
    const { endpoint } = entry
    let parsed: URL | undefined
    const url = () => (parsed ??= urlOf(request))
    permit(endpoint, seen.viewer)
    // Only what the call has: most have neither, and each costs its time.
    const query = endpoint.query && readQuery(endpoint, url().searchParams)
    const run = (body: unknown) => {
      if (!endpoint.path.startsWith('/auth/')) seen.body = remembered(body)
      if (server.switches().absent === 'empty') refuseNulls(endpoint, body)
      const { db, tokens } = server
      const context: Context = { viewer: seen.viewer, db, tokens, now: server.now() }
      const given = entry.run({ params, query, body, ...context } as never)
      return andThen(given, (value) => made(entry, value, url))
    }
    return endpoint.body ? readBody(endpoint, request).then(run) : run(undefined)
  }

  /** What the scenario or a fault makes of a call; null to go on as usual. */
  const disturb = async (endpoint: Endpoint, request: MockRequest, seen: Seen): Promise<MockReply | null> => {
    const scenario = server.scenario()
    const broken = (why: string) => {
      seen.fault = why
      return NETWORK
    }
    if (scenario === 'offline') return broken('offline')
    if (!(await wait(scenario === 'slow' ? SLOW_MS : server.latency(), request.signal))) return broken('aborted')
    if (scenario === 'slow') note(seen, scenario)
    const act = server.faults.take(endpoint)
    if (act?.kind === 'network') return broken('network')
    if (act?.kind === 'hang') {
      if (!(await waitFor(act.gate, request.signal))) return broken('hang')
      note(seen, 'hang')
    }
    if (act?.kind === 'status') return failureAnswer(act.failure, `fail ${act.failure.status}`)
    if (act?.kind === 'cut') {
      note(seen, 'cut')
      seen.cut = true
    }
    if (endpoint.path.startsWith('/auth/')) return null
    if (scenario === 'serverError') return failureAnswer({ status: 500 }, scenario)
    if (scenario !== 'forbidden') return null
    return failureAnswer({ status: 403, body: refusalFor(endpoint.who).body }, scenario)
  }

  /** Whether nothing at all is to happen to calls: nearly always, so it is asked first. */
  const isCalm = () => !DISTURBING.has(server.scenario()) && server.faults.none && server.latency() === 0

  const refused = (error: unknown): MockAnswer => {
    if (!(error instanceof Refusal)) throw error
    const expired = error.status === 401 && server.scenario() === 'sessionExpired'
    const answer = refusalAnswer(error)
    return expired ? { ...answer, headers: { ...answer.headers, 'x-mock-fault': 'sessionExpired' } } : answer
  }

  const api = (request: MockRequest, path: string, seen: Seen): MockReply | Promise<MockReply> => {
    const { strictSlash } = server.switches()
    const found = match(request.method, path, strictSlash)
    if (found.kind === 'none') return { ...jsonAnswer(404, NOT_FOUND), kind: 'unknown' }
    if (found.kind === 'slash') return slashAnswer(request, found.path, strictSlash)
    const goOn = (): MockReply | Promise<MockReply> => {
      try {
        const { db, tokens } = server
        const authorization = request.headers?.['authorization']
        if (authorization !== undefined) seen.viewer = viewerOf(db, tokens.read(authorization))
        if (found.kind === 'method') return notAllowed(request, found.allowed)
        const answer = answerOf(found.entry, found.params, request, seen)
        return answer instanceof Promise ? answer.catch(refused) : answer
      } catch (error) {
        return refused(error)
      }
    }
    if (found.kind === 'method') return goOn()
    seen.call = found.entry.endpoint
    if (isCalm()) return goOn()
    return disturb(found.entry.endpoint, request, seen).then((reply) => reply ?? goOn())
  }

  const finish = (given: MockReply, request: MockRequest, seen: Seen, path: string, query: string): MockReply => {
    const reply = disturbed(given, seen)
    server.journal.add({
      n: server.journal.next(),
      at: server.now(),
      method: request.method,
      path,
      query,
      call: seen.call && callName(seen.call),
      body: seen.body,
      viewer: seen.viewer?.user.username ?? null,
      status: reply.kind === 'network' ? 0 : reply.status,
      fault: reply.kind === 'network' ? seen.fault : (reply.headers['x-mock-fault'] ?? null),
    })
    return reply
  }
  const crashed = (error: unknown): never => {
    server.crashes.push(error)
    throw error
  }

  return (request) => {
    const { pathname, search } = partsOf(request.url)
    if (pathname.startsWith('/media/'))
      return READS.has(request.method) ? serveMedia(server.db, pathname) : notAllowed(request, ['GET'])
    if (!pathname.startsWith(`${BASE}/`)) return { ...jsonAnswer(404, NOT_FOUND), kind: 'unknown' }
    const seen: Seen = { call: null, body: undefined, viewer: null, fault: null, cut: false }
    const path = pathname.slice(BASE.length)
    try {
      const given = api(request, path, seen)
      if (!(given instanceof Promise)) return finish(given, request, seen, path, search)
      return given.then((reply) => finish(reply, request, seen, path, search)).catch(crashed)
    } catch (error) {
      return crashed(error)
    }
  }
}

const note = (seen: Seen, why: string) => {
  seen.fault = seen.fault === null ? why : `${seen.fault}, ${why}`
}
/** Names in a header what was done to a call, and breaks the answer off where that was asked for. */
const disturbed = (reply: MockReply, { fault, cut }: Seen): MockReply => {
  if (fault === null || reply.kind === 'network') return reply
  if (cut && !reply.body?.length) return NETWORK
  const { 'x-mock-fault': own } = reply.headers
  const headers = { ...reply.headers, 'x-mock-fault': own === undefined ? fault : `${fault}, ${own}` }
  return { ...reply, headers, kind: cut ? 'cut' : reply.kind }
}

/**
 * Django's APPEND_SLASH: where a slash is lacking a read is sent on and a write is lost; one too many is never taken
 * away. Without the strict switch a write finds nothing either way.
 */
const slashAnswer = (request: MockRequest, path: string, strict: boolean): MockAnswer => {
  if (!strict || !path.endsWith('/')) return jsonAnswer(404, NOT_FOUND)
  if (request.method === 'GET')
    return jsonAnswer(301, undefined, { location: `${BASE}${path}${partsOf(request.url).search}` })
  return failureAnswer({ status: 500 }, 'strict slash')
}
