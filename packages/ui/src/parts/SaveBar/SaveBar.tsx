import type { ReactNode } from 'react'
import { cx } from '../../lib/cx.ts'

/** Exported for forms that hand `why` on. */
export interface SaveBarProps {
  /** Why the first button cannot be pressed yet; what the button's `aria-describedby` names. */
  why?: undefined | { id: string; text: string } | false
  /** Added to its own classes. */
  className?: string
  /** The buttons. */
  children: ReactNode
}

/**
 * The buttons at the end of a long form: they stay in view, however far the form goes on.
 *
 * Use once, last in a form of several screens' height, and give what holds the form `above-bar`; not for a short
 * form, whose buttons are in view with it, and not in a dialog.
 *
 * Keyboard: none of its own; what has the focus in the form is never behind it.
 */
export const SaveBar = ({ why, className, children }: SaveBarProps) => (
  <div
    data-bar
    className={cx(
      'bottom-0 z-1 flex items-center gap-2.5 border-t border-line bg-paper py-3 [@media(min-height:36rem)]:sticky',
      className,
    )}
  >
    {children}
    {/* Beside the buttons, in lines of its own: it comes and goes, and they keep their place. */}
    {why && (
      <p id={why.id} className="min-w-0 flex-1 text-sm text-ink-muted">
        {why.text}
      </p>
    )}
  </div>
)
