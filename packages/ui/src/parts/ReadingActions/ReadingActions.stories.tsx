import { contract, NETWORK_TEXT } from '@bunko/api-client'
import { demoAccount, makeTitle } from '@bunko/mock-server'
import { answered } from '@bunko/storybook/answered'
import preview from '@bunko/storybook/preview'
import { screenAt, type Play } from '@bunko/storybook/screen'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { Link } from '../../components/Link/Link.tsx'
import { dropBegun } from '../../drafts/begun.ts'
import { tabStorage } from '../../lib/storage.ts'
import { answerToast } from '../../toasts/story-toast.tsx'
import { whereOneTouches } from '../../lib/story-media.ts'
import { ReadingActions } from './ReadingActions.tsx'

const title = makeTitle({ id: 950, public_id: 'read-me', primary_title: 'Read Me' })
const user = demoAccount(5)
const HERE = '/manga/read-me/read-me'
const meta = preview.meta({
  component: ReadingActions,
  globals: { level: '5' },
  args: { title, here: `${HERE}?volume=2` },
  parameters: screenAt({ path: '/manga/:id/:slug', at: HERE }),
  beforeEach: ({ server }) => {
    dropBegun(tabStorage)
    server.db.titles.put(title)
  },
})

type Context = Parameters<Play>[0]
const main = ({ canvas }: Context) => within(canvas.getByRole('main'))
const favourite = ({ canvas }: Context) => canvas.findByRole('button', { name: 'Favourite' })
const rating = ({ canvas }: Context, value: number) => canvas.findByRole('radio', { name: String(value) })
const menu = async ({ canvas }: Context, name: string) =>
  userEvent.click(await canvas.findByRole('button', { name: new RegExp(`^${name}`) }))
const choose = async (role: 'menuitem' | 'menuitemcheckbox', name: string) =>
  userEvent.click(await screen.findByRole(role, { name }))
const mine = <T extends { title_id: number }>(rows: readonly T[]) => rows.find((row) => row.title_id === title.id)
const entry = ({ server }: Context) => mine(server.db.lists.by('user_id', user.id))
const favorite = ({ server }: Context) => mine(server.db.favorites.by('user_id', user.id))
const rated = ({ server }: Context) => mine(server.db.ratings.by('user_id', user.id))?.rating

const held = { release: () => {} }
/** The rating can be pressed at once, and keeps its place when what is above it comes: where one touches as well. */
export const ArrivesWithoutAJump = meta.story({
  globals: { viewport: { value: 'phone' } },
  beforeEach: ({ server }) => {
    const [lists, favorites] = [server.hang(contract.lists.mine), server.hang(contract.lists.myFavorites)]
    held.release = () => [lists, favorites].forEach((release) => release())
  },
  play: async (context) => {
    const top = async () => {
      const { y } = (await rating(context, 6)).getBoundingClientRect()
      let touched = y
      await whereOneTouches(async () => void (touched = (await rating(context, 6)).getBoundingClientRect().y))
      return [y, touched]
    }
    const before = await top()
    await expect(context.canvas.queryByRole('button', { name: 'Favourite' })).toBeNull()
    held.release()
    await favourite(context)
    await menu(context, 'Add to my list')
    await userEvent.keyboard('{Escape}')
    await expect(await top()).toEqual(before)
  },
})

/** However late the first answer comes, the last wish stays. */
export const FavouriteClickedTwice = meta.story({
  play: async (context) => {
    const { server } = context
    const button = await favourite(context)
    const release = server.hang(contract.titles.favorite)
    await userEvent.click(button)
    await expect(button).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(button)
    await expect(button).toHaveAttribute('aria-pressed', 'false')
    release()
    await waitFor(() =>
      expect(server.journal.filter(({ path }) => path.endsWith('/favorite')).map(({ method }) => method)).toEqual([
        'POST',
        'DELETE',
      ]),
    )
    await waitFor(() => expect(favorite(context)).toBeUndefined())
    await expect(button).toHaveAttribute('aria-pressed', 'false')
  },
})

/** The second wish waits for the first one's answer; by then somebody else is here, and it is not theirs. */
export const WishNotSentByAnother = meta.story({
  play: async (context) => {
    const { canvas, server, session } = context
    const release = server.hang(contract.titles.favorite)
    const button = await favourite(context)
    await userEvent.click(button)
    await userEvent.click(button)
    const { accessToken, refreshToken, user: another } = server.signIn(4)
    session.begin({ accessToken, refreshToken }, another)
    await canvas.findByRole('button', { name: /Account of r.oliveira/ })
    release()
    const sent = () => server.journal.filter(({ path }) => /\/(favorite|rate)$/.test(path)).map(({ call }) => call)
    await waitFor(() => expect(sent()).toHaveLength(1))
    await userEvent.click(await rating(context, 7))
    await waitFor(() => expect(sent()).toEqual(['POST /manga/{id}/favorite', 'POST /manga/{id}/rate']))
  },
})

/** A server that answers the title: its number is not that of the entry, which is read before it is removed. */
export const ListAnswersTheTitle = meta.story({
  beforeEach: ({ server }) => {
    const body = { id: title.id, primary_title: title.primary_title, status: 'ongoing' }
    server.fail(contract.lists.add, { status: 201, body })
  },
  play: async (context) => {
    const { canvas, server } = context
    await canvas.findByRole('button', { name: /^Add to my list/ })
    const row = {
      id: 4_000,
      user_id: user.id,
      title_id: title.id,
      status: 'reading' as const,
    }
    server.db.lists.put({ ...row, updated_at: '2026-11-18T14:00:00Z' })
    await menu(context, 'Add to my list')
    await choose('menuitemcheckbox', 'Reading')
    await canvas.findByText('On your list: Reading')
    await menu(context, 'Reading')
    await choose('menuitem', 'Remove from my list')
    await waitFor(() => expect(server.db.lists.get(4_000)).toBeUndefined())
    const removed = server.journal.filter(({ method }) => method === 'DELETE').map(({ path }) => path)
    await expect(removed).toEqual(['/users/manga-list/4000'])
  },
})

/** Added, changed and removed, each at once. */
export const ListManaged = meta.story({
  play: async (context) => {
    const { canvas, server } = context
    const release = server.hang(contract.lists.add)
    await menu(context, 'Add to my list')
    await expect(canvas.queryByText(/^On your list/)).toBeNull()
    await choose('menuitemcheckbox', 'Reading')
    const chosen = await canvas.findByRole('button', { name: /^Reading/ })
    // It is no label: a list opens.
    await expect(chosen.querySelector('.lucide-chevron-down')).toBeVisible()
    await expect(await canvas.findByText('On your list: Reading')).toHaveAttribute('role', 'status')
    await expect(entry(context)).toBeUndefined()
    release()
    await waitFor(() => expect(entry(context)?.status).toBe('reading'))

    await menu(context, 'Reading')
    await choose('menuitemcheckbox', 'On hold')
    await waitFor(() => expect(entry(context)?.status).toBe('on_hold'))
    await canvas.findByText('On your list: On hold')
    await menu(context, 'On hold')
    await expect(await screen.findByRole('menuitemcheckbox', { name: 'On hold' })).toBeChecked()
    await choose('menuitem', 'Remove from my list')
    await expect(await canvas.findByRole('button', { name: /^Add to my list/ })).toBeVisible()
    // The message says so.
    await expect(canvas.queryByText(/^On your list/)).toBeNull()
    // Until nobody can think better of it.
    await expect(entry(context)?.status).toBe('on_hold')
    await answerToast(userEvent, 'Removed from your list', 'Dismiss')
    await waitFor(() => expect(entry(context)).toBeUndefined())
    await expect(canvas.getByRole('button', { name: /^Add to my list/ })).toBeVisible()
  },
})

const listWrites = ({ server }: Context) =>
  server.journal.filter(({ method, path }) => method !== 'GET' && path.includes('/manga-list')).map(({ call }) => call)
const removed = async (context: Context) => {
  const { canvas } = context
  await menu(context, 'Add to my list')
  await choose('menuitemcheckbox', 'Reading')
  await waitFor(() => expect(entry(context)?.status).toBe('reading'))
  await menu(context, 'Reading')
  await choose('menuitem', 'Remove from my list')
  await expect(await canvas.findByRole('button', { name: /^Add to my list/ })).toBeVisible()
}
/** The entry keeps its date and its place: it was never taken off. */
export const RemovedAndUndone = meta.story({
  play: async (context) => {
    await removed(context)
    const before = entry(context)
    await answerToast(userEvent, 'Removed from your list', 'Undo')
    await expect(await context.canvas.findByRole('button', { name: /^Reading/ })).toBeVisible()
    await waitFor(() => expect(screen.queryByText('Removed from your list')).toBeNull())
    await answered()
    await expect(entry(context)).toEqual(before)
    await expect(listWrites(context)).toHaveLength(1)
  },
})
/** Something else is wanted of it: it is moved, neither removed nor added anew. */
export const RemovedThenMoved = meta.story({
  parameters: { lingers: true },
  play: async (context) => {
    await removed(context)
    await menu(context, 'Add to my list')
    await choose('menuitemcheckbox', 'Dropped')
    await waitFor(() => expect(entry(context)?.status).toBe('dropped'))
    await waitFor(() => expect(screen.queryByText('Removed from your list')).toBeNull())
    await expect(listWrites(context)).toHaveLength(2)
  },
})
/** What waits for its Undo is sent when the page is left. */
export const RemovedAndLeft = meta.story({
  parameters: { lingers: true },
  render: (args) => (
    <>
      <ReadingActions {...args} />
      <Link to="/top">Elsewhere</Link>
    </>
  ),
  play: async (context) => {
    await removed(context)
    await userEvent.click(context.canvas.getByRole('link', { name: 'Elsewhere' }))
    await waitFor(() => expect(entry(context)).toBeUndefined())
  },
})
/** Another tab signs somebody else in: what was removed here stays on their list, and on the first one's. */
export const RemovedThenAnother = meta.story({
  play: async (context) => {
    const { canvas, server, session } = context
    await removed(context)
    const { accessToken, refreshToken, user: another } = server.signIn(4)
    const { db, now } = server
    const updated_at = new Date(now()).toISOString()
    db.lists.put({
      id: db.lists.nextId(),
      user_id: demoAccount(4).id,
      title_id: title.id,
      status: 'completed',
      updated_at,
    })
    session.begin({ accessToken, refreshToken }, another)
    await canvas.findByRole('button', { name: /Account of r.oliveira/ })
    await expect(await canvas.findByRole('button', { name: /^Completed/ })).toBeVisible()
    // Nobody has chosen it here.
    await expect(canvas.queryByText(/^On your list/)).toBeNull()
    await expect(listWrites(context)).toHaveLength(1)
    await expect(entry(context)?.status).toBe('reading')
  },
})

/** Arrows move and send nothing; Space chooses. */
export const Rated = meta.story({
  play: async (context) => {
    const { canvas, server } = context
    ;(await rating(context, 1)).focus()
    // The browser's own.
    await userEvent.keyboard('{Alt>}{ArrowRight}{ArrowDown}{End}{/Alt}')
    await userEvent.keyboard('{ArrowRight}{ArrowRight} ')
    await expect(await rating(context, 3)).toBeChecked()
    await waitFor(() => expect(rated(context)).toBe(3))
    await expect(server.journal.filter(({ path }) => path.endsWith('/rate'))).toHaveLength(1)
    await expect(await canvas.findByText('Your rating: 3 of 10, as given in this browser.')).toBeVisible()
  },
})

/** Where one reads from the right, 2 is on the left of 1; up and down stay what they are, and the ends meet. */
export const RatedFromTheRight = meta.story({
  globals: { direction: 'rtl' },
  play: async (context) => {
    ;(await rating(context, 1)).focus()
    await userEvent.keyboard('{ArrowLeft}{ArrowDown}{ArrowLeft}{ArrowRight}')
    await expect(await rating(context, 3)).toHaveFocus()
    await userEvent.keyboard('{Home}{ArrowRight}')
    await expect(await rating(context, 10)).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}{ArrowUp}{ArrowUp} ')
    await expect(await rating(context, 9)).toBeChecked()
    await waitFor(() => expect(rated(context)).toBe(9))
  },
})

/**
 * Its own words for 400, the client's for the rest; what was there before is there again. Each try takes back what was
 * said of the one before, in its message too. `unsure` is said where nobody refused it, and nobody can tell.
 */
const refuses = async (
  context: Context,
  call: typeof contract.titles.rate | typeof contract.titles.favorite | typeof contract.lists.add,
  what: string,
  act: () => Promise<void>,
  back: () => Promise<void>,
  unsure = what,
) => {
  const { server } = context
  const locked = { status: 400, body: { error: 'The shelf is locked.' }, times: 1 }
  const full = { status: 500, body: { error: 'The disk is full.' }, times: 1 }
  for (const [fail, text, outcome] of [
    [() => server.fail(call, locked), 'The shelf is locked.', what],
    [() => server.fail(call, full), 'The disk is full.', unsure],
    [() => server.failNetwork(call, { times: 1 }), NETWORK_TEXT, unsure],
  ] as const) {
    fail()
    await act()
    await expect(await main(context).findByText(text)).toBeVisible()
    await expect(main(context).getByText(outcome)).toBeVisible()
    await back()
  }
  await act()
  for (const outcome of [what, unsure]) await waitFor(() => expect(screen.queryByText(outcome)).toBeNull())
}
export const RatingRefused = meta.story({
  parameters: { lingers: true },
  play: async (context) => {
    await refuses(
      context,
      contract.titles.rate,
      'Rating not saved',
      async () => userEvent.click(await rating(context, 9)),
      async () => expect(await rating(context, 9)).not.toBeChecked(),
      'Rating may have been saved all the same',
    )
    await waitFor(() => expect(rated(context)).toBe(9))
  },
})
export const FavouriteRefused = meta.story({
  parameters: { lingers: true },
  play: async (context) => {
    await refuses(
      context,
      contract.titles.favorite,
      'Favourite not saved',
      async () => userEvent.click(await favourite(context)),
      async () => expect(await favourite(context)).toHaveAttribute('aria-pressed', 'false'),
    )
    await waitFor(() => expect(favorite(context)).toBeDefined())
  },
})
export const ListRefused = meta.story({
  parameters: { lingers: true },
  globals: { theme: 'dark' },
  play: async (context) => {
    const { canvas } = context
    await refuses(
      context,
      contract.lists.add,
      'List not changed',
      async () => {
        await menu(context, 'Add to my list')
        await choose('menuitemcheckbox', 'Reading')
      },
      async () => {
        await expect(await canvas.findByRole('button', { name: /^Add to my list/ })).toBeVisible()
        await expect(canvas.queryByText(/^On your list/)).toBeNull()
      },
    )
    await waitFor(() => expect(entry(context)?.status).toBe('reading'))
  },
})

/** An expired token is renewed on the way: nobody notices. */
export const TokenRenewed = meta.story({
  play: async (context) => {
    const button = await favourite(context)
    context.server.expireTokens('access')
    await userEvent.click(await rating(context, 10))
    await userEvent.click(button)
    await menu(context, 'Add to my list')
    await choose('menuitemcheckbox', 'Completed')
    await waitFor(() => expect(rated(context)).toBe(10))
    await waitFor(() => expect(favorite(context)).toBeDefined())
    await waitFor(() => expect(entry(context)?.status).toBe('completed'))
    await expect(main(context).queryByText(/not (saved|changed)/)).toBeNull()
  },
})

/** What cannot be read is not guessed; the rating needs no reading. */
export const Unread = meta.story({
  play: async (context) => {
    const { canvas } = context
    await expect(await canvas.findByText('Your list could not be read')).toBeVisible()
    await expect(await canvas.findByText('Your favourites could not be read')).toBeVisible()
    await expect(canvas.getAllByText('HTTP Error 500')).toHaveLength(2)
    await expect(canvas.queryByRole('button', { name: 'Favourite' })).toBeNull()
    await expect(await rating(context, 1)).toBeEnabled()
    context.server.clearFaults()
    for (const left of [1, 0]) {
      await userEvent.click(canvas.getAllByRole('button', { name: 'Retry' })[0]!)
      await waitFor(() => expect(canvas.queryAllByText(/could not be read/)).toHaveLength(left))
    }
    await expect(await favourite(context)).toHaveAttribute('aria-pressed', 'false')
    await expect(await canvas.findByRole('button', { name: /^Add to my list/ })).toBeVisible()
  },
  beforeEach: ({ server }) => {
    server.fail(contract.lists.mine, { status: 500 })
    server.fail(contract.lists.myFavorites, { status: 500 })
  },
})

/** R1: a list without end is read up to a limit, and what stands beyond it is not taken for unlisted. */
export const ListCutShort = meta.story({
  beforeEach: ({ server }) => {
    const results = Array.from({ length: 20_000 }, (_, at) => ({
      id: at + 1,
      mangaId: 100_000 + at,
      status: 'reading',
    }))
    const next = '/api/v1/users/manga-list?limit=100&offset=20000'
    server.fail(contract.lists.mine, { status: 200, body: { count: 20_001, next, previous: null, results } })
  },
  play: async (context) => {
    const { canvas } = context
    const told = 'Not all of your list could be read: this title may be there.'
    await expect(await canvas.findByText(told)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^Add to my list/ })).toBeNull()
    context.server.clearFaults()
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await expect(await canvas.findByRole('button', { name: /^Add to my list/ })).toBeVisible()
    await expect(canvas.queryByText(told)).toBeNull()
  },
})

/** R1: an entry whose status is not told is on the list all the same, and can be taken off it. */
export const StatusNotTold = meta.story({
  beforeEach: ({ server }) => {
    const row = { id: 77, user_id: user.id, title_id: title.id, status: 'reading' as const }
    server.db.lists.put({ ...row, updated_at: '2026-11-18T14:00:00Z' })
    const told = { id: 77, mangaId: title.id, status: null }
    server.fail(contract.lists.mine, { status: 200, body: { data: [told] } })
  },
  play: async (context) => {
    await menu(context, 'Unknown')
    await expect(context.canvas.queryByRole('button', { name: /^Add to my list/ })).toBeNull()
    await choose('menuitem', 'Remove from my list')
    await answerToast(userEvent, 'Removed from your list', 'Dismiss')
    await waitFor(() => expect(entry(context)).toBeUndefined())
  },
})

/** R15b: a logout forgets what this browser remembers of a user. */
export const ForgottenAtLogout = meta.story({
  play: async (context) => {
    const { canvas, server, session } = context
    await userEvent.click(await rating(context, 7))
    await canvas.findByText('Your rating: 7 of 10, as given in this browser.')
    // Shown at once; a logout ends what is still on its way.
    await waitFor(() => expect(rated(context)).toBe(7))
    session.end()
    await waitFor(() => expect(canvas.queryByText(/^Your rating: /)).toBeNull())
    const { accessToken, refreshToken, user: again } = server.signIn(5)
    session.begin({ accessToken, refreshToken }, again)
    await expect(await canvas.findByText('A rating given in another browser is not shown here.')).toBeVisible()
    await expect(await rating(context, 7)).not.toBeChecked()
    await expect(rated(context)).toBe(7)
  },
})

/** Nothing is sent; the question can be closed. */
export const Visitor = meta.story({
  globals: { level: 'anonymous' },
  play: async (context) => {
    await userEvent.click(await favourite(context))
    const next = '?next=%2Fmanga%2Fread-me%2Fread-me%3Fvolume%3D2'
    const dialog = within(await screen.findByRole('dialog', { name: 'Log in to go on' }))
    await expect(dialog.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', `/login${next}`)
    await expect(dialog.getByRole('link', { name: 'Register' })).toHaveAttribute('href', `/register${next}`)
    await waitFor(() => expect(dialog.getByRole('link', { name: 'Log in' })).toHaveFocus())
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(await favourite(context)).toHaveAttribute('aria-pressed', 'false')
    await expect(tabStorage.read('bunko-begun')).toBeNull()
    await answered()
    await expect(context.server.journal.filter(({ method }) => method !== 'GET')).toEqual([])
  },
})

/** What a server says of a refusal may be long. */
export const LongText = meta.story({
  globals: { viewport: { value: 'small' } },
  beforeEach: ({ server }) =>
    server.fail(contract.titles.favorite, { status: 400, body: { error: `<b>${'x'.repeat(200)}</b> 長い説明` } }),
  play: async (context) => {
    await userEvent.click(await favourite(context))
    await expect(await main(context).findByText(/^<b>x{200}<\/b>/)).toBeVisible()
    const root = document.documentElement
    await expect(root.scrollWidth).toBeLessThanOrEqual(root.clientWidth)
  },
})
