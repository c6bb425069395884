import { contract, type Endpoint } from '@bunko/api-client'
import { demoAccount, TITLE_LONG } from '@bunko/mock-server'
import { held } from '@bunko/storybook/held'
import preview from '@bunko/storybook/preview'
import { screenAt, type Play } from '@bunko/storybook/screen'
import { expect, waitFor } from 'storybook/test'
import { paths } from '../../paths.ts'
import { ListsScreen } from './ListsScreen.tsx'
import { fillList, namesIn, rowsIn, tab } from './story-steps.tsx'

type Server = Parameters<Play>[0]['server']

const at = (query: string) => screenAt({ path: paths.lists.pattern, at: `${paths.lists.to()}${query}` })
const TABS = ['Reading', 'Completed', 'On hold', 'Dropped', 'Plan to read', 'Re-reading', 'All']

/** A hundred come with a call: the last by its name comes first, 'Read 1' with the third. */
const COUNT = 250
const FIRST_TEN = Array.from({ length: 10 }, (_, index) => `Read ${COUNT - index}`)
const fill = (server: Server) => {
  const { titles } = server.db
  const row = titles.get(TITLE_LONG.id)!
  const rows = Array.from({ length: COUNT }, (_, index) => {
    const id = 90_000 + index
    titles.put({ ...row, id, public_id: `read-${id}`, title: null, primary_title: `Read ${COUNT - index}` })
    return [id, 'reading'] as const
  })
  fillList(server, rows)
}

/** What lets each of the calls go on, the next one last: of several faults the newest counts. */
const gates: (() => void)[] = []
const hold = (server: Server, calls: number, call: Endpoint = contract.lists.mine) => {
  gates.length = 0
  for (let count = 0; count < calls; count += 1) gates.push(server.hang(call, { times: 1 }))
}
const letGo = async (server: Server) => {
  await held(server)
  gates.pop()?.()
}

const firstTenIn = async (canvas: Parameters<Play>[0]['canvas']) => (await namesIn(canvas)).slice(0, 10)

const meta = preview.meta({
  title: 'Screens/Lists/While it is read',
  component: ListsScreen,
  globals: { level: '5' },
  parameters: at('?sort=title'),
  beforeEach: ({ server }) => fill(server),
})

/** Nothing moves under the hand, and no part is counted as all; once all are there, who is in a row is asked. */
export const RowsKeepTheirPlaces = meta.story({
  beforeEach: ({ server }) => hold(server, 3),
  play: async ({ canvas, server, userEvent }) => {
    const firstTen = () => firstTenIn(canvas)
    const tabs = () => canvas.getAllByRole('tab').map(({ textContent }) => textContent)
    await letGo(server)
    // The next is asked for once these are shown.
    await held(server)
    await expect(await firstTen()).toEqual(FIRST_TEN)
    const select = canvas.getByRole('combobox', { name: 'Status of Read 211' })
    select.focus()

    await letGo(server)
    await held(server)
    await expect(canvas.getByText('Loading… 200 of 250, not sorted yet')).toBeVisible()
    await expect(await firstTen()).toEqual(FIRST_TEN)
    await expect(select).toHaveFocus()
    await expect(tabs()).toEqual(TABS)

    await letGo(server)
    await expect(await canvas.findByText('250 titles, not sorted yet')).toBeVisible()
    await expect(await firstTen()).toEqual(FIRST_TEN)
    await expect(select).toHaveFocus()
    await expect(await tab(canvas, /^All/)).toHaveTextContent('All250')
    await userEvent.click(canvas.getByRole('button', { name: 'Sort' }))
    await waitFor(async () => expect((await namesIn(canvas))[0]).toBe('Read 1'))
    await expect(canvas.queryByText(/not sorted yet/)).toBeNull()
    await waitFor(() => expect(canvas.getByRole('tabpanel')).toHaveFocus())
  },
})

/** Where nobody is in a row, they go to their places once, when all are there. */
export const SortedOnce = meta.story({
  beforeEach: ({ server }) => hold(server, 3),
  play: async ({ canvas, server }) => {
    for (let call = 0; call < 2; call += 1) {
      await letGo(server)
      await held(server)
      await expect(await firstTenIn(canvas)).toEqual(FIRST_TEN)
      // Which page is the last one is not known.
      await expect(canvas.getByText('Page 1')).toBeVisible()
    }
    await letGo(server)
    await waitFor(async () => expect((await namesIn(canvas))[0]).toBe('Read 1'))
    await expect(canvas.getByText('250 titles')).toBeVisible()
    await expect(canvas.getByText('Page 1 of 5')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Sort' })).toBeNull()
  },
})

/** The page of the address is waited for: the last one that has come is another. */
export const PageOnItsWay = meta.story({
  parameters: at('?sort=title&page=5'),
  beforeEach: ({ server }) => hold(server, 2),
  play: async ({ canvas, server }) => {
    await letGo(server)
    await held(server)
    await expect(canvas.getByText('Loading… 100 of 250, not sorted yet')).toBeVisible()
    await expect(canvas.queryByRole('list', { name: 'Reading' })).toBeNull()
    await expect(canvas.queryByRole('navigation', { name: 'Pages' })).toBeNull()
    await letGo(server)
    await expect(await canvas.findByText('Page 5 of 5')).toBeVisible()
    await waitFor(async () => expect((await namesIn(canvas))[0]).toBe('Read 201'))
    await expect(await rowsIn(canvas)).toHaveLength(50)
  },
})

/** What could be read is in order, and said to be a part: no tab is counted, or called empty, by it. */
export const StopsHalfway = meta.story({
  beforeEach: ({ server }) => {
    server.fail(contract.lists.mine, { status: 500, body: {} })
    hold(server, 1)
  },
  play: async ({ canvas, server, userEvent }) => {
    await letGo(server)
    await expect(await canvas.findByText('Not all of the list could be loaded')).toBeVisible()
    await expect(await canvas.findByText('Loaded 100 of 250')).toBeVisible()
    await waitFor(async () => expect((await namesIn(canvas))[0]).toBe('Read 151'))
    await expect(canvas.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(TABS)
    await userEvent.click(await tab(canvas, /^Completed/))
    await waitFor(() => expect(canvas.queryByRole('list', { name: 'Reading' })).toBeNull())
    await expect(canvas.queryByRole('heading', { name: 'Nothing under Completed' })).toBeNull()
    await userEvent.click(await tab(canvas, /^Reading/))
    server.clearFaults()
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await expect(await canvas.findByText('250 titles')).toBeVisible()
    await waitFor(async () => expect((await namesIn(canvas))[0]).toBe('Read 1'))
    await expect(await tab(canvas, /^Reading/)).toHaveTextContent('Reading250')
  },
})

const READER = demoAccount(5).username
/** Entries have gone meanwhile, and the last page with them: their reader is there, and all of the list is read anew. */
export const NextPageIsGone = meta.story({
  globals: { level: 'anonymous' },
  parameters: screenAt({ path: paths.listsOf.pattern, at: paths.listsOf.to({ id: READER }) }),
  beforeEach: ({ server }) => {
    server.fail(contract.lists.of, { status: 404, body: { detail: 'Invalid page.' } })
    hold(server, 1, contract.lists.of)
  },
  play: async ({ canvas, server, userEvent }) => {
    await letGo(server)
    const title = 'Not all of the list could be loaded'
    await expect(await canvas.findByRole('alert')).toHaveTextContent(`${title}Invalid page.`)
    await expect(canvas.getByRole('heading', { level: 1, name: `Lists of ${READER}` })).toBeVisible()
    await expect(await firstTenIn(canvas)).toEqual(FIRST_TEN)

    server.clearFaults()
    fillList(server, [[TITLE_LONG.id, 'reading']])
    hold(server, 1, contract.lists.of)
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await held(server)
    await expect(canvas.getByText(title)).toBeVisible()
    await expect(await firstTenIn(canvas)).toEqual(FIRST_TEN)
    await letGo(server)
    await expect(await canvas.findByText('1 title')).toBeVisible()
    await expect(canvas.queryByText(title)).toBeNull()
  },
})
