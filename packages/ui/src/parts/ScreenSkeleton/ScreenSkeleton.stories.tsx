import preview from '@bunko/storybook/preview'
import { expect } from 'storybook/test'
import { ScreenSkeleton } from './ScreenSkeleton.tsx'

const meta = preview.meta({
  component: ScreenSkeleton,
})

export const Screen = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Loading…$/)
    await userEvent.tab()
    await expect(document.body).toHaveFocus()
  },
})
export const Phone = meta.story({
  globals: { viewport: { value: 'small' }, theme: 'dark' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Loading…')).toBeInTheDocument()
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
})
