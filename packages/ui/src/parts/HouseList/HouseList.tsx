import { errorText, refOf } from '@bunko/api-client'
import { useMemo, useRef, type FormEvent, type ReactNode } from 'react'
import { Button } from '../../components/Button/Button.tsx'
import { ButtonLink } from '../../components/ButtonLink/ButtonLink.tsx'
import { Card } from '../../components/Card/Card.tsx'
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx'
import { ErrorState } from '../../components/ErrorState/ErrorState.tsx'
import { Notice } from '../../components/Notice/Notice.tsx'
import { SearchInput } from '../../components/SearchInput/SearchInput.tsx'
import { Select } from '../../components/Select/Select.tsx'
import { Loading, Skeleton } from '../../components/Skeleton/Skeleton.tsx'
import type { Query } from '../../data/query.ts'
import { droppedText } from '../../lib/dropped-text.ts'
import { filterHouses, houseName, type House, type HouseParams, type HouseSort } from '../../lib/house-list.ts'
import { numberText } from '../../lib/number-text.ts'
import { onceEach } from '../../lib/once-each.ts'
import { pageOf } from '../../lib/pages.ts'
import { labelOf } from '../../lib/title-text.ts'
import { shapeHint } from '../../lib/shape-hint.ts'
import { useKeptFocus } from '../../lib/use-kept-focus.ts'
import { Pager } from '../Pager/Pager.tsx'
import { QueryFailed } from '../QueryFailed/QueryFailed.tsx'
import { paths } from '../../paths.ts'
import { usePreferences } from '../../preferences/preferences.tsx'
import type { Deletion } from '../../toasts/use-deletion.ts'
import type { HouseKind } from './house-kind.ts'
import { HouseRow } from './HouseRow.tsx'
import { ROW } from './row-classes.ts'

interface Props<T extends House> {
  /** Magazines or publishers: what they are called, and where their links lead. */
  kind: HouseKind<T>
  /** How reading them stands. */
  query: Pick<Query, 'isError' | 'error' | 'isFetching' | 'refetch'>
  /** Search, status, order and page, as the address has them. */
  params: HouseParams
  /** Goes along with the links to the forms. */
  linkState?: object | undefined
  /** All of them; undefined until they are read. */
  houses: readonly T[] | undefined
  /** How many the server counts (section 2). */
  total: number | null | undefined
  /** How many of those that it sent nothing identifies (R1). */
  dropped: number
  /** Whether their logos are told at all: else none is called missing. */
  tellsLogos: boolean
  /** Those that are being deleted, or were. */
  deletion: Deletion<T>
  /** Asks first: each of the two in its own way. */
  onDelete: (house: T) => void
  /** Leads to the empty form. */
  createLink: ReactNode
}

const PAGE = 50
const NOTE = 'border-t border-line px-4 py-3 text-sm text-ink-muted sm:px-5'
const SKELETONS = [1, 2, 3, 4, 5, 6]

/**
 * Section 2's list mode of magazines and publishers: all of them, found, ordered and in pages, each by the address.
 *
 * Use for all magazines or all publishers, where staff open, edit and delete them; not for titles, there `TitlePages`,
 * and not to pick some of them into a form, there `OwnedPicker`.
 *
 * Keyboard: Tab goes through the search, the two selects, what each row leads to and offers, and the pages; in the
 * search Enter searches at once and Esc empties. When a row goes, the focus passes to the one in its place; a page's
 * link takes it to the top of the screen.
 */
export const HouseList = <T extends House>(props: Props<T>) => {
  const { kind, query, houses, deletion } = props
  return (
    <div className="flex flex-col gap-4">
      {deletion.failures.map(({ key, thing, outcome, text }) => (
        <Notice
          key={key}
          tone="danger"
          live="toast"
          title={
            <>
              <bdi lang={houseName(thing).lang}>{houseName(thing).text}</bdi> {outcome}
            </>
          }
          action={
            <Button size="sm" variant="quiet" onClick={() => deletion.dismiss(key)}>
              Dismiss
            </Button>
          }
        >
          {text}
        </Notice>
      ))}
      <Card flush>
        {houses ? (
          <Results {...props} houses={houses} />
        ) : query.isError ? (
          <ErrorState
            message={kind.failed}
            detail={errorText(query.error)}
            hint={shapeHint(query.error)}
            onRetry={() => void query.refetch()}
            retrying={query.isFetching}
            action={<ButtonLink to={paths.admin.to()}>Back to Admin</ButtonLink>}
          />
        ) : (
          <RowsSkeleton label={`Loading ${kind.many}…`} />
        )}
      </Card>
    </div>
  )
}

const Results = <T extends House>({
  kind,
  query,
  params,
  linkState,
  houses,
  total,
  dropped,
  tellsLogos,
  deletion,
  onDelete,
  createLink,
}: Props<T> & { houses: readonly T[] }) => {
  const { filter } = params
  const { search, status, sort } = filter
  const all = useMemo(() => onceEach(houses), [houses])
  const found = useMemo(
    () => filterHouses(all, { search, status, sort }, kind.countOf),
    [all, search, status, sort, kind],
  )
  const { page, pages, rows } = useMemo(() => pageOf(found, params.page, PAGE), [found, params.page])
  const list = useRef<HTMLUListElement>(null)
  useKeptFocus(
    list,
    useMemo(() => rows.map(refOf), [rows]),
  )
  // What one types redraws the field, not fifty rows.
  const { deleting } = deletion
  const items = useMemo(
    () =>
      rows.map((house) => (
        <li key={refOf(house)} data-row={refOf(house)} tabIndex={-1} className="-outline-offset-2">
          <HouseRow
            linkState={linkState}
            kind={kind}
            house={house}
            tellsLogo={tellsLogos}
            isDeleting={deleting.has(refOf(house))}
            onDelete={() => onDelete(house)}
          />
        </li>
      )),
    [rows, kind, linkState, tellsLogos, deleting, onDelete],
  )
  const [{ letters }] = usePreferences()
  // Numbers alone tell which of them is newer.
  const isDated = all.some(({ id }) => typeof id === 'number')
  const isFiltered = search.trim() !== '' || status !== ''
  const statuses = [...new Set([...all.map((house) => house.status ?? ''), status])].filter(Boolean).toSorted()
  const inAll = Math.max(total ?? 0, all.length + dropped)
  const left = droppedText(dropped)
  const of = `${numberText(inAll)} ${inAll === 1 ? kind.one : kind.many}`
  const submit = (event: FormEvent) => {
    event.preventDefault()
    params.flush()
  }
  return (
    <>
      <form
        role="search"
        aria-label={labelOf(kind.many) ?? undefined}
        onSubmit={submit}
        className="flex flex-col gap-2 border-b border-line px-4 py-4 sm:px-5"
      >
        <div className="grid grid-cols-[minmax(0,12fr)_minmax(0,13fr)] gap-x-1.5 gap-y-2 sm:flex sm:flex-wrap sm:gap-2 print:hidden">
          <SearchInput
            className="col-span-2 sm:flex-[1_1_16rem]"
            label={`Search ${kind.many}`}
            shortcut={letters ? '/' : undefined}
            value={params.typed}
            onValueChange={params.type}
            onBlur={params.flush}
          />
          <Select
            aria-label="Status"
            value={filter.status}
            options={[
              { value: '', label: 'All statuses' },
              ...statuses.map((value) => ({ value, label: labelOf(value) ?? value })),
            ]}
            onValueChange={params.setStatus}
          />
          <Select
            aria-label="Sort by"
            value={filter.sort}
            options={sortsOf(kind, isDated || filter.sort === 'new')}
            onValueChange={params.setSort}
          />
        </div>
        <p role="status" className="min-h-5 text-sm text-ink-muted tabular-nums">
          {isFiltered ? `${numberText(found.length)} of ${of}` : of}
        </p>
      </form>
      {query.isError && (
        <div className="border-b border-line p-3">
          <QueryFailed query={query} title={kind.failed} onRetry={() => void query.refetch()} />
        </div>
      )}
      {rows.length === 0 && !isFiltered && left ? (
        <EmptyState title="Nothing here could be read" text={`${left}.`} action={createLink} />
      ) : rows.length === 0 ? (
        <EmptyState
          title={isFiltered ? `No ${kind.many} found` : `No ${kind.many} yet`}
          text={isFiltered ? 'Nothing matches the search and the status.' : `Add the first ${kind.one}.`}
          action={isFiltered ? <Button onClick={params.clear}>Clear filters</Button> : createLink}
        />
      ) : (
        <ul ref={list} aria-label={labelOf(kind.many) ?? undefined} className="divide-y divide-line">
          {items}
        </ul>
      )}
      {left && all.length > 0 && <p className={NOTE}>{left}</p>}
      {(total ?? 0) > all.length + dropped && (
        <p className={NOTE}>
          The server counts {numberText(total ?? 0)} and sent {numberText(all.length + dropped)}.
        </p>
      )}
      {pages > 1 && (
        <Pager
          inCard
          page={page}
          pages={pages}
          linkOf={params.linkOf}
          // The way on is at the end of the list, the next page begins at its top.
          onGo={() => queueMicrotask(() => list.current?.closest('main')?.focus())}
        />
      )}
    </>
  )
}

const sortsOf = <T extends House>(
  { counted }: HouseKind<T>,
  isDated: boolean,
): { value: HouseSort; label: string }[] => [
  { value: 'name', label: 'Name, A to Z' },
  { value: '-name', label: 'Name, Z to A' },
  ...(isDated ? [{ value: 'new', label: 'Newest first' } as const] : []),
  { value: 'most', label: `Most ${counted.many}` },
  { value: 'founded', label: 'Founded first' },
]

const RowsSkeleton = ({ label }: { label: string }) => (
  <Loading label={label}>
    <div className="flex flex-col gap-2 border-b border-line px-4 py-4 sm:px-5">
      <Skeleton className="h-9 w-full pointer-coarse:h-11" />
      <Skeleton className="h-9 w-full sm:hidden pointer-coarse:h-11" />
      <Skeleton className="h-5 w-28" />
    </div>
    <div className="divide-y divide-line">
      {SKELETONS.map((row) => (
        <div key={row} className={ROW}>
          <Skeleton className="size-11 self-start" />
          <div className="flex min-w-0 flex-col gap-1 py-0.75">
            <Skeleton className="h-5 w-48" />
            <Skeleton className="h-4 w-56" />
            <Skeleton className="h-4 w-32 lg:hidden" />
          </div>
          <Skeleton className="col-span-full h-8 w-52 lg:col-span-1 pointer-coarse:h-11" />
        </div>
      ))}
    </div>
  </Loading>
)
