import { signIn, signOut } from '../login.ts'
import { createSession, type SessionOptions } from '../session.ts'
import { parseStored, SESSION_KEY } from '../storage.ts'
import type { Bearer, Session } from '../types.ts'
import { fakeLocks, fakeStorage, settled } from './fakes.ts'
import { fakeServer, type UserName } from './fake-server.ts'

type Tab = 0 | 1
type InTab =
  | { readonly do: 'call' | 'blocked call' | 'log out'; readonly tab: Tab }
  | { readonly do: 'log in'; readonly tab: Tab; readonly as: UserName }
type Command = InTab | { readonly do: 'expire' | 'revoke' | 'no refresh arrives' | 'no refresh answer comes back' }

const inTab = (tab: Tab): InTab[] => [
  { do: 'call', tab },
  { do: 'call', tab },
  { do: 'call', tab },
  { do: 'blocked call', tab },
  { do: 'log out', tab },
  { do: 'log in', tab, as: 'ana' },
  { do: 'log in', tab, as: 'bo' },
]

/** What can happen in a history. Calls and expiry are listed more than once because they matter most. */
export const COMMANDS: readonly Command[] = [
  ...inTab(0),
  ...inTab(1),
  { do: 'expire' },
  { do: 'expire' },
  { do: 'revoke' },
  { do: 'no refresh arrives' },
  { do: 'no refresh answer comes back' },
]

/** The part of fast-check's scheduler that is used. */
export interface Scheduler {
  schedule<T>(task: Promise<T>, label?: string): Promise<T>
  scheduleSequence(items: { builder: () => Promise<unknown>; label: string }[]): unknown
  waitIdle(): Promise<void>
}

/** Where a planted mistake gets in: around the making of a session, and around what a call does on a 401. */
export interface Variant {
  make?: (options: SessionOptions) => Session
  /** How often a call answers a 401 by a refresh and another send. */
  retries?: number
}

/** The statements the property makes; a violation is an error that begins with one of them. */
export const INVARIANTS = {
  settles: 'every call settles',
  twice: 'a call is sent at most twice',
  oneLogin: "a call of one sign-in is never sent with another one's token",
  loggedOut: 'after a logout nothing is stored until the next login',
  noReuse: 'no refresh token is presented twice',
  staysIn: 'a sign-in that nobody ended is still there, and works',
  refused: 'a refused session is cleared',
  ownUser: "a sign-in's user is its own",
  agree: 'both tabs see what is stored',
} as const

const insist = (holds: boolean, statement: string, detail = '') => {
  if (!holds) throw new Error(`${statement}${detail && `: ${detail}`}`)
}

/** Plays the commands in two tabs of one browser, in the order the scheduler chooses, and throws on a violation. */
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

  // Short timers (the lock in storage) are steps of the scheduler; time limits only run out when nothing else can happen.
  let time = 0
  const limits = new Set<() => void>()
  const timer = (run: () => void, ms: number) => {
    let off = false
    const ring = () => {
      limits.delete(ring)
      if (!off) run()
    }
    if (ms >= 1_000) limits.add(ring)
    else {
      const at = time + ms
      const due = () => {
        time = Math.max(time, at)
        ring()
      }
      void step(`timer ${ms}`).then(due)
    }
    return () => {
      off = true
      limits.delete(ring)
    }
  }

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
      now: () => time,
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
  const tabs = [openTab(0), openTab(1)] as const

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
      const families = new Set(sent.map((token) => server.familyOf(token)))
      watch(() => insist(families.size <= 1, INVARIANTS.oneLogin))
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
    if ('tab' in command) performIn(tabs[command.tab], command)
    else if (command.do === 'expire') server.expire()
    else if (command.do === 'revoke') server.revoke()
    else if (command.do === 'no refresh arrives') faults.arrive++
    else faults.back++
  }

  const untilIdle = async () => {
    await s.waitIdle()
    for (const ring of limits) {
      ring()
      await s.waitIdle()
    }
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
