import { contract } from '@bunko/api-client'
import { makeTitle } from '@bunko/mock-server'
import { answered } from '@bunko/storybook/answered'
import { held } from '@bunko/storybook/held'
import { WIDE_ONLY } from '@bunko/storybook/modes'
import preview from '@bunko/storybook/preview'
import { screenAt, type Play } from '@bunko/storybook/screen'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { paths } from '../../paths.ts'
import { CreateTitleScreen } from './CreateTitleScreen.tsx'
import { atAdmin, create, fillNeeded, MANGADEXID, openTab, posted, stored, typeInto } from './story-steps.tsx'

const meta = preview.meta({
  title: 'Screens/Create title/Refused',
  component: CreateTitleScreen,
  globals: { level: '2' },
  parameters: screenAt({ path: paths.createTitle.pattern, at: paths.createTitle.to() }),
})
const call = contract.titles.create
const NETWORK = 'Network error - please check your connection'
type Context = Parameters<Play>[0]

/** R28: in a toast and in the page; nothing typed is lost. */
const said = async ({ canvas }: Context, title: string, text: string) => {
  await waitFor(() => expect(canvas.getAllByText(title)).toHaveLength(2))
  await expect(canvas.getAllByText(text)).toHaveLength(2)
  await expect(canvas.getByRole('textbox', { name: 'Primary title' })).toHaveValue('Lantern Harbour')
  await expect(canvas.getByRole('button', { name: 'Create Title' })).toBeEnabled()
}
const refused =
  (failure: { status: number; body?: unknown }, text: string): Play =>
  async (context) => {
    context.server.fail(call, failure)
    await fillNeeded(context)
    await create(context)
    await said(context, 'Creation Failed', text)
    await expect(posted(context)).toHaveLength(1)
    await expect(stored(context)).toBeUndefined()
  }

export const WithAText = meta.story({
  play: refused({ status: 400, body: { error: 'The catalogue is frozen.' } }, 'The catalogue is frozen.'),
})
export const Forbidden = meta.story({ play: refused({ status: 403, body: {} }, 'Failed to create manga') })
export const WithoutAText = meta.story({
  play: async (context) => {
    await refused({ status: 500 }, 'Failed to create manga')(context)
    await expect(context.canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
})

/** Created, and answered without anything that names it: it is found, and not sent a second time. */
export const AnsweredWithoutAnId = meta.story({
  play: async (context) => {
    const { server } = context
    server.fail(call, { status: 201, body: { success: true, message: 'Created', manga_id: 900 }, times: 1 })
    server.db.titles.put(makeTitle({ id: 900, mangadex_id: MANGADEXID, primary_title: 'Lantern Harbour' }))
    await fillNeeded(context)
    await create(context)
    await atAdmin(context)
    await waitFor(() => expect(screen.getByText('Manga created successfully')).toBeVisible())
    await expect(posted(context)).toHaveLength(1)
  },
})

/** A server's field errors land on their fields, on their tab. */
export const FieldErrors = meta.story({
  play: async (context) => {
    const { canvas, server } = context
    const body = { author_names: ['No such pen name.'], 'title.en': ['Taken.'], tenant: ['Closed.'] }
    server.fail(call, { status: 400, body, times: 1 })
    await fillNeeded(context)
    await openTab(context, 'Classifications')
    await create(context)
    await expect(await canvas.findByRole('textbox', { name: 'English title', description: /^Taken\./ })).toHaveFocus()
    await expect(canvas.getByRole('tab', { name: /^Authors & Artists.*1 problem/ })).toBeVisible()
    await expect(canvas.getByText('tenant: Closed.')).toBeVisible()
    await userEvent.click(await canvas.findByRole('link', { name: 'Authors: No such pen name.' }))
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Authors' })).toHaveFocus())
    await create(context)
    await atAdmin(context)
    await expect(posted(context)).toHaveLength(2)
  },
})

const noAnswer: Play = async (context) => {
  context.server.failNetwork(call, { times: 1 })
  await fillNeeded(context)
  await create(context)
  await said(context, 'Creation Error', NETWORK)
  await expect(context.canvas.getByText(MANGADEXID, { selector: 'code' })).toBeVisible()
  await expect(context.canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
}
export const NoAnswer = meta.story({ play: noAnswer })
/** What was said of the first attempt does not stand beside what came of the second. */
export const NoAnswerThenRetry = meta.story({
  parameters: { lingers: true },
  play: async (context) => {
    await noAnswer(context)
    await userEvent.click(context.canvas.getByRole('button', { name: 'Try again' }))
    await atAdmin(context)
    await expect(await screen.findByText('Title Created!')).toBeVisible()
    await waitFor(() => expect(screen.queryByText('Creation Error')).toBeNull())
    await expect(posted(context)).toHaveLength(2)
    await expect(posted(context)[1]?.body).toMatchObject({ mangadex_id: MANGADEXID })
    await expect(stored(context)?.primary_title).toBe('Lantern Harbour')
  },
})

/** R12: a second try after a time-out is recognisably the same title, whatever was changed in between. */
export const TimeOutThenAgain = meta.story({
  parameters: { timesOut: true },
  play: async (context) => {
    const { canvas, server } = context
    server.hang(call, { times: 1 })
    await fillNeeded(context)
    await create(context)
    await said(context, 'Creation Error', NETWORK)
    await typeInto(context, 'English title', 'Added meanwhile')
    await userEvent.click(canvas.getByRole('button', { name: 'Create Title' }))
    await atAdmin(context)
    await expect(server.db.titles.by('mangadex_id', MANGADEXID)).toHaveLength(1)
    await expect(stored(context)?.title).toEqual({ pt: 'Lantern Harbour', en: 'Added meanwhile' })
  },
})

/** The first attempt had arrived after all: the second is refused, and what there is can be gone on with. */
const arrivedBut =
  (refusal?: { status: number; body: unknown }): Play =>
  async (context) => {
    const { canvas, server } = context
    server.cut(call, { times: 1 })
    await fillNeeded(context)
    await create(context)
    await said(context, 'Creation Error', NETWORK)
    if (refusal) server.fail(call, refusal)
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(await canvas.findByText('Your earlier attempt had already arrived')).toBeVisible()
    const id = stored(context)?.public_id ?? ''
    await expect(canvas.getByRole('link', { name: 'Edit it' })).toHaveAttribute('href', `/admin/edit-title/${id}`)
    await expect(canvas.getByRole('button', { name: 'Go on with it' })).toBeVisible()
  }
const arrived = arrivedBut()
export const ArrivedAfterAll = meta.story({ play: arrived })
export const ArrivedAndRefusedInOtherWords = meta.story({
  play: arrivedBut({ status: 400, body: { detail: 'Manga already exists' } }),
})
export const ArrivedThenGoneOnWith = meta.story({
  play: async (context) => {
    const { canvas, server } = context
    await arrived(context)
    await userEvent.click(canvas.getByRole('button', { name: 'Go on with it' }))
    await atAdmin(context)
    await expect(server.db.titles.by('mangadex_id', MANGADEXID)).toHaveLength(1)
  },
})

/** A search that answers section 3's few facts tells no id of the form: the titles of the same name are looked at. */
const slim = ({ server }: Context, extra: readonly object[] = []) => {
  const { public_id, primary_title, year, type, status } = server.db.titles.by('mangadex_id', MANGADEXID)[0] ?? {}
  const own = public_id === undefined ? [] : [{ public_id, primary_title, year, type, status }]
  server.fail(contract.search.titles, { status: 200, body: [...extra, ...own] })
}
export const ArrivedAndSearchedSlim = meta.story({
  play: async (context) => {
    const { canvas, server } = context
    server.cut(call, { times: 1 })
    await fillNeeded(context)
    await create(context)
    await said(context, 'Creation Error', NETWORK)
    // A namesake, one that is gone meanwhile, and one of another name.
    server.db.titles.update(2, { primary_title: 'Lantern harbour' })
    slim(context, [
      { public_id: 'gone', primary_title: 'Lantern Harbour' },
      { public_id: server.db.titles.get(2)?.public_id, primary_title: 'Lantern harbour' },
      { public_id: server.db.titles.get(3)?.public_id, primary_title: 'Lantern Harbour II' },
    ])
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(await canvas.findByText('Your earlier attempt had already arrived')).toBeVisible()
    await expect(server.journal.filter(({ call: one }) => one === 'GET /manga/{id}/')).toHaveLength(3)
    await userEvent.click(canvas.getByRole('button', { name: 'Go on with it' }))
    await atAdmin(context)
    await expect(server.db.titles.by('mangadex_id', MANGADEXID)).toHaveLength(1)
  },
})
/** None of them is the form's: the refusal is shown, and nothing typed is lost. */
export const TakenAndNotFound = meta.story({
  play: async (context) => {
    const { canvas, server } = context
    server.fail(call, { status: 400, body: { mangadex_id: ['manga with this mangadex id already exists.'] } })
    server.db.titles.update(2, { primary_title: 'Lantern Harbour' })
    slim(context, [{ public_id: server.db.titles.get(2)?.public_id, primary_title: 'Lantern Harbour' }])
    await fillNeeded(context)
    await create(context)
    await waitFor(() => expect(canvas.getAllByText('Creation Failed')).toHaveLength(2))
    await expect(canvas.queryByText('Your earlier attempt had already arrived')).toBeNull()
    await expect(canvas.getByRole('textbox', { name: 'Primary title' })).toHaveValue('Lantern Harbour')
    await expect(server.journal.filter(({ call: one }) => one === 'GET /manga/{id}/')).toHaveLength(1)
  },
})

/** The same for who has left since, and restores what was kept. */
export const ArrivedBeforeItWasRestored = meta.story({
  parameters: WIDE_ONLY,
  play: async (context) => {
    const { canvas, server } = context
    server.cut(call, { times: 1 })
    await fillNeeded(context)
    await create(context)
    await said(context, 'Creation Error', NETWORK)
    await userEvent.click(canvas.getByRole('link', { name: 'Cancel' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Leave' }))
    await atAdmin(context)
    await userEvent.click(canvas.getByRole('link', { name: 'Add title' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Restore' }))
    await create(context)
    await userEvent.click(await canvas.findByRole('button', { name: 'Go on with it' }))
    await atAdmin(context)
    await expect(server.db.titles.by('mangadex_id', MANGADEXID)).toHaveLength(1)
  },
})

/** Section 5: disabled while saving; neither a second click nor a second Enter sends it again. */
export const Saving = meta.story({
  play: async (context) => {
    const { canvas, server } = context
    server.hang(call, { times: 1 })
    await fillNeeded(context)
    const title = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Primary title' })
    // As the key does it: that of `userEvent` looks for the button within the form.
    title.form?.requestSubmit()
    title.form?.requestSubmit()
    const button = canvas.getByRole('button', { name: 'Create Title' })
    await userEvent.dblClick(button)
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    // There is a button for each width, and one of them in sight.
    await expect(canvas.getAllByText('Creating…').filter((words) => words.checkVisibility())).toHaveLength(1)
    await expect(title).toBeDisabled()
    // A second one would have been answered.
    await held(server)
    await answered(1)
    await expect(posted(context)).toEqual([])
  },
})
export const DoubleClick = meta.story({
  play: async (context) => {
    await fillNeeded(context)
    await userEvent.dblClick(await context.canvas.findByRole('button', { name: 'Create Title' }))
    await atAdmin(context)
    await expect(posted(context)).toHaveLength(1)
  },
})

export const Editor = meta.story({
  globals: { level: '3' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("You don't have permission to create titles.")).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Back to Admin' })).toBeVisible()
  },
})
export const RegularUser = meta.story({
  globals: { level: '5' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Access Denied')).toBeVisible()
  },
})
export const Anonymous = meta.story({
  globals: { level: 'anonymous' },
  parameters: screenAt({ path: paths.createTitle.pattern, at: `${paths.createTitle.to()}#authors` }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Authentication Required')).toBeVisible()
    await expect(canvas.getByText('You need to be logged in to access this page.')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Go to Login' })).toHaveAttribute(
      'href',
      '/login?next=%2Fadmin%2Fcreate-title%23authors',
    )
    await expect(document.title).toBe('Authentication Required · Bunko')
  },
})
