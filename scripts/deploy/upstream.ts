import { createMockServer } from '@bunko/mock-server'
import { httpServer } from '@bunko/mock-server/http'
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { TLSSocket } from 'node:tls'

const echo = (request: IncomingMessage, response: ServerResponse) => {
  let bytes = 0
  request.on('data', (chunk: Buffer) => (bytes += chunk.length))
  request.on('end', () => response.end(JSON.stringify({ headers: request.headers, bytes })))
}

/** Answers `/api/echo` over TLS, as `localhost` with a certificate of its own, and remembers what it was asked. */
export const startTlsUpstream = async (folder: string) => {
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')]
  const args = 'req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=localhost -addext subjectAltName=DNS:localhost'
  const { status, stderr } = spawnSync('openssl', [...args.split(' '), '-keyout', key, '-out', certificate])
  if (status !== 0) throw new Error(`openssl made no certificate: ${String(stderr)}`)
  const names: unknown[] = []
  const server = createTlsServer({ key: readFileSync(key), cert: readFileSync(certificate) }, (request, response) => {
    names.push((request.socket as TLSSocket).servername)
    echo(request, response)
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const { port } = server.address() as AddressInfo
  return {
    /** The names it was asked by, one for each request that arrived. */
    names,
    certificate,
    origin: `https://localhost:${port}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/**
 * The mock over HTTP; `/api/slow/{seconds}` answers after so many, `/api/asked/{seconds}` at once: how often that was
 * asked for. `/api/echo` answers with the headers and the size of what was sent.
 */
export const startUpstream = async () => {
  const mock = createMockServer({ seed: 1, now: Date.now, checks: false })
  const http = httpServer(mock)
  const asked = new Map<string, number>()
  const server = createServer((request, response) => {
    if (request.url === '/api/echo') return echo(request, response)
    const [, kind, seconds] = /^\/api\/(slow|asked)\/(\d+)$/.exec(request.url ?? '') ?? []
    if (seconds === undefined) return void http.server.emit('request', request, response)
    const times = asked.get(seconds) ?? 0
    if (kind === 'asked') return void response.end(String(times))
    asked.set(seconds, times + 1)
    setTimeout(() => response.end('late'), Number(seconds) * 1000)
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const { port } = server.address() as AddressInfo
  return {
    mock,
    origin: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
