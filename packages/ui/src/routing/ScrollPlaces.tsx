import { useContext, useLayoutEffect, useState } from 'react'
import {
  UNSAFE_DataRouterContext as RouterContext,
  UNSAFE_DataRouterStateContext as StateContext,
} from 'react-router-dom'
import { createScroller } from './scroller.ts'

const KEPT = 'scroll-places'

interface Props {
  /** Of this tab. */
  storage: { read: (key: string) => unknown; write: (key: string, value: unknown) => boolean }
}

/** What a link to a part of a page leads to, if it is there. */
const partAt = (hash: string) => {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)))
  } catch {
    return null
  }
}

/**
 * Where one was on each page of this tab, found again by Back, Forward and a reload; what is gone to begins at its top.
 * In the place of the router's `ScrollRestoration`, which goes there once, when the page is only as high as its skeleton.
 */
export const ScrollPlaces = ({ storage }: Props) => {
  const router = useContext(RouterContext)?.router
  const state = useContext(StateContext)
  const [scroller] = useState(createScroller)

  useLayoutEffect(() => {
    const places = { ...(storage.read(KEPT) as Record<string, number> | null) }
    const keep = () => {
      if (router) places[router.state.location.key] = scroller.place()
      storage.write(KEPT, places)
    }
    history.scrollRestoration = 'manual'
    window.addEventListener('pagehide', keep)
    const off = router?.enableScrollRestoration(places, scroller.place)
    return () => {
      off?.()
      window.removeEventListener('pagehide', keep)
    }
  }, [router, scroller, storage])

  const { location, restoreScrollPosition: place, preventScrollReset: stays } = state ?? {}
  useLayoutEffect(() => {
    if (typeof place === 'number') return scroller.goTo(place)
    const part = location?.hash && partAt(location.hash)
    if (part) part.scrollIntoView()
    else if (!stays) scroller.goTo(0)
  }, [location, place, stays, scroller])
  return null
}
