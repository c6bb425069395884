import { contract } from '@bunko/api-client'
import { demoAccount, makeTitle } from '@bunko/mock-server'
import { answered } from '@bunko/storybook/answered'
import preview from '@bunko/storybook/preview'
import { screenAt, type Play } from '@bunko/storybook/screen'
import { StrictMode } from 'react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { LostParts } from '../../components/LoadFailed/story-parts.tsx'
import { dropBegun, findBegun, keepBegun, type Begun } from '../../drafts/begun.ts'
import { tabStorage } from '../../lib/storage.ts'
import { ReadingActions } from './ReadingActions.tsx'

const title = makeTitle({ id: 951, public_id: 'begun', primary_title: 'Begun' })
const user = demoAccount(5)
const HERE = '/manga/begun/begun'
const MINUTE = 60_000
/** What a visitor began is done when they are back; here they are back, in React's strict mode. */
const meta = preview.meta({
  title: 'parts/ReadingActions/Begun',
  component: ReadingActions,
  globals: { level: '5' },
  args: { title, here: HERE },
  parameters: screenAt({ path: '/manga/:id/:slug', at: HERE }),
  render: (args) => (
    <StrictMode>
      <ReadingActions {...args} />
    </StrictMode>
  ),
  beforeEach: ({ server }) => {
    dropBegun(tabStorage)
    server.db.titles.put(title)
  },
})
type Context = Parameters<Play>[0]
const begun =
  (act: Begun, of = 'begun', ageMs = 0) =>
  ({ server }: Context) =>
    keepBegun(tabStorage, of, act, server.now() - ageMs)
const left = ({ server }: Context) => findBegun(tabStorage, 'begun', server.now(), null)
const mine = <T extends { title_id: number }>(rows: readonly T[]) => rows.find((row) => row.title_id === title.id)
const sent = ({ server }: Context) => server.journal.filter(({ method }) => method !== 'GET').map(({ path }) => path)
const favourite = ({ canvas }: Context) => canvas.findByRole('button', { name: 'Favourite' })
const ready = async (context: Context) => {
  await favourite(context)
  await context.canvas.findByRole('button', { name: /^Add to my list/ })
}

export const RatedOnce = meta.story({
  beforeEach: begun({ kind: 'rate', rating: 8 }),
  play: async (context) => {
    const { canvas, server } = context
    await expect(await canvas.findByText('Your rating: 8 of 10, as given in this browser.')).toBeVisible()
    await ready(context)
    await waitFor(() => expect(mine(server.db.ratings.by('user_id', user.id))?.rating).toBe(8))
    await expect(sent(context)).toHaveLength(1)
    await expect(left(context)).toBeNull()
  },
})

/** The intent belongs to the tab: whoever signs in finishes it, unless it is done already. */
export const AlreadyFavourite = meta.story({
  globals: { level: '1' },
  beforeEach: (context) => {
    const { favorites } = context.server.db
    favorites.put({ id: favorites.nextId(), user_id: demoAccount(1).id, title_id: title.id })
    begun({ kind: 'favorite' })(context)
  },
  play: async (context) => {
    await waitFor(() => expect(left(context)).toBeNull())
    await expect(await favourite(context)).toHaveAttribute('aria-pressed', 'true')
    await answered()
    await expect(sent(context)).toEqual([])
  },
})

/** What is held is to be known first: a list that fails holds the wish back, Retry goes on with it. */
export const ListedAfterRetry = meta.story({
  beforeEach: (context) => {
    context.server.fail(contract.lists.mine, { status: 500 })
    begun({ kind: 'list', status: 'plan_to_read' })(context)
  },
  play: async (context) => {
    const { canvas, server } = context
    await canvas.findByText('Your list could not be read')
    await answered()
    await expect(sent(context)).toEqual([])
    server.clearFaults()
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await expect(await canvas.findByRole('button', { name: /^Plan to read/ })).toBeVisible()
    await waitFor(() => expect(mine(server.db.lists.by('user_id', user.id))?.status).toBe('plan_to_read'))
    await expect(sent(context)).toHaveLength(1)
  },
})

/** Refused: said once, and not tried again at the next visit. */
export const Refused = meta.story({
  beforeEach: (context) => {
    context.server.fail(contract.titles.favorite, { status: 400, body: { error: 'Not this one.' } })
    begun({ kind: 'favorite' })(context)
  },
  play: async (context) => {
    const main = within(await context.canvas.findByRole('main'))
    await expect(await main.findByText('Not this one.')).toBeVisible()
    await expect(await favourite(context)).toHaveAttribute('aria-pressed', 'false')
    await expect(left(context)).toBeNull()
  },
})

const nothing: Play = async (context) => {
  await ready(context)
  await expect(await favourite(context)).toHaveAttribute('aria-pressed', 'false')
  await answered()
  await expect(sent(context)).toEqual([])
}
export const TooOld = meta.story({ beforeEach: begun({ kind: 'favorite' }, 'begun', 16 * MINUTE), play: nothing })
export const OfAnotherTitle = meta.story({ beforeEach: begun({ kind: 'favorite' }, 'another'), play: nothing })

/** Who comes back without an account has thought better of it. */
export const NotSignedIn = meta.story({
  globals: { level: 'anonymous' },
  beforeEach: begun({ kind: 'favorite' }),
  play: async (context) => {
    await ready(context)
    await expect(left(context)).toBeNull()
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
})

/** The question's code does not arrive: it is said, and asked again. */
export const QuestionDoesNotArrive = meta.story({
  globals: { level: 'anonymous' },
  render: (args) => (
    <LostParts>
      <ReadingActions {...args} />
    </LostParts>
  ),
  play: async (context) => {
    const { canvas } = context
    await userEvent.click(await favourite(context))
    await expect(await canvas.findByText('The way to log in could not be loaded')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await expect(await screen.findByRole('dialog', { name: 'Log in to go on' })).toBeVisible()
    await expect(canvas.queryByText('The way to log in could not be loaded')).toBeNull()
  },
})
