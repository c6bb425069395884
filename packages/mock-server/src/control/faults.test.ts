import { contract } from '@bunko/api-client'
import { describe, expect, test, vi } from 'vitest'
import { createMockServer } from '../server.ts'
import { ask, askCall } from '../testing/ask.ts'
import { clientOf } from '../testing/client.ts'
import { steer } from '../testing/steer.ts'
import type { FaultSpec } from './faults.ts'

const { titles } = contract
const fault = (body: unknown) => ({ call: 'GET /manga/{id}/', ...(body as object) })
const get = { method: 'GET', url: 'http://mock.example/api/v1/manga/1/' }

describe('by the control plane', () => {
  test('added, listed, taken back one by one, or all', async () => {
    const server = createMockServer()
    expect((await steer(server, 'POST', 'faults', fault({ kind: 'status', status: 429, times: 2 }))).body).toEqual({
      id: 1,
      call: 'GET /manga/{id}/',
      kind: 'status',
      status: 429,
      percent: 100,
      left: 2,
    })
    const second = { id: 2, call: '*', kind: 'network', percent: 40, left: null }
    expect((await steer(server, 'POST', 'faults', { call: '*', kind: 'network', percent: 40 })).body).toEqual(second)
    expect((await steer(server, 'GET', 'faults')).body).toMatchObject([{ id: 2 }, { id: 1 }])
    expect((await steer(server, 'DELETE', 'faults/1')).body).toEqual([second])
    expect((await steer(server, 'GET', 'state')).body).toMatchObject({ faults: [second] })
    expect((await steer(server, 'DELETE', 'faults/1')).status).toBe(404)
    expect((await steer(server, 'DELETE', 'faults')).body).toEqual([])
    expect((await ask(server, 'GET', '/manga/1/')).status).toBe(200)
  })
  test('status, body and headers as asked for; the next two calls, then no more', async () => {
    const server = createMockServer()
    const body = { error: 'Busy' }
    const headers = { 'X-Wait': '9' }
    await steer(server, 'POST', 'faults', fault({ kind: 'status', status: 409, body, headers, times: 2 }))
    expect((await ask(server, 'GET', '/manga/')).status).toBe(200)
    for (const id of [1, 2])
      expect(await ask(server, 'GET', `/manga/${id}/`)).toMatchObject({
        status: 409,
        body,
        headers: { 'x-wait': '9', 'x-mock-fault': 'fail 409' },
      })
    expect((await ask(server, 'GET', '/manga/1/')).status).toBe(200)
    expect(server.faults()).toEqual([])
  })
  test('for every call', async () => {
    const server = createMockServer()
    await steer(server, 'POST', 'faults', { call: '*', kind: 'status' })
    for (const path of ['/manga/', '/people/1/', '/auth/me/', '/health/'])
      expect((await ask(server, 'GET', path)).status).toBe(path === '/people/1/' ? 404 : 500)
  })
  test('a held call goes on when the fault is taken back, and says that it was held', async () => {
    const server = createMockServer()
    await steer(server, 'POST', 'faults', fault({ kind: 'hang', times: 1 }))
    const asked = ask(server, 'GET', '/manga/1/')
    await vi.waitFor(() => expect(server.faults()).toMatchObject([{ kind: 'hang', left: 0 }]))
    expect((await ask(server, 'GET', '/manga/2/')).headers).not.toHaveProperty('x-mock-fault')
    await steer(server, 'DELETE', 'faults/1')
    expect(await asked).toMatchObject({ status: 200, headers: { 'x-mock-fault': 'hang' } })
    expect(server.journal.at(-1)).toMatchObject({ status: 200, fault: 'hang' })
  })
  test.each([
    [{ kind: 'status' }, 'call is missing'],
    [{ call: '*' }, 'kind is missing'],
    [{ call: 'GET /cats/', kind: 'cut' }, `call: '*' or a call such as 'POST /auth/login/', not "GET /cats/"`],
    [{ call: '*', kind: 'fire' }, 'kind: one of status, network, hang, cut'],
    [{ call: '*', kind: 'status', status: 99 }, 'status: a whole number from 200 to 599'],
    [{ call: '*', kind: 'cut', percent: 101 }, 'percent: a whole number from 0 to 100'],
    [{ call: '*', kind: 'cut', status: 500 }, 'status: only a fault of the kind status takes it'],
    [{ call: '*', kind: 'cut', times: 0 }, 'times: a whole number from 1 to 1000000'],
    [{ call: '*', kind: 'status', headers: { 'a b': 'x' } }, 'headers: an object of header names and plain texts'],
    [{ call: '*', kind: 'status', headers: { a: 'x\ny' } }, 'headers: an object of header names and plain texts'],
    [{ call: '*', kind: 'status', headers: { 'Content-Length': '3' } }, "headers: Content-Length is the server's own"],
    [
      { call: '*', kind: 'status', headers: { a: 'x', 'transfer-encoding': 'chunked' } },
      "headers: transfer-encoding is the server's own",
    ],
    [
      { call: '*', kind: 'cut', often: 1 },
      'there is no "often" here: call, kind, status, body, headers, percent, times',
    ],
  ])('%j is refused', async (body, text) => {
    const server = createMockServer()
    expect(await steer(server, 'POST', 'faults', body)).toMatchObject({ status: 400, body: { error: text } })
    expect(server.faults()).toEqual([])
  })
})

const statuses = async (seed: number, spec: Partial<FaultSpec>) => {
  const server = createMockServer({ seed })
  server.addFault({ call: titles.get, kind: 'status', status: 503, ...spec })
  const found: number[] = []
  for (let at = 0; at < 200; at++) found.push((await ask(server, 'GET', '/manga/1/')).status)
  return found
}
const failures = (found: number[]) => found.filter((status) => status === 503).length

test.each([
  [405, 'Method not allowed.'],
  [413, 'Request body is too large.'],
  [429, 'Request was throttled. Expected available in 30 seconds.'],
])('%i comes with its body', async (status, detail) => {
  const server = createMockServer()
  server.addFault({ call: titles.get, kind: 'status', status })
  expect(await ask(server, 'GET', '/manga/1/')).toMatchObject({ status, body: { detail } })
})

describe('percent', () => {
  test('hits about as many, and the same ones for the same seed', async () => {
    const found = await statuses(3, { percent: 25 })
    expect(failures(found)).toBeGreaterThan(30)
    expect(failures(found)).toBeLessThan(70)
    expect(await statuses(3, { percent: 25 })).toEqual(found)
    expect(await statuses(4, { percent: 25 })).not.toEqual(found)
  })
  test('none, all, and only so many of them', async () => {
    expect(failures(await statuses(1, { percent: 0 }))).toBe(0)
    expect(failures(await statuses(1, { percent: 100 }))).toBe(200)
    expect(failures(await statuses(1, { percent: 50, times: 7 }))).toBe(7)
  })
  test('the same again after a reset', async () => {
    const server = createMockServer()
    const run = async () => {
      server.addFault({ call: titles.get, kind: 'network', percent: 50 })
      const found: number[] = []
      for (let at = 0; at < 40; at++) found.push((await ask(server, 'GET', '/manga/1/')).status)
      return found
    }
    const first = await run()
    server.reset()
    expect(await run()).toEqual(first)
  })
})

describe('a body cut in the middle', () => {
  test('comes with all of its headers, and what the call does is done', async () => {
    const server = createMockServer()
    const whole = await server.respond(get)
    server.cut(titles.get, { times: 1 })
    expect(await server.respond(get)).toMatchObject({
      kind: 'cut',
      status: 200,
      headers: { 'x-mock-fault': 'cut' },
      body: 'body' in whole ? whole.body : '',
    })
    expect(await server.respond(get)).toEqual(whole)
    expect(server.journal.map(({ fault: why }) => why)).toEqual([null, 'cut', null])
    server.cut(contract.edits.review, { times: 1 })
    const client = clientOf(server, 2)
    const body = { action: 'approve', reason: '' } as const
    await expect(client.edits.review({ params: { id: 1 }, body })).rejects.toMatchObject({ kind: 'network' })
    expect(server.db.edits.get(1)?.status).toBe('approved')
  })
  test('where there is no body the connection just breaks', async () => {
    const server = createMockServer()
    server.cut(contract.titles.remove)
    expect((await askCall(server, contract.titles.remove, { id: 30 }, { as: 1 })).status).toBe(0)
    expect(server.journal.at(-1)).toMatchObject({ status: 0, fault: 'cut' })
  })
})

test('what a scenario and a fault do together is named together', async () => {
  const server = createMockServer({ scenario: 'forbidden' })
  server.cut(titles.get)
  expect(await server.respond(get)).toMatchObject({ kind: 'cut', headers: { 'x-mock-fault': 'cut, forbidden' } })
})
