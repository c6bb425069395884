import type { Level, User, Wire } from '@bunko/api-client'
import type { Fault, Faults } from './control/faults.ts'
import type { Journal, Logged } from './control/journal.ts'
import type { Db } from './db/db.ts'
import type { Saved } from './db/saved.ts'
import type { DemoAccount } from './named.ts'
import type { Tokens } from './rules/tokens.ts'
import type { ScenarioName } from './scenarios.ts'
import type { Sizes } from './seed/seed.ts'
import type { Absent } from './wire/absent.ts'
import type { MockReply, MockRequest } from './wire/message.ts'

/** Milliseconds: always the same, or anything between two. */
export type Latency = number | readonly [min: number, max: number]

/** What may be changed about every answer while the server runs. */
export interface Switches {
  /** One of R1's shapes for every call; null for the documented ones. */
  readonly wire: Wire | null
  /** Final slashes as Django treats them: a read is redirected, a write fails. */
  readonly strictSlash: boolean
  /** What stands where the contract promises nothing. */
  readonly absent: Absent
  /** Milliseconds an access token lives from its issue. */
  readonly tokenLifeMs: number
  /** Whether a refresh revokes the refresh token it used. */
  readonly rotateRefresh: boolean
}

export interface MockServerOptions {
  seed?: number
  /** Milliseconds. The seed's dates lie before the moment of creation. Frozen at NOW when left out. */
  now?: () => number
  scenario?: ScenarioName
  latency?: Latency
  sizes?: Partial<Sizes>
  /** 15 minutes. */
  tokenLifeMs?: number
  /** It does. */
  rotateRefresh?: boolean
  /** They are not. */
  strictSlash?: boolean
  /** Holds every answer against the contract; costs time, on when left out. */
  checks?: boolean
}

/** Whom to sign in as: a level, null for the account without a profile, an account, a user name. */
export type Who = Level | null | DemoAccount | string

/** What `respond` looks at. */
export interface Inner {
  readonly db: Db
  readonly tokens: Tokens
  readonly faults: Faults
  readonly journal: Journal
  readonly crashes: unknown[]
  readonly checks: boolean
  now(): number
  switches(): Switches
  scenario(): ScenarioName
  wire(): Wire | null
  latency(): number
}

export interface MockServer extends Pick<Faults, 'fail' | 'failNetwork' | 'hang' | 'cut' | 'addFault'> {
  readonly db: Db
  /** Requests so far, oldest first. */
  readonly journal: readonly Logged[]
  /** What went wrong in the mock itself: a test that leaves any here has failed. */
  readonly crashes: readonly unknown[]
  readonly scenario: ScenarioName
  readonly latency: Latency
  readonly seed: number
  readonly sizes: Sizes
  readonly switches: Switches
  now(): number
  /** Answers as in the current scenario, or in the one that the header x-mock-scenario names. */
  respond(request: MockRequest): Promise<MockReply>
  /** `respond` for those who need not wait: the reply itself, where nothing has to be waited for. May throw. */
  answer(request: MockRequest): MockReply | Promise<MockReply>
  /** Back to the seed of the current scenario; tokens, faults and journal go. */
  reset(): void
  /** Another seed, other sizes, and back to them. */
  reseed(next: { seed?: number; sizes?: Partial<Sizes> }): void
  /** Another scenario from now on. One that changes the data starts from its seed; what was there before is back after it. */
  use(scenario: ScenarioName): void
  /** Some of the switches. */
  set(changes: Partial<Switches>): void
  setLatency(latency: Latency): void
  faults(): Fault[]
  /** Calls it held go on. False where there is none of this id. */
  removeFault(id: number): boolean
  clearFaults(): void
  clearJournal(): void
  /** Everything stored, and what it was made from, ready for JSON; `own`: without a scenario's, what was there before. */
  save(of?: 'shown' | 'own'): Saved
  /** What `save` gave; its seed and sizes are those of a reset from now on, and a scenario with data of its own is over. @throws SavedError when it is damaged; nothing has changed then */
  load(saved: unknown): void
  signIn(who: Who): { accessToken: string; refreshToken: string; user: User }
  /** Access tokens, or refresh tokens too, stop working now. */
  expireTokens(which?: 'access' | 'all'): void
  /** Somebody decides about a proposal on the server, behind the back of whoever looks at it. */
  reviewAs(who: Who, editId: number, action: 'approve' | 'reject', reason?: string): void
}
