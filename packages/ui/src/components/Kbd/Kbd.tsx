import type { ReactNode } from 'react'
import { cx } from '../../lib/cx.ts'

interface KbdProps {
  /** What stands on the key: 'K', 'Ctrl'. */
  children: ReactNode
  /** Inside a button: takes its colour, and is not read out. No when left out. */
  inherit?: boolean
}

/**
 * A key to press. Inside a button it takes the button's colour, is not read out, and is not drawn where one touches.
 *
 * Use to show which key does something; not for code or for what is to be typed as text. It shows the key; the
 * listening is the screen's.
 *
 * Keyboard: none, it is text.
 */
export const Kbd = ({ children, inherit = false }: KbdProps) => (
  <kbd
    aria-hidden={inherit || undefined}
    className={cx(
      'inline-flex h-5 min-w-5 items-center justify-center rounded-sm border px-1 font-sans text-xs font-medium whitespace-nowrap',
      inherit
        ? 'border-current/70 text-current pointer-coarse:hidden'
        : 'border-line bg-sunken text-ink-muted shadow-card',
    )}
  >
    {children}
  </kbd>
)
