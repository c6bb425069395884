import { callName, type Endpoint } from '../contract/endpoint.ts'
import { ShapeError } from './api-error.ts'

// Anything that could leave its place in the path (R2), control characters, and half characters (no URL holds them).
// oxlint-disable-next-line no-control-regex
const REFUSED = /[/\\?#\u0000-\u001F\u007F\p{Surrogate}]/u

const isSafeId = (id: string) => id.trim() !== '' && id !== '.' && id !== '..' && !REFUSED.test(id)

/**
 * The address of a call below `baseUrl`, its ids checked and encoded (R2).
 * @throws ShapeError naming the id that was refused; nothing is sent then
 */
export const pathOf = (e: Endpoint, params: Readonly<Record<string, unknown>> = {}): string =>
  e.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const given = params[name]
    const id = typeof given === 'string' || Number.isFinite(given) ? String(given) : ''
    if (!isSafeId(id)) throw new ShapeError(callName(e), name, 'not an id')
    return encodeURIComponent(id)
  })

/** Query of a call: empty texts, null and undefined are left out (section 7, non-empty params only). */
export const queryOf = (query: Readonly<Record<string, unknown>> = {}): string => {
  const kept = Object.entries(query).filter(([, value]) => value !== undefined && value !== null && value !== '')
  return new URLSearchParams(kept.map(([key, value]): [string, string] => [key, String(value)])).toString()
}

/** Same-origin or absolute base without its final slash. */
export const addressOf = (baseUrl: string, path: string, query: string): string =>
  `${baseUrl.replace(/\/+$/, '')}${path}${query && `?${query}`}`
