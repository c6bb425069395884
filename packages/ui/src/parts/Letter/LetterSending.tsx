import type { ReactNode } from 'react'
import { Spinner } from '../../components/Spinner/Spinner.tsx'

/** While the token of a letter is on its way. */
export const LetterSending = ({ children }: { children: ReactNode }) => (
  <p role="status" className="flex items-center gap-3 py-2 text-ink-muted">
    <Spinner size="sm" />
    <span>{children}</span>
  </p>
)
