import { useId, useMemo } from 'react'
import { useLocation, useParams } from 'react-router-dom'
import { ButtonLink } from '../../components/ButtonLink/ButtonLink.tsx'
import { Card } from '../../components/Card/Card.tsx'
import { PageHeader } from '../../components/PageHeader/PageHeader.tsx'
import { SearchInput } from '../../components/SearchInput/SearchInput.tsx'
import { Select } from '../../components/Select/Select.tsx'
import { TabPanel, Tabs } from '../../components/Tabs/Tabs.tsx'
import { useList } from '../../data/lists.ts'
import { countEntries, entryRef, LIST_SORT_OPTIONS, LIST_TABS, tabLabel } from '../../lib/list-entries.ts'
import { ownerName, ownerOf, type Owner } from '../../lib/owner.ts'
import { CopyLink } from '../../parts/CopyLink/CopyLink.tsx'
import { OwnerRefused } from '../../parts/OwnerRefused/OwnerRefused.tsx'
import { isOwnerRefusal, refusedTitle, type Refused } from '../../parts/OwnerRefused/refusal.ts'
import { paths } from '../../paths.ts'
import { usePreferences } from '../../preferences/preferences.tsx'
import { RequireLevel } from '../../routing/RequireLevel.tsx'
import { useOwnAddress } from '../../routing/use-own-address.ts'
import { usePageMeta } from '../../routing/use-page-meta.ts'
import { useSessionState, useViewer } from '../../session/session-context.tsx'
import { ListResults } from './ListResults.tsx'
import { TitleReader } from './TitleReader.tsx'
import { useListRows } from './use-list-rows.ts'
import { useListView } from './use-list-view.ts'
import { useMyEntries } from './use-my-entries.ts'

/** /lists and /users/{id}/lists: what somebody reads, by status (R16). */
export const ListsScreen = () => {
  const { id } = useParams()
  const viewer = useViewer()
  const { login } = useSessionState()
  if (id === undefined)
    return (
      <RequireLevel route="lists">
        <Lists owner={{ kind: 'mine' }} />
      </RequireLevel>
    )
  const owner = ownerOf(id, viewer.kind === 'user' ? viewer : null)
  // What is about to be removed from one's own is not gone for who looks next.
  return <Lists key={owner.kind === 'mine' ? `${id} ${login}` : id} owner={owner} />
}

const Lists = ({ owner }: { owner: Owner }) => {
  const isMine = owner.kind === 'mine'
  const title = isMine ? 'My lists' : `Lists of ${ownerName(owner.id)}`
  const favorites = isMine ? paths.favorites.to() : paths.favoritesOf.to({ id: owner.id })
  const ownAddress = useOwnAddress(paths.listsOf)
  const tabsId = useId()
  const view = useListView()
  const viewer = useViewer()
  const { pathname, search } = useLocation()
  const list = useList(owner)
  const refused: Refused | null =
    owner.kind === 'user' && isOwnerRefusal(list.query.error)
      ? { error: list.query.error, what: 'lists', visitorAt: viewer.kind === 'anonymous' ? pathname + search : null }
      : null
  usePageMeta({
    title: refused ? refusedTitle(refused) : title,
    path: isMine ? paths.lists.to() : paths.listsOf.to({ id: owner.id }),
  })
  const mine = useMyEntries()
  const [{ mature }] = usePreferences()
  const kept = useMemo(
    () => list.entries?.filter((entry) => !mine.gone.has(entryRef(entry))),
    [list.entries, mine.gone],
  )
  // One's own list hides nothing: what is on it was put there knowingly.
  const rows = useListRows({ kept, isReading: list.isReading, view, mature: isMine || mature })
  if (refused) return <OwnerRefused {...refused} />

  const { entries } = rows
  const { key: tries, ...reader } = rows.reader
  // Those of a part would be taken for all.
  const counts = list.isPart ? undefined : entries && countEntries(entries)
  return (
    <>
      <TitleReader key={tries} {...reader} />
      <PageHeader
        title={title}
        actions={
          <>
            {ownAddress && <CopyLink to={ownAddress} />}
            <ButtonLink to={favorites}>Favourites</ButtonLink>
          </>
        }
      />
      <Tabs
        id={tabsId}
        label="Status"
        tabs={LIST_TABS.map((value) => ({ value, label: tabLabel(value), count: counts?.[value] ?? null }))}
        value={view.tab}
        onValueChange={view.setTab}
      />
      <div role="search" aria-label={title} className="mt-4 flex flex-wrap gap-2.5 print:hidden">
        <SearchInput
          label="Search the list"
          value={view.search.typed}
          onValueChange={view.search.setTyped}
          onBlur={view.search.flush}
          className="flex-[1_1_16rem]"
        />
        <Select
          aria-label="Sort by"
          options={LIST_SORT_OPTIONS}
          value={view.sort}
          onValueChange={view.setSort}
          className="grow sm:grow-0"
        />
      </div>
      <TabPanel id={tabsId} value={view.tab}>
        <Card flush className="overflow-clip">
          <ListResults key={view.tab} view={view} list={list} found={rows} mine={isMine ? mine : null} />
        </Card>
      </TabPanel>
    </>
  )
}
