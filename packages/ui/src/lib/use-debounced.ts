import { useEffect, useState } from 'react'

/** `value` as it was when it last stood still for `ms` milliseconds; at first `initial`. */
export const useDebounced = <T>(value: T, ms: number, initial: T = value): T => {
  const [settled, setSettled] = useState(initial)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms)
    return () => clearTimeout(timer)
  }, [value, ms])
  return settled
}
