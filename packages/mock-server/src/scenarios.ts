import type { Wire } from '@bunko/api-client'

/** States of the whole server, with what each is for. */
export const SCENARIO_NOTES = {
  happy: 'The default seed',
  empty: 'Accounts only: no titles, people, magazines, publishers, edits',
  one: 'One of everything',
  many: '2,000 pending edits',
  slow: 'Every answer takes three seconds',
  serverError: '500 with an HTML page, except for /auth/',
  forbidden: '403 for every call, except for /auth/',
  sessionExpired: 'Tokens are refused and cannot be renewed, until somebody logs in again',
  offline: 'No connection',
} as const

export type Situation = keyof typeof SCENARIO_NOTES
export const SITUATIONS = Object.keys(SCENARIO_NOTES) as Situation[]

/** R1's answer shapes, each for every call at once. */
export const WIRES = ['bare', 'data', 'successData', 'named', 'dataNamed', 'page'] as const satisfies readonly Wire[]
export type ScenarioName = Situation | `shape:${Wire}`
export const SCENARIO_NAMES: readonly ScenarioName[] = [...SITUATIONS, ...WIRES.map((wire) => `shape:${wire}` as const)]

export const isScenario = (name: string): name is ScenarioName => (SCENARIO_NAMES as readonly string[]).includes(name)

/** The shape a `shape:` scenario asks for, else null. */
export const wireOf = (name: ScenarioName): Wire | null => WIRES.find((wire) => name === `shape:${wire}`) ?? null

/** Which data a scenario is about: one of the three with data of their own, else the default seed. */
export type DataName = 'empty' | 'one' | 'many' | 'happy'
export const dataOf = (name: ScenarioName): DataName =>
  name === 'empty' || name === 'one' || name === 'many' ? name : 'happy'

/** What a scenario is for. */
export const noteOf = (name: ScenarioName): string =>
  Object.hasOwn(SCENARIO_NOTES, name) ? SCENARIO_NOTES[name as Situation] : 'Every answer in this shape'

export const SLOW_MS = 3_000
export const MANY_EDITS = 2_000
