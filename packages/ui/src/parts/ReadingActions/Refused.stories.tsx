import { contract } from '@bunko/api-client'
import { demoAccount, makeTitle } from '@bunko/mock-server'
import { answered } from '@bunko/storybook/answered'
import { held } from '@bunko/storybook/held'
import preview from '@bunko/storybook/preview'
import { screenAt, type Play } from '@bunko/storybook/screen'
import { useState, type ComponentProps } from 'react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../../components/Button/Button.tsx'
import { answerToast } from '../../toasts/story-toast.tsx'
import { ReadingActions } from './ReadingActions.tsx'

const title = makeTitle({ id: 952, public_id: 'refused', primary_title: 'Refused' })
const user = demoAccount(5)
const HERE = '/manga/refused/refused'
/** What was refused, and is so all the same: done in another tab, or done and its answer lost. */
const meta = preview.meta({
  title: 'parts/ReadingActions/Refused',
  component: ReadingActions,
  globals: { level: '5' },
  args: { title, here: HERE },
  parameters: screenAt({ path: '/manga/:id/:slug', at: HERE }),
  beforeEach: ({ server }) => {
    server.db.titles.put(title)
  },
})
type Context = Parameters<Play>[0]
const main = ({ canvas }: Context) => within(canvas.getByRole('main'))
const favourite = ({ canvas }: Context) => canvas.findByRole('button', { name: 'Favourite' })
const choose = async ({ canvas }: Context, now: string, role: 'menuitem' | 'menuitemcheckbox', name: string) => {
  await userEvent.click(await canvas.findByRole('button', { name: new RegExp(`^${now}`) }))
  await userEvent.click(await screen.findByRole(role, { name }))
}
const entry = ({ server: { db } }: Context) =>
  db.lists.by('user_id', user.id).find(({ title_id }) => title_id === title.id)
/** It was refused: the message says so. */
const told = async (what: string) =>
  waitFor(() =>
    expect([...document.querySelectorAll('[data-sonner-toast]')].map(({ textContent }) => textContent)).toContainEqual(
      expect.stringContaining(what),
    ),
  )
const inAnotherTab = ({ server: { db, now } }: Context) => {
  const row = { user_id: user.id, title_id: title.id }
  db.lists.put({ id: db.lists.nextId(), ...row, status: 'reading', updated_at: new Date(now()).toISOString() })
  db.favorites.put({ id: db.favorites.nextId(), ...row })
}

const reads = ({ server }: Context, call: string) => server.journal.filter((one) => one.call === call)
/** What is said next stands alone. */
const nothingSaid = async (context: Context, what: RegExp) => {
  context.server.fail(contract.titles.rate, { status: 400, body: { error: 'The shelf is locked.' } })
  await userEvent.click(await context.canvas.findByRole('radio', { name: '9' }))
  await told('Rating not saved')
  await expect(screen.queryByText(what)).toBeNull()
}

/** The server refuses to list it twice: what was chosen is held, and there is nothing to say. */
export const ListedInAnotherTab = meta.story({
  parameters: { lingers: true },
  play: async (context) => {
    const { canvas } = context
    await canvas.findByRole('button', { name: /^Add to my list/ })
    inAnotherTab(context)
    await choose(context, 'Add to my list', 'menuitemcheckbox', 'Reading')
    await expect(await canvas.findByText('On your list: Reading')).toBeInTheDocument()
    await answered()
    await expect(reads(context, 'POST /users/manga-list').map(({ status }) => status)).toEqual([400])
    await nothingSaid(context, /^List (not|may)/)
    await expect(canvas.getByRole('button', { name: /^Reading/ })).toBeVisible()
  },
})
/** What is held is another status: the entry that is there gets the one that was chosen. */
export const ListedOtherwise = meta.story({
  parameters: { lingers: true },
  play: async (context) => {
    const { canvas } = context
    await canvas.findByRole('button', { name: /^Add to my list/ })
    inAnotherTab(context)
    await choose(context, 'Add to my list', 'menuitemcheckbox', 'Dropped')
    await waitFor(() => expect(entry(context)?.status).toBe('dropped'))
    await expect(await canvas.findByText('On your list: Dropped')).toBeInTheDocument()
    await nothingSaid(context, /^List (not|may)/)
    await expect(canvas.getByRole('button', { name: /^Dropped/ })).toBeVisible()
  },
})
/** Whether it is there cannot be read: the refusal stands as it is. */
export const ListedAndNotRead = meta.story({
  play: async (context) => {
    const { canvas, server } = context
    await canvas.findByRole('button', { name: /^Add to my list/ })
    inAnotherTab(context)
    server.fail(contract.lists.mine, { status: 500 })
    await choose(context, 'Add to my list', 'menuitemcheckbox', 'Dropped')
    await told('List not changed')
    await expect(main(context).getByText('List not changed')).toBeVisible()
    await expect(entry(context)?.status).toBe('reading')
  },
})
/** A server may refuse what is a favourite already. */
export const FavouriteInAnotherTab = meta.story({
  parameters: { lingers: true },
  play: async (context) => {
    const { server } = context
    const button = await favourite(context)
    inAnotherTab(context)
    server.fail(contract.titles.favorite, { status: 409, body: { error: 'Already in favorites' } })
    await userEvent.click(button)
    await waitFor(() => expect(reads(context, 'GET /manga/favorites')).toHaveLength(2))
    await answered()
    await nothingSaid(context, /^Favourite (not|may)/)
    await expect(button).toHaveAttribute('aria-pressed', 'true')
  },
})
/** What is chosen is what stands here already: it is sent all the same. */
export const MovedInAnotherTab = meta.story({
  beforeEach: inAnotherTab,
  play: async (context) => {
    const { canvas, server } = context
    await canvas.findByRole('button', { name: /^Reading/ })
    server.db.lists.update(entry(context)!.id, { status: 'dropped' })
    await choose(context, 'Reading', 'menuitemcheckbox', 'Reading')
    await waitFor(() => expect(entry(context)?.status).toBe('reading'))
    await expect(await canvas.findByText('On your list: Reading')).toBeInTheDocument()
  },
})
/** There is nothing to be moved: it is put on the list anew. */
export const RemovedInAnotherTab = meta.story({
  beforeEach: inAnotherTab,
  play: async (context) => {
    const { canvas, server } = context
    await canvas.findByRole('button', { name: /^Reading/ })
    server.db.lists.remove(entry(context)!.id)
    await choose(context, 'Reading', 'menuitemcheckbox', 'Completed')
    await waitFor(() => expect(entry(context)?.status).toBe('completed'))
    await expect(await canvas.findByRole('button', { name: /^Completed/ })).toBeVisible()
    await expect(screen.queryByText('List not changed')).toBeNull()
  },
})
/** The answer that is lost was a yes: that is read before anything is said. */
export const RemovalAnswerLost = meta.story({
  parameters: { lingers: true },
  beforeEach: inAnotherTab,
  play: async (context) => {
    const { canvas, server } = context
    server.cut(contract.lists.remove)
    await choose(context, 'Reading', 'menuitem', 'Remove from my list')
    await answerToast(userEvent, 'Removed from your list', 'Dismiss')
    await waitFor(() => expect(reads(context, 'GET /users/manga-list')).toHaveLength(2))
    await answered()
    await expect(entry(context)).toBeUndefined()
    await nothingSaid(context, /^List (not|may)/)
    await expect(canvas.getByRole('button', { name: /^Add to my list/ })).toBeVisible()
  },
})
export const FavouriteAnswerLost = meta.story({
  globals: { theme: 'dark' },
  parameters: { lingers: true },
  play: async (context) => {
    const button = await favourite(context)
    context.server.cut(contract.titles.favorite)
    await userEvent.click(button)
    await waitFor(() => expect(reads(context, 'GET /manga/favorites')).toHaveLength(2))
    await answered()
    await nothingSaid(context, /^Favourite (not|may)/)
    await expect(button).toHaveAttribute('aria-pressed', 'true')
  },
})
/** What is being read when the answer is lost tells of before: it is read anew, and what is held is shown. */
export const FavouriteAnswerLostWhileRead = meta.story({
  parameters: { lingers: true },
  play: async (context) => {
    const { server } = context
    const button = await favourite(context)
    // A refusal has it read again.
    const release = server.hang(contract.lists.myFavorites, { times: 1 })
    server.fail(contract.titles.favorite, { status: 403, body: { error: 'The shelf is locked.' }, times: 1 })
    await userEvent.click(button)
    await told('Favourite not saved')
    await held(server)
    server.cut(contract.titles.favorite, { times: 1 })
    await userEvent.click(button)
    const read = () => reads(context, 'GET /manga/favorites').filter(({ status }) => status === 200)
    await waitFor(() => expect(read()).toHaveLength(2))
    release()
    await answered()
    // What was said of the first press goes with the second.
    await waitFor(() => expect(screen.queryByText('Favourite not saved')).toBeNull())
    await nothingSaid(context, /^Favourite (not|may)/)
    await expect(button).toHaveAttribute('aria-pressed', 'true')
  },
})
/** Nor can it be read: nobody knows, and that is said. */
export const FavouriteNotKnown = meta.story({
  play: async (context) => {
    const { server } = context
    const button = await favourite(context)
    server.cut(contract.titles.favorite)
    server.fail(contract.lists.myFavorites, { status: 500 })
    await userEvent.click(button)
    const what = 'Favourite may have been changed all the same'
    await told(what)
    await expect(main(context).getByText(what)).toBeVisible()
    await expect(screen.queryByText('Favourite not saved')).toBeNull()
  },
})
/** No call tells one's own rating: it may be stored, and is sent again at the next choice. */
export const RatingAnswerLost = meta.story({
  play: async (context) => {
    const { canvas, server } = context
    const rate = async () => userEvent.click(await canvas.findByRole('radio', { name: '9' }))
    server.cut(contract.titles.rate, { times: 1 })
    await rate()
    const what = 'Rating may have been saved all the same'
    await told(what)
    await expect(main(context).getByText(what)).toBeVisible()
    await expect(server.db.ratings.by('user_id', user.id).find((row) => row.title_id === title.id)?.rating).toBe(9)
    await rate()
    await expect(await canvas.findByText('Your rating: 9 of 10, as given in this browser.')).toBeVisible()
    await expect(main(context).queryByText(what)).toBeNull()
    await answered()
    await expect(reads(context, 'POST /manga/{id}/rate')).toHaveLength(2)
  },
})

const Leaving = (args: ComponentProps<typeof ReadingActions>) => {
  const [isHere, setIsHere] = useState(true)
  return (
    <>
      {isHere && <ReadingActions {...args} />}
      <Button onClick={() => setIsHere(!isHere)}>{isHere ? 'Leave' : 'Come back'}</Button>
    </>
  )
}
const leaveAndComeBack = async ({ canvas }: Context) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Leave' }))
  await userEvent.click(canvas.getByRole('button', { name: 'Come back' }))
}
/** Who leaves the title has read it; what is changed elsewhere meanwhile, it would deny. */
export const LeftAndBack = meta.story({
  render: (args) => <Leaving {...args} />,
  play: async (context) => {
    const { canvas, server } = context
    server.fail(contract.titles.rate, { status: 400, body: { error: 'The shelf is locked.' } })
    server.fail(contract.lists.add, { status: 400, body: { error: 'The shelf is locked.' } })
    await userEvent.click(await canvas.findByRole('radio', { name: '9' }))
    await choose(context, 'Add to my list', 'menuitemcheckbox', 'Reading')
    for (const what of ['Rating not saved', 'List not changed'])
      await expect(await main(context).findByText(what)).toBeVisible()
    await leaveAndComeBack(context)
    await expect(await canvas.findByRole('button', { name: /^Add to my list/ })).toBeVisible()
    await expect(main(context).queryAllByText(/not (saved|changed)/)).toEqual([])
  },
})
/** Left while it is looked up: what is found is kept, and nothing untrue is said. */
export const FavouriteAnswerLostAndLeft = meta.story({
  parameters: { lingers: true },
  render: (args) => <Leaving {...args} />,
  play: async (context) => {
    const { canvas, server } = context
    const button = await favourite(context)
    const release = server.hang(contract.lists.myFavorites, { times: 1 })
    server.cut(contract.titles.favorite, { times: 1 })
    await userEvent.click(button)
    await held(server)
    await userEvent.click(canvas.getByRole('button', { name: 'Leave' }))
    release()
    await answered()
    await userEvent.click(await canvas.findByRole('button', { name: 'Come back' }))
    await expect(await favourite(context)).toHaveAttribute('aria-pressed', 'true')
    await nothingSaid(context, /^Favourite (not|may)/)
  },
})
/** The message outlives the page: who comes back and tries again takes it back all the same. */
export const TriedAgainOnceBack = meta.story({
  parameters: { lingers: true },
  render: (args) => <Leaving {...args} />,
  play: async (context) => {
    const { server } = context
    server.fail(contract.titles.favorite, { status: 400, body: { error: 'The shelf is locked.' }, times: 1 })
    await userEvent.click(await favourite(context))
    await told('Favourite not saved')
    await leaveAndComeBack(context)
    await userEvent.click(await favourite(context))
    await waitFor(() => expect(screen.queryByText('Favourite not saved')).toBeNull())
    await waitFor(() => expect(reads(context, 'POST /manga/{id}/favorite')).toHaveLength(2))
    await expect(await favourite(context)).toHaveAttribute('aria-pressed', 'true')
  },
})
/** A removal takes it back at once, though it waits for its Undo. */
export const RemovedOnceBack = meta.story({
  parameters: { lingers: true },
  beforeEach: inAnotherTab,
  render: (args) => <Leaving {...args} />,
  play: async (context) => {
    const { server } = context
    server.fail(contract.lists.change, { status: 400, body: { error: 'The shelf is locked.' }, times: 1 })
    await choose(context, 'Reading', 'menuitemcheckbox', 'Dropped')
    await told('List not changed')
    await leaveAndComeBack(context)
    await choose(context, 'Reading', 'menuitem', 'Remove from my list')
    await waitFor(() => expect(screen.queryByText('List not changed')).toBeNull())
    await answerToast(userEvent, 'Removed from your list', 'Undo')
    await expect(await context.canvas.findByRole('button', { name: /^Reading/ })).toBeVisible()
  },
})
