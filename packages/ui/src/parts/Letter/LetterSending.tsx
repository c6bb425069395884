import type { ReactNode } from 'react'
import { Spinner } from '../../components/Spinner/Spinner.tsx'

interface Props {
  /** What is under way: 'Verifying your e-mail…'. */
  children: ReactNode
}

/**
 * While the token of a letter is on its way: what is done with it, in words.
 *
 * Use in place of a form, once a link from a letter was opened here; not where the link is pasted, there `LetterForm`,
 * and not for work that a press has started, there `Button`.
 *
 * Keyboard: none, there is nothing to press; it is read out.
 */
export const LetterSending = ({ children }: Props) => (
  <p role="status" className="flex items-center gap-3 py-2 text-ink-muted">
    <Spinner size="sm" />
    <span className="min-w-0 wrap-anywhere">{children}</span>
  </p>
)
