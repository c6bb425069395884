import { createDb, type Db } from '../db/db.ts'
import { TABLE } from '../handlers/table.ts'
import { createRespond, type Respond } from '../respond.ts'
import { staleRefresh, type Tokens } from '../rules/tokens.ts'
import { dataOf, wireOf, type DataName, type ScenarioName } from '../scenarios.ts'
import type { Inner } from '../server-types.ts'
import { badToken } from '../wire/refusal.ts'

/** Names the scenario of one request. */
export const SCENARIO_HEADER = 'x-mock-scenario'

/** Tokens as in `sessionExpired`: only what was signed in under it works. */
const expired = (tokens: Tokens): Tokens => {
  const known = new Set<string>()
  return {
    ...tokens,
    signIn(user) {
      const given = tokens.signIn(user)
      known.add(given.access).add(given.refresh)
      return given
    },
    refresh(token) {
      if (!known.has(token)) throw staleRefresh()
      const given = tokens.refresh(token)
      known.add(given.accessToken).add(given.refreshToken ?? token)
      return given
    },
    read(header) {
      const row = tokens.read(header)
      if (row && !known.has(row.token)) throw badToken('Token is expired')
      return row
    },
  }
}

/**
 * The server as single requests see it, each in a scenario of its own. Scenarios about data have data of their own, made
 * when first asked for; people, their tokens and their files are the same everywhere, so that who is signed in stays so.
 */
export const createViews = (main: Inner, fill: (scenario: ScenarioName, db: Db) => void) => {
  const stores = new Map<DataName, Db>()
  const views = new Map<ScenarioName, Respond>()

  const storeOf = (name: DataName): Db => {
    if (name === dataOf(main.scenario())) return main.db
    const made = stores.get(name)
    if (made) return made
    const own = createDb()
    fill(name, own)
    const { users, tokens, mails, files } = main.db
    const store = { ...own, users, tokens, mails, files }
    stores.set(name, store)
    return store
  }
  return {
    of(name: ScenarioName): Respond {
      const made = views.get(name)
      if (made) return made
      const tokens = name === 'sessionExpired' ? expired(main.tokens) : main.tokens
      const wire = () => wireOf(name) ?? main.switches().wire
      const view = createRespond({ ...main, db: storeOf(dataOf(name)), tokens, wire, scenario: () => name }, TABLE)
      views.set(name, view)
      return view
    },
    /** To be called when the data start anew. */
    clear() {
      stores.clear()
      views.clear()
    },
  }
}
