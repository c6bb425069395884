import { demoAccount } from '@bunko/mock-server'
import { TITLE, TITLE_KOREAN } from '@bunko/mock-server/named'
import preview from '@bunko/storybook/preview'
import { screenAt } from '@bunko/storybook/screen'
import { Route, Routes } from 'react-router-dom'
import { expect, screen, spyOn, waitFor, within } from 'storybook/test'
import { dropBegun } from '../drafts/begun.ts'
import { tabStorage } from '../lib/storage.ts'
import { paths } from '../paths.ts'
import { ListsScreen } from '../screens/ListsScreen/ListsScreen.tsx'
import { LoginScreen } from '../screens/LoginScreen/LoginScreen.tsx'
import { RegisterScreen } from '../screens/RegisterScreen/RegisterScreen.tsx'
import { TitleScreen } from '../screens/TitleScreen/TitleScreen.tsx'
import { VerifyEmailScreen } from '../screens/VerifyEmailScreen/VerifyEmailScreen.tsx'
import {
  answer,
  choose,
  focusKept,
  go,
  headed,
  keys,
  press,
  pressAnywhere,
  select,
  write,
  writeLabelled,
} from './keyboard-steps.tsx'

const READER = demoAccount(5)
const at = (address: string) =>
  screenAt({
    path: paths.login.pattern,
    at: address,
    shell: false,
    routes: [
      { path: paths.title.pattern, Component: TitleScreen },
      { path: paths.lists.pattern, Component: ListsScreen },
    ],
  })
const here = paths.title.to({ id: TITLE.public_id, slug: 'untitled' })

/** The screens that have no frame. */
const Quiet = () => (
  <Routes>
    <Route path={paths.login.pattern} Component={LoginScreen} />
    <Route path={paths.register.pattern} Component={RegisterScreen} />
    <Route path={paths.verifyEmail.pattern} Component={VerifyEmailScreen} />
  </Routes>
)

/** What readers do, without a pointer. */
const meta = preview.meta({
  title: 'Journeys/By keyboard/Reader',
  component: LoginScreen,
  globals: { level: '5' },
  parameters: at(paths.lists.to()),
  beforeEach: ({ server: { db, now } }) => {
    dropBegun(tabStorage)
    for (const rows of [db.lists, db.ratings, db.favorites] as const)
      for (const { id } of rows.by('user_id', READER.id)) rows.remove(id)
    const row = { user_id: READER.id, title_id: TITLE.id, status: 'reading' as const }
    db.lists.put({ id: db.lists.nextId(), ...row, updated_at: new Date(now()).toISOString() })
  },
})

export const SignsIn = meta.story({
  globals: { level: 'anonymous' },
  parameters: at(`${paths.login.to()}?next=${encodeURIComponent(paths.lists.to())}`),
  play: async (context) => {
    const { canvas, session } = context
    await writeLabelled(context, /^E-mail/, READER.email)
    await writeLabelled(context, /^Password/, `${READER.password}{Enter}`)
    await headed(context, 'My lists')
    await canvas.findByRole('combobox', { name: `Status of ${TITLE.primary_title}` })
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus())
    await waitFor(() => expect(session.state()).toMatchObject({ level: 5, user: { username: READER.username } }))
  },
})

export const Registers = meta.story({
  globals: { level: 'anonymous' },
  parameters: screenAt({ path: '/*', at: paths.login.to(), shell: false }),
  render: () => <Quiet />,
  play: async (context) => {
    const { server } = context
    await press(context, 'link', 'Create an account')
    await headed(context, 'Create an account')
    await writeLabelled(context, /^Username/, 'mei')
    await writeLabelled(context, /^E-mail/, 'mei@b.example')
    await writeLabelled(context, /^Password/, 'a long one')
    await writeLabelled(context, /^Repeat password/, 'a long one')
    await press(context, 'button', 'Create account')
    await headed(context, 'Check your e-mail')
    const mail = server.db.mails.all().find(({ to }) => to === 'mei@b.example')
    await expect(server.db.users.all().some(({ username }) => username === 'mei')).toBe(true)
    await writeLabelled(context, /^Link or code/, mail?.token ?? '')
    await press(context, 'button', 'Verify e-mail')
    await headed(context, 'E-mail verified')
  },
})

export const SearchesAndOpens = meta.story({
  play: async (context) => {
    await context.canvas.findByRole('combobox', { name: `Status of ${TITLE.primary_title}` })
    await keys('/')
    await expect(context.canvas.getByRole('combobox', { name: 'Search titles' })).toHaveFocus()
    await keys('dungeon')
    const found = await screen.findByRole('option', { name: new RegExp(TITLE.primary_title) })
    await keys('{ArrowDown}')
    await expect(found).toHaveAttribute('aria-selected', 'true')
    await keys('{Enter}')
    await headed(context, TITLE.primary_title)
    await waitFor(() => expect(context.canvas.getByRole('main')).toHaveFocus())
    await context.canvas.findByRole('button', { name: 'Favourite' })
  },
})

export const RatesFavouritesAndLists = meta.story({
  parameters: at(here),
  beforeEach: ({ server: { db } }) => {
    for (const { id } of db.lists.by('user_id', READER.id)) db.lists.remove(id)
  },
  play: async (context) => {
    const { canvas, server } = context
    const { db } = server
    await press(context, 'button', /^Add to my list/)
    await choose('menuitemcheckbox', 'Completed')
    await expect(canvas.getByRole('button', { name: /^Completed/ })).toHaveFocus()
    await go(context, 'button', 'Favourite')
    await keys(' ')
    await expect(canvas.getByRole('button', { name: 'Favourite', pressed: true })).toHaveFocus()
    await go(context, 'radio', '1')
    await keys('{End}{ArrowLeft} ')
    await expect(canvas.getByRole('radio', { name: '9', checked: true })).toHaveFocus()
    await waitFor(() => expect(db.lists.by('user_id', READER.id)).toMatchObject([{ status: 'completed' }]))
    await waitFor(() => expect(db.favorites.by('user_id', READER.id)).toMatchObject([{ title_id: TITLE.id }]))
    await waitFor(() => expect(db.ratings.by('user_id', READER.id)).toMatchObject([{ rating: 9 }]))
  },
})

export const ManagesAList = meta.story({
  play: async (context) => {
    const { canvas, server } = context
    const entry = () => server.db.lists.by('user_id', READER.id)[0]
    await select(context, `Status of ${TITLE.primary_title}`, 'completed')
    await screen.findByText('Moved to Completed')
    await waitFor(() => expect(entry()?.status).toBe('completed'))
    await go(context, 'tab', /^Reading/)
    await keys('{End}')
    await press(context, 'button', `Remove ${TITLE.primary_title} from your list`)
    await answer('Removed from your list', 'Undo')
    await canvas.findByRole('button', { name: `Remove ${TITLE.primary_title} from your list` })
    await focusKept()
    await expect(entry()?.status).toBe('completed')
  },
})

export const SortsAList = meta.story({
  beforeEach: ({ server: { db, now } }) => {
    const row = { user_id: READER.id, title_id: TITLE_KOREAN.id, status: 'reading' as const }
    db.lists.put({ id: db.lists.nextId(), ...row, updated_at: new Date(now() - 60_000).toISOString() })
  },
  play: async (context) => {
    const { canvas } = context
    const order = async () =>
      within(await canvas.findByRole('list', { name: 'Reading' }))
        .getAllByRole('heading')
        .map(({ textContent }) => textContent)
    await waitFor(async () => expect(await order()).toEqual([TITLE.primary_title, TITLE_KOREAN.primary_title]))
    await select(context, 'Sort by', 'title')
    const sorted = [TITLE.primary_title, TITLE_KOREAN.primary_title].toSorted(new Intl.Collator('en').compare)
    await waitFor(async () => expect(await order()).toEqual(sorted))
    await write(context, 'Search the list', TITLE_KOREAN.primary_title, 'searchbox')
    await waitFor(async () => expect(await order()).toEqual([TITLE_KOREAN.primary_title]))
    await keys('{Escape}')
    await waitFor(async () => expect(await order()).toHaveLength(2))
    await expect(canvas.getByRole('searchbox', { name: 'Search the list' })).toHaveFocus()
  },
})

export const CopiesTheAddressOfTheLists = meta.story({
  beforeEach: () => {
    const copied = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    return () => copied.mockRestore()
  },
  play: async (context) => {
    await press(context, 'button', 'Copy link')
    await expect(await screen.findByText('Link copied')).toBeVisible()
    const address = `${window.location.origin}${paths.listsOf.to({ id: READER.id })}`
    await expect(navigator.clipboard.writeText).toHaveBeenCalledWith(address)
    await expect(context.canvas.getByRole('button', { name: 'Copy link' })).toHaveFocus()
  },
})

export const ChoosesATheme = meta.story({
  play: async (context) => {
    await pressAnywhere('button', /Account of/)
    await choose('menuitemcheckbox', 'Theme: dark')
    const account = context.canvas.getByRole('button', { name: /Account of/ })
    await expect(account).toHaveFocus()
    await keys('{Enter}')
    await expect(await screen.findByRole('menuitemcheckbox', { name: 'Theme: dark' })).toBeChecked()
    await keys('{Escape}')
    await expect(account).toHaveFocus()
  },
})
