import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { useNavigationType, useSearchParams } from 'react-router-dom'
import { useNow } from '../../clock/clock.tsx'
import { readSearch, writeSearch, type SearchFilters } from '../../lib/search-params.ts'
import type { TitleView } from '../../parts/TitleGrid/TitleGrid.tsx'

const LIST: TitleView = 'list'
const WRITE_AFTER_MS = 300

export type ChangeFilters = (patch: Partial<SearchFilters>, how?: { push?: boolean }) => void

/**
 * What the address asks for. Typing replaces the entry of the history, choosing (`push`) adds one. `filters` and `change`
 * are the same until the address is another: what only draws them need not be drawn for each answer.
 */
export const useSearchFilters = () => {
  const now = useNow()
  const [params, setParams] = useSearchParams()
  const filters = useMemo(() => readSearch(params, now), [now, params])
  const view: TitleView = params.get('view') === LIST ? LIST : 'grid'
  // Two changes may come before the first is in the address.
  const latest = useRef({ filters, view, setParams })
  useEffect(() => {
    latest.current = { filters, view, setParams }
  }, [filters, view, setParams])

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
    latest.current.setParams(address, { replace: !push, preventScrollReset: true })
  }, [])
  const change: ChangeFilters = useCallback(
    (patch, { push = true } = {}) => {
      if (push && 'year_from' in patch) setResets((count) => count + 1)
      go({ filters: { ...latest.current.filters, ...patch } }, push)
    },
    [go],
  )
  const setView = (next: TitleView) => go({ view: next }, false)
  return { filters, view, change, setView, resets, now }
}

/**
 * A text of the address that one types. What is typed shows at once and is never overwritten by what arrives later;
 * the address follows when the typing rests, or at `flush`. Back and Forward bring their own text along. Where a text
 * need not get into the address, another `resets` takes it back.
 */
export const useTyped = (inAddress: string, write: (text: string) => void, resets = 0) => {
  const [typed, setTyped] = useState(inAddress)
  const [written, setWritten] = useState(inAddress)
  const [seen, setSeen] = useState({ inAddress, resets })
  if (inAddress !== seen.inAddress || resets !== seen.resets) {
    setSeen({ inAddress, resets })
    if (inAddress !== written || resets !== seen.resets) {
      setTyped(inAddress)
      setWritten(inAddress)
    }
  }
  const store = (text: string) => {
    if (text === written) return
    setWritten(text)
    write(text)
  }
  const settle = useEffectEvent(store)
  useEffect(() => {
    const timer = setTimeout(() => settle(typed.trim()), WRITE_AFTER_MS)
    return () => clearTimeout(timer)
  }, [typed])
  const flush = () => store(typed.trim())
  return { typed, setTyped, flush, settled: written }
}
