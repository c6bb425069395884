import { expect, test } from 'vitest'
import type { AskForTokens, Session } from './session.ts'
import { settled } from './testing/fakes.ts'
import { openBrowser, STORED } from './testing/tabs.ts'

const RENEWED = { status: 200, body: { access: 'access-1', refresh: 'refresh-1' } }
const renew = (session: Session, ask: AskForTokens) => {
  const sent = session.bearer()
  if (!sent) throw new Error('nobody is signed in')
  return session.renew(sent, ask)
}
test('15: logout in one tab empties the other', () => {
  const { openTab, browser } = openBrowser()
  const [one, two] = [openTab(), openTab()]
  one.session.end()
  expect(two.session.state()).toMatchObject({ isAuthenticated: false, tokens: null, user: null, error: null })
  expect(two.changes()).toBe(1)
  expect(one.ends).toEqual([{ reason: 'logout' }])
  expect(two.ends).toEqual([{ reason: 'elsewhere' }])
  expect(browser.map.size).toBe(0)
})

test('15: a tab that heard nothing sees the logout before its next call', () => {
  const { openTab } = openBrowser()
  const [one, deaf] = [openTab(), openTab({ events: null })]
  one.session.end()
  expect(deaf.session.bearer()).toBeNull()
  expect(deaf.ends).toEqual([{ reason: 'elsewhere' }])
})

test('a session lost in one tab is lost, not logged out, in the other: its drafts stay', async () => {
  const { openTab, browser } = openBrowser()
  const [one, two] = [openTab(), openTab()]
  await settled(renew(one.session, async () => ({ status: 401, body: {} })))
  expect(one.ends).toEqual([{ reason: 'lost', problem: 'refused' }])
  expect(two.ends).toEqual([{ reason: 'lost', problem: 'refused' }])
  expect(two.session.state().error).toBe(one.session.state().error)
  one.session.begin({ accessToken: 'a', refreshToken: 'r' }, {})
  two.session.end()
  expect(one.ends.at(-1)).toEqual({ reason: 'elsewhere' })
  expect([...browser.map.keys()]).toEqual(['auth-storage-lost'])
})

test('lost while a tab slept: lost there too, though somebody else has logged in and out meanwhile', async () => {
  const { openTab } = openBrowser()
  const [one, asleep] = [openTab(), openTab({ events: null })]
  await settled(renew(one.session, async () => ({ status: 401, body: {} })))
  one.session.begin({ accessToken: 'b', refreshToken: 'r' }, { email: 'bo@example.org' })
  one.session.end()
  expect(asleep.session.bearer()).toBeNull()
  expect(asleep.ends).toEqual([{ reason: 'lost', problem: 'refused' }])
})

/** Somebody logs in, and it is known who they are. */
const enter = (session: Session, id: number, email: string) =>
  session.setUser({ id, email }, session.begin({ accessToken: 'a', refreshToken: 'r' }, { email }))

test('logged out, and a later login of theirs lost, while a tab slept: lost there too', async () => {
  const { openTab } = openBrowser()
  const [one, asleep] = [openTab(), openTab({ events: null })]
  one.session.end()
  enter(one.session, 7, 'ana@example.org')
  await settled(renew(one.session, async () => ({ status: 401, body: {} })))
  expect(asleep.session.bearer()).toBeNull()
  expect(asleep.ends).toEqual([{ reason: 'lost', problem: 'refused' }])
})

test('logged out, and a later login of somebody else lost, while a tab slept: a logout there', async () => {
  const { openTab } = openBrowser()
  const [one, asleep] = [openTab(), openTab({ events: null })]
  one.session.end()
  enter(one.session, 8, 'bo@example.org')
  await settled(renew(one.session, async () => ({ status: 401, body: {} })))
  expect(asleep.session.bearer()).toBeNull()
  expect(asleep.ends).toEqual([{ reason: 'elsewhere' }])
})

test.each([
  ['a logout', (session: Session) => session.end()],
  ['somebody else', (session: Session) => void enter(session, 8, 'bo@example.org')],
])('after a login that followed a lost one: %s is told as that', async (_, ends) => {
  const { openTab } = openBrowser()
  const [one, two] = [openTab(), openTab()]
  await settled(renew(one.session, async () => ({ status: 401, body: {} })))
  enter(one.session, 7, 'ana@example.org')
  ends(one.session)
  expect(two.ends).toEqual([{ reason: 'lost', problem: 'refused' }, { reason: 'elsewhere' }])
})

test('of the same name as one that was lost: its logout is a logout', async () => {
  const { openTab, browser } = openBrowser()
  const [one, two] = [openTab(), openTab()]
  await settled(renew(one.session, async () => ({ status: 401, body: {} })))
  // As the earlier front end would: it names no sign-in.
  browser.map.set('auth-storage', JSON.stringify(STORED))
  expect(two.session.bearer()?.token).toBe('access-0')
  one.session.end()
  expect(two.ends.at(-1)).toEqual({ reason: 'elsewhere' })
  expect(browser.map.size).toBe(0)
})

test('a session that never said whose it is ends and is lost as any other', async () => {
  const { openTab } = openBrowser({ ...STORED, user: null })
  const [one, two] = [openTab(), openTab()]
  await settled(renew(one.session, async () => ({ status: 401, body: {} })))
  expect([one.ends, two.ends]).toEqual([
    [{ reason: 'lost', problem: 'refused' }],
    [{ reason: 'lost', problem: 'refused' }],
  ])

  const other = openBrowser({ ...STORED, user: null })
  const [three, four] = [other.openTab(), other.openTab()]
  three.session.end()
  expect([three.ends, four.ends]).toEqual([[{ reason: 'logout' }], [{ reason: 'elsewhere' }]])
  expect(other.browser.map.size).toBe(0)
})

test('an older loss does not explain a later end', async () => {
  const { openTab } = openBrowser()
  const [one, two] = [openTab(), openTab()]
  await settled(renew(one.session, async () => ({ status: 401, body: {} })))
  one.session.begin({ accessToken: 'b', refreshToken: 'r' }, {})
  one.session.begin({ accessToken: 'c', refreshToken: 'r' }, {})
  expect(two.ends).toEqual([{ reason: 'lost', problem: 'refused' }, { reason: 'elsewhere' }])
})

test.each(['begin', 'end'] as const)('%s in a tab that heard nothing: the end is told as what it was', (next) => {
  const { openTab } = openBrowser()
  const [one, deaf] = [openTab(), openTab({ events: null })]
  one.session.end()
  if (next === 'begin') deaf.session.begin({ accessToken: 'b', refreshToken: 'r' }, {})
  else deaf.session.end()
  expect(deaf.ends).toEqual([{ reason: 'elsewhere' }])
})

test('a failed profile stays failed while the other tab renews', async () => {
  const { openTab } = openBrowser({ ...STORED, user: null })
  const [one, two] = [openTab(), openTab()]
  one.session.profileFailed(one.session.bearer()?.login ?? '')
  await renew(two.session, async () => RENEWED)
  expect(one.session.state()).toMatchObject({ profile: 'failed', tokens: { accessToken: 'access-1' } })
  expect(two.session.state().profile).toBe('waiting')
})

test('login as someone else in one tab reaches the other, whose old sign-in ends once', () => {
  const { openTab } = openBrowser()
  const [one, two] = [openTab(), openTab()]
  const seen: unknown[] = []
  two.session.onEnd(() => seen.push(two.session.state().user?.email))
  const login = one.session.begin({ accessToken: 'b', refreshToken: 'r' }, { email: 'bo@example.org' })
  expect(two.session.bearer()).toEqual({ token: 'b', login })
  expect(two.ends).toEqual([{ reason: 'elsewhere' }])
  expect(one.ends).toEqual([{ reason: 'logout' }])
  expect(seen).toEqual(['bo@example.org'])
})

test('the same user signs in again: told as that in both tabs, and the level that is known applies meanwhile (R6)', () => {
  const { openTab } = openBrowser()
  const [one, two] = [openTab(), openTab()]
  const first = one.session.begin({ accessToken: 'a', refreshToken: 'r' }, { email: 'ana@example.org' })
  one.session.setUser({ id: 7, email: 'ana@example.org', profile: { level: 2 } }, first)
  const login = one.session.begin({ accessToken: 'b', refreshToken: 'r' }, { email: ' Ana@Example.org' })
  for (const { session, ends } of [one, two]) {
    expect(ends.at(-1)).toEqual({ reason: 'again' })
    expect(session.state()).toMatchObject({ login, level: 2, levelKnown: true, profile: 'ready', user: { id: 7 } })
    expect(session.bearer()).toEqual({ token: 'b', login })
  }
  one.session.begin({ accessToken: 'c', refreshToken: 'r' }, { email: 'bo@example.org' })
  expect([one.ends.at(-1), two.ends.at(-1)]).toEqual([{ reason: 'logout' }, { reason: 'elsewhere' }])
  expect(two.session.state()).toMatchObject({
    profile: 'waiting',
    levelKnown: false,
    user: { email: 'bo@example.org' },
  })
})

test.each([{}, { email: null }, { email: ' ' }])(
  'nobody is the same as a user of whom no e-mail is known: %j',
  (user) => {
    const { openTab } = openBrowser()
    const [one, two] = [openTab(), openTab()]
    one.session.begin({ accessToken: 'a', refreshToken: 'r' }, user)
    one.session.begin({ accessToken: 'b', refreshToken: 'r' }, user)
    expect([one.ends.at(-1), two.ends.at(-1)]).toEqual([{ reason: 'logout' }, { reason: 'elsewhere' }])
  },
)

test('e-mail addresses that are alike only in capitals are of two users', () => {
  const { openTab } = openBrowser()
  const [one, two] = [openTab(), openTab()]
  one.session.begin({ accessToken: 'a', refreshToken: 'r' }, { email: 'ana@straße.example' })
  one.session.begin({ accessToken: 'b', refreshToken: 'r' }, { email: 'ana@strasse.example' })
  expect([one.ends.at(-1), two.ends.at(-1)]).toEqual([{ reason: 'logout' }, { reason: 'elsewhere' }])
})

test('a profile or a renewal in one tab reaches the other without ending anything; its own waiting ends too', async () => {
  const { openTab } = openBrowser('')
  const [one, two] = [openTab(), openTab()]
  const login = one.session.begin({ accessToken: 'access-0', refreshToken: 'refresh-0' }, { email: 'x' })
  expect(two.session.state()).toMatchObject({ login, profile: 'waiting' })
  await renew(one.session, async () => RENEWED)
  expect(two.session.state()).toMatchObject({ tokens: { accessToken: 'access-1' }, profile: 'waiting' })
  one.session.setUser({ id: 1, username: 'x' }, login)
  expect(two.session.state()).toMatchObject({ profile: 'ready', level: 4, levelKnown: false, user: { id: 1 } })
  expect(two.ends).toEqual([])
})

test('a disposed session hears nothing more and tells nothing more', () => {
  const { openTab } = openBrowser()
  const [one, two] = [openTab(), openTab()]
  const state = two.session.state()
  two.session.dispose()
  one.session.end()
  expect(two.session.state()).toBe(state)
  one.session.begin({ accessToken: 'b', refreshToken: 'r' }, {})
  two.session.end()
  expect(two.session.state().isAuthenticated).toBe(false)
  expect(two.changes()).toBe(0)
  expect(two.ends).toEqual([])
})
