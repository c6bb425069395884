import preview from '@bunko/storybook/preview'
import { screenAt, type Play } from '@bunko/storybook/screen'
import { useEffect, useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router-dom'
import { expect, waitFor } from 'storybook/test'
import { Button } from '../components/Button/Button.tsx'
import { TextInput } from '../components/TextInput/TextInput.tsx'
import { createPageRouter } from './page-router.ts'
import { memoryWindow } from './testing/memory-window.ts'
import { useOnTheWay } from './use-on-the-way.ts'
import { useTyped } from './use-typed.ts'
import { useTypedParam } from './use-typed-param.ts'
import { useUrlState } from './use-url-state.ts'

const List = () => {
  const { typed, type, flush } = useTypedParam('q')
  const [, setOrder] = useUrlState<string>('order', 'name')
  const isOnTheWay = useOnTheWay()
  return (
    <>
      <h1>The list</h1>
      <TextInput aria-label="Search" value={typed} onChange={(event) => type(event.target.value)} onBlur={flush} />
      <Button onClick={() => void setOrder('year')}>By year</Button>
      <p>{isOnTheWay ? 'On the way' : 'Here'}</p>
    </>
  )
}
const Earlier = () => <h1>The earlier screen</h1>

let tab = memoryWindow()
let code: Promise<{ Component: typeof Earlier }>
let codeComes: () => void

/** The app's own router, which can stand in no other: a tree of its own. */
const App = () => {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!place.current) return undefined
    const places = [
      { children: [{ path: '/list', element: <List /> }, { path: '/earlier', lazy: () => code }, { path: '*' }] },
    ]
    const root = createRoot(place.current)
    root.render(<RouterProvider router={createPageRouter(places, tab.window)} />)
    return () => queueMicrotask(() => root.unmount())
  }, [])
  return <main ref={place} className="flex gap-4 p-4" />
}

const meta = preview.meta({
  title: 'routing/useTyped',
  component: App,
  tags: ['!autodocs'],
  beforeEach: () => {
    tab = memoryWindow('/earlier')
    tab.window.history.pushState(null, '', '/list')
    code = new Promise((resolve) => {
      codeComes = () => resolve({ Component: Earlier })
    })
  },
})
type Context = Parameters<Play>[0]

const addresses = () => tab.entries.map(({ url }) => url)
/** Types once one has gone back to a screen whose code is to come, and leaves the field, which writes what is typed. */
const typesOnTheWay = async ({ canvas, userEvent }: Pick<Context, 'canvas' | 'userEvent'>) => {
  const field = await canvas.findByRole('textbox', { name: 'Search' })
  tab.window.history.go(-1)
  await canvas.findByText('On the way')
  await userEvent.type(field, 'cats')
  await userEvent.tab()
  await expect(field).not.toHaveFocus()
  return field
}

/** The entry that one goes back to is not written over, and one gets there. */
export const GoingBack = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context
    await typesOnTheWay(context)
    await userEvent.click(canvas.getByRole('button', { name: 'By year' }))
    await expect(addresses()).toEqual(['/earlier', '/list'])
    codeComes()
    await expect(await canvas.findByRole('heading', { name: 'The earlier screen' })).toBeVisible()
    await expect(addresses()).toEqual(['/earlier', '/list'])
    await expect(tab.address()).toBe('/earlier')
  },
})
/** Who comes forward again before it is there finds what was typed, in the address as well. */
export const StayingAfterAll = meta.story({
  play: async (context) => {
    const field = await typesOnTheWay(context)
    tab.window.history.go(1)
    await waitFor(() => expect(addresses()).toEqual(['/earlier', '/list?q=cats']))
    await expect(field).toHaveValue('cats')
  },
})

/** An address that follows when it is told to. A text with a question mark is not written. */
const Late = () => {
  const [inAddress, setInAddress] = useState('')
  const [coming, setComing] = useState<readonly string[]>([])
  const write = (text: string) => !text.includes('?') && setComing((before) => [...before, text])
  const { typed, setTyped, flush } = useTyped(inAddress, write)
  const follow = () => {
    setInAddress(coming[0] ?? '')
    setComing(coming.slice(1))
  }
  return (
    <main className="flex flex-wrap gap-4 p-4">
      <TextInput aria-label="Search" value={typed} onChange={(event) => setTyped(event.target.value)} onBlur={flush} />
      <Button onClick={follow}>The address follows</Button>
      <Button onClick={() => setInAddress('back')}>Back</Button>
      <p>In the address: {inAddress || 'nothing'}</p>
    </main>
  )
}
const types = async ({ canvas, userEvent }: Context, text: string) => {
  const field = canvas.getByRole('textbox', { name: 'Search' })
  await userEvent.type(field, text)
  await userEvent.tab()
  return field
}
const follows = async ({ canvas, userEvent }: Context, text: string) => {
  await userEvent.click(canvas.getByRole('button', { name: 'The address follows' }))
  await expect(canvas.getByText(`In the address: ${text}`)).toBeVisible()
}
/** What was typed before arrives while more is typed, which is not taken back; another text of the address is shown. */
export const EarlierTextArrives = meta.story({
  parameters: screenAt({ path: '/', at: '/', shell: false }),
  render: () => <Late />,
  play: async (context) => {
    const field = await types(context, 'a')
    await types(context, 'b')
    await follows(context, 'a')
    await expect(field).toHaveValue('ab')
    await types(context, '?')
    await follows(context, 'ab')
    await expect(field).toHaveValue('ab?')
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Back' }))
    await waitFor(() => expect(field).toHaveValue('back'))
  },
})
