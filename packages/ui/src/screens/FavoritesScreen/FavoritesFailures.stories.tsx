import { contract } from '@bunko/api-client'
import { demoAccount, TITLE, TITLE_JAPANESE } from '@bunko/mock-server'
import { held } from '@bunko/storybook/held'
import preview from '@bunko/storybook/preview'
import { screenAt, type Play } from '@bunko/storybook/screen'
import { expect, waitFor, within } from 'storybook/test'
import { Button } from '../../components/Button/Button.tsx'
import { useFavorites } from '../../data/lists.ts'
import { paths } from '../../paths.ts'
import { answerToast } from '../../toasts/story-toast.tsx'
import { FavoritesScreen } from './FavoritesScreen.tsx'
import { fill, fillSixty, isFavorite, namesIn, removeOf } from './story-steps.tsx'

const meta = preview.meta({
  title: 'Screens/Favourites/Failing',
  component: FavoritesScreen,
  globals: { level: '5' },
  parameters: screenAt({ path: paths.favorites.pattern, at: paths.favorites.to() }),
  beforeEach: ({ server }) => fill(server, [TITLE.id, TITLE_JAPANESE.id]),
})

/** It failed on the way: what is read again has the title still, and nobody knew that before. */
export const ServerError = meta.story({
  beforeEach: ({ server }) => server.fail(contract.titles.unfavorite, { status: 500 }),
  play: async ({ canvas, server, userEvent }) => {
    await userEvent.click(await removeOf(canvas, TITLE.primary_title))
    await answerToast(userEvent, 'Removed from your favourites', 'Dismiss')
    const note = await within(canvas.getByRole('main')).findByRole('note')
    await expect(note).toHaveTextContent(`${TITLE.primary_title} may have been removed all the same`)
    await expect(note).toHaveTextContent('Could not be removed from your favourites')
    await expect(await removeOf(canvas, TITLE.primary_title)).toBeVisible()
    await expect(isFavorite(server, TITLE.id)).toBe(true)
  },
})

/** By the address that one shares: what one has removed and nobody sends any more is not gone for who looks next. */
export const RemovedThenAnotherLooks = meta.story({
  parameters: {
    ...screenAt({ path: paths.favoritesOf.pattern, at: paths.favoritesOf.to({ id: demoAccount(5).id }) }),
    lingers: true,
  },
  play: async ({ canvas, server, session, userEvent }) => {
    await userEvent.click(await removeOf(canvas, TITLE.primary_title))
    await waitFor(async () => expect(await namesIn(canvas)).toEqual([TITLE_JAPANESE.primary_title]))
    const { accessToken, refreshToken } = server.signIn(4)
    session.begin({ accessToken, refreshToken }, { email: demoAccount(4).email })
    const list = `Favourites of user ${demoAccount(5).id}`
    await waitFor(async () => expect(await namesIn(canvas, list)).toContain(TITLE.primary_title))
    await expect(isFavorite(server, TITLE.id)).toBe(true)
  },
})

const AWAY = { status: 500, body: { error: 'The database is away' } }
const nextPageFails = async ({ canvas, server, userEvent }: Parameters<Play>[0]) => {
  await expect(await namesIn(canvas)).toHaveLength(48)
  server.fail(contract.lists.myFavorites, AWAY)
  await userEvent.click(canvas.getByRole('button', { name: 'Show more' }))
  const alert = await canvas.findByRole('alert')
  await expect(alert).toHaveTextContent('Failed to load favouritesThe database is away')
  await expect(canvas.queryByRole('button', { name: 'Show more' })).toBeNull()
  await expect(await namesIn(canvas)).toHaveLength(48)
  return within(alert).getByRole('button', { name: 'Retry' })
}
/** What was read stays. */
export const NextPageFails = meta.story({
  beforeEach: ({ server }) => fillSixty(server),
  play: async (context) => expect(await nextPageFails(context)).toBeVisible(),
})
/** Tried again it is the next page that is asked for, not what is there. */
export const NextPageFailsThenRetry = meta.story({
  beforeEach: ({ server }) => fillSixty(server),
  play: async (context) => {
    const { canvas, server, userEvent } = context
    const retry = await nextPageFails(context)
    server.clearFaults()
    await userEvent.click(retry)
    await waitFor(async () => expect(await namesIn(canvas)).toHaveLength(60))
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
})

const READER = demoAccount(5).username
const READERS = `Favourites of ${READER}`
/** Titles have gone meanwhile, and the last page with them: their reader is there, and what was read stays. */
export const NextPageIsGone = meta.story({
  globals: { level: 'anonymous' },
  parameters: screenAt({ path: paths.favoritesOf.pattern, at: paths.favoritesOf.to({ id: READER }) }),
  beforeEach: ({ server }) => fillSixty(server),
  play: async ({ canvas, server, userEvent }) => {
    const names = await namesIn(canvas, READERS)
    server.fail(contract.lists.favoritesOf, { status: 404, body: { detail: 'Invalid page.' }, times: 1 })
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }))
    const alert = await canvas.findByRole('alert')
    await expect(alert).toHaveTextContent('Failed to load favouritesInvalid page.')
    await expect(canvas.getByRole('heading', { level: 1, name: READERS })).toBeVisible()
    await expect(await namesIn(canvas, READERS)).toEqual(names)

    fill(server, [TITLE.id, TITLE_JAPANESE.id])
    const read = server.hang(contract.lists.favoritesOf, { times: 1 })
    await userEvent.click(within(alert).getByRole('button', { name: 'Retry' }))
    await held(server)
    await expect(await namesIn(canvas, READERS)).toEqual(names)
    await expect(canvas.queryByRole('button', { name: 'Show more' })).toBeNull()
    read()
    await waitFor(async () => expect(await namesIn(canvas, READERS)).toHaveLength(2))
    await expect(canvas.queryByRole('alert')).toBeNull()
    await expect(canvas.getByText('2 titles')).toBeVisible()
  },
})

/** The screen, and what has its titles read again. */
const AndReadAgain = () => {
  const { refetch } = useFavorites({ kind: 'mine' })
  return (
    <>
      <FavoritesScreen />
      <Button onClick={() => void refetch()}>Read again</Button>
    </>
  )
}
/** What was read stays, and that it may be old is told. */
export const RefreshFails = meta.story({
  render: () => <AndReadAgain />,
  play: async ({ canvas, server, userEvent }) => {
    await namesIn(canvas)
    server.fail(contract.lists.myFavorites, AWAY)
    await userEvent.click(canvas.getByRole('button', { name: 'Read again' }))
    const alert = await canvas.findByRole('alert')
    await expect(alert).toHaveTextContent('Failed to load favouritesThe database is away')
    await expect(within(alert).getByRole('button', { name: 'Retry' })).toBeVisible()
    await expect(await namesIn(canvas)).toEqual([TITLE_JAPANESE.primary_title, TITLE.primary_title])
  },
})
