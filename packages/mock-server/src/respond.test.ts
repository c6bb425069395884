import { contract, type Wire } from '@bunko/api-client'
import { describe, expect, test } from 'vitest'
import { TITLE } from './named.ts'
import { WIRES } from './scenarios.ts'
import { createMockServer } from './server.ts'
import { ask, askCall } from './testing/ask.ts'

const NOT_FOUND = { detail: 'Not found.' }
const rows = (count: number, page: string) => expect.objectContaining({ count, next: expect.stringContaining(page) })

describe('addresses', () => {
  test('an unknown one is no answer of ours, but a 404 for adapters that must answer', async () => {
    const server = createMockServer()
    const reply = await server.respond({ method: 'GET', url: '/api/v1/nonsense/' })
    expect(reply).toMatchObject({ kind: 'unknown', status: 404, body: JSON.stringify(NOT_FOUND) })
    expect(await server.respond({ method: 'GET', url: '/elsewhere' })).toMatchObject({ kind: 'unknown' })
    expect(await server.respond({ method: 'GET', url: '/api/v1/manga/%E0%A4%A/' })).toMatchObject({ kind: 'unknown' })
  })
  test('a record that is not there is a 404 of ours', async () => {
    const reply = await createMockServer().respond({ method: 'GET', url: '/api/v1/manga/no-such-title/' })
    expect(reply).toMatchObject({ kind: 'answer', status: 404, body: JSON.stringify(NOT_FOUND) })
  })
  test('another method is a 405 that says which ones there are', async () => {
    const told = await ask(createMockServer(), 'PATCH', '/edits/proposals/')
    expect(told).toMatchObject({ status: 405, body: { detail: 'Method "PATCH" not allowed.' } })
    expect(told.headers['allow']?.split(', ').toSorted()).toEqual(['GET', 'POST'])
  })
  test('a picture is only read', async () => {
    const server = createMockServer()
    const path = '/media/covers/dungeon-kitchen/1/large.svg'
    expect([(await ask(server, 'GET', path)).status, (await ask(server, 'HEAD', path)).status]).toEqual([200, 200])
    expect(await ask(server, 'OPTIONS', path)).toMatchObject({ status: 405, headers: { allow: 'GET' } })
    expect((await ask(server, 'DELETE', path)).status).toBe(405)
  })
  test('the fixed names beside an id are not ids', async () => {
    const server = createMockServer()
    expect((await ask(server, 'GET', '/manga/trending')).body).toMatchObject({ data: expect.any(Array) })
    expect((await ask(server, 'GET', '/manga/genres')).body).toMatchObject({ data: expect.any(Array) })
    expect((await ask(server, 'GET', `/manga/${TITLE.public_id}/`)).body).toMatchObject({ id: TITLE.id })
    expect((await ask(server, 'GET', `/manga/${TITLE.id}/`)).body).toMatchObject({ public_id: TITLE.public_id })
  })
})

describe('final slashes', () => {
  test('reading takes both spellings, writing only the right one', async () => {
    const server = createMockServer()
    expect((await ask(server, 'GET', '/manga/trending/')).status).toBe(200)
    expect((await ask(server, 'GET', '/manga/1')).status).toBe(200)
    expect((await ask(server, 'POST', '/edits/proposals', { as: 2, body: {} })).status).toBe(404)
    expect((await ask(server, 'POST', '/auth/refresh', { body: { refreshToken: 'x' } })).status).toBe(401)
    expect((await ask(server, 'POST', '/auth/refresh/', { body: { refreshToken: 'x' } })).status).toBe(401)
  })
  test('strictly, as Django: a read is sent on, a write fails', async () => {
    const server = createMockServer({ strictSlash: true })
    expect(await ask(server, 'GET', '/manga/1?x=1')).toMatchObject({
      status: 301,
      headers: { location: '/api/v1/manga/1/?x=1' },
    })
    expect((await ask(server, 'GET', '/manga/1/')).status).toBe(200)
    expect(await ask(server, 'POST', '/edits/proposals', { as: 2, body: {} })).toMatchObject({
      status: 500,
      headers: { 'x-mock-fault': 'strict slash' },
    })
    expect((await ask(server, 'PATCH', '/manga/1')).status).toBe(500)
    expect((await ask(server, 'POST', '/manga/trending/')).status).toBe(404)
    expect((await ask(server, 'POST', '/manga/trending')).status).toBe(405)
    expect((await ask(server, 'GET', '/manga/1/chapters/')).status).toBe(404)
    expect((await ask(server, 'POST', '/manga/1/rate/', { as: 2, body: {} })).status).toBe(404)
    server.set({ strictSlash: false })
    expect((await ask(server, 'GET', '/manga/1/chapters/')).status).toBe(200)
  })
})

describe('who asks', () => {
  test.each([
    ['nobody', undefined, 'Authentication credentials were not provided.'],
    ['another scheme', 'Basic abc', 'Authentication credentials were not provided.'],
    ['half a header', 'Bearer', 'Authorization header must contain two space-delimited values'],
    ['a made-up token', 'Bearer abc', 'Given token not valid for any token type'],
  ])('%s is refused with 401', async (_, authorization, text) => {
    const told = await ask(createMockServer(), 'GET', '/auth/me/', { headers: authorization ? { authorization } : {} })
    expect(told).toMatchObject({ status: 401, body: { detail: text } })
  })
  test('a stale token is refused on open calls too (R5)', async () => {
    const server = createMockServer()
    const { accessToken } = server.signIn(2)
    server.expireTokens()
    const headers = { authorization: `Bearer ${accessToken}` }
    const told = await ask(server, 'GET', '/manga/trending', { headers })
    expect(told).toMatchObject({
      status: 401,
      body: { code: 'token_not_valid', messages: [{ message: 'Token is expired' }] },
    })
  })
})

const login = (body: unknown, headers = {}) => ask(createMockServer(), 'POST', '/auth/login/', { body, headers })

describe('bodies', () => {
  test('missing, null, blank and mistyped fields are named one by one', async () => {
    expect((await login({ login: 7, password: null })).body).toEqual({
      login: ['Not a valid string.'],
      password: ['This field may not be null.'],
      turnstile_token: ['This field is required.'],
    })
    expect((await login({ login: ' ', password: 'x', turnstile_token: '' })).body).toEqual({
      login: ['This field may not be blank.'],
      turnstile_token: ['This field may not be blank.'],
    })
  })
  test('nested fields are named where they stand', async () => {
    const body = {
      manga_id: 1,
      edit_type: 'rumour',
      changes: [{ field_name: 'year', field_type: 'number', old_value: 1, new_value: 2 }, { field_type: 'x' }],
      edit_summary: '',
    }
    expect(await ask(createMockServer(), 'POST', '/edits/proposals/', { as: 5, body })).toMatchObject({
      status: 400,
      body: {
        edit_type: ['"rumour" is not a valid choice.'],
        changes: [{}, { field_name: ['This field is required.'], field_type: ['"x" is not a valid choice.'] }],
      },
    })
  })
  test('what is no JSON, no object, or no JSON at all by its type', async () => {
    expect((await login('{"login":')).body).toEqual({
      detail: 'JSON parse error - Expecting value: line 1 column 10 (char 9)',
    })
    expect((await login([1])).body).toEqual({
      non_field_errors: ['Invalid data. Expected a dictionary, but got list.'],
    })
    expect(await login({}, { 'content-type': 'text/plain' })).toMatchObject({
      status: 415,
      body: { detail: 'Unsupported media type "text/plain" in request.' },
    })
  })
  test('query values are numbers and flags where the contract says so', async () => {
    const server = createMockServer()
    expect((await ask(server, 'GET', '/manga/?limit=soon')).body).toEqual({ limit: ['A valid integer is required.'] })
    expect((await ask(server, 'GET', '/manga/?limit=0')).body).toEqual({
      limit: ['Ensure this value is greater than or equal to 1.'],
    })
    expect((await ask(server, 'GET', '/manga/?status=lost')).body).toEqual({
      status: ['"lost" is not a valid choice.'],
    })
    expect((await ask(server, 'GET', '/edits/proposals/?needs_review=perhaps', { as: 2 })).body).toEqual({
      needs_review: ['Must be a valid boolean.'],
    })
    expect((await ask(server, 'GET', '/manga/?limit=&status=')).status).toBe(200)
  })
})

describe('answers', () => {
  const title = expect.objectContaining({ id: 1 })
  const first = expect.arrayContaining([expect.objectContaining({ id: expect.any(Number) })])
  const ONE: Record<Wire, unknown> = {
    bare: title,
    data: { data: title },
    successData: { success: true, data: title },
    named: { manga: title },
    dataNamed: { data: { manga: title } },
    page: title,
  }
  const LIST: Record<Wire, unknown> = {
    bare: first,
    data: { data: first, count: 120 },
    successData: { success: true, data: first, count: 120 },
    named: { manga: first, count: 120 },
    dataNamed: { data: { manga: first, count: 120 } },
    page: { count: 120, next: expect.any(String), previous: null, results: first },
  }
  test.each(WIRES)('as %s', async (wire) => {
    const server = createMockServer({ scenario: `shape:${wire}` })
    expect((await askCall(server, contract.titles.get, { id: 1 })).body).toEqual(ONE[wire])
    expect((await askCall(server, contract.titles.list, {})).body).toEqual(LIST[wire])
    server.set({ wire: 'successData' })
    expect((await askCall(server, contract.titles.get, { id: 1 })).body).toEqual(ONE.successData)
  })
  test('a magazine and a publisher stand beside what they hold, in the words of section 7', async () => {
    const server = createMockServer()
    const keys = async (path: string) => Object.keys((await ask(server, 'GET', path)).body as object)
    expect(await keys('/manga/magazines/1/')).toEqual(['magazine', 'serialized_manga'])
    expect(await keys('/manga/publishers/1/')).toEqual(['publisher', 'owned_magazines'])
  })
  test('pages say where the next and the one before are', async () => {
    const server = createMockServer()
    const at = (path: string) => ask(server, 'GET', path, { as: 1 })
    expect((await at('/edits/proposals/?limit=25&page=2&status=')).body).toEqual({
      count: 60,
      next: 'http://mock.example/api/v1/edits/proposals/?limit=25&page=3&status=',
      previous: 'http://mock.example/api/v1/edits/proposals/?limit=25&status=',
      results: expect.any(Array),
    })
    expect((await at('/edits/proposals/?limit=25&page=3')).body).toMatchObject({ next: null })
    expect(await at('/edits/proposals/?limit=25&page=4')).toMatchObject({
      status: 404,
      body: { detail: 'Invalid page.' },
    })
    expect((await at('/manga/?limit=50&offset=50')).body).toMatchObject({
      next: 'http://mock.example/api/v1/manga/?limit=50&offset=100',
      previous: 'http://mock.example/api/v1/manga/?limit=50',
    })
    expect((await at('/manga/?ordering=-year&limit=50')).body).toMatchObject({
      next: 'http://mock.example/api/v1/manga/?limit=50&offset=50&ordering=-year',
    })
    expect((await at('/manga/')).body).toEqual(rows(120, 'limit=20&offset=20'))
    expect((await at('/manga/?limit=5000')).body).toEqual(rows(120, 'limit=100&offset=100'))
    expect((await at('/manga/?offset=500')).body).toMatchObject({ count: 120, results: [] })
  })
  test('one that breaks the contract is a fault of the mock, told to the test', async () => {
    const server = createMockServer()
    server.db.titles.update(1, { year: 'soon' as never })
    await expect(ask(server, 'GET', '/manga/1/')).rejects.toThrow(
      /GET \/manga\/\{id\}\/: the mock's answer does not fit: answer.year/,
    )
    server.db.titles.update(1, { year: 2000, ...({ secret: 1 } as object) })
    await expect(ask(server, 'GET', '/manga/1/')).rejects.toThrow(
      /holds what the contract does not name: answer.secret/,
    )
    expect(server.crashes).toHaveLength(2)
    server.reset()
    expect(server.crashes).toEqual([])
  })
})

test('the journal tells every request and no password', async () => {
  const server = createMockServer()
  await ask(server, 'POST', '/auth/login/', { body: { login: 'x', password: 'secret', turnstile_token: 't' } })
  await ask(server, 'POST', '/edits/proposals/1/approve/', { as: 2, body: { action: 'reject', reason: 'no' } })
  await ask(server, 'GET', '/nowhere/?q=1')
  expect(server.journal).toMatchObject([
    { call: 'POST /auth/login/', status: 401, viewer: null, body: undefined },
    {
      call: 'POST /edits/proposals/{id}/approve/',
      path: '/edits/proposals/1/approve/',
      status: 200,
      viewer: 'm.tanabe',
      body: { action: 'reject', reason: 'no' },
    },
    { call: null, query: '?q=1', status: 404 },
  ])
  expect(JSON.stringify(server.journal)).not.toContain('secret')
})
