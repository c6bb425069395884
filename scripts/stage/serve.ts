import { createReadStream, statSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize, sep } from 'node:path'

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

const isFile = (path: string) => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false

/** The file an address names; undefined where it names none. */
const fileAt = (dir: string, pathname: string) => {
  try {
    const path = normalize(join(dir, decodeURIComponent(pathname)))
    return path.startsWith(dir + sep) && isFile(path) ? path : undefined
  } catch {
    return undefined
  }
}

/**
 * Serves a folder's files on a free port of this machine only, and those of a second one that the first has not.
 * Returns the address, without a final slash.
 */
export const serve = async (dir: string, beside?: string) => {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const path = fileAt(dir, pathname) ?? (beside === undefined ? undefined : fileAt(beside, pathname))
    if (path === undefined) {
      response.writeHead(404).end()
      return
    }
    const kept = pathname.startsWith('/assets/') ? 'max-age=3600' : 'no-cache'
    response.writeHead(200, {
      'content-type': TYPES[extname(path)] ?? 'application/octet-stream',
      'cache-control': kept,
    })
    createReadStream(path).pipe(response)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
