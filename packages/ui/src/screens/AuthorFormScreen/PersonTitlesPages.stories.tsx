import { contract } from '@bunko/api-client'
import { TITLE, TITLE_KOREAN, TITLE_PORTUGUESE } from '@bunko/mock-server'
import preview from '@bunko/storybook/preview'
import type { Play } from '@bunko/storybook/screen'
import { expect, screen, waitFor, within } from 'storybook/test'
import { EditAuthorScreen } from './AuthorFormScreen.tsx'
import { at, credit, list, pick, putAuthor } from './story-credits.tsx'

type Server = Parameters<Play>[0]['server']

/** The first page of more: the next one is answered as it would have been without this. */
const firstPage = (server: Server, results: readonly unknown[]) => {
  const next = 'https://api.example/manga/people/900/associated-manga/?page=2'
  server.fail(contract.people.titles, { status: 200, body: { count: 400, next, results }, times: 1 })
}
const FAILED = 'Failed to load titles'
const FIELD = { name: 'Associate a title as author' }

const meta = preview.meta({
  title: 'Screens/Edit author/Titles in pages',
  component: EditAuthorScreen,
  globals: { level: '2' },
  parameters: at(),
  beforeEach: ({ server }) => {
    putAuthor(server)
    credit(server, TITLE.id, 'author')
  },
})

/** All of it is read before anything is offered: what a later page holds would be associated again, and undone. */
export const LaterPagesAreNotOffered = meta.story({
  beforeEach: ({ server }) => {
    server.hang(contract.people.titles, { times: 1 })
    firstPage(server, [server.db.titles.get(TITLE_KOREAN.id)])
  },
  play: async ({ canvas, server, userEvent }) => {
    const rows = await list(canvas)
    await userEvent.type(await canvas.findByRole('combobox', FIELD), 'dungeon kitchen')
    await expect(await screen.findByRole('option', { name: 'Loading titles…' })).toBeVisible()
    server.clearFaults()
    await expect(await screen.findByRole('option', { name: 'Every result is already chosen' })).toBeVisible()
    await expect(canvas.getByRole('combobox', FIELD)).toHaveFocus()
    await expect(rows.getAllByRole('listitem')).toHaveLength(2)
    await userEvent.keyboard('{Escape}')
  },
})

/** A server that goes on for ever is asked no more than so often by itself; the rest comes when it is asked for. */
export const MoreThanIsRead = meta.story({
  beforeEach: ({ server }) => {
    // Rows without an id are left out, and counted.
    const others = Array.from({ length: 4_999 }, () => ({}))
    firstPage(server, [server.db.titles.get(TITLE_KOREAN.id), ...others])
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Only the first 5,000 titles are loaded')).toBeVisible()
    await userEvent.type(await canvas.findByRole('combobox', FIELD), 'dungeon kitchen')
    await expect(await screen.findByRole('option', { name: 'Not all titles are loaded' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await userEvent.click(canvas.getByRole('button', { name: 'Load more titles' }))
    const rows = await list(canvas)
    await waitFor(() => expect(rows.getAllByRole('listitem')).toHaveLength(2))
    await expect(canvas.queryByText('Only the first 5,000 titles are loaded')).toBeNull()
  },
})

/** What was read stays, and nothing is offered over what was not. */
export const NextPageFails = meta.story({
  beforeEach: ({ server }) => {
    server.fail(contract.people.titles, { status: 503, times: 1 })
    firstPage(server, [server.db.titles.get(TITLE_KOREAN.id)])
  },
  play: async ({ canvas, userEvent }) => {
    const rows = await list(canvas)
    await expect(within(await canvas.findByRole('alert')).getByText(FAILED)).toBeVisible()
    await expect(rows.getAllByRole('listitem')).toHaveLength(1)
    await userEvent.type(await canvas.findByRole('combobox', FIELD), 'dungeon kitchen')
    await expect(await screen.findByRole('option', { name: FAILED })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await waitFor(() => expect(rows.getAllByRole('listitem')).toHaveLength(2))
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
})

/** Associated, and then not read again: both are told. */
export const ReadAgainFails = meta.story({
  play: async (context) => {
    const { canvas, server, userEvent } = context
    const rows = await list(canvas)
    server.fail(contract.people.titles, { status: 503, times: 1 })
    await pick(context, 'author', 'papel molhado', /Papel Molhado/)
    await expect(await canvas.findByText('associated as author', { exact: false })).toBeVisible()
    await expect(within(await canvas.findByRole('alert')).getByText(FAILED)).toBeVisible()
    await expect(rows.getAllByRole('listitem')).toHaveLength(1)
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await expect(await rows.findByRole('link', { name: TITLE_PORTUGUESE.primary_title })).toBeVisible()
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
})

/** A title that has moved to the next page meanwhile stands once. */
export const MovedToTheNextPage = meta.story({
  beforeEach: ({ server }) => {
    const [first, moved, last] = [TITLE_KOREAN, TITLE, TITLE_PORTUGUESE].map(({ id }) => server.db.titles.get(id))
    const body = { count: 3, next: null, results: [moved, last] }
    server.fail(contract.people.titles, { status: 200, body, times: 1 })
    firstPage(server, [first, moved])
  },
  play: async ({ canvas }) => {
    const rows = await list(canvas)
    await expect(await rows.findByRole('link', { name: TITLE_PORTUGUESE.primary_title })).toBeVisible()
    await expect(rows.getAllByRole('listitem')).toHaveLength(3)
  },
})
