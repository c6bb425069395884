import preview from '@bunko/storybook/preview'
import { expect, fn, within } from 'storybook/test'
import { Card } from '../../components/Card/Card.tsx'
import { Pager } from './Pager.tsx'

const meta = preview.meta({
  component: Pager,
  args: { page: 2, pages: 3, linkOf: (page: number) => `/?page=${page}`, onGo: fn() },
})

const box = (one: Element) => one.getBoundingClientRect()
/** On which side of its words a link has its arrow. */
const arrowOf = (link: HTMLElement, words: string) =>
  box(link.querySelector('svg')!).left < box(within(link).getByText(words)).left ? 'left' : 'right'

/** Its ends are those of what stands above it, and each arrow stands where it points. */
export const Between = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    const pages = canvas.getByRole('navigation', { name: 'Pages' })
    const previous = canvas.getByRole('link', { name: 'Previous' })
    const next = canvas.getByRole('link', { name: 'Next' })
    await expect(canvas.getByText('Page 2 of 3')).toBeVisible()
    await expect(box(previous).left).toBeCloseTo(box(pages).left, 0)
    await expect(box(next).right).toBeCloseTo(box(pages).right, 0)
    await expect([arrowOf(previous, 'Previous'), arrowOf(next, 'Next')]).toEqual(['left', 'right'])
    await expect(previous).toHaveAttribute('href', '/?page=1')
    await expect(next).toHaveAttribute('href', '/?page=3')
    await userEvent.click(next)
    await expect(args.onGo).toHaveBeenCalledOnce()
  },
})
/** Where one reads from the right, so do the arrows. */
export const FromTheRight = meta.story({
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const previous = canvas.getByRole('link', { name: 'Previous' })
    const next = canvas.getByRole('link', { name: 'Next' })
    await expect([arrowOf(previous, 'Previous'), arrowOf(next, 'Next')]).toEqual(['right', 'left'])
    for (const link of [previous, next]) await expect(getComputedStyle(link.querySelector('svg')!).scale).toBe('-1 1')
  },
})
/** In a card that has no padding of its own it keeps away from the edges. */
export const InACard = meta.story({
  args: { inCard: true },
  render: (args) => (
    <Card flush>
      <Pager {...args} />
    </Card>
  ),
  play: async ({ canvas }) => {
    const { left, right } = box(canvas.getByRole('navigation', { name: 'Pages' }))
    await expect(box(canvas.getByRole('link', { name: 'Previous' })).left - left).toBeGreaterThanOrEqual(16)
    await expect(right - box(canvas.getByRole('link', { name: 'Next' })).right).toBeGreaterThanOrEqual(16)
  },
})
export const First = meta.story({
  args: { page: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Page 1 of 3')).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Previous' })).toBeNull()
    await expect(canvas.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '/?page=2')
  },
})
export const Last = meta.story({
  args: { page: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Page 3 of 3')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Previous' })).toHaveAttribute('href', '/?page=2')
    await expect(canvas.queryByRole('link', { name: 'Next' })).toBeNull()
  },
})
/** Where nobody says how many there are, there may be another one. */
export const HowManyIsNotKnown = meta.story({
  args: { pages: null },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Page 2')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Next' })).toBeVisible()
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
})
/** Where there is little room, long numbers have a line of their own. */
export const LongNumbers = meta.story({
  args: { page: 98_765, pages: 123_456 },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Page 98765 of 123456')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Next' })).toBeVisible()
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
})
