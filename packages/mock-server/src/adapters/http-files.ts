import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'
import { extname, join, normalize, resolve, sep } from 'node:path'
import { pipeline } from 'node:stream/promises'

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
}

const isFile = (path: string) =>
  stat(path).then(
    (entry) => entry.isFile(),
    () => false,
  )

const pathOf = (url: string): string | null => {
  try {
    return normalize(decodeURIComponent(new URL(url, 'http://files').pathname))
  } catch {
    return null
  }
}

/** A file below `root`; an address without one gets index.html, a missing asset 404. */
export const serveFile = async (
  root: string,
  url: string,
  response: ServerResponse,
  headOnly: boolean,
): Promise<void> => {
  const base = resolve(root)
  const path = pathOf(url)
  const wanted = path === null ? null : join(base, path)
  const inside = wanted !== null && (wanted === base || wanted.startsWith(base + sep))
  const found = inside && (await isFile(wanted)) ? wanted : null
  const file = found ?? (path !== null && extname(path) === '' ? join(base, 'index.html') : null)
  if (file === null || !(found || (await isFile(file)))) {
    response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end('Not found')
    return
  }
  const fingerprinted = found !== null && file.startsWith(join(base, 'assets') + sep)
  response.writeHead(200, {
    'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
    'cache-control': fingerprinted ? 'max-age=31536000, immutable' : 'no-cache',
  })
  if (headOnly) response.end()
  // A client that leaves half-way ends the stream; nothing is left to tell it.
  else await pipeline(createReadStream(file), response).catch(() => response.destroy())
}
