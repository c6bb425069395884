import { cx } from '../../lib/cx.ts'

const SIZES = { sm: 'size-4', md: 'size-6', lg: 'size-8' }

interface SpinnerProps {
  /** Announced; when left out it is a drawing, for where the words stand beside it. */
  label?: string
  /** 16, 24 or 32 px; `md`, 24 px, when left out. */
  size?: keyof typeof SIZES
}

/**
 * Something is under way. With a label it is announced, without one it is a drawing.
 *
 * Use for a short wait of unknown length in a small place; not for a list or a screen that loads, there `Skeleton`, and
 * not where the share is known, there `Progress`.
 *
 * Keyboard: none, it only shows; with a label it is read out.
 */
export const Spinner = ({ label, size = 'md' }: SpinnerProps) => (
  <span role={label ? 'status' : undefined} className="inline-flex items-center">
    <svg viewBox="0 0 24 24" fill="none" aria-hidden className={cx('animate-turn', SIZES[size])}>
      <circle cx="12" cy="12" r="9" stroke="currentColor" strokeWidth="2.5" opacity="0.22" />
      <path d="M21 12a9 9 0 0 0-9-9" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" />
    </svg>
    {label && <span className="sr-only">{label}</span>}
  </span>
)
