import { useEffect, useRef } from 'react'

type Countdown = { id: string; durationMs: number }

/**
 * Counts each entry down and calls `onEnd` with its id; stands still while `held` (hovered, focused) and while
 * the page is hidden (R28). Keep `entries` the same array while nothing in it changes.
 */
export const useCountdown = (entries: readonly Countdown[], held: boolean, onEnd: (id: string) => void) => {
  const left = useRef(new Map<string, number>())
  const end = useRef(onEnd)
  useEffect(() => {
    end.current = onEnd
  })
  useEffect(() => {
    left.current = new Map(entries.map(({ id, durationMs }) => [id, left.current.get(id) ?? durationMs]))
    let stop = () => {}
    const run = () => {
      stop()
      if (held || document.hidden) return
      const from = performance.now()
      const timers = [...left.current].map(([id, ms]) => setTimeout(() => end.current(id), ms))
      stop = () => {
        stop = () => {}
        timers.forEach(clearTimeout)
        const passed = performance.now() - from
        left.current = new Map([...left.current].map(([id, ms]) => [id, Math.max(0, ms - passed)]))
      }
    }
    run()
    document.addEventListener('visibilitychange', run)
    return () => {
      document.removeEventListener('visibilitychange', run)
      stop()
    }
  }, [entries, held])
}
