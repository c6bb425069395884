import { contract } from '@bunko/api-client'
import { demoAccount, TITLE } from '@bunko/mock-server/named'
import { held } from '@bunko/storybook/held'
import { WIDE_ONLY } from '@bunko/storybook/modes'
import preview from '@bunko/storybook/preview'
import { screenAt, type Play } from '@bunko/storybook/screen'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { Link } from '../../components/Link/Link.tsx'
import { paths } from '../../paths.ts'
import { SleepingTab } from '../../session/story-sleeping-tab.tsx'
import { TitleScreen } from '../TitleScreen/TitleScreen.tsx'
import { EditTitleScreen } from './EditTitleScreen.tsx'

const ADDRESS = paths.editTitle.to({ id: TITLE.public_id })
const meta = preview.meta({
  title: 'Screens/Edit title/Meanwhile',
  component: EditTitleScreen,
  globals: { level: '2' },
  parameters: screenAt({ path: paths.editTitle.pattern, at: ADDRESS }),
})

type Context = Parameters<Play>[0]
const YEAR = 'Publication year'
const MEANWHILE = 'Somebody else changed this title meanwhile'
const retype = async ({ canvas }: Context, name: string, text: string) => {
  const field = await canvas.findByRole('textbox', { name })
  await userEvent.clear(field)
  await userEvent.type(field, text)
}
const puts = ({ server }: Context) => server.journal.filter(({ method }) => method === 'PUT')
const rowOf = ({ server }: Context) => server.db.titles.get(TITLE.id)

/** Year and chapters are mine; year and volumes are theirs. */
const clash: Play = async (context) => {
  const { canvas, server } = context
  await retype(context, YEAR, '2014')
  await retype(context, 'Chapters', '99')
  server.db.titles.update(TITLE.id, { year: 2013, volumes: 7, updated_at: '2026-11-20T11:59:00Z' })
  await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
  const panel = await canvas.findByRole('group', { name: MEANWHILE })
  await waitFor(() => expect(panel).toHaveFocus())
  await expect(within(panel).getAllByRole('article')).toHaveLength(2)
  await expect(within(panel).getByRole('article', { name: 'Campo: year' })).toHaveTextContent('2013')
  const badges = within(panel).getAllByText('You changed it too')
  await expect(badges.map((badge) => badge.closest('article')?.querySelector('h3')?.textContent)).toEqual([
    'Campo: year',
  ])
  await expect(puts(context)).toEqual([])
}
export const Asked = meta.story({ play: clash })

export const SavedAnyway = meta.story({
  play: async (context) => {
    await clash(context)
    await userEvent.click(context.canvas.getByRole('button', { name: 'Overwrite with mine' }))
    await expect(await screen.findByText('Manga updated successfully')).toBeVisible()
    await expect(rowOf(context)).toMatchObject({ year: 2014, chapters: 99, volumes: 7 })
    await expect(puts(context)).toHaveLength(1)
  },
})
/** The pressed button is gone with what it stood in. */
export const SavedAnywayAndRefused = meta.story({
  play: async (context) => {
    const main = within(context.canvas.getByRole('main'))
    await clash(context)
    context.server.fail(contract.titles.update, { status: 500 })
    await userEvent.click(main.getByRole('button', { name: 'Overwrite with mine' }))
    await expect(await main.findByText('Failed to update manga')).toBeVisible()
    await expect(main.queryByRole('group', { name: MEANWHILE })).toBeNull()
    await expect(context.canvas.getByRole('main')).toHaveFocus()
  },
})
export const TheirsTaken = meta.story({
  play: async (context) => {
    const { canvas } = context
    await clash(context)
    await userEvent.click(canvas.getByRole('button', { name: 'Take theirs' }))
    await waitFor(() => expect(canvas.queryByRole('group', { name: MEANWHILE })).toBeNull())
    await expect(canvas.getByRole('textbox', { name: YEAR })).toHaveValue('2013')
    await expect(canvas.getByRole('textbox', { name: 'Volumes' })).toHaveValue('7')
    await expect(canvas.getByRole('textbox', { name: 'Chapters' })).toHaveValue('99')
    const shown = within(canvas.getByRole('region', { name: 'Preview of the changes' }))
    await waitFor(() => expect(shown.getAllByRole('article')).toHaveLength(1))
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await screen.findByText('Manga updated successfully')).toBeVisible()
    await expect(rowOf(context)).toMatchObject({ year: 2013, chapters: 99, volumes: 7 })
  },
})
/** What an attempt has stored whose answer was lost is nobody else's: it is saved. */
export const AnswerLost = meta.story({
  play: async (context) => {
    const { canvas, server } = context
    server.cut(contract.titles.update, { times: 1 })
    await retype(context, YEAR, '2014')
    const save = canvas.getByRole('button', { name: 'Save' })
    await userEvent.click(save)
    await expect(await within(canvas.getByRole('main')).findByText('Failed to update manga')).toBeVisible()
    await expect(canvas.getByText(/^The changes may have been saved all the same\./)).toBeVisible()
    await expect(rowOf(context)).toMatchObject({ year: 2014 })
    await userEvent.click(save)
    await expect(await screen.findByText('Manga updated successfully')).toBeVisible()
    await expect(await canvas.findByText(/^\/manga\//, { selector: 'code' })).toBeVisible()
    await expect(puts(context)).toHaveLength(1)
  },
})
/** What is read before it is saved did not come: nothing was sent, and nothing may have been saved. */
export const NotReadBeforeTheSave = meta.story({
  play: async (context) => {
    const { canvas, server } = context
    await retype(context, YEAR, '2014')
    server.fail(contract.titles.get, { status: 500, times: 1 })
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await within(canvas.getByRole('main')).findByText('Failed to update manga')).toBeVisible()
    await expect(canvas.getByText(/Nothing you typed is lost\.$/)).toBeVisible()
    await expect(canvas.queryByText(/may have been saved/)).toBeNull()
    await expect(puts(context)).toHaveLength(0)
  },
})
/** A colleague has stored the same, and more: it is saved, and the title shows it. */
export const SameByBoth = meta.story({
  parameters: screenAt({
    path: paths.editTitle.pattern,
    at: ADDRESS,
    routes: [{ path: paths.title.pattern, Component: TitleScreen }],
  }),
  play: async (context) => {
    const { canvas, server } = context
    await retype(context, YEAR, '2014')
    server.db.titles.update(TITLE.id, { year: 2014, volumes: 7 })
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await screen.findByText('Manga updated successfully')).toBeVisible()
    await expect(await canvas.findByRole('link', { name: '2014' })).toBeVisible()
    await expect(rowOf(context)).toMatchObject({ year: 2014, volumes: 7 })
    await expect(puts(context)).toEqual([])
  },
})
/** Asked is only about what is not mine as well. */
export const SameAndOthers = meta.story({
  play: async (context) => {
    const { canvas, server } = context
    await retype(context, YEAR, '2014')
    await retype(context, 'Chapters', '99')
    server.db.titles.update(TITLE.id, { year: 2014, volumes: 7 })
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    const panel = within(await canvas.findByRole('group', { name: MEANWHILE }))
    await expect(panel.getAllByRole('article')).toHaveLength(1)
    await expect(panel.getByRole('article', { name: 'Campo: volumes' })).toHaveTextContent('7')
    await expect(panel.getByText(/They changed other fields than you did/)).toBeVisible()
    await expect(panel.queryByText('You changed it too')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Save mine as well' }))
    await expect(await screen.findByText('Manga updated successfully')).toBeVisible()
    await expect(rowOf(context)).toMatchObject({ year: 2014, chapters: 99, volumes: 7 })
  },
})
/** What a colleague has left out is not what this edit is about, as if it had been so before. */
export const TheirsAreNotChecked = meta.story({
  play: async (context) => {
    const { canvas, server } = context
    await retype(context, YEAR, '2014')
    const description = { en: 'A cook keeps a diary.' }
    server.db.titles.update(TITLE.id, { description })
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Save mine as well' }))
    await expect(await screen.findByText('Manga updated successfully')).toBeVisible()
    await expect(rowOf(context)).toMatchObject({ year: 2014, description })
  },
})
/** Only the time differs: nobody is asked. */
export const OnlyTheTime = meta.story({
  play: async (context) => {
    await retype(context, YEAR, '2014')
    context.server.db.titles.update(TITLE.id, { updated_at: '2026-11-20T11:59:00Z' })
    await userEvent.click(context.canvas.getByRole('button', { name: 'Save' }))
    await expect(await screen.findByText('Manga updated successfully')).toBeVisible()
    await expect(rowOf(context)).toMatchObject({ year: 2014 })
  },
})
/** Somebody else signs in in another tab while it is read before the save: nothing is sent as theirs. */
export const NotSentAsAnother = meta.story({
  render: () => (
    <SleepingTab account={demoAccount(2)} another={demoAccount(5)}>
      <EditTitleScreen />
    </SleepingTab>
  ),
  play: async (context) => {
    const { canvas, server } = context
    await retype(context, YEAR, '2014')
    const read = server.hang(contract.titles.get, { times: 1 })
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await held(server)
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in elsewhere' }))
    read()
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Propose an edit' })).toBeVisible()
    await expect(puts(context)).toEqual([])
  },
})
const dialog = async () =>
  within(await screen.findByRole('alertdialog', { name: 'Leave without sending your changes?' }))
/** Leaving asks, and says what becomes of what was typed. */
export const LeavingAsks = meta.story({
  play: async (context) => {
    await retype(context, YEAR, '2014')
    await userEvent.click(context.canvas.getByRole('link', { name: 'Cancel' }))
    const question = await dialog()
    await expect(question.getByText(/offered when you come back/)).toBeVisible()
    await expect(question.getByRole('button', { name: 'Stay' })).toBeVisible()
    await expect(question.getByRole('button', { name: 'Leave' })).toBeVisible()
  },
})
/** What was typed is offered on return, and gone once it is saved. */
export const LeftAndOffered = meta.story({
  parameters: screenAt({
    path: paths.editTitle.pattern,
    at: ADDRESS,
    routes: [{ path: paths.title.pattern, element: <Link to={ADDRESS}>Edit it again</Link> }],
  }),
  play: async (context) => {
    const { canvas } = context
    await retype(context, YEAR, '2014')
    await userEvent.click(canvas.getByRole('link', { name: 'Cancel' }))
    await userEvent.click((await dialog()).getByRole('button', { name: 'Stay' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await userEvent.click(canvas.getByRole('link', { name: 'Cancel' }))
    await userEvent.click((await dialog()).getByRole('button', { name: 'Leave' }))
    await userEvent.click(await canvas.findByRole('link', { name: 'Edit it again' }))
    await expect(await canvas.findByText(/^You have unsent changes from/)).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: YEAR })).toHaveValue('2015')
    await userEvent.click(canvas.getByRole('button', { name: 'Restore' }))
    await expect(canvas.getByRole('textbox', { name: YEAR })).toHaveValue('2014')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await userEvent.click(await canvas.findByRole('link', { name: 'Edit it again' }))
    await waitFor(() => expect(canvas.getByRole('textbox', { name: YEAR })).toHaveValue('2014'))
    await expect(canvas.queryByText(/^You have unsent changes from/)).toBeNull()
  },
})
/** Without a change nothing asks. */
export const LeftClean = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Cancel' }))
    await expect(await canvas.findByText(new RegExp(`^/manga/${TITLE.public_id}/`), { selector: 'code' })).toBeVisible()
  },
})
/** What is on its way is not called unsent; one stays where one went. */
export const LeftWhileSending = meta.story({
  parameters: WIDE_ONLY,
  play: async (context) => {
    const { canvas, server } = context
    const answer = server.hang(contract.titles.update)
    await retype(context, YEAR, '2014')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await userEvent.click(await canvas.findByRole('link', { name: 'Dashboard' }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Your changes are being sent' }))
    await userEvent.click(question.getByRole('button', { name: 'Leave' }))
    await expect(await canvas.findByText('/admin', { selector: 'code' })).toBeVisible()
    answer()
    await expect(await screen.findByText('Manga updated successfully')).toBeVisible()
    await expect(rowOf(context)).toMatchObject({ year: 2014 })
    await expect(canvas.getByText('/admin', { selector: 'code' })).toBeVisible()
  },
})
