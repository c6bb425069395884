import { contract } from '@bunko/api-client'
import preview from '@bunko/storybook/preview'
import { screenAt, type Play } from '@bunko/storybook/screen'
import { useState } from 'react'
import { expect, waitFor, within } from 'storybook/test'
import { useShelf } from '../../data/shelves.ts'
import { about } from '../../lib/story-about.ts'
import { usePreferences } from '../../preferences/preferences.tsx'
import { Shelf } from './Shelf.tsx'

const Trending = () => (
  <Shelf title="Trending" query={useShelf('trending')} limit={20} all={{ label: 'All of it', to: '/top' }} />
)
const LeftAtItsEnd = () => {
  const [places] = useState(() => new Map([['Trending', 99]]))
  return <Shelf title="Trending" query={useShelf('trending')} limit={20} places={places} />
}
const WithMature = () => {
  const [, prefer] = usePreferences()
  return (
    <>
      <button type="button" onClick={() => prefer({ mature: true })}>
        Show mature titles
      </button>
      <Trending />
    </>
  )
}
const meta = preview.meta({
  title: 'parts/Shelf',
  component: Trending,
  globals: { level: 'anonymous' },
  parameters: about(Shelf, screenAt({ path: '/shelf', at: '/shelf' })),
})

type Context = Parameters<Play>[0]
const list = ({ canvas }: Context) => canvas.findByRole('list', { name: 'Trending' })

/** A smooth scroll has come to its end, so that no picture is taken on the way. */
const rested = (row: HTMLElement) => {
  let at = Number.NaN
  return waitFor(
    () => {
      const before = at
      at = row.scrollLeft
      return expect(at).toBe(before)
    },
    { interval: 100 },
  )
}

/** Previous and Next go by what is seen; at an end they say that there is no more, and keep the focus. */
export const Buttons = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context
    const row = await list(context)
    const button = (name: string) => canvas.findByRole('button', { name: `${name} titles of Trending` })
    const [back, on] = [await button('Previous'), await button('Next')]
    await expect(back).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(on)
    await waitFor(() => expect(row.scrollLeft).toBeGreaterThan(300))
    await waitFor(() => expect(back).toHaveAttribute('aria-disabled', 'false'))
    await rested(row)
    row.scrollTo({ left: row.scrollWidth })
    await waitFor(() => expect(on).toHaveAttribute('aria-disabled', 'true'))
    await expect(on).toHaveFocus()
    await userEvent.click(back)
    await waitFor(() => expect(on).toHaveAttribute('aria-disabled', 'false'))
    await rested(row)
  },
})

const isWhole = (row: HTMLElement) => {
  const { left, right } = row.getBoundingClientRect()
  return within(row)
    .getAllByRole('listitem')
    .map((item) => item.getBoundingClientRect())
    .filter((box) => box.right > left && box.left < right)
    .every((box) => box.left >= left && box.right <= right)
}
/** Where there are buttons no cover is cut off, before and after one is pressed, and none is passed over. */
export const WholeCovers = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context
    const row = await list(context)
    await waitFor(() => expect(within(row).getAllByRole('listitem').length).toBeGreaterThan(12))
    await expect(isWhole(row)).toBe(true)
    const { right } = row.getBoundingClientRect()
    const next = within(row)
      .getAllByRole('listitem')
      .find((item) => item.getBoundingClientRect().left > right)!
    await userEvent.click(await canvas.findByRole('button', { name: 'Next titles of Trending' }))
    await waitFor(() => expect(row.scrollLeft).toBeGreaterThan(300))
    await rested(row)
    await expect(isWhole(row)).toBe(true)
    const { left } = row.getBoundingClientRect()
    await expect(Math.abs(next.getBoundingClientRect().left - left)).toBeLessThan(8)
  },
})

/** Where one reads from the right the next ones are on the left. */
export const FromTheRight = meta.story({
  globals: { direction: 'rtl' },
  play: async (context) => {
    const { canvas, userEvent } = context
    const row = await list(context)
    const button = (name: string) => canvas.findByRole('button', { name: `${name} titles of Trending` })
    const [back, on] = [await button('Previous'), await button('Next')]
    await expect(back).toHaveAttribute('aria-disabled', 'true')
    await expect(on).toHaveAttribute('aria-disabled', 'false')
    await userEvent.click(on)
    await waitFor(() => expect(row.scrollLeft).toBeLessThan(-300))
    await waitFor(() => expect(back).toHaveAttribute('aria-disabled', 'false'))
    row.scrollTo({ left: -row.scrollWidth })
    await waitFor(() => expect(on).toHaveAttribute('aria-disabled', 'true'))
    await userEvent.click(back)
    await waitFor(() => expect(on).toHaveAttribute('aria-disabled', 'false'))
  },
})

/** By keyboard: whatever has the focus is seen. */
export const Keyboard = meta.story({
  play: async (context) => {
    const row = await list(context)
    const last = within(row).getAllByRole('link').at(-1)!
    last.focus()
    // WebKit scrolls to it a frame later.
    await waitFor(() => expect(last.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth))
    await expect(last.getBoundingClientRect().left).toBeGreaterThanOrEqual(0)
  },
})

const held = { release: () => {} }
/** The skeleton is exactly as high as what takes its place. */
export const NoJump = meta.story({
  beforeEach: ({ server }) => void (held.release = server.hang(contract.titles.trending)),
  play: async (context) => {
    const { canvas } = context
    const region = await canvas.findByRole('region', { name: 'Trending' })
    const before = region.getBoundingClientRect().height
    held.release()
    await list(context)
    await expect(region.getBoundingClientRect().height).toBeCloseTo(before, 0)
  },
})

/** A row whose titles come late begins where it was left all the same, or as near as it reaches by now. */
export const BeginsWhereItWasLeft = meta.story({
  render: () => <LeftAtItsEnd />,
  beforeEach: ({ server }) => void (held.release = server.hang(contract.titles.trending)),
  play: async (context) => {
    await context.canvas.findByText('Loading Trending…')
    held.release()
    const row = await list(context)
    await expect(row.scrollLeft).toBeGreaterThan(300)
    await expect(row.scrollWidth - row.clientWidth - row.scrollLeft).toBeLessThan(2)
  },
})

/** Erotica is hidden until the viewer asks for it; a shelf of nothing else is not there. */
export const Mature = meta.story({
  render: () => <WithMature />,
  beforeEach: ({ server }) => {
    for (const { id } of server.db.titles.all()) server.db.titles.update(id, { content_rating: 'erotica' })
  },
  play: async ({ canvas, server, userEvent }) => {
    await waitFor(() => expect(server.journal.some(({ path }) => path === '/manga/trending')).toBe(true))
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Trending' })).toBeNull())
    await userEvent.click(canvas.getByRole('button', { name: 'Show mature titles' }))
    const region = within(await canvas.findByRole('region', { name: 'Trending' }))
    await waitFor(() => expect(region.getAllByRole('listitem')).toHaveLength(20))
  },
})

export const LongText = meta.story({
  globals: { viewport: { value: 'small' } },
  beforeEach: ({ server }) => {
    for (const { id } of server.db.titles.all())
      server.db.titles.update(id, { primary_title: id % 2 ? 'x'.repeat(200) : '進撃の司書'.repeat(40) })
  },
  play: async (context) => {
    const row = await list(context)
    for (const name of within(row).getAllByRole('heading'))
      await expect(name.scrollWidth).toBeLessThanOrEqual(name.clientWidth)
    const root = document.documentElement
    await expect(root.scrollWidth).toBeLessThanOrEqual(root.clientWidth)
  },
})
