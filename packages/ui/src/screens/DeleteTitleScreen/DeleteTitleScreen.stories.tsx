import { contract } from '@bunko/api-client'
import { TITLE, TITLE_HOSTILE, TITLE_JAPANESE, TITLE_LONG, TITLE_NULLS } from '@bunko/mock-server'
import { answered } from '@bunko/storybook/answered'
import { held } from '@bunko/storybook/held'
import preview from '@bunko/storybook/preview'
import { screenAt, type Play } from '@bunko/storybook/screen'
import { useNavigate } from 'react-router-dom'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../../components/Button/Button.tsx'
import { useTitle } from '../../data/titles.ts'
import { paths } from '../../paths.ts'
import { DeleteTitleScreen } from './DeleteTitleScreen.tsx'

const at = (query = '') => screenAt({ path: paths.deleteTitle.pattern, at: `${paths.deleteTitle.to()}${query}` })
const picked = (id: string) => at(`?title=${id}`)

const meta = preview.meta({
  title: 'Screens/Delete title',
  component: DeleteTitleScreen,
  globals: { level: '1' },
  parameters: at(),
})

const sent = (server: Parameters<Play>[0]['server']) => server.journal.filter(({ method }) => method === 'DELETE')
const ask: Play = async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Delete Title' }))
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Confirm Deletion' }))
  await expect(
    dialog.getByText('Are you sure you want to delete this manga? This action cannot be undone.'),
  ).toBeVisible()
}
/** The error in the page, not the toast that says the same. */
const alertOf = async (canvas: Parameters<Play>[0]['canvas']) =>
  within(await within(canvas.getByRole('region', { name: 'This will be deleted' })).findByRole('note'))
const yes = async () => userEvent.click(await screen.findByRole('button', { name: 'Yes' }))

/** R15a: the 50 most popular titles before anything is typed. */
export const Admin = meta.story({
  play: async ({ canvas, server }) => {
    await waitFor(() =>
      expect(within(canvas.getByRole('list', { name: 'Titles' })).getAllByRole('listitem')).toHaveLength(50),
    )
    await expect(canvas.getByText('No title picked')).toBeVisible()
    await expect(canvas.getByText('Deletion is permanent')).toBeVisible()
    await expect(
      canvas.getByText('It also removes the title from user lists, with its reviews and statistics.'),
    ).toBeVisible()
    await expect(server.journal.some(({ path, query }) => path === '/manga/' && query.includes('limit=50'))).toBe(true)
  },
})

const oneFound: Play = async ({ canvas }) => {
  await expect(await canvas.findByText('1 title found')).toBeVisible()
  const list = within(canvas.getByRole('list', { name: 'Titles' }))
  await expect(list.getAllByRole('listitem')).toHaveLength(1)
  const cover = list.getByRole('button').firstElementChild
  const field = canvas.getByRole('searchbox', { name: 'Search manga' })
  await expect(cover?.getBoundingClientRect().left).toBe(field.getBoundingClientRect().left)
}
export const OneFound = meta.story({ parameters: at('?q=dungeon kit'), play: oneFound })
/** Below what was found nobody is told to search; what is picked there is shown. */
export const OneFoundOnAPhone = meta.story({
  globals: { level: '1', viewport: { value: 'phone' } },
  parameters: at('?q=dungeon kit'),
  play: async (context) => {
    const { canvas } = context
    await oneFound(context)
    await expect(canvas.getByText('No title picked')).not.toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /^Dungeon Kitchen Diaries/ }))
    await expect(await canvas.findByRole('button', { name: 'Delete Title' })).toBeVisible()
  },
})

/** What was found for less of the text stays meanwhile, and can be read. */
export const BeingSearched = meta.story({
  parameters: at('?q=dungeon'),
  play: async ({ canvas, server }) => {
    await expect(await canvas.findByText(/titles? found$/)).toBeVisible()
    server.hang(contract.search.titles, { times: 1 })
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search manga' }), ' kit')
    await held(server)
    await expect(canvas.getByText('Searching…')).toBeVisible()
    await expect(within(canvas.getByRole('list', { name: 'Titles' })).getAllByRole('button').length).toBeGreaterThan(0)
  },
})

/** What was found for less of the text cannot be picked any more: other rows may stand there in a moment. */
export const LongerTextOnItsWay = meta.story({
  parameters: at('?q=dungeon'),
  play: async ({ canvas, server }) => {
    await expect(await canvas.findByText(/titles? found$/)).toBeVisible()
    const list = canvas.getByRole('list', { name: 'Titles' })
    const hit = within(list).getByRole('button', { name: /^Dungeon Kitchen Diaries/ })
    const answer = server.hang(contract.search.titles)
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search manga' }), ' kit')
    await expect(canvas.getByText('Searching…')).toBeVisible()
    await expect(canvas.queryByText(/titles? found$/)).toBeNull()
    await expect(list).toHaveAttribute('aria-busy', 'true')
    await expect(hit).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(hit)
    await userEvent.keyboard('{Enter}')
    answer()
    await expect(await canvas.findByText('1 title found')).toBeVisible()
    await expect(hit).toHaveFocus()
    await expect(hit).toHaveAttribute('aria-pressed', 'false')
    await expect(canvas.getByText('No title picked')).toBeVisible()
    await expect(list).toHaveAttribute('aria-busy', 'false')
    await userEvent.click(hit)
    await expect(await canvas.findByRole('button', { name: 'Delete Title' })).toBeVisible()
  },
})

/** A hit that goes with the answer, and the focus with it, leads back to the field. */
export const FocusedHitGoes = meta.story({
  parameters: at('?q=dungeon'),
  play: async ({ canvas, server }) => {
    await expect(await canvas.findByText(/titles? found$/)).toBeVisible()
    const answer = server.hang(contract.search.titles)
    const field = canvas.getByRole('searchbox', { name: 'Search manga' })
    await userEvent.type(field, ' kit')
    await expect(canvas.getByText('Searching…')).toBeVisible()
    const hits = within(canvas.getByRole('list', { name: 'Titles' })).getAllByRole('button')
    const going = hits.find((hit) => !hit.textContent.includes('Dungeon Kitchen Diaries'))
    going?.focus()
    await expect(going).toHaveFocus()
    answer()
    await expect(await canvas.findByText('1 title found')).toBeVisible()
    await waitFor(() => expect(field).toHaveFocus())
  },
})

/** A server may give fewer at once than are asked for: the popular titles are fifty all the same. */
export const PopularInShorterPages = meta.story({
  beforeEach: ({ server }) => {
    const next = 'https://api.example/manga/?ordering=-statistics.follows&limit=20&offset=20'
    const results = server.db.titles.all().slice(0, 20)
    server.fail(contract.titles.list, { status: 200, body: { count: 312, next, results }, times: 1 })
  },
  play: async ({ canvas }) => {
    const rows = async () => within(await canvas.findByRole('list', { name: 'Titles' })).getAllByRole('listitem')
    await waitFor(async () => expect(await rows()).toHaveLength(50))
  },
})

/** A server may give fewer at once than are asked for: nobody is told that these are all. */
export const FirstOfMany = meta.story({
  parameters: at('?q=of'),
  beforeEach: ({ server }) => {
    const results = server.db.titles.all().slice(0, 20)
    const next = 'https://api.example/manga/search/manga/?q=of&limit=20&offset=20'
    server.fail(contract.search.titles, { status: 200, body: { count: 312, next, results } })
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The first 20 of 312 titles')).toBeVisible()
    await expect(within(canvas.getByRole('list', { name: 'Titles' })).getAllByRole('listitem')).toHaveLength(20)
  },
})

/** The arrow keys lead from the search into what was found, through it, and back. */
export const ArrowKeys = meta.story({
  play: async ({ canvas }) => {
    const search = await canvas.findByRole('searchbox', { name: 'Search manga' })
    const rows = async () => within(await canvas.findByRole('list', { name: 'Titles' })).findAllByRole('button')
    const [first, second] = await rows()
    await userEvent.click(search)
    await userEvent.keyboard('{ArrowUp}')
    await expect(search).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(first).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(second).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}{ArrowUp}')
    await expect(search).toHaveFocus()
  },
})

const factsIn = (part: HTMLElement) =>
  within(part)
    .getAllByRole('definition')
    .map((one) => `${one.previousElementSibling?.textContent}: ${one.textContent}`)
/** Search, pick, read, confirm: by keyboard, but for a double click at the end. */
export const FoundAndDeleted = meta.story({
  play: async (context) => {
    const { canvas, server } = context
    await userEvent.type(await canvas.findByRole('searchbox', { name: 'Search manga' }), 'dungeon kit')
    await expect(await canvas.findByText('1 title found')).toBeVisible()
    const hit = canvas.getByRole('button', { name: /^Dungeon Kitchen Diaries/ })
    hit.focus()
    await userEvent.keyboard('{Enter}')
    const details = await canvas.findByRole('region', { name: 'This will be deleted' })
    await expect(await within(details).findByText('Ongoing')).toBeVisible()
    await waitFor(() => expect(document.title).toBe(`Delete ${TITLE.primary_title} · Bunko`))
    const title = server.db.titles.get(TITLE.id)
    const facts = [
      `Title: ${TITLE.primary_title}`,
      `Year: ${title?.year}`,
      'Status: Ongoing',
      `Authors: ${title?.author_names.join(', ')}`,
    ]
    await expect(factsIn(details)).toEqual(facts)
    await ask(context)
    const asked = screen.getByRole('alertdialog')
    await expect(factsIn(asked)).toEqual(facts)
    const dialog = within(asked)
    await expect(dialog.getByText(TITLE.primary_title)).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'No' })).toHaveFocus()
    await userEvent.dblClick(screen.getByRole('button', { name: 'Yes' }))
    // The toast moves out of the dialog that closes: the one found first may be gone.
    const told = 'The manga has been permanently deleted from the database.'
    await waitFor(() => expect(screen.getByText(told)).toBeVisible())
    await waitFor(() => expect(server.db.titles.get(TITLE.id)).toBeUndefined())
    await expect(sent(server)).toHaveLength(1)
    await waitFor(() => expect(screen.getByText('Title Deleted')).toBeVisible())
    await expect(await canvas.findByText('Manga deleted successfully')).toBeVisible()
    await waitFor(() => expect(document.title).toBe('Delete title · Bunko'))
    const sentence = canvas.getByText('is no longer in the database.')
    await expect(sentence).toHaveTextContent(`${TITLE.primary_title} is no longer in the database.`)
    await expect(within(sentence).getByText(TITLE.primary_title, { selector: 'bdi' })).toBeVisible()
    await expect(await canvas.findByText('Nothing found')).toBeVisible()
    const typed = canvas.getByText('dungeon kit', { selector: 'bdi' })
    await expect(typed.parentElement).toHaveTextContent('No title has “dungeon kit” in its name.')
  },
})

/** The second half of a slow double click would pick again what lay under the dialog. */
export const OutOfTheListAtOnce = meta.story({
  parameters: at('?q=dungeon kit'),
  play: async (context) => {
    const { canvas, server } = context
    await userEvent.click(await canvas.findByRole('button', { name: /^Dungeon Kitchen Diaries/ }))
    await ask(context)
    server.hang(contract.search.titles)
    await yes()
    await expect(await canvas.findByText('Manga deleted successfully')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^Dungeon Kitchen Diaries/ })).toBeNull()
    await expect(canvas.getByText('Nothing found')).toBeVisible()
  },
})

const WithBack = () => {
  const navigate = useNavigate()
  return (
    <>
      <Button onClick={() => void navigate(-1)}>Back</Button>
      <DeleteTitleScreen />
    </>
  )
}
/** Back leads to its address again: what was read of it earlier is not offered a second time. */
export const DeletedAndBack = meta.story({
  render: () => <WithBack />,
  play: async (context) => {
    const { canvas } = context
    const list = within(await canvas.findByRole('list', { name: 'Titles' }))
    const [first, second] = await list.findAllByRole('button')
    for (const row of [first!, second!, first!]) {
      await userEvent.click(row)
      await waitFor(() => expect(row).toHaveAttribute('aria-pressed', 'true'))
      await canvas.findByRole('button', { name: 'Delete Title' })
    }
    await ask(context)
    await yes()
    await expect(await canvas.findByText('Manga deleted successfully')).toBeVisible()
    const back = canvas.getByRole('button', { name: 'Back' })
    await userEvent.click(back)
    await waitFor(() => expect(second).toHaveAttribute('aria-pressed', 'true'))
    await userEvent.click(back)
    await expect(await canvas.findByText('Failed to load manga details')).toBeVisible()
    await waitFor(() => expect(document.title).toBe('Delete title · Bunko'))
    await expect(canvas.queryByRole('button', { name: 'Delete Title' })).toBeNull()
  },
})

export const KeptAfterNo = meta.story({
  parameters: picked(TITLE.public_id),
  play: async (context) => {
    await ask(context)
    await userEvent.click(screen.getByRole('button', { name: 'No' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(context.canvas.getByRole('button', { name: 'Delete Title' })).toHaveFocus()
    await answered()
    await expect(sent(context.server)).toEqual([])
    await expect(context.server.db.titles.get(TITLE.id)).toBeDefined()
  },
})

export const Deleting = meta.story({
  parameters: picked(TITLE.public_id),
  beforeEach: ({ server }) => server.hang(contract.titles.remove),
  play: async (context) => {
    await ask(context)
    await yes()
    await expect(await screen.findByText('Deleting…')).toBeInTheDocument()
    await expect(screen.getByRole('button', { name: 'Yes' })).toHaveAttribute('aria-busy', 'true')
    await userEvent.keyboard('{Escape}')
    await expect(screen.getByRole('alertdialog')).toBeVisible()
  },
})

const failing =
  (status: number, title: string, text: string, body?: unknown): Play =>
  async (context) => {
    const { canvas, server } = context
    server.fail(contract.titles.remove, { status, ...(body !== undefined && { body }) })
    await ask(context)
    await yes()
    const alert = await alertOf(canvas)
    await expect(alert.getByText(title)).toBeVisible()
    await expect(alert.getByText(text)).toBeVisible()
    await waitFor(() => expect(screen.getAllByText(text)).toHaveLength(2))
    await expect(server.db.titles.get(TITLE.id)).toBeDefined()
    await expect(canvas.getByRole('button', { name: 'Delete Title' })).toBeEnabled()
  }
export const Forbidden = meta.story({
  parameters: picked(TITLE.public_id),
  play: failing(403, 'Delete Failed', 'Insufficient permissions. Only Admins can delete manga.'),
})
/** A colleague was faster: it goes from the list as well. */
export const GoneAlready = meta.story({
  parameters: at(`?q=dungeon kit&title=${TITLE.public_id}`),
  play: async (context) => {
    const { canvas, server } = context
    await canvas.findByRole('button', { name: /^Dungeon Kitchen Diaries/ })
    await ask(context)
    server.db.titles.remove(TITLE.id)
    await yes()
    const alert = await alertOf(canvas)
    await expect(alert.getByText('Delete Failed')).toBeVisible()
    await expect(alert.getByText('Manga not found')).toBeVisible()
    await expect(await canvas.findByText('Nothing found')).toBeVisible()
    await expect(alert.queryByText(/^It may have been deleted/)).toBeNull()
  },
})
export const RefusedWithAText = meta.story({
  parameters: picked(TITLE.public_id),
  play: failing(409, 'Delete Failed', 'This title is locked.', { error: 'This title is locked.' }),
})
export const RefusedWithoutAText = meta.story({
  parameters: picked(TITLE.public_id),
  play: failing(500, 'Delete Failed', 'Failed to delete manga'),
})
/** The login says that the session is over; nothing here calls it an unexpected error. */
export const SessionEnds = meta.story({
  parameters: picked(TITLE.public_id),
  play: async (context) => {
    const { canvas, server } = context
    await ask(context)
    server.expireTokens('all')
    await yes()
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(await canvas.findByText(/^\/(login|admin)/, { selector: 'code' })).toBeVisible()
    await expect(screen.queryByText('Delete Error')).toBeNull()
    await expect(server.db.titles.get(TITLE.id)).toBeDefined()
  },
})
/** Done, but nobody hears of it: the list is read again, and the page says what may have happened. */
export const NoAnswer = meta.story({
  parameters: at(`?q=dungeon kit&title=${TITLE.public_id}`),
  play: async (context) => {
    const { canvas, server } = context
    await canvas.findByRole('button', { name: /^Dungeon Kitchen Diaries/ })
    server.cut(contract.titles.remove)
    await ask(context)
    await yes()
    const alert = await alertOf(canvas)
    await expect(alert.getByText('Delete Error')).toBeVisible()
    await expect(alert.getByText('An unexpected error occurred while deleting the manga.')).toBeVisible()
    await expect(alert.getByText(/^It may have been deleted all the same: look for it/)).toBeVisible()
    await expect(server.db.titles.get(TITLE.id)).toBeUndefined()
    await expect(await canvas.findByText('Nothing found')).toBeVisible()
  },
})

export const DetailsFail = meta.story({
  parameters: picked('no-such-title'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to load manga details')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible()
  },
})
const AndReadAgain = () => {
  const { refetch } = useTitle(TITLE.public_id)
  return (
    <>
      <Button onClick={() => void refetch()}>Read again</Button>
      <DeleteTitleScreen />
    </>
  )
}
/** What was read stays, and that it may be old is told. */
export const DetailsReadAgainFail = meta.story({
  parameters: picked(TITLE.public_id),
  render: () => <AndReadAgain />,
  play: async ({ canvas, server }) => {
    await canvas.findByRole('button', { name: 'Delete Title' })
    server.fail(contract.titles.get, { status: 500, times: 1 })
    await userEvent.click(canvas.getByRole('button', { name: 'Read again' }))
    const told = await canvas.findByText('Failed to load manga details')
    await expect(told.closest('[role=status]')).toHaveTextContent('HTTP Error 500')
    await expect(canvas.getByRole('button', { name: 'Delete Title' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await waitFor(() => expect(told).not.toBeInTheDocument())
  },
})
/** R1. */
export const RowsWithoutAnId = meta.story({
  beforeEach: ({ server }) => {
    const results = [{ id: 1, primary_title: 'Dungeon One' }, { primary_title: 'Dungeon' }, {}]
    server.fail(contract.search.titles, { status: 200, body: { count: 3, results } })
  },
  parameters: at('?q=dungeon'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /^Dungeon One/ })).toBeVisible()
    await expect(canvas.getByText('2 entries without an id were left out')).toBeVisible()
  },
})
const searchFails = ({ server }: Pick<Parameters<Play>[0], 'server'>) =>
  server.fail(contract.search.titles, { status: 500 })
export const SearchFails = meta.story({
  beforeEach: searchFails,
  parameters: at('?q=dungeon'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Search failed')).toBeVisible()
    await expect(canvas.getByText('HTTP Error 500')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible()
  },
})
/** Nothing has been searched for: it is the list of before that did not come, and searching works. */
export const PopularFails = meta.story({
  beforeEach: ({ server }) => server.fail(contract.titles.list, { status: 500 }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The popular titles could not be loaded')).toBeVisible()
    await expect(canvas.queryByText('Search failed')).toBeNull()
    await userEvent.type(canvas.getByRole('searchbox'), 'dungeon')
    await expect(await canvas.findByRole('button', { name: /^Dungeon Kitchen Diaries/ })).toBeVisible()
  },
})
export const SearchFailsThenRetry = meta.story({
  beforeEach: searchFails,
  play: async ({ canvas, server }) => {
    await userEvent.type(await canvas.findByRole('searchbox'), 'dungeon')
    const retry = await canvas.findByRole('button', { name: 'Retry' })
    server.clearFaults()
    await userEvent.click(retry)
    await expect(await canvas.findByRole('button', { name: /^Dungeon Kitchen Diaries/ })).toBeVisible()
  },
})
export const OneCharacter = meta.story({
  parameters: at('?q=d'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Type at least 2 characters')).toBeVisible()
  },
})
export const NothingThere = meta.story({
  globals: { level: '1', scenario: 'empty' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Popular titles')).toBeVisible()
  },
})
/** What was picked has the focus before it is there, and says what it is and that it comes. */
export const PickedOnItsWay = meta.story({
  parameters: at('?q=dungeon kit'),
  beforeEach: ({ server }) => server.hang(contract.titles.get),
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('list', { name: 'Titles' }))
    await userEvent.click(await list.findByRole('button'))
    await waitFor(() => expect(canvas.getByRole('group', { name: 'The picked title' })).toHaveFocus())
    await expect(canvas.getByText('Loading the title…')).toHaveAttribute('role', 'status')
  },
})
export const Loading = meta.story({
  beforeEach: ({ server }) => server.hang(contract.titles.list),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Searching…')).toBeVisible()
  },
})
export const LongName = meta.story({ parameters: picked(TITLE_LONG.public_id), play: async (context) => ask(context) })
export const HostileName = meta.story({
  parameters: picked(TITLE_HOSTILE.public_id),
  play: async (context) => {
    await ask(context)
    await expect(document.querySelector('img[src="x"]')).toBeNull()
  },
})
/** Who deletes for good reads the name in its own language. */
export const ForeignName = meta.story({
  parameters: picked(TITLE_JAPANESE.public_id),
  play: async (context) => {
    await ask(context)
    const region = within(context.canvas.getByRole('region', { name: 'This will be deleted' }))
    const [name] = region.getAllByText(TITLE_JAPANESE.primary_title)
    await expect(name).toHaveAttribute('lang', 'ja')
  },
})
export const NothingKnown = meta.story({
  parameters: picked(TITLE_NULLS.public_id),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText('Unknown')).toHaveLength(3)
  },
})

const sentAway: Play = async ({ canvas }) => {
  await expect(await canvas.findByText('/admin', { selector: 'code' })).toBeVisible()
  await expect(await screen.findByText('Only administrators can delete titles.')).toBeVisible()
}
export const Moderator = meta.story({ globals: { level: '2' }, play: sentAway })
export const Editor = meta.story({ globals: { level: '3' }, play: sentAway })
export const RegularUser = meta.story({ globals: { level: '5' }, play: sentAway })
export const Anonymous = meta.story({ globals: { level: 'anonymous' }, play: sentAway })

export const Phone = meta.story({
  globals: { level: '1', viewport: { value: 'small' } },
  parameters: picked(TITLE.public_id),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Delete Title' })).toBeVisible()
    const root = document.documentElement
    await expect(root.scrollWidth).toBeLessThanOrEqual(root.clientWidth)
  },
})
