import { createMockServer } from '@bunko/mock-server'
import { httpServer } from '@bunko/mock-server/http'
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import { createServer as createTcpServer, type AddressInfo, type Server as TcpServer, type Socket } from 'node:net'
import { join } from 'node:path'
import type { TLSSocket } from 'node:tls'

const echo = (request: IncomingMessage, response: ServerResponse) => {
  let bytes = 0
  request.on('data', (chunk: Buffer) => (bytes += chunk.length))
  request.on('end', () => response.end(JSON.stringify({ headers: request.headers, bytes })))
}

const listen = async (server: TcpServer): Promise<number> => {
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  return (server.address() as AddressInfo).port
}

const closing = (server: Server) => () =>
  new Promise<void>((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })

/** The only host that what ends in `/by-name` below is found by. */
export const ROUTED_HOST = 'api.example:8443'

/**
 * Echoes over TLS, as `localhost` with a certificate of its own, and remembers what it was asked. What ends in
 * `/by-name` is not found by another host than `ROUTED_HOST`, as where many share an address.
 */
export const startTlsUpstream = async (folder: string) => {
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')]
  const args = 'req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=localhost -addext subjectAltName=DNS:localhost'
  const { status, stderr } = spawnSync('openssl', [...args.split(' '), '-keyout', key, '-out', certificate])
  if (status !== 0) throw new Error(`openssl made no certificate: ${String(stderr)}`)
  const names: unknown[] = []
  const server = createTlsServer({ key: readFileSync(key), cert: readFileSync(certificate) }, (request, response) => {
    names.push((request.socket as TLSSocket).servername)
    if (request.url?.endsWith('/by-name') && request.headers.host !== ROUTED_HOST)
      return void request.resume().on('end', () => response.writeHead(404).end())
    echo(request, response)
  })
  const port = await listen(server)
  return {
    /** The names it was asked by, one for each request that arrived. */
    names,
    certificate,
    origin: `https://localhost:${port}`,
    close: closing(server),
  }
}

/** Takes connections, and never says a word. */
export const startSilent = async () => {
  const sockets = new Set<Socket>()
  const server = createTcpServer((socket) => void sockets.add(socket.on('error', () => {})))
  const port = await listen(server)
  const close = () => {
    server.close()
    for (const socket of sockets) socket.destroy()
  }
  return { origin: `https://localhost:${port}`, close }
}

/**
 * The mock over HTTP; `/api/slow/{seconds}` answers after so many, `/api/asked/{seconds}` at once: how often that was
 * asked for. `/api/echo` answers with the headers and the size of what was sent, `/api/begun` how many of those have come
 * in, `/api/headers` with a long header and a cookie.
 */
export const startUpstream = async () => {
  const mock = createMockServer({ seed: 1, now: Date.now, checks: false })
  const http = httpServer(mock)
  const asked = new Map<string, number>()
  let begun = 0
  const server = createServer((request, response) => {
    if (request.url === '/api/echo') {
      begun += 1
      return echo(request, response)
    }
    if (request.url === '/api/begun') return void response.end(String(begun))
    if (request.url === '/api/headers')
      return void response
        .setHeader('x-long', 'x'.repeat(12_000))
        .setHeader('set-cookie', 'sessionid=1')
        .setHeader('www-authenticate', 'Basic realm="api"')
        .end()
    const [, kind, seconds] = /^\/api\/(slow|asked)\/(\d+)$/.exec(request.url ?? '') ?? []
    if (seconds === undefined) return void http.server.emit('request', request, response)
    const times = asked.get(seconds) ?? 0
    if (kind === 'asked') return void response.end(String(times))
    asked.set(seconds, times + 1)
    setTimeout(() => response.end('late'), Number(seconds) * 1000)
  })
  const port = await listen(server)
  return {
    mock,
    origin: `http://127.0.0.1:${port}`,
    close: closing(server),
  }
}

/**
 * The mock as another place has it: its calls below `base` and nowhere else, its health there at `health`. It remembers
 * what it was asked, and answers 503 to everything while it is `away`.
 */
export const startElsewhere = async ({ base, health }: { base: string; health: string }) => {
  const http = httpServer(createMockServer({ seed: 1, now: Date.now, checks: false }))
  const state = { away: false, asked: [] as string[] }
  const server = createServer((request, response) => {
    const { method = '', url = '' } = request
    const path = url.split('?')[0] ?? ''
    state.asked.push(`${method} ${path}`)
    const isThere = path.startsWith(`${base}/`) && path !== `${base}/health/`
    if (state.away || (!isThere && !path.startsWith('/media/')))
      return void request.resume().on('end', () => response.writeHead(state.away ? 503 : 404).end())
    if (isThere) request.url = path === base + health ? '/api/v1/health/' : url.replace(base, '/api/v1')
    return void http.server.emit('request', request, response)
  })
  const port = await listen(server)
  return { state, origin: `http://127.0.0.1:${port}`, close: closing(server) }
}
