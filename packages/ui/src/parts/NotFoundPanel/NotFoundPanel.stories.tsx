import preview from '@bunko/storybook/preview'
import { useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import { Button } from '../../components/Button/Button.tsx'
import { NotFoundPanel } from './NotFoundPanel.tsx'

const meta = preview.meta({
  component: NotFoundPanel,
  args: { what: 'Page' },
})

const robots = () => document.head.querySelector('meta[name="robots"]')

export const Page = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
    await expect(canvas.getByText('The address may be mistyped, or what stood here is gone.')).toBeVisible()
    const home = canvas.getByRole('link', { name: 'Go Home' })
    await expect(home).toHaveAttribute('href', '/')
    await userEvent.tab()
    await expect(home).toHaveFocus()
  },
})
export const Title = meta.story({
  args: { what: 'Title' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Title not found' })).toBeVisible()
  },
})
/** Searchers are told to leave the address out, for as long as it is on the screen. */
export const NotForSearchers = meta.story({
  render: function Leaving(args) {
    const [isOpen, setIsOpen] = useState(true)
    return isOpen ? (
      <>
        <NotFoundPanel {...args} />
        <Button onClick={() => setIsOpen(false)}>Elsewhere</Button>
      </>
    ) : (
      <p>Found</p>
    )
  },
  play: async ({ canvas, userEvent }) => {
    await expect(robots()).toHaveAttribute('content', 'noindex')
    await userEvent.click(canvas.getByRole('button', { name: 'Elsewhere' }))
    await waitFor(() => expect(robots()).toBeNull())
  },
})
export const Phone = meta.story({
  globals: { viewport: { value: 'small' }, theme: 'dark' },
  args: { what: 'Magazine' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('link', { name: 'Go Home' })).toBeVisible()
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
})
