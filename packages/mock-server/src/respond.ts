import { callName, type Endpoint } from '@bunko/api-client'
import { failureAnswer } from './control/faults.ts'
import { wait, waitFor } from './control/wait.ts'
import type { Context, Entry, Viewer } from './handlers/handle.ts'
import { serveMedia } from './media/media.ts'
import { permit, refusalFor, viewerOf } from './rules/authority.ts'
import type { Inner } from './server.ts'
import { checkAnswer } from './wire/check.ts'
import { jsonAnswer, type MockAnswer, type MockReply, type MockRequest } from './wire/message.ts'
import { readBody, readQuery } from './wire/read.ts'
import { Refusal, refusalAnswer } from './wire/refusal.ts'
import { createMatcher } from './wire/router.ts'
import { wrap } from './wire/wrap.ts'

export const BASE = '/api/v1'

interface Seen {
  call: Endpoint | null
  body: unknown
  viewer: Viewer | null
  fault: string | null
}
const NETWORK: MockReply = { kind: 'network' }
const NOT_FOUND = { detail: 'Not found.' }

/** The one place where a request becomes an answer; every adapter ends here. Rejects only for faults of the mock itself. */
export const createRespond = (server: Inner, table: readonly Entry[]) => {
  const match = createMatcher(table)

  const answerOf = async (entry: Entry, given: { params: unknown; url: URL; request: MockRequest }, seen: Seen) => {
    const { endpoint } = entry
    const { params, url, request } = given
    permit(endpoint, seen.viewer)
    const query = readQuery(endpoint, url.searchParams)
    const body = await readBody(endpoint, request)
    if (!endpoint.path.startsWith('/auth/')) seen.body = body
    const { db, tokens } = server
    const context: Context = { viewer: seen.viewer, db, tokens, now: server.now() }
    const value = await entry.run({ params, query, body, ...context } as never)
    if (server.checks) checkAnswer(endpoint, value)
    if (value === undefined) return jsonAnswer(204, undefined)
    const wire = server.wire() ?? ('wire' in endpoint.answer ? endpoint.answer.wire : 'bare')
    return jsonAnswer(entry.status, wrap(endpoint.answer, value, wire, url))
  }

  /** What the scenario or a fault makes of a call; null to go on as usual. */
  const disturb = async (endpoint: Endpoint, request: MockRequest, seen: Seen): Promise<MockReply | null> => {
    const { signal } = request
    const scenario = server.scenario()
    const broken = (why: string) => {
      seen.fault = why
      return NETWORK
    }
    if (scenario === 'offline') return broken('offline')
    if (!(await wait(server.latency(), signal))) return broken('aborted')
    const act = server.faults.take(endpoint)
    if (act?.kind === 'network') return broken('network')
    if (act?.kind === 'hang' && !(await waitFor(act.gate, signal))) return broken('hang')
    if (act?.kind === 'answer') return failureAnswer(act.failure, `fail ${act.failure.status}`)
    if (endpoint.path.startsWith('/auth/')) return null
    if (scenario === 'serverError') return failureAnswer({ status: 500 }, scenario)
    if (scenario !== 'forbidden') return null
    return failureAnswer({ status: 403, body: refusalFor(endpoint.who).body }, scenario)
  }

  const api = async (request: MockRequest, url: URL, seen: Seen): Promise<MockReply> => {
    const path = url.pathname.slice(BASE.length)
    const found = match(request.method, path, server.strictSlash)
    if (found.kind === 'none') return { ...jsonAnswer(404, NOT_FOUND), kind: 'unknown' }
    if (found.kind === 'slash') return slashAnswer(request, url, found.path, server.strictSlash)
    if (found.kind === 'found') {
      seen.call = found.entry.endpoint
      const disturbed = await disturb(found.entry.endpoint, request, seen)
      if (disturbed) return disturbed
    }
    try {
      const { db, tokens } = server
      seen.viewer = viewerOf(db, tokens.read(request.headers?.['authorization']))
      if (found.kind === 'method')
        return jsonAnswer(
          405,
          { detail: `Method "${request.method}" not allowed.` },
          { allow: found.allowed.join(', ') },
        )
      return await answerOf(found.entry, { params: found.params, url, request }, seen)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      const expired = error.status === 401 && server.scenario() === 'sessionExpired'
      const answer = refusalAnswer(error)
      return expired ? { ...answer, headers: { ...answer.headers, 'x-mock-fault': 'sessionExpired' } } : answer
    }
  }

  return async (request: MockRequest): Promise<MockReply> => {
    const url = new URL(request.url, 'http://mock')
    if (url.pathname.startsWith('/media/')) return serveMedia(server.db, url.pathname)
    if (!url.pathname.startsWith(`${BASE}/`)) return { ...jsonAnswer(404, NOT_FOUND), kind: 'unknown' }
    const seen: Seen = { call: null, body: undefined, viewer: null, fault: null }
    try {
      const reply = await api(request, url, seen)
      server.journal.add(logged(server.now(), request.method, url, seen, reply))
      return reply
    } catch (error) {
      server.crashes.push(error)
      throw error
    }
  }
}

/** Django's APPEND_SLASH: a read is sent on, a write is lost; without the strict switch a write finds nothing. */
const slashAnswer = (request: MockRequest, url: URL, path: string, strict: boolean): MockAnswer => {
  if (!strict) return jsonAnswer(404, NOT_FOUND)
  if (request.method === 'GET') return jsonAnswer(301, undefined, { location: `${BASE}${path}${url.search}` })
  return failureAnswer({ status: 500 }, 'strict slash')
}

const logged = (at: number, method: string, url: URL, seen: Seen, reply: MockReply) => ({
  at,
  method,
  path: url.pathname.slice(BASE.length),
  query: url.search,
  call: seen.call && callName(seen.call),
  body: seen.body,
  viewer: seen.viewer?.user.username ?? null,
  status: reply.kind === 'network' ? 0 : reply.status,
  fault: seen.fault ?? (reply.kind === 'network' ? null : (reply.headers['x-mock-fault'] ?? null)),
})
