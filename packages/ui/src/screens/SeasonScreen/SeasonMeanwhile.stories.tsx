import { TITLE, TITLE_CHINESE, TITLE_JAPANESE, TITLE_KOREAN } from '@bunko/mock-server'
import preview from '@bunko/storybook/preview'
import { screenAt, type Play } from '@bunko/storybook/screen'
import { expect, userEvent, within } from 'storybook/test'
import { paths } from '../../paths.ts'
import { SeasonScreen } from './SeasonScreen.tsx'
import { discardChanges } from './story-discard.tsx'

type Context = Parameters<Play>[0]
const FALL = 1
const meta = preview.meta({
  title: 'Screens/Season/Meanwhile',
  component: SeasonScreen,
  globals: { level: '2' },
  parameters: screenAt({ path: paths.season.pattern, at: paths.season.to({ year: '2026', season: 'fall' }) }),
  beforeEach: ({ server }) => {
    server.db.seasons.update(FALL, { title_ids: [TITLE.id, TITLE_KOREAN.id, TITLE_JAPANESE.id] })
  },
})

const press = ({ canvas }: Context, name: string) => userEvent.click(canvas.getByRole('button', { name }))
const removeFirst = async ({ canvas }: Context) =>
  userEvent.click(await canvas.findByRole('button', { name: `Remove ${TITLE.primary_title}` }))
/** A colleague has stored another chart before this one is saved. */
const savedAfter = async (context: Context, title_ids: number[]) => {
  const { canvas, server } = context
  server.db.seasons.update(FALL, { title_ids })
  await press(context, 'Save chart')
  await expect(await canvas.findByText('Somebody else changed this chart')).toBeVisible()
}
const changed = async (context: Context, title_ids: number[]) => {
  await removeFirst(context)
  await savedAfter(context, title_ids)
}
const shows = async ({ canvas }: Context, titles: readonly { primary_title: string }[]) => {
  const list = within(canvas.getByRole('list', { name: 'Titles of Fall 2026' }))
  for (const { primary_title } of titles) await expect(await list.findByText(primary_title)).toBeVisible()
  await expect(list.getAllByRole('listitem')).toHaveLength(titles.length)
}

/** Both made the same change, and they another: the chart is theirs, as it is called. */
export const NothingLeft = meta.story({
  play: async (context) => {
    await changed(context, [TITLE_KOREAN.id, TITLE_JAPANESE.id, TITLE_CHINESE.id])
    await expect(context.canvas.getByText(/as it is stored now; .* nothing is left to save\.$/)).toBeVisible()
    await shows(context, [TITLE_KOREAN, TITLE_JAPANESE, TITLE_CHINESE])
    await expect(context.canvas.getByText('No changes to save')).toBeVisible()
    const save = context.canvas.getByRole('button', { name: 'Save chart' })
    await expect(save).toHaveAttribute('aria-disabled', 'true')
    await expect(save).toHaveFocus()
  },
})
/** On a phone what is said of it stands above the button, which keeps its place in sight. */
export const Phone = meta.story({
  globals: { viewport: { value: 'small' } },
  play: async (context) => {
    const { canvas } = context
    await removeFirst(context)
    const save = canvas.getByRole('button', { name: 'Save chart' })
    const before = save.getBoundingClientRect().bottom
    await expect(before).toBeLessThanOrEqual(innerHeight)
    await savedAfter(context, [TITLE.id, TITLE_JAPANESE.id, TITLE_CHINESE.id])
    const { top, bottom } = save.getBoundingClientRect()
    await expect(Math.round(bottom)).toBe(Math.round(before))
    await expect(canvas.getByText('Somebody else changed this chart').getBoundingClientRect().top).toBeLessThan(top)
  },
})
/** What one goes back to is what they have stored. */
export const DiscardedAfterTheirs = meta.story({
  play: async (context) => {
    await changed(context, [TITLE.id, TITLE_JAPANESE.id, TITLE_CHINESE.id])
    await shows(context, [TITLE_JAPANESE, TITLE_CHINESE])
    await discardChanges(context, '1 removed')
    await shows(context, [TITLE, TITLE_JAPANESE, TITLE_CHINESE])
  },
})
