import { useId, type ReactNode } from 'react'
import { cx } from '../../lib/cx.ts'
import { SHEET } from './sheet.ts'

type CardProps = {
  /** What stands on the sheet. */
  children: ReactNode
  /** Its heading, and by it its name for those who listen. */
  title?: ReactNode
  /** 2 when left out; 3 within a part that has a heading. */
  headingLevel?: 2 | 3
  /** At the end of the title's line, or on the next where there is no room. */
  actions?: ReactNode
  /** No padding of its own: for rows and sections that bring theirs. */
  flush?: boolean
  /** The element; without a title a `div` all the same, unless it is an article. */
  as?: 'section' | 'article' | 'div'
  /** Added to its own classes. */
  className?: string
}

// On a line of their own the actions stand as far from the title as from what follows.
const HEADER = 'flex flex-wrap items-center justify-between gap-4'

/**
 * A white sheet on the paper.
 *
 * Use for one subject with what belongs to it; not inside another card, there `CardSection`, and not for something that
 * leads to a place as a whole, there `Tile`.
 *
 * Keyboard: none of its own; Tab goes through what is in it.
 */
export const Card = ({ children, title, headingLevel = 2, actions, flush, as = 'section', className }: CardProps) => {
  const id = useId()
  const Tag = title || as === 'article' ? as : 'div'
  const Heading = `h${headingLevel}` as const
  return (
    <Tag aria-labelledby={title ? id : undefined} className={cx(SHEET, !flush && 'p-4 sm:p-5', className)}>
      {(title || actions) && (
        <div className={cx(HEADER, flush ? 'border-b border-line px-4 pt-4 pb-3 sm:px-5 sm:pt-5' : 'mb-4')}>
          {title && (
            <Heading id={id} className="min-w-0 text-base font-semibold">
              {title}
            </Heading>
          )}
          {/* On a line of their own they begin where the title does. */}
          {actions && (
            <div className={cx('-my-1 flex flex-wrap items-center gap-2', !title && 'ms-auto')}>{actions}</div>
          )}
        </div>
      )}
      {children}
    </Tag>
  )
}

type CardSectionProps = {
  /** What stands in it, away from the card's edges. */
  children: ReactNode
  /** Added to its own classes. */
  className?: string
}

/** A part of a flush card, divided from the next by a hairline. */
export const CardSection = ({ children, className }: CardSectionProps) => (
  <div className={cx('border-line px-4 py-4 not-last:border-b sm:px-5', className)}>{children}</div>
)
