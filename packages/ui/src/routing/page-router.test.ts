import { expect, test, vi } from 'vitest'
import { createPageRouter, type Place } from './page-router.ts'
import { memoryWindow, ORIGIN } from './story-window.ts'

const Page = () => null
const nothing: () => void = () => undefined
const later = () => {
  let arrive = nothing
  let fail: (why: unknown) => void = nothing
  const promise = new Promise<{ Component: typeof Page }>((resolve, reject) => {
    arrive = () => resolve({ Component: Page })
    fail = reject
  })
  return { lazy: vi.fn<() => Promise<{ Component: typeof Page }>>(() => promise), arrive, fail }
}
const routerOf = (children: readonly Place[], start = '/') => {
  const assign = vi.fn<(address: string) => void>()
  const fake = memoryWindow(start, assign)
  const router = createPageRouter([{ children: [...children, { path: '*', element: 'nothing' }] }], fake.window)
  return { ...fake, assign, router, path: () => router.state.location.pathname + router.state.location.search }
}
const settled = () => new Promise<void>((resolve) => void setTimeout(resolve, 20))
const home: Place = { path: '/', element: 'home' }

test('the first page is there once its code is; each is fetched once', async () => {
  const { lazy, arrive } = later()
  const { router } = routerOf([{ path: '/', lazy }])
  expect(router.state).toMatchObject({ initialized: false, renderFallback: true })
  const heard = vi.fn<() => void>()
  router.subscribe(heard)
  arrive()
  await settled()
  expect(heard).toHaveBeenCalledOnce()
  expect(router.state).toMatchObject({ initialized: true, renderFallback: false, historyAction: 'POP' })
  await router.navigate('/x')
  await router.navigate('/')
  expect(lazy).toHaveBeenCalledOnce()
})
test('what happened before anybody listened is told', () => {
  const { router } = routerOf([home])
  const heard = vi.fn<() => void>()
  router.subscribe(heard)
  expect(heard).toHaveBeenCalledOnce()
  expect(router.state.initialized).toBe(true)
})
test('the old page stands until the code of the next one has come, and the address with it', async () => {
  const { lazy, arrive } = later()
  const { router, path, address } = routerOf([home, { path: '/a/:id', lazy }])
  const going = router.navigate('/a/7?q=x#top', { state: { from: 1 } })
  expect([path(), address()]).toEqual(['/', '/'])
  expect(router.state.navigation).toMatchObject({ state: 'loading', location: { pathname: '/a/7' } })
  arrive()
  await going
  expect(router.state.navigation.state).toBe('idle')
  expect(address()).toBe('/a/7?q=x#top')
  expect(router.state).toMatchObject({
    historyAction: 'PUSH',
    location: { pathname: '/a/7', search: '?q=x', hash: '#top', state: { from: 1 } },
  })
  expect(router.state.matches.at(-1)?.params).toEqual({ id: '7' })
})
test('the last wish wins, whichever code comes first', async () => {
  const [slow, quick] = [later(), later()]
  const { router, path, entries } = routerOf([
    home,
    { path: '/slow', lazy: slow.lazy },
    { path: '/quick', lazy: quick.lazy },
  ])
  const first = router.navigate('/slow')
  const second = router.navigate('/quick')
  quick.arrive()
  await second
  slow.arrive()
  await first
  expect(path()).toBe('/quick')
  expect(entries.map(({ url }) => url)).toEqual(['/', '/quick'])
})
test('code that does not come is an error of the outermost place, and the next page has none', async () => {
  const { lazy, fail } = later()
  const { router, path } = routerOf([home, { path: '/a', lazy }])
  const going = router.navigate('/a')
  const lost = new Error('lost')
  fail(lost)
  await going
  expect(router.state.errors).toEqual({ '0': lost })
  expect(path()).toBe('/a')
  await router.navigate('/')
  expect(router.state.errors).toBeNull()
})
test('replacing adds no entry; a query alone stays on the page; elsewhere is refused', async () => {
  const { router, entries } = routerOf([home], '/list?page=2')
  await router.navigate('?page=3', { replace: true, preventScrollReset: true })
  expect(router.state).toMatchObject({ historyAction: 'REPLACE', preventScrollReset: true })
  await router.navigate('?')
  await router.navigate({ pathname: '/ä', search: 'q=ö' })
  expect(entries.map(({ url }) => url)).toEqual(['/list?page=3', '/list', '/%C3%A4?q=%C3%B6'])
  await expect(router.navigate('https://elsewhere.test/')).resolves.toBeUndefined()
  expect(new URL(entries.at(-1)!.url, ORIGIN).origin).toBe(ORIGIN)
  expect(() => router.encodeLocation('//elsewhere.test/')).toThrow('External navigation is not allowed')
})
test('Back and Forward bring state, key and the place on the page back', async () => {
  const { router, path } = routerOf([home])
  await router.navigate('/a', { state: 'mine' })
  const { key } = router.state.location
  const positions: Record<string, number> = {}
  const off = router.enableScrollRestoration(positions, () => 120)
  await router.navigate('/b')
  expect(positions[key]).toBe(120)
  expect(router.state.restoreScrollPosition).toBeNull()
  await router.navigate(-1)
  expect(path()).toBe('/a')
  expect(router.state).toMatchObject({
    historyAction: 'POP',
    restoreScrollPosition: 120,
    location: { key, state: 'mine' },
  })
  off()
})
test('a place on the page that was kept before a reload is found once', async () => {
  const { router } = routerOf([home])
  const heard = vi.fn<() => void>()
  router.subscribe(heard)
  heard.mockClear()
  const kept = { [router.state.location.key]: 50 }
  router.enableScrollRestoration(kept, () => 0)()
  router.enableScrollRestoration(kept, () => 0)
  expect(heard).toHaveBeenCalledOnce()
  expect(router.state.restoreScrollPosition).toBe(50)
})
test('an address that is opened anew has a place of its own on the page, a reload the one there was', () => {
  const tab = memoryWindow('/').window
  const key = (window: typeof tab) => createPageRouter([home], window).state.location.key
  const first = key(tab)
  expect(key(tab)).toBe(first)
  expect(key(memoryWindow('/').window)).not.toBe(first)
})

const blocked = () => {
  const made = routerOf([home])
  const asks = vi.fn<() => boolean>(() => true)
  const ask = () => made.router.state.blockers.get('form')
  made.router.getBlocker('form', asks)
  return { ...made, asks, ask }
}
test('a blocker is asked before one goes; staying changes nothing, leaving goes on', async () => {
  const { router, path, asks, ask, entries } = blocked()
  await router.navigate('/a')
  expect(ask()?.state).toBe('blocked')
  expect(path()).toBe('/')
  ask()?.reset?.()
  expect(ask()?.state).toBe('unblocked')
  await router.navigate('/a')
  ask()?.proceed?.()
  await settled()
  expect(path()).toBe('/a')
  expect(ask()?.state).toBe('unblocked')
  expect(asks).toHaveBeenCalledTimes(2)
  expect(entries).toHaveLength(2)
  router.deleteBlocker('form')
  await router.navigate('/b')
  expect(path()).toBe('/b')
})
test('Back is taken back before anybody is asked, and done when they leave', async () => {
  const { router, path, asks, ask, address } = blocked()
  asks.mockReturnValue(false)
  await router.navigate('/a')
  await router.navigate('/b')
  asks.mockReturnValue(true)
  await router.navigate(-1)
  await settled()
  expect([path(), address(), ask()?.state]).toEqual(['/b', '/b', 'blocked'])
  ask()?.proceed?.()
  await settled()
  expect([path(), address(), ask()?.state]).toEqual(['/a', '/a', 'unblocked'])
})
test('a browser that takes no more entries loads the page', async () => {
  const { router, window, assign } = routerOf([home])
  window.history.pushState = () => {
    throw new Error('too many')
  }
  await router.navigate('/a')
  expect(assign).toHaveBeenCalledWith('/a')
})
