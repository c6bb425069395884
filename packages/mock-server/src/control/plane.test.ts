import { allCalls } from '@bunko/api-client'
import { describe, expect, test } from 'vitest'
import { DEMO_ACCOUNTS, demoAccount, NOW, TITLE } from '../named.ts'
import { SCENARIO_NAMES, WIRES } from '../scenarios.ts'
import { createMockServer } from '../server.ts'
import { ask } from '../testing/ask.ts'
import { clientOf } from '../testing/client.ts'
import { steer } from '../testing/steer.ts'
import { control } from './plane.ts'

const error = (text: RegExp | string) => ({ status: 400, body: { error: expect.stringMatching(text) } })

describe('addresses', () => {
  test('below /__mock__/ only, with or without a final slash', async () => {
    const server = createMockServer()
    expect(await control(server, { method: 'GET', url: '/api/v1/manga/' })).toBeNull()
    expect(await control(server, { method: 'GET', url: '/api/v1/manga/?next=/__mock__/state' })).toBeNull()
    expect(await control(server, { method: 'GET', url: '/__mock__s/state' })).toBeNull()
    expect((await steer(server, 'GET', 'state/')).status).toBe(200)
  })
  test('a page of another site steers nothing, and reads nothing; a link to the page leads there', async () => {
    const server = createMockServer()
    server.db.titles.remove(TITLE.id)
    const from = (site: string, method: string, path: string) =>
      control(server, { method, url: `/__mock__/${path}`, headers: { 'sec-fetch-site': site } })
    expect(await from('cross-site', 'POST', 'reset')).toMatchObject({ status: 403 })
    expect(await from('cross-site', 'GET', 'journal')).toMatchObject({ status: 403 })
    expect(server.db.titles.get(TITLE.id)).toBeUndefined()
    expect(await from('cross-site', 'GET', '')).toMatchObject({ status: 200 })
    // The panel of the app at another port of the same machine.
    expect(await from('same-site', 'POST', 'reset')).toMatchObject({ status: 200 })
    expect(server.db.titles.get(TITLE.id)).toBeDefined()
  })
  test.each([
    ['GET', 'nonsense'],
    ['POST', 'state'],
    ['GET', 'faults/1'],
    ['DELETE', 'faults/x'],
    ['GET', 'constructor'],
  ])('an unknown one is named: %s %s', async (method, path) => {
    expect(await steer(createMockServer(), method, path)).toMatchObject({
      status: 404,
      body: { error: expect.stringContaining(`no ${method} ${path} here; there are GET options, GET state`) },
    })
  })
  test('a fault that is not there is named', async () => {
    expect(await steer(createMockServer(), 'DELETE', 'faults/7')).toMatchObject({
      status: 404,
      body: { error: 'there is no fault 7' },
    })
  })
  test('a page for people', async () => {
    for (const url of ['/__mock__', '/__mock__/'])
      expect(await control(createMockServer(), { method: 'GET', url })).toMatchObject({
        status: 200,
        headers: { 'content-type': 'text/html; charset=utf-8' },
        body: expect.stringMatching(/^\s*<!doctype html>/i),
      })
  })
  test.each([
    ['latency', '{"ms":', 'the body is not JSON'],
    ['latency', '[1]', 'the body is not a JSON object'],
    ['reset', 'null', 'the body is not a JSON object'],
  ])('%s: %s is refused', async (path, body, text) => {
    expect(await steer(createMockServer(), 'POST', path, body)).toMatchObject(error(text))
  })
})

test('options: what there is to choose', async () => {
  const { body } = await steer(createMockServer(), 'GET', 'options')
  const { scenarios, calls, accounts, wires } = body as Record<string, unknown[]>
  expect(scenarios?.map((one) => (one as { name: string }).name)).toEqual(SCENARIO_NAMES)
  expect(scenarios).toContainEqual({ name: 'one', note: 'One of everything' })
  expect(scenarios).toContainEqual({ name: 'shape:data', note: 'Every answer in this shape' })
  expect(calls).toHaveLength(allCalls().length + 1)
  expect(calls).toContain('POST /edits/proposals/{id}/approve/')
  expect(accounts?.[1]).toEqual({
    username: 'm.tanabe',
    email: 'moderator@bunko.example',
    password: 'bunko-demo',
    level: 2,
    name: 'Mio Tanabe',
  })
  expect(accounts).toHaveLength(DEMO_ACCOUNTS.length)
  expect(wires).toEqual(WIRES)
})

test('state: everything that can be steered', async () => {
  const server = createMockServer({ latency: [1, 2], strictSlash: true })
  await ask(server, 'GET', '/manga/')
  expect((await steer(server, 'GET', 'state')).body).toEqual({
    scenario: 'happy',
    latency: [1, 2],
    seed: 1,
    sizes: { titles: 120, people: 60, magazines: 25, publishers: 20, edits: 60 },
    switches: { wire: null, strictSlash: true, absent: 'as is', tokenLifeMs: 900_000, rotateRefresh: true },
    now: NOW,
    counts: server.db.counts(),
    requests: 1,
    crashes: [],
    faults: [],
  })
})

test('reset: data, tokens, faults and journal go, settings stay', async () => {
  const server = createMockServer()
  server.signIn(1)
  server.db.titles.remove(TITLE.id)
  await steer(server, 'POST', 'latency', { ms: 1 })
  await steer(server, 'POST', 'switches', { absent: 'null' })
  await steer(server, 'POST', 'faults', { call: '*', kind: 'status', status: 503 })
  await ask(server, 'GET', '/manga/')
  const { body } = await steer(server, 'POST', 'reset')
  expect(body).toMatchObject({
    latency: 1,
    switches: { absent: 'null' },
    faults: [],
    requests: 0,
    counts: { titles: 120, tokens: 0 },
  })
})

test('seed: another one, other sizes', async () => {
  const server = createMockServer()
  const before = server.db.titles.get(100)
  const { body } = await steer(server, 'POST', 'seed', { seed: 7 })
  expect(body).toMatchObject({ seed: 7, counts: { titles: 120 } })
  expect(server.db.titles.get(100)).not.toEqual(before)
  expect(server.db.titles.get(100)).toEqual(createMockServer({ seed: 7 }).db.titles.get(100))
  expect((await steer(server, 'POST', 'seed', { titles: 30, edits: 20 })).body).toMatchObject({
    seed: 7,
    sizes: { titles: 30, edits: 20, people: 60 },
    counts: { titles: 30, edits: 20 },
  })
  expect(await steer(server, 'POST', 'seed', { titles: -1 })).toMatchObject(
    error('^titles: a whole number from 0 to 1000000$'),
  )
  expect(await steer(server, 'POST', 'seed', { books: 1 })).toMatchObject(
    error('^there is no "books" here: seed, titles'),
  )
  expect(server.db.titles.size).toBe(30)
})

test('scenario', async () => {
  const server = createMockServer()
  expect((await steer(server, 'POST', 'scenario', { name: 'empty' })).body).toMatchObject({
    scenario: 'empty',
    counts: { titles: 0 },
  })
  expect(await steer(server, 'POST', 'scenario', { name: 'sunny' })).toMatchObject(error('^name: one of happy, empty'))
  expect(await steer(server, 'POST', 'scenario', {})).toMatchObject(error('^name is missing$'))
  expect(server.scenario).toBe('empty')
})

describe('snapshot', () => {
  test('saved, loaded, and everybody is where they were', async () => {
    const server = createMockServer()
    const { accessToken } = server.signIn(2)
    server.db.titles.update(1, { year: 1987 })
    const saved = await steer(server, 'GET', 'snapshot')
    await steer(server, 'POST', 'reset')
    expect(server.db.titles.get(1)?.year).not.toBe(1987)
    expect(await steer(server, 'POST', 'snapshot', saved.body)).toMatchObject({
      status: 200,
      body: { scenario: 'happy' },
    })
    const headers = { authorization: `Bearer ${accessToken}` }
    expect((await ask(server, 'GET', '/manga/1/', { headers })).body).toMatchObject({ year: 1987 })
  })
  test('a damaged one is refused, and nothing has changed', async () => {
    const server = createMockServer()
    server.db.titles.update(1, { year: 1987 })
    const saved = JSON.parse(JSON.stringify(server.save())) as { tables: { edits: { rows: unknown[] } } }
    saved.tables.edits.rows[3] = 'ink'
    expect(await steer(server, 'POST', 'snapshot', saved)).toMatchObject(error('Row 4 of the table edits'))
    expect(await steer(server, 'POST', 'snapshot', {})).toMatchObject(error('not a saved state'))
    expect(server.db.titles.get(1)?.year).toBe(1987)
  })
})

describe('login-as', () => {
  test('a demo account is found by any name it has, and missed where it is gone', async () => {
    const server = createMockServer()
    server.db.users.update(demoAccount(1).id, { username: 'x.admin' })
    expect(await steer(server, 'POST', 'login-as', { level: 1 })).toMatchObject({ status: 200 })
    server.db.users.remove(demoAccount(1).id)
    expect(await steer(server, 'POST', 'login-as', { level: 1 })).toMatchObject({ status: 400 })
  })
  test.each([
    [{ level: 1 }, 'c.ferreira'],
    [{ level: null }, 'visitante42'],
    [{ username: 'Kenji_M' }, 'kenji_m'],
  ])('%j', async (body, username) => {
    const server = createMockServer()
    const told = await steer(server, 'POST', 'login-as', body)
    expect(told.body).toMatchObject({ user: { username }, accessToken: expect.any(String) })
    const { accessToken } = told.body as { accessToken: string }
    const me = await ask(server, 'GET', '/auth/me/', { headers: { authorization: `Bearer ${accessToken}` } })
    expect(me.body).toMatchObject({ data: { username } })
  })
  test.each([
    [{}, 'login-as: either a level or a username'],
    [{ level: 1, username: 'kenji_m' }, 'login-as: either a level or a username'],
    [{ level: 6 }, 'level: one of 1, 2, 3, 4, 5, null'],
    [{ username: 'nobody' }, 'username: there is no "nobody"'],
  ])('%j is refused', async (body, text) => {
    expect(await steer(createMockServer(), 'POST', 'login-as', body)).toMatchObject(error(`^${text}$`))
  })
})

test('expire-tokens: access tokens, or all of them', async () => {
  const server = createMockServer()
  const client = clientOf(server, 2)
  await steer(server, 'POST', 'expire-tokens')
  expect((await client.auth.me()).username).toBe('m.tanabe')
  expect(server.journal.map(({ call, status }) => [call, status])).toEqual([
    ['GET /auth/me/', 401],
    ['POST /auth/refresh/', 200],
    ['GET /auth/me/', 200],
  ])
  await steer(server, 'POST', 'expire-tokens', { which: 'all' })
  await expect(client.auth.me()).rejects.toMatchObject({ kind: 'session' })
  expect(await steer(server, 'POST', 'expire-tokens', { which: 'mine' })).toMatchObject(
    error('^which: one of access, all$'),
  )
})

test('openapi.json: the contract', async () => {
  const { status, body } = await steer(createMockServer(), 'GET', 'openapi.json')
  expect(status).toBe(200)
  expect(body).toMatchObject({
    openapi: expect.stringMatching(/^3\./),
    paths: expect.objectContaining({ '/manga/': expect.anything() }),
  })
})
