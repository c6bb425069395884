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

/** A link that looks like a button: it goes somewhere, it does nothing. */
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
