import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { HOUSE_SORTS, type HouseFilter, type HouseParams, type HouseSort } from '../lib/house-list.ts'

const WRITE_AFTER_MS = 200
/** The address with some parameters changed ('' goes), on its first page. */
const changed = (before: URLSearchParams, values: Record<string, string>) => {
  const after = new URLSearchParams(before)
  after.delete('page')
  for (const [name, value] of Object.entries(values))
    if (value === '') after.delete(name)
    else after.set(name, value)
  return after
}
const asSort = (text: string | null): HouseSort => HOUSE_SORTS.find((sort) => sort === text) ?? 'name'

/**
 * Search, status, order and page, all in the address; what is the default is left out of it. What one types shows at
 * once, and is never overwritten by what arrives later; the address follows when the typing rests. Anything but a page
 * leads back to the first one.
 */
export const useHouseParams = (): HouseParams => {
  const [params, setParams] = useSearchParams()
  const inAddress = params.get('q') ?? ''
  const [typed, setTyped] = useState(inAddress)
  const [written, setWritten] = useState(inAddress)
  const [seen, setSeen] = useState(inAddress)
  if (inAddress !== seen) {
    setSeen(inAddress)
    if (inAddress !== written) {
      setTyped(inAddress)
      setWritten(inAddress)
    }
  }
  const change = (values: Record<string, string>, push: boolean) =>
    setParams((before) => changed(before, values), { replace: !push, preventScrollReset: true })
  const write = (text: string) => {
    if (text === written) return
    setWritten(text)
    change({ q: text }, false)
  }
  useEffect(() => {
    if (typed === written) return undefined
    const timer = setTimeout(() => {
      setWritten(typed)
      setParams((before) => changed(before, { q: typed }), { replace: true, preventScrollReset: true })
    }, WRITE_AFTER_MS)
    return () => clearTimeout(timer)
  }, [typed, written, setParams])

  const filter: HouseFilter = {
    search: inAddress,
    status: params.get('status') ?? '',
    sort: asSort(params.get('sort')),
  }
  return {
    typed,
    type: (text: string) => {
      setTyped(text)
      if (text === '') write('')
    },
    flush: () => write(typed),
    filter,
    setStatus: (status: string) => change({ status }, true),
    setSort: (sort: HouseSort) => change({ sort: sort === 'name' ? '' : sort }, true),
    page: Number(/^\d{1,6}$/.exec(params.get('page') ?? '')?.[0] ?? 1),
    pageLink: (page: number) => {
      const after = new URLSearchParams(params)
      if (page === 1) after.delete('page')
      else after.set('page', String(page))
      return `?${after.toString()}`
    },
    clear: () => {
      setTyped('')
      setWritten('')
      change({ q: '', status: '' }, false)
    },
  }
}
