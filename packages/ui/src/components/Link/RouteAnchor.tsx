import type { ComponentProps, MouseEvent } from 'react'
import { useHref, useLinkClickHandler } from 'react-router-dom'

type RouteAnchorProps = Omit<ComponentProps<'a'>, 'href'> & {
  to: string
  replace?: boolean | undefined
  state?: unknown
}

/** The router's link without its prefetching, which costs 2 KB on every screen and is of no use without a server part. */
export const RouteAnchor = ({ to, replace, state, onClick, target, children, ...rest }: RouteAnchorProps) => {
  const href = useHref(to)
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, {
    ...(target !== undefined && { target }),
    ...(replace !== undefined && { replace }),
    state,
  })
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
