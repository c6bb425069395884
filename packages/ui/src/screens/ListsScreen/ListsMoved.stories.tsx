import { contract } from '@bunko/api-client'
import { TITLE, TITLE_KOREAN } from '@bunko/mock-server'
import { held } from '@bunko/storybook/held'
import preview from '@bunko/storybook/preview'
import { screenAt, type Play } from '@bunko/storybook/screen'
import { expect, screen, waitFor } from 'storybook/test'
import { paths } from '../../paths.ts'
import { ListsScreen } from './ListsScreen.tsx'
import { entryOf, fillList, namesIn, rowsIn, statusOf, tab } from './story-steps.tsx'

const HOUR_MS = 3_600_000
const ALL = 'All titles'
const AS_FILLED = [TITLE.primary_title, TITLE_KOREAN.primary_title]

const meta = preview.meta({
  title: 'Screens/Lists/Moved',
  component: ListsScreen,
  globals: { level: '5' },
  parameters: screenAt({ path: paths.lists.pattern, at: `${paths.lists.to()}?status=all` }),
  beforeEach: ({ server }) => {
    fillList(server, [
      [TITLE.id, 'completed'],
      [TITLE_KOREAN.id, 'reading'],
    ])
    const first = entryOf(server, TITLE)
    if (first) server.db.lists.update(first.id, { updated_at: new Date(server.now() - 2 * HOUR_MS).toISOString() })
  },
})

const moveTheSecond = async ({ canvas, server, userEvent }: Parameters<Play>[0]) => {
  const second = async () => (await rowsIn(canvas, ALL))[1]
  await expect(await second()).toHaveTextContent('Changed 1d ago')
  const answer = server.hang(contract.lists.change, { times: 1 })
  const select = await statusOf(canvas, TITLE_KOREAN)
  await userEvent.selectOptions(select, 'completed')
  // As some browsers do by themselves.
  select.blur()
  await held(server)
  await expect(await second()).toHaveTextContent('Changed 1d ago')
  answer()
  await expect(await screen.findByText('Moved to Completed')).toBeVisible()
}

/** When is what the server says; the row keeps its place until somebody asks for the order. */
export const SaysWhen = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context
    await moveTheSecond(context)
    await waitFor(async () => expect((await rowsIn(canvas, ALL))[1]).toHaveTextContent('Changed 0m ago'))
    await expect(await canvas.findByText('2 titles, not sorted yet')).toBeVisible()
    await expect(await namesIn(canvas, ALL)).toEqual(AS_FILLED)
    await userEvent.click(canvas.getByRole('button', { name: 'Sort' }))
    await waitFor(async () => expect(await namesIn(canvas, ALL)).toEqual(AS_FILLED.toReversed()))
  },
})

/** Where it has gone it stands first: it was changed last. */
export const FirstInItsTab = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context
    await moveTheSecond(context)
    await userEvent.click(await tab(canvas, /^Completed/))
    await waitFor(async () => expect(await namesIn(canvas, 'Completed')).toEqual(AS_FILLED.toReversed()))
    await expect(canvas.queryByText(/not sorted yet/)).toBeNull()
  },
})

/** A server that does not say when says nothing new: the entry goes on telling what it told. */
export const NotToldWhen = meta.story({
  beforeEach: ({ server }) => void server.fail(contract.lists.change, { status: 200, body: { success: true } }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(await statusOf(canvas, TITLE_KOREAN), 'completed')
    await expect(await screen.findByText('Moved to Completed')).toBeVisible()
    await expect((await rowsIn(canvas, ALL))[1]).toHaveTextContent('Changed 1d ago')
    await expect(canvas.queryByText(/not sorted yet/)).toBeNull()
  },
})
