import { useId } from 'react'
import { useLocation } from 'react-router-dom'
import { Button } from '../../components/Button/Button.tsx'
import { Card } from '../../components/Card/Card.tsx'
import { PageHeader } from '../../components/PageHeader/PageHeader.tsx'
import { SearchInput } from '../../components/SearchInput/SearchInput.tsx'
import { Select } from '../../components/Select/Select.tsx'
import { Stat } from '../../components/Stat/Stat.tsx'
import { TabPanel, Tabs } from '../../components/Tabs/Tabs.tsx'
import { EDIT_TABS, useEditTotals, type EditTab } from '../../data/edits.ts'
import { useRefresh } from '../../data/use-refresh.ts'
import { EDIT_TYPE_FILTERS, EDIT_TYPE_OPTIONS, type EditTypeFilter } from '../../lib/edit-search.ts'
import { ArrivalNotice } from '../../parts/ArrivalNotice/ArrivalNotice.tsx'
import { usePreferences } from '../../preferences/preferences.tsx'
import { RequireLevel } from '../../routing/RequireLevel.tsx'
import { useArrival } from '../../routing/use-arrival.ts'
import { useLinkState } from '../../routing/use-list-place.ts'
import { usePageTitle } from '../../routing/use-page-title.ts'
import { useTypedParam } from '../../routing/use-typed-param.ts'
import { useUrlState } from '../../routing/use-url-state.ts'
import { DebugButton } from './DebugButton.tsx'
import { EditResults } from './EditResults.tsx'
import { useEditRows } from './use-edit-rows.ts'

const TAB_LABELS = { pending: 'Pending', approved: 'Approved', rejected: 'Rejected', all: 'All' } as const
const STATS = [
  { tab: 'pending', label: 'Pending', tone: 'warning' },
  { tab: 'approved', label: 'Approved', tone: 'success' },
  { tab: 'rejected', label: 'Rejected', tone: 'danger' },
  { tab: 'all', label: 'Total Edits', tone: 'neutral' },
] as const

/** Section 2, /admin/edit-approvals: the proposals that wait for a decision, and those that have one. */
export const EditApprovalsScreen = () => (
  <RequireLevel route="editApprovals">
    <EditApprovals />
  </RequireLevel>
)

const EditApprovals = () => {
  usePageTitle('Edit approvals')
  const tabsId = useId()
  const location = useLocation()
  const linkState = useLinkState()
  const [tab, setTab] = useUrlState<EditTab>('tab', 'pending', EDIT_TABS)
  const [type, setType] = useUrlState<EditTypeFilter>('type', 'all', EDIT_TYPE_FILTERS)
  const search = useTypedParam('q')
  const [{ letters }] = usePreferences()
  const { totals, loading, isError } = useEditTotals()
  const { refresh, isRefreshing, isDone } = useRefresh()
  const arrival = useArrival()
  const rows = useEditRows(tab, { search: search.typed, type })
  const outcome = rows.query.isError
    ? 'The edits could not be refreshed'
    : isError
      ? 'Not all edits could be refreshed'
      : 'The edits are up to date'

  return (
    <>
      <PageHeader
        title="Edit approvals"
        actions={
          <>
            <Button busy={isRefreshing} busyLabel="Refreshing…" onClick={refresh}>
              Refresh
            </Button>
            <DebugButton />
          </>
        }
      />
      {arrival && (
        <div className="mb-5">
          <ArrivalNotice arrival={arrival} />
        </div>
      )}
      <p role="status" className="sr-only">
        {isDone && outcome}
      </p>
      <div className="grid grid-cols-4 gap-1.5 sm:grid-cols-2 sm:gap-4 md:grid-cols-4">
        {STATS.map(({ tab: name, label, tone }) => (
          <Stat key={name} low label={label} tone={tone} value={totals[name]} loading={loading[name]} />
        ))}
      </div>
      <div className="mt-6">
        <Tabs
          id={tabsId}
          label="Status"
          tabs={EDIT_TABS.map((value) => ({ value, label: TAB_LABELS[value], count: totals[value] }))}
          value={tab}
          onValueChange={(next) => setTab(next, { push: true })}
        />
      </div>
      <div role="search" aria-label="Edits" className="mt-4 flex flex-wrap gap-2.5 print:hidden">
        <SearchInput
          label="Search editor or summary"
          shortcut={letters ? '/' : undefined}
          value={search.typed}
          onValueChange={search.setTyped}
          onBlur={search.flush}
          className="flex-[1_1_16rem]"
        />
        <Select
          aria-label="Type"
          options={EDIT_TYPE_OPTIONS}
          value={type}
          onValueChange={(next) => setType(next, { push: true })}
          className="grow sm:grow-0"
        />
      </div>
      <TabPanel id={tabsId} value={tab}>
        <Card flush className="overflow-clip">
          <EditResults
            key={tab}
            rows={rows}
            label={`${TAB_LABELS[tab]} edits`}
            placeKey={location.key}
            linkState={linkState}
            isRefreshing={isRefreshing}
            onRefresh={refresh}
            onClear={() => {
              search.setTyped('')
              setType('all')
            }}
          />
        </Card>
      </TabPanel>
    </>
  )
}
