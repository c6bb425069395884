import { contract } from '@bunko/api-client'
import { TITLE } from '@bunko/mock-server/named'
import { answered } from '@bunko/storybook/answered'
import preview from '@bunko/storybook/preview'
import { screenAt, type Play } from '@bunko/storybook/screen'
import { expect, waitFor, within } from 'storybook/test'
import { paths } from '../../paths.ts'
import { EditTitleScreen } from './EditTitleScreen.tsx'

type Context = Parameters<Play>[0]

/** What section 3 promises of a title that is read, and no more. */
const tellLittle = ({ server }: Pick<Context, 'server'>) => {
  const title = server.db.titles.get(TITLE.id)
  if (!title) throw new Error('the title is missing')
  const { id, public_id, primary_title, year, status, author_names } = title
  const body = { id, public_id, title: title.title, primary_title, year, status, author_names, covers: title.covers }
  server.fail(contract.titles.get, { status: 200, body })
}

const meta = preview.meta({
  title: 'Screens/Edit title/Untold',
  component: EditTitleScreen,
  globals: { level: '2' },
  parameters: screenAt({ path: paths.editTitle.pattern, at: paths.editTitle.to({ id: TITLE.public_id }) }),
  beforeEach: tellLittle,
})

const storedRelated = ({ server }: Context) => server.db.titles.get(TITLE.id)?.related_entries ?? []
const openDatabase = async ({ canvas, userEvent }: Context) => {
  await userEvent.click(await canvas.findByRole('tab', { name: /^Database/ }))
  return within(await canvas.findByRole('list', { name: /related/i }))
}

/** The form says which fields only look empty; what is not touched is not sent. */
export const ToldLittle = meta.story({
  play: async ({ canvas, server, userEvent }) => {
    const note = await canvas.findByText('The server does not tell all of this title')
    await expect(note.closest('div')).toHaveTextContent(
      /These look empty here: Description, .*Genres, Themes, Formats, A/,
    )
    const before = structuredClone(server.db.titles.get(TITLE.id))
    const year = canvas.getByRole('textbox', { name: 'Publication year' })
    await userEvent.clear(year)
    await userEvent.type(year, '2014')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(server.db.titles.get(TITLE.id)?.year).toBe(2014))
    const { year: _year, updated_at: _updated, ...kept } = { ...before }
    await expect(server.db.titles.get(TITLE.id)).toMatchObject(kept)
  },
})
/** The related titles have a call of their own: a save of one less keeps the others. */
export const RelatedOfTheirOwnCall = meta.story({
  play: async (context) => {
    const { canvas, server, userEvent } = context
    const stored = storedRelated(context)
    await expect(stored.length).toBeGreaterThan(1)
    const list = await openDatabase(context)
    await expect(list.getAllByRole('listitem')).toHaveLength(stored.length)
    await expect(canvas.getByText('Nothing has been changed yet.')).toBeVisible()
    await userEvent.click(list.getAllByRole('button', { name: /^Remove/ })[0] as HTMLElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(storedRelated(context)).toHaveLength(stored.length - 1))
    await expect(stored).toEqual(expect.arrayContaining(server.db.titles.get(TITLE.id)?.related_entries ?? []))
  },
})
/** What could not be read cannot be changed: a save would take it away. Once it is there, nothing has changed. */
export const RelatedNotRead = meta.story({
  beforeEach: ({ server }) => server.fail(contract.titles.related, { status: 500, times: 1 }),
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.click(await canvas.findByRole('tab', { name: /^Database/ }))
    await expect(await canvas.findByText('The related titles could not be read')).toBeVisible()
    const picker = () => canvas.getByRole('combobox', { name: 'Related entries' })
    await expect(picker()).toBeDisabled()
    await expect(picker()).toHaveAccessibleDescription(/They can be changed once they have been read\./)
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    const list = within(await canvas.findByRole('list', { name: /related/i }))
    await expect(list.getAllByRole('listitem')).toHaveLength(storedRelated(context).length)
    await waitFor(() => expect(picker()).toBeEnabled())
    await expect(canvas.getByText('Nothing has been changed yet.')).toBeVisible()
    await expect(canvas.queryByText('The related titles could not be read')).toBeNull()
  },
})
/** What they are related to is not sent where it was not changed: that it cannot be read keeps nobody from saving. */
export const SavedWithoutItsRelated = meta.story({
  beforeEach: ({ server }) => server.fail(contract.titles.related, { status: 500 }),
  play: async (context) => {
    const { canvas, server, userEvent } = context
    const stored = storedRelated(context)
    const year = await canvas.findByRole('textbox', { name: 'Publication year' })
    await userEvent.clear(year)
    await userEvent.type(year, '2014')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(server.db.titles.get(TITLE.id)?.year).toBe(2014))
    await expect(storedRelated(context)).toEqual(stored)
    await answered()
    const sent = server.journal.filter(({ method }) => method !== 'GET').map(({ body }) => JSON.stringify(body))
    await expect(sent).toEqual([expect.not.stringContaining('related')])
  },
})
/** Somebody else relates another title meanwhile: a save of one less keeps that, and says so before. */
export const RelatedMeanwhile = meta.story({
  play: async (context) => {
    const { canvas, server, userEvent } = context
    const list = await openDatabase(context)
    const [first, ...others] = storedRelated(context)
    const added = server.db.titles.all().find(({ id }) => id !== TITLE.id && ![first, ...others].includes(id))
    server.db.titles.update(TITLE.id, { related_entries: [first ?? 0, ...others, added?.id ?? 0] })
    await userEvent.click(list.getAllByRole('button', { name: /^Remove/ })[0] as HTMLElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByText(/changed this title meanwhile/i)).toBeVisible()
    await expect(storedRelated(context)).toHaveLength(others.length + 2)
  },
})
