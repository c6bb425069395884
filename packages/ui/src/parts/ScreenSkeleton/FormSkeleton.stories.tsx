import { ownFrame } from '@bunko/storybook/own-frame'
import preview from '@bunko/storybook/preview'
import { expect } from 'storybook/test'
import { FormSkeleton } from './FormSkeleton.tsx'

/** The columns of the forms begin at 1024 px, which no frame of a page has: here they begin earlier. */
const meta = preview.meta({
  component: FormSkeleton,
  args: { label: 'Loading magazine…', columns: 'gap-5 md:grid-cols-[minmax(0,1fr)_20rem]' },
  globals: { viewport: { value: 'desk' } },
  parameters: ownFrame('480px'),
})

/** The two cards, as they are laid out. */
const cardsIn = (canvas: HTMLElement) =>
  [...canvas.querySelector('.grid')!.children].map((card) => card.getBoundingClientRect())

/** The shape of a form is known before what is in it: the second card is as narrow as that of the form. */
export const OfAHouse = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Loading magazine…$/)
    const [fields, aside] = cardsIn(canvasElement)
    await expect(aside!.top).toBe(fields!.top)
    await expect(aside!.width).toBe(320)
    await userEvent.tab()
    await expect(document.body).toHaveFocus()
  },
})
/** Two cards of one width. */
export const OfAPerson = meta.story({
  args: { label: 'Loading author…', columns: 'gap-6 md:grid-cols-2' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Loading author…')).toBeInTheDocument()
    const [first, second] = cardsIn(canvasElement)
    await expect(second!.top).toBe(first!.top)
    await expect(second!.width).toBeCloseTo(first!.width, 0)
  },
})
/** One card below the other. */
export const Phone = meta.story({
  globals: { viewport: { value: 'small' } },
  play: async ({ canvasElement }) => {
    const [first, second] = cardsIn(canvasElement)
    await expect(second!.top).toBeGreaterThan(first!.bottom)
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
})
