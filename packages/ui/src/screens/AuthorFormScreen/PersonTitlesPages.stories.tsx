import { contract } from '@bunko/api-client'
import { TITLE, TITLE_KOREAN } from '@bunko/mock-server'
import preview from '@bunko/storybook/preview'
import type { Play } from '@bunko/storybook/screen'
import { expect, screen, waitFor } from 'storybook/test'
import { EditAuthorScreen } from './AuthorFormScreen.tsx'
import { at, credit, list, putAuthor } from './story-credits.tsx'

type Server = Parameters<Play>[0]['server']

/** The first page of more: the next one is answered as it would have been without this. */
const firstPage = (server: Server, results: readonly unknown[]) => {
  const next = 'https://api.example/manga/people/900/associated-manga/?page=2'
  server.fail(contract.people.titles, { status: 200, body: { count: 400, next, results }, times: 1 })
}
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
