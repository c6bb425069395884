import { addRoute, createRouter, findRoute } from 'rou3'
import type { Entry } from '../handlers/handle.ts'

/** All calls of one address, whatever its method and its final slash. */
interface Place {
  /** By method, the calls whose address ends in a slash, and those whose does not. */
  readonly closed: Map<string, Entry>
  readonly open: Map<string, Entry>
}
interface Found {
  readonly entry: Entry
  readonly params: Record<string, string>
}
/** `slash`: the address is right but for its final slash, which it lacks or has too many. */
export type Match =
  | ({ readonly kind: 'found' } & Found)
  | { readonly kind: 'method'; readonly allowed: string[] }
  | { readonly kind: 'slash'; readonly path: string }
  | { readonly kind: 'none' }

/** How many addresses of a method are remembered with their calls. */
const KNOWN = 1_000

const bare = (path: string) => path.replace(/\/$/, '')

/** Parts of an address in plain letters; null where its per cent signs are wrong. */
const decoded = (params: Record<string, string> | undefined): Record<string, string> | null => {
  const plain: Record<string, string> = {}
  try {
    for (const name in params) plain[name] = decodeURIComponent(params[name] ?? '')
  } catch {
    return null
  }
  return plain
}

/** Finds the call of a method and a path below the base path; paths are registered letter by letter. */
export const createMatcher = (table: readonly Entry[]) => {
  const router = createRouter<Place>()
  const places = new Map<string, Place>()
  for (const entry of table) {
    const { path, method } = entry.endpoint
    const pattern = bare(path).replace(/\{(\w+)\}/g, ':$1')
    let place = places.get(pattern)
    if (!place) {
      place = { closed: new Map(), open: new Map() }
      places.set(pattern, place)
      addRoute(router, '', pattern, place)
    }
    place[path.endsWith('/') ? 'closed' : 'open'].set(method, entry)
  }

  const find = (method: string, path: string, strictSlash: boolean): Match => {
    const hit = findRoute(router, '', path)
    const params = hit && decoded(hit.params)
    if (!hit || !params || path.includes('//')) return { kind: 'none' }
    const { closed, open } = hit.data
    const isClosed = path.endsWith('/')
    const [here, there] = isClosed ? [closed, open] : [open, closed]
    const entry = here.get(method)
    if (entry) return { kind: 'found', entry, params }
    const other = there.get(method)
    if (other && !strictSlash && method === 'GET') return { kind: 'found', entry: other, params }
    // Django looks at the address first: in a spelling that has no call at all no method is refused.
    if (other || (strictSlash && here.size === 0)) return { kind: 'slash', path: isClosed ? bare(path) : `${path}/` }
    return { kind: 'method', allowed: [...closed.keys(), ...open.keys()] }
  }

  // The same addresses are asked for again and again. By method first: a key made of both would be a text to make.
  const known = { strict: new Map<string, Map<string, Match>>(), lenient: new Map<string, Map<string, Match>>() }
  return (method: string, path: string, strictSlash: boolean): Match => {
    const byMethod = strictSlash ? known.strict : known.lenient
    const before = byMethod.get(method)?.get(path)
    if (before) return before
    const match = find(method, path, strictSlash)
    if (match.kind !== 'found') return match
    let byPath = byMethod.get(method)
    if (!byPath || byPath.size >= KNOWN) {
      byPath = new Map()
      byMethod.set(method, byPath)
    }
    byPath.set(path, match)
    return match
  }
}
