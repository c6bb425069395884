import { errorText, levelName, PENDING_PREVIEW, type Edit } from '@bunko/api-client'
import { Badge } from '../../components/Badge/Badge.tsx'
import { ButtonLink } from '../../components/ButtonLink/ButtonLink.tsx'
import { Card } from '../../components/Card/Card.tsx'
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx'
import { ErrorState } from '../../components/ErrorState/ErrorState.tsx'
import { Link } from '../../components/Link/Link.tsx'
import { RelativeTime } from '../../components/RelativeTime/RelativeTime.tsx'
import { Loading, Skeleton } from '../../components/Skeleton/Skeleton.tsx'
import { ROW_LINK } from '../../lib/card-link.ts'
import { editTypeLabel, whyOf } from '../../lib/edit-labels.ts'
import { scriptLang } from '../../lib/script-lang.ts'
import { QueryFailed } from '../../parts/QueryFailed/QueryFailed.tsx'
import { paths } from '../../paths.ts'

interface Props {
  /** Undefined while they are on their way. */
  edits: readonly Edit[] | undefined
  error: unknown
  /** What is there could not be read again. */
  outdated: boolean
  onRetry: () => void
  retrying: boolean
  now: Date
}

const FAILED = 'Failed to get pending edits'

/** Section 2: the first 4 pending proposals and the way to all of them. */
export const PendingEditsCard = ({ edits, error, outdated, onRetry, retrying, now }: Props) => (
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
    {edits ? (
      <Preview edits={edits.slice(0, PENDING_PREVIEW)} now={now} />
    ) : error ? (
      <ErrorState message={FAILED} detail={errorText(error)} onRetry={onRetry} retrying={retrying} />
    ) : (
      <PreviewSkeleton />
    )}
  </Card>
)

const ROW = 'flex min-h-21 items-start justify-between gap-4 px-4 py-3.5 sm:px-5'

const Preview = ({ edits, now }: { edits: readonly Edit[]; now: Date }) =>
  edits.length === 0 ? (
    <EmptyState headingLevel={3} title="No pending edits at the moment" text="All changes are up to date!" />
  ) : (
    <ul className="divide-y divide-line">
      {edits.map((edit) => (
        <li key={edit.id} className={`relative ${ROW} hover:bg-ink/3`}>
          <div className="min-w-0">
            <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
              <Link
                to={paths.edit.to({ editId: edit.id })}
                variant="bare"
                className={`font-semibold wrap-anywhere ${ROW_LINK}`}
              >
                <bdi>{edit.editor_username?.trim() || 'Unknown editor'}</bdi>
              </Link>
              <span className="text-sm text-ink-muted">{levelName(edit.editor_level)}</span>
              <Badge>{editTypeLabel(edit.edit_type)}</Badge>
            </p>
            <p className="mt-1 line-clamp-2 text-ui wrap-anywhere text-ink-muted">
              <Why text={whyOf(edit)} />
            </p>
          </div>
          <RelativeTime value={edit.created_at} now={now} className="shrink-0 text-sm text-ink-muted" />
        </li>
      ))}
    </ul>
  )

const Why = ({ text }: { text: string | null }) =>
  text === null ? 'No reason given' : <bdi lang={scriptLang(text)}>{text}</bdi>

const PreviewSkeleton = () => (
  <Loading label="Loading pending edits…" className="divide-y divide-line">
    {Array.from({ length: PENDING_PREVIEW }, (_, row) => (
      <div key={row} className={ROW}>
        <div className="flex min-w-0 flex-1 flex-col gap-2 pt-1">
          <Skeleton className="h-4 w-48" />
          <Skeleton className="h-4 w-72" />
        </div>
        <Skeleton className="mt-1 h-4 w-14" />
      </div>
    ))}
  </Loading>
)
