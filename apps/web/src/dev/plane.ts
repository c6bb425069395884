import type { Session } from '@bunko/api-client'

const BASE = '/__mock__/'

type FaultKind = 'status' | 'network' | 'hang' | 'cut'
export interface Fault {
  id: number | string
  call: string
  kind: FaultKind
  status?: number
  percent: number
  left: number | null
}
export interface NewFault {
  call: string
  kind: FaultKind
  status?: number
  percent?: number
  times?: number
}
export interface Account {
  username: string
  level: number | null
  name: string
}
export interface PlaneOptions {
  scenarios: { name: string; note: string }[]
  calls: string[]
  accounts: Account[]
}
export type Latency = number | [min: number, max: number]
export interface PlaneState {
  scenario: string
  latency: Latency
  requests: number
  faults: Fault[]
}
export interface SignedIn {
  user: Parameters<Session['begin']>[1]
  accessToken: string
  refreshToken: string
}

/** What the mock server said of a call, or that it did not answer. */
class PlaneError extends Error {}

const ask = async <T>(method: string, address: string, body?: unknown): Promise<T> => {
  const sent = body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
  const answer = await window.fetch(BASE + address, { method, ...sent }).catch(() => null)
  const json = (await answer?.json().catch(() => null)) as (T & { error?: unknown }) | null | undefined
  if (answer?.ok && json) return json
  const said = json?.error
  throw new PlaneError(typeof said === 'string' ? said : 'The mock server does not answer.')
}
const post = (address: string, body: unknown = {}) => ask<PlaneState>('POST', address, body)

/** State and choices; null where no mock server is behind the app. */
const look = async (): Promise<{ state: PlaneState; options: PlaneOptions } | null> => {
  try {
    const [state, options] = await Promise.all([ask<PlaneState>('GET', 'state'), ask<PlaneOptions>('GET', 'options')])
    return typeof state.scenario === 'string' && Array.isArray(options.accounts) ? { state, options } : null
  } catch {
    return null
  }
}

/** The mock server's control plane, as far as the panel steers it. @throws PlaneError */
export const plane = {
  look,
  state: () => ask<PlaneState>('GET', 'state'),
  scenario: (name: string) => post('scenario', { name }),
  latency: (latency: Latency) =>
    post('latency', typeof latency === 'number' ? { ms: latency } : { min: latency[0], max: latency[1] }),
  addFault: (fault: NewFault) => ask<Fault>('POST', 'faults', fault),
  removeFault: (id: Fault['id']) => ask<Fault[]>('DELETE', `faults/${encodeURIComponent(id)}`),
  clearFaults: () => ask<Fault[]>('DELETE', 'faults'),
  reset: () => post('reset'),
  expireTokens: (which: 'access' | 'all') => post('expire-tokens', { which }),
  loginAs: (username: string) => ask<SignedIn>('POST', 'login-as', { username }),
}
