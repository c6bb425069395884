import { LIST_SORTS, LIST_TABS, type ListSort, type ListTab } from '../../lib/list-entries.ts'
import { usePage } from '../../routing/use-page.ts'
import { useTypedParam } from '../../routing/use-typed-param.ts'
import { useUrlState } from '../../routing/use-url-state.ts'

/** Another choice begins on its first page. */
const ENDS = ['page']

/** Tab, order, search and page of a list, as the address has them. */
export const useListView = () => {
  const [tab, setTab] = useUrlState<ListTab>('status', 'reading', LIST_TABS, ENDS)
  const [sort, setSort] = useUrlState<ListSort>('sort', 'changed', LIST_SORTS, ENDS)
  const search = useTypedParam('q', ENDS)
  const { page, linkOf } = usePage()
  return {
    tab,
    setTab: (next: ListTab) => setTab(next, { push: true }),
    sort,
    setSort: (next: ListSort) => setSort(next, { push: true }),
    search,
    page,
    linkOf,
  }
}
