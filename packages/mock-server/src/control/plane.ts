import { isScenario, SCENARIO_NAMES } from '../scenarios.ts'
import type { MockServer } from '../server.ts'
import { jsonAnswer, type MockAnswer, type MockRequest } from '../wire/message.ts'

const state = (server: MockServer) => ({
  scenario: server.scenario,
  counts: server.db.counts(),
  requests: server.journal.length,
})

const named = async (request: MockRequest): Promise<string | null> => {
  try {
    const body = JSON.parse((await request.body?.text()) ?? '') as { name?: unknown } | null
    return typeof body?.name === 'string' ? body.name : null
  } catch {
    return null
  }
}

type Action = (server: MockServer, request: MockRequest) => MockAnswer | Promise<MockAnswer>
const ACTIONS: Record<string, Action> = {
  'GET state': (server) => jsonAnswer(200, state(server)),
  'GET journal': (server) => jsonAnswer(200, server.journal),
  'POST reset': (server) => {
    server.reset()
    return jsonAnswer(200, state(server))
  },
  'POST scenario': async (server, request) => {
    const name = await named(request)
    if (name === null || !isScenario(name))
      return jsonAnswer(400, { error: `scenario: one of ${SCENARIO_NAMES.join(', ')}` })
    server.use(name)
    return jsonAnswer(200, state(server))
  },
  'POST expire-tokens': (server) => {
    server.expireTokens()
    return jsonAnswer(200, state(server))
  },
}

/** Steers a running mock below `/__mock__/`; null for any other address. */
export const control = async (server: MockServer, request: MockRequest): Promise<MockAnswer | null> => {
  const { pathname } = new URL(request.url, 'http://mock')
  if (!pathname.startsWith('/__mock__/')) return null
  const action = ACTIONS[`${request.method} ${pathname.slice('/__mock__/'.length).replace(/\/$/, '')}`]
  return action ? action(server, request) : jsonAnswer(404, { error: `one of ${Object.keys(ACTIONS).join(', ')}` })
}
