import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { createClient } from '../client.ts'
import type { Client } from './call.ts'

// What the other tests fake with an injected `fetch`, once with the real one and a real socket.

const open: { close(): void }[] = []
afterEach(() => {
  for (const server of open.splice(0)) server.close()
})

const serve = async (answer: (request: IncomingMessage, response: ServerResponse) => void) => {
  const seen: string[] = []
  const server = createServer((request, response) => {
    seen.push(`${request.method} ${request.url}`)
    request.resume().on('end', () => answer(request, response))
  })
  open.push({
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  })
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  return { seen, client: createClient({ baseUrl: `http://127.0.0.1:${port}/api/v1` }) }
}
const json = { 'content-type': 'application/json' }
const read = (client: Client) => client.titles.trending({ query: {} })
const write = (client: Client) => client.edits.review({ params: { id: 7 }, body: { action: 'approve', reason: 'x' } })
const REVIEW = 'POST /api/v1/edits/proposals/7/approve/'

test.each([301, 302, 303, 307, 308])('a write that is redirected by %i goes nowhere else', async (status) => {
  const { seen, client } = await serve((_, response) => void response.writeHead(status, { location: '/moved/' }).end())
  await expect(write(client)).rejects.toMatchObject({ kind: 'shape', field: '(address)', reason: 'redirected' })
  expect(seen).toEqual([REVIEW])
})

test('a read follows', async () => {
  const { seen, client } = await serve(({ url }, response) => {
    if (url === '/moved/') response.writeHead(200, json).end('[{"id":1}]')
    else response.writeHead(301, { location: '/moved/' }).end()
  })
  await expect(read(client)).resolves.toMatchObject({ items: [{ id: 1 }] })
  expect(seen).toEqual(['GET /api/v1/manga/trending', 'GET /moved/'])
})

test.each<[string, (response: ServerResponse) => void]>([
  ['before the headers', (response) => void response.destroy()],
  ['in mid-body', (response) => void response.writeHead(200, json).write('[{"id"', () => response.destroy())],
  [
    'short of its length',
    (response) => void response.writeHead(200, { 'content-length': 99 }).write('[]', () => response.destroy()),
  ],
])('cut %s: no answer, asked once', async (_, answer) => {
  const { seen, client } = await serve((_request, response) => answer(response))
  const error = { kind: 'network', message: 'Network error - please check your connection' }
  await expect(read(client)).rejects.toMatchObject(error)
  await expect(write(client)).rejects.toMatchObject(error)
  expect(seen).toEqual(['GET /api/v1/manga/trending', REVIEW])
})

test('nobody listens there', async () => {
  const { client } = await serve(() => undefined)
  open.splice(0).forEach((server) => server.close())
  await expect(read(client)).rejects.toMatchObject({ kind: 'network', code: 'NETWORK_ERROR' })
})

test('the caller leaves while the body comes: the connection is let go', async () => {
  const caller = new AbortController()
  const { promise: closed, resolve } = deferred()
  const { client } = await serve((_, response) => {
    response.on('close', resolve)
    response.writeHead(200, json).write('[', () => caller.abort('left'))
  })
  await expect(client.titles.trending({ query: {} }, { signal: caller.signal })).rejects.toBe('left')
  await closed
})

function deferred() {
  const handles = {} as { resolve: () => void }
  const promise = new Promise<void>((resolve) => void Object.assign(handles, { resolve }))
  return { promise, ...handles }
}
