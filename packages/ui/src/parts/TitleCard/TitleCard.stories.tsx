import { TITLE, TITLE_LONG } from '@bunko/mock-server/named'
import preview from '@bunko/storybook/preview'
import { screenAt, type Play } from '@bunko/storybook/screen'
import { expect, waitFor, within } from 'storybook/test'
import { useTitle } from '../../data/titles.ts'
import { about } from '../../lib/story-about.ts'
import { TitleCard, TitleCardSkeleton } from './TitleCard.tsx'

const Shelf = ({ id, eager = false }: { id: string; eager?: boolean }) => {
  const { data } = useTitle(id)
  return (
    <div className="w-44 max-w-full">{data ? <TitleCard title={data} eager={eager} /> : <TitleCardSkeleton />}</div>
  )
}
const meta = preview.meta({
  title: 'parts/TitleCard',
  component: Shelf,
  args: { id: TITLE.public_id },
  parameters: about(TitleCard, screenAt({ path: '/shelf', at: '/shelf' })),
})

const offers =
  (label: string | null): Play =>
  async ({ canvas, userEvent }) => {
    const link = await canvas.findByRole('link', { name: TITLE.primary_title })
    const edit = within(canvas.getByRole('main')).queryByRole('link', { name: /edit/i })
    if (label === null) return expect(edit).toBeNull()
    await expect(edit).toHaveAccessibleName(label)
    await expect(edit).toHaveAttribute('href', `/admin/edit-title/${TITLE.public_id}`)
    link.focus()
    await userEvent.tab()
    await expect(edit).toHaveFocus()
    await expect(edit).toBeVisible()
  }
export const Moderator = meta.story({ globals: { level: '2' }, play: offers(`Edit ${TITLE.primary_title}`) })
export const Editor = meta.story({ globals: { level: '3' }, play: offers(`Propose an edit of ${TITLE.primary_title}`) })
export const RegularUser = meta.story({ globals: { level: '5' }, play: offers(null) })
export const Visitor = meta.story({ globals: { level: 'anonymous' }, play: offers(null) })

/** The ring is around the whole card: around a name that is cut off it would be cut off as well. */
export const Focused = meta.story({
  args: { id: TITLE_LONG.public_id },
  globals: { level: 'anonymous' },
  play: async ({ canvas, userEvent }) => {
    const link = await canvas.findByRole('link', { name: TITLE_LONG.primary_title })
    while (document.activeElement !== link) await userEvent.tab()
    const ring = getComputedStyle(link, '::after')
    await expect(ring.outlineStyle).toBe('solid')
    await waitFor(() => expect(ring.outlineWidth).toBe('2px'))
    await expect(parseFloat(ring.height)).toBeCloseTo(link.closest('article')!.clientHeight, 0)
    await expect(getComputedStyle(link).outlineStyle).toBe('none')
  },
})

const ORIGINAL = `/media/covers/${TITLE.public_id}/1/original.svg`
/** A server may not have made the size that fits: any is better than none. */
export const PictureInAnotherSize = meta.story({
  args: { eager: true },
  beforeEach: ({ server }) => {
    server.db.titles.update(TITLE.id, { covers: { thumbnail: '', medium: '', large: null, original: ORIGINAL } })
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('link', { name: TITLE.primary_title })
    await expect(canvasElement.querySelector('article img')).toHaveAttribute('src', expect.stringContaining(ORIGINAL))
  },
})

const inOneLine: Play = async ({ canvas }) => {
  const kind = await canvas.findByText('Light novel')
  await expect(kind.scrollWidth).toBeLessThanOrEqual(kind.clientWidth)
}
/** On the shelf of a telephone the longest kind, a year and a figure stand in one line. */
export const OnNarrowShelf = meta.story({
  render: (args) => (
    <div className="w-38">
      <Shelf {...args} />
    </div>
  ),
  globals: { level: 'anonymous', viewport: { value: 'phone' } },
  beforeEach: ({ server }) => {
    const statistics = { follows: 12_000, favorites: 900, rating: 9.6, rating_count: 400 }
    server.db.titles.update(TITLE.id, { type: 'light_novel', year: 2023, statistics })
  },
  play: inOneLine,
})

/** And so they do where two cards share the narrowest window. */
export const OfTwoAt320 = meta.story({
  render: (args) => (
    <div className="w-34">
      <Shelf {...args} />
    </div>
  ),
  globals: { level: 'anonymous', viewport: { value: 'small' } },
  beforeEach: ({ server }) => void server.db.titles.update(TITLE.id, { type: 'light_novel' }),
  play: inOneLine,
})

/** Under the pointer the way to edit it is seen; there it has the focus as well. */
export const States = meta.story({
  parameters: { ...screenAt({ path: '/shelf', at: '/shelf', shell: false }), pseudo: { hover: true } },
  play: async ({ canvas, userEvent }) => {
    const edit = await canvas.findByRole('link', { name: `Edit ${TITLE.primary_title}` })
    while (document.activeElement !== edit) await userEvent.tab()
    await expect(edit).toHaveFocus()
    await expect(edit).toBeVisible()
  },
})

export const LongText = meta.story({
  globals: { level: '2' },
  beforeEach: ({ server }) => {
    server.db.titles.update(TITLE.id, { primary_title: 'x'.repeat(200), type: 'y'.repeat(200), covers: null })
  },
  play: async ({ canvas }) => {
    const name = await canvas.findByRole('heading', { name: 'x'.repeat(200) })
    const card = name.closest('article')!
    await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth)
    await expect(name.scrollWidth).toBeLessThanOrEqual(name.clientWidth)
    await expect(name.clientHeight).toBeLessThan(50)
    // Two lines: wider letters may need them for a kind that is known.
    await expect(card.querySelector('p:last-of-type')!.clientHeight).toBeLessThan(45)
  },
})
