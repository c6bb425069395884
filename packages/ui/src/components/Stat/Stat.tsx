import { cx } from '../../lib/cx.ts'
import { numberText } from '../../lib/number-text.ts'
import { Badge, type Tone } from '../Badge/Badge.tsx'
import { Skeleton } from '../Skeleton/Skeleton.tsx'

type StatProps = {
  /** What the figure is of, on a badge below it. */
  label: string
  /** The badge's colour; `neutral` when left out. */
  tone?: Tone
  /** null: not available (never shown as 0). */
  value: number | null | undefined
  /** A skeleton in the figure's place. */
  loading?: boolean
  /** A line below the badge. */
  hint?: string
  /** One of four side by side on a phone: there it is lower, and its label has no frame. */
  low?: boolean
}

const LOW = 'max-sm:items-center max-sm:gap-0 max-sm:px-0.5 max-sm:py-2 max-sm:text-center'
const NO_FRAME = 'max-sm:*:border-0 max-sm:*:bg-transparent max-sm:*:px-0'

/**
 * One figure. Loading, known and not available take the same room.
 *
 * Use for a figure that is looked at first; not for facts in words, there `DescriptionList`, and not for a course of
 * time, there `LineChart`. A figure that is not known is never 0.
 *
 * Keyboard: none, it is text.
 */
export const Stat = ({ label, tone = 'neutral', value, loading = false, hint, low = false }: StatProps) => (
  <div
    className={cx(
      'flex min-w-0 flex-col items-start gap-1.5 rounded-lg border border-line bg-surface px-4 py-3.5 shadow-card',
      low && [LOW, NO_FRAME],
    )}
  >
    <p className={cx('flex h-9 max-w-full items-center', low && 'max-sm:h-8')}>
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
              ? ['text-base text-ink-muted', low && 'max-sm:text-xs max-sm:whitespace-normal']
              : ['font-serif text-3xl font-semibold lining-nums tabular-nums', low && 'max-sm:text-lg'],
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
