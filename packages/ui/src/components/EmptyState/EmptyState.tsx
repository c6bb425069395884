import type { ReactNode } from 'react'
import { passFocus } from '../../lib/pass-focus.ts'

type EmptyStateProps = {
  /** What is not there. */
  title: string
  /** Why, or what would change it. */
  text?: ReactNode
  /** What to do next: a button or a link. */
  action?: ReactNode
  /** 2 when left out; 1 where it is all of the screen. */
  headingLevel?: 1 | 2 | 3
}

/**
 * Nothing here, said kindly, with what to do next.
 *
 * Use in the place of a list or a screen that has nothing to show; not when something failed, there `ErrorState`, and
 * not while it loads, there `Skeleton`.
 *
 * Keyboard: none of its own; Tab reaches the action. When it goes, the focus stays in that part of the screen.
 */
export const EmptyState = ({ title, text, action, headingLevel = 2 }: EmptyStateProps) => {
  const Heading = `h${headingLevel}` as const
  return (
    <div ref={passFocus} className="flex flex-col items-center px-4 py-10 text-center">
      <svg viewBox="0 0 72 48" fill="none" aria-hidden className="mb-4 h-12 text-line-strong" stroke="currentColor">
        <path d="M4 43.5h64" strokeWidth="1.5" strokeLinecap="round" />
        <path d="M14 43V12h9v31M23 43V7h11v36M34 43V15h8v28" strokeWidth="1.5" strokeLinejoin="round" />
        <path d="m46.5 42.5 6.4-27.6 8 1.9-6 26" strokeWidth="1.5" strokeLinejoin="round" />
        <path d="M17 19h3M17 22h3M27 15h3M27 18h3" strokeWidth="1.5" strokeLinecap="round" />
        <path d="M28.5 30v5" strokeWidth="2" strokeLinecap="round" />
      </svg>
      <Heading className="font-serif text-xl font-semibold text-balance">{title}</Heading>
      {text && <p className="mt-1 max-w-prose text-pretty text-ink-muted">{text}</p>}
      {action && <div className="mt-5 flex flex-wrap justify-center gap-2">{action}</div>}
    </div>
  )
}
