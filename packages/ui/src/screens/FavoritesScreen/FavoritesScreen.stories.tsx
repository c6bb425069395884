import { contract } from '@bunko/api-client'
import { demoAccount, TITLE, TITLE_HOSTILE, TITLE_JAPANESE, TITLE_LONG, TITLE_NULLS } from '@bunko/mock-server'
import { answered } from '@bunko/storybook/answered'
import { held } from '@bunko/storybook/held'
import preview from '@bunko/storybook/preview'
import { screenAt } from '@bunko/storybook/screen'
import { expect, screen, spyOn, waitFor, within } from 'storybook/test'
import { paths } from '../../paths.ts'
import { answerToast } from '../../toasts/story-toast.tsx'
import { FavoritesScreen } from './FavoritesScreen.tsx'
import { fill, fillSixty, isFavorite, namesIn, removeOf, type Context } from './story-steps.tsx'

const READER = demoAccount(5)
const of = (id: string | number) => screenAt({ path: paths.favoritesOf.pattern, at: paths.favoritesOf.to({ id }) })

const meta = preview.meta({
  title: 'Screens/Favourites',
  component: FavoritesScreen,
  globals: { level: '5' },
  parameters: screenAt({ path: paths.favorites.pattern, at: paths.favorites.to() }),
  beforeEach: ({ server }) => fill(server, [TITLE.id, TITLE_JAPANESE.id]),
})

const answer = ({ userEvent }: Pick<Context, 'userEvent'>, name: string) =>
  answerToast(userEvent, 'Removed from your favourites', name)

export const Mine = meta.story({
  beforeEach: () => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    return () => write.mockRestore()
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await namesIn(canvas)).toEqual([TITLE_JAPANESE.primary_title, TITLE.primary_title])
    await expect(canvas.getByText('2 titles')).toBeVisible()
    // A favourite, as its own page says it too.
    const heart = (await removeOf(canvas, TITLE.primary_title)).querySelector('.lucide-heart')
    await expect(heart).toHaveAttribute('fill', 'currentColor')
    await expect(document.title).toBe('Favourites · Bunko')
    await userEvent.click(canvas.getByRole('button', { name: 'Copy link' }))
    await expect(navigator.clipboard.writeText).toHaveBeenCalledWith(`${location.origin}/users/${READER.id}/favorites`)
    await expect(within(canvas.getByRole('main')).getByRole('link', { name: 'My lists' })).toHaveAttribute(
      'href',
      '/lists',
    )
  },
})

/** Gone at once; sent when the message has gone. The focus goes on to the next one. */
export const Removed = meta.story({
  play: async (context) => {
    const { canvas, server } = context
    await context.userEvent.click(await removeOf(canvas, TITLE_JAPANESE.primary_title))
    await waitFor(async () => expect(await namesIn(canvas)).toEqual([TITLE.primary_title]))
    await expect(await removeOf(canvas, TITLE.primary_title)).toHaveFocus()
    await expect(canvas.getByText('1 title')).toBeVisible()
    await expect(isFavorite(server, TITLE_JAPANESE.id)).toBe(true)
    await answer(context, 'Dismiss')
    await waitFor(() => expect(isFavorite(server, TITLE_JAPANESE.id)).toBe(false))
    await expect(await namesIn(canvas)).toEqual([TITLE.primary_title])
  },
})

/** Nothing is sent, also when the message has gone. */
export const RemovedAndUndone = meta.story({
  play: async (context) => {
    const { canvas, server } = context
    await context.userEvent.click(await removeOf(canvas, TITLE_JAPANESE.primary_title))
    await answer(context, 'Undo')
    await waitFor(async () =>
      expect(await namesIn(canvas)).toEqual([TITLE_JAPANESE.primary_title, TITLE.primary_title]),
    )
    await waitFor(() => expect(screen.queryByText('Removed from your favourites')).toBeNull())
    await answered()
    await expect(isFavorite(server, TITLE_JAPANESE.id)).toBe(true)
    await expect(server.journal.filter(({ method }) => method === 'DELETE')).toEqual([])
  },
})

export const RemovalRefused = meta.story({
  beforeEach: ({ server }) =>
    void server.fail(contract.titles.unfavorite, { status: 400, body: { error: 'Not today.' } }),
  play: async (context) => {
    const { canvas } = context
    await context.userEvent.click(await removeOf(canvas, TITLE.primary_title))
    await answer(context, 'Dismiss')
    const alert = within(await within(canvas.getByRole('main')).findByRole('note'))
    await expect(alert.getByText('was not removed', { exact: false })).toBeVisible()
    await expect(alert.getByText('Not today.')).toBeVisible()
    await expect(await removeOf(canvas, TITLE.primary_title)).toBeVisible()
  },
})

/** The answer that is lost was a yes: the title goes with what is read again. */
export const RemovalAnswerLost = meta.story({
  play: async (context) => {
    const { canvas, server } = context
    const button = await removeOf(canvas, TITLE.primary_title)
    server.cut(contract.titles.unfavorite)
    const read = server.hang(contract.lists.myFavorites, { times: 1 })
    await context.userEvent.click(button)
    await answer(context, 'Dismiss')
    await held(server)
    await expect(isFavorite(server, TITLE.id)).toBe(false)
    await expect(await removeOf(canvas, TITLE.primary_title)).toBeVisible()
    read()
    await waitFor(async () => expect(await namesIn(canvas)).toEqual([TITLE_JAPANESE.primary_title]))
    await expect(within(canvas.getByRole('main')).getByRole('note')).toHaveTextContent(
      `${TITLE.primary_title} may have been removed all the same`,
    )
  },
})

/** What is answered when another is here is not taken out of theirs. */
export const AnsweredToAnother = meta.story({
  play: async (context) => {
    const { canvas, server, session } = context
    const removed = server.hang(contract.titles.unfavorite, { times: 1 })
    await context.userEvent.click(await removeOf(canvas, TITLE.primary_title))
    await answer(context, 'Dismiss')
    await held(server)
    session.end()
    const { favorites } = server.db
    favorites.put({ id: favorites.nextId(), user_id: demoAccount(4).id, title_id: TITLE.id })
    const { accessToken, refreshToken } = server.signIn(4)
    session.begin({ accessToken, refreshToken }, { email: demoAccount(4).email })
    await canvas.findByRole('button', { name: /Account of r.oliveira/ })
    await removeOf(canvas, TITLE.primary_title)
    const read = server.hang(contract.lists.myFavorites, { times: 1 })
    removed()
    await held(server)
    await answered(1)
    await expect(await removeOf(canvas, TITLE.primary_title)).toBeVisible()
    read()
  },
})

/** Of the renewal of the token, which has not found its address: the favourite was not even asked for (R4). */
export const NotRenewed = meta.story({
  play: async (context) => {
    const { canvas, server } = context
    await removeOf(canvas, TITLE.primary_title)
    server.fail(contract.auth.refresh, { status: 404 })
    server.expireTokens('access')
    await context.userEvent.click(await removeOf(canvas, TITLE.primary_title))
    await answer(context, 'Dismiss')
    await expect(await within(canvas.getByRole('main')).findByRole('note')).toBeVisible()
    await expect(await removeOf(canvas, TITLE.primary_title)).toBeVisible()
    await expect(isFavorite(server, TITLE.id)).toBe(true)
  },
})

/** An answer that is only a list does not tell how many there are. */
export const NotCounted = meta.story({
  beforeEach: ({ server }) => {
    fillSixty(server)
    server.set({ wire: 'bare' })
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('The first 48 titles')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }))
    await expect(await canvas.findByText('60 titles')).toBeVisible()
    await expect(canvas.queryByText(/^The first/)).toBeNull()
  },
})
/** The server counts more than it gives, and tells of no next page: a word says so (R1). */
export const CutShort = meta.story({
  beforeEach: ({ server }) => {
    const results = [1, 2].map((id) => ({ id, primary_title: `Title ${id}` }))
    server.fail(contract.lists.myFavorites, { status: 200, body: { count: 30, results } })
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('30 titles')).toBeVisible()
    await expect(canvas.queryByText(/^Only the first/)).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }))
    await expect(await canvas.findByText('Only the first 2 titles are shown.')).toBeVisible()
  },
})
/** R1. */
export const RowsWithoutAnId = meta.story({
  beforeEach: ({ server }) => {
    const results = [{ id: 1, primary_title: 'One' }, { primary_title: 'Another' }]
    server.fail(contract.lists.myFavorites, { status: 200, body: { count: 2, results } })
  },
  play: async ({ canvas }) => {
    await expect(await namesIn(canvas)).toEqual(['One'])
    await expect(canvas.getByText('1 entry without an id was left out')).toBeVisible()
  },
})
/** A removal that is answered calls the next page off: it is asked for once more, by nobody's second press. */
export const ShowMoreWhileOneIsRemoved = meta.story({
  beforeEach: ({ server }) => fillSixty(server),
  play: async (context) => {
    const { canvas, server, userEvent } = context
    const [first = ''] = await namesIn(canvas)
    await userEvent.click(await removeOf(canvas, first))
    const release = server.hang(contract.lists.myFavorites, { times: 1 })
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }))
    await held(server)
    await answer(context, 'Dismiss')
    await waitFor(async () => expect(await namesIn(canvas)).toHaveLength(59))
    release()
    await expect(await canvas.findByText('59 titles')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Show more' })).toBeNull()
  },
})
/** Left before the next page has come: nothing more is asked for a screen that nobody sees (R9). */
export const LeftWhileMoreComes = meta.story({
  beforeEach: ({ server }) => fillSixty(server),
  play: async ({ canvas, server, userEvent }) => {
    await namesIn(canvas)
    const release = server.hang(contract.lists.myFavorites, { times: 1 })
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }))
    await held(server)
    // As a whole: from its first page.
    const reads = () =>
      server.journal.filter(({ path, query }) => path.includes('/favorites') && !query.includes('offset'))
    await expect(reads()).toHaveLength(1)
    await userEvent.click(within(canvas.getByRole('main')).getByRole('link', { name: 'My lists' }))
    await expect(await canvas.findByText('/lists', { selector: 'code' })).toBeVisible()
    release()
    await answered()
    await expect(reads()).toHaveLength(1)
  },
})
export const ShowMore = meta.story({
  beforeEach: ({ server }) => fillSixty(server),
  play: async ({ canvas, userEvent }) => {
    await expect(await namesIn(canvas)).toHaveLength(48)
    await expect(canvas.getByText('60 titles')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }))
    await waitFor(async () => expect(await namesIn(canvas)).toHaveLength(60))
    await expect(canvas.queryByRole('button', { name: 'Show more' })).toBeNull()
    // Who pressed goes on at the first that came.
    const came = (await canvas.findAllByRole('article'))[48]
    await waitFor(() => expect(within(came!).getByRole('link')).toHaveFocus())
  },
})

export const Empty = meta.story({
  beforeEach: ({ server }) => fill(server, []),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No favourites yet' })).toBeVisible()
    const main = within(canvas.getByRole('main'))
    await expect(main.getByRole('link', { name: 'Search titles' })).toHaveAttribute('href', '/search')
  },
})

/** Nothing to remove, and no mature titles unless one asks. */
export const SomebodyElses = meta.story({
  globals: { level: 'anonymous' },
  parameters: of(READER.username),
  beforeEach: ({ server }) => void server.db.titles.update(TITLE.id, { content_rating: 'erotica' }),
  play: async ({ canvas, userEvent }) => {
    const name = `Favourites of ${READER.username}`
    await expect(await canvas.findByRole('heading', { level: 1, name })).toBeVisible()
    await waitFor(() => expect(document.title).toBe(`${name} · Bunko`))
    await expect(await namesIn(canvas, name)).toEqual([TITLE_JAPANESE.primary_title])
    await expect(canvas.queryByRole('button', { name: /^Remove/ })).toBeNull()
    await expect(canvas.getByText('1 mature title hidden')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Show it' }))
    await expect(await namesIn(canvas, name)).toHaveLength(2)
    await userEvent.click(canvas.getByRole('button', { name: 'Hide it' }))
    await expect(await namesIn(canvas, name)).toHaveLength(1)
  },
})

export const NoSuchUser = meta.story({
  parameters: of('nobody'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'User not found' })).toBeVisible()
    await waitFor(() => expect(document.title).toBe('User not found · Bunko'))
  },
})

export const Private = meta.story({
  globals: { scenario: 'forbidden' },
  parameters: of('m.tanabe'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'These favourites are private' })).toBeVisible()
    await waitFor(() => expect(document.title).toBe('These favourites are private · Bunko'))
  },
})

export const Loading = meta.story({
  beforeEach: ({ server }) => server.hang(contract.lists.myFavorites),
  play: async ({ canvas }) => expect(await canvas.findByText('Loading favourites…')).toBeInTheDocument(),
})

export const Failed = meta.story({
  beforeEach: ({ server }) => void server.fail(contract.lists.myFavorites, { status: 500 }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to load favourites')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible()
  },
})
export const ReadAgain = meta.story({
  beforeEach: ({ server }) => void server.fail(contract.lists.myFavorites, { status: 500, times: 1 }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }))
    await expect(await namesIn(canvas)).toHaveLength(2)
  },
})

export const Anonymous = meta.story({
  globals: { level: 'anonymous' },
  play: async ({ canvas }) => expect(await canvas.findByText('/login?next=%2Ffavorites')).toBeVisible(),
})

export const HostileOnAPhone = meta.story({
  globals: { viewport: { value: 'small' } },
  beforeEach: ({ server }) => fill(server, [TITLE_HOSTILE.id, TITLE_LONG.id, TITLE_NULLS.id]),
  play: async ({ canvas }) => {
    await expect(await namesIn(canvas)).toHaveLength(3)
    await expect(document.querySelector('img[src="x"]')).toBeNull()
    const root = document.documentElement
    await expect(root.scrollWidth).toBeLessThanOrEqual(root.clientWidth)
  },
})
