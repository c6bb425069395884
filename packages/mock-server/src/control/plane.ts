import { SavedError } from '../db/saved.ts'
import { DEMO_ACCOUNTS } from '../named.ts'
import { noteOf, SCENARIO_NAMES, WIRES } from '../scenarios.ts'
import type { MockServer } from '../server-types.ts'
import { jsonAnswer, type MockAnswer, type MockRequest } from '../wire/message.ts'
import { Refusal } from '../wire/refusal.ts'
import { givenBy, knownOnly, needed, oneOfIn, Unclear } from './asked.ts'
import { CALLS, faultOf, reseed, setLatency, setSwitches, whoOf } from './settings.ts'

export const PLANE = '/__mock__'

const options = () => ({
  scenarios: SCENARIO_NAMES.map((name) => ({ name, note: noteOf(name) })),
  calls: CALLS,
  accounts: DEMO_ACCOUNTS.map(({ username, email, password, level, name }) => ({
    username,
    email,
    password,
    level,
    name,
  })),
  wires: WIRES,
})

const state = (server: MockServer) => ({
  scenario: server.scenario,
  latency: server.latency,
  seed: server.seed,
  sizes: server.sizes,
  switches: server.switches,
  now: server.now(),
  counts: server.db.counts(),
  requests: server.journal.length,
  crashes: server.crashes.map(String),
  faults: server.faults(),
})

const NUMBER = /^\d{1,15}$/
const after = (url: URL): number => {
  const text = url.searchParams.get('after') ?? '0'
  if (!NUMBER.test(text)) throw new Unclear('after: the number of an entry')
  return Number(text)
}

interface Asked {
  readonly server: MockServer
  readonly request: MockRequest
  readonly url: URL
}
type Action = (asked: Asked) => unknown
/** Changes something as the body says, and shows the state after it. */
const changing =
  (change: (server: MockServer, given: Readonly<Record<string, unknown>>) => void): Action =>
  async ({ server, request }) => {
    change(server, await givenBy(request))
    return state(server)
  }

const ACTIONS: Record<string, Action> = {
  'GET options': options,
  'GET state': ({ server }) => state(server),
  'POST reset': changing((server) => server.reset()),
  'POST seed': changing(reseed),
  'POST scenario': changing((server, given) => {
    knownOnly(given, ['name'])
    server.use(needed(oneOfIn(given, 'name', SCENARIO_NAMES), 'name'))
  }),
  'POST latency': changing(setLatency),
  'POST switches': changing(setSwitches),
  'GET faults': ({ server }) => server.faults(),
  'POST faults': async ({ server, request }) => server.addFault(faultOf(await givenBy(request))),
  'DELETE faults': ({ server }) => {
    server.clearFaults()
    return server.faults()
  },
  'GET journal': ({ server, url }) => {
    const from = after(url)
    return from ? server.journal.filter(({ n }) => n > from) : server.journal
  },
  'DELETE journal': ({ server }) => {
    server.clearJournal()
    return server.journal
  },
  'GET snapshot': ({ server }) => server.save(),
  'POST snapshot': changing((server, given) => server.load(given)),
  'POST login-as': async ({ server, request }) => server.signIn(whoOf(server, await givenBy(request))),
  'POST expire-tokens': changing((server, given) => {
    knownOnly(given, ['which'])
    server.expireTokens(oneOfIn(given, 'which', ['access', 'all'] as const))
  }),
  'GET openapi.json': async () => (await import('@bunko/api-client/openapi')).openApi(),
}
const FAULT = /^DELETE faults\/(\d{1,9})$/
const KNOWN = [...Object.keys(ACTIONS), 'DELETE faults/{id}'].join(', ')

const actionOf = (wanted: string): Action => {
  const known = Object.hasOwn(ACTIONS, wanted) ? ACTIONS[wanted] : undefined
  if (known) return known
  const [, id] = FAULT.exec(wanted) ?? []
  return ({ server }) => {
    if (id !== undefined && server.removeFault(Number(id))) return server.faults()
    throw new Refusal(404, {
      error: id === undefined ? `no ${wanted} here; there are ${KNOWN}` : `there is no fault ${id}`,
    })
  }
}

/** The page that steers all this; loaded when somebody looks at it. */
const pageAnswer = async (): Promise<MockAnswer> => {
  const { PAGE } = await import('./page.ts')
  return { kind: 'answer', status: 200, headers: { 'content-type': 'text/html; charset=utf-8' }, body: PAGE }
}

const refused = (error: unknown): MockAnswer => {
  if (error instanceof Unclear || error instanceof SavedError) return jsonAnswer(400, { error: error.message })
  if (!(error instanceof Refusal)) throw error
  const { error: own, detail } = error.body as { error?: string; detail?: string }
  return jsonAnswer(error.status, { error: own ?? detail })
}

/** A page of another site that somebody happens to look at; who follows a link to the page that steers may. */
const isForeign = (wanted: string, { headers }: MockRequest) =>
  headers?.['sec-fetch-site'] === 'cross-site' && wanted !== 'GET '

/** Steers a running mock below `/__mock__/`, with or without a final slash; null for any other address. */
export const control = async (server: MockServer, request: MockRequest): Promise<MockAnswer | null> => {
  if (!request.url.includes(PLANE)) return null
  const url = new URL(request.url, 'http://mock')
  if (url.pathname !== PLANE && !url.pathname.startsWith(`${PLANE}/`)) return null
  const wanted = `${request.method} ${url.pathname.slice(PLANE.length + 1).replace(/\/$/, '')}`
  if (isForeign(wanted, request)) return jsonAnswer(403, { error: 'a page of another site may not steer this server' })
  try {
    if (wanted === 'GET ') return await pageAnswer()
    return jsonAnswer(200, await actionOf(wanted)({ server, request, url }))
  } catch (error) {
    return refused(error)
  }
}
