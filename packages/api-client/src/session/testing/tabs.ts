import { createSession, type Session, type SessionEnd, type SessionOptions } from '../session.ts'
import { fakeClock, fakeLocks, fakeStorage } from './fakes.ts'

export const STORED = {
  user: { id: 7, username: 'ana', email: 'ana@example.org', profile: { level: 2 } },
  tokens: { accessToken: 'access-0', refreshToken: 'refresh-0' },
  isAuthenticated: true,
}

export interface OpenTab {
  session: Session
  ends: SessionEnd[]
  /** How often subscribers were called. */
  changes: () => number
}

/** One browser with a clock that stands still, and as many tabs of it as wanted; signed in unless told otherwise. */
export const openBrowser = (initial: unknown = STORED, options: SessionOptions = {}) => {
  const browser = fakeStorage(initial)
  const clock = fakeClock()
  const locks = fakeLocks()
  let ids = 0
  const openTab = (own: SessionOptions = {}): OpenTab => {
    const session = createSession({
      ...browser.tab(),
      locks,
      timer: clock.timer,
      now: clock.now,
      newId: () => `login-${++ids}`,
      ...options,
      ...own,
    })
    const ends: SessionEnd[] = []
    let changes = 0
    session.onEnd((why) => ends.push(why))
    session.subscribe(() => changes++)
    return { session, ends, changes: () => changes }
  }
  return { browser, clock, openTab }
}

export const openOne = (initial?: unknown, options?: SessionOptions) => {
  const { openTab, ...rest } = openBrowser(initial, options)
  return { ...rest, openTab, ...openTab() }
}
