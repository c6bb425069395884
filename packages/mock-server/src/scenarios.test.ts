import { contract, NETWORK_TEXT } from '@bunko/api-client'
import { describe, expect, test } from 'vitest'
import { PENDING_EDIT, TITLE } from './named.ts'
import { MANY_EDITS } from './scenarios.ts'
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
    const { access } = await client.auth.login({ body: { login: 'm.tanabe', password: 'bunko', turnstile_token: 't' } })
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
    expect((await client.titles.list({ query: {} })).total).toBe(120)
    expect((await client.auth.me()).username).toBe('m.tanabe')
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
