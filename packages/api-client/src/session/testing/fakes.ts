import type { SessionEvents } from '../browser.ts'
import type { LocksLike, Timer } from '../lock.ts'
import { SESSION_KEY, type StorageLike } from '../storage.ts'

/** Lets everything that is ready run: promises, then one turn of the event loop. */
export const turn = () => new Promise<void>((done) => void setTimeout(done, 0))

/** One browser's storage, and a view of it per tab. `deliver` says when the other tabs hear of a change. */
export const fakeStorage = (initial?: unknown, deliver: (run: () => void) => void = (run) => run()) => {
  const map = new Map<string, string>()
  if (initial !== undefined) map.set(SESSION_KEY, typeof initial === 'string' ? initial : JSON.stringify(initial))
  const tabs: Set<() => void>[] = []
  return {
    map,
    session: () => map.get(SESSION_KEY),
    tab(): { storage: StorageLike; events: SessionEvents } {
      const own = new Set<() => void>()
      tabs.push(own)
      const tell = () => {
        for (const other of tabs) if (other !== own) for (const run of other) deliver(run)
      }
      return {
        storage: {
          getItem: (key) => map.get(key) ?? null,
          setItem(key, value) {
            map.set(key, value)
            tell()
          },
          removeItem(key) {
            if (map.delete(key)) tell()
          },
        },
        events: {
          subscribe(run) {
            own.add(run)
            return () => void own.delete(run)
          },
        },
      }
    },
  }
}

/** A `navigator.locks` that works: one at a time, in order, and a waiting request can be withdrawn. */
export const fakeLocks = (): LocksLike => {
  let last: Promise<unknown> = Promise.resolve()
  return {
    request(_name, { signal }, run) {
      const turnOf = last.then(() => {
        if (signal.aborted) throw signal.reason
        return run()
      })
      last = turnOf.catch(() => undefined)
      return turnOf
    },
  }
}

/** Never grants, whatever is done about it. */
export const stuckLocks = (): LocksLike => ({ request: () => new Promise(() => undefined) })

/** A clock that stands until it is moved. */
export const fakeClock = (start = 1_000_000) => {
  let time = start
  const timers = new Set<{ at: number; run: () => void }>()
  const timer: Timer = (run, ms) => {
    const entry = { at: time + ms, run }
    timers.add(entry)
    return () => void timers.delete(entry)
  }
  const next = () => [...timers].toSorted((a, b) => a.at - b.at)[0]
  return {
    timer,
    now: () => time,
    /** The wall clock jumps; timers do not notice. */
    jump(ms: number) {
      time += ms
      for (const entry of timers) entry.at += ms
    },
    pending: () => timers.size,
    wait: (ms: number) => new Promise<void>((done) => void timer(done, ms)),
    async advance(ms: number) {
      const end = time + ms
      await turn()
      for (let entry = next(); entry && entry.at <= end; entry = next()) {
        timers.delete(entry)
        time = entry.at
        entry.run()
        await turn()
      }
      time = end
    },
  }
}

/** A promise to be settled by hand. */
export const later = <T>() => {
  const hand: { resolve?: (value: T) => void; reject?: (error: unknown) => void } = {}
  const promise = new Promise<T>((resolve, reject) => {
    Object.assign(hand, { resolve, reject })
  })
  return {
    promise,
    resolve: (value: T) => hand.resolve?.(value),
    reject: (error: unknown) => hand.reject?.(error),
  }
}

/** Runs a promise to its end as a value: what it gave, or what it was rejected with. */
export const settled = <T>(promise: Promise<T>) =>
  promise.then(
    (value) => ({ ok: true as const, value }),
    (error: unknown) => ({ ok: false as const, error }),
  )
