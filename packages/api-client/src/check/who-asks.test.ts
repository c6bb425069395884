import { expect, test } from 'vitest'
import { Edit } from '../model/edit.ts'
import { MagazineInfo } from '../model/magazine.ts'
import { Person } from '../model/person.ts'
import { Statistics } from '../model/title.ts'
import { User } from '../model/user.ts'
import { blank } from './testing/blank.ts'
import { check, json, page, raw, title, TITLES, type Handler } from './testing/odd-server.ts'

test('refusals', async () => {
  const { said } = await check(
    {
      ...TITLES,
      '/manga/tags': json({ detail: 'Authentication credentials were not provided.' }, 401),
      '/manga/authors': json({ detail: 'No.' }, 403),
      '/manga/recent': json({ detail: 'Request was throttled.' }, 429),
    },
    'titles.tags titles.authors titles.recent titles.stats',
  )
  expect(said).toEqual({
    'titles.tags': [
      'failure: status 401, the contract lets anyone ask: the server says "Authentication credentials were not provided."',
    ],
    'titles.authors': ['failure: status 403, the contract lets anyone ask: the server says "No."'],
    'titles.recent': ['failure: status 429: too many requests: the server says "Request was throttled."'],
    'titles.stats': ['failure: status 404, though the server itself gave the id: the server says "Not found."'],
  })
})

test('an answer that never comes', async () => {
  const { said, report } = await check({ '/manga/authors': () => {} }, 'titles.authors', { limitMs: 200 })
  expect(said).toEqual({ 'titles.authors': ['failure: no answer within 0.6 s (limit 0.2)'] })
  expect(report.calls[0]).toMatchObject({ asked: true, status: null })
})

test('without a login, and without anything to ask for', async () => {
  const { said, asked } = await check(
    { '/manga/': json(page([])) },
    'titles.get magazines edits.get lists.of lists.mine',
  )
  expect(said).toEqual({
    'titles.get': ['remark: not asked: no title to ask for'],
    'lists.mine': ['remark: not asked: needs a login'],
    'lists.of': ['remark: not asked: no user to ask for'],
    'edits.get': ['remark: not asked: needs a login'],
    'magazines.info': ['remark: not asked: needs a login'],
    'magazines.get': ['remark: not asked: no magazine to ask for'],
    'magazines.searchTitles': ['failure: status 404: no such call: the server says "Not found."'],
  })
  expect(asked.every((one) => one.startsWith('GET '))).toBe(true)
})

const as = (level: unknown): Record<string, Handler> => ({
  'POST /auth/login/': json({ access: 'access-secret', refresh: 'refresh-secret' }),
  'POST /auth/logout/': json({}),
  '/auth/me/': json({ data: blank(User, { id: 7, profile: { level } }) }),
})
const LOGIN = { login: { name: 'ana', password: 'hunter2' } }

test('with a login: whom the contract lets ask, and whom not', async () => {
  const routes = {
    '/edits/proposals/': json({ detail: 'No.' }, 403),
    '/manga/magazines/admin/info/': json({ data: blank(MagazineInfo, { magazines: [] }) }),
    '/users/manga-list': json({ detail: 'Who?' }, 401),
  }
  const only = 'edits.list magazines.info lists.mine'
  const { said, asked, tokens } = await check({ ...routes, ...as(5) }, only, LOGIN)
  expect(said).toEqual({
    'edits.list': ['remark: status 403: level 5 (Regular User) may not ask this, as the contract says'],
    'magazines.info': ['failure: answers level 5 (Regular User), the contract says level 1 only'],
    'lists.mine': ['failure: status 401, though signed in: the server says "Who?"'],
  })
  expect(asked.filter((one) => !one.startsWith('GET '))).toEqual(['POST /auth/login/', 'POST /auth/logout/'])
  expect(asked.at(-1)).toBe('POST /auth/logout/')
  expect(tokens.at(-1)).toBe('Bearer access-secret')
  expect((await check({ ...routes, ...as(1) }, 'edits.list', LOGIN)).said).toEqual({
    'edits.list': ['failure: status 403, the contract lets level 1 (Admin) ask: the server says "No."'],
  })
  expect((await check({ ...routes, ...as('boss') }, 'edits.list', LOGIN)).said).toEqual({
    'edits.list': ['remark: status 403: the level of this login is not known'],
  })
})

const levelSaid = async (level: unknown) => (await check(as(level), 'auth.me', LOGIN)).said['auth.me']
test('a level that is none of the five lets nobody in, whatever else fits', async () => {
  expect(await levelSaid(1)).toEqual([])
  expect(await levelSaid('1')).toEqual([
    'failure: profile.level: a text "1", the contract says one of 1, 2, 3, 4, 5; it counts as 4 and is called Unknown',
  ])
  expect(await levelSaid(9)).toContainEqual(expect.stringMatching(/^failure: profile\.level: .*9/))
  expect(await levelSaid(null)).toEqual([
    'remark: profile.level is not told: who has none counts as 4 and is called Unknown',
  ])
})

const rows = (count: number) => ({
  '/manga/': json(page(Array.from({ length: count }, (_, at) => title({ id: at + 1 })))),
})
test('a server that does not know a limit', async () => {
  expect((await check(rows(20), 'titles.list')).said).toEqual({ 'titles.list': [] })
  expect((await check(rows(21), 'titles.list')).said).toEqual({
    'titles.list': ['failure: 21 rows, limit=20 was asked for'],
  })
})

test('ids come from lists: an edit, a person, a user', async () => {
  const { report } = await check(
    {
      ...as(1),
      '/edits/proposals/': json(page([blank(Edit, { id: 31 })])),
      '/edits/proposals/31/': json(blank(Edit, { id: 31 })),
      '/manga/people/': json({ data: [blank(Person, { id: 4, public_id: 'psn-4', name: 'Ana' })] }),
      '/manga/people/psn-4/': json({ data: blank(Person, { id: 4, public_id: 'psn-4' }) }),
      '/manga/people/search/': json({ data: [blank(Person, { id: 4 })] }),
      '/users/7/favorites': json({ data: [title({ statistics: blank(Statistics) })] }),
    },
    'edits.get people.get people.search lists.favoritesOf',
    LOGIN,
  )
  expect(report.calls.map(({ path, status, findings }) => [path, status, findings])).toEqual([
    ['/users/7/favorites?limit=20', 200, []],
    ['/manga/people/psn-4/', 200, []],
    ['/manga/people/search/?limit=20&q=Ana', 200, []],
    ['/edits/proposals/31/', 200, []],
  ])
})

test('no password and no token in what is said, and a logout that fails is told', async () => {
  const echo = json({ detail: 'hunter2 access-secret refresh-secret' }, 400)
  const { report, notes } = await check(
    { ...as(1), '/manga/tags': echo, 'POST /auth/logout/': json({}, 500) },
    'titles.tags',
    LOGIN,
  )
  expect(JSON.stringify(report)).not.toMatch(/hunter2|secret/)
  expect(report.calls[0]?.findings).toEqual([
    { severity: 'failure', text: 'status 400: the server says "••• ••• •••"' },
  ])
  expect(notes).toEqual(['the logout failed: status 500'])
})

test('half a token is a token too', async () => {
  const token = 'x1'.repeat(60)
  const { report } = await check(
    {
      ...as(1),
      'POST /auth/login/': json({ access: token, refresh: 'r"r' }),
      '/manga/tags': json({ detail: `Token ${token} is no "good"` }, 400),
      '/manga/genres': raw(200, `{"token": "${token}`),
    },
    'titles.tags titles.genres',
    LOGIN,
  )
  expect(report.calls.flatMap(({ findings }) => findings.map(({ text }) => text))).toEqual([
    String.raw`broken JSON, it begins with "{\"token\": \"•••"`,
    String.raw`status 400: the server says "Token ••• is no \"good\""`,
  ])
})

test.each([
  ['a refusal', json({ detail: 'Not hunter2.' }, 401), 'login refused: status 401, "Not •••."'],
  ['no tokens', json({ ok: 1 }), 'login refused: the answer holds no tokens'],
  ['a redirect', raw(301, '', { location: '/x' }), 'login refused: status 301'],
])('a login that fails: %s', async (_name, login, text) => {
  await expect(check({ 'POST /auth/login/': login }, 'titles.tags', LOGIN)).rejects.toThrow(text)
})

test.each([
  ['under other names', { accessToken: 'access-secret', refreshToken: 'refresh-secret' }],
  ['under data.tokens', { data: { tokens: { access: 'access-secret', refresh: 'refresh-secret' } } }],
])('tokens %s are no finding: the client takes them', async (_name, login) => {
  const routes = { ...as(1), ...TITLES, 'POST /auth/login/': json(login) }
  const { said, tokens } = await check(routes, 'titles.list', LOGIN)
  expect(said).toEqual({ 'titles.list': [] })
  expect(tokens.at(-1)).toBe('Bearer access-secret')
})

test('a login without a refresh token: it asks on with what there is, and nobody can sign in', async () => {
  const { said, report, tokens, asked } = await check(
    { ...as(1), ...TITLES, 'POST /auth/login/': json({ access: 'access-secret' }) },
    'titles.list',
    LOGIN,
  )
  // Why is told by zod, with the words that whoever came before has loaded.
  const failure: unknown = expect.stringMatching(/^failure: the client cannot read it, at refresh\b/)
  expect(said).toEqual({ 'auth.login': [failure], 'titles.list': [] })
  expect(report.calls[0]).toMatchObject({ call: 'auth.login', path: '/auth/login/', asked: true, status: 200 })
  expect(report.totals).toMatchObject({ calls: 2, fit: 1, failures: 1 })
  expect(tokens.at(-1)).toBe('Bearer access-secret')
  expect(asked.at(-1)).toBe('POST /auth/logout/')
})
