import { useCallback } from 'react'
import { useParamsNow } from './use-params-now.ts'

const NONE: readonly string[] = []

/**
 * One parameter of the address. The default stands for no parameter, so that a plain link means the plain screen. What
 * depends on it (`ends`: the page of a list) goes when it changes.
 */
export const useUrlState = <T extends string>(
  name: string,
  fallback: T,
  accepts?: readonly T[],
  ends: readonly string[] = NONE,
) => {
  const [params, change] = useParamsNow()
  const raw = params.get(name)
  const value = raw !== null && (!accepts || accepts.includes(raw as T)) ? (raw as T) : fallback
  const set = useCallback(
    (next: T, how?: { push?: boolean }) =>
      change((now) => {
        if (next === fallback) now.delete(name)
        else now.set(name, next)
        for (const other of ends) now.delete(other)
        return now
      }, how),
    [change, ends, fallback, name],
  )
  return [value, set] as const
}
