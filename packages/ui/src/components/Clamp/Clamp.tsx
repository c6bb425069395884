import { useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { cx } from '../../lib/cx.ts'
import { ShowMore } from '../FoldedText/ShowMore.tsx'

type ClampProps = {
  /** Is it long enough to be clamped at all? */
  isLong: boolean
  /** What may be long. */
  children: ReactNode
}

/**
 * Keeps what is very long to about one window, until somebody wants all of it. It is all there: what is found, printed,
 * read out or gone to by key opens it.
 *
 * Use around compared texts and other content of unknown length; not for a plain text, there `FoldedText`.
 *
 * Keyboard: Tab reaches 'Show more', Enter or Space shows all of it, and again the beginning.
 */
export const Clamp = ({ isLong, children }: ClampProps) => {
  const [whole, setWhole] = useState(false)
  if (!isLong) return children
  const isClosed = !whole
  // At once: who brings the focus here scrolls to it next.
  const open = () => isClosed && flushSync(() => setWhole(true))
  return (
    <div className="min-w-0">
      <div
        onFocus={open}
        onScroll={open}
        // Or what is there for ears alone would stand below the end of the page, which is then as long as all of it.
        className={cx(
          'relative',
          isClosed && 'max-h-144 overflow-hidden border-b border-line print:max-h-none print:border-0',
        )}
      >
        {children}
      </div>
      <ShowMore whole={whole} onChange={setWhole} />
    </div>
  )
}
