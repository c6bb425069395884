import type { LocksLike, Timer } from './lock.ts'
import type { StorageLike } from './storage.ts'

/** Calls back whenever storage may have changed behind this tab's back. */
export interface SessionEvents {
  subscribe(run: () => void): () => void
}

interface Surroundings {
  localStorage?: StorageLike
  navigator?: { locks?: LocksLike }
  crypto?: { getRandomValues?: (bytes: Uint8Array) => Uint8Array }
  addEventListener?: (type: string, run: () => void) => void
  removeEventListener?: (type: string, run: () => void) => void
}
const surroundings = globalThis as unknown as Surroundings

// Reading the property alone throws where cookies are blocked.
const reach = <T>(read: () => T | undefined): T | null => {
  try {
    return read() ?? null
  } catch {
    return null
  }
}

export const browserStorage = (): StorageLike | null => reach(() => surroundings.localStorage)
export const browserLocks = (): LocksLike | null => reach(() => surroundings.navigator?.locks)

// A tab that slept may have missed the storage event: it looks again when it is shown.
const MOMENTS = ['storage', 'focus', 'pageshow', 'visibilitychange']

export const browserEvents = (): SessionEvents => ({
  subscribe(run) {
    const look = () => run()
    for (const moment of MOMENTS) surroundings.addEventListener?.(moment, look)
    return () => {
      for (const moment of MOMENTS) surroundings.removeEventListener?.(moment, look)
    }
  },
})

export const browserTimer: Timer = (run, ms) => {
  const id = setTimeout(run, ms)
  return () => clearTimeout(id)
}

/** Not by `randomUUID`, which is missing on plain http other than localhost. */
export const randomId = (): string => {
  const { crypto } = surroundings
  const bytes = crypto?.getRandomValues?.(new Uint8Array(16)) ?? Array.from({ length: 16 }, () => Math.random() * 256)
  return Array.from(bytes, (byte) => Math.trunc(byte).toString(16).padStart(2, '0')).join('')
}
