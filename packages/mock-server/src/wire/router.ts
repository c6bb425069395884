import { addRoute, createRouter, findRoute } from 'rou3'
import type { Entry } from '../handlers/handle.ts'

/** All calls of one address, whatever its method and its final slash. */
interface Place {
  readonly entries: Entry[]
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

const bare = (path: string) => path.replace(/\/$/, '')
const endsAlike = (a: string, b: string) => a.endsWith('/') === b.endsWith('/')

const decoded = (params: Record<string, string> | undefined): Record<string, string> | null => {
  try {
    return Object.fromEntries(Object.entries(params ?? {}).map(([name, value]) => [name, decodeURIComponent(value)]))
  } catch {
    return null
  }
}

/** Finds the call of a method and a path below the base path; paths are registered letter by letter. */
export const createMatcher = (table: readonly Entry[]) => {
  const router = createRouter<Place>()
  const places = new Map<string, Place>()
  for (const entry of table) {
    const pattern = bare(entry.endpoint.path).replace(/\{(\w+)\}/g, ':$1')
    let place = places.get(pattern)
    if (!place) {
      place = { entries: [] }
      places.set(pattern, place)
      addRoute(router, '', pattern, place)
    }
    place.entries.push(entry)
  }

  return (method: string, path: string, strictSlash: boolean): Match => {
    const hit = findRoute(router, '', path)
    const params = hit && decoded(hit.params)
    if (!hit || !params || path.includes('//')) return { kind: 'none' }
    const here = hit.data.entries.filter((entry) => endsAlike(entry.endpoint.path, path))
    const entry = here.find((one) => one.endpoint.method === method)
    if (entry) return { kind: 'found', entry, params }
    const other = hit.data.entries.find((one) => one.endpoint.method === method)
    if (other && !strictSlash && method === 'GET') return { kind: 'found', entry: other, params }
    if (other) return { kind: 'slash', path: path.endsWith('/') ? bare(path) : `${path}/` }
    return { kind: 'method', allowed: hit.data.entries.map((one) => one.endpoint.method) }
  }
}
