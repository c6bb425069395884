import type { ReactNode } from 'react'

interface VisuallyHiddenProps {
  /** Read out, and not seen. */
  children: ReactNode
}

/**
 * Text for those who listen.
 *
 * Use for words that sight already gives; not for what everyone needs to know, and not for a control's name, there its
 * label.
 *
 * Keyboard: none; it is read, never a stop.
 */
export const VisuallyHidden = ({ children }: VisuallyHiddenProps) => <span className="sr-only">{children}</span>
