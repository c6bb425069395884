import { expect, test, vi } from 'vitest'
import { NetworkError } from '../http/api-error.ts'
import type { AskForTokens, Bearer } from './session.ts'
import { later, settled, turn } from './testing/fakes.ts'
import { openOne, STORED } from './testing/tabs.ts'

const RENEWED = { status: 200, body: { access: 'access-1', refresh: 'refresh-1' } }
const UNANSWERED = new NetworkError('POST /auth/refresh/')
const answers = (answer: { status: number; body?: unknown }) =>
  vi.fn<AskForTokens>(async () => ({ body: undefined, ...answer }))
const sentBy = (bearer: Bearer | null): Bearer => {
  if (!bearer) throw new Error('nobody is signed in')
  return bearer
}

test('a profile that arrives during a refresh is kept', async () => {
  const { session } = openOne()
  const sent = sentBy(session.bearer())
  const answer = later<typeof RENEWED>()
  const call = session.renew(sent, () => answer.promise)
  await turn()
  session.setUser({ id: 7, username: 'ana', profile: { level: 1 } }, sent.login)
  answer.resolve(RENEWED)
  await call
  expect(session.state()).toMatchObject({ level: 1, tokens: { accessToken: 'access-1' } })
})

test('a refresh does not make an unknown level known', async () => {
  const { session } = openOne({ ...STORED, user: { email: 'ana@example.org' } })
  await session.renew(sentBy(session.bearer()), answers(RENEWED))
  expect(session.state()).toMatchObject({ profile: 'waiting', isLoading: true })
})

test('why a session was lost is told until the next login or logout', async () => {
  for (const next of ['begin', 'end'] as const) {
    const { session } = openOne()
    await settled(session.renew(sentBy(session.bearer()), answers({ status: 200, body: {} })))
    expect(session.state().error).toBe('Invalid refresh response format')
    if (next === 'begin') session.begin({ accessToken: 'a', refreshToken: 'r' }, {})
    else session.end()
    expect(session.state().error).toBeNull()
  }
})

test.each<[string, AskForTokens, object]>([
  ['renewed', async () => RENEWED, { kind: 'session', message: 'No auth data found' }],
  ['answered 503', async () => ({ status: 503, body: {} }), { kind: 'http', status: 503 }],
  ['not answered', () => Promise.reject(UNANSWERED), { kind: 'network' }],
])('9: logout during a refresh that is then %s: storage stays empty, the call fails', async (_, outcome, error) => {
  const { session, browser, ends } = openOne()
  const answered = later<void>()
  const call = settled(
    session.renew(sentBy(session.bearer()), async (refreshToken) => {
      await answered.promise
      return outcome(refreshToken)
    }),
  )
  await turn()
  session.end()
  answered.resolve()
  expect(await call).toMatchObject({ ok: false, error })
  expect(browser.map.size).toBe(0)
  expect(session.bearer()).toBeNull()
  expect(ends).toEqual([{ reason: 'logout' }])
})

test.each([
  ['renewed', RENEWED],
  ['refused', { status: 401, body: {} }],
  ['of the wrong shape', { status: 200, body: {} }],
])("10: login as B during A's refresh, which is then %s: B stays, A's call is not sent as B", async (_, outcome) => {
  const { session, browser, ends } = openOne()
  const answer = later<{ status: number; body: unknown }>()
  const sent = sentBy(session.bearer())
  const call = settled(session.renew(sent, () => answer.promise))
  await turn()
  session.begin({ accessToken: 'access-b', refreshToken: 'refresh-b' }, { email: 'bo@example.org' })
  const stored = browser.session()
  answer.resolve(outcome)
  expect(await call).toMatchObject({ ok: false, error: { kind: 'session' } })
  expect(browser.session()).toBe(stored)
  expect(session.bearer()?.token).toBe('access-b')
  expect(ends).toEqual([{ reason: 'logout' }])
  const ask = answers(RENEWED)
  await expect(session.renew(sent, ask)).rejects.toThrow('No auth data found')
  expect(ask).not.toHaveBeenCalled()
  expect(browser.session()).toBe(stored)
})

const ANA = { email: ' Ana@Example.org' }

test.each([
  ['renewed', RENEWED],
  ['refused', { status: 401, body: {} }],
  ['of the wrong shape', { status: 200, body: {} }],
])('the same user signs in again during a refresh that is then %s: their call goes on as that', async (_, outcome) => {
  const { session, browser, ends } = openOne()
  const answer = later<{ status: number; body: unknown }>()
  const sent = sentBy(session.bearer())
  const call = session.renew(sent, () => answer.promise)
  await turn()
  const login = session.begin({ accessToken: 'access-2', refreshToken: 'refresh-2' }, ANA)
  const stored = browser.session()
  answer.resolve(outcome)
  await expect(call).resolves.toEqual({ token: 'access-2', login })
  expect(browser.session()).toBe(stored)
  expect(ends).toEqual([{ reason: 'again' }])
})

test.each([
  ['the same user', ANA],
  ['somebody else', { email: 'bo@example.org' }],
])('%s signs in during a refresh that gets no answer: storage keeps no word of it', async (_, user) => {
  const { session, browser } = openOne()
  const answer = later<typeof RENEWED>()
  const call = settled(session.renew(sentBy(session.bearer()), () => answer.promise))
  await turn()
  session.begin({ accessToken: 'access-2', refreshToken: 'refresh-2' }, user)
  answer.reject(UNANSWERED)
  expect(await call).toEqual({ ok: false, error: UNANSWERED })
  expect([...browser.map.keys()]).toEqual(['auth-storage'])
})

test('a refusal that comes after its user has signed in again, twice and elsewhere too, asks for no refresh', async () => {
  const { session, openTab } = openOne()
  const other = openTab({ events: null })
  const sent = sentBy(session.bearer())
  const ofOther = sentBy(other.session.bearer())
  session.begin({ accessToken: 'access-2', refreshToken: 'refresh-2' }, ANA)
  const login = session.begin({ accessToken: 'access-3', refreshToken: 'refresh-3' }, ANA)
  const ask = answers({ status: 500 })
  await expect(session.renew(sent, ask)).resolves.toEqual({ token: 'access-3', login })
  await expect(other.session.renew(ofOther, ask)).resolves.toEqual({ token: 'access-3', login })
  expect(ask).not.toHaveBeenCalled()
})

test("what A began is A's no more once B was there, even when A is back", async () => {
  const { session } = openOne()
  const sent = sentBy(session.bearer())
  expect([session.goesOn(sent.login), session.goesOn(null)]).toEqual([true, false])
  session.begin({ accessToken: 'access-2', refreshToken: 'refresh-2' }, ANA)
  expect([session.goesOn(sent.login), session.goesOn(null)]).toEqual([true, false])
  session.begin({ accessToken: 'access-b', refreshToken: 'refresh-b' }, { email: 'bo@example.org' })
  expect([session.goesOn(sent.login), session.goesOn(null)]).toEqual([false, false])
  session.begin({ accessToken: 'access-3', refreshToken: 'refresh-3' }, ANA)
  expect(session.goesOn(sent.login)).toBe(false)
  await expect(session.renew(sent, answers(RENEWED))).rejects.toThrow('No auth data found')
  session.end()
  expect([session.goesOn(sent.login), session.goesOn(null)]).toEqual([false, true])
})

test("10: B's refresh is its own, not A's that is still under way", async () => {
  const { session } = openOne(STORED, { locks: { request: (_name, _options, run) => run() } })
  const forA = settled(session.renew(sentBy(session.bearer()), () => new Promise(() => undefined)))
  await turn()
  session.begin({ accessToken: 'access-b', refreshToken: 'refresh-b' }, {})
  const ask = answers(RENEWED)
  await expect(session.renew(sentBy(session.bearer()), ask)).resolves.toMatchObject({ token: 'access-1' })
  expect(ask.mock.calls).toEqual([['refresh-b']])
  expect(await Promise.race([forA, turn()])).toBeUndefined()
})

test('a listener that throws stops neither the others nor the refresh', async () => {
  const { session, ends, changes } = openOne()
  const thrown: unknown[] = []
  const queue = vi.spyOn(globalThis, 'queueMicrotask').mockImplementation((run) => {
    try {
      run()
    } catch (error) {
      thrown.push(error)
    }
  })
  const stop = session.subscribe(() => {
    throw new Error('listener')
  })
  session.onEnd(() => {
    throw new Error('end listener')
  })
  const after = vi.fn<() => void>()
  session.subscribe(after)
  await expect(session.renew(sentBy(session.bearer()), answers(RENEWED))).resolves.toMatchObject({ token: 'access-1' })
  stop()
  session.end()
  queue.mockRestore()
  expect(thrown).toEqual([new Error('listener'), new Error('end listener')])
  expect(after).toHaveBeenCalledTimes(2)
  expect(changes()).toBe(2)
  expect(ends).toEqual([{ reason: 'logout' }])
})
