import { createMockServer } from '@bunko/mock-server'
import { httpServer } from '@bunko/mock-server/http'
import { globSync, readFileSync } from 'node:fs'
import { createServer, request, type Server } from 'node:http'
import { extname, join } from 'node:path'
import { gzipSync } from 'node:zlib'

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}
const PACKED = /^(?:text\/|application\/json|image\/svg)/
const HOST = '127.0.0.1'

const listen = (server: Server): Promise<number> =>
  new Promise((resolve) => {
    server.listen(0, HOST, () => {
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : 0)
    })
  })

/** The built app as a web server would serve it, texts gzipped, the mock behind it. Answers its address and a way to end it. */
export const serveBuilt = async (folder: string) => {
  const mock = httpServer(createMockServer({ checks: false, now: Date.now }))
  const behind = await mock.listen(0)
  const files = new Map<string, { type: string; body: Buffer }>(
    globSync('**/*.*', { cwd: folder }).map((name) => {
      const type = TYPES[extname(name)] ?? 'application/octet-stream'
      const content = readFileSync(join(folder, name))
      return [`/${name}`, { type, body: PACKED.test(type) ? gzipSync(content) : content }] as const
    }),
  )
  const server = createServer((asked, answer) => {
    const path = asked.url ?? '/'
    const file = files.get(path) ?? (path.startsWith('/api/') ? undefined : files.get('/index.html'))
    if (file) {
      const packed = PACKED.test(file.type) && { 'content-encoding': 'gzip' }
      answer.writeHead(200, { 'content-type': file.type, 'content-length': file.body.length, ...packed }).end(file.body)
      return
    }
    const { method, headers } = asked
    const passed = request({ host: HOST, port: behind, path, method, headers }, (got) => {
      const chunks: Buffer[] = []
      got.on('data', (chunk: Buffer) => chunks.push(chunk))
      got.on('end', () => {
        const body = gzipSync(Buffer.concat(chunks))
        const more = { 'content-encoding': 'gzip', 'content-length': body.length }
        answer.writeHead(got.statusCode ?? 502, { ...got.headers, ...more }).end(body)
      })
    })
    asked.pipe(passed)
  })
  const port = await listen(server)
  const close = async () => {
    server.closeAllConnections()
    server.close()
    await mock.close()
  }
  return { origin: `http://${HOST}:${port}`, close }
}
