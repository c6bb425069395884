import { contract, type Endpoint, type ListStatus } from '@bunko/api-client'
import { demoAccount, TITLE, TITLE_JAPANESE, TITLE_KOREAN, TITLE_LONG, TITLE_PORTUGUESE } from '@bunko/mock-server'
import preview from '@bunko/storybook/preview'
import { screenAt, type Play } from '@bunko/storybook/screen'
import { useState } from 'react'
import { expect, screen, waitFor } from 'storybook/test'
import { createConnection } from '../../data/connection.ts'
import { ConnectionBar } from '../../parts/ConnectionBar/ConnectionBar.tsx'
import { paths } from '../../paths.ts'
import { answerToast } from '../../toasts/story-toast.tsx'
import { ListsScreen } from './ListsScreen.tsx'
import { namesIn, removeOf, rowsIn, tab } from './story-steps.tsx'

type Server = Parameters<Play>[0]['server']

const at = (query = '') => screenAt({ path: paths.lists.pattern, at: `${paths.lists.to()}${query}` })
const FIVE_TITLES = [TITLE, TITLE_KOREAN, TITLE_JAPANESE, TITLE_PORTUGUESE, TITLE_LONG]
const FIVE = FIVE_TITLES.map(({ id }) => id)
const BY_NAME = [TITLE_PORTUGUESE, TITLE, TITLE_LONG, TITLE_KOREAN, TITLE_JAPANESE].map((title) => title.primary_title)

/** Answers with a list of these titles, named by their ids alone: section 3 promises no more. */
const answerIds = (server: Server, ids: readonly number[], call: Endpoint = contract.lists.mine) => {
  const status: ListStatus = 'reading'
  const data = ids.map((mangaId, index) => ({ id: index + 1, mangaId, status }))
  server.fail(call, { status: 200, body: { data } })
}
/** So many titles; the one that is looked for stands at the end, on another page. */
const answerMany = (server: Server, count: number) => {
  const made = Array.from({ length: count - 1 }, (_, index) => {
    const id = 90_000 + index
    const row = server.db.titles.get(TITLE_LONG.id)!
    server.db.titles.put({ ...row, id, public_id: `many-${id}`, title: null, primary_title: `Many ${index}` })
    return id
  })
  answerIds(server, [...made, TITLE.id])
}
const calls = (server: Server) => server.journal.filter(({ call }) => call === 'GET /manga/{id}/').length
/** Titles are answered again; the list is, as before, by ids alone. */
const goOn = (server: Server) =>
  server
    .faults()
    .filter(({ call }) => call === 'GET /manga/{id}/')
    .forEach(({ id }) => server.removeFault(id))

const meta = preview.meta({
  title: 'Screens/Lists/By id alone',
  component: ListsScreen,
  globals: { level: '5' },
  parameters: at(),
  beforeEach: ({ server }) => answerIds(server, FIVE),
})

/** What is not read yet is not said to be missing; the titles are asked for a few at a time, and once. */
export const Searched = meta.story({
  parameters: at(`?q=${encodeURIComponent(TITLE.primary_title)}`),
  beforeEach: ({ server }) => {
    answerMany(server, 300)
    return server.hang(contract.titles.get, { times: 1_000 })
  },
  play: async ({ canvas, server }) => {
    await expect(await canvas.findByText('300 titles still loading, not searched yet')).toBeVisible()
    await expect(canvas.queryByRole('heading', { name: 'No title matches' })).toBeNull()
    await waitFor(() => expect(server.faults().find(({ kind }) => kind === 'hang')?.left).toBe(996))
    goOn(server)
    await waitFor(() => expect(canvas.getByText('1 of 300 titles')).toBeVisible(), { timeout: 60_000 })
    await expect(await namesIn(canvas)).toEqual([TITLE.primary_title])
    await waitFor(() => expect(canvas.queryByText(/still loading/)).toBeNull())
    await expect(calls(server)).toBe(300)
  },
})

/** All fall into their places at once. */
export const PutInOrder = meta.story({
  parameters: at('?sort=title'),
  beforeEach: ({ server }) => server.hang(contract.titles.get, { times: 1 }),
  play: async ({ canvas, server }) => {
    const line = '1 title still loading, at the end of the list until then'
    await expect(await canvas.findByText(line)).toBeVisible()
    // The one that was asked for first is held, whichever that was; rows on their way are told apart by their ids.
    const isRead = ({ id }: { id: number }) => server.journal.some(({ path }) => path === `/manga/${id}/`)
    const names = FIVE_TITLES.map((title) => (isRead(title) ? title.primary_title : 'Loading…'))
    await expect(names.filter((name) => name === 'Loading…')).toHaveLength(1)
    await expect(await namesIn(canvas)).toEqual(names)
    const called = `Title ${FIVE_TITLES.find((title) => !isRead(title))?.id}`
    await expect(canvas.getByRole('link', { name: `${called}, loading…` })).toBeVisible()
    await expect(canvas.getByRole('combobox', { name: `Status of ${called}` })).toBeVisible()
    await expect(canvas.getByRole('button', { name: `Remove ${called} from your list` })).toBeVisible()
    goOn(server)
    await waitFor(async () => expect(await namesIn(canvas)).toEqual(BY_NAME))
    await expect(canvas.queryByText(line)).toBeNull()
  },
})

/** A server that fails is not asked for all the rest. */
export const NotLoaded = meta.story({
  parameters: at(`?q=${encodeURIComponent(TITLE.primary_title)}`),
  beforeEach: ({ server }) => {
    answerMany(server, 60)
    server.fail(contract.titles.get, { status: 503 })
  },
  play: async ({ canvas, server, userEvent }) => {
    await expect(await canvas.findByText('60 titles are not loaded, not searched')).toBeVisible()
    await expect(canvas.getByText(/HTTP Error 503/)).toBeVisible()
    await expect(calls(server)).toBeLessThan(8)
    goOn(server)
    await userEvent.click(canvas.getByRole('button', { name: 'Load them' }))
    await waitFor(() => expect(canvas.getByText('1 of 60 titles')).toBeVisible())
    await waitFor(() => expect(canvas.queryByText(/still loading|not loaded/)).toBeNull())
  },
})

const SILENT = { status: null, retryAfter: null }
const WhileAway = () => {
  const [connection] = useState(() => {
    const made = createConnection()
    made.tell(SILENT)
    made.tell({ status: null, retryAfter: 300 }) // else it may find by itself that the server is back
    return made
  })
  return (
    <>
      <ConnectionBar connection={connection} />
      <ListsScreen />
    </>
  )
}
/** When the server is back, nobody has to press anything here. */
export const ReadWhenItIsBack = meta.story({
  render: () => <WhileAway />,
  parameters: at('?sort=title'),
  beforeEach: ({ server }) => void server.failNetwork(contract.titles.get),
  play: async ({ canvas, server, userEvent }) => {
    await expect(await canvas.findByText('5 titles are not loaded, at the end of the list')).toBeVisible()
    goOn(server)
    await userEvent.click(await canvas.findByRole('button', { name: 'Try now' }))
    await waitFor(async () => expect(await namesIn(canvas)).toEqual(BY_NAME))
    await expect(canvas.queryByText(/not loaded/)).toBeNull()
  },
})

const ELSES = {
  globals: { level: 'anonymous' },
  parameters: screenAt({ path: paths.listsOf.pattern, at: paths.listsOf.to({ id: demoAccount(5).id }) }),
}

/** Mature titles are left out of somebody else's list also where only its titles say so. */
export const SomebodyElses = meta.story({
  ...ELSES,
  beforeEach: ({ server }) => {
    answerIds(server, FIVE, contract.lists.of)
    server.db.titles.update(TITLE_KOREAN.id, { content_rating: 'erotica' })
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('1 mature title hidden')).toBeVisible()
    await waitFor(async () => expect(await rowsIn(canvas)).toHaveLength(4))
    await userEvent.click(canvas.getByRole('button', { name: 'Show it' }))
    await expect(await rowsIn(canvas)).toHaveLength(5)
    // The line speaks of the tab it stands in.
    await userEvent.click(await tab(canvas, /^Dropped/))
    await expect(await canvas.findByText('Nothing under Dropped')).toBeVisible()
    await expect(canvas.queryByText(/mature title/)).toBeNull()
  },
})

/** Where all of it is hidden, each tab says so, and leads to where it is asked for. */
export const OnlyMature = meta.story({
  ...ELSES,
  beforeEach: ({ server }) => {
    answerIds(server, [TITLE_KOREAN.id], contract.lists.of)
    server.db.titles.update(TITLE_KOREAN.id, { content_rating: 'erotica' })
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('1 mature title hidden')).toBeVisible()
    await userEvent.click(await tab(canvas, /^Dropped/))
    await expect(await canvas.findByText('Only mature titles')).toBeVisible()
    await expect(canvas.queryByText('1 mature title hidden')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Go to All' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Show it' }))
    await expect(await rowsIn(canvas, 'All titles')).toHaveLength(1)
  },
})

/** The message names what it speaks of. */
export const Removed = meta.story({
  play: async ({ canvas, userEvent }) => {
    await waitFor(async () => expect(await namesIn(canvas)).not.toContain('Loading…'))
    await userEvent.click(await removeOf(canvas, TITLE))
    const message = (await screen.findByText('Removed from your list')).closest('[data-sonner-toast]')
    await expect(message).toHaveTextContent(TITLE.primary_title)
    // Else it would be sent as the story is taken down.
    await answerToast(userEvent, 'Removed from your list', 'Undo')
    await waitFor(() => expect(screen.queryByText('Removed from your list')).toBeNull())
  },
})
