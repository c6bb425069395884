import { TITLE, TITLE_JAPANESE, TITLE_KOREAN } from '@bunko/mock-server'
import preview from '@bunko/storybook/preview'
import { screenAt, type Play } from '@bunko/storybook/screen'
import { expect, screen, userEvent, within } from 'storybook/test'
import { forgetDrafts, sessionEnds, ThisBrowser } from '../../drafts/story-session-ends.tsx'
import { discardDraft } from '../../parts/DraftOffer/story-discard.tsx'
import { paths } from '../../paths.ts'
import { SeasonScreen } from './SeasonScreen.tsx'

type Context = Parameters<Play>[0]
const FALL = 1
const OFFER = 'You have unsaved changes to this chart'
const meta = preview.meta({
  title: 'Screens/Season/Draft',
  component: SeasonScreen,
  globals: { level: '2' },
  parameters: screenAt({ path: paths.season.pattern, at: paths.season.to({ year: '2026', season: 'fall' }) }),
  beforeEach: ({ server }) => {
    server.db.seasons.update(FALL, { title_ids: [TITLE.id, TITLE_KOREAN.id, TITLE_JAPANESE.id] })
  },
})

const stored = ({ server }: Context) => server.db.seasons.get(FALL)?.title_ids
const rows = ({ canvas }: Context) => within(canvas.getByRole('list', { name: 'Titles of Fall 2026' }))
const removeFirst = async ({ canvas }: Context) =>
  userEvent.click(await canvas.findByRole('button', { name: `Remove ${TITLE.primary_title}` }))
/** Goes to another chart with what was changed unsaved, and comes back. */
const leftAndReturned = async (context: Context) => {
  const { canvas } = context
  await removeFirst(context)
  await userEvent.click(await canvas.findByRole('link', { name: 'Summer 2026' }))
  const asked = within(await screen.findByRole('alertdialog', { name: 'Leave without saving Fall 2026?' }))
  await expect(asked.getByText(/kept as a draft, and offered when you come back/)).toBeVisible()
  await userEvent.click(asked.getByRole('button', { name: 'Leave' }))
  await userEvent.click(await canvas.findByRole('link', { name: 'Fall 2026' }))
  await expect(await canvas.findByText(OFFER)).toBeVisible()
  await expect(rows(context).getAllByRole('listitem')).toHaveLength(3)
}

export const LeftAndReturned = meta.story({ play: leftAndReturned })
export const Restored = meta.story({
  play: async (context) => {
    const { canvas } = context
    await leftAndReturned(context)
    await userEvent.click(canvas.getByRole('button', { name: 'Restore' }))
    await expect(canvas.queryByText(OFFER)).toBeNull()
    await expect(rows(context).getAllByRole('listitem')).toHaveLength(2)
    await expect(canvas.getByText('Not saved yet: 1 removed')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Save chart' }))
    await expect(await screen.findByText('The chart of Fall 2026 is up to date.')).toBeVisible()
    await expect(stored(context)?.toSorted((a, b) => a - b)).toEqual(
      [TITLE_KOREAN.id, TITLE_JAPANESE.id].toSorted((a, b) => a - b),
    )
    // It is saved: nothing is offered any more.
    await userEvent.click(canvas.getByRole('link', { name: 'Summer 2026' }))
    await userEvent.click(await canvas.findByRole('link', { name: 'Fall 2026' }))
    await canvas.findByRole('list', { name: 'Titles of Fall 2026' })
    await expect(canvas.queryByText(OFFER)).toBeNull()
  },
})
/** Somebody else has saved it since: what was kept remembers what it began with. */
export const ChangedSince = meta.story({
  play: async (context) => {
    const { canvas, server } = context
    await leftAndReturned(context)
    server.db.seasons.update(FALL, { title_ids: [TITLE.id, TITLE_KOREAN.id] })
    await userEvent.click(canvas.getByRole('button', { name: 'Restore' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Save chart' }))
    await expect(await canvas.findByText('Somebody else changed this chart')).toBeVisible()
    await expect(canvas.getByText(/^They removed:/)).toHaveTextContent(TITLE_JAPANESE.primary_title)
  },
})
export const Discarded = meta.story({
  play: async (context) => {
    const { canvas } = context
    await leftAndReturned(context)
    await discardDraft(context)
    await expect(canvas.queryByText(OFFER)).toBeNull()
    await expect(rows(context).getAllByRole('listitem')).toHaveLength(3)
    await expect(canvas.getByText('No changes to save')).toBeVisible()
  },
})

export const SessionEnds = meta.story({
  beforeEach: forgetDrafts,
  render: () => (
    <ThisBrowser>
      <SeasonScreen />
    </ThisBrowser>
  ),
  play: async (context) => {
    await removeFirst(context)
    await sessionEnds(context, {
      send: () => userEvent.click(context.canvas.getByRole('button', { name: 'Save chart' })),
      backTo: '/admin/seasons/2026/fall',
      keeps: ['season:Fall 2026', TITLE_JAPANESE.primary_title],
    })
    await expect(stored(context)).toHaveLength(3)
  },
})
