import { expect, test, vi } from 'vitest'
import { REQUEST_TIMEOUT_MS } from '../limits.ts'
import { LOCK_HOLD_MS, LOCK_NAME, LOCK_WAIT_MS, type LocksLike } from './lock.ts'
import type { AskForTokens, Session } from './session.ts'
import { later, settled, stuckLocks, turn } from './testing/fakes.ts'
import { openBrowser, STORED } from './testing/tabs.ts'

const RENEWED = { status: 200, body: { access: 'access-1', refresh: 'refresh-1' } }
const renew = (session: Session, ask: AskForTokens) => {
  const sent = session.bearer()
  if (!sent) throw new Error('nobody is signed in')
  return session.renew(sent, ask)
}
/** Rotates: a token is good for one refresh. */
const rotating = () => {
  let good = 'refresh-0'
  let n = 0
  return vi.fn<AskForTokens>(async (token) => {
    await turn()
    if (token !== good) return { status: 401, body: {} }
    good = `refresh-${++n}`
    return { status: 200, body: { access: `access-${n}`, refresh: good } }
  })
}

test.each([
  ['navigator.locks', undefined],
  ['no navigator.locks', null],
  [
    'navigator.locks that refuse',
    {
      request: () => {
        throw new Error('SecurityError')
      },
    } satisfies LocksLike,
  ],
  ['navigator.locks that reject', { request: () => Promise.reject(new Error('SecurityError')) } satisfies LocksLike],
])('11, 12: two tabs, a server that revokes a reused token, %s: one refresh', async (_, locks) => {
  const { openTab, clock, browser } = openBrowser(STORED, locks === undefined ? {} : { locks })
  const [one, two] = [openTab(), openTab()]
  const ask = rotating()
  const both = Promise.all([renew(one.session, ask), renew(two.session, ask), renew(two.session, ask)])
  await clock.advance(500)
  expect((await both).map(({ token }) => token)).toEqual(['access-1', 'access-1', 'access-1'])
  expect(ask.mock.calls).toEqual([['refresh-0']])
  expect([...one.ends, ...two.ends]).toEqual([])
  expect([...browser.map.keys()]).toEqual(['auth-storage'])
  expect(clock.pending()).toBe(0)
})

test('the bounds: a healthy refresh (5 s) is never overtaken, and nobody waits longer than 6 s', () => {
  expect(LOCK_HOLD_MS).toBeGreaterThan(REQUEST_TIMEOUT_MS)
  expect(LOCK_WAIT_MS).toBeGreaterThan(LOCK_HOLD_MS)
  expect(LOCK_WAIT_MS).toBeLessThanOrEqual(6_000)
})

test('12: a lock that is never granted is waited for, then done without', async () => {
  const { openTab, clock } = openBrowser(STORED, { locks: stuckLocks() })
  const { session } = openTab()
  const ask = vi.fn<AskForTokens>(async () => RENEWED)
  const call = renew(session, ask)
  await clock.advance(LOCK_WAIT_MS - 1)
  expect(ask).not.toHaveBeenCalled()
  await clock.advance(1)
  await expect(call).resolves.toMatchObject({ token: 'access-1' })
  expect(clock.pending()).toBe(0)
})

test('12: after the wait, a token another tab has brought meanwhile is used', async () => {
  const { openTab, clock } = openBrowser()
  const stuck = openTab({ locks: stuckLocks() })
  const ask = rotating()
  const call = renew(stuck.session, ask)
  await renew(openTab().session, ask)
  await clock.advance(LOCK_WAIT_MS)
  await expect(call).resolves.toMatchObject({ token: 'access-1' })
  expect(ask).toHaveBeenCalledTimes(1)
})

test('12: a lock granted after the wait is given back at once, and the request is withdrawn', async () => {
  let grant: (() => Promise<void>) | undefined
  let withdrawn = false
  const locks: LocksLike = {
    request(_name, { signal }, run) {
      grant = run
      signal.addEventListener('abort', () => (withdrawn = true))
      return new Promise(() => undefined)
    },
  }
  const { openTab, clock } = openBrowser(STORED, { locks })
  const call = renew(openTab().session, async () => RENEWED)
  await clock.advance(LOCK_WAIT_MS)
  await expect(call).resolves.toMatchObject({ token: 'access-1' })
  expect(withdrawn).toBe(true)
  await expect(grant?.()).resolves.toBeUndefined()
})

const atOnce: LocksLike = { request: (_name, _options, run) => run() }
test.each([
  ['refused', { status: 401, body: {} }, RENEWED.body],
  ['refused, the refresh token being the same', { status: 401, body: {} }, { access: 'access-1' }],
  ['of the wrong shape', { status: 200, body: {} }, RENEWED.body],
  ['good too', { status: 200, body: { access: 'access-9', refresh: 'refresh-9' } }, RENEWED.body],
])(
  '12: without any lock both tabs ask; the answer that comes second is %s: the first one stays',
  async (_, second, first) => {
    const { openTab, browser } = openBrowser(STORED, { locks: atOnce })
    const [one, two] = [openTab(), openTab()]
    const answer = later<{ status: number; body: unknown }>()
    const late = renew(two.session, () => answer.promise)
    await turn()
    await renew(one.session, async () => ({ status: 200, body: first }))
    const stored = browser.session()
    answer.resolve(second)
    await expect(late).resolves.toMatchObject({ token: 'access-1' })
    expect(browser.session()).toBe(stored)
    expect([...one.ends, ...two.ends]).toEqual([])
  },
)

test('12: without any lock, a second answer without another refresh token is the newer one', async () => {
  const { openTab } = openBrowser(STORED, { locks: atOnce })
  const [one, two] = [openTab(), openTab()]
  const answer = later<{ status: number; body: unknown }>()
  const late = renew(two.session, () => answer.promise)
  await turn()
  await renew(one.session, async () => ({ status: 200, body: { access: 'access-1' } }))
  answer.resolve({ status: 200, body: { access: 'access-9' } })
  await expect(late).resolves.toMatchObject({ token: 'access-9' })
  expect(one.session.bearer()).toMatchObject({ token: 'access-9' })
})

test('a token that is there already is not waited for', async () => {
  const { openTab } = openBrowser(STORED, { locks: stuckLocks() })
  const { session } = openTab()
  const { token, login } = session.bearer()!
  const ask = vi.fn<AskForTokens>(async () => RENEWED)
  await expect(session.renew({ token: 'an older one', login }, ask)).resolves.toEqual({ token, login })
  expect(ask).not.toHaveBeenCalled()
})

test("a newer token's 401 does not join the refresh of the older one", async () => {
  const { openTab } = openBrowser(STORED, { locks: atOnce })
  const [one, two] = [openTab(), openTab()]
  void settled(renew(one.session, () => new Promise(() => undefined)))
  await turn()
  await renew(two.session, async () => RENEWED)
  const ask = vi.fn<AskForTokens>(async () => ({ status: 200, body: { access: 'access-2' } }))
  await expect(renew(one.session, ask)).resolves.toMatchObject({ token: 'access-2' })
  expect(ask.mock.calls).toEqual([['refresh-1']])
})

test('the lock is held around the refresh only, and given back when it fails', async () => {
  const { openTab } = openBrowser()
  const [one, two] = [openTab(), openTab()]
  const answer = later<{ status: number; body: unknown }>()
  const first = settled(renew(one.session, () => answer.promise))
  const ask = vi.fn<AskForTokens>(async () => RENEWED)
  const second = renew(two.session, ask)
  await turn()
  expect(ask).not.toHaveBeenCalled()
  answer.reject(new Error('offline'))
  expect(await first).toMatchObject({ ok: false })
  await expect(second).resolves.toMatchObject({ token: 'access-1' })
})

test.each([
  [
    'of a tab that died',
    (now: number) => JSON.stringify({ id: 'gone', until: now + LOCK_HOLD_MS }),
    LOCK_HOLD_MS + 100,
  ],
  ['that ran out', (now: number) => JSON.stringify({ id: 'gone', until: now - 1 }), 20],
  ['under a clock an hour ahead', (now: number) => JSON.stringify({ id: 'gone', until: now + 3_600_000 }), 20],
  ['that is damaged', () => '{broken', 20],
  ['that is something else', () => '[1]', 20],
  ['that ends at this moment', (now: number) => JSON.stringify({ id: 'gone', until: now }), 20],
  ['of nobody', (now: number) => JSON.stringify({ id: 7, until: now + 1_000 }), 20],
  ['that says its end in a text', (now: number) => JSON.stringify({ id: 'gone', until: String(now + 1_000) }), 20],
])('12: a lock in storage %s does not stop the refresh', async (_, held, within) => {
  const { openTab, clock, browser } = openBrowser(STORED, { locks: null })
  browser.map.set(LOCK_NAME, held(clock.now()))
  const call = renew(openTab().session, async () => RENEWED)
  await clock.advance(within)
  await expect(call).resolves.toMatchObject({ token: 'access-1' })
  expect(browser.map.has(LOCK_NAME)).toBe(false)
})

test('12: a lock in storage that is always held is waited for no longer than the bound, and left alone', async () => {
  const { openTab, clock, browser } = openBrowser(STORED, { locks: null })
  const hold = () => browser.map.set(LOCK_NAME, JSON.stringify({ id: 'other', until: clock.now() + LOCK_HOLD_MS }))
  hold()
  const call = renew(openTab().session, async () => RENEWED)
  await clock.advance(LOCK_WAIT_MS / 2)
  hold()
  await clock.advance(LOCK_WAIT_MS / 2)
  await expect(call).resolves.toMatchObject({ token: 'access-1' })
  expect(browser.map.get(LOCK_NAME)).toContain('other')
})

test('12: two tabs that write the lock in storage at the same moment: only the one left written goes on', async () => {
  const { openTab, clock, browser } = openBrowser(STORED, { locks: null })
  const { storage, events } = browser.tab()
  let races = 1
  const { session } = openTab({
    events,
    storage: {
      ...storage,
      setItem(key, value) {
        storage.setItem(key, value)
        if (key !== LOCK_NAME || races-- === 0) return
        const other = JSON.stringify({ id: 'other', until: clock.now() + LOCK_HOLD_MS })
        clock.timer(() => storage.setItem(key, other), 10)
      },
    },
  })
  const ask = vi.fn<AskForTokens>(async () => RENEWED)
  const call = renew(session, ask)
  await clock.advance(100)
  expect(ask).not.toHaveBeenCalled()
  browser.map.delete(LOCK_NAME)
  await clock.advance(100)
  await expect(call).resolves.toMatchObject({ token: 'access-1' })
})

test("12: a lock that ran out and is another tab's by now is not taken from it", async () => {
  const { openTab, clock, browser } = openBrowser(STORED, { locks: null })
  const answer = later<typeof RENEWED>()
  const call = renew(openTab().session, () => answer.promise)
  await clock.advance(100)
  const other = JSON.stringify({ id: 'other', until: clock.now() + LOCK_HOLD_MS })
  browser.map.set(LOCK_NAME, other)
  answer.resolve(RENEWED)
  await call
  expect(browser.map.get(LOCK_NAME)).toBe(other)
})

test('12: a lock in storage that was taken at this very moment is waited for', async () => {
  const { openTab, clock, browser } = openBrowser(STORED, { locks: null })
  const other = JSON.stringify({ id: 'other', until: clock.now() + LOCK_HOLD_MS })
  browser.map.set(LOCK_NAME, other)
  const call = renew(openTab().session, async () => RENEWED)
  await clock.advance(40)
  expect(browser.map.get(LOCK_NAME)).toBe(other)
  browser.map.delete(LOCK_NAME)
  await clock.advance(100)
  await expect(call).resolves.toMatchObject({ token: 'access-1' })
})

test('12: storage that keeps nothing is given up after the bound', async () => {
  const { openTab, clock, browser } = openBrowser(STORED, { locks: null })
  const { storage, events } = browser.tab()
  const setItem = (key: string, value: string) => void (key !== LOCK_NAME && storage.setItem(key, value))
  const ask = vi.fn<AskForTokens>(async () => RENEWED)
  const call = renew(openTab({ events, storage: { ...storage, setItem } }).session, ask)
  await clock.advance(LOCK_WAIT_MS - 1)
  expect(ask).not.toHaveBeenCalled()
  await clock.advance(1)
  await expect(call).resolves.toMatchObject({ token: 'access-1' })
})

test('the lock has the name that every tab asks for', () => {
  expect(LOCK_NAME).toBe('auth-storage-lock')
})
