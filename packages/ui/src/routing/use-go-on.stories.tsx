import preview from '@bunko/storybook/preview'
import type { Play } from '@bunko/storybook/screen'
import { useEffect, useRef } from 'react'
import { createRoot } from 'react-dom/client'
import { Link, RouterProvider } from 'react-router-dom'
import { expect, waitFor } from 'storybook/test'
import { Button } from '../components/Button/Button.tsx'
import { createPageRouter } from './page-router.ts'
import { memoryWindow } from './testing/memory-window.ts'
import { useGoOn } from './use-go-on.ts'

const TITLE = '/title?tab=2'
const FROM_TITLE = { from: TITLE }

const Title = () => (
  <>
    <h1>The title</h1>
    <Link to="/login" state={FROM_TITLE}>
      Log in
    </Link>
    <Link to="/login">Another way to the login</Link>
  </>
)
const Login = () => {
  const goOn = useGoOn()
  // The answer leads on, and so does a sign-in in another tab.
  const twice = () => {
    void goOn(TITLE)
    void goOn(TITLE)
  }
  return (
    <>
      <h1>The login</h1>
      <Button onClick={twice}>Go on</Button>
    </>
  )
}

let tab = memoryWindow()

/** The app's own router, which can stand in no other: a tree of its own. */
const App = () => {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!place.current) return undefined
    const places = [
      {
        children: [
          { path: '/top', element: <h1>The ranking</h1> },
          { path: '/title', element: <Title /> },
          { path: '/login', element: <Login /> },
          { path: '*' },
        ],
      },
    ]
    const root = createRoot(place.current)
    root.render(<RouterProvider router={createPageRouter(places, tab.window)} />)
    return () => queueMicrotask(() => root.unmount())
  }, [])
  return <main ref={place} className="flex gap-4 p-4" />
}

const meta = preview.meta({
  title: 'routing/useGoOn',
  component: App,
  tags: ['!autodocs'],
  beforeEach: () => {
    tab = memoryWindow('/top')
    tab.window.history.pushState(null, '', TITLE)
  },
})
type Context = Parameters<Play>[0]

const goOn = async ({ canvas, userEvent }: Context) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Go on' }))
  await expect(await canvas.findByRole('heading', { name: 'The title' })).toBeVisible()
  await waitFor(() => expect(tab.address()).toBe(TITLE))
}
const goBack = () => tab.window.history.go(-1)

/** The page that a link has left is gone back to, once: the next Back leads to the one before it. */
export const BackToWhereALinkWas = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.click(await canvas.findByRole('link', { name: 'Log in' }))
    await goOn(context)
    goBack()
    await expect(await canvas.findByRole('heading', { name: 'The ranking' })).toBeVisible()
    await expect(tab.address()).toBe('/top')
  },
})

/** What no link has told takes this page's place. */
export const InThisPagesPlace = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.click(await canvas.findByRole('link', { name: 'Another way to the login' }))
    await goOn(context)
    await expect(tab.entries.map(({ url }) => url)).toEqual(['/top', TITLE, TITLE])
  },
})

/** A login that was reloaded knows where it comes from; where another page stands there by now, its place is taken. */
export const AnotherPageStandsThere = meta.story({
  beforeEach: () => {
    tab.window.history.replaceState(null, '', '/login')
    tab.window.history.pushState({ usr: FROM_TITLE, key: 'reloaded', idx: 1 }, '', '/login')
  },
  play: async (context) => {
    await goOn(context)
    await expect(tab.entries.map(({ url }) => url)).toEqual(['/top', TITLE, '/login'])
  },
})
