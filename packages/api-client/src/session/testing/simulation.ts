import { signIn, signOut } from '../login.ts'
import { createSession } from '../session.ts'
import { parseStored, SESSION_KEY } from '../storage.ts'
import type { Bearer, Session } from '../types.ts'
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

/** Plays the commands in three tabs of one browser, in the order the scheduler chooses, and throws on a violation. */
export const play = async (
  s: Scheduler,
  commands: readonly Command[],
  { locks, variant = {} }: { locks: 'web' | 'storage'; variant?: Variant },
): Promise<void> => {
  const { make = createSession, retries = 1 } = variant
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
  const faults = { arrive: 0, back: 0 }

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

  const openTab = (tab: Tab): Session => {
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
    return {
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
  }
  const tabs = TABS.map(openTab)

  const ask = async (refreshToken: string) => {
    await step('refresh goes out')
    if (faults.arrive > 0) {
      faults.arrive--
      throw new Error('offline')
    }
    const answer = server.refresh(refreshToken)
    await step('refresh comes back')
    if (faults.back > 0) {
      faults.back--
      server.excuse(refreshToken)
      throw new Error('offline')
    }
    if (answer.status === 401) refused.add(refreshToken)
    return answer
  }

  /** What the client does with a call (section 7): one refresh and one more send after a 401. */
  const send = async (session: Session, blocked = false) => {
    const sent: string[] = []
    const one = async (bearer: Bearer | null) => {
      if (bearer) sent.push(bearer.token)
      await step('call goes out')
      const answer = blocked ? { status: 401, user: null } : server.answer(bearer?.token)
      await step('call comes back')
      return answer
    }
    try {
      let bearer = session.bearer()
      let answer = await one(bearer)
      for (let left = retries; bearer && answer.status === 401 && left > 0; left--) {
        bearer = await session.renew(bearer, ask)
        answer = await one(bearer)
      }
      return answer
    } finally {
      watch(() => insist(sent.length <= 2, INVARIANTS.twice))
      const users = new Set(sent.map((token) => server.familyOf(token)?.user))
      watch(() => insist(users.size <= 1, INVARIANTS.oneUser))
    }
  }

  const logIn = (session: Session, as: UserName) =>
    signIn(
      {
        session,
        wait: () => step('100 ms'),
        login: async () => {
          await step('login goes out')
          const tokens = server.signIn(as)
          await step('login comes back')
          return tokens
        },
        me: async () => {
          const { user } = await send(session)
          if (!user) throw new Error('no profile')
          return { id: 1, email: `${user}@example.org`, profile: { level: 2 } }
        },
      },
      { login: `${as}@example.org`, password: 'x', turnstile_token: 'x' },
    ).then((result) => (result.ok ? result.profile : undefined))

  const calls: { done: boolean }[] = []
  const follow = (run: Promise<unknown>) => {
    const entry = { done: false }
    calls.push(entry)
    void settled(run).then(() => (entry.done = true))
  }
  const performIn = (session: Session, command: InTab): void => {
    if (command.do === 'log in') follow(logIn(session, command.as))
    else if (command.do === 'log out') {
      const token = session.bearer()?.token
      const logout = async () => {
        await step('logout goes out')
        server.signOut(token)
      }
      follow(signOut({ session, logout }))
    } else follow(send(session, command.do === 'blocked call'))
  }
  const perform = (command: Command): void => {
    const session = 'tab' in command ? tabs[command.tab] : undefined
    if (session && 'tab' in command) performIn(session, command)
    else if (command.do === 'expire') server.expire()
    else if (command.do === 'revoke') server.revoke()
    else if (command.do === 'no refresh arrives') faults.arrive++
    else faults.back++
  }

  const untilIdle = async () => {
    await s.waitIdle()
    await ringLimits(() => s.waitIdle())
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
  for (const session of tabs) insist((session.bearer()?.login ?? null) === (stored?.login ?? null), INVARIANTS.agree)

  const family = expected === null ? null : server.familyOf(expected)
  if (!family || family.revoked) return
  insist(stored !== null && server.familyOf(stored.tokens.accessToken) === family, INVARIANTS.staysIn)
  // A refresh whose answer got lost has spent the token: the next one is refused, and that is the server's right.
  if (server.isSpent(stored?.tokens.refreshToken)) return
  faults.arrive = faults.back = 0
  const last = Promise.all(tabs.map((session) => settled(send(session))))
  await untilIdle()
  insist(server.reuses() === 0, INVARIANTS.noReuse)
  for (const result of await last) insist(result.ok && result.value.user === family.user, INVARIANTS.staysIn)
}
