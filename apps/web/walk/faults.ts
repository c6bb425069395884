import { REQUEST_TIMEOUT_MS } from '@bunko/api-client'
import type { APIRequestContext, Page, Route } from '@playwright/test'
import { ILL_SAID, REFUSAL } from './hostile.ts'

const HTML = '<!doctype html><title>Server Error (500)</title><h1>Server Error (500)</h1>'
const json =
  (status: number, body: unknown, headers: Record<string, string> = {}) =>
  (route: Route) =>
    route.fulfill({ status, headers, contentType: 'application/json', body: JSON.stringify(body) })
const text = (status: number, contentType: string, body: string) => (route: Route) =>
  route.fulfill({ status, contentType, body })

/** Beyond the call's own limit, and longer than a walk waits: a client that never gives up says nothing in time. */
const PATIENCE_MS = 20_000
/** Nobody answers, until the client gives the call up by itself. */
const silence = async (route: Route, limitMs = REQUEST_TIMEOUT_MS) => {
  const givenUp = route
    .request()
    .response()
    .catch(() => null)
  await Promise.race([givenUp, new Promise((done) => setTimeout(done, limitMs + PATIENCE_MS))])
  await route.abort('timedout').catch(() => {})
}

const SAID = 'The server says why.'
const EXPIRED = 'Given token not valid for any token type'
const NETWORK = 'Network error - please check your connection'

/** What stands in section 8's place of a text that the server did not send. */
export interface OwnTexts {
  /** For a status without a text; 'HTTP Error {status}' where there is none. */
  refused?: string
  /** For an answer that cannot be read. */
  unread?: string
  /** For a 401 that stays one after the renewal. */
  expired?: string
}
export interface Fault {
  /** `limitMs`: how long the client waits for this call, where that is not the usual time. */
  answer: (route: Route, limitMs?: number) => Promise<void>
  /** The server does what is asked, and its answer breaks off in the middle of the body. */
  isCut?: boolean
  /** Its text means ill: `refusalHarm`. */
  isHostile?: boolean
  /** The text of section 8; null where a write may as well be taken as done. */
  says: (own: OwnTexts) => string | null
}

/** Section 8's text for an answer that cannot be read. */
export const UNREAD = 'An unexpected error occurred'
const unread = ({ unread: own = UNREAD }: OwnTexts) => own
const refused =
  (status: number) =>
  ({ refused: own = `HTTP Error ${status}` }: OwnTexts) =>
    own
const always = (said: string) => () => said

/** What can be seen of a fault, by its name; each answers one call. */
export const FAULTS: Readonly<Record<string, Fault>> = {
  'no answer': { answer: (route) => route.abort('connectionrefused'), says: always(NETWORK) },
  'broken off': { answer: (route) => route.abort('connectionreset'), says: always(NETWORK) },
  'time-out': { answer: silence, says: always(NETWORK) },
  'broken JSON': { answer: text(200, 'application/json', '{"results": [{"id": 1, '), says: unread },
  'HTML where JSON should be': { answer: text(200, 'text/html', HTML), says: unread },
  nothing: { answer: text(200, 'application/json', ''), says: () => null },
  'another shape': { answer: json(200, { unexpected: true }), says: () => null },
  '400': { answer: json(400, { detail: SAID }), says: always(SAID) },
  '400 hostile': {
    answer: json(400, { detail: REFUSAL, name: [REFUSAL], primary_title: [REFUSAL], reason: [REFUSAL] }),
    isHostile: true,
    says: always(ILL_SAID),
  },
  '401 for good': { answer: json(401, { detail: EXPIRED }), says: ({ expired = EXPIRED }) => expired },
  '403': { answer: json(403, { detail: SAID }), says: always(SAID) },
  '404': { answer: json(404, { detail: 'Not found.' }), says: always('Not found.') },
  '409': { answer: json(409, { detail: SAID }), says: always(SAID) },
  '413': { answer: json(413, { detail: SAID }), says: always(SAID) },
  '429': {
    answer: json(429, { detail: 'Request was throttled.' }, { 'retry-after': '30' }),
    says: always('Request was throttled.'),
  },
  '500': { answer: text(500, 'text/html', HTML), says: refused(500) },
  '502': { answer: text(502, 'text/html', '<html><h1>502 Bad Gateway</h1></html>'), says: refused(502) },
  '503': { answer: text(503, 'text/html', '<html><h1>503</h1></html>'), says: refused(503) },
  // The last one: a write is done, and cannot be done once more.
  'cut body': { answer: (route) => route.continue(), isCut: true, says: always(NETWORK) },
}

export const API = '**/api/v1/**'
/** Below the base path. */
export const pathOf = (route: Route) => new URL(route.request().url()).pathname.replace('/api/v1', '')
export const nameOf = (route: Route) => `${route.request().method()} ${pathOf(route)}`

/** Every call of the contract as the mock knows it: 'GET /manga/{id}/'. */
export const callsOf = async (request: APIRequestContext): Promise<string[]> => {
  const answer = await request.get('/__mock__/options')
  return ((await answer.json()) as { calls: string[] }).calls
}
/** Lets the mock cut off its answers to these calls, and to no other. */
export const cutOff = async ({ request }: Page, isMeant: (call: string) => boolean) => {
  await request.delete('/__mock__/faults')
  const cut = (call: string) => request.post('/__mock__/faults', { data: { call, kind: 'cut' } })
  await Promise.all((await callsOf(request)).filter(isMeant).map(cut))
}
