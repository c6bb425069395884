import { createFaults } from './control/faults.ts'
import { createJournal } from './control/journal.ts'
import { createViews, SCENARIO_HEADER } from './control/views.ts'
import { createDb, type Db, type Snapshot } from './db/db.ts'
import { randomOf } from './db/random.ts'
import type { UserRow } from './db/rows.ts'
import { dumpDb, readSaved } from './db/saved.ts'
import { TABLE } from './handlers/table.ts'
import { userAnswer } from './handlers/user-answer.ts'
import { DECIDED_EDITS, demoAccount } from './named.ts'
import { NOW } from './now.ts'
import { createRespond } from './respond.ts'
import { review } from './rules/review.ts'
import { createTokens, DEFAULT_TOKEN_LIFE_MS } from './rules/tokens.ts'
import { dataOf, isScenario, MANY_EDITS, SCENARIO_NAMES, wireOf, type ScenarioName } from './scenarios.ts'
import { DEFAULT_SIZES, seedSnapshot, type Sizes } from './seed/seed.ts'
import { makeEmpty, makeOne } from './seed/situation.ts'
import type { Inner, Latency, MockServer, MockServerOptions, Switches, Who } from './server-types.ts'
import { jsonAnswer, type MockReply, type MockRequest } from './wire/message.ts'

/** A whole back end in memory; adapters put it behind msw or a port. */
export const createMockServer = (options: MockServerOptions = {}): MockServer => {
  const { now = () => NOW } = options
  const born = now()
  let seed = options.seed ?? 1
  let sizes: Sizes = { ...DEFAULT_SIZES, ...options.sizes }
  let scenario: ScenarioName = options.scenario ?? 'happy'
  let latency: Latency = options.latency ?? 0
  let random = randomOf(seed, 'latency')
  let switches: Switches = {
    wire: null,
    strictSlash: options.strictSlash ?? false,
    absent: 'as is',
    tokenLifeMs: options.tokenLifeMs ?? DEFAULT_TOKEN_LIFE_MS,
    rotateRefresh: options.rotateRefresh ?? true,
  }
  const db = createDb()
  const tokens = createTokens(db, now, {
    get lifeMs() {
      return switches.tokenLifeMs
    },
    get rotate() {
      return switches.rotateRefresh
    },
    get seed() {
      return seed
    },
  })
  const faults = createFaults(seed)
  const journal = createJournal()
  const crashes: unknown[] = []
  const inner: Inner = {
    db,
    tokens,
    faults,
    journal,
    crashes,
    checks: options.checks ?? true,
    switches: () => switches,
    now,
    scenario: () => scenario,
    wire: () => switches.wire ?? wireOf(scenario),
    latency: () => (typeof latency === 'number' ? latency : random.int(latency[0], latency[1])),
  }

  const fillAs = (name: ScenarioName, target: Db) => {
    const many = name === 'many'
    const wanted = many ? { ...sizes, edits: MANY_EDITS + DECIDED_EDITS } : sizes
    target.restore(seedSnapshot(wanted, { seed, now: born }, many))
    if (name === 'empty') makeEmpty(target)
    if (name === 'one') makeOne(target)
  }
  const views = createViews(inner, fillAs)
  const fill = () => {
    fillAs(scenario, db)
    views.clear()
  }
  /** What was stored when a scenario with data of its own came; it is back when that one is over. */
  let aside: (() => Snapshot) | null = null
  const reset = () => {
    if (aside) aside = () => seedSnapshot(sizes, { seed, now: born })
    fill()
    faults.restart(seed)
    random = randomOf(seed, 'latency')
    journal.clear()
    crashes.length = 0
  }
  const find = (who: Who): UserRow => {
    const named = typeof who === 'string' ? who : typeof who === 'object' && who ? who.username : null
    // A demo account may have got another name meanwhile.
    const user =
      typeof who === 'number' || who === null
        ? db.users.get(demoAccount(who).id)
        : db.users.by('username', String(named).toLowerCase())[0]
    if (!user) throw new Error(`no user ${named ?? `of level ${String(who)}`}`)
    return user
  }
  const respond = createRespond(inner, TABLE)
  fill()

  const answer = (request: MockRequest): MockReply | Promise<MockReply> => {
    const name = request.headers?.[SCENARIO_HEADER]
    if (name === undefined) return respond(request)
    if (isScenario(name)) return views.of(name)(request)
    return jsonAnswer(400, { error: `${SCENARIO_HEADER}: one of ${SCENARIO_NAMES.join(', ')}` })
  }

  return {
    db,
    journal: journal.entries,
    crashes,
    get scenario() {
      return scenario
    },
    get latency() {
      return latency
    },
    get seed() {
      return seed
    },
    get sizes() {
      return sizes
    },
    get switches() {
      return switches
    },
    now,
    answer,
    respond: async (request) => answer(request),
    reset,
    reseed(next) {
      seed = next.seed ?? seed
      sizes = { ...sizes, ...next.sizes }
      reset()
    },
    use(next) {
      const [from, to] = [dataOf(scenario), dataOf(next)]
      scenario = next
      if (from !== 'happy' || to !== 'happy') {
        const signedIn = db.tokens.snapshot()
        const stored = db.snapshot()
        if (from === 'happy') aside = () => stored
        fill()
        if (to === 'happy' && aside) {
          db.restore(aside())
          aside = null
        }
        db.tokens.restore(signedIn)
        // The id of somebody who registered meanwhile is the next one's.
        for (const { id, user_id } of db.tokens.all()) if (!db.users.get(user_id)) db.tokens.remove(id)
      }
      if (next === 'sessionExpired') tokens.expire('all')
    },
    set(changes) {
      switches = { ...switches, ...changes }
    },
    setLatency(next) {
      latency = next
    },
    fail: faults.fail,
    failNetwork: faults.failNetwork,
    hang: faults.hang,
    cut: faults.cut,
    addFault: faults.addFault,
    faults: faults.list,
    removeFault: faults.remove,
    clearFaults: faults.clear,
    clearJournal: journal.clear,
    save: (of = 'shown') => dumpDb(of === 'own' && aside ? aside() : db.snapshot(), { seed, sizes }),
    load(saved) {
      const { snapshot, made } = readSaved(saved)
      aside = null
      db.restore(snapshot)
      seed = made.seed ?? seed
      sizes = made.sizes ?? sizes
      // What is loaded is no scenario's data: were it called so, leaving that scenario would fill over it.
      if (dataOf(scenario) !== 'happy') scenario = 'happy'
      views.clear()
    },
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
