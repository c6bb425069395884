import { contract, type Endpoint } from '@bunko/api-client'
import { held } from '@bunko/storybook/held'
import { WIDE_ONLY } from '@bunko/storybook/modes'
import preview from '@bunko/storybook/preview'
import { screenAt, type Play } from '@bunko/storybook/screen'
import { StrictMode } from 'react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { LostParts } from '../../components/LoadFailed/story-parts.tsx'
import { paths } from '../../paths.ts'
import { pictures } from '../../parts/CoverUploads/samples.tsx'
import { CreateTitleScreen } from './CreateTitleScreen.tsx'
import { addCovers, asks, atAdmin, create, fillNeeded, openTab, stored, typeInto } from './story-steps.tsx'

const meta = preview.meta({
  title: 'Screens/Create title/Season',
  component: CreateTitleScreen,
  globals: { level: '2' },
  parameters: screenAt({ path: paths.createTitle.pattern, at: paths.createTitle.to() }),
})
type Context = Parameters<Play>[0]

const seasonal = async (context: Context, year: string, season: string, covers = 0) => {
  const { canvas } = context
  await fillNeeded(context)
  await openTab(context, 'Database Information')
  if (covers > 0) await addCovers(context, await pictures(covers))
  await userEvent.click(canvas.getByRole('checkbox', { name: 'Mark as seasonal content' }))
  await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'Season' }), season)
  await typeInto(context, 'Season year', year)
  await create(context)
}
const chart = ({ server }: Context, year: number, season: string) =>
  server.db.seasons.by('year', year).find((row) => row.season === season)?.title_ids

/** React's double mount in development adds it no second time. */
export const SeasonAddedOnce = meta.story({
  render: () => (
    <StrictMode>
      <CreateTitleScreen />
    </StrictMode>
  ),
  play: async (context) => {
    await seasonal(context, '2026', 'fall')
    await atAdmin(context)
    await expect(chart(context, 2026, 'fall')).toContain(stored(context)?.id)
    const call = contract.seasons.update
    await expect(context.server.journal.filter((one) => one.call === `${call.method} ${call.path}`)).toHaveLength(1)
  },
})

/** With covers the screen stays a while: what has become of the season is heard, and that it will be left. */
export const SeasonAddedBesideCovers = meta.story({
  play: async (context) => {
    const { canvas, server } = context
    const goOn = server.hang(contract.covers.uploadVolume)
    await seasonal(context, '2026', 'fall', 1)
    const added = await canvas.findByText('Added to Fall 2026.')
    await expect(added.closest('[role=status]')).not.toBeNull()
    goOn()
    await expect(await canvas.findByText('Returning to the admin panel.')).toHaveAttribute('role', 'status')
    await atAdmin(context)
  },
})

/** Only a cover is missing: what comes back for it does not put the title into its season a second time. */
export const SeasonTakenAwayBeforeTheCovers = meta.story({
  parameters: WIDE_ONLY,
  play: async (context) => {
    const { canvas, server } = context
    server.fail(contract.covers.uploadVolume, { status: 500, times: 1 })
    await seasonal(context, '2026', 'fall', 1)
    await canvas.findByText('Added to Fall 2026.')
    await canvas.findByRole('button', { name: /^Retry the failed/ })
    await userEvent.click(canvas.getByRole('button', { name: 'Finish & Go to Admin' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Leave' }))
    await atAdmin(context)
    for (const row of server.db.seasons.all())
      server.db.seasons.update(row.id, { title_ids: row.title_ids.filter((id) => id !== stored(context)?.id) })
    await userEvent.click(canvas.getByRole('link', { name: 'Add title' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Restore' }))
    await userEvent.click(await canvas.findByRole('button', { name: /^Upload 1 cover|^Retry the failed/ }))
    await atAdmin(context)
    await expect(server.db.covers.by('title_id', stored(context)?.id ?? 0)).toHaveLength(1)
    await expect(chart(context, 2026, 'fall')).not.toContain(stored(context)?.id)
  },
})

/** A wrong year is nobody's to mend once the title belongs to no season. */
export const WrongYearTakenBack = meta.story({
  play: async (context) => {
    const { canvas } = context
    await seasonal(context, '99999', 'fall')
    const tab = canvas.getByRole('tab', { name: /^Database Information/ })
    await waitFor(() => expect(tab).toHaveAccessibleName(/1 problem/))
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Mark as seasonal content' }))
    await waitFor(() => expect(tab).not.toHaveAccessibleName(/problem/))
    await expect(canvas.queryByRole('link', { name: /Season year/ })).toBeNull()
  },
})

const NOT_IN_SEASON = 'The title is not in its season yet'
/** What is asked on the way out is true at each moment, and what has to follow the create follows it. */
export const LeftWhileCreating = meta.story({
  play: async (context) => {
    const { canvas, server } = context
    const created = server.hang(contract.titles.create)
    const added = server.hang(contract.seasons.update)
    await seasonal(context, '2026', 'fall')
    await userEvent.click(canvas.getByRole('link', { name: 'Cancel' }))
    await expect(await asks('The title is being created')).toBeVisible()
    created()
    await expect(await asks(NOT_IN_SEASON)).toBeVisible()
    added()
    await atAdmin(context)
    await expect(chart(context, 2026, 'fall')).toContain(stored(context)?.id)
    await expect(screen.queryByRole('alertdialog')).toBeNull()
  },
})
/** R15a: added to a chart that is there, whose titles stay. */
export const Seasonal = meta.story({
  play: async (context) => {
    const before = chart(context, 2026, 'fall') ?? []
    await expect(before.length).toBeGreaterThan(0)
    await seasonal(context, '2026', 'fall')
    await atAdmin(context)
    const after = chart(context, 2026, 'fall') ?? []
    await expect(after.toSorted()).toEqual([...before, stored(context)?.id ?? 0].toSorted())
  },
})
/** A server that pages its seasons by itself: one that only the second page names is there all the same. */
export const SeasonOnTheSecondPage = meta.story({
  play: async (context) => {
    const { server } = context
    const before = chart(context, 2026, 'fall') ?? []
    const body = { count: 4, next: '?page=2', results: [{ year: 2026, season: 'winter' }] }
    server.fail(contract.seasons.list, { status: 200, body, times: 1 })
    await seasonal(context, '2026', 'fall')
    await atAdmin(context)
    const after = chart(context, 2026, 'fall') ?? []
    await expect(after.toSorted()).toEqual([...before, stored(context)?.id ?? 0].toSorted())
    await expect(server.journal.some(({ call }) => call === 'POST /manga/admin/seasonal/')).toBe(false)
  },
})
/** Its season has it already, as after an answer that got lost; the create named it by its `public_id` alone. */
export const SeasonHasItAlready = meta.story({
  beforeEach: ({ server }) => {
    const fall = server.db.seasons.by('year', 2026).find(({ season }) => season === 'fall')
    server.db.seasons.update(fall?.id ?? 0, { title_ids: [1, 2, 3] })
    const { public_id, primary_title } = server.db.titles.get(2) ?? {}
    server.fail(contract.titles.create, { status: 201, body: { public_id, primary_title } })
  },
  play: async (context) => {
    await seasonal(context, '2026', 'fall')
    await atAdmin(context)
    await expect(chart(context, 2026, 'fall')).toEqual([1, 2, 3])
    const { method, path } = contract.seasons.update
    await expect(context.server.journal.some(({ call }) => call === `${method} ${path}`)).toBe(false)
  },
})
export const SeasonThatIsNotThereYet = meta.story({
  play: async (context) => {
    await seasonal(context, '2027', 'summer')
    await atAdmin(context)
    await expect(chart(context, 2027, 'summer')).toEqual([stored(context)?.id])
  },
})
/** Another user signs in while the chart is read: it is not changed as theirs. */
const notAsAnother =
  (read: Endpoint, year: number, season: string): Play =>
  async (context) => {
    const { server, session } = context
    const before = chart(context, year, season)
    const goOn = server.hang(read, { times: 1 })
    await seasonal(context, String(year), season)
    await held(server)
    const { accessToken, refreshToken, user: another } = server.signIn(1)
    session.begin({ accessToken, refreshToken }, another)
    goOn()
    const since = performance.now()
    await waitFor(() => expect(performance.now() - since).toBeGreaterThan(300))
    await expect(chart(context, year, season)).toEqual(before)
  }
export const SeasonNotAsAnother = meta.story({
  // One page that tells by itself that there is no other.
  beforeEach: ({ server: { db } }) => {
    const fall = db.seasons.by('year', 2026).find(({ season }) => season === 'fall')
    db.seasons.update(fall?.id ?? 0, { title_ids: [1, 2, 3] })
  },
  play: notAsAnother(contract.seasons.titles, 2026, 'fall'),
})
export const NewSeasonNotAsAnother = meta.story({ play: notAsAnother(contract.seasons.list, 2027, 'summer') })
/** If that fails the title stays and the screen says so. */
export const SeasonFails = meta.story({
  play: async (context) => {
    const { canvas, server } = context
    server.fail(contract.seasons.update, { status: 403, body: { detail: 'The chart is closed.' }, times: 1 })
    await seasonal(context, '2026', 'fall')
    await expect(await canvas.findByText('The title was created, but could not be added to Fall 2026')).toBeVisible()
    await expect(canvas.getByText('The chart is closed.')).toBeVisible()
    await expect(stored(context)).toBeDefined()
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await atAdmin(context)
    await expect(chart(context, 2026, 'fall')).toContain(stored(context)?.id)
  },
})
const finish = ({ canvas }: Context) => userEvent.click(canvas.getByRole('button', { name: 'Finish & Go to Admin' }))
const answer = async (name: 'Stay' | 'Leave', question = NOT_IN_SEASON) => {
  await asks(question)
  await userEvent.click(screen.getByRole('button', { name }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
}
/** No answer came: it is not called missing, neither here nor on the way out, and Retry looks before it adds. */
export const SeasonWithoutAnAnswer = meta.story({
  play: async (context) => {
    const { canvas, server } = context
    server.cut(contract.seasons.update, { times: 1 })
    await seasonal(context, '2026', 'fall')
    const said = 'The title was created, and may have been added to Fall 2026 all the same'
    await expect(await canvas.findByText(said)).toBeVisible()
    await finish(context)
    await answer('Stay', 'The title may not be in its season yet')
    // A read that fails now tells nothing of what was sent before.
    server.fail(contract.seasons.list, { status: 500, body: { detail: 'The list is closed.' }, times: 1 })
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await expect(await canvas.findByText('The list is closed.')).toBeVisible()
    await expect(canvas.getByText(said)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await atAdmin(context)
    await expect(chart(context, 2026, 'fall')?.filter((id) => id === stored(context)?.id)).toHaveLength(1)
    const { method, path } = contract.seasons.update
    await expect(server.journal.filter(({ call }) => call === `${method} ${path}`)).toHaveLength(1)
  },
})
/** Refused when it is sent again, to a chart that does not have it: then it is known to be missing. */
export const SeasonWithoutAnAnswerThenRefused = meta.story({
  play: async (context) => {
    const { canvas, server } = context
    server.cut(contract.seasons.update, { times: 1 })
    await seasonal(context, '2026', 'fall')
    await expect(await canvas.findByText(/may have been added to Fall 2026 all the same$/)).toBeVisible()
    for (const row of server.db.seasons.all())
      server.db.seasons.update(row.id, { title_ids: row.title_ids.filter((id) => id !== stored(context)?.id) })
    server.clearFaults()
    server.fail(contract.seasons.update, { status: 400, body: { detail: 'The chart is closed.' } })
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await expect(await canvas.findByText('The title was created, but could not be added to Fall 2026')).toBeVisible()
    await expect(canvas.getByText('The chart is closed.')).toBeVisible()
  },
})
/** Finished without its season: asked first, and what is missing is offered on return. */
export const SeasonFailsAndIsLeft = meta.story({
  parameters: WIDE_ONLY,
  play: async (context) => {
    const { canvas, server } = context
    server.fail(contract.seasons.list, { status: 500, times: 1 })
    await seasonal(context, '2026', 'fall')
    await expect(await canvas.findByText(/could not be added to Fall 2026/)).toBeVisible()
    await finish(context)
    await answer('Stay')
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible()
    await finish(context)
    await answer('Leave')
    await atAdmin(context)
    await userEvent.click(canvas.getByRole('link', { name: 'Add title' }))
    await expect(await canvas.findByText(/was created; only what follows is missing/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Restore' }))
    await atAdmin(context)
    await expect(chart(context, 2026, 'fall')).toContain(stored(context)?.id)
    await expect(server.journal.filter(({ call }) => call === 'POST /manga/')).toHaveLength(1)
  },
})
/** Finished while its season is asked: who waits for the answer is told that it failed, and does not leave unseen. */
export const SeasonFailsWhileAsked = meta.story({
  play: async (context) => {
    const { canvas, server } = context
    server.fail(contract.seasons.update, { status: 403, times: 1 })
    const goOn = server.hang(contract.seasons.list, { times: 1 })
    await seasonal(context, '2026', 'fall')
    await canvas.findByText('Adding it to Fall 2026…')
    await finish(context)
    await asks(NOT_IN_SEASON)
    goOn()
    await expect(await canvas.findByText(/could not be added to Fall 2026/)).toBeInTheDocument()
    await answer('Stay')
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await atAdmin(context)
    await expect(chart(context, 2026, 'fall')).toContain(stored(context)?.id)
  },
})
/** The code of what follows does not arrive: nothing was sent to its season, and finishing asks. */
export const SeasonNotSent = meta.story({
  render: () => (
    // The tab and its covers come before.
    <LostParts after={2}>
      <CreateTitleScreen />
    </LostParts>
  ),
  play: async (context) => {
    const { canvas } = context
    await seasonal(context, '2026', 'fall')
    await expect(await canvas.findByText('What comes next could not be loaded')).toBeVisible()
    await finish(context)
    await answer('Stay')
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await atAdmin(context)
    await expect(chart(context, 2026, 'fall')).toContain(stored(context)?.id)
  },
})
