import { describe, expect, test } from 'vitest'
import { HttpError, NetworkError, TimeoutError } from '../http/api-error.ts'
import type { AskForTokens } from './session.ts'
import { settled, turn } from './testing/fakes.ts'
import { openBrowser } from './testing/tabs.ts'

const TABS = 200
const RENEWED = { status: 200, body: { access: 'access-1', refresh: 'refresh-1' } }

/** As `fakeClock`, for many tabs: all timers of one moment run together. */
const sharedClock = () => {
  let time = 1_000_000
  const timers = new Map<number, Set<() => void>>()
  const timer = (run: () => void, ms: number) => {
    const at = time + ms
    const together = timers.get(at) ?? new Set()
    timers.set(at, together.add(run))
    return () => void together.delete(run)
  }
  return {
    timer,
    now: () => time,
    wait: (ms: number) => new Promise<void>((done) => void timer(done, ms)),
    async advance(ms: number) {
      const end = time + ms
      for (await turn(); ; await turn()) {
        const at = Math.min(...timers.keys())
        if (at > end) break
        time = at
        const together = timers.get(at) ?? []
        timers.delete(at)
        for (const run of together) run()
      }
      time = end
    },
  }
}

/** So many tabs whose calls were all answered 401 at once; `ask` is the way to the server, counted. */
const refreshAll = async (lock: 'web' | 'storage', answer: AskForTokens, ms: number) => {
  const clock = sharedClock()
  const { timer, now } = clock
  const { openTab, browser } = openBrowser(undefined, { timer, now, ...(lock === 'storage' && { locks: null }) })
  const tabs = Array.from({ length: TABS }, () => openTab())
  let asked = 0
  const ask: AskForTokens = async (token) => {
    asked++
    await clock.wait(ms)
    return answer(token)
  }
  const renewAll = () =>
    tabs.map(({ session }) => {
      const sent = session.bearer()
      if (!sent) throw new Error('nobody is signed in')
      return settled(session.renew(sent, ask))
    })
  const calls = renewAll()
  await clock.advance(30_000)
  return { results: await Promise.all(calls), asked: () => asked, tabs, browser, clock, renewAll }
}

test.each(['web', 'storage'] as const)('200 tabs refresh at once: one request, lock by %s', async (lock) => {
  const { results, asked, tabs } = await refreshAll(lock, async () => RENEWED, 80)
  expect(asked()).toBe(1)
  for (const result of results) expect(result).toMatchObject({ ok: true, value: { token: 'access-1' } })
  for (const { session } of tabs) expect(session.bearer()?.token).toBe('access-1')
})

const AWAY: [string, AskForTokens, number, object][] = [
  ['503', async () => ({ status: 503, body: '', retryAfter: 20 }), 80, { status: 503, retryAfter: 20 }],
  ['429', async () => ({ status: 429, body: {}, retryAfter: 9 }), 80, { status: 429, retryAfter: 9 }],
  ['no answer', () => Promise.reject(new NetworkError('POST /auth/refresh/')), 80, { kind: 'network' }],
]
describe.each(['web', 'storage'] as const)('the server is away while 200 tabs refresh, lock by %s', (lock) => {
  test.each(AWAY)('%s: one request, nobody logged out', async (_, answer, ms, error) => {
    const { results, asked, tabs } = await refreshAll(lock, answer, ms)
    expect(asked()).toBe(1)
    for (const result of results) expect(result).toMatchObject({ ok: false, error })
    for (const { session, ends } of tabs) {
      expect(session.state().isAuthenticated).toBe(true)
      expect(ends).toEqual([])
    }
  })
})

test.each(['web', 'storage'] as const)('a refresh that never answers is asked once too, lock by %s', async (lock) => {
  const { results, asked, tabs } = await refreshAll(lock, () => new Promise(() => undefined), 0)
  expect(asked()).toBe(1)
  const errors = results.map((result) => !result.ok && result.error)
  expect(errors.filter((error) => error instanceof TimeoutError)).toHaveLength(1)
  expect(errors.filter((error) => error instanceof NetworkError)).toHaveLength(TABS - 1)
  for (const { session } of tabs) expect(session.state().isAuthenticated).toBe(true)
})

test('what was shared is over with the next call: it asks, and one of 200 again does', async () => {
  const answers = [{ status: 503, body: '' }, RENEWED]
  const { asked, clock, renewAll, tabs } = await refreshAll('web', async () => answers.shift() ?? RENEWED, 80)
  expect(asked()).toBe(1)
  const again = renewAll()
  await clock.advance(10_000)
  for (const result of await Promise.all(again)) expect(result).toMatchObject({ ok: true })
  expect(asked()).toBe(2)
  for (const { session } of tabs) expect(session.bearer()?.token).toBe('access-1')
})

test('a note of another sign-in, of later than now or of long ago counts for nothing, nor does a damaged one', async () => {
  const notes = [
    { login: 'another', at: 1_000_010 },
    { login: 'earlier:7', at: 9_000_000 },
    { login: 'earlier:7', at: 999_999 },
    { login: 'earlier:7', at: 'soon' },
    { login: 7, at: 1_000_010 },
    'null',
  ]
  for (const note of notes) {
    const { browser, clock, openTab } = openBrowser()
    const { session } = openTab()
    const sent = session.bearer()
    if (!sent) throw new Error('nobody is signed in')
    expect(sent.login).toBe('earlier:7')
    browser.map.set(
      'auth-storage-unanswered',
      typeof note === 'string' ? note : JSON.stringify({ status: 503, ...note }),
    )
    const call = session.renew(sent, async () => RENEWED)
    await clock.advance(100)
    await expect(call).resolves.toMatchObject({ token: 'access-1' })
  }
})

test('the note holds no token and goes with the logout', async () => {
  const { browser, tabs } = await refreshAll('web', async () => ({ status: 503, body: { detail: 'refresh-0' } }), 80)
  expect([...browser.map.keys()].toSorted()).toEqual(['auth-storage', 'auth-storage-unanswered'])
  expect(browser.map.get('auth-storage-unanswered')).not.toMatch(/refresh-0|access-0/)
  tabs[0]?.session.end()
  expect(browser.map.size).toBe(0)
})

test('a single tab gets the server’s own text and its Retry-After', async () => {
  const { openTab } = openBrowser()
  const { session } = openTab()
  const sent = session.bearer()
  if (!sent) throw new Error('nobody is signed in')
  const answer = { status: 503, body: { detail: 'Down until noon' }, retryAfter: 60 }
  const error: unknown = await session.renew(sent, async () => answer).catch((problem: unknown) => problem)
  expect(error).toBeInstanceOf(HttpError)
  expect(error).toMatchObject({ text: 'Down until noon', retryAfter: 60 })
})
