import { expect, test, vi } from 'vitest'
import { HttpError, NetworkError, SessionError, TimeoutError } from '../http/api-error.ts'
import type { AskForTokens, Bearer } from './session.ts'
import { settled } from './testing/fakes.ts'
import { openOne, STORED } from './testing/tabs.ts'

const RENEWED = { status: 200, body: { access: 'access-1', refresh: 'refresh-1' } }
const answers = (answer: { status: number; body?: unknown }) =>
  vi.fn<AskForTokens>(async () => ({ body: undefined, ...answer }))
const sentBy = (bearer: Bearer | null): Bearer => {
  if (!bearer) throw new Error('nobody is signed in')
  return bearer
}

test('1: five calls answered 401 together make one refresh, and all get its token', async () => {
  const { session } = openOne()
  const ask = answers(RENEWED)
  const sent = sentBy(session.bearer())
  const renewed = await Promise.all(Array.from({ length: 5 }, () => session.renew(sent, ask)))
  expect(ask.mock.calls).toEqual([['refresh-0']])
  expect(new Set(renewed.map(({ token }) => token))).toEqual(new Set(['access-1']))
  expect(renewed[0]?.login).toBe(sent.login)
})

test('2: a 401 that arrives after the refresh is done makes no second one', async () => {
  const { session } = openOne()
  const sent = sentBy(session.bearer())
  await session.renew(sent, answers(RENEWED))
  const ask = answers({ status: 500 })
  await expect(session.renew(sent, ask)).resolves.toEqual({ token: 'access-1', login: sent.login })
  expect(ask).not.toHaveBeenCalled()
})

test('2: a token that came from the refresh and expires while it is still settling is renewed on its own', async () => {
  const { session } = openOne()
  const first = await session.renew(sentBy(session.bearer()), answers(RENEWED))
  const ask = answers({ status: 200, body: { access: 'access-2' } })
  await expect(session.renew(first, ask)).resolves.toMatchObject({ token: 'access-2' })
  expect(ask.mock.calls).toEqual([['refresh-1']])
})

test.each([400, 401, 403])('5: refused with %i: storage cleared, one end, all waiters settled', async (status) => {
  const { session, browser, ends } = openOne()
  const sent = sentBy(session.bearer())
  const ask = answers({ status, body: { detail: 'no' } })
  const waiters = await Promise.all([1, 2, 3].map(() => settled(session.renew(sent, ask))))
  for (const waiter of waiters) expect(waiter).toMatchObject({ ok: false, error: { problem: 'refused' } })
  expect(ask).toHaveBeenCalledTimes(1)
  expect(browser.session()).toBeUndefined()
  expect([...browser.map.values()].join('')).not.toMatch(/access-|refresh-/)
  expect(ends).toEqual([{ reason: 'lost', problem: 'refused' }])
  expect(session.state()).toMatchObject({ isAuthenticated: false, tokens: null, user: null, error: expect.any(String) })
  expect(session.bearer()).toBeNull()
})

test('6: a refresh that never answers settles all waiters at 5 s and keeps the session', async () => {
  const { session, clock, ends, browser } = openOne()
  const before = browser.session()
  const sent = sentBy(session.bearer())
  const waiters = [1, 2, 3].map(() => settled(session.renew(sent, () => new Promise(() => undefined))))
  let done = 0
  for (const waiter of waiters) void waiter.then(() => done++)
  await clock.advance(4_999)
  expect(done).toBe(0)
  await clock.advance(1)
  expect(done).toBe(3)
  for (const waiter of await Promise.all(waiters))
    expect(waiter).toEqual({ ok: false, error: expect.any(TimeoutError) })
  expect(ends).toEqual([])
  expect(browser.session()).toBe(before)
  await expect(session.renew(sent, answers(RENEWED))).resolves.toMatchObject({ token: 'access-1' })
  expect(clock.pending()).toBe(0)
})

test.each([404, 429, 500, 502, 504, 302, 0, Number.NaN])(
  'answer %d is no definite refusal: session kept',
  async (status) => {
    const { session, ends, browser } = openOne()
    const before = browser.session()
    const body = { detail: 'Down for maintenance' }
    const result = await settled(session.renew(sentBy(session.bearer()), answers({ status, body })))
    expect(result).toMatchObject({ ok: false, error: { status, text: 'Down for maintenance' } })
    expect(result.ok || result.error).toBeInstanceOf(HttpError)
    expect(ends).toEqual([])
    expect(browser.session()).toBe(before)
  },
)

test.each([new NetworkError('POST /auth/refresh/'), new TypeError('thrown at once')])(
  '%o keeps the session',
  async (error) => {
    const { session, ends } = openOne()
    const ask: AskForTokens = () => {
      throw error
    }
    await expect(session.renew(sentBy(session.bearer()), ask)).rejects.toBe(error)
    expect(ends).toEqual([])
    expect(session.state().isAuthenticated).toBe(true)
  },
)

test.each([
  [{}],
  [null],
  [[]],
  ['text'],
  ['<html></html>'],
  [undefined],
  [{ access: '' }],
  [{ access: 'a b' }],
  [{ success: false, ...RENEWED.body }],
])('7: a 2xx of %j is no refresh', async (body) => {
  const { session, browser, ends } = openOne()
  const error = await session.renew(sentBy(session.bearer()), answers({ status: 200, body })).catch((e: unknown) => e)
  expect(error).toBeInstanceOf(SessionError)
  expect(error).toMatchObject({ message: 'Invalid refresh response format' })
  expect(browser.session()).toBeUndefined()
  expect(ends).toEqual([{ reason: 'lost', problem: 'Invalid refresh response format' }])
  expect(session.state().error).toBe('Invalid refresh response format')
})

test('8: without a new refresh token the old one stays, and the user too', async () => {
  const { session, browser } = openOne()
  await session.renew(sentBy(session.bearer()), answers({ status: 200, body: { data: { accessToken: 'access-1' } } }))
  expect(JSON.parse(browser.session() ?? '')).toMatchObject({
    user: STORED.user,
    tokens: { accessToken: 'access-1', refreshToken: 'refresh-0' },
    isAuthenticated: true,
  })
})

test('the four texts: nothing stored, no refresh token, token lost on the way, wrong shape', async () => {
  const ask = answers(RENEWED)
  const nothing = openOne()
  const sent = sentBy(nothing.session.bearer())
  nothing.browser.map.clear()
  await expect(nothing.session.renew(sent, ask)).rejects.toThrow('No auth data found')
  expect(nothing.ends).toEqual([{ reason: 'elsewhere' }])

  const half = openOne({ ...STORED, tokens: { accessToken: 'access-0' } })
  await expect(half.session.renew(sentBy(half.session.bearer()), ask)).rejects.toThrow('No refresh token found')
  expect(half.ends).toEqual([{ reason: 'lost', problem: 'No refresh token found' }])

  const lost = openOne()
  const call = settled(lost.session.renew(sentBy(lost.session.bearer()), ask))
  lost.browser.map.set('auth-storage', JSON.stringify({ ...STORED, tokens: { accessToken: 'access-0' } }))
  expect(await call).toMatchObject({ ok: false, error: { message: 'No refresh token available' } })
  expect(lost.ends).toEqual([{ reason: 'lost', problem: 'No refresh token available' }])

  const gone = openOne()
  const late = settled(gone.session.renew(sentBy(gone.session.bearer()), ask))
  gone.session.end()
  expect(await late).toMatchObject({ ok: false, error: { message: 'No refresh token available' } })
  expect(gone.ends).toEqual([{ reason: 'logout' }])
  expect(ask).not.toHaveBeenCalled()
})

test.each([3_600_000, -3_600_000])('20: the clock %i ms wrong changes nothing', async (jump) => {
  const { session, clock, browser } = openOne(STORED, { locks: null })
  clock.jump(jump)
  const call = session.renew(sentBy(session.bearer()), answers(RENEWED))
  await clock.advance(20)
  await expect(call).resolves.toMatchObject({ token: 'access-1' })
  expect([...browser.map.keys()]).toEqual(['auth-storage'])
})

test('19: no error of a renewal carries a token', async () => {
  for (const outcome of [{ status: 401 }, { status: 500 }, { status: 200, body: {} }]) {
    const { session } = openOne()
    const error = await session.renew(sentBy(session.bearer()), answers(outcome)).catch((e: unknown) => e)
    const { message, stack, ...rest } = error as Error
    expect(`${message}${stack}${JSON.stringify(rest)}`).not.toMatch(/access-\d|refresh-\d/)
  }
})
