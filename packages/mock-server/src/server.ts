import type { Level, User, Wire } from '@bunko/api-client'
import { createFaults, type Faults } from './control/faults.ts'
import { createJournal, type Journal, type Logged } from './control/journal.ts'
import { createDb, type Db } from './db/db.ts'
import { randomOf } from './db/random.ts'
import type { UserRow } from './db/rows.ts'
import { TABLE } from './handlers/table.ts'
import { userAnswer } from './handlers/user-answer.ts'
import { DECIDED_EDITS, demoAccount, type DemoAccount } from './named.ts'
import { NOW } from './now.ts'
import { createRespond } from './respond.ts'
import { review } from './rules/review.ts'
import { createTokens, DEFAULT_TOKEN_LIFE_MS, type Tokens } from './rules/tokens.ts'
import { MANY_EDITS, SLOW_MS, wireOf, type ScenarioName } from './scenarios.ts'
import { DEFAULT_SIZES, seedSnapshot, type Sizes } from './seed/seed.ts'
import { makeEmpty, makeOne } from './seed/situation.ts'
import type { MockReply, MockRequest } from './wire/message.ts'

/** Milliseconds: always the same, or anything between two. */
export type Latency = number | readonly [min: number, max: number]

export interface MockServerOptions {
  seed?: number
  /** Milliseconds. The seed's dates lie before the moment of creation. Frozen at NOW when left out. */
  now?: () => number
  scenario?: ScenarioName
  latency?: Latency
  sizes?: Partial<Sizes>
  /** Milliseconds an access token lives; 15 minutes. */
  tokenLifeMs?: number
  /** Whether a refresh revokes the refresh token it used; it does. */
  rotateRefresh?: boolean
  /** Final slashes as Django treats them: a read is redirected, a write fails. */
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
  readonly strictSlash: boolean
  readonly checks: boolean
  now(): number
  scenario(): ScenarioName
  wire(): Wire | null
  latency(): number
}

export interface MockServer extends Pick<Faults, 'fail' | 'failNetwork' | 'hang'> {
  readonly db: Db
  /** Requests so far, oldest first. */
  readonly journal: readonly Logged[]
  /** What went wrong in the mock itself: a test that leaves any here has failed. */
  readonly crashes: readonly unknown[]
  readonly scenario: ScenarioName
  now(): number
  respond(request: MockRequest): Promise<MockReply>
  /** Back to the seed of the current scenario; tokens, faults and journal go. */
  reset(): void
  /** Another scenario from now on. One that changes the data starts from its seed. */
  use(scenario: ScenarioName): void
  /** Every call answers in this shape (R1); null for the documented ones. */
  answerAs(wire: Wire | null): void
  setLatency(latency: Latency): void
  clearFaults(): void
  signIn(who: Who): { accessToken: string; refreshToken: string; user: User }
  /** Access tokens, or refresh tokens too, stop working now. */
  expireTokens(which?: 'access' | 'all'): void
  /** Somebody decides about a proposal on the server, behind the back of whoever looks at it. */
  reviewAs(who: Who, editId: number, action: 'approve' | 'reject', reason?: string): void
}

const reseeds = (scenario: ScenarioName) => scenario === 'empty' || scenario === 'one' || scenario === 'many'

/** A whole back end in memory; adapters put it behind msw or a port. */
export const createMockServer = (options: MockServerOptions = {}): MockServer => {
  const { seed = 1, now = () => NOW, rotateRefresh = true, tokenLifeMs = DEFAULT_TOKEN_LIFE_MS } = options
  const at = { seed, now: now() }
  const sizes: Sizes = { ...DEFAULT_SIZES, ...options.sizes }
  const db = createDb()
  const tokens = createTokens(db, now, { lifeMs: tokenLifeMs, rotate: rotateRefresh, seed })
  const faults = createFaults()
  const journal = createJournal()
  const crashes: unknown[] = []
  const random = randomOf(seed, 'latency')
  let scenario: ScenarioName = options.scenario ?? 'happy'
  let shape: Wire | null = null
  let latency: Latency = options.latency ?? 0

  const fill = () => {
    const many = scenario === 'many'
    db.restore(seedSnapshot(many ? { ...sizes, edits: MANY_EDITS + DECIDED_EDITS } : sizes, at, many))
    if (scenario === 'empty') makeEmpty(db)
    if (scenario === 'one') makeOne(db)
  }
  const find = (who: Who): UserRow => {
    const name =
      typeof who === 'string' ? who : typeof who === 'object' && who ? who.username : demoAccount(who).username
    const [user] = db.users.by('username', name.toLowerCase())
    if (!user) throw new Error(`no user ${name}`)
    return user
  }
  const inner: Inner = {
    db,
    tokens,
    faults,
    journal,
    crashes,
    strictSlash: options.strictSlash ?? false,
    checks: options.checks ?? true,
    now,
    scenario: () => scenario,
    wire: () => shape ?? wireOf(scenario),
    latency: () => {
      if (scenario === 'slow') return SLOW_MS
      return typeof latency === 'number' ? latency : random.int(latency[0], latency[1])
    },
  }
  fill()

  return {
    db,
    journal: journal.entries,
    crashes,
    get scenario() {
      return scenario
    },
    now,
    respond: createRespond(inner, TABLE),
    reset() {
      fill()
      faults.clear()
      journal.clear()
      crashes.length = 0
    },
    use(next) {
      const refill = reseeds(next) || reseeds(scenario)
      scenario = next
      if (refill) {
        const signedIn = db.tokens.snapshot()
        fill()
        db.tokens.restore(signedIn)
      }
      if (next === 'sessionExpired') tokens.expire('all')
    },
    answerAs(wire) {
      shape = wire
    },
    setLatency(next) {
      latency = next
    },
    clearFaults: faults.clear,
    fail: faults.fail,
    failNetwork: faults.failNetwork,
    hang: faults.hang,
    signIn(who) {
      const user = find(who)
      const { access, refresh } = tokens.signIn(user)
      if (scenario === 'sessionExpired') tokens.expire('all')
      return { accessToken: access, refreshToken: refresh, user: userAnswer(user) }
    },
    expireTokens: (which = 'access') => tokens.expire(which),
    reviewAs(who, editId, action, reason = '') {
      review(db, { editId, action, reason, reviewer: find(who), now: now() })
    },
  }
}
