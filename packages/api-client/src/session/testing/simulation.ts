import type { Endpoint } from '../../contract/endpoint.ts'
import { refresh } from '../../contract/refresh.ts'
import { createCall, type Call } from '../../http/call.ts'
import { signIn, signOut } from '../login.ts'
import { createSession } from '../session.ts'
import { parseStored, SESSION_KEY } from '../storage.ts'
import type { Session, SessionUser } from '../types.ts'
import { BLOCKED_CALL, CALL, profileOf, responseOf } from './calls.ts'
import { fakeServer, type UserName } from './fake-server.ts'
import { fakeLocks, fakeStorage, settled } from './fakes.ts'
import {
  insist,
  INVARIANTS,
  TABS,
  type Command,
  type InTab,
  type Scheduler,
  type Tab,
  type Variant,
} from './history.ts'
import { steppedClock } from './stepped-clock.ts'

interface OpenTab {
  readonly session: Session
  readonly call: Call
}
interface Init {
  readonly headers: Headers
  readonly body?: string
}

/** More microtasks than lie between two steps of a call. */
const TICKS = 200

/** Plays the commands in three tabs of one browser, in the order the scheduler chooses, and throws on a violation. */
export const play = async (
  s: Scheduler,
  commands: readonly Command[],
  { locks, variant = {} }: { locks: 'web' | 'storage'; variant?: Variant },
): Promise<void> => {
  const { make = createSession, connect = createCall } = variant
  let violation: unknown = null
  const watch = (check: () => void) => {
    try {
      check()
    } catch (error) {
      violation ??= error
    }
  }

  const step = (label: string) => s.schedule(Promise.resolve(), label)
  const server = fakeServer()
  const browser = fakeStorage(undefined, (run) => void step('storage event').then(run))
  const webLocks = locks === 'web' ? fakeLocks() : null
  const refused = new Set<string>()
  const faults = { arrive: 0, back: 0, busy: 0 }

  const { timer, now, ringLimits } = steppedClock(step)

  /** The token of the sign-in that should be stored now, by what was done and what the server has revoked. */
  let expected: string | null = null
  const check = (raw: string | undefined) => {
    const stored = parseStored(raw ?? null)
    const family = stored && server.familyOf(stored.tokens.accessToken)
    watch(() => insist(raw === undefined || expected !== null, INVARIANTS.loggedOut))
    const email = stored?.user?.email
    watch(() => insist(!family || email === `${family.user}@example.org`, INVARIANTS.ownUser, String(email)))
  }

  const renewal = async (refreshToken: string) => {
    await step('refresh goes out')
    if (faults.arrive > 0) {
      faults.arrive--
      throw new Error('offline')
    }
    if (faults.busy > 0) {
      faults.busy--
      await step('refresh is put off')
      return responseOf(503, { detail: 'Service temporarily unavailable, try again later.' })
    }
    const answer = server.refresh(refreshToken)
    await step('refresh comes back')
    if (faults.back > 0) {
      faults.back--
      server.excuse(refreshToken)
      throw new Error('offline')
    }
    if (answer.status === 401) refused.add(refreshToken)
    return responseOf(answer.status, answer.body)
  }

  /** The token of each request, by the address of its call. */
  const sent = new Map<string, (string | undefined)[]>()
  const request = async (url: string, { headers, body = '' }: Init): Promise<Response> => {
    if (url === refresh.path) return renewal((JSON.parse(body) as { refreshToken: string }).refreshToken)
    const token = headers.get('authorization')?.replace('Bearer ', '')
    const tokens = [...(sent.get(url) ?? []), token]
    sent.set(url, tokens)
    watch(() => insist(tokens.length <= 2, INVARIANTS.twice))
    const users = new Set(tokens.map((one) => server.familyOf(one ?? '')?.user).filter(Boolean))
    watch(() => insist(users.size <= 1, INVARIANTS.oneUser))
    await step('call goes out')
    const { status, user } = url.startsWith('/blocked/') ? { status: 401, user: null } : server.answer(token)
    await step('call comes back')
    return responseOf(status, user ? profileOf(user) : {})
  }

  const openTab = (tab: Tab): OpenTab => {
    const own = browser.tab()
    let ids = 0
    const made = make({
      storage: {
        ...own.storage,
        setItem(key, value) {
          own.storage.setItem(key, value)
          if (key === SESSION_KEY) check(value)
        },
      },
      events: own.events,
      locks: webLocks,
      timer,
      now,
      newId: () => `tab${tab}-${ids++}`,
    })
    const session: Session = {
      ...made,
      begin(tokens, user) {
        expected = tokens.accessToken
        return made.begin(tokens, user)
      },
      end() {
        expected = null
        made.end()
        check(browser.session())
        watch(() => insist(made.bearer() === null, INVARIANTS.loggedOut, 'in memory'))
      },
    }
    const fetch = request as unknown as typeof globalThis.fetch
    // The time limit of a call is real time: no interleaving may depend on it.
    return { session, call: connect({ baseUrl: '', session, fetch, patience: 60 }) }
  }
  const tabs = TABS.map(openTab)

  let sends = 0
  const send = async ({ call }: OpenTab, e: Endpoint = CALL) => {
    const user = await call(e, { params: { id: ++sends } })
    return user as SessionUser
  }

  const logIn = (tab: OpenTab, as: UserName) =>
    signIn(
      {
        session: tab.session,
        wait: () => step('100 ms'),
        login: async () => {
          await step('login goes out')
          const tokens = server.signIn(as)
          await step('login comes back')
          return tokens
        },
        me: () => send(tab),
      },
      { login: `${as}@example.org`, password: 'x', turnstile_token: 'x' },
    ).then((result) => (result.ok ? result.profile : undefined))

  const calls: { done: boolean }[] = []
  const follow = (run: Promise<unknown>) => {
    const entry = { done: false }
    calls.push(entry)
    void settled(run).then(() => (entry.done = true))
  }
  const performIn = (tab: OpenTab, command: InTab): void => {
    if (command.do === 'log in') follow(logIn(tab, command.as))
    else if (command.do === 'log out') {
      const { session } = tab
      const token = session.bearer()?.token
      const logout = async () => {
        await step('logout goes out')
        server.signOut(token)
      }
      follow(signOut({ session, logout }))
    } else follow(send(tab, command.do === 'blocked call' ? BLOCKED_CALL : CALL))
  }
  const perform = (command: Command): void => {
    const tab = 'tab' in command ? tabs[command.tab] : undefined
    if (tab && 'tab' in command) performIn(tab, command)
    else if (command.do === 'expire') server.expire()
    else if (command.do === 'revoke') server.revoke()
    else if (command.do === 'no refresh arrives') faults.arrive++
    else if (command.do === 'a refresh is put off') faults.busy++
    else faults.back++
  }

  /** `waitIdle` alone takes for idle what brings no step within 50 microtasks. */
  const idle = async () => {
    do {
      await s.waitIdle()
      for (let tick = 0; tick < TICKS; tick++) await Promise.resolve()
    } while (s.count() > 0)
  }
  const untilIdle = async () => {
    await idle()
    await ringLimits(idle)
  }

  s.scheduleSequence(
    commands.map((command) => ({ builder: async () => perform(command), label: JSON.stringify(command) })),
  )
  await untilIdle()

  if (violation) throw violation
  insist(
    calls.every(({ done }) => done),
    INVARIANTS.settles,
  )
  insist(server.reuses() === 0, INVARIANTS.noReuse)
  const stored = parseStored(browser.session() ?? null)
  for (const secret of server.secrets()) {
    const kept = [...browser.map.values()].some((value) => value.includes(`"${secret}"`))
    insist(!kept || stored !== null, INVARIANTS.loggedOut)
  }
  insist(!stored?.tokens.refreshToken || !refused.has(stored.tokens.refreshToken), INVARIANTS.refused)
  for (const { session } of tabs)
    insist((session.bearer()?.login ?? null) === (stored?.login ?? null), INVARIANTS.agree)

  const family = expected === null ? null : server.familyOf(expected)
  if (!family || family.revoked) return
  insist(stored !== null && server.familyOf(stored.tokens.accessToken) === family, INVARIANTS.staysIn)
  // A refresh whose answer got lost has spent the token: the next one is refused, and that is the server's right.
  if (server.isSpent(stored?.tokens.refreshToken)) return
  faults.arrive = faults.back = faults.busy = 0
  const last = Promise.all(tabs.map((tab) => settled(send(tab))))
  await untilIdle()
  insist(server.reuses() === 0, INVARIANTS.noReuse)
  for (const result of await last) insist(result.ok && result.value.username === family.user, INVARIANTS.staysIn)
}
