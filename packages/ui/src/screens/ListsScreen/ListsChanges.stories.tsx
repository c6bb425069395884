import { contract } from '@bunko/api-client'
import { demoAccount, TITLE, TITLE_JAPANESE, TITLE_KOREAN, TITLE_LONG, TITLE_PORTUGUESE } from '@bunko/mock-server'
import { answered } from '@bunko/storybook/answered'
import { held } from '@bunko/storybook/held'
import preview from '@bunko/storybook/preview'
import { screenAt, type Play } from '@bunko/storybook/screen'
import { Route, Routes } from 'react-router-dom'
import { expect, screen, waitFor, within } from 'storybook/test'
import { Link } from '../../components/Link/Link.tsx'
import { paths } from '../../paths.ts'
import { answerToast, isNotSaid } from '../../toasts/story-toast.tsx'
import { FavoritesScreen } from '../FavoritesScreen/FavoritesScreen.tsx'
import { LoginScreen } from '../LoginScreen/LoginScreen.tsx'
import { TitleScreen } from '../TitleScreen/TitleScreen.tsx'
import { ListsScreen } from './ListsScreen.tsx'
import { entryOf, fillList, namesIn, removeOf, sent, statusOf, tab } from './story-steps.tsx'

/** Two that are read, one each of three others. */
const SOME = [
  [TITLE.id, 'reading'],
  [TITLE_KOREAN.id, 'reading'],
  [TITLE_JAPANESE.id, 'completed'],
  [TITLE_PORTUGUESE.id, 'plan_to_read'],
  [TITLE_LONG.id, 'on_hold'],
] as const

const meta = preview.meta({
  title: 'Screens/Lists/Changes',
  component: ListsScreen,
  globals: { level: '5' },
  parameters: screenAt({ path: paths.lists.pattern, at: paths.lists.to() }),
  beforeEach: ({ server }) => fillList(server, SOME),
})

/** At once, before the server has answered; the focus goes to the row that takes the place. */
export const Moved = meta.story({
  beforeEach: ({ server }) => server.hang(contract.lists.change),
  play: async ({ canvas, server, userEvent }) => {
    const select = await statusOf(canvas, TITLE)
    select.focus()
    await userEvent.selectOptions(select, 'completed')
    await waitFor(async () => expect(await namesIn(canvas)).toEqual([TITLE_KOREAN.primary_title]))
    await expect(await tab(canvas, /^Completed/)).toHaveTextContent('Completed2')
    await expect(entryOf(server, TITLE)?.status).toBe('reading')
    await expect((await statusOf(canvas, TITLE_KOREAN)).closest('li')).toHaveFocus()
    server.clearFaults()
    await expect(await screen.findByText('Moved to Completed')).toBeVisible()
    await expect(entryOf(server, TITLE)?.status).toBe('completed')
  },
})

export const Moving = meta.story({
  beforeEach: ({ server }) => {
    const release = server.hang(contract.lists.change, { times: 1 })
    return async () => {
      release()
      await waitFor(() => expect(sent(server, 'PATCH')).toHaveLength(1))
    }
  },
  play: async ({ canvas, server, userEvent }) => {
    await userEvent.selectOptions(await statusOf(canvas, TITLE), 'completed')
    await waitFor(async () => expect(await namesIn(canvas)).toEqual([TITLE_KOREAN.primary_title]))
    await expect(await tab(canvas, /^Completed/)).toHaveTextContent('Completed2')
    await held(server)
    await answered(1)
    await isNotSaid('Moved to Completed')
    await expect(sent(server, 'PATCH')).toEqual([])
  },
})

export const MovedAndUndone = meta.story({
  play: async ({ canvas, server, userEvent }) => {
    await userEvent.selectOptions(await statusOf(canvas, TITLE), 'dropped')
    await answerToast(userEvent, 'Moved to Dropped', 'Undo')
    await expect(await screen.findByText('Moved to Reading')).toBeVisible()
    await expect(entryOf(server, TITLE)?.status).toBe('reading')
    await expect(await namesIn(canvas)).toEqual([TITLE.primary_title, TITLE_KOREAN.primary_title])
    await expect(sent(server, 'PATCH')).toHaveLength(2)
  },
})

/** To where it stood on the server, which has refused what was chosen in between. */
export const MovedTwiceAndUndone = meta.story({
  parameters: screenAt({ path: paths.lists.pattern, at: `${paths.lists.to()}?status=all` }),
  play: async ({ canvas, server, userEvent }) => {
    const select = await statusOf(canvas, TITLE)
    server.fail(contract.lists.change, { status: 400, body: { error: 'This list is frozen.' }, times: 1 })
    server.setLatency(3_000)
    await userEvent.selectOptions(select, 're_reading')
    await userEvent.selectOptions(await statusOf(canvas, TITLE), 'dropped')
    await expect(sent(server, 'PATCH')).toEqual([])
    server.setLatency(0)
    await answerToast(userEvent, 'Moved to Dropped', 'Undo')
    await expect(await screen.findByText('Moved to Reading')).toBeVisible()
    await expect(entryOf(server, TITLE)?.status).toBe('reading')
    await expect(await statusOf(canvas, TITLE)).toHaveValue('reading')
  },
})

const moveRefused = async ({ canvas, server, userEvent }: Parameters<Play>[0]) => {
  server.fail(contract.lists.change, { status: 400, body: { error: 'This list is frozen.' } })
  await userEvent.selectOptions(await statusOf(canvas, TITLE), 'dropped')
  const alert = within(await within(canvas.getByRole('main')).findByRole('note'))
  await expect(alert.getByText('This list is frozen.')).toBeVisible()
  await expect(alert.getByText(TITLE.primary_title)).toBeVisible()
  await expect(alert.getByText('was not moved', { exact: false })).toBeVisible()
  await expect(await statusOf(canvas, TITLE)).toHaveValue('reading')
  await expect(entryOf(server, TITLE)?.status).toBe('reading')
  return alert.getByRole('button', { name: 'Dismiss' })
}
/** Taken back, and said beside the list (R28). */
export const MoveRefused = meta.story({
  play: async (context) => expect(await moveRefused(context)).toBeVisible(),
})
export const RefusalDismissed = meta.story({
  play: async (context) => {
    await context.userEvent.click(await moveRefused(context))
    await expect(within(context.canvas.getByRole('main')).queryByRole('note')).toBeNull()
  },
})

/** Moved at the second try: the message that it was not goes, as the note does. */
export const MoveRefusedThenMoved = meta.story({
  parameters: { lingers: true },
  play: async (context) => {
    const { canvas, server, userEvent } = context
    await moveRefused(context)
    await waitFor(() => expect(screen.getAllByText('This list is frozen.')).toHaveLength(2))
    server.clearFaults()
    await userEvent.selectOptions(await statusOf(canvas, TITLE), 'dropped')
    await expect(await screen.findByText('Moved to Dropped')).toBeVisible()
    await waitFor(() => expect(screen.queryByText('This list is frozen.')).toBeNull())
  },
})

/** Each stays to be read until it is dismissed or tried again, whatever is done with the other. */
export const TwoMovesRefused = meta.story({
  parameters: screenAt({ path: paths.lists.pattern, at: `${paths.lists.to()}?status=all` }),
  beforeEach: ({ server }) =>
    void server.fail(contract.lists.change, { status: 400, body: { error: 'This list is frozen.' } }),
  play: async ({ canvas, server, userEvent }) => {
    const notes = () => within(canvas.getByRole('main')).queryAllByRole('note')
    const move = async (title: typeof TITLE, count: number) => {
      await userEvent.selectOptions(await statusOf(canvas, title), 'dropped')
      await waitFor(() => expect(notes()).toHaveLength(count))
      await expect(notes().at(-1)).toHaveTextContent(title.primary_title)
    }
    await move(TITLE, 1)
    await move(TITLE_KOREAN, 2)
    await userEvent.click(within(notes()[0]!).getByRole('button', { name: 'Dismiss' }))
    await waitFor(() => expect(notes()).toHaveLength(1))
    await expect(notes()[0]).toHaveTextContent(TITLE_KOREAN.primary_title)
    await move(TITLE, 2)
    server.clearFaults()
    await userEvent.selectOptions(await statusOf(canvas, TITLE), 'dropped')
    await waitFor(() => expect(entryOf(server, TITLE)?.status).toBe('dropped'))
    await waitFor(() => expect(notes()).toHaveLength(1))
    await expect(notes()[0]).toHaveTextContent(TITLE_KOREAN.primary_title)
    await expect(entryOf(server, TITLE_KOREAN)?.status).toBe('reading')
  },
})

/** Gone from the screen at once, from the server when the message has gone. */
export const Removed = meta.story({
  play: async ({ canvas, server, userEvent }) => {
    const button = await removeOf(canvas, TITLE)
    button.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(async () => expect(await namesIn(canvas)).toEqual([TITLE_KOREAN.primary_title]))
    await expect(await tab(canvas, /^All/)).toHaveTextContent('All4')
    await expect((await removeOf(canvas, TITLE_KOREAN)).closest('li')).toHaveFocus()
    await expect(entryOf(server, TITLE)).toBeDefined()
    await answerToast(userEvent, 'Removed from your list', 'Dismiss')
    await waitFor(() => expect(entryOf(server, TITLE)).toBeUndefined())
    await expect(await namesIn(canvas)).toEqual([TITLE_KOREAN.primary_title])
    await expect(sent(server, 'DELETE')).toHaveLength(1)
  },
})

/** Nothing was sent: the entry is the one it was. */
export const RemovedAndUndone = meta.story({
  play: async ({ canvas, server, userEvent }) => {
    const before = entryOf(server, TITLE)
    await userEvent.click(await removeOf(canvas, TITLE))
    await answerToast(userEvent, 'Removed from your list', 'Undo')
    await expect(await removeOf(canvas, TITLE)).toBeVisible()
    await waitFor(() => expect(screen.queryByText('Removed from your list')).toBeNull())
    await answered()
    await expect(sent(server, 'DELETE')).toEqual([])
    await expect(entryOf(server, TITLE)).toEqual(before)
  },
})

export const RemovalRefused = meta.story({
  beforeEach: ({ server }) => void server.fail(contract.lists.remove, { status: 500, body: {} }),
  play: async ({ canvas, server, userEvent }) => {
    await userEvent.click(await removeOf(canvas, TITLE))
    await answerToast(userEvent, 'Removed from your list', 'Dismiss')
    const alert = within(await within(canvas.getByRole('main')).findByRole('note'))
    await expect(alert.getByText('Could not be removed from your list')).toBeVisible()
    await expect(await removeOf(canvas, TITLE)).toBeVisible()
    await expect(entryOf(server, TITLE)).toBeDefined()
  },
})

/** The answer that is lost was a yes: the entry goes with what is read again. */
export const RemovalAnswerLost = meta.story({
  play: async ({ canvas, server, userEvent }) => {
    const button = await removeOf(canvas, TITLE)
    server.cut(contract.lists.remove)
    const read = server.hang(contract.lists.mine, { times: 1 })
    await userEvent.click(button)
    await answerToast(userEvent, 'Removed from your list', 'Dismiss')
    await held(server)
    await expect(entryOf(server, TITLE)).toBeUndefined()
    await expect(await removeOf(canvas, TITLE)).toBeVisible()
    read()
    await waitFor(async () => expect(await namesIn(canvas)).toEqual([TITLE_KOREAN.primary_title]))
    await expect(within(canvas.getByRole('main')).getByRole('note')).toHaveTextContent(
      `${TITLE.primary_title} may have been removed all the same`,
    )
  },
})

/** Who goes on to another screen does not come back to undo it. */
export const LeavingSendsIt = meta.story({
  parameters: {
    ...screenAt({
      path: paths.lists.pattern,
      at: paths.lists.to(),
      routes: [{ path: paths.favorites.pattern, Component: FavoritesScreen }],
    }),
    lingers: true,
  },
  play: async ({ canvas, server, userEvent }) => {
    await userEvent.click(await removeOf(canvas, TITLE))
    await screen.findByText('Removed from your list')
    await userEvent.click(within(canvas.getByRole('main')).getByRole('link', { name: 'Favourites' }))
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Favourites' })).toBeVisible()
    await waitFor(() => expect(entryOf(server, TITLE)).toBeUndefined())
    await waitFor(() => expect(screen.queryByText('Removed from your list')).toBeNull())
  },
})

const hidden = (is: boolean) => {
  Object.defineProperty(document, 'hidden', { configurable: true, value: is })
  document.dispatchEvent(new Event('visibilitychange'))
}
/** Nobody looks at the page from now on; the answer is called to look at it again, `ms` later. */
const hideFor = (ms: number) => {
  const { now } = Date
  hidden(true)
  return () => {
    Date.now = () => now() + ms
    hidden(false)
    Date.now = now
    Reflect.deleteProperty(document, 'hidden')
  }
}

/** Nobody sees the message that counts down: what was removed is removed before another tab chooses otherwise. */
export const HiddenSendsIt = meta.story({
  parameters: { lingers: true },
  play: async ({ canvas, server, userEvent }) => {
    await userEvent.click(await removeOf(canvas, TITLE))
    await screen.findByText('Removed from your list')
    const look = hideFor(6_000)
    await expect(sent(server, 'DELETE')).toEqual([])
    await waitFor(() => expect(entryOf(server, TITLE)).toBeUndefined())
    look()
    await waitFor(() => expect(screen.queryByText('Removed from your list')).toBeNull())
  },
})

/** A short look elsewhere takes no Undo away. */
export const HiddenForAMoment = meta.story({
  play: async ({ canvas, server, userEvent }) => {
    await userEvent.click(await removeOf(canvas, TITLE))
    await screen.findByText('Removed from your list')
    hideFor(1_000)()
    await answerToast(userEvent, 'Removed from your list', 'Undo')
    await expect(await removeOf(canvas, TITLE)).toBeVisible()
    await answered()
    await expect(sent(server, 'DELETE')).toEqual([])
  },
})

/** A telephone put the page to sleep: by now something else may have been chosen elsewhere, so nothing is removed. */
export const AsleepKeepsIt = meta.story({
  play: async ({ canvas, server, userEvent }) => {
    await userEvent.click(await removeOf(canvas, TITLE))
    await screen.findByText('Removed from your list')
    hideFor(3_600_000)()
    await expect(await removeOf(canvas, TITLE)).toBeVisible()
    await waitFor(() => expect(screen.queryByText('Removed from your list')).toBeNull())
    await answered()
    await expect(sent(server, 'DELETE')).toEqual([])
    await expect(entryOf(server, TITLE)?.status).toBe('reading')
  },
})

const logOut = async ({ canvas, userEvent, session }: Parameters<Play>[0]) => {
  await userEvent.click(canvas.getByRole('button', { name: /Account of ana.luz/ }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Log out' }))
  await waitFor(() => expect(session.state().isAuthenticated).toBe(false))
}
/** The server ends the token with it: what comes after is refused. */
const logoutArrives = ({ server }: Parameters<Play>[0]) =>
  waitFor(() => expect(server.journal.some(({ call }) => call === 'POST /auth/logout/')).toBe(true))

/** What waits for its Undo goes with the one who removed it. */
export const RemovedThenLoggedOut = meta.story({
  play: async (context) => {
    const { canvas, server, userEvent } = context
    await userEvent.click(await removeOf(canvas, TITLE))
    await logOut(context)
    await logoutArrives(context)
    await expect(sent(server, 'DELETE').map(({ status }) => status)).toEqual([204])
    await expect(entryOf(server, TITLE)).toBeUndefined()
  },
})

const logInAs = ({ server, session }: Parameters<Play>[0], level: 4 | 5) => {
  const { accessToken, refreshToken } = server.signIn(level)
  session.begin({ accessToken, refreshToken }, { email: demoAccount(level).email })
}

/** Neither waits for the other's answer, which is too late. */
export const TwoRemovedThenLoggedOut = meta.story({
  play: async (context) => {
    const { canvas, server, userEvent } = context
    const answer = server.hang(contract.lists.remove, { times: 2 })
    await userEvent.click(await removeOf(canvas, TITLE))
    await userEvent.click(await removeOf(canvas, TITLE_KOREAN))
    await logOut(context)
    await held(server)
    answer()
    await logoutArrives(context)
    await expect(sent(server, 'DELETE').map(({ status }) => status)).toEqual([204, 204])
    await expect([entryOf(server, TITLE), entryOf(server, TITLE_KOREAN)]).toEqual([undefined, undefined])
  },
})

/** Moved, then removed: the Undo of the move wants it kept, whatever its removal's message says. */
export const RemovedThenItsMoveUndone = meta.story({
  parameters: { ...screenAt({ path: paths.lists.pattern, at: `${paths.lists.to()}?status=all` }), lingers: true },
  play: async ({ canvas, server, userEvent }) => {
    await userEvent.selectOptions(await statusOf(canvas, TITLE), 'dropped')
    await screen.findByText('Moved to Dropped')
    await userEvent.click(await removeOf(canvas, TITLE))
    await screen.findByText('Removed from your list')
    await answerToast(userEvent, 'Moved to Dropped', 'Undo')
    await expect(await statusOf(canvas, TITLE)).toHaveValue('reading')
    await waitFor(() => expect(screen.queryByText('Removed from your list')).toBeNull())
    await waitFor(() => expect(entryOf(server, TITLE)?.status).toBe('reading'))
    await answered()
    await expect(sent(server, 'DELETE')).toEqual([])
  },
})

/** Each stays to be read until it is dismissed or tried again. */
export const ThreeRemovalsRefused = meta.story({
  parameters: screenAt({ path: paths.lists.pattern, at: `${paths.lists.to()}?status=all` }),
  beforeEach: ({ server }) => void server.fail(contract.lists.remove, { status: 400, body: { error: 'Not today.' } }),
  play: async ({ canvas, server, userEvent }) => {
    for (const title of [TITLE_JAPANESE, TITLE, TITLE_KOREAN]) {
      await userEvent.click(await removeOf(canvas, title))
      await answerToast(userEvent, 'Removed from your list', 'Dismiss')
      await waitFor(() => expect(screen.queryByText('Removed from your list')).toBeNull())
    }
    const notes = () => within(canvas.getByRole('main')).getAllByRole('note')
    await waitFor(() => expect(notes()).toHaveLength(3))
    await userEvent.click(within(notes()[0]!).getByRole('button', { name: 'Dismiss' }))
    await waitFor(() => expect(notes()).toHaveLength(2))
    server.clearFaults()
    await userEvent.click(await removeOf(canvas, TITLE))
    await waitFor(() => expect(notes()).toHaveLength(1))
    await expect(notes()[0]).toHaveTextContent(TITLE_KOREAN.primary_title)
  },
})

/** However many go one after the other, each message can be pressed as long as it counts. */
export const ManyRemoved = meta.story({
  parameters: { ...screenAt({ path: paths.lists.pattern, at: `${paths.lists.to()}?status=all` }), lingers: true },
  play: async ({ canvas, server, userEvent }) => {
    for (const title of [TITLE, TITLE_KOREAN, TITLE_JAPANESE, TITLE_PORTUGUESE, TITLE_LONG])
      await userEvent.click(await removeOf(canvas, title))
    const undo = await waitFor(() => {
      const buttons = screen.getAllByRole('button', { name: 'Undo' })
      expect(buttons).toHaveLength(SOME.length)
      return buttons
    })
    await userEvent.hover(undo[0]!)
    for (const one of undo)
      await waitFor(() => expect(getComputedStyle(one.closest('[data-sonner-toast]')!).opacity).toBe('1'))
    for (const one of undo) await userEvent.click(one)
    await waitFor(async () => expect(await namesIn(canvas, 'All titles')).toHaveLength(SOME.length))
    await waitFor(() => expect(screen.queryAllByText('Removed from your list')).toEqual([]))
    await answered()
    await expect(sent(server, 'DELETE')).toEqual([])
  },
})

/** Both are under way when the first is refused: it comes back, the other does not. */
export const FirstOfTwoRemovalsRefused = meta.story({
  beforeEach: ({ server }) => void server.fail(contract.lists.remove, { status: 500, body: {}, times: 1 }),
  play: async ({ canvas, server, userEvent }) => {
    server.setLatency(300)
    for (const title of [TITLE, TITLE_KOREAN]) {
      await userEvent.click(await removeOf(canvas, title))
      await answerToast(userEvent, 'Removed from your list', 'Dismiss')
    }
    await waitFor(() => expect(sent(server, 'DELETE').map(({ status }) => status)).toEqual([500, 204]))
    // The one that came first is refused, whichever that was.
    const refused = entryOf(server, TITLE) ? TITLE : TITLE_KOREAN
    await waitFor(async () => expect(await namesIn(canvas)).toEqual([refused.primary_title]))
    await expect(await tab(canvas, /^All/)).toHaveTextContent('All4')
  },
})

/** It is theirs to undo, and nobody else's. */
export const MovedThenLoggedOut = meta.story({
  parameters: { lingers: true },
  play: async (context) => {
    const { canvas, server, userEvent } = context
    await userEvent.selectOptions(await statusOf(canvas, TITLE), 'dropped')
    await screen.findByText('Moved to Dropped')
    const answer = server.hang(contract.lists.change)
    await userEvent.selectOptions(await statusOf(canvas, TITLE_KOREAN), 'on_hold')
    await logOut(context)
    await waitFor(() => expect(screen.queryByText('Moved to Dropped')).toBeNull())
    logInAs(context, 4)
    await canvas.findByRole('button', { name: /Account of r.oliveira/ })
    answer()
    await logoutArrives(context)
    await expect(entryOf(server, TITLE_KOREAN)?.status).toBe('on_hold')
    await expect(screen.queryByText(/^Moved to/)).toBeNull()
  },
})

/** The removal is answered when its reader is back, and reads the list for the first time: it is read again. */
export const AnsweredAfterTheReturn = meta.story({
  play: async (context) => {
    const { canvas, server, userEvent } = context
    const removed = server.hang(contract.lists.remove, { times: 1 })
    await userEvent.click(await removeOf(canvas, TITLE))
    await logOut(context)
    await held(server)
    logInAs(context, 5)
    const read = server.hang(contract.lists.mine, { times: 1 })
    await userEvent.click(await canvas.findByRole('button', { name: /Account of ana.luz/ }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'My lists' }))
    await waitFor(() => expect(server.faults().filter(({ left }) => left === 0)).toHaveLength(2))
    removed()
    await expect(await canvas.findByRole('link', { name: TITLE_KOREAN.primary_title })).toBeVisible()
    read()
  },
})

/** Nor is what waits for its Undo sent by another. */
export const RemovedThenAnotherLogsIn = meta.story({
  parameters: { lingers: true },
  play: async (context) => {
    const { canvas, server, userEvent } = context
    await userEvent.click(await removeOf(canvas, TITLE))
    await screen.findByText('Removed from your list')
    logInAs(context, 4)
    await waitFor(() => expect(screen.queryByText('Removed from your list')).toBeNull())
    await canvas.findByRole('button', { name: /Account of r.oliveira/ })
    await canvas.findByRole('tab', { name: /^All/ })
    await expect(sent(server, 'DELETE')).toEqual([])
    await expect(entryOf(server, TITLE)).toBeDefined()
  },
})

/** The login has no frame; here the list has none either. */
export const SessionEnds = meta.story({
  parameters: screenAt({ path: '*', at: paths.lists.to(), shell: false }),
  render: () => (
    <Routes>
      <Route path={paths.lists.pattern} element={<ListsScreen />} />
      <Route path={paths.login.pattern} element={<LoginScreen />} />
    </Routes>
  ),
  play: async ({ canvas, server, userEvent }) => {
    const select = await statusOf(canvas, TITLE)
    server.expireTokens('all')
    await userEvent.selectOptions(select, 'dropped')
    await expect(await canvas.findByText('Your session has ended')).toBeVisible()
    await expect(entryOf(server, TITLE)?.status).toBe('reading')
  },
})
const moveAndLoseSession = async ({ canvas, server, userEvent }: Parameters<Play>[0]) => {
  await userEvent.selectOptions(await statusOf(canvas, TITLE), 'dropped')
  await userEvent.hover(await screen.findByText('Moved to Dropped'))
  server.expireTokens('all')
  await userEvent.selectOptions(await statusOf(canvas, TITLE_KOREAN), 'on_hold')
  // Under the pointer it stays.
  await userEvent.hover(screen.getByText('Moved to Dropped'))
  await canvas.findByText(/^\/login/)
}
export const MovedThenSessionLost = meta.story({
  play: async (context) => {
    await moveAndLoseSession(context)
    logInAs(context, 5)
    await context.canvas.findByRole('button', { name: /Account of ana.luz/ })
    await expect(screen.getByText('Moved to Dropped')).toBeVisible()
    await expect(await screen.findByText('Could not be changed: your session had ended')).toBeVisible()
  },
})
/** What was shown as done was not: it is said to whom it belongs, once they are back. */
export const RemovedThenSessionLost = meta.story({
  play: async (context) => {
    const { canvas, server, userEvent } = context
    await userEvent.click(await removeOf(canvas, TITLE))
    server.expireTokens('all')
    await answerToast(userEvent, 'Removed from your list', 'Dismiss')
    await canvas.findByText(/^\/login/)
    logInAs(context, 5)
    const told = 'Could not be removed from your list: your session had ended'
    await expect(await screen.findByText(told)).toBeVisible()
    await expect(entryOf(server, TITLE)?.status).toBe('reading')
  },
})
export const MovedThenAnotherLogsIn = meta.story({
  play: async (context) => {
    await moveAndLoseSession(context)
    logInAs(context, 4)
    await context.canvas.findByRole('button', { name: /Account of r.oliveira/ })
    await waitFor(() => expect(screen.queryByText('Moved to Dropped')).toBeNull())
    await expect(screen.queryByText(/your session had ended/)).toBeNull()
  },
})

/** The second choice is still to be sent when the first is refused: nothing older takes its place. */
export const RefusedThenChanged = meta.story({
  parameters: screenAt({ path: paths.lists.pattern, at: `${paths.lists.to()}?status=all` }),
  beforeEach: ({ server }) => void server.fail(contract.lists.change, { status: 500, body: {}, times: 1 }),
  play: async ({ canvas, server, userEvent }) => {
    const select = await statusOf(canvas, TITLE)
    server.setLatency(200)
    await userEvent.selectOptions(select, 'dropped')
    await userEvent.selectOptions(select, 'on_hold')
    await waitFor(() => expect(entryOf(server, TITLE)?.status).toBe('on_hold'))
    await waitFor(() => expect(sent(server, 'PATCH')).toHaveLength(2))
    await expect(await screen.findByText('Moved to On hold')).toBeVisible()
    await expect(await statusOf(canvas, TITLE)).toHaveValue('on_hold')
  },
})

/** One that is not answered keeps none of the others waiting: who logs out or leaves has sent them all. */
export const EachByItself = meta.story({
  play: async ({ canvas, server, userEvent }) => {
    const answer = server.hang(contract.lists.change, { times: 1 })
    await userEvent.selectOptions(await statusOf(canvas, TITLE), 'dropped')
    await held(server)
    await userEvent.selectOptions(await statusOf(canvas, TITLE_KOREAN), 'on_hold')
    await waitFor(() => expect(entryOf(server, TITLE_KOREAN)?.status).toBe('on_hold'))
    await expect(entryOf(server, TITLE)?.status).toBe('reading')
    answer()
    await waitFor(() => expect(entryOf(server, TITLE)?.status).toBe('dropped'))
  },
})

/** What is read again meanwhile tells of before: the choice stays, and what else has changed is shown all the same. */
export const ChangedWhileReadAgain = meta.story({
  parameters: screenAt({
    path: paths.lists.pattern,
    at: `${paths.lists.to()}?status=all`,
    routes: [{ path: paths.title.pattern, element: <Link to={`${paths.lists.to()}?status=all`}>Back</Link> }],
  }),
  play: async ({ canvas, server, userEvent }) => {
    await userEvent.selectOptions(await statusOf(canvas, TITLE), 'dropped')
    await screen.findByText('Moved to Dropped')
    await userEvent.click(await canvas.findByRole('link', { name: TITLE.primary_title }))
    // On another device.
    const elsewhere = entryOf(server, TITLE_PORTUGUESE)
    if (elsewhere) server.db.lists.update(elsewhere.id, { status: 'completed' })
    const read = server.hang(contract.lists.mine, { times: 1 })
    await userEvent.click(await canvas.findByRole('link', { name: 'Back' }))
    await held(server)
    const answer = server.hang(contract.lists.change, { times: 1 })
    await userEvent.selectOptions(await statusOf(canvas, TITLE_KOREAN), 'on_hold')
    await waitFor(() => expect(server.faults().filter(({ left }) => left === 0)).toHaveLength(2))
    read()
    await waitFor(async () => expect(await statusOf(canvas, TITLE_PORTUGUESE)).toHaveValue('completed'))
    await expect(await statusOf(canvas, TITLE_KOREAN)).toHaveValue('on_hold')
    answer()
    await expect(await screen.findByText('Moved to On hold')).toBeVisible()
    await expect(await statusOf(canvas, TITLE_KOREAN)).toHaveValue('on_hold')
  },
})

/** Of three quick choices the second is refused: the third stays. */
export const RefusedInBetween = meta.story({
  parameters: screenAt({ path: paths.lists.pattern, at: `${paths.lists.to()}?status=all` }),
  play: async ({ canvas, server, userEvent }) => {
    const select = await statusOf(canvas, TITLE)
    const first = server.hang(contract.lists.change, { times: 1 })
    for (const status of ['dropped', 'on_hold', 'dropped']) await userEvent.selectOptions(select, status)
    await held(server)
    server.fail(contract.lists.change, { status: 500, body: {}, times: 1 })
    first()
    await waitFor(() => expect(sent(server, 'PATCH').map(({ status }) => status)).toEqual([200, 500, 200]))
    await expect(await statusOf(canvas, TITLE)).toHaveValue('dropped')
    await waitFor(() => expect(entryOf(server, TITLE)?.status).toBe('dropped'))
  },
})

/** Whoever goes on to the title before the server has answered sees there what it said. */
export const SlowerThanTheNextScreen = meta.story({
  parameters: screenAt({
    path: paths.lists.pattern,
    at: paths.lists.to(),
    routes: [{ path: paths.title.pattern, Component: TitleScreen }],
  }),
  play: async ({ canvas, server, userEvent }) => {
    const answer = server.hang(contract.lists.change)
    await userEvent.selectOptions(await statusOf(canvas, TITLE), 'dropped')
    await userEvent.click(await tab(canvas, /^Dropped/))
    await userEvent.click(await canvas.findByRole('link', { name: TITLE.primary_title }))
    await expect(await canvas.findByRole('button', { name: 'Reading' })).toBeVisible()
    answer()
    await expect(await canvas.findByRole('button', { name: 'Dropped' })).toBeVisible()
    await expect(entryOf(server, TITLE)?.status).toBe('dropped')
  },
})

/** Its page knew the list from before: it tells what was done since, though it cannot ask again. */
export const ItsPageKnows = meta.story({
  parameters: {
    ...screenAt({
      path: paths.lists.pattern,
      at: paths.lists.to(),
      routes: [{ path: paths.title.pattern, Component: TitleScreen }],
    }),
    lingers: true,
  },
  play: async ({ canvas, server, userEvent }) => {
    const open = async () => userEvent.click(await canvas.findByRole('link', { name: TITLE.primary_title }))
    const back = async () => {
      await userEvent.click(canvas.getAllByRole('link', { name: 'My lists' })[0]!)
      await expect(await canvas.findByRole('heading', { level: 1, name: 'My lists' })).toBeVisible()
    }
    await open()
    await expect(await canvas.findByRole('button', { name: 'Reading' })).toBeVisible()
    await back()
    await userEvent.selectOptions(await statusOf(canvas, TITLE), 'dropped')
    await waitFor(() => expect(entryOf(server, TITLE)?.status).toBe('dropped'))
    await userEvent.click(await tab(canvas, /^Dropped/))
    server.fail(contract.lists.mine, { status: 500 })
    await open()
    await expect(await canvas.findByRole('button', { name: 'Dropped' })).toBeVisible()
    await answered()
    await expect(canvas.queryByRole('button', { name: 'Reading' })).toBeNull()
  },
})
