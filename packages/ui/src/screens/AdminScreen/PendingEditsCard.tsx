import { errorText, PENDING_PREVIEW, type Edit } from '@bunko/api-client'
import { useId } from 'react'
import { Badge } from '../../components/Badge/Badge.tsx'
import { ButtonLink } from '../../components/ButtonLink/ButtonLink.tsx'
import { Card } from '../../components/Card/Card.tsx'
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx'
import { ErrorState } from '../../components/ErrorState/ErrorState.tsx'
import { Link } from '../../components/Link/Link.tsx'
import { RelativeTime } from '../../components/RelativeTime/RelativeTime.tsx'
import { Loading, Skeleton } from '../../components/Skeleton/Skeleton.tsx'
import { ROW_LINK } from '../../lib/card-link.ts'
import { droppedText } from '../../lib/dropped-text.ts'
import { editTypeLabel, titleNameOf, whyOf } from '../../lib/edit-labels.ts'
import type { EditRows } from '../../lib/edit-pages.ts'
import { levelText } from '../../lib/level-text.ts'
import { scriptLang } from '../../lib/script-lang.ts'
import { QueryFailed } from '../../parts/QueryFailed/QueryFailed.tsx'
import { paths } from '../../paths.ts'

interface Props {
  /** What was read of them; undefined while that is on its way. */
  read: Pick<EditRows, 'edits' | 'dropped' | 'hasMore'> | undefined
  error: unknown
  /** What is there could not be read again. */
  outdated: boolean
  onRetry: () => void
  retrying: boolean
  now: Date
}

const FAILED = 'Failed to get pending edits'

/** Section 2: the first 4 pending proposals and the way to all of them. */
export const PendingEditsCard = ({ read, error, outdated, onRetry, retrying, now }: Props) => (
  <Card
    title="Pending Edits"
    flush
    actions={
      <ButtonLink to={paths.editApprovals.to()} size="sm">
        View All
      </ButtonLink>
    }
  >
    {outdated && (
      <div className="border-b border-line p-3">
        <QueryFailed query={{ error, isFetching: retrying }} title={FAILED} onRetry={onRetry} />
      </div>
    )}
    {/* Those that were read may all be decided by now, with others waiting behind them. */}
    {read && !(read.edits.length === 0 && read.hasMore && retrying) ? (
      <Preview {...read} edits={read.edits.slice(0, PENDING_PREVIEW)} now={now} />
    ) : error && !read ? (
      <ErrorState message={FAILED} detail={errorText(error)} onRetry={onRetry} retrying={retrying} />
    ) : (
      <PreviewSkeleton />
    )}
  </Card>
)

const ROW = 'flex items-start justify-between gap-4 px-4 py-3.5 sm:px-5'

interface PreviewProps {
  edits: readonly Edit[]
  /** How many could not be read (R1). */
  dropped: number
  hasMore: boolean
  now: Date
}
const Preview = ({ edits, dropped, hasMore, now }: PreviewProps) =>
  edits.length === 0 && dropped > 0 ? (
    <EmptyState headingLevel={3} title="Nothing here could be read" text={`${droppedText(dropped)}.`} />
  ) : edits.length === 0 && hasMore ? (
    <EmptyState headingLevel={3} title="Other edits are pending" text="They are listed under View All." />
  ) : edits.length === 0 ? (
    <EmptyState headingLevel={3} title="No pending edits at the moment" text="All changes are up to date!" />
  ) : (
    <>
      <ul className="divide-y divide-line">
        {edits.map((edit) => (
          <PendingRow key={edit.id} edit={edit} now={now} />
        ))}
      </ul>
      {dropped > 0 && <p className="border-t border-line px-4 py-3 text-sm text-ink-muted">{droppedText(dropped)}</p>}
    </>
  )

const PendingRow = ({ edit, now }: { edit: Edit; now: Date }) => {
  const whyId = useId()
  const title = titleNameOf(edit)
  const to = paths.edit.to({ editId: edit.id })
  return (
    <li className={`relative ${ROW} hover:bg-ink/3`}>
      <div className="min-w-0">
        <h3 className="line-clamp-2 font-serif font-semibold wrap-anywhere" lang={scriptLang(title)}>
          <Link to={to} variant="bare" aria-describedby={whyId} className={ROW_LINK}>
            <bdi>{title}</bdi>
          </Link>
        </h3>
        <p className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-ink-muted">
          <bdi className="line-clamp-2 font-semibold wrap-anywhere text-ink">
            {edit.editor_username?.trim() || 'Unknown editor'}
          </bdi>
          <span>{levelText(edit.editor_level)}</span>
          <Badge>{editTypeLabel(edit.edit_type)}</Badge>
        </p>
        <p id={whyId} className="mt-1 line-clamp-2 text-ui wrap-anywhere text-ink-muted">
          <Why text={whyOf(edit)} />
        </p>
      </div>
      {/* Above the row's link, for its tooltip, and leads where that leads. */}
      <Link to={to} variant="bare" tabIndex={-1} className="relative z-1 shrink-0 text-sm leading-6 text-ink-muted">
        <RelativeTime value={edit.created_at} now={now} />
      </Link>
    </li>
  )
}

const Why = ({ text }: { text: string | null }) =>
  text === null ? 'No reason given' : <bdi lang={scriptLang(text)}>{text}</bdi>

/** As high as a row whose texts have a line each. */
const PreviewSkeleton = () => (
  <Loading label="Loading pending edits…" className="divide-y divide-line">
    {Array.from({ length: PENDING_PREVIEW }, (_, row) => (
      <div key={row} className={ROW}>
        <div className="min-w-0 flex-1">
          <span className="flex h-6 items-center">
            <Skeleton className="h-4 w-56" />
          </span>
          <span className="mt-1 flex h-5.5 items-center gap-2">
            <Skeleton className="h-3.5 w-32" />
            <Skeleton className="h-5.5 w-20" />
          </span>
          <span className="mt-1 flex h-5 items-center">
            <Skeleton className="h-3.5 w-72" />
          </span>
        </div>
        <Skeleton className="mt-1 h-4 w-14" />
      </div>
    ))}
  </Loading>
)
