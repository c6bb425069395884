import preview from '@bunko/storybook/preview'
import { screenAt } from '@bunko/storybook/screen'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { Button } from '../components/Button/Button.tsx'

const Explosive = () => {
  const [lit, setLit] = useState(false)
  if (lit) throw new Error('a screen that breaks on purpose')
  return (
    <>
      <h1>A fragile screen</h1>
      <Button onClick={() => setLit(true)}>Break it</Button>
    </>
  )
}

const meta = preview.meta({
  title: 'Journeys/A screen breaks',
  component: Explosive,
  parameters: {
    ...screenAt({ path: '/admin/fragile', at: '/admin/fragile' }),
    // React reports what a boundary has caught.
    expectedErrors: /breaks on purpose|error occurred in the <Explosive>/,
  },
})

/** The shell stays, and the screen can be drawn again. */
export const TheShellStays = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Break it' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This screen broke')
    await expect(canvas.getByRole('navigation', { name: 'Back office' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(await canvas.findByRole('heading', { name: 'A fragile screen' })).toBeVisible()
  },
})
