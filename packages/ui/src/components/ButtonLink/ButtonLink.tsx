import type { ReactNode } from 'react'
import { cx } from '../../lib/cx.ts'
import { buttonClasses, type ButtonLook } from '../Button/button-classes.ts'
import { Link, type LinkProps } from '../Link/Link.tsx'

type ButtonLinkProps = LinkProps & {
  /** As `variant` of a `Button`; `secondary` when left out. */
  look?: ButtonLook['variant']
  /** As `size` of a `Button`; `md` when left out. */
  size?: ButtonLook['size']
  /** As wide as its place. */
  block?: boolean
  /** In front of the words, and not read out. */
  icon?: ReactNode
}

/**
 * A link that looks like a button: it goes somewhere, it does nothing.
 *
 * Use for the way on that deserves a button's weight: the one link of an empty state, say; not for doing something,
 * there `Button`, and not within a sentence, there `Link`.
 *
 * Keyboard: Enter follows, Space does not: it is a link.
 */
export const ButtonLink = ({ look, size, block, icon, className, children, ...link }: ButtonLinkProps) => (
  <Link {...link} variant="bare" className={cx(buttonClasses({ variant: look, size, block }), 'rounded-md', className)}>
    {icon && (
      <span aria-hidden className="shrink-0 [&>svg]:size-4">
        {icon}
      </span>
    )}
    <span className="min-w-0">{children}</span>
  </Link>
)
