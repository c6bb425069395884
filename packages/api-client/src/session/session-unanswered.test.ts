import { describe, expect, test, vi } from 'vitest'
import { HttpError, NetworkError } from '../http/api-error.ts'
import { LOCK_WAIT_MS } from './lock.ts'
import { createRenew } from './renew.ts'
import type { AskForTokens, Session } from './session.ts'
import type { Stored, Unanswered } from './storage.ts'
import { settled } from './testing/fakes.ts'
import { openBrowser, STORED } from './testing/tabs.ts'

const NOTE = 'auth-storage-unanswered'
const RENEWED = { status: 200, body: { access: 'access-1', refresh: 'refresh-1' } }
const renew = (session: Session, ask: AskForTokens) => {
  const sent = session.bearer()
  if (!sent) throw new Error('nobody is signed in')
  return session.renew(sent, ask)
}

/** Two tabs meet a 401 together; the one whose turn is first gets this outcome after 10 ms. */
const together = async (outcome: () => Promise<Awaited<ReturnType<AskForTokens>>>) => {
  const { openTab, clock, browser } = openBrowser()
  const [one, two] = [openTab(), openTab()]
  const ask = vi.fn<AskForTokens>(async () => {
    await clock.wait(10)
    return outcome()
  })
  const both = [settled(renew(one.session, ask)), settled(renew(two.session, ask))]
  await clock.advance(50)
  return { both: await Promise.all(both), ask, one, two, clock, browser }
}

describe('a server that is away is asked by one tab, not by all of them (R4)', () => {
  test('what it said, and how long to wait, is said in the tab that waited', async () => {
    const { both, ask, one, two } = await together(async () => ({ status: 503, body: {}, retryAfter: 30 }))
    expect(ask).toHaveBeenCalledTimes(1)
    for (const { ok, ...rest } of both) {
      expect(ok).toBe(false)
      expect(rest).toMatchObject({ error: { status: 503, retryAfter: 30, call: 'POST /auth/refresh/' } })
    }
    expect(both.map((end) => !end.ok && end.error instanceof HttpError)).toEqual([true, true])
    expect([...one.ends, ...two.ends]).toEqual([])
  })

  test('that no answer came, too', async () => {
    const { both, ask } = await together(() => Promise.reject(new NetworkError('POST /auth/refresh/')))
    expect(ask).toHaveBeenCalledTimes(1)
    expect(both.map((end) => !end.ok && end.error instanceof NetworkError)).toEqual([true, true])
  })

  test('no token is told on the way', async () => {
    const { browser, one } = await together(async () => ({ status: 502, body: { detail: 'Away' } }))
    const at = 1_000_010
    const { login } = one.session.state()
    expect(JSON.parse(browser.map.get(NOTE) ?? '')).toEqual({ login, at, status: 502, retryAfter: null })
  })

  test('who asks afterwards asks the server, and an answer ends the matter', async () => {
    const { one, two, browser } = await together(async () => ({ status: 503, body: {} }))
    const ask = vi.fn<AskForTokens>(async () => RENEWED)
    await expect(renew(two.session, ask)).resolves.toMatchObject({ token: 'access-1' })
    expect(ask).toHaveBeenCalledTimes(1)
    expect(browser.map.has(NOTE)).toBe(false)
    await expect(renew(one.session, ask)).resolves.toMatchObject({ token: 'access-1' })
  })

  test('a logout leaves nothing of it', async () => {
    const { one, browser } = await together(async () => ({ status: 503, body: {} }))
    expect(browser.map.has(NOTE)).toBe(true)
    one.session.end()
    expect([...browser.map.keys()]).toEqual([])
  })
})

describe('which note counts for who began to wait at 1,000 and has its turn at 1,500', () => {
  const held: Stored = { user: null, tokens: { accessToken: 'a', refreshToken: 'r' }, login: 'mine' }
  const asksWith = async (note: Unanswered | null, turn = 1_500) => {
    let time = 1_000
    const ask = vi.fn<AskForTokens>(async () => RENEWED)
    const once = createRenew({
      sessionOf: () => held,
      write: () => undefined,
      lose: () => expect.fail('the session is kept'),
      lock: (run) => {
        time = turn
        return run()
      },
      timer: () => () => undefined,
      now: () => time,
      noteUnanswered: () => undefined,
      unanswered: () => note,
    })
    const end = await settled(once({ token: 'a', login: 'mine' }, ask))
    return { asked: ask.mock.calls.length, end }
  }
  const note: Unanswered = { login: 'mine', at: 1_200, status: 503, retryAfter: 7 }

  test.each([
    ['one made meanwhile', note],
    ['one made at this moment', { ...note, at: 1_500 }],
    ['one made right after', { ...note, at: 1_001 }],
  ])('%s does', async (_, counted) => {
    const { asked, end } = await asksWith(counted)
    expect(asked).toBe(0)
    expect(end).toMatchObject({ ok: false, error: { status: 503, retryAfter: 7 } })
  })

  test('one of a server that did not answer does', async () => {
    const { end } = await asksWith({ ...note, status: null })
    expect(!end.ok && end.error instanceof NetworkError).toBe(true)
  })

  test.each([
    ['none', null],
    ["another sign-in's", { ...note, login: 'other' }],
    ['one made before', { ...note, at: 999 }],
    ['one made as it began', { ...note, at: 1_000 }],
    ['one from a clock that is ahead', { ...note, at: 1_501 }],
  ])('%s does not', async (_, idle) => {
    expect(await asksWith(idle)).toMatchObject({ asked: 1, end: { ok: true } })
  })

  test('nor one that nobody can have waited for so long', async () => {
    const late = 1_000 + LOCK_WAIT_MS
    expect(await asksWith({ ...note, at: late }, late + 10)).toMatchObject({ asked: 0 })
    expect(await asksWith({ ...note, at: late + 1 }, late + 10)).toMatchObject({ asked: 1 })
  })
})

test('the session as it is stored is the one whose user is asked for', () => {
  const { openTab } = openBrowser({ tokens: STORED.tokens })
  expect(openTab().session.state()).toMatchObject({ login: 'earlier:', user: null, profile: 'waiting' })
})
