import preview from '@bunko/storybook/preview'
import { expect } from 'storybook/test'
import { FormSkeleton } from './FormSkeleton.tsx'
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
/** The shape of a form is known before what is in it. */
export const Form = meta.story({
  render: () => <FormSkeleton label="Loading magazine…" columns="gap-5 lg:grid-cols-[minmax(0,1fr)_20rem]" />,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Loading magazine…')).toBeInTheDocument()
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
})
