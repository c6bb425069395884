import { expect, test, vi } from 'vitest'
import { createPageRouter, type Place } from './page-router.ts'
import { memoryWindow, ORIGIN } from './testing/memory-window.ts'
import { settled } from './testing/settled.ts'

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
  /** What listeners throw, which a browser only writes into its console. */
  const thrown: unknown[] = []
  const listen = fake.window.addEventListener
  fake.window.addEventListener = (type, listener) =>
    listen(type, () => {
      try {
        listener()
      } catch (error) {
        thrown.push(error)
      }
    })
  const router = createPageRouter([{ children: [...children, { path: '*', element: 'nothing' }] }], fake.window)
  return { ...fake, assign, thrown, router, path: () => router.state.location.pathname + router.state.location.search }
}
const home: Place = { path: '/', element: 'home' }

test('the first page is there once its code is; each is fetched once', async () => {
  const { lazy, arrive } = later()
  const { router } = routerOf([{ path: '/', lazy }])
  expect(router.state).toMatchObject({
    initialized: false,
    renderFallback: true,
    revalidation: 'idle',
    preventScrollReset: false,
  })
  const heard = vi.fn<() => void>()
  router.subscribe(heard)
  arrive()
  await settled()
  expect(heard).toHaveBeenCalledOnce()
  expect(router.state).toMatchObject({
    initialized: true,
    renderFallback: false,
    historyAction: 'POP',
    errors: null,
    preventScrollReset: false,
  })
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
test('who listens is told of each change once, of none from before others listened, and of none once gone', async () => {
  const { router } = routerOf([home])
  const [first, second] = [vi.fn<() => void>(), vi.fn<() => void>()]
  router.subscribe(nothing)
  const off = router.subscribe(first)
  expect(first).not.toHaveBeenCalled()
  await router.navigate('/a')
  router.subscribe(second)
  expect(second).not.toHaveBeenCalled()
  // What the provider reads of it: nothing is fetched, and nothing hurries.
  expect(first.mock.calls).toEqual([[router.state, { deletedFetchers: [], newErrors: null, flushSync: false }]])
  off()
  await router.navigate('/b')
  expect(first).toHaveBeenCalledOnce()
  expect(second).toHaveBeenCalledOnce()
})
const inside = (count: number): Place[] => Array.from({ length: count }, () => ({ path: '/x', element: 'x' }))
test('each place has an id of its own', () => {
  const { window } = memoryWindow('/')
  const places: Place[] = [...inside(1), { children: inside(2) }, ...inside(10)]
  expect(Object.keys(createPageRouter(places, window).manifest)).toHaveLength(14)
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
  expect(router.state.preventScrollReset).toBe(false)
  await router.navigate({ pathname: '/ä', search: 'q=ö' })
  expect(entries.map(({ url }) => url)).toEqual(['/list?page=3', '/list', '/%C3%A4?q=%C3%B6'])
  await expect(router.navigate('https://elsewhere.test/')).resolves.toBeUndefined()
  expect(new URL(entries.at(-1)!.url, ORIGIN).origin).toBe(ORIGIN)
  expect(() => router.encodeLocation('//elsewhere.test/')).toThrow('External navigation is not allowed')
  expect(router.encodeLocation('/a b ').pathname).toBe('/a%20b%20')
  const { pathname } = router.state.location
  await router.navigate(null)
  expect(router.state.location).toMatchObject({ pathname, search: '' })
  expect(router.basename).toBe('/')
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
    preventScrollReset: false,
    location: { key, state: 'mine' },
  })
  off()
  delete positions[key]
  await router.navigate('/c')
  expect(positions[key]).toBeUndefined()
})
test('a place on the page that was kept before a reload is found once', async () => {
  const { router } = routerOf([home])
  const heard = vi.fn<() => void>()
  router.subscribe(heard)
  heard.mockClear()
  const kept = { [router.state.location.key]: 50 }
  router.enableScrollRestoration(kept, () => 0)()
  expect(router.state.restoreScrollPosition).toBe(50)
  router.enableScrollRestoration(kept, () => 0)
  expect(heard).toHaveBeenCalledOnce()
})
test('where no place on the page was kept, none is told', () => {
  const { router } = routerOf([home])
  router.enableScrollRestoration({}, () => 0)
  expect(router.state.restoreScrollPosition).toBeNull()
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
  expect(made.router.getBlocker('form', asks).state).toBe('unblocked')
  return { ...made, asks, ask }
}
test('a blocker is asked before one goes; staying changes nothing, leaving goes on', async () => {
  const { router, path, asks, ask, entries } = blocked()
  await router.navigate('/a')
  expect(ask()?.state).toBe('blocked')
  expect(router.getBlocker('form', asks)).toBe(ask())
  expect(asks).toHaveBeenCalledWith({
    currentLocation: router.state.location,
    nextLocation: expect.objectContaining({ pathname: '/a' }) as unknown,
    historyAction: 'PUSH',
  })
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
  expect(ask()).toBeUndefined()
  await router.navigate('/b')
  expect(path()).toBe('/b')
})
test('Back is taken back before anybody is asked, and done when they leave', async () => {
  const { router, window, thrown, path, asks, ask, address } = blocked()
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
  expect(asks).toHaveBeenCalledTimes(3)
  // As the browser's own button does.
  window.history.go(-1)
  await settled()
  expect([path(), address(), ask()?.state, thrown]).toEqual(['/a', '/a', 'blocked', []])
})
test('an entry that took the place of another one is left, and come back to, as one', async () => {
  const { router, asks, ask, address } = blocked()
  asks.mockReturnValue(false)
  await router.navigate('/a')
  await router.navigate('/b', { replace: true })
  asks.mockReturnValue(true)
  await router.navigate(-1)
  await settled()
  expect([address(), ask()?.state]).toEqual(['/b', 'blocked'])
})
test('Back is taken back after a reload too', async () => {
  const tab = memoryWindow('/')
  await createPageRouter([{ path: '*', element: 'page' }], tab.window).navigate('/a')
  const reloaded = createPageRouter([{ path: '*', element: 'page' }], tab.window)
  reloaded.getBlocker('form', () => true)
  await reloaded.navigate(-1)
  await settled()
  expect([tab.address(), reloaded.state.blockers.get('form')?.state]).toEqual(['/a', 'blocked'])
})
test('an entry that others made is gone to without asking, and stays theirs', async () => {
  const { router, window, asks, entries, path } = blocked()
  window.history.pushState(null, '', '/theirs')
  window.history.go(0)
  await settled()
  expect([path(), router.state.location.key]).toEqual(['/theirs', 'default'])
  expect(asks).not.toHaveBeenCalled()
  expect(entries.at(-1)?.state).toBeNull()
})
const refusing = (error: Error) => {
  const made = routerOf([home])
  made.window.history.pushState = () => {
    throw error
  }
  return made
}
test.each([new Error('too many'), new DOMException('too many', 'SecurityError')])(
  'a browser that takes no more entries (%s) loads the page',
  async (error) => {
    const { router, assign } = refusing(error)
    await router.navigate('/a')
    expect(assign).toHaveBeenCalledWith('/a')
  },
)
test('a state that no browser can keep is told to whoever gave it', async () => {
  const { router, assign } = refusing(new DOMException('no', 'DataCloneError'))
  await expect(router.navigate('/a', { state: nothing })).rejects.toThrow('no')
  expect(assign).not.toHaveBeenCalled()
})
test("it listens to the browser's own Back and Forward", () => {
  const { window } = memoryWindow('/')
  const listens = vi.spyOn(window, 'addEventListener')
  createPageRouter([home], window)
  expect(listens).toHaveBeenCalledExactlyOnceWith('popstate', expect.any(Function))
})
