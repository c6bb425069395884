import { contract, NETWORK_TEXT } from '@bunko/api-client'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { makeTitle } from './make/title.ts'
import { PENDING_EDIT, TITLE } from './named.ts'
import { MANY_EDITS, SCENARIO_NAMES, SLOW_MS } from './scenarios.ts'
import type { MockServer } from './server-types.ts'
import { createMockServer } from './server.ts'
import { ask, askCall } from './testing/ask.ts'
import { clientOf } from './testing/client.ts'

const { edits, titles } = contract

describe('scenarios', () => {
  test('empty: accounts and nothing else', async () => {
    const server = createMockServer({ scenario: 'empty' })
    const client = clientOf(server, 1)
    expect(await client.edits.list({ query: {} })).toMatchObject({ items: [], total: 0 })
    expect(await client.titles.list({ query: {} })).toMatchObject({ items: [], total: 0 })
    expect(await client.auth.me()).toMatchObject({ username: 'c.ferreira' })
    const { users, ...rest } = server.db.counts()
    expect(users).toBeGreaterThan(5)
    expect(Object.entries(rest).filter(([name, count]) => name !== 'tokens' && count > 0)).toEqual([])
  })
  test('one: one of everything, in step', async () => {
    const client = clientOf(createMockServer({ scenario: 'one' }), 1)
    expect((await client.edits.list({ query: {} })).items.map(({ id }) => id)).toEqual([PENDING_EDIT.id])
    const { items } = await client.titles.list({ query: {} })
    expect(items).toMatchObject([{ id: TITLE.id, related_entries: [] }])
    await client.edits.review({ params: { id: PENDING_EDIT.id }, body: { action: 'approve', reason: '' } })
  })
  test('many: 2,000 pending edits', async () => {
    const client = clientOf(createMockServer({ scenario: 'many' }), 2)
    const pending = await client.edits.list({ query: { status: 'pending', needs_review: true, limit: 100 } })
    expect([pending.total, pending.items.length]).toEqual([MANY_EDITS, 100])
    expect((await client.edits.reviewQueue()).items).toHaveLength(MANY_EDITS)
  })
  test('serverError: Django’s page for everything but signing in', async () => {
    const server = createMockServer({ scenario: 'serverError' })
    const told = await askCall(server, edits.list, {}, { as: 2 })
    expect(told).toMatchObject({
      status: 500,
      headers: { 'x-mock-fault': 'serverError', 'content-type': 'text/html; charset=utf-8' },
    })
    expect(told.body).toContain('<h1>Server Error (500)</h1>')
    expect((await ask(server, 'GET', '/auth/me/', { as: 2 })).status).toBe(200)
  })
  test('forbidden: 403 in the words of the call', async () => {
    const server = createMockServer({ scenario: 'forbidden' })
    expect(await askCall(server, edits.review, { id: 1 }, { as: 1, body: {} })).toMatchObject({
      status: 403,
      headers: { 'x-mock-fault': 'forbidden' },
      body: { detail: 'Only Moderators and Admins can review edit proposals.' },
    })
    expect((await askCall(server, titles.trending, {})).body).toEqual({
      detail: 'You do not have permission to perform this action.',
    })
  })
  test('sessionExpired: tokens are refused and not renewed, until a new login', async () => {
    const server = createMockServer()
    const client = clientOf(server, 2)
    expect((await client.auth.me()).username).toBe('m.tanabe')
    server.use('sessionExpired')
    await expect(client.auth.me()).rejects.toMatchObject({ kind: 'session', problem: 'refused' })
    expect(client.session.state().isAuthenticated).toBe(false)
    expect(await ask(server, 'GET', '/auth/me/', { as: 3 })).toMatchObject({
      status: 401,
      headers: { 'x-mock-fault': 'sessionExpired' },
    })
    const { access } = await client.auth.login({
      body: { login: 'm.tanabe', password: 'bunko-demo', turnstile_token: 't' },
    })
    expect((await ask(server, 'GET', '/auth/me/', { headers: { authorization: `Bearer ${access}` } })).status).toBe(200)
  })
  test('offline: no answer at all', async () => {
    const server = createMockServer({ scenario: 'offline' })
    await expect(clientOf(server, 2).edits.list({ query: {} })).rejects.toMatchObject({
      kind: 'network',
      message: NETWORK_TEXT,
    })
    expect(server.journal.at(-1)).toMatchObject({ status: 0, fault: 'offline' })
  })
  test('slow: an answer is under way until it is aborted', async () => {
    const server = createMockServer({ scenario: 'slow' })
    const leave = new AbortController()
    const asked = ask(server, 'GET', '/manga/trending', { signal: leave.signal })
    leave.abort()
    expect((await asked).status).toBe(0)
    expect(server.journal.at(-1)).toMatchObject({ fault: 'aborted' })
  })
  test('changing it keeps who is signed in, and the data unless it is about data', async () => {
    const server = createMockServer()
    const client = clientOf(server, 2)
    server.db.titles.remove(5)
    server.use('serverError')
    server.use('happy')
    expect(server.db.titles.get(5)).toBeUndefined()
    server.use('one')
    expect((await client.titles.list({ query: {} })).total).toBe(1)
    server.use('happy')
    expect((await client.titles.list({ query: {} })).total).toBe(119)
    expect((await client.auth.me()).username).toBe('m.tanabe')
  })
  test('what was there is back when one with data of its own is over, and nothing of that one', async () => {
    const server = createMockServer()
    server.db.titles.remove(5)
    const before = server.db.counts()
    for (const name of ['empty', 'many', 'one', 'empty'] as const) server.use(name)
    server.db.titles.put(makeTitle({ id: 900, title: { en: 'Of the other data' } }))
    expect(server.save().tables.titles.rows).toHaveLength(1)
    expect(server.save('own').tables.titles.rows).toHaveLength(119)
    server.use('serverError')
    expect(server.db.counts()).toEqual(before)
    server.use('empty')
    server.reset()
    expect(server.save('own').tables.titles.rows).toHaveLength(120)
    server.use('happy')
    expect(server.db.titles.size).toBe(120)
    // Begun with it, it has no other data.
    expect(createMockServer({ scenario: 'one' }).save('own').tables.titles.rows).toHaveLength(1)
  })
  test('seeded without titles there is none to leave', async () => {
    const server = createMockServer({ sizes: { titles: 0 }, scenario: 'one' })
    expect(server.db.titles.all()).toEqual([])
    server.use('happy')
    const client = clientOf(server, 2)
    server.use('one')
    expect((await client.auth.me()).username).toBe('m.tanabe')
  })
  test('changing it to other data hands nobody’s token to the next one who registers', async () => {
    const server = createMockServer()
    const join = async (username: string) => {
      const password = 'correct horse'
      const email = `${username}@bunko.example`
      const body = { username, email, password, password_confirm: password, turnstile_token: 't' }
      expect((await ask(server, 'POST', '/auth/register/', { body })).status).toBe(201)
    }
    await join('neo')
    const headers = { authorization: `Bearer ${server.signIn('neo').accessToken}` }
    const client = clientOf(server, 2)
    server.use('empty')
    await join('other')
    expect((await ask(server, 'GET', '/auth/me/', { headers })).status).toBe(401)
    expect((await client.auth.me()).username).toBe('m.tanabe')
  })
  test('data that are loaded are no scenario’s, and the next one keeps them', () => {
    const saved = createMockServer()
    saved.db.titles.remove(5)
    const server = createMockServer({ scenario: 'empty' })
    server.load(saved.save())
    expect(server.scenario).toBe('happy')
    server.use('happy')
    expect(server.db.counts()).toEqual(saved.db.counts())
    const slow = createMockServer({ scenario: 'slow' })
    slow.load(saved.save())
    expect(slow.scenario).toBe('slow')
  })
})

describe('faults of one call', () => {
  test('fail: status, body and how often', async () => {
    const server = createMockServer()
    const undo = server.fail(edits.list, { status: 409, body: { error: 'Busy' }, times: 1 })
    expect(await askCall(server, edits.list, {}, { as: 2 })).toMatchObject({
      status: 409,
      body: { error: 'Busy' },
      headers: { 'x-mock-fault': 'fail 409' },
    })
    expect((await askCall(server, edits.list, {}, { as: 2 })).status).toBe(200)
    undo()
    server.fail(edits.list, { status: 429 })
    expect(await askCall(server, edits.list, {}, { as: 2 })).toMatchObject({
      status: 429,
      headers: { 'retry-after': '30' },
    })
    expect((await askCall(server, titles.list, {})).status).toBe(200)
    server.clearFaults()
    expect((await askCall(server, edits.list, {}, { as: 2 })).status).toBe(200)
  })
  test('fail: a text goes out as it is, also for an auth call', async () => {
    const server = createMockServer()
    server.fail(contract.auth.me, { status: 502 })
    expect((await ask(server, 'GET', '/auth/me/', { as: 1 })).body).toContain('502 Bad Gateway')
    server.fail(contract.auth.me, { status: 200, body: '{"broken":' })
    expect((await ask(server, 'GET', '/auth/me/', { as: 1 })).body).toBe('{"broken":')
    server.fail(contract.auth.me, { status: 204, body: null })
    expect((await ask(server, 'GET', '/auth/me/', { as: 1 })).body).toBeUndefined()
  })
  test('failNetwork', async () => {
    const server = createMockServer()
    server.failNetwork(edits.list, { times: 1 })
    await expect(clientOf(server, 2).edits.list({ query: {} })).rejects.toMatchObject({ kind: 'network' })
    expect((await clientOf(server, 2).edits.list({ query: {} })).total).toBe(60)
  })
  test('hang: until released, then as usual; answers can come in reverse order', async () => {
    const server = createMockServer()
    const release = server.hang(titles.get, { times: 1 })
    const order: number[] = []
    const one = askCall(server, titles.get, { id: 1 }).then(({ status }) => order.push(1, status))
    await askCall(server, titles.get, { id: 2 }).then(({ status }) => order.push(2, status))
    release()
    await one
    expect(order).toEqual([2, 200, 1, 200])
  })
  test('hang: or aborted', async () => {
    const server = createMockServer()
    server.hang(titles.get)
    const leave = new AbortController()
    const asked = askCall(server, titles.get, { id: 1 }, { signal: leave.signal })
    leave.abort()
    expect((await asked).status).toBe(0)
    expect(server.journal.at(-1)).toMatchObject({ fault: 'hang' })
  })
})

const under = (scenario: string, headers = {}) => ({ headers: { 'x-mock-scenario': scenario, ...headers } })
const total = async (server: MockServer, scenario: string) =>
  ((await ask(server, 'GET', '/manga/', under(scenario))).body as { count: number }).count

describe('one request in a scenario of its own', () => {
  test('data: from its own, made once; nobody else notices, and the caller stays signed in', async () => {
    const server = createMockServer()
    const { accessToken } = server.signIn(1)
    const headers = { authorization: `Bearer ${accessToken}` }
    expect([await total(server, 'empty'), await total(server, 'one'), await total(server, 'happy')]).toEqual([
      0, 1, 120,
    ])
    const removed = await ask(server, 'DELETE', '/manga/1/', under('one', headers))
    expect([removed.status, await total(server, 'one'), server.db.titles.size]).toEqual([204, 0, 120])
    expect((await ask(server, 'GET', '/manga/')).body).toMatchObject({ count: 120 })
    const queue = await ask(server, 'GET', '/edits/proposals/?status=pending', under('many', headers))
    expect(queue.body).toMatchObject({ count: MANY_EDITS })
    expect(server.scenario).toBe('happy')
  })
  test('the same data as the server has, where that is what it is about', async () => {
    const server = createMockServer({ scenario: 'one' })
    expect([await total(server, 'one'), await total(server, 'happy')]).toEqual([1, 120])
    server.db.titles.remove(TITLE.id)
    expect(await total(server, 'one')).toBe(0)
    server.use('serverError')
    expect([await total(server, 'one'), await total(server, 'happy')]).toEqual([1, 120])
  })
  test('data start anew with the server', async () => {
    const server = createMockServer()
    await ask(server, 'DELETE', '/manga/1/', { as: 1, ...under('one') })
    expect(await total(server, 'one')).toBe(0)
    server.reset()
    expect(await total(server, 'one')).toBe(1)
    server.reseed({ sizes: { titles: 40 } })
    expect([await total(server, 'one'), await total(server, 'happy')]).toEqual([1, 40])
  })
  test('shapes, refusals and no connection', async () => {
    const server = createMockServer()
    server.set({ wire: 'data' })
    const of = async (scenario: string) => ask(server, 'GET', '/manga/1/', under(scenario))
    expect((await of('shape:successData')).body).toMatchObject({ success: true, data: { id: 1 } })
    expect((await of('happy')).body).toMatchObject({ data: { id: 1 } })
    expect(await of('serverError')).toMatchObject({ status: 500, headers: { 'x-mock-fault': 'serverError' } })
    expect(await of('forbidden')).toMatchObject({ status: 403, headers: { 'x-mock-fault': 'forbidden' } })
    expect((await of('offline')).status).toBe(0)
    expect(server.journal.map(({ fault }) => fault)).toEqual([null, null, 'serverError', 'forbidden', 'offline'])
  })
  test('sessionExpired: its tokens work there, nobody else loses one', async () => {
    const server = createMockServer()
    const { accessToken, refreshToken } = server.signIn(2)
    const me = (token: string, scenario: string) =>
      ask(server, 'GET', '/auth/me/', under(scenario, { authorization: `Bearer ${token}` }))
    expect(await me(accessToken, 'sessionExpired')).toMatchObject({
      status: 401,
      headers: { 'x-mock-fault': 'sessionExpired' },
    })
    const refresh = { body: { refreshToken }, ...under('sessionExpired') }
    expect((await ask(server, 'POST', '/auth/refresh/', refresh)).status).toBe(401)
    expect((await me(accessToken, 'happy')).status).toBe(200)
    const login = { login: 'm.tanabe', password: 'bunko-demo', turnstile_token: 't' }
    const told = await ask(server, 'POST', '/auth/login/', { body: login, ...under('sessionExpired') })
    const fresh = told.body as { access: string; refresh: string }
    expect((await me(fresh.access, 'sessionExpired')).status).toBe(200)
    const again = { body: { refreshToken: fresh.refresh }, ...under('sessionExpired') }
    const renewed = (await ask(server, 'POST', '/auth/refresh/', again)).body as { data: { accessToken: string } }
    expect((await me(renewed.data.accessToken, 'sessionExpired')).status).toBe(200)
  })
  test('an unknown one is refused', async () => {
    const told = await ask(createMockServer(), 'GET', '/manga/', under('sunny'))
    expect(told).toMatchObject({
      status: 400,
      body: { error: `x-mock-scenario: one of ${SCENARIO_NAMES.join(', ')}` },
    })
  })
  test('slow says that it is', async () => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    const asked = ask(createMockServer(), 'GET', '/manga/1/', under('slow'))
    await vi.advanceTimersByTimeAsync(SLOW_MS)
    expect(await asked).toMatchObject({ status: 200, headers: { 'x-mock-fault': 'slow' } })
  })
})
