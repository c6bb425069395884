import { createClient, createProbe, type Session } from '@bunko/api-client'
import preview from '@bunko/storybook/preview'
import { screenAt } from '@bunko/storybook/screen'
import { useEffect, useRef } from 'react'
import { createRoot } from 'react-dom/client'
import { Outlet, RouterProvider } from 'react-router-dom'
import { expect, fn, waitFor, within } from 'storybook/test'
import { ApiProvider } from '../data/api-context.tsx'
import { memoryStorage } from '../lib/storage.ts'
import { AppProviders } from '../providers/AppProviders.tsx'
import { NotFoundScreen } from '../screens/NotFoundScreen/NotFoundScreen.tsx'
import { AppShell } from './AppShell.tsx'
import { createPageRouter, type Place } from './page-router.ts'
import { ScreenBoundary } from './ScreenBoundary.tsx'
import { ScreenLost } from './ScreenLost.tsx'
import { memoryWindow } from './testing/memory-window.ts'

const meta = preview.meta({
  title: 'routing/ScreenLost',
  component: ScreenLost,
  globals: { level: '2' },
  args: { retry: fn(() => Promise.resolve()), onReload: fn() },
  parameters: screenAt({ path: '/admin/moderation', at: '/admin/moderation' }),
})

/** The frame is there, and the document says what it shows. */
export const First = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'This screen could not be loadedThere may be no connection. Drafts are kept.',
    )
    await expect(document.title).toBe('This screen could not be loaded · Bunko')
    await expect(canvas.getByRole('navigation', { name: 'Back office' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Reload the page' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.retry).toHaveBeenCalledOnce()
  },
})
export const Phone = meta.story({
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible()
    const root = document.documentElement
    await expect(root.scrollWidth).toBeLessThanOrEqual(root.clientWidth)
  },
})
/** While it is on its way a second press does nothing, and the focus stays where it was pressed. */
export const TryingAgain = meta.story({
  args: { retry: fn(() => new Promise<void>(() => {})) },
  play: async ({ canvas, args, userEvent }) => {
    const again = await canvas.findByRole('button', { name: 'Try again' })
    await userEvent.click(again)
    await expect(await canvas.findByText('Trying again…')).toBeInTheDocument()
    await userEvent.click(again)
    await expect(args.retry).toHaveBeenCalledOnce()
    await expect(again).toHaveFocus()
  },
})
/** Firefox remembers what did not arrive: the page loaded anew is the other way on. */
export const AgainInVain = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }))
    const reload = await canvas.findByRole('button', { name: 'Reload the page' })
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'It still does not arrive: reloading the page may help. Drafts are kept.',
    )
    await userEvent.click(reload)
    await expect(args.onReload).toHaveBeenCalledOnce()
  },
})

/** Does not arrive so many times. */
const lost = (times: number, lazy: NonNullable<Place['lazy']>): NonNullable<Place['lazy']> => {
  let asked = 0
  return () => (++asked > times ? lazy() : Promise.reject(new TypeError('Failed to fetch dynamically imported module')))
}
const explode = () => {
  throw new Error('a screen that breaks on purpose')
}
const placesIn = (session: Session, fetch: typeof globalThis.fetch): Place[] => {
  const baseUrl = `${window.location.origin}/api/v1`
  const client = createClient({ baseUrl, session, fetch })
  const probe = createProbe({ baseUrl, fetch })
  const storage = memoryStorage()
  const clock = { now: () => new Date(0), tickMs: 0 }
  const Root = () => (
    <AppProviders
      session={session}
      loadClient={async () => client}
      storage={storage}
      clock={clock}
      config={{ turnstileSiteKey: null }}
      applyTheme={false}
    >
      <div className="min-h-dvh bg-paper font-sans text-ink">
        <Outlet />
      </div>
    </AppProviders>
  )
  const Frame = () => (
    <ApiProvider client={client} probe={probe}>
      <AppShell>
        <ScreenBoundary>
          <Outlet />
        </ScreenBoundary>
      </AppShell>
    </ApiProvider>
  )
  const children: Place[] = [
    { path: '/top', element: <h1>The best</h1> },
    { path: '/seasonal', lazy: lost(2, async () => ({ Component: NotFoundScreen })) },
    { path: '*', lazy: async () => ({ Component: explode }) },
  ]
  const frame: Place = { element: <Frame />, lost: ScreenLost, children }
  return [{ element: <Root />, hydrateFallbackElement: <></>, lost: ScreenLost, children: [frame] }]
}

/** The app's own router, which can stand in no other: a tree of its own. */
const App = ({ session, fetch, at }: { session: Session; fetch: typeof globalThis.fetch; at: string }) => {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!place.current) return undefined
    const root = createRoot(place.current, { onCaughtError: () => undefined })
    root.render(<RouterProvider router={createPageRouter(placesIn(session, fetch), memoryWindow(at).window)} />)
    return () => queueMicrotask(() => root.unmount())
  }, [session, fetch, at])
  return <div ref={place} />
}
const bare = { route: { path: '/', at: '/', shell: false } }

/** Everything around the screen stays as it is, also what is typed there; the screen comes when its code does. */
export const InTheShell = meta.story({
  globals: { level: 'anonymous' },
  parameters: bare,
  render: (_, { session, fetch }) => <App session={session} fetch={fetch} at="/top" />,
  play: async ({ canvas, userEvent }) => {
    const catalogue = within(await canvas.findByRole('navigation', { name: 'Catalogue' }))
    const search = canvas.getByRole('combobox', { name: 'Search titles' })
    await userEvent.type(search, 'K')
    const link = catalogue.getByRole('link', { name: 'Seasonal' })
    await userEvent.click(link)
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'This screen could not be loaded' }),
    ).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus())
    await expect(link).toHaveAttribute('aria-current', 'page')
    await expect(search).toHaveValue('K')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByRole('button', { name: 'Reload the page' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Try again' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus())
    await expect(document.title).toBe('Page not found · Bunko')
    await expect(canvas.queryByRole('alert')).toBeNull()
    await expect(link).toBeInTheDocument()
    await expect(search).toHaveValue('K')
  },
})
/** What arrives and breaks is something else. */
export const AScreenThatBreaks = meta.story({
  parameters: bare,
  render: (_, { session, fetch }) => <App session={session} fetch={fetch} at="/admin/users" />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This screen broke')
    await expect(canvas.getByRole('navigation', { name: 'Back office' })).toBeVisible()
  },
})
