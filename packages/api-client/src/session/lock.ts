import { isRecord } from '../http/is-record.ts'
import type { StorageLike } from './storage.ts'
import { parseJson } from './user.ts'

/** Runs once after so many milliseconds; returns the way to call it off. */
export type Timer = (run: () => void, ms: number) => () => void

/** The part of `navigator.locks` that is used. */
export interface LocksLike {
  request(name: string, options: { signal: AbortSignal }, run: () => Promise<void>): Promise<unknown>
}

export const LOCK_NAME = 'auth-storage-lock'
/** How long a lock in storage counts: a refresh (5 s) and some slack. A tab that died holds it no longer. */
export const LOCK_HOLD_MS = 5_500
/** How long a refresh waits for its turn before it goes on without. */
export const LOCK_WAIT_MS = 6_000
const POLL_MS = 50
// Storage has no compare-and-set: whoever is still written there after this pause holds the lock.
const SETTLE_MS = 20

type Release = () => void
const nothing: Release = () => undefined

const webLock = (locks: LocksLike, timer: Timer) =>
  new Promise<Release>((resolve, reject) => {
    const withdraw = new AbortController()
    let waiting = true
    const settle = (run: () => void) => {
      waiting = false
      callOff()
      run()
    }
    const callOff = timer(() => {
      settle(() => resolve(nothing))
      withdraw.abort()
    }, LOCK_WAIT_MS)
    const granted = () =>
      new Promise<void>((done) => {
        if (waiting) settle(() => resolve(done))
        else done()
      })
    Promise.resolve()
      .then(() => locks.request(LOCK_NAME, { signal: withdraw.signal }, granted))
      .catch((error: unknown) => settle(() => reject(error)))
  })

const storageLock = async (storage: StorageLike, timer: Timer, now: () => number, id: string): Promise<Release> => {
  const holder = (): string | null => {
    const value = parseJson(storage.getItem(LOCK_NAME))
    if (!isRecord(value) || typeof value['id'] !== 'string' || typeof value['until'] !== 'number') return null
    const left = value['until'] - now()
    // A lock that ends later than any lock can was written under another clock.
    return left > 0 && left <= LOCK_HOLD_MS ? value['id'] : null
  }
  const pause = (ms: number) => new Promise<void>((done) => void timer(done, ms))
  let waited = 0
  while (waited < LOCK_WAIT_MS) {
    if (holder() === null) {
      storage.setItem(LOCK_NAME, JSON.stringify({ id, until: now() + LOCK_HOLD_MS }))
      await pause(SETTLE_MS)
      waited += SETTLE_MS
      if (holder() === id) return () => void (holder() === id && storage.removeItem(LOCK_NAME))
    } else {
      await pause(POLL_MS)
      waited += POLL_MS
    }
  }
  return nothing
}

export interface LockParts {
  locks: LocksLike | null
  storage: StorageLike | null
  timer: Timer
  now: () => number
  newId: () => string
}

/**
 * One at a time across tabs (R4): by `navigator.locks`, else by a small entry in storage. Bounded: where the turn does
 * not come, or neither works, `run` goes ahead without, so it must look at storage first.
 */
export const createLock = ({ locks, storage, timer, now, newId }: LockParts) => {
  const acquire = async (): Promise<Release> => {
    try {
      if (locks) return await webLock(locks, timer)
    } catch {
      // Refused, as in a sandboxed frame: the entry in storage is next.
    }
    try {
      if (storage) return await storageLock(storage, timer, now, newId())
    } catch {
      // Storage that throws is not shared with another tab either.
    }
    return nothing
  }
  return async <T>(run: () => Promise<T>): Promise<T> => {
    const release = await acquire()
    try {
      return await run()
    } finally {
      try {
        release()
      } catch {
        // It runs out by itself.
      }
    }
  }
}
export type Lock = ReturnType<typeof createLock>
