import type { Timer } from '../lock.ts'

/**
 * A clock for a scheduler: short timers (the lock in storage) are steps among the others; time limits only run out
 * when nothing else can happen.
 */
export const steppedClock = (step: (label: string) => Promise<void>) => {
  let time = 0
  const limits = new Set<() => void>()
  const timer: Timer = (run, ms) => {
    let off = false
    const at = time + ms
    const ring = () => {
      limits.delete(ring)
      time = Math.max(time, at)
      if (!off) run()
    }
    if (ms >= 1_000) limits.add(ring)
    else void step(`timer ${ms}`).then(ring)
    return () => {
      off = true
      limits.delete(ring)
    }
  }
  return {
    timer,
    now: () => time,
    /** Lets the limits run out one by one, `then` after each. */
    async ringLimits(then: () => Promise<void>) {
      for (const ring of limits) {
        ring()
        await then()
      }
    },
  }
}
