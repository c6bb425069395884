import { PICKER_DEBOUNCE_MS } from '@bunko/api-client'
import { HOUSE_SORTS, type HouseFilter, type HouseParams, type HouseSort } from '../lib/house-list.ts'
import { usePage } from './use-page.ts'
import { useParamsNow } from './use-params-now.ts'
import { useTyped } from './use-typed.ts'

/** Changes some of the parameters ('' goes), and leads to the first page. */
const changed = (params: URLSearchParams, values: Record<string, string>) => {
  params.delete('page')
  for (const [name, value] of Object.entries(values))
    if (value === '') params.delete(name)
    else params.set(name, value)
  return params
}
const asSort = (text: string | null): HouseSort => HOUSE_SORTS.find((sort) => sort === text) ?? 'name'

/**
 * Search, status, order and page, all in the address; what is the default is left out of it. Anything but a page leads
 * back to the first one.
 */
export const useHouseParams = (): HouseParams => {
  const [params, changeParams] = useParamsNow()
  const { page, linkOf } = usePage()
  const change = (values: Record<string, string>, push: boolean) =>
    changeParams((now) => changed(now, values), { push })
  const filter: HouseFilter = {
    search: params.get('q') ?? '',
    status: params.get('status') ?? '',
    sort: asSort(params.get('sort')),
  }
  const { typed, type, flush, show } = useTyped(filter.search, (q) => change({ q }, false), {
    afterMs: PICKER_DEBOUNCE_MS,
  })
  return {
    typed,
    type,
    flush,
    filter,
    setStatus: (status: string) => change({ status }, true),
    setSort: (sort: HouseSort) => change({ sort: sort === 'name' ? '' : sort }, true),
    page,
    linkOf,
    clear: () => {
      show('')
      change({ q: '', status: '' }, false)
    },
  }
}
