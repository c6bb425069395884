import { expect, test } from 'vitest'
import { createSession } from './session.ts'
import { parseStored, type StorageLike } from './storage.ts'
import { fakeStorage } from './testing/fakes.ts'
import { openBrowser, openOne, STORED } from './testing/tabs.ts'

const stored = (over: object) => JSON.stringify({ ...STORED, ...over })

test.each([
  ['empty', ''],
  ['cut off', stored({}).slice(0, 40)],
  ['null', 'null'],
  ['true', 'true'],
  ['a number', '42'],
  ['a text', '"access-0"'],
  ['a list', '[{}]'],
  ['an empty object', '{}'],
  ['HTML', '<!doctype html><html></html>'],
  ['tokens null', stored({ tokens: null })],
  ['tokens a list', stored({ tokens: ['access-0', 'refresh-0'] })],
  ['access token a number', stored({ tokens: { accessToken: 1, refreshToken: 'r' } })],
  ['access token empty', stored({ tokens: { accessToken: '', refreshToken: 'r' } })],
  ['access token no header could carry', stored({ tokens: { accessToken: 'a\nb: c', refreshToken: 'r' } })],
  ['access token missing', stored({ tokens: { refreshToken: 'r' } })],
  ['not authenticated', stored({ isAuthenticated: false })],
  ['authenticated by a text', stored({ isAuthenticated: 'false' })],
  ['state null', '{"state":null}'],
  ['state in state', JSON.stringify({ state: { state: STORED } })],
  ['tokens in the prototype', `{"__proto__":${stored({})}}`],
  ['nested without end', '['.repeat(200_000)],
])('13: damaged auth-storage (%s) is an anonymous visitor, and login works over it', (_, raw) => {
  const { session, ends, browser } = openOne(raw)
  expect(session.state()).toMatchObject({
    isAuthenticated: false,
    user: null,
    tokens: null,
    profile: 'none',
    error: null,
  })
  expect(session.bearer()).toBeNull()
  const login = session.begin({ accessToken: 'new', refreshToken: 'r' }, { email: 'x' })
  expect(session.bearer()).toEqual({ token: 'new', login })
  expect(ends).toEqual([])
  session.end()
  expect(browser.map.size).toBe(0)
})

test('13: logout removes a damaged value too', () => {
  const { session, browser, ends } = openOne('{broken')
  session.end()
  expect(browser.map.size).toBe(0)
  expect(ends).toEqual([])
})

test('13: a value damaged while signed in ends the session without an exception', () => {
  const { session, ends, browser } = openOne()
  browser.map.set('auth-storage', '{broken')
  expect(session.bearer()).toBeNull()
  expect(ends).toEqual([{ reason: 'elsewhere' }])
})

test.each([
  ['a text', 'ana'],
  ['a list', []],
  ['null', null],
])('13: a damaged user (%s) costs the user, not the session', (_, user) => {
  const { session } = openOne(stored({ user }))
  expect(session.state()).toMatchObject({ isAuthenticated: true, user: null, profile: 'waiting', level: 4 })
})

test('13: of a damaged user the good fields stay, and nothing strange gets in', () => {
  const user = { id: {}, username: ['x'], email: 'a@b', profile: [1], first_name: null, extra: 'x' }
  expect(parseStored(stored({ user }))?.user).toEqual({
    id: null,
    username: null,
    email: 'a@b',
    profile: null,
    first_name: null,
  })
})

test('R3: a session stored by the earlier front end is read, bare and under state, and renewed as it is', async () => {
  for (const value of [STORED, { state: STORED, version: 0 }]) {
    const { session, browser } = openOne(value)
    expect(session.state()).toMatchObject({ isAuthenticated: true, user: STORED.user, level: 2, profile: 'ready' })
    const sent = session.bearer()
    if (!sent) throw new Error('nobody is signed in')
    await session.renew(sent, async () => ({ status: 200, body: { tokens: { access: 'new', refresh: 'new-r' } } }))
    expect(JSON.parse(browser.session() ?? '')).toEqual({
      user: STORED.user,
      tokens: { accessToken: 'new', refreshToken: 'new-r' },
      isAuthenticated: true,
      login: sent.login,
    })
  }
})

test('R3: two earlier sessions of different users are different sign-ins, with no token in their ids', () => {
  const other = { ...STORED, user: { ...STORED.user, id: 8 } }
  const [ana, bo] = [parseStored(stored({})), parseStored(JSON.stringify(other))]
  expect(ana?.login).not.toBe(bo?.login)
  expect(ana?.login).not.toMatch(/access|refresh/)
})

test('R3: what is stored after a login', () => {
  const { session, browser } = openOne('')
  const login = session.begin({ accessToken: 'a', refreshToken: 'r' }, { email: 'ana@example.org' })
  expect(JSON.parse(browser.session() ?? '')).toEqual({
    user: { email: 'ana@example.org' },
    tokens: { accessToken: 'a', refreshToken: 'r' },
    isAuthenticated: true,
    login,
  })
})

const refuse = (): never => {
  throw new Error('SecurityError')
}
const throwing: Record<string, Partial<StorageLike>> = {
  read: { getItem: refuse },
  write: { setItem: refuse },
  remove: { removeItem: refuse },
  'read and write': { getItem: refuse, setItem: refuse },
  everything: { getItem: refuse, setItem: refuse, removeItem: refuse },
}
test.each(Object.keys(throwing))(
  '13: storage that throws on %s: a session in memory, which works and ends',
  async (on) => {
    const { storage, events } = fakeStorage(on === 'write' ? STORED : undefined).tab()
    const session = createSession({ storage: { ...storage, ...throwing[on] }, events, locks: null, newId: () => 'me' })
    session.begin({ accessToken: 'a', refreshToken: 'r' }, { email: 'x' })
    const sent = session.bearer()
    expect(sent).toEqual({ token: 'a', login: 'me' })
    expect(session.isInMemoryOnly()).toBe(on !== 'remove')
    if (!sent) return
    const renewed = await session.renew(sent, async () => ({ status: 200, body: { access: 'a2', refresh: 'r2' } }))
    expect(renewed).toEqual({ token: 'a2', login: 'me' })
    expect(session.setUser({ id: 1, profile: { level: 1 } }, 'me')).toBe(true)
    expect(session.state()).toMatchObject({ level: 1, tokens: { accessToken: 'a2', refreshToken: 'r2' } })
    session.end()
    expect(session.bearer()).toBeNull()
    expect(session.state().isAuthenticated).toBe(false)
    expect(session.isInMemoryOnly()).toBe(false)
  },
)

test('13: when storage is full, no earlier sign-in is left behind in it', () => {
  const { browser, openTab } = openBrowser()
  const { storage, events } = browser.tab()
  const full = openTab({ storage: { ...storage, setItem: refuse }, events })
  full.session.begin({ accessToken: 'b', refreshToken: 'r' }, {})
  expect(browser.map.size).toBe(0)
  expect(full.session.bearer()?.token).toBe('b')
  const other = openTab()
  other.session.begin({ accessToken: 'c', refreshToken: 'r' }, {})
  expect(full.session.bearer()?.token).toBe('c')
})

/** As full as it can be: `drop` makes room for what is no longer than what it held. */
const openFull = () => {
  const { browser, openTab } = openBrowser(stored({ login: 'me' }))
  const other = openTab()
  const { storage, events } = browser.tab()
  const size = () => [...browser.map].reduce((sum, [key, value]) => sum + key.length + value.length, 0)
  const limit = size()
  const setItem = (key: string, value: string) => {
    const now = browser.map.get(key)
    if (size() - (now === undefined ? 0 : key.length + now.length) + key.length + value.length > limit) refuse()
    storage.setItem(key, value)
  }
  const full = openTab({ storage: { ...storage, setItem }, events })
  const sent = full.session.bearer()
  if (!sent) throw new Error('nobody is signed in')
  return { browser, full, other, sent }
}

test('13: where storage is full, a session that is lost is lost in every tab, not logged out', async () => {
  const { full, other, sent } = openFull()
  await full.session.renew(sent, async () => ({ status: 401, body: {} })).catch(() => {})
  other.session.bearer()
  expect(other.ends).toEqual([{ reason: 'lost', problem: 'refused' }])
})

test('13: where storage has no room for what was renewed, it goes on in its tab, and others have lost it', async () => {
  const { full, other, sent } = openFull()
  await full.session.renew(sent, async () => ({ status: 200, body: { access: 'a-longer-one-than-was-there' } }))
  expect(full.session.isInMemoryOnly()).toBe(true)
  other.session.bearer()
  expect(other.ends).toEqual([{ reason: 'lost', problem: 'No auth data found' }])
})

test('13: where storage is full, the note of what was lost is no reason not to keep the next sign-in', async () => {
  const { browser, full, sent } = openFull()
  await full.session.renew(sent, async () => ({ status: 401, body: {} })).catch(() => {})
  expect(browser.map.has('auth-storage-lost')).toBe(true)
  const login = full.session.begin({ accessToken: 'access-1', refreshToken: 'refresh-1' }, { email: STORED.user.email })
  full.session.setUser({ id: 7, username: 'ana', email: STORED.user.email }, login)
  expect(full.session.isInMemoryOnly()).toBe(false)
  expect(parseStored(browser.session() ?? null)?.login).toBe(login)
  expect(browser.map.has('auth-storage-lost')).toBe(false)
})

test('13: what is stored at the next try is not lost any more', async () => {
  const { browser, full, sent } = openFull()
  const renewed = await full.session.renew(sent, async () => ({ status: 200, body: { access: 'x'.repeat(90) } }))
  expect(full.session.isInMemoryOnly()).toBe(true)
  expect(browser.map.has('auth-storage-lost')).toBe(true)
  await full.session.renew(renewed, async () => ({ status: 200, body: { access: 'a' } }))
  expect(full.session.isInMemoryOnly()).toBe(false)
  expect([...browser.map.keys()]).toEqual(['auth-storage'])
})

test('13: storage that becomes readable again does not end the session in memory', () => {
  let broken = true
  const storage: StorageLike = {
    getItem: () => (broken ? refuse() : null),
    setItem: refuse,
    removeItem: refuse,
  }
  const { session, ends } = openBrowser('', { storage }).openTab()
  session.begin({ accessToken: 'a', refreshToken: 'r' }, {})
  broken = false
  expect(session.bearer()?.token).toBe('a')
  expect(ends).toEqual([])
})

test('13: where nothing can be removed, a logout still leaves no token', () => {
  const { browser, openTab } = openBrowser()
  const { session } = openTab({ storage: { ...browser.tab().storage, removeItem: refuse } })
  session.end()
  expect([...browser.map.values()].join('')).toBe('')
  expect(openTab().session.state().isAuthenticated).toBe(false)
})

test('without a browser there is a session in memory', () => {
  const session = createSession({ newId: () => 'me' })
  expect(session.state().isAuthenticated).toBe(false)
  session.begin({ accessToken: 'a', refreshToken: 'r' }, {})
  expect(session.bearer()).toEqual({ token: 'a', login: 'me' })
  session.end()
  expect(session.bearer()).toBeNull()
  session.dispose()
})

test.each([['1'], [0], [-1], [null], [true], [[1]], [1.5], [6], [{}], [Number.NaN], [undefined]])(
  '17: level %j counts as 4 and is not known, stored or answered',
  (level) => {
    const { session } = openOne(stored({ user: { ...STORED.user, profile: { level } } }))
    expect(session.state()).toMatchObject({ level: 4, levelKnown: false, profile: 'waiting', isLoading: true })
    session.setUser({ id: 7, profile: { level } }, session.bearer()?.login ?? '')
    expect(session.state()).toMatchObject({ level: 4, levelKnown: false, profile: 'ready', isLoading: false })
  },
)

test('18: a level faked in storage applies until the server answers', () => {
  const { session } = openOne(stored({ user: { ...STORED.user, profile: { level: 1 } } }))
  expect(session.state()).toMatchObject({ level: 1, levelKnown: true, profile: 'ready' })
  session.setUser({ id: 7, profile: { level: 5 } }, session.bearer()?.login ?? '')
  expect(session.state()).toMatchObject({ level: 5, levelKnown: true })
})

test('the state is one object until something changes, and cannot be changed', () => {
  const { session, changes } = openOne()
  const before = session.state()
  session.bearer()
  expect(session.state()).toBe(before)
  expect(changes()).toBe(0)
  expect(Object.isFrozen(before)).toBe(true)
  const user = { id: 7, username: 'ana', profile: { level: 3 } }
  session.setUser(user, before.login ?? '')
  expect(session.state()).not.toBe(before)
  expect(before.level).toBe(2)
  user.profile.level = 1
  expect(session.state().user?.profile).toEqual({ level: 3 })
  expect(changes()).toBe(1)
  session.begin({ accessToken: 'a', refreshToken: 'r' }, user)
  user.username = 'bo'
  expect(session.state().user?.username).toBe('ana')
})
