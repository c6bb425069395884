import type { ReactNode } from 'react'
import { cx } from '../../lib/cx.ts'
import { buttonClasses, type ButtonLook } from '../Button/button-classes.ts'
import { Link, type LinkProps } from '../Link/Link.tsx'

type ButtonLinkProps = LinkProps & {
  look?: ButtonLook['variant']
  size?: ButtonLook['size']
  block?: boolean
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
