import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../../lib/cx.ts'
import { safeHref } from '../../lib/safe-href.ts'
import { RouteAnchor } from './RouteAnchor.tsx'

const LOOKS = {
  text: 'font-medium text-link underline decoration-link/35 underline-offset-3 hover:decoration-current',
  quiet: 'font-medium text-link underline-offset-3 hover:underline',
  ink: 'text-inherit underline-offset-3 hover:underline decoration-line-strong',
  bare: '',
}

export type LinkProps = Omit<ComponentProps<'a'>, 'href' | 'target' | 'rel'> & {
  children: ReactNode
  variant?: keyof typeof LOOKS
  newTab?: boolean
} & (
    | { /** A route of ours. */ to: string; href?: never; replace?: boolean; state?: object | undefined }
    | { /** An address from data, R29. */ href: string | null | undefined; to?: never }
  )

const NEW_TAB = <span className="sr-only"> (opens in a new tab)</span>

/**
 * The one place that knows the router. An address that may not be followed (R29) is drawn as plain text.
 *
 * Use for going somewhere from within a text or a row; not for doing something, there `Button`, and not as the main way
 * on, there `ButtonLink`.
 *
 * Keyboard: Tab reaches it, Enter follows; an address that may not be followed is text and no stop.
 */
export const Link = ({ variant = 'text', className, children, newTab, ...props }: LinkProps) => {
  const classes = cx(variant !== 'bare' && 'rounded-sm', LOOKS[variant], className)
  if (props.to !== undefined) {
    const { to, ...rest } = props
    return (
      <RouteAnchor {...rest} to={to} className={classes} {...(newTab && { target: '_blank', rel: 'noopener' })}>
        {children}
        {newTab && NEW_TAB}
      </RouteAnchor>
    )
  }
  const { href, ...rest } = props
  const safe = safeHref(href)
  if (!safe) return <span className={className}>{children}</span>
  return (
    <a {...rest} href={safe} target="_blank" rel="noopener noreferrer nofollow" className={classes}>
      {children}
      {NEW_TAB}
    </a>
  )
}
