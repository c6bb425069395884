import { refOf, type ListEntry, type ListStatus } from '@bunko/api-client'
import { Star, Trash2 } from 'lucide-react'
import { Badge } from '../../components/Badge/Badge.tsx'
import { Cover } from '../../components/Cover/Cover.tsx'
import { IconButton } from '../../components/IconButton/IconButton.tsx'
import { Link } from '../../components/Link/Link.tsx'
import { RelativeTime } from '../../components/RelativeTime/RelativeTime.tsx'
import { Select } from '../../components/Select/Select.tsx'
import { ROW_LINK } from '../../lib/card-link.ts'
import { coverSrc } from '../../lib/cover-src.ts'
import { cx } from '../../lib/cx.ts'
import { LIST_STATUS_OPTIONS, nameOfEntry, statusLabel } from '../../lib/list-entries.ts'
import { factsOf } from '../../lib/title-text.ts'
import { paths } from '../../paths.ts'

interface Props {
  entry: ListEntry
  /** Its title is on its way. */
  isComing: boolean
  now: Date
  eager: boolean
  /** Only in one's own list. */
  actions: { onChange: (status: ListStatus) => void; onRemove: () => void } | null
  /** Among entries of other statuses it says its own. */
  showStatus: boolean
}

/** One title of a list: what it is, since when it stands there, and what can be done. */
export const EntryRow = ({ entry, isComing, now, eager, actions, showStatus }: Props) => {
  const title = entry.manga
  const named = nameOfEntry(entry)
  const name = isComing ? { text: 'Loading…', lang: undefined } : named
  const facts = title ? factsOf(title) : ''
  const id = (title && refOf(title)) || entry.mangaId
  const rating = title?.statistics?.rating
  return (
    <div className="relative flex flex-wrap items-center gap-x-4 gap-y-3 px-4 py-3 hover:bg-sunken/55 sm:px-5">
      <div className="flex min-w-0 flex-[1_1_18rem] items-center gap-4">
        <Cover
          title={name.text}
          lang={name.lang}
          src={coverSrc(title?.covers, 'thumbnail')}
          size="xs"
          alt=""
          eager={eager}
        />
        <div className="min-w-0 wrap-anywhere">
          <h2 lang={name.lang} className="text-base font-semibold">
            {id === null || id === undefined ? (
              name.text
            ) : (
              <Link
                to={paths.title.to({ id, slug: title?.slug || 'untitled' })}
                aria-label={isComing ? `${named.text}, loading…` : undefined}
                variant="ink"
                className={`line-clamp-2 ${ROW_LINK}`}
              >
                {name.text}
              </Link>
            )}
          </h2>
          <p className="mt-0.5 flex flex-wrap gap-x-3 text-sm text-ink-muted tabular-nums">
            {facts && <span>{facts}</span>}
            {rating != null && (
              // As on a card: everybody's, and not one's own.
              <span className="flex items-center gap-1">
                <Star aria-hidden className="size-3.5" />
                <span className="sr-only">Rating </span>
                {rating.toFixed(1)}
              </span>
            )}
            {entry.updated_at && (
              <span>
                Changed <RelativeTime value={entry.updated_at} now={now} className="relative" />
              </span>
            )}
          </p>
        </div>
      </div>
      {actions ? (
        // Above the title's own link.
        <div className={cx('relative ms-14 flex items-center gap-1.5 sm:ms-0', !showStatus && 'print:hidden')}>
          <StatusSelect status={entry.status} name={named.text} onChange={actions.onChange} />
          <IconButton
            label={`Remove ${named.text} from your list`}
            icon={<Trash2 aria-hidden />}
            onClick={actions.onRemove}
          />
        </div>
      ) : (
        showStatus && <Badge>{statusLabel(entry.status)}</Badge>
      )}
    </div>
  )
}

interface StatusSelectProps {
  status: string | null
  name: string
  onChange: (status: ListStatus) => void
}
const StatusSelect = ({ status, name, onChange }: StatusSelectProps) => {
  const known = LIST_STATUS_OPTIONS.find(({ value }) => value === status)
  return (
    <Select
      aria-label={`Status of ${name}`}
      className="w-38"
      opensByKeys
      // R1: what it is now is shown, whatever it is; it cannot be chosen.
      value={known?.value ?? ''}
      options={[
        ...(known ? [] : [{ value: '' as const, label: statusLabel(status), disabled: true }]),
        ...LIST_STATUS_OPTIONS,
      ]}
      onValueChange={(next) => next !== '' && onChange(next)}
    />
  )
}
