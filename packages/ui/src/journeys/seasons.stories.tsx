import { TITLE, TITLE_KOREAN } from '@bunko/mock-server'
import preview from '@bunko/storybook/preview'
import { screenAt, type Play } from '@bunko/storybook/screen'
import { useNavigate } from 'react-router-dom'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../components/Button/Button.tsx'
import { paths } from '../paths.ts'
import { HomeScreen } from '../screens/HomeScreen/HomeScreen.tsx'
import { SeasonalScreen } from '../screens/SeasonalScreen/SeasonalScreen.tsx'
import { SeasonScreen } from '../screens/SeasonScreen/SeasonScreen.tsx'
import { SeasonsScreen } from '../screens/SeasonsScreen/SeasonsScreen.tsx'

const FALL = 1
const Back = () => {
  const navigate = useNavigate()
  return <Button onClick={() => void navigate(-1)}>Back</Button>
}

/** From what readers see of a season to its chart, and back. */
const meta = preview.meta({
  title: 'Journeys/Seasons',
  component: HomeScreen,
  globals: { level: '2' },
  parameters: screenAt({
    path: paths.home.pattern,
    at: paths.home.to(),
    shell: false,
    routes: [
      { path: paths.seasonChart.pattern, element: [<SeasonalScreen key="screen" />, <Back key="back" />] },
      { path: paths.season.pattern, element: [<SeasonScreen key="screen" />, <Back key="back" />] },
      { path: paths.seasons.pattern, element: [<SeasonsScreen key="screen" />, <Back key="back" />] },
    ],
  }),
  beforeEach: ({ server: { db } }) => void db.seasons.update(FALL, { title_ids: [TITLE.id, TITLE_KOREAN.id] }),
})
type Context = Parameters<Play>[0]

const back = ({ canvas }: Context) => userEvent.click(canvas.getByRole('button', { name: 'Back' }))
const shelf = ({ canvas }: Context) => canvas.findByRole('region', { name: 'Fall 2026' })
const named = (place: HTMLElement) =>
  within(place)
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent)
/** Past home and the season's page, both of which are read by then. */
const openChart = async (context: Context) => {
  const { canvas } = context
  await within(await shelf(context)).findByRole('heading', { name: TITLE.primary_title })
  await userEvent.click(await canvas.findByRole('link', { name: /^The whole season/ }))
  await canvas.findByRole('heading', { name: TITLE.primary_title, level: 3 })
  await userEvent.click(await canvas.findByRole('link', { name: 'Change the chart' }))
}

export const TitleTakenOut = meta.story({
  play: async (context) => {
    const { canvas, server } = context
    await openChart(context)
    await userEvent.click(await canvas.findByRole('button', { name: `Remove ${TITLE.primary_title}` }))
    await userEvent.click(canvas.getByRole('button', { name: 'Save chart' }))
    await expect(await screen.findByText('The chart of Fall 2026 is up to date.')).toBeVisible()
    await expect(server.db.seasons.get(FALL)?.title_ids).toEqual([TITLE_KOREAN.id])
    await back(context)
    const page = await canvas.findByRole('list', { name: 'Titles of Fall 2026' })
    await waitFor(() => expect(named(page)).toEqual([TITLE_KOREAN.primary_title]))
    await back(context)
    await waitFor(async () => expect(named(await shelf(context))).toEqual([TITLE_KOREAN.primary_title]))
  },
})

export const Deleted = meta.story({
  play: async (context) => {
    const { canvas, server } = context
    await openChart(context)
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete season' }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete Fall 2026?' }))
    await userEvent.click(question.getByRole('button', { name: 'Delete season' }))
    await canvas.findByRole('list', { name: 'Seasons' })
    await expect(server.db.seasons.get(FALL)).toBeUndefined()
    // Past the page of the chart that is no more.
    await back(context)
    await expect(await canvas.findByText('Fall 2026 has no titles')).toBeVisible()
    await back(context)
    await canvas.findByRole('region', { name: 'Featured titles' })
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Fall 2026' })).toBeNull())
  },
})
