import type { ComponentProps, MouseEvent } from 'react'
import { useHref, useLinkClickHandler, useLocation } from 'react-router-dom'

type RouteAnchorProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** A route of ours. */
  to: string
  /** Takes this page's place in the history. */
  replace?: boolean | undefined
  /** What the route is handed, besides the page it is left from. */
  state?: object | undefined
}

/** Undefined there is as good as absent. */
type Options = NonNullable<Parameters<typeof useLinkClickHandler>[1]>

/**
 * The router's link without its prefetching, which costs 2 KB on every screen and is of no use without a server part. It
 * takes along which page it stands on: a form that is done goes back there (`useGoOn`).
 */
export const RouteAnchor = ({ to, replace, state, onClick, target, children, ...rest }: RouteAnchorProps) => {
  const href = useHref(to)
  const { pathname, search } = useLocation()
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, {
    target,
    replace,
    state: { from: pathname + search, ...state },
  } as Options)
  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (!event.defaultPrevented) follow(event)
  }
  return (
    <a {...rest} href={href} target={target} onClick={click}>
      {children}
    </a>
  )
}
