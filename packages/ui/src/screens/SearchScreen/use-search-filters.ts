import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useNavigationType } from 'react-router-dom'
import { useNow } from '../../clock/clock.tsx'
import { readSearch, writeSearch, type SearchFilters } from '../../lib/search-params.ts'
import type { TitleView } from '../../parts/TitleGrid/TitleGrid.tsx'
import { useParamsNow } from '../../routing/use-params-now.ts'
import { useTyped } from '../../routing/use-typed.ts'

const LIST: TitleView = 'list'
const WRITE_AFTER_MS = 300

type Patch = Partial<SearchFilters>
/** Takes what changes, or what makes it of what is asked for by now: an earlier change may not be drawn yet. */
export type ChangeFilters = (patch: Patch | ((now: SearchFilters) => Patch), how?: { push?: boolean }) => void

/**
 * What the address asks for. Typing replaces the entry of the history, choosing (`push`) adds one. `filters` and `change`
 * are the same until the address is another: what only draws them need not be drawn for each answer.
 */
export const useSearchFilters = () => {
  const now = useNow()
  const [params, changeParams] = useParamsNow()
  const filters = useMemo(() => readSearch(params, now), [now, params])
  const view: TitleView = params.get('view') === LIST ? LIST : 'grid'
  // Two changes may come before the first is in the address.
  const latest = useRef({ filters, view, changeParams })
  useEffect(() => {
    latest.current = { filters, view, changeParams }
  }, [filters, view, changeParams])

  // How often what was typed is over: by Back and Forward, or with the filters that were taken off.
  const [resets, setResets] = useState(0)
  const isReturn = useNavigationType() === 'POP'
  const [seen, setSeen] = useState(params)
  if (params !== seen) {
    setSeen(params)
    if (isReturn) setResets(resets + 1)
  }

  const go = useCallback((next: Partial<{ filters: SearchFilters; view: TitleView }>, push: boolean) => {
    latest.current = { ...latest.current, ...next }
    const address = writeSearch(latest.current.filters)
    if (latest.current.view === LIST) address.set('view', LIST)
    void latest.current.changeParams(() => address, { push })
  }, [])
  const change: ChangeFilters = useCallback(
    (patch, { push = true } = {}) => {
      const { filters: wanted } = latest.current
      const changes = typeof patch === 'function' ? patch(wanted) : patch
      if (push && 'year_from' in changes) setResets((count) => count + 1)
      go({ filters: { ...wanted, ...changes } }, push)
    },
    [go],
  )
  const setView = (next: TitleView) => go({ view: next }, false)
  return { filters, view, change, setView, resets, now }
}

/** A text of the search that one types: `readSearch` reads the address without the spaces around it. */
export const useTypedFilter = (inAddress: string, write: (text: string) => unknown, resets = 0) =>
  useTyped(inAddress, write, { afterMs: WRITE_AFTER_MS, trims: true, resets })
