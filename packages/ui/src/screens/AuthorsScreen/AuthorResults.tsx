import { errorText, refOf, type Person } from '@bunko/api-client'
import type { Ref } from 'react'
import { Button } from '../../components/Button/Button.tsx'
import { ButtonLink } from '../../components/ButtonLink/ButtonLink.tsx'
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx'
import { ErrorState } from '../../components/ErrorState/ErrorState.tsx'
import { Loading, Skeleton } from '../../components/Skeleton/Skeleton.tsx'
import type { useAuthors } from '../../data/people.ts'
import { useShowMore } from '../../data/use-show-more.ts'
import { cx } from '../../lib/cx.ts'
import { droppedText } from '../../lib/dropped-text.ts'
import { passToFirstNew } from '../../lib/pass-to-first-new.ts'
import { countText, peopleOf } from '../../lib/person-list.ts'
import { scriptLang } from '../../lib/script-lang.ts'
import { shapeHint } from '../../lib/shape-hint.ts'
import { QueryFailed } from '../../parts/QueryFailed/QueryFailed.tsx'
import { paths } from '../../paths.ts'
import { useLinkState } from '../../routing/use-list-place.ts'
import { AuthorRow } from './AuthorRow.tsx'

interface Props {
  query: ReturnType<typeof useAuthors>
  search: string
  deleting: ReadonlySet<string>
  onDelete: (person: Person) => void
  onClear: () => void
  listRef: Ref<HTMLUListElement>
}

const FAILED = 'Error Loading Authors'
const ROWS = [1, 2, 3, 4, 5, 6]

/** The list in whatever state it is: on its way, failed, nobody, some, some and a failed next page. */
export const AuthorResults = ({ query, search, deleting, onDelete, onClear, listRef }: Props) => {
  const linkState = useLinkState()
  const { busy, showMore } = useShowMore(query, search)
  if (query.isPending) return <RowsSkeleton />
  if (!query.data)
    return (
      <ErrorState
        message={FAILED}
        detail={errorText(query.error)}
        hint={shapeHint(query.error)}
        onRetry={() => void query.refetch()}
        retrying={query.isFetching}
        action={<ButtonLink to={paths.admin.to()}>Back to Admin</ButtonLink>}
      />
    )
  const { pages } = query.data
  const people = peopleOf(pages)
  // Nobody was found by the search before; of this one that is not known yet.
  if (query.isPlaceholderData && people.length === 0) return <RowsSkeleton />
  const dropped = pages.reduce((sum, page) => sum + page.dropped, 0)
  return (
    <>
      {query.isRefetchError && (
        <div className="border-b border-line p-3">
          <QueryFailed query={query} title={FAILED} onRetry={() => void query.refetch()} />
        </div>
      )}
      {people.length === 0 ? (
        <EmptyState
          title="No Authors Found"
          text={
            search === '' ? (
              'Add the first author or artist.'
            ) : (
              <>
                Nobody has “<bdi lang={scriptLang(search)}>{search}</bdi>” in their name.
              </>
            )
          }
          action={
            <>
              {search !== '' && <Button onClick={onClear}>Clear search</Button>}
              <ButtonLink to={paths.createAuthor.to()} state={linkState}>
                Add author
              </ButtonLink>
            </>
          }
        />
      ) : (
        <ul
          ref={listRef}
          aria-label="Authors and artists"
          aria-busy={query.isPlaceholderData}
          className={cx('divide-y divide-line', query.isPlaceholderData && 'being-searched')}
        >
          {people.map((person) => (
            <li key={refOf(person)} data-person={refOf(person)} tabIndex={-1} className="-outline-offset-2">
              <AuthorRow person={person} isDeleting={deleting.has(refOf(person))} onDelete={() => onDelete(person)} />
            </li>
          ))}
        </ul>
      )}
      {query.isFetchNextPageError ? (
        <div className="border-t border-line p-3">
          <QueryFailed query={query} title={FAILED} onRetry={() => void query.fetchNextPage()} />
        </div>
      ) : (
        (query.hasNextPage || dropped > 0) && (
          <div
            // What was left out is still told when the button has gone.
            key={String(query.hasNextPage)}
            ref={passToFirstNew}
            data-shown={people.length}
            className="flex flex-wrap items-center justify-between gap-3 border-t border-line px-4 py-3 text-sm text-ink-muted sm:px-5"
          >
            <div>
              {query.hasNextPage && <p>{countText(pages, true)}</p>}
              {dropped > 0 && <p>{droppedText(dropped)}</p>}
            </div>
            {query.hasNextPage && (
              <Button busy={busy} busyLabel="Loading more…" onClick={showMore}>
                Show more
              </Button>
            )}
          </div>
        )
      )}
    </>
  )
}

const RowsSkeleton = () => (
  <Loading label="Loading authors…" className="divide-y divide-line">
    {ROWS.map((row) => (
      <div key={row} className="flex flex-wrap items-center gap-x-4 gap-y-3 px-4 py-3.5 sm:px-5">
        <div className="flex flex-[1_1_16rem] flex-col gap-2">
          <Skeleton className="h-5 w-48" />
          <Skeleton className="h-4 w-32" />
        </div>
        <Skeleton className="h-8 w-52" />
      </div>
    ))}
  </Loading>
)
