import { createElement, type ComponentType, type ReactNode } from 'react'
import {
  createPath,
  IDLE_BLOCKER,
  IDLE_NAVIGATION,
  matchRoutes,
  NavigationType,
  resolvePath,
  type Blocker,
  type BlockerFunction,
  type DataRouteObject,
  type DataRouter,
  type Location,
  type Path,
  type To,
} from 'react-router-dom'

/** A page, or a frame around pages. Its code comes when it is gone to. */
export interface Place {
  path?: string
  element?: ReactNode
  /** Instead of it and all below when something breaks, or does not arrive where nothing is `lost`. */
  errorElement?: ReactNode
  /** In the place of whatever below it does not arrive; what stands around that stays. The nearest one above counts. */
  lost?: ComponentType<LostPlace>
  /** While the first page is on its way. */
  hydrateFallbackElement?: ReactNode
  lazy?: () => Promise<{ Component: ComponentType }>
  children?: readonly Place[]
}

/** What a page that did not arrive hands to what stands in its place. */
export interface LostPlace {
  /** Fetches the code again and shows the page, in the same document; done when that is known. Never rejects. */
  retry: () => Promise<void>
}

interface BrowserWindow {
  readonly location: Readonly<Path> & { readonly origin: string; assign: (address: string) => void }
  readonly history: {
    readonly state: unknown
    pushState: (state: unknown, unused: string, address: string) => void
    replaceState: (state: unknown, unused: string, address?: string) => void
    go: (delta?: number) => void
  }
  addEventListener: (type: 'popstate', listener: () => void) => void
}
/** What the router writes into an entry of the browser's history, as `createBrowserRouter` does. */
interface Entry {
  usr?: unknown
  key?: string
  idx?: number
}
type State = DataRouter['state']
type Navigate = (to: To | number | null, options?: Parameters<DataRouter['navigate']>[1]) => Promise<void>
/** What the router's provider and hooks ask of an engine. */
type Asked =
  | 'basename'
  | 'future'
  | 'state'
  | 'routes'
  | 'manifest'
  | 'subscribe'
  | 'enableScrollRestoration'
  | 'createHref'
  | 'encodeLocation'
  | 'getBlocker'
  | 'deleteBlocker'
type Engine = Pick<DataRouter, Asked> & { navigate: Navigate }

/** The provider has a way of its own with what is `lazy`. */
type Route = DataRouteObject & Pick<Place, 'lost'> & { load?: Place['lazy'] }

const numbered = (places: readonly Place[], manifest: Record<string, DataRouteObject>, above = ''): DataRouteObject[] =>
  places.map(({ children, lazy: load, ...place }, at) => {
    const id = `${above}${at}`
    const below = children && { children: numbered(children, manifest, `${id}-`) }
    const route = { element: null, ...place, id, ...(load && { load }), ...below }
    manifest[id] = route as DataRouteObject
    return route as DataRouteObject
  })

const load = async (route: Route) => {
  const { Component } = (await route.load?.()) ?? {}
  if (!Component) return
  route.element = createElement(Component)
  delete route.load
}

const newKey = () => Math.random().toString(36).slice(2, 10)

/**
 * The engine for the router's own provider and hooks, without what this app has no use for: loaders, actions and
 * fetchers, which are two thirds of `createBrowserRouter`. As there, one stays on a page until the next one's code has
 * come, the last wish wins, and one `useBlocker` may ask first. One of the places must match every path; addresses
 * are given from the root (or as `?query`).
 */
export const createPageRouter = (places: readonly Place[], window: BrowserWindow): DataRouter => {
  const { history } = window
  const manifest: Record<string, DataRouteObject> = {}
  const routes = numbered(places, manifest)
  const guards = new Map<string, BlockerFunction>()
  const listeners = new Set<Parameters<DataRouter['subscribe']>[0]>()
  let scroll: { positions: Record<string, number>; position: () => number } | null = null
  let isScrollRestored = false
  let isUntold = false
  /** Where the page itself is not shown, how far down one is says nothing. */
  let isLost = false
  let turn = 0
  let wentBack: (() => void) | null = null
  let arrived: (() => void) | null = null

  const entry = () => (history.state ?? {}) as Entry
  const here = (): Location => {
    const { pathname, search, hash } = window.location
    const { usr = null, key = 'default' } = entry()
    return { pathname, search, hash, state: usr, key }
  }
  const matchesAt = (location: Location) => (matchRoutes(routes, location) ?? []) as State['matches']

  // With a key of its own: places are remembered by it, and a document opened by its address starts at the top.
  if (entry().idx === undefined) history.replaceState({ ...entry(), key: newKey(), idx: 0 }, '')
  let index = entry().idx ?? 0
  let state: State = {
    historyAction: NavigationType.Pop,
    location: here(),
    matches: matchesAt(here()),
    initialized: false,
    renderFallback: true,
    navigation: IDLE_NAVIGATION,
    restoreScrollPosition: null,
    preventScrollReset: false,
    revalidation: 'idle',
    loaderData: {},
    actionData: null,
    errors: null,
    fetchers: new Map(),
    blockers: new Map(),
  }
  const tell = (listener: Parameters<DataRouter['subscribe']>[0]) =>
    listener(state, { deletedFetchers: [], newErrors: state.errors, flushSync: false })
  const change = (part: Partial<State>) => {
    state = { ...state, ...part }
    isUntold = listeners.size === 0
    for (const listener of listeners) tell(listener)
  }

  const write = (action: NavigationType, location: Location) => {
    const isNew = action === NavigationType.Push
    if (isNew) index += 1
    const kept: Entry = { usr: location.state, key: location.key, idx: index }
    const address = createPath(location)
    if (!isNew) return history.replaceState(kept, '', address)
    try {
      history.pushState(kept, '', address)
    } catch (error) {
      if (error instanceof DOMException && error.name === 'DataCloneError') throw error
      // A browser that takes no more entries loads the page instead.
      window.location.assign(address)
    }
  }
  /** Puts what says so in the place of the outermost that has not arrived; whether there is somebody to say it. */
  const putLost = (path: readonly Route[], location: Location) => {
    const at = path.findIndex((route) => route.load)
    const Lost = path.slice(0, at).findLast((route) => route.lost)?.lost
    const retry = () => show(NavigationType.Pop, location)
    if (Lost && path[at]) path[at].element = createElement(Lost, { key: location.key, retry })
    return Lost
  }
  /** Shows what is at an address as soon as its code is there. At once where it is there already. */
  const show = async (action: NavigationType, location: Location, preventScrollReset = false) => {
    const mine = ++turn
    if (scroll && state.initialized && !isLost) scroll.positions[state.location.key] = scroll.position()
    const matches = matchesAt(location)
    const path = matches.map(({ route }) => route as Route)
    const missing = path.filter((route) => route.load)
    let errors: State['errors'] = null
    let failed: PromiseRejectedResult | undefined
    if (missing.length > 0) {
      // Whoever is asked meanwhile where one is can tell that one is on the way elsewhere.
      if (state.initialized && location.key !== state.location.key) {
        change({ navigation: { ...IDLE_NAVIGATION, state: 'loading', location, matches, historyAction: action } })
      }
      const ends = await Promise.allSettled(missing.map(load))
      if (mine !== turn) return
      failed = ends.find((end) => end.status === 'rejected')
      if (failed && !putLost(path, location)) errors = { [path[0]?.id ?? '']: failed.reason }
    }
    isLost = failed !== undefined
    if (action !== NavigationType.Pop) write(action, location)
    change({
      historyAction: action,
      location,
      matches,
      errors,
      navigation: IDLE_NAVIGATION,
      initialized: true,
      renderFallback: false,
      restoreScrollPosition: scroll?.positions[location.key] ?? null,
      preventScrollReset,
      blockers: new Map([...state.blockers.keys()].map((key) => [key, IDLE_BLOCKER])),
    })
    arrived?.()
    arrived = null
  }

  const setBlocker = (key: string, blocker: Blocker) => change({ blockers: new Map(state.blockers).set(key, blocker) })
  /** The key of the blocker that wants to ask before one goes there. */
  const guardOf = (nextLocation: Location, historyAction: NavigationType) => {
    const guard = [...guards].at(-1)
    if (!guard) return null
    const [key, asks] = guard
    if (state.blockers.get(key)?.state === 'proceeding') return null
    return asks({ currentLocation: state.location, nextLocation, historyAction }) ? key : null
  }
  const block = (key: string, location: Location, proceed: () => void) =>
    setBlocker(key, {
      state: 'blocked',
      location,
      proceed: () => {
        setBlocker(key, { state: 'proceeding', location, proceed: undefined, reset: undefined })
        proceed()
      },
      reset: () => setBlocker(key, IDLE_BLOCKER),
    })

  window.addEventListener('popstate', () => {
    const { idx } = entry()
    const delta = idx === undefined ? 0 : idx - index
    index = idx ?? 0
    if (wentBack) {
      wentBack()
      wentBack = null
      return
    }
    const location = here()
    const key = delta === 0 ? null : guardOf(location, NavigationType.Pop)
    if (key === null) return void show(NavigationType.Pop, location)
    // The address is back where it was before anybody is asked.
    const isBack = new Promise<void>((resolve) => {
      wentBack = resolve
    })
    history.go(-delta)
    block(key, location, () => void isBack.then(() => history.go(delta)))
    arrived?.()
    arrived = null
  })

  const encodeLocation = (to: To): Path => {
    const address = typeof to === 'string' ? to : createPath(to)
    const { origin, pathname, search, hash } = new URL(address.replace(/ $/, '%20'), window.location.origin)
    if (origin !== window.location.origin) throw new Error('External navigation is not allowed')
    return { pathname, search, hash }
  }
  const navigate: Navigate = async (to, options = {}) => {
    arrived?.()
    arrived = null
    if (typeof to === 'number') {
      const done = new Promise<void>((resolve) => {
        arrived = resolve
      })
      history.go(to)
      return done
    }
    const path = encodeLocation(resolvePath(to ?? '', state.location.pathname))
    const location: Location = { ...path, state: options.state ?? null, key: newKey() }
    const action = options.replace === true ? NavigationType.Replace : NavigationType.Push
    const key = guardOf(location, action)
    if (key !== null) return block(key, location, () => void navigate(to, options))
    return show(action, location, options.preventScrollReset === true)
  }

  const engine: Engine = {
    basename: '/',
    future: {},
    routes,
    manifest,
    get state() {
      return state
    },
    subscribe: (listener) => {
      listeners.add(listener)
      if (isUntold) tell(listener)
      isUntold = false
      return () => listeners.delete(listener)
    },
    enableScrollRestoration: (positions, position) => {
      scroll = { positions, position }
      const y = positions[state.location.key]
      if (!isScrollRestored && y !== undefined) change({ restoreScrollPosition: y })
      isScrollRestored = true
      return () => {
        scroll = null
      }
    },
    createHref: createPath,
    encodeLocation,
    navigate,
    getBlocker: (key, asks) => {
      guards.set(key, asks)
      return state.blockers.get(key) ?? IDLE_BLOCKER
    },
    deleteBlocker: (key) => {
      guards.delete(key)
      state.blockers.delete(key)
    },
  }
  void show(NavigationType.Pop, state.location)
  return engine as DataRouter
}
