import preview from '@bunko/storybook/preview'
import { useEffect, useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { Link, RouterProvider } from 'react-router-dom'
import { expect } from 'storybook/test'
import { Button } from '../components/Button/Button.tsx'
import { createPageRouter } from './page-router.ts'
import { memoryWindow } from './testing/memory-window.ts'
import { useStillHere } from './use-still-here.ts'

const Form = () => {
  const isHere = useStillHere()
  const [said, setSaid] = useState('')
  return (
    <>
      <Link to="/other">Other screen</Link>
      <Button onClick={() => setSaid(isHere() ? 'goes on from here' : 'goes nowhere')}>The answer comes</Button>
      <p>{said}</p>
    </>
  )
}
const Other = () => <h1>The other screen</h1>
const code = { arrives: () => {} }
/** The app's own router, which can stand in no other: a tree of its own. */
const App = () => {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!place.current) return undefined
    const arrived = new Promise<void>((resolve) => (code.arrives = resolve))
    const other = async () => {
      await arrived
      return { Component: Other }
    }
    const places = [{ children: [{ path: '/', element: <Form /> }, { path: '/other', lazy: other }, { path: '*' }] }]
    const root = createRoot(place.current)
    root.render(<RouterProvider router={createPageRouter(places, memoryWindow().window)} />)
    return () => queueMicrotask(() => root.unmount())
  }, [])
  return <main ref={place} className="flex gap-4 p-4" />
}

const meta = preview.meta({
  title: 'routing/useStillHere',
  component: App,
  tags: ['!autodocs'],
})

/** Who has followed a link is on the way, also while the old screen stands because the code of the new one is to come. */
export const OnTheWay = meta.story({
  play: async ({ canvas, userEvent }) => {
    const answer = await canvas.findByRole('button', { name: 'The answer comes' })
    await userEvent.click(answer)
    await expect(canvas.getByText('goes on from here')).toBeVisible()
    await userEvent.click(canvas.getByRole('link', { name: 'Other screen' }))
    await userEvent.click(answer)
    await expect(canvas.getByText('goes nowhere')).toBeVisible()
    code.arrives()
    await expect(await canvas.findByRole('heading', { name: 'The other screen' })).toBeVisible()
  },
})
