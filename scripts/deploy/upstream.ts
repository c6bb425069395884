import { createMockServer } from '@bunko/mock-server'
import { httpServer } from '@bunko/mock-server/http'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * The mock over HTTP; `/api/slow/{seconds}` answers after so many, `/api/asked/{seconds}` at once: how often that was
 * asked for.
 */
export const startUpstream = async () => {
  const mock = createMockServer({ seed: 1, now: Date.now, checks: false })
  const http = httpServer(mock)
  const asked = new Map<string, number>()
  const server = createServer((request, response) => {
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
