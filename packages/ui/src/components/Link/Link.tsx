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

/** Either `to`, a route of ours, or `href`, an address from data; never both. */
export type LinkProps = Omit<ComponentProps<'a'>, 'href' | 'target' | 'rel'> & {
  /** Its words, or what it is around. */
  children: ReactNode
  /**
   * `text`: underlined. `quiet`: under the pointer only. `ink`: that, in the colour around it. `bare`: no look of its
   * own. `text` when left out.
   */
  variant?: keyof typeof LOOKS
  /** Opens in a new tab, and says so. An address from data does so anyway. */
  newTab?: boolean
} & (
    | {
        /** A route of ours. */
        to: string
        href?: never
        /** Takes this page's place in the history. */
        replace?: boolean
        /** What the route is handed, besides the page it is left from. */
        state?: object | undefined
      }
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
