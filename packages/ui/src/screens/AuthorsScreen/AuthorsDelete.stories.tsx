import { contract } from '@bunko/api-client'
import { makePerson, TITLE } from '@bunko/mock-server'
import { answered } from '@bunko/storybook/answered'
import { held } from '@bunko/storybook/held'
import preview from '@bunko/storybook/preview'
import { screenAt, type Play } from '@bunko/storybook/screen'
import { expect, screen, waitFor, within } from 'storybook/test'
import { paths } from '../../paths.ts'
import { EditAuthorScreen } from '../AuthorFormScreen/AuthorFormScreen.tsx'
import { AuthorsScreen } from './AuthorsScreen.tsx'

const ASSOCIATED = 'Cannot delete author: they are associated with manga. Remove associations first.'

/** Two people without titles, next to each other; with their public ids `zz-1` and `zz-2`. */
const meta = preview.meta({
  title: 'Screens/Authors/Delete',
  component: AuthorsScreen,
  globals: { level: '2' },
  parameters: screenAt({ path: paths.authors.pattern, at: `${paths.authors.to()}?q=zz` }),
  beforeEach: ({ server }) => {
    server.db.people.put(makePerson({ id: 901, public_id: 'zz-1', name: 'ZZ One', url: null }))
    server.db.people.put(makePerson({ id: 902, public_id: 'zz-2', name: 'ZZ Two', url: null }))
  },
})

type Context = Parameters<Play>[0]
const sent = ({ journal }: Context['server']) => journal.filter(({ method }) => method === 'DELETE')
const button = (canvas: Context['canvas'], name = 'ZZ One') => canvas.findByRole('button', { name: `Delete ${name}` })
const confirm = async ({ canvas, userEvent }: Context, name = 'ZZ One') => {
  await userEvent.click(await button(canvas, name))
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete Author?' }))
  await expect(dialog.getByText(name)).toBeVisible()
  await userEvent.dblClick(dialog.getByRole('button', { name: 'Delete' }))
}
/** The box on the screen (R27), not the toast that says the same. */
const box = async (canvas: Context['canvas']) => within(await within(canvas.getByRole('main')).findByRole('note'))

export const Deleted = meta.story({
  play: async (context) => {
    const { canvas, server } = context
    await confirm(context)
    await expect(await screen.findByText('Author deleted')).toBeVisible()
    await waitFor(() => expect(canvas.getAllByRole('listitem').length).toBeGreaterThan(0))
    await waitFor(() => expect(canvas.queryByRole('heading', { name: 'ZZ One' })).toBeNull())
    await expect(server.db.people.get(901)).toBeUndefined()
    await expect(sent(server).map(({ path }) => path)).toEqual(['/manga/people/zz-1/delete/'])
    await waitFor(() => expect(canvas.getByText('1 author or artist')).toBeVisible())
    await expect(canvas.getByRole('heading', { name: 'ZZ Two' }).closest('li')).toHaveFocus()
  },
})

export const Cancelled = meta.story({
  play: async ({ canvas, server, userEvent }) => {
    await userEvent.click(await button(canvas))
    await expect(await screen.findByRole('button', { name: 'Cancel' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(await button(canvas)).toHaveFocus()
    await answered()
    await expect(sent(server)).toEqual([])
    await expect(server.db.people.get(901)).toBeDefined()
  },
})

export const Deleting = meta.story({
  beforeEach: ({ server }) => {
    const release = server.hang(contract.people.remove)
    return async () => {
      release()
      await waitFor(() => expect(sent(server)).toHaveLength(1))
    }
  },
  play: async (context) => {
    const { canvas, server } = context
    await confirm(context)
    await expect(await canvas.findByText('Deleting ZZ One…')).toBeInTheDocument()
    await expect(await button(canvas)).toHaveAttribute('aria-busy', 'true')
    await expect(server.db.people.get(901)).toBeDefined()
  },
})

/** The row says so; it is not sent again, and another can be deleted meanwhile. */
export const DeletedOnce = meta.story({
  play: async (context) => {
    const { canvas, server, userEvent } = context
    const release = server.hang(contract.people.remove, { times: 1 })
    await confirm(context)
    await expect(await canvas.findByText('Deleting ZZ One…')).toBeInTheDocument()
    await expect(await button(canvas)).toHaveAttribute('aria-busy', 'true')
    await userEvent.click(await button(canvas))
    await expect(screen.queryByRole('alertdialog')).toBeNull()
    await expect(await button(canvas, 'ZZ Two')).toBeEnabled()
    release()
    await waitFor(() => expect(server.db.people.get(901)).toBeUndefined())
    await waitFor(() => expect(sent(server)).toHaveLength(1))
  },
})

const associate = ({ server: { db } }: Pick<Context, 'server'>) =>
  void db.credits.put({ id: db.credits.nextId(), title_id: TITLE.id, person_id: 901, role: 'author' })

/** By the server's own rule; the box leads to what is in the way. */
export const Associated = meta.story({
  beforeEach: associate,
  play: async (context) => {
    const { canvas, server, userEvent } = context
    await confirm(context)
    const alert = await box(canvas)
    await expect(alert.getByText(ASSOCIATED)).toBeVisible()
    await expect(alert.getByText('ZZ One')).toBeVisible()
    await expect(alert.getByRole('link', { name: 'Show associations' })).toHaveAttribute(
      'href',
      '/people/zz-1/edit#titles',
    )
    await expect(server.db.people.get(901)).toBeDefined()
    await expect(canvas.getByRole('heading', { name: 'ZZ One' })).toBeVisible()
    await userEvent.click(alert.getByRole('button', { name: 'Dismiss' }))
    await expect(within(canvas.getByRole('main')).queryByRole('note')).toBeNull()
  },
})

/** From what is in the way back to the list: it is as it was left. */
export const AssociatedAndBack = meta.story({
  parameters: screenAt({
    path: paths.authors.pattern,
    at: `${paths.authors.to()}?q=zz`,
    routes: [{ path: paths.editPerson.pattern, Component: EditAuthorScreen }],
  }),
  beforeEach: associate,
  play: async (context) => {
    const { canvas, userEvent } = context
    await confirm(context)
    await userEvent.click((await box(canvas)).getByRole('link', { name: 'Show associations' }))
    await userEvent.click(await canvas.findByRole('link', { name: 'Back to list' }))
    const search = await canvas.findByRole('searchbox', { name: 'Search authors and artists' })
    await expect(search).toHaveValue('zz')
  },
})

/** Each stays to be read until it is dismissed or tried again, whatever is done with the other. */
export const TwoRefused = meta.story({
  beforeEach: ({ server }) => void server.fail(contract.people.remove, { status: 409, body: {} }),
  play: async (context) => {
    const { canvas, server, userEvent } = context
    const notes = () => within(canvas.getByRole('main')).queryAllByRole('note')
    const refuse = async (name: string, count: number) => {
      await confirm(context, name)
      await waitFor(() => expect(notes()).toHaveLength(count))
      await expect(notes().at(-1)).toHaveTextContent(`${name} was not deleted`)
    }
    await refuse('ZZ One', 1)
    await refuse('ZZ Two', 2)
    await userEvent.click(within(notes()[0]!).getByRole('button', { name: 'Dismiss' }))
    await waitFor(() => expect(notes()).toHaveLength(1))
    await expect(notes()[0]).toHaveTextContent('ZZ Two was not deleted')
    await refuse('ZZ One', 2)
    server.clearFaults()
    await confirm(context)
    await waitFor(() => expect(server.db.people.get(901)).toBeUndefined())
    await waitFor(() => expect(canvas.queryByRole('heading', { name: 'ZZ One' })).toBeNull())
    await expect(notes()).toHaveLength(1)
    await expect(notes()[0]).toHaveTextContent('ZZ Two was not deleted')
    await expect(server.db.people.get(902)).toBeDefined()
  },
})

/** Level 3 may open the screen; the server refuses. */
export const EditorIsRefused = meta.story({
  globals: { level: '3' },
  play: async (context) => {
    await confirm(context)
    const alert = await box(context.canvas)
    await expect(alert.getByText('You do not have permission to delete authors')).toBeVisible()
    await expect(alert.getByText('was not deleted', { exact: false })).toBeVisible()
    await expect(alert.queryByRole('link')).toBeNull()
    await expect(context.server.db.people.get(901)).toBeDefined()
  },
})

const failing =
  (status: number, text: string, body?: unknown): Play =>
  async (context) => {
    context.server.fail(contract.people.remove, { status, ...(body !== undefined && { body }) })
    await confirm(context)
    await expect((await box(context.canvas)).getByText(text)).toBeVisible()
    await waitFor(() => expect(screen.getAllByText(text)).toHaveLength(2))
    await expect(await button(context.canvas)).toBeEnabled()
  }
export const AssociatedWithoutAText = meta.story({ play: failing(409, ASSOCIATED, {}) })
export const AssociatedWithAText = meta.story({
  play: failing(409, 'Still credited on 3 titles.', { error: 'Still credited on 3 titles.' }),
})
export const RefusedWithAText = meta.story({
  play: failing(400, 'This author is locked.', { message: 'This author is locked.' }),
})
export const RefusedWithoutAText = meta.story({ play: failing(500, 'Failed to delete author') })
export const ForbiddenWithAText = meta.story({
  play: failing(403, 'You do not have permission to delete authors', { error: 'No.' }),
})
/** Done, but nobody hears of it: the list is read again. */
export const NoAnswer = meta.story({
  play: async (context) => {
    const { canvas, server } = context
    server.cut(contract.people.remove)
    await confirm(context)
    const alert = await box(canvas)
    await expect(alert.getByText('Network error - please check your connection')).toBeVisible()
    await expect(alert.getByText('may have been deleted all the same', { exact: false })).toBeVisible()
    await waitFor(() => expect(canvas.queryByRole('heading', { name: 'ZZ One' })).toBeNull())
  },
})

/** Somebody else was faster: said, and the list is read again. */
export const GoneAlready = meta.story({
  play: async (context) => {
    const { canvas, server } = context
    await button(canvas)
    server.db.people.remove(901)
    await confirm(context)
    await expect((await box(canvas)).getByText('Not found.')).toBeVisible()
    await waitFor(() => expect(canvas.queryByRole('heading', { name: 'ZZ One' })).toBeNull())
  },
})

/** The next page waits for the list that is being read again: asked for by the old places it would leave one out. */
export const ShowMoreWhileReadAgain = meta.story({
  parameters: screenAt({ path: paths.authors.pattern, at: paths.authors.to() }),
  beforeEach: ({ server }) =>
    void server.db.people.put(makePerson({ id: 900, public_id: 'aa-1', name: 'AA One', url: null })),
  play: async (context) => {
    const { canvas, server, userEvent } = context
    await button(canvas, 'AA One')
    const everybody = server.db.people.all().length
    const list = canvas.getByRole('list', { name: 'Authors and artists' }).children
    await expect(list).toHaveLength(50)
    const release = server.hang(contract.people.list, { times: 1 })
    await confirm(context, 'AA One')
    await held(server)
    const more = canvas.getByRole('button', { name: 'Show more' })
    await userEvent.dblClick(more)
    await expect(more).toHaveAttribute('aria-busy', 'true')
    release()
    await waitFor(() => expect(list).toHaveLength(everybody - 1))
    await expect(server.journal.filter(({ query }) => /page=2/.test(query))).toHaveLength(1)
  },
})

const reloadFails: Play = async (context) => {
  const { canvas, server } = context
  await button(canvas)
  server.fail(contract.people.list, { status: 503 })
  await confirm(context)
  await expect(await canvas.findByText('Error Loading Authors')).toBeVisible()
  await expect(canvas.queryByRole('heading', { name: 'ZZ One' })).toBeNull()
  await expect(canvas.getByRole('heading', { name: 'ZZ Two' })).toBeVisible()
  await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible()
}
/** The reload after a delete fails: the deleted row is gone all the same, the rest stays. */
export const ReloadFails = meta.story({ play: reloadFails })
export const ReloadedAfterAll = meta.story({
  play: async (context) => {
    const { canvas, server, userEvent } = context
    await reloadFails(context)
    server.clearFaults()
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await waitFor(() => expect(canvas.queryByText('Error Loading Authors')).toBeNull())
  },
})
