import { demoAccount } from '@bunko/mock-server'
import { TITLE } from '@bunko/mock-server/named'
import { choice } from '@bunko/storybook/choice'
import { WIDE_ONLY } from '@bunko/storybook/modes'
import preview from '@bunko/storybook/preview'
import { screenAt, type Play } from '@bunko/storybook/screen'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { dropBegun } from '../drafts/begun.ts'
import { tabStorage } from '../lib/storage.ts'
import { paths } from '../paths.ts'
import { ListsScreen } from '../screens/ListsScreen/ListsScreen.tsx'
import { LoginScreen } from '../screens/LoginScreen/LoginScreen.tsx'
import { RegisterScreen } from '../screens/RegisterScreen/RegisterScreen.tsx'
import { SearchScreen } from '../screens/SearchScreen/SearchScreen.tsx'
import { TitleScreen } from '../screens/TitleScreen/TitleScreen.tsx'
import { VerifyEmailScreen } from '../screens/VerifyEmailScreen/VerifyEmailScreen.tsx'
import { answerToast } from '../toasts/story-toast.tsx'

const READER = demoAccount(5)
const MEI = { username: 'mei.oda', email: 'mei@reader.example', password: 'a long secret' }

/** Visitors come for a title, and stay as readers. */
const meta = preview.meta({
  title: 'Journeys/Visitor',
  component: LoginScreen,
  globals: { level: 'anonymous' },
  parameters: screenAt({
    path: paths.login.pattern,
    at: paths.top.to(),
    shell: false,
    routes: [
      { path: paths.title.pattern, Component: TitleScreen },
      { path: paths.lists.pattern, Component: ListsScreen },
      { path: paths.register.pattern, Component: RegisterScreen },
      { path: paths.verifyEmail.pattern, Component: VerifyEmailScreen },
    ],
  }),
  beforeEach: ({ server: { db } }) => {
    dropBegun(tabStorage)
    for (const { id } of db.lists.by('user_id', READER.id)) db.lists.remove(id)
    for (const { id } of db.ratings.by('user_id', READER.id)) db.ratings.remove(id)
  },
})
type Context = Parameters<Play>[0]

const type = async ({ canvas }: Context, label: RegExp, text: string) => {
  await userEvent.click(await canvas.findByLabelText(label))
  await userEvent.paste(text)
}
const search = async ({ canvas }: Context) => {
  await userEvent.click(await canvas.findByRole('combobox', { name: 'Search titles' }))
  await userEvent.paste('dungeon')
  await userEvent.click(await choice(new RegExp(TITLE.primary_title)))
  await expect(await canvas.findByRole('heading', { level: 1, name: TITLE.primary_title })).toBeVisible()
}
const rate = async ({ canvas }: Context, rating: string, way: 'Log in' | 'Register') => {
  await userEvent.click(await canvas.findByRole('radio', { name: rating }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Log in to go on' }))
  await userEvent.click(dialog.getByRole('link', { name: way }))
}
const logIn = async (context: Context, { email, password }: { email: string; password: string }) => {
  await expect(await context.canvas.findByRole('heading', { level: 1, name: 'Log in' })).toBeVisible()
  await type(context, /^E-mail/, email)
  await type(context, /^Password/, password)
  await userEvent.click(context.canvas.getByRole('button', { name: 'Log in' }))
}
/** Back on the title, with the rating done, once. */
const isRated = async ({ canvas, server }: Context, rating: number, email: string) => {
  await expect(await canvas.findByText(`Your rating: ${rating} of 10, as given in this browser.`)).toBeVisible()
  await expect(canvas.getByRole('heading', { level: 1, name: TITLE.primary_title })).toBeVisible()
  const who = server.db.users.all().find((one) => one.email === email)
  const rows = () => server.db.ratings.by('user_id', who?.id ?? 0).filter(({ title_id }) => title_id === TITLE.id)
  await waitFor(() => expect(rows().map((row) => row.rating)).toEqual([rating]))
  await expect(server.journal.filter(({ path }) => path.endsWith('/rate'))).toHaveLength(1)
}

/** Searches, opens, rates, signs in on the way, lists, and sees it on the list. */
export const SearchesRatesAndLists = meta.story({
  play: async (context) => {
    const { canvas, server } = context
    await search(context)
    await rate(context, '8', 'Log in')
    await logIn(context, READER)
    await isRated(context, 8, READER.email)

    await userEvent.click(await canvas.findByRole('button', { name: /^Add to my list/ }))
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Reading' }))
    await waitFor(() => expect(server.db.lists.by('user_id', READER.id)[0]?.status).toBe('reading'))
    await userEvent.click(canvas.getByRole('button', { name: /Account of/ }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'My lists' }))
    await expect(await canvas.findByRole('heading', { level: 1, name: 'My lists' })).toBeVisible()
    await expect(await canvas.findByRole('combobox', { name: `Status of ${TITLE.primary_title}` })).toHaveValue(
      'reading',
    )
  },
})

const ofTitle = (rows: readonly { title_id: number }[]) => rows.filter(({ title_id }) => title_id === TITLE.id)
/** Presses a rating in a tab that was open overnight. */
const rateTooLate = async (context: Context) => {
  await search(context)
  await context.canvas.findByRole('button', { name: 'Favourite' })
  context.server.expireTokens('all')
  await userEvent.click(await context.canvas.findByRole('radio', { name: '8' }))
}
/** A reader whose session has ended meanwhile logs in again: what they pressed is done. */
export const SessionEndsOnTheWay = meta.story({
  globals: { level: '5' },
  play: async (context) => {
    await rateTooLate(context)
    await logIn(context, READER)
    const rated = () => ofTitle(context.server.db.ratings.by('user_id', READER.id))
    await waitFor(() => expect(rated()).toMatchObject([{ rating: 8 }]))
    await expect(context.canvas.getByRole('heading', { level: 1, name: TITLE.primary_title })).toBeVisible()
  },
})
/** Whoever else logs in there has pressed nothing. */
export const AnotherLogsInThere = meta.story({
  globals: { level: '5' },
  play: async (context) => {
    const { canvas, server } = context
    await rateTooLate(context)
    await logIn(context, demoAccount(4))
    await canvas.findByRole('button', { name: /Account of r.oliveira/ })
    await canvas.findByRole('button', { name: 'Favourite' })
    await canvas.findByRole('button', { name: /^Add to my list/ })
    await expect(server.journal.filter(({ path }) => path.endsWith('/rate'))).toHaveLength(1)
    await expect(canvas.queryByText(/^Your rating: /)).toBeNull()
  },
})
/** What is not kept is said: a removal, which was shown as done. */
export const RemovalEndsWithTheSession = meta.story({
  globals: { level: '5' },
  beforeEach: ({ server: { db, now } }) => {
    const row = { user_id: READER.id, title_id: TITLE.id, status: 'reading' as const }
    db.lists.put({ id: db.lists.nextId(), ...row, updated_at: new Date(now()).toISOString() })
  },
  play: async (context) => {
    const { canvas, server } = context
    await search(context)
    await userEvent.click(await canvas.findByRole('button', { name: /^Reading/ }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove from my list' }))
    server.expireTokens('all')
    await answerToast(userEvent, 'Removed from your list', 'Dismiss')
    await logIn(context, READER)
    await expect(await screen.findByText('List not changed')).toBeVisible()
    await expect(screen.getByText('Your session had ended.')).toBeVisible()
    await expect(await canvas.findByRole('button', { name: /^Reading/ })).toBeVisible()
  },
})

/** Has no account yet: registers, verifies, logs in, and what was begun is done. */
export const RegistersToRate = meta.story({
  play: async (context) => {
    const { canvas, server } = context
    await search(context)
    await rate(context, '9', 'Register')
    await type(context, /^Username/, MEI.username)
    await type(context, /^E-mail/, MEI.email)
    await type(context, /^Password/, MEI.password)
    await type(context, /^Repeat password/, MEI.password)
    await userEvent.click(canvas.getByRole('button', { name: 'Create account' }))
    await canvas.findByRole('heading', { level: 1, name: 'Check your e-mail' })
    const mail = server.db.mails.all().find(({ kind, to }) => kind === 'verify' && to === MEI.email)
    await type(context, /^Link or code/, `https://bunko.example/verify?token=${mail?.token}`)
    await userEvent.click(canvas.getByRole('button', { name: 'Verify e-mail' }))
    await canvas.findByRole('heading', { level: 1, name: 'E-mail verified' })
    await userEvent.click(canvas.getAllByRole('link', { name: 'Log in' }).at(-1)!)
    await logIn(context, MEI)
    await isRated(context, 9, MEI.email)
  },
})

/** The publishers that a title's page has read are those that the search suggests. */
export const PublishersAreReadOnce = meta.story({
  parameters: {
    ...screenAt({
      at: paths.title.to({ id: TITLE.public_id, slug: 'untitled' }),
      routes: [
        { path: paths.title.pattern, Component: TitleScreen },
        { path: paths.search.pattern, Component: SearchScreen },
      ],
    }),
    ...WIDE_ONLY,
  },
  play: async ({ canvas, server }) => {
    const name = server.db.titles.get(TITLE.id)?.original_publisher ?? ''
    const facts = within(await canvas.findByRole('region', { name: 'Facts' }))
    await waitFor(() =>
      expect(facts.getByRole('link', { name })).toHaveAttribute('href', expect.stringMatching(/^\/publisher\//)),
    )
    await userEvent.click(facts.getByRole('link', { name: 'Manga' }))
    const filters = within(await canvas.findByRole('complementary', { name: 'Filters' }))
    await userEvent.type(filters.getByRole('combobox', { name: 'Publisher' }), name.slice(0, 4))
    await userEvent.click(await choice(new RegExp(name)))
    await expect(server.journal.filter(({ call }) => call === 'GET /manga/publishers')).toHaveLength(1)
    // What it filters is found: while it is searched for, what was found before is dimmed.
    const asked = () => server.journal.findLast(({ call }) => call === 'GET /search/advanced/')?.query
    await waitFor(() => expect(new URLSearchParams(asked()).get('publisher')).toBe(name))
    await waitFor(() => expect(canvas.queryByText('Searching…')).toBeNull())
  },
})
