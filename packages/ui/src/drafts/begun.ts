import { ListStatus } from '@bunko/api-client'
import type { SafeStorage } from '../lib/storage.ts'

/** What somebody wanted to do with a title when they were asked to sign in, or sent to: their session had ended. */
export type Begun = { kind: 'rate'; rating: number } | { kind: 'favorite' } | { kind: 'list'; status: ListStatus }

const KEY = 'bunko-begun'
/** Long enough to register; an older wish is nobody's any more. */
const KEPT_MS = 15 * 60_000

const readAct = (value: unknown): Begun | null => {
  const act = value as { kind?: unknown; rating?: unknown; status?: unknown } | null | undefined
  if (act?.kind === 'favorite') return { kind: 'favorite' }
  if (act?.kind === 'rate' && Number.isInteger(act.rating)) {
    const rating = Number(act.rating)
    return rating >= 1 && rating <= 10 ? { kind: 'rate', rating } : null
  }
  const status = ListStatus.options.find((one) => one === act?.status)
  return act?.kind === 'list' && status ? { kind: 'list', status } : null
}

/**
 * Keeps it for this title, in place of whatever was kept; never in an address. `now` in milliseconds. `who` alone may go
 * on with it; null is a visitor, of whom nobody knows who they are until they sign in.
 */
export const keepBegun = (
  storage: SafeStorage,
  title: string,
  act: Begun,
  now: number,
  who: string | null = null,
): void => void storage.write(KEY, { title, act, at: now, who })

/** Forgets it: it is done, or somebody has thought better of it. */
export const dropBegun = (storage: SafeStorage): void => storage.remove(KEY)

/**
 * What `who` has begun with this title; null for nothing, for another title and somebody else's. What is too old or
 * damaged is forgotten.
 */
export const findBegun = (storage: SafeStorage, title: string, now: number, who: string | null): Begun | null => {
  const kept = storage.read(KEY) as { title?: unknown; act?: unknown; at?: unknown; who?: unknown } | null
  if (kept === null) return null
  const age = typeof kept.at === 'number' ? now - kept.at : Number.NaN
  const act = age >= 0 && age <= KEPT_MS ? readAct(kept.act) : null
  if (act === null) dropBegun(storage)
  return kept.title === title && (kept.who ?? who) === who ? act : null
}
