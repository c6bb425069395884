import preview from '@bunko/storybook/preview'
import { expect, waitFor } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { Clamp } from './Clamp.tsx'

const TALL = (
  <>
    <p>The beginning</p>
    <div style={{ height: '3000px' }} />
    <Button>At the end</Button>
  </>
)
const meta = preview.meta({ component: Clamp, args: { isLong: true, children: TALL } })

const height = (canvasElement: HTMLElement) => canvasElement.getBoundingClientRect().height

export const Closed = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    const more = canvas.getByRole('button', { name: 'Show more' })
    await expect(height(canvasElement)).toBeLessThan(800)
    await userEvent.click(more)
    await expect(height(canvasElement)).toBeGreaterThan(3000)
    await expect(more).toHaveAccessibleName('Show less')
    await userEvent.click(more)
    await expect(height(canvasElement)).toBeLessThan(800)
  },
})
/** Who gets there by keyboard sees where they are. */
export const OpensForTheFocus = meta.story({
  play: async ({ canvas, canvasElement }) => {
    const end = canvas.getByRole('button', { name: 'At the end' })
    end.focus({ preventScroll: true })
    await expect(height(canvasElement)).toBeGreaterThan(3000)
    await expect(canvas.getByRole('button', { name: 'Show less' })).toHaveAttribute('aria-expanded', 'true')
  },
})
/** As when the browser has found a word in it. */
export const OpensForWhatIsFound = meta.story({
  play: async ({ canvas, canvasElement }) => {
    canvas.getByRole('button', { name: 'At the end' }).scrollIntoView()
    await waitFor(() => expect(height(canvasElement)).toBeGreaterThan(3000))
  },
})
/** The page ends where it ends, also where the last of it is for ears alone. */
export const EndForEarsAlone = meta.story({
  args: {
    children: (
      <>
        {TALL}
        <p>
          <VisuallyHidden>Removed</VisuallyHidden>
        </p>
      </>
    ),
  },
  play: async () => {
    await expect(document.documentElement.scrollHeight).toBeLessThan(1500)
  },
})
export const NotLong = meta.story({
  args: { isLong: false },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('button', { name: 'Show more' })).toBeNull()
    await expect(height(canvasElement)).toBeGreaterThan(3000)
  },
})
