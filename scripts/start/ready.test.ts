import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { ask, waitUntilReady } from './ready.ts'

let server: Server | undefined
const serve = (listener: RequestListener) =>
  new Promise<string>((resolve) => {
    const own = createServer(listener)
    server = own
    own.listen(0, '127.0.0.1', () => resolve(`http://127.0.0.1:${(own.address() as AddressInfo).port}`))
  })

afterEach(() => {
  server?.closeAllConnections()
  server?.close()
})

test('ready when every address has answered 200, also after refusals', async () => {
  const seen: string[] = []
  const url = await serve((request, response) => {
    seen.push(request.url ?? '')
    response.writeHead(seen.length < 3 ? 503 : 200).end()
  })
  expect(await waitUntilReady([`${url}/a`, `${url}/b`], 5000, () => true)).toBeUndefined()
  expect(seen).toEqual(['/a', '/a', '/a', '/b'])
})

test('not ready in time: says what the last try brought', async () => {
  const url = await serve((_request, response) => void response.writeHead(404).end())
  expect(await waitUntilReady([url], 300, () => true)).toBe('HTTP 404')
})

test('an answer that never comes does not outlast the limit', async () => {
  const url = await serve(() => {})
  expect(await waitUntilReady([url], 250, () => true)).toMatch(/^no answer within 0\.\d+ s$/)
})

test('gives up when nobody wants it any more', async () => {
  expect(await waitUntilReady(['http://127.0.0.1:1/'], 60_000, () => false)).toBe('given up')
})

test('tells why there is no answer', async () => {
  const url = await serve(() => {})
  await new Promise((done) => void server?.close(done))
  expect(await ask(url)).toEqual({ reason: 'ECONNREFUSED' })
})
