import { createContext, use, useEffect, useState, type ReactNode } from 'react'

/** Where the time comes from: an input, so that stories and tests can hold it. */
export interface Clock {
  now: () => Date
  /** Milliseconds between two looks at the clock; 0 for a clock that stands still. */
  tickMs: number
  /** How many times as long as told the way back to a list waits; 1 where it is left out. */
  stretch?: number
}

const ClockContext = createContext<Clock>({ now: () => new Date(), tickMs: 30_000 })
/** Sets the clock of what is below; the browser's own where there is none. */
export const ClockProvider = ({ clock, children }: { clock: Clock; children: ReactNode }) => (
  <ClockContext value={clock}>{children}</ClockContext>
)

/** The clock itself, for what happens at a click. */
export const useClock = (): Clock => use(ClockContext)

/** The time as a render sees it; renders again at every tick, so that ages stay true. */
export const useNow = (): Date => {
  const { now, tickMs } = use(ClockContext)
  const [shown, setShown] = useState(now)
  useEffect(() => {
    if (tickMs === 0) return undefined
    const timer = setInterval(() => setShown(now()), tickMs)
    return () => clearInterval(timer)
  }, [now, tickMs])
  return shown
}
