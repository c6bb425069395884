import { cx } from '../../lib/cx.ts'
import { numberText } from '../../lib/number-text.ts'
import { Badge, type Tone } from '../Badge/Badge.tsx'
import { Skeleton } from '../Skeleton/Skeleton.tsx'

type StatProps = {
  label: string
  tone?: Tone
  /** null: not available (never shown as 0). */
  value: number | null | undefined
  loading?: boolean
  hint?: string
}

/**
 * One figure. Loading, known and not available take the same room.
 *
 * Use for a figure that is looked at first; not for facts in words, there `DescriptionList`, and not for a course of
 * time, there `LineChart`. A figure that is not known is never 0.
 *
 * Keyboard: none, it is text.
 */
export const Stat = ({ label, tone = 'neutral', value, loading = false, hint }: StatProps) => (
  <div className="flex min-w-0 flex-col items-start gap-1.5 rounded-lg border border-line bg-surface px-4 py-3.5 shadow-card">
    <p className="flex h-9 max-w-full items-center">
      {loading ? (
        <>
          <Skeleton className="h-7 w-16" />
          <span className="sr-only">Loading</span>
        </>
      ) : (
        <span
          className={cx(
            'max-w-full truncate',
            value === null || value === undefined
              ? 'text-base text-ink-muted'
              : 'font-serif text-3xl font-semibold lining-nums tabular-nums',
          )}
        >
          {value === null || value === undefined ? 'not available' : numberText(value)}
        </span>
      )}
    </p>
    <Badge tone={tone}>{label}</Badge>
    {hint && <p className="text-sm text-ink-muted">{hint}</p>}
  </div>
)
