import { createMockServer } from '@bunko/mock-server'
import { httpServer } from '@bunko/mock-server/http'
import { existsSync, globSync, readFileSync } from 'node:fs'
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
/** What the mock answers. */
const BEHIND = /^\/(?:api|media)\//
const PACKED_FILE = /\.(?:br|gz)$/
/** The better one first, as the servers in apps/web/deploy choose. */
const ENCODINGS = ['br', 'gzip'] as const
type Bodies = Partial<Record<(typeof ENCODINGS)[number], Buffer>> & Record<'', Buffer>
const HOST = '127.0.0.1'

const listen = (server: Server): Promise<number> =>
  new Promise((resolve) => {
    server.listen(0, HOST, () => {
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : 0)
    })
  })

/**
 * The built app as the servers in apps/web/deploy serve it: scripts and styles as they were packed by the build (brotli,
 * gzip for who cannot read it), the document and the answers of the mock behind it gzipped. HTTP/1.1. Answers its
 * address and a way to end it.
 *
 * @param cover a JPEG to be every cover: a browser draws the mock's own, which are SVG, as a document each
 */
export const serveBuilt = async (folder: string, cover?: Buffer) => {
  const mock = httpServer(createMockServer({ checks: false, now: Date.now }))
  const behind = await mock.listen(0)
  const files = new Map<string, { type: string; bodies: Bodies }>(
    globSync('**/*.*', { cwd: folder })
      .filter((name) => !PACKED_FILE.test(name))
      .map((name) => {
        const type = TYPES[extname(name)] ?? 'application/octet-stream'
        const content = readFileSync(join(folder, name))
        const packed = `${join(folder, name)}.br`
        const bodies: Bodies = { '': content }
        if (PACKED.test(type)) bodies.gzip = gzipSync(content)
        if (existsSync(packed)) bodies.br = readFileSync(packed)
        return [`/${name}`, { type, bodies }] as const
      }),
  )
  const server = createServer((asked, answer) => {
    const path = asked.url ?? '/'
    const file = files.get(path) ?? (BEHIND.test(path) ? undefined : files.get('/index.html'))
    if (file) {
      const wanted = String(asked.headers['accept-encoding'])
      const encoding = ENCODINGS.find((one) => file.bodies[one] && wanted.includes(one))
      const body = file.bodies[encoding ?? ''] ?? file.bodies['']
      const packed = encoding && { 'content-encoding': encoding }
      answer.writeHead(200, { 'content-type': file.type, 'content-length': body.length, ...packed }).end(body)
      return
    }
    if (cover && path.startsWith('/media/')) {
      answer.writeHead(200, { 'content-type': 'image/jpeg', 'content-length': cover.length }).end(cover)
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
