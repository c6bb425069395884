import { expect, test, vi } from 'vitest'
import { createPageRouter, type LostPlace, type Place } from './page-router.ts'
import { memoryWindow } from './testing/memory-window.ts'
import { settled } from './testing/settled.ts'

const Page = () => null
const Lost = () => null
const OuterLost = () => null
const nothing: () => void = () => undefined
const offline = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
/** Code that does not arrive until `connected` says so. */
const unreliable = () => {
  let isThere = false
  const lazy = vi.fn<NonNullable<Place['lazy']>>(() => (isThere ? Promise.resolve({ Component: Page }) : offline()))
  return {
    lazy,
    connected: () => {
      isThere = true
    },
  }
}
const routerOf = (inside: readonly Place[], frame: Partial<Place> = {}, start = '/') => {
  const { window } = memoryWindow(start)
  const places = [
    {
      lost: OuterLost,
      children: [
        { path: '/login', lazy: offline },
        { lost: Lost, ...frame, children: [...inside, { path: '*', element: 'nothing' }] },
      ],
    },
  ]
  return createPageRouter(places, window)
}
type Router = ReturnType<typeof routerOf>
/** What stands at a depth: 0 the root, 1 the frame or what has none, 2 the screen. */
const shown = (router: Router, depth: number) => {
  const { element } = router.state.matches[depth]?.route ?? {}
  const isElement = typeof element === 'object' && element !== null && 'props' in element
  return isElement ? (element as { type: unknown; key: string | null; props: LostPlace }) : null
}

test('a screen that does not arrive is told in its place: the frame around it stays, and no error is raised', async () => {
  const { lazy } = unreliable()
  const router = routerOf([
    { path: '/', element: 'home' },
    { path: '/a', lazy },
  ])
  const frame = router.state.matches[1]?.route
  await router.navigate('/a')
  expect(router.state).toMatchObject({ errors: null, location: { pathname: '/a' }, historyAction: 'PUSH' })
  expect(router.state.matches[1]?.route).toBe(frame)
  expect(shown(router, 2)?.type).toBe(Lost)
})
test('trying again in vain keeps what is told; when it arrives it is shown at the same entry of the history', async () => {
  const { lazy, connected } = unreliable()
  const router = routerOf([
    { path: '/', element: 'home' },
    { path: '/a/:id', lazy },
  ])
  await router.navigate('/a/7?q=x#top', { state: 'mine' })
  const { location } = router.state
  const first = shown(router, 2)
  await first?.props.retry()
  expect(lazy).toHaveBeenCalledTimes(2)
  const second = shown(router, 2)
  // The same place for React: the focus and what is told there stay.
  expect([second?.type, second?.key]).toEqual([first?.type, first?.key])
  connected()
  const heard = vi.fn<() => void>()
  router.subscribe(heard)
  heard.mockClear()
  await second?.props.retry()
  expect(heard).toHaveBeenCalledOnce()
  expect(shown(router, 2)?.type).toBe(Page)
  expect(router.state.location).toEqual(location)
  await router.navigate(-1)
  expect(router.state.location.pathname).toBe('/')
})
test('whoever comes again asks again by that alone', async () => {
  const { lazy, connected } = unreliable()
  const router = routerOf([
    { path: '/', element: 'home' },
    { path: '/a', lazy },
  ])
  await router.navigate('/a')
  await router.navigate('/')
  connected()
  await router.navigate('/a')
  expect(shown(router, 2)?.type).toBe(Page)
  expect(lazy).toHaveBeenCalledTimes(2)
})
test('an attempt that comes after one has gone elsewhere changes nothing', async () => {
  let arrive = nothing
  const later = new Promise<{ Component: typeof Page }>((resolve) => {
    arrive = () => resolve({ Component: Page })
  })
  const lazy = vi.fn<NonNullable<Place['lazy']>>(() => later).mockImplementationOnce(offline)
  const router = routerOf([
    { path: '/', element: 'home' },
    { path: '/a', lazy },
  ])
  await router.navigate('/a')
  const attempt = shown(router, 2)?.props.retry()
  await router.navigate('/')
  arrive()
  await attempt
  expect(router.state.location.pathname).toBe('/')
})
test('a frame that does not arrive is told above it, and comes with the screen', async () => {
  const frame = unreliable()
  const router = routerOf([{ path: '/', lazy: async () => ({ Component: Page }) }], { lazy: frame.lazy })
  await settled()
  expect(router.state).toMatchObject({ initialized: true, renderFallback: false, errors: null })
  expect(shown(router, 1)?.type).toBe(OuterLost)
  frame.connected()
  await shown(router, 1)?.props.retry()
  expect([shown(router, 1)?.type, shown(router, 2)?.type]).toEqual([Page, Page])
})
test('a frame and its screen that both do not arrive are told once, and wait for nothing', async () => {
  const [frame, screen] = [unreliable(), unreliable()]
  const router = routerOf([{ path: '/', lazy: screen.lazy }], { lazy: frame.lazy })
  await settled()
  expect(shown(router, 1)?.type).toBe(OuterLost)
  // The provider would draw a first page's stand-in for what is lazy.
  expect(router.state.matches.map(({ route }) => route.lazy)).toEqual([undefined, undefined, undefined])
  frame.connected()
  await shown(router, 1)?.props.retry()
  expect([shown(router, 1)?.type, shown(router, 2)?.type]).toEqual([Page, Lost])
  screen.connected()
  await shown(router, 2)?.props.retry()
  expect([shown(router, 1)?.type, shown(router, 2)?.type]).toEqual([Page, Page])
})
test('a frame that comes later than its screen is lost is there when that is told', async () => {
  const frame = () => new Promise<{ Component: typeof Page }>((resolve) => setTimeout(resolve, 5, { Component: Page }))
  const router = routerOf([{ path: '/', lazy: offline }], { lazy: frame })
  await settled()
  expect([shown(router, 1)?.type, shown(router, 2)?.type]).toEqual([Page, Lost])
})
test('what has no frame is told by what stands above', async () => {
  const router = routerOf([{ path: '/', element: 'home' }])
  await router.navigate('/login')
  expect(shown(router, 1)?.type).toBe(OuterLost)
})
test('the place on the page is that of the screen, not of what was told instead', async () => {
  const { lazy, connected } = unreliable()
  const router = routerOf([
    { path: '/', lazy: async () => ({ Component: Page }) },
    { path: '/a', lazy },
  ])
  await settled()
  await router.navigate('/a')
  const { key } = router.state.location
  const positions = { [key]: 900 }
  router.enableScrollRestoration(positions, () => 3)
  await router.navigate('/')
  await router.navigate(-1)
  connected()
  await shown(router, 2)?.props.retry()
  expect(router.state).toMatchObject({ restoreScrollPosition: 900, location: { key } })
})
