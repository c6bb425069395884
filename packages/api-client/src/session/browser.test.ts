import { afterEach, expect, test, vi } from 'vitest'
import { browserEvents, browserLocks, browserStorage, browserTimer, randomId } from './browser.ts'
import { createSession } from './session.ts'
import { fakeLocks, fakeStorage } from './testing/fakes.ts'
import { STORED } from './testing/tabs.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const stubWindow = () => {
  const target = new EventTarget()
  vi.stubGlobal('addEventListener', target.addEventListener.bind(target))
  vi.stubGlobal('removeEventListener', target.removeEventListener.bind(target))
  return target
}

test.each(['storage', 'focus', 'pageshow', 'visibilitychange'])('a tab looks at storage again on %s', (moment) => {
  const target = stubWindow()
  const browser = fakeStorage(STORED)
  vi.stubGlobal('localStorage', browser.tab().storage)
  const session = createSession()
  expect(session.state().isAuthenticated).toBe(true)
  browser.map.clear()
  target.dispatchEvent(new Event(moment))
  expect(session.state().isAuthenticated).toBe(false)
})

test('after dispose no listener is left', () => {
  const target = stubWindow()
  const run = vi.fn<() => void>()
  browserEvents().subscribe(run)()
  target.dispatchEvent(new Event('storage'))
  expect(run).not.toHaveBeenCalled()
})

test('13: storage whose very property throws, or is missing: a session in memory', () => {
  const get = vi.fn<() => unknown>(() => {
    throw new Error('SecurityError')
  })
  vi.stubGlobal('localStorage', undefined)
  Object.defineProperty(globalThis, 'localStorage', { get, configurable: true })
  expect(browserStorage()).toBeNull()
  const session = createSession({ newId: () => 'me' })
  session.begin({ accessToken: 'a', refreshToken: 'r' }, {})
  expect(session.bearer()).toEqual({ token: 'a', login: 'me' })
  get.mockReturnValue(undefined)
  expect(browserStorage()).toBeNull()
  expect(get).toHaveBeenCalledTimes(3)
})

test('12: navigator.locks is used where it is, and may be missing', async () => {
  const locks = fakeLocks()
  const request = vi.spyOn(locks, 'request')
  vi.stubGlobal('navigator', { locks })
  const { storage } = fakeStorage(STORED).tab()
  const session = createSession({ storage })
  const sent = session.bearer()
  if (!sent) throw new Error('nobody is signed in')
  await session.renew(sent, async () => ({ status: 200, body: { access: 'access-1' } }))
  expect(request).toHaveBeenCalledTimes(1)
  vi.stubGlobal('navigator', {})
  expect(browserLocks()).toBeNull()
  vi.stubGlobal('navigator', undefined)
  expect(browserLocks()).toBeNull()
})

test('a timer runs once, unless it is called off', () => {
  vi.useFakeTimers()
  const run = vi.fn<() => void>()
  browserTimer(run, 100)
  browserTimer(run, 100)()
  vi.advanceTimersByTime(99)
  expect(run).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1_000)
  expect(run).toHaveBeenCalledTimes(1)
})

const random = globalThis.crypto
test.each([
  ['getRandomValues, all there is on plain http', { getRandomValues: random.getRandomValues.bind(random) }],
  ['a crypto that can do nothing', {}],
  ['no crypto', undefined],
])('sign-ins get different ids with %s', (_, crypto) => {
  vi.stubGlobal('crypto', crypto)
  const ids = Array.from({ length: 50 }, randomId)
  expect(new Set(ids).size).toBe(50)
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{32}$/)
})
