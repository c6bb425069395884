import preview from '@bunko/storybook/preview'
import { screenAt, type Play } from '@bunko/storybook/screen'
import { useEffect, useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider, useNavigate, useSearchParams } from 'react-router-dom'
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
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const inAddress = params.get('q') ?? ''
  const [coming, setComing] = useState<readonly string[]>([])
  const write = (text: string) => !text.includes('?') && setComing((before) => [...before, text])
  const { typed, setTyped, flush, show } = useTyped(inAddress, write)
  const go = (q: string, replace: boolean) => void navigate({ search: String(new URLSearchParams({ q })) }, { replace })
  return (
    <main className="flex flex-wrap gap-4 p-4">
      <TextInput aria-label="Search" value={typed} onChange={(event) => setTyped(event.target.value)} onBlur={flush} />
      <Button
        onClick={() => {
          go(coming[0] ?? '', true)
          setComing(coming.slice(1))
        }}
      >
        The address follows
      </Button>
      <Button onClick={() => setComing([])}>They cancel out</Button>
      <Button
        onClick={() => {
          show('picked')
          write('picked')
        }}
      >
        Pick
      </Button>
      <Button onClick={() => go('ab?', false)}>A link</Button>
      <Button onClick={() => void navigate(-1)}>Back</Button>
      <p>In the address: {inAddress || 'nothing'}</p>
    </main>
  )
}
const late = { parameters: screenAt({ path: '/', at: '/?q=a', shell: false }), render: () => <Late /> }
const search = ({ canvas }: Context) => canvas.getByRole('textbox', { name: 'Search' })
const press = ({ canvas, userEvent }: Context, name: string) => userEvent.click(canvas.getByRole('button', { name }))
const types = async (context: Context, text: string) => {
  await context.userEvent.type(search(context), text)
  await context.userEvent.tab()
}
const follows = async (context: Context, text: string) => {
  await press(context, 'The address follows')
  await expect(context.canvas.getByText(`In the address: ${text}`)).toBeVisible()
}
const shows = (context: Context, text: string) => waitFor(() => expect(search(context)).toHaveValue(text))

/** What was typed, or picked, before arrives while more is typed, which is not taken back. */
export const EarlierTextArrives = meta.story({
  ...late,
  play: async (context) => {
    await types(context, 'b')
    await types(context, 'c')
    await follows(context, 'ab')
    await expect(search(context)).toHaveValue('abc')
    await types(context, '?')
    await follows(context, 'abc')
    await expect(search(context)).toHaveValue('abc?')
    await press(context, 'Pick')
    await types(context, ' up?')
    await follows(context, 'picked')
    await expect(search(context)).toHaveValue('picked up?')
  },
})
/** What the address is told from elsewhere is shown, also where it was typed once and never got there. */
export const TypedBeforeAndComesFromElsewhere = meta.story({
  ...late,
  play: async (context) => {
    await types(context, 'b?')
    await types(context, '!')
    await press(context, 'A link')
    await shows(context, 'ab?')
    await context.userEvent.clear(search(context))
    await types(context, 'a')
    await context.userEvent.clear(search(context))
    await types(context, 'x')
    await press(context, 'They cancel out')
    await press(context, 'Back')
    await shows(context, 'a')
  },
})
