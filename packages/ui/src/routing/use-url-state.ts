import { useCallback } from 'react'
import { useSearchParams } from 'react-router-dom'

const NONE: readonly string[] = []

/**
 * One parameter of the address. The default stands for no parameter, so that a plain link means the plain screen.
 * Typing replaces the entry of the history, choosing (`push`) adds one. What depends on it (`ends`: the page of a
 * list) goes when it changes.
 */
export const useUrlState = <T extends string>(
  name: string,
  fallback: T,
  accepts?: readonly T[],
  ends: readonly string[] = NONE,
) => {
  const [params, setParams] = useSearchParams()
  const raw = params.get(name)
  const value = raw !== null && (!accepts || accepts.includes(raw as T)) ? (raw as T) : fallback
  const set = useCallback(
    (next: T, { push = false }: { push?: boolean } = {}) =>
      setParams(
        (before) => {
          const after = new URLSearchParams(before)
          if (next === fallback) after.delete(name)
          else after.set(name, next)
          for (const other of ends) after.delete(other)
          return after
        },
        { replace: !push, preventScrollReset: true },
      ),
    [ends, fallback, name, setParams],
  )
  return [value, set] as const
}
