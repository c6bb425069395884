import { cx } from '../../lib/cx.ts'

type ProgressProps = {
  /** What is under way, for those who listen. */
  label: string
  /** 0 to 100; null where it is not known how much is left. */
  value: number | null
  /** The colour of what is done; `ink` when left out. */
  tone?: 'ink' | 'success' | 'danger'
}

const FILLS = { ink: 'bg-ink', success: 'bg-success', danger: 'bg-danger' }

/**
 * How far something is.
 *
 * Use for work that takes longer than a second and is counted, such as a file on its way; not for a wait of unknown
 * shape, there `Spinner`, and not for a place that is loading, there `Skeleton`.
 *
 * Keyboard: none, it only shows.
 */
export const Progress = ({ label, value, tone = 'ink' }: ProgressProps) => {
  const percent = value === null ? undefined : Math.round(Math.min(100, Math.max(0, value)))
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      className="h-2 w-full overflow-hidden rounded-full border border-line-strong bg-sunken forced-color-adjust-none"
    >
      <div
        className={cx('h-full rounded-full', FILLS[tone], percent === undefined && 'w-1/3 animate-pass')}
        style={percent === undefined ? undefined : { width: `${percent}%` }}
      />
    </div>
  )
}
