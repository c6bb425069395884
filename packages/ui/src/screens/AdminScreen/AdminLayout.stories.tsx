import { contract } from '@bunko/api-client'
import preview from '@bunko/storybook/preview'
import { screenAt, type Play } from '@bunko/storybook/screen'
import { expect, waitFor, within } from 'storybook/test'
import { AdminScreen } from './AdminScreen.tsx'

const meta = preview.meta({
  title: 'Screens/Dashboard/Layout',
  component: AdminScreen,
  globals: { level: '2' },
  parameters: screenAt({ path: '/admin', at: '/admin' }),
})

type Canvas = Parameters<Play>[0]['canvas']

const boxOf = (element: HTMLElement) => element.getBoundingClientRect()
const pendingIn = async (canvas: Canvas) => {
  const card = await canvas.findByRole('region', { name: 'Pending Edits' })
  await waitFor(() => expect(within(card).getAllByRole('listitem')).toHaveLength(4))
  return card
}
const tileIn = (canvas: Canvas, title: string) => canvas.getByText(title, { selector: 'main a span' }).closest('a')!

/** What waits begins in a phone's first window, before the tiles, for whoever looks, listens or goes on by Tab. */
export const PendingFirstOnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const card = await pendingIn(canvas)
    await expect(boxOf(card).top).toBeLessThan(600)
    const parts = within(canvas.getByRole('main')).getAllByRole('heading', { level: 2 })
    await expect(parts.map(({ textContent }) => textContent)).toEqual([
      'Pending Edits',
      'Quick actions',
      'Database Information',
    ])
    await expect(boxOf(card).bottom).toBeLessThan(boxOf(tileIn(canvas, 'Content Moderation')).top)
    await expect(boxOf(tileIn(canvas, 'User Levels')).bottom).toBeLessThan(boxOf(tileIn(canvas, 'Add Title')).top)
  },
})

/** On a wide screen the tiles stand behind the card that is read before them, and end where it ends. */
export const SideBySide = meta.story({
  globals: { level: '1', viewport: { value: 'wide' } },
  play: async ({ canvas }) => {
    const card = boxOf(await pendingIn(canvas))
    const [first, last] = [boxOf(tileIn(canvas, 'User Management')), boxOf(tileIn(canvas, 'Analytics'))]
    await expect(first.left).toBeGreaterThan(card.right)
    await expect(first.top).toBeCloseTo(card.top, 0)
    await expect(last.bottom).toBeCloseTo(card.bottom, 0)
    await expect(boxOf(tileIn(canvas, 'Add Title')).top).toBeGreaterThan(card.bottom)
  },
})

const held = { release: () => {} }
/** Why they need not add up; all are as high, and stay so when the figures come. */
export const FiguresSayWhatTheyCount = meta.story({
  globals: { viewport: { value: 'phone' } },
  beforeEach: ({ server }) => void (held.release = server.hang(contract.edits.dashboard)),
  play: async ({ canvas }) => {
    const figures = await canvas.findByRole('region', { name: 'Figures of the period' })
    const heights = () => [...figures.children].map((figure) => Math.round(figure.getBoundingClientRect().height))
    await expect(within(figures).getAllByText('Loading')).toHaveLength(4)
    const before = heights()
    held.release()
    await waitFor(() => expect(within(figures).queryByText('Loading')).toBeNull())
    await expect(heights()).toEqual(before)
    await expect(new Set(before).size).toBe(1)
    await expect(within(figures).getAllByText('decided in this time')).toHaveLength(2)
    await expect(within(figures).getByText('of those proposed')).toBeVisible()
  },
})
