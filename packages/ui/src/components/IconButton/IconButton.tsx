import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../../lib/cx.ts'

type IconButtonProps = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> & {
  /** What it does, for the tooltip and for those who listen. */
  label: string
  /** The drawing, at the size the button gives it. */
  icon: ReactNode
  /** `quiet`, without an outline, when left out. */
  variant?: 'quiet' | 'secondary'
  /** 28 or 36 px a side, 44 where one touches; `md`, 36 px, when left out. */
  size?: 'sm' | 'md'
}

/**
 * A button that is only a drawing.
 *
 * Use where a drawing is understood by everyone and room is short: close, remove, menu; not where words fit, there
 * `Button`. Its label is its tooltip and its name.
 *
 * Keyboard: Enter or Space presses; disabled, it is no stop.
 */
export const IconButton = ({ label, icon, variant = 'quiet', size = 'md', className, ...rest }: IconButtonProps) => (
  <button
    type="button"
    title={label}
    {...rest}
    aria-label={label}
    className={cx(
      'inline-flex shrink-0 items-center justify-center border transition-colors duration-100',
      'pointer-coarse:size-11 off:cursor-not-allowed off:bg-transparent off:text-ink-muted/70',
      size === 'sm' ? 'size-7 rounded-sm [&>svg]:size-4' : 'size-9 rounded-md [&>svg]:size-4.5',
      variant === 'quiet'
        ? 'border-transparent text-ink-muted hover:bg-ink/6 hover:text-ink active:bg-ink/12'
        : 'border-line-strong bg-surface text-ink hover:border-ink-muted hover:bg-sunken active:bg-line off:border-line',
      className,
    )}
  >
    {icon}
  </button>
)
