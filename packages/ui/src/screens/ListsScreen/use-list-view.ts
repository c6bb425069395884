import { useSearchParams } from 'react-router-dom'
import { LIST_SORTS, LIST_TABS, type ListSort, type ListTab } from '../../lib/list-entries.ts'
import { useTypedParam } from '../../routing/use-typed-param.ts'
import { useUrlState } from '../../routing/use-url-state.ts'

/** Another choice begins on its first page. */
const ENDS = ['page']

/** Tab, order, search and page of a list, as the address has them. */
export const useListView = () => {
  const [params] = useSearchParams()
  const [tab, setTab] = useUrlState<ListTab>('status', 'reading', LIST_TABS, ENDS)
  const [sort, setSort] = useUrlState<ListSort>('sort', 'changed', LIST_SORTS, ENDS)
  const search = useTypedParam('q', ENDS)
  const pageLink = (page: number) => {
    const after = new URLSearchParams(params)
    if (page === 1) after.delete('page')
    else after.set('page', String(page))
    return `?${after.toString()}`
  }
  return {
    tab,
    setTab: (next: ListTab) => setTab(next, { push: true }),
    sort,
    setSort: (next: ListSort) => setSort(next, { push: true }),
    search,
    page: Number(/^\d{1,6}$/.exec(params.get('page') ?? '')?.[0] ?? 1),
    pageLink,
  }
}
