import { TITLE, TITLE_CHINESE, TITLE_JAPANESE, TITLE_KOREAN } from '@bunko/mock-server'
import preview from '@bunko/storybook/preview'
import { screenAt } from '@bunko/storybook/screen'
import { expect, screen, waitFor } from 'storybook/test'
import { paths } from '../paths.ts'
import { SeasonScreen } from '../screens/SeasonScreen/SeasonScreen.tsx'
import { SeasonsScreen } from '../screens/SeasonsScreen/SeasonsScreen.tsx'
import { answerQuestion, focusKept, go, headed, keys, pick, press, type Context } from './keyboard-steps.tsx'

const THREE = [TITLE.id, TITLE_KOREAN.id, TITLE_JAPANESE.id]
const FALL = 1
const at = (address: string) =>
  screenAt({
    path: paths.seasons.pattern,
    at: address,
    routes: [{ path: paths.season.pattern, Component: SeasonScreen }],
  })
const fall = paths.season.to({ year: 2026, season: 'fall' })
/** The chart of fall 2026; the mock lists the most followed first: that is to be their order. */
const chartIs = ({ server: { db } }: Context, ids: readonly number[]) => {
  db.seasons.update(FALL, { title_ids: [...ids] })
  for (const [place, id] of ids.entries()) {
    const { statistics } = db.titles.get(id)!
    db.titles.update(id, { statistics: { ...statistics!, follows: 1_000_000 - place } })
  }
}

/** The charts of seasons, without a pointer. */
const meta = preview.meta({
  title: 'Journeys/By keyboard/Seasons',
  component: SeasonsScreen,
  globals: { level: '2' },
  parameters: at(fall),
  beforeEach: (context) => chartIs(context, THREE),
})
const chart = ({ server }: Context) => server.db.seasons.get(FALL)?.title_ids

export const SeasonAdded = meta.story({
  parameters: at(paths.seasons.to()),
  play: async (context) => {
    const { canvas, server } = context
    await canvas.findByRole('list', { name: 'Seasons' })
    await pick(context, 'Titles', 'dungeon kit', /^Dungeon Kitchen/)
    await press(context, 'button', 'Add season')
    await headed(context, 'Winter 2027')
    await expect(server.db.seasons.by('year', 2027)).toMatchObject([{ season: 'winter', title_ids: [TITLE.id] }])
  },
})

export const ChartReorderedAndSaved = meta.story({
  play: async (context) => {
    const { canvas } = context
    await go(context, 'button', `Move ${TITLE.primary_title} down`)
    await keys('{Enter}')
    await waitFor(() => expect(canvas.getByText(`${TITLE.primary_title} is number 2 of 3`)).toBeInTheDocument())
    await focusKept()
    await press(context, 'button', `Remove ${TITLE_JAPANESE.primary_title}`)
    await press(context, 'button', 'Save chart')
    await waitFor(() => expect(chart(context)).toEqual([TITLE_KOREAN.id, TITLE.id]))
    await expect(await screen.findByText('The chart of Fall 2026 is up to date.')).toBeVisible()
    await expect(await canvas.findByText('No changes to save')).toHaveFocus()
  },
})

export const TitleAdded = meta.story({
  play: async (context) => {
    const { canvas } = context
    await pick(context, 'Add titles', 'tailor', /雨后的裁缝/)
    await expect(await canvas.findByText('Not saved yet: 1 added')).toBeVisible()
    await press(context, 'button', 'Save chart')
    await expect(await screen.findByText('The chart of Fall 2026 is up to date.')).toBeVisible()
    await expect(chart(context)).toEqual([...THREE, TITLE_CHINESE.id])
    await expect(await canvas.findByText('No changes to save')).toHaveFocus()
  },
})

/** From the last place to the first: its number is typed over. */
export const TitleMovedFar = meta.story({
  beforeEach: (context) => {
    const others = context.server.db.titles.all().slice(-13)
    chartIs(context, [...others.map(({ id }) => id), TITLE.id])
  },
  play: async (context) => {
    const { canvas } = context
    const others = chart(context)?.slice(0, -1) ?? []
    await go(context, 'textbox', `Place of ${TITLE.primary_title}`)
    const place = document.activeElement
    await expect(place).toHaveValue('14')
    await keys('1{Enter}')
    await waitFor(() => expect(canvas.getByText(`${TITLE.primary_title} is number 1 of 14`)).toBeInTheDocument())
    await expect(place).toHaveFocus()
    await expect(place).toHaveValue('1')
    await press(context, 'button', 'Save chart')
    await waitFor(() => expect(chart(context)).toEqual([TITLE.id, ...others]))
  },
})

export const SeasonDeleted = meta.story({
  play: async (context) => {
    await press(context, 'button', 'Delete season')
    await answerQuestion('Delete Fall 2026?', 'Delete season')
    await waitFor(() => expect(context.server.db.seasons.get(FALL)).toBeUndefined())
    await headed(context, 'Seasons')
  },
})
