import { TITLE } from '@bunko/mock-server/named'
import { answered } from '@bunko/storybook/answered'
import { choice } from '@bunko/storybook/choice'
import preview from '@bunko/storybook/preview'
import { screenAt } from '@bunko/storybook/screen'
import { expect, screen, waitFor, within } from 'storybook/test'
import { paths } from '../paths.ts'
import { AdminScreen } from '../screens/AdminScreen/AdminScreen.tsx'
import { CreateTitleScreen } from '../screens/CreateTitleScreen/CreateTitleScreen.tsx'
import { EditApprovalsScreen } from '../screens/EditApprovalsScreen/EditApprovalsScreen.tsx'
import { EditDetailScreen } from '../screens/EditDetailScreen/EditDetailScreen.tsx'
import { HomeScreen } from '../screens/HomeScreen/HomeScreen.tsx'
import { LoginScreen } from '../screens/LoginScreen/LoginScreen.tsx'
import { NotFoundScreen } from '../screens/NotFoundScreen/NotFoundScreen.tsx'
import { TitleScreen } from '../screens/TitleScreen/TitleScreen.tsx'
import {
  answerQuestion,
  choose,
  go,
  goAnywhere,
  headed,
  keys,
  press,
  pressAnywhere,
  tabTo,
  write,
  type Context,
} from './keyboard-steps.tsx'

const at = (address: string) =>
  screenAt({
    path: paths.login.pattern,
    at: address,
    shell: false,
    routes: [
      { path: paths.home.pattern, Component: HomeScreen },
      { path: paths.title.pattern, Component: TitleScreen },
      { path: paths.admin.pattern, Component: AdminScreen },
      { path: paths.createTitle.pattern, Component: CreateTitleScreen },
      { path: paths.editApprovals.pattern, Component: EditApprovalsScreen },
      { path: paths.edit.pattern, Component: EditDetailScreen },
      { path: '/nowhere', Component: NotFoundScreen },
    ],
  })

/** The ways in, about and out, without a pointer. */
const meta = preview.meta({
  title: 'Journeys/By keyboard/Frame',
  component: LoginScreen,
  globals: { level: '2' },
  parameters: at(paths.createTitle.to()),
})

/** Before the first key: nothing has the focus yet. */
const isThere = ({ canvas }: Context, name: string) => canvas.findByRole('heading', { level: 1, name })
const chooseLogOut = async () => {
  await pressAnywhere('button', /Account of/)
  await choose('menuitem', 'Log out')
}
const isLoggedOut = async (context: Context, token: string | null | undefined) => {
  const { server, session } = context
  await headed(context, 'Log in')
  await expect(session.state()).toMatchObject({ isAuthenticated: false, tokens: null, user: null })
  await waitFor(() => expect(server.db.tokens.by('token', token ?? '')).toMatchObject([{ revoked: true }]))
}

export const LogsOut = meta.story({
  play: async (context) => {
    const token = context.session.state().tokens?.refreshToken
    await isThere(context, 'Create title')
    await chooseLogOut()
    await isLoggedOut(context, token)
  },
})

export const AskedBeforeLogout = meta.story({
  play: async (context) => {
    const { canvas, session } = context
    const token = session.state().tokens?.refreshToken
    await write(context, 'Primary title', 'Keys')
    await chooseLogOut()
    await answerQuestion('Log out without saving?', 'Stay')
    await expect(canvas.getByRole('button', { name: /Account of/ })).toHaveFocus()
    await expect(canvas.getByRole('textbox', { name: 'Primary title' })).toHaveValue('Keys')
    await expect(session.state().isAuthenticated).toBe(true)
    await chooseLogOut()
    await answerQuestion('Log out without saving?', 'Log out')
    await isLoggedOut(context, token)
  },
})

/** To a screen by a part of its name, then by the catalogue's search to a title. */
export const GoesByThePalette = meta.story({
  play: async (context) => {
    const { canvas } = context
    await isThere(context, 'Create title')
    await keys('{Control>}k{/Control}')
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Screen' })).toHaveFocus())
    await keys('dash')
    const palette = within(screen.getByRole('dialog', { name: 'Go to a screen' }))
    await waitFor(() => expect(palette.getAllByRole('option')).toHaveLength(2))
    await keys('{Enter}')
    await headed(context, 'Dashboard')
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus())
    await keys('/')
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Search titles' })).toHaveFocus())
    await keys('dungeon kit')
    await choice(new RegExp(TITLE.primary_title))
    await keys('{ArrowDown}{Enter}')
    await headed(context, TITLE.primary_title)
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus())
  },
})

const menuOnAPhone = async () => {
  const dialog = await screen.findByRole('dialog', { name: 'Menu' })
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
  return within(dialog)
}
/** Left by its cross it gives the focus back; by one of its links it leads on. */
export const GoesByTheMenuOnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    const { canvas } = context
    await isThere(context, 'Create title')
    await pressAnywhere('button', 'Menu')
    await tabTo((await menuOnAPhone()).getByRole('button', { name: 'Close' }))
    await keys('{Enter}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(canvas.getByRole('button', { name: 'Menu' })).toHaveFocus()
    await keys('{Enter}')
    await tabTo((await menuOnAPhone()).getByRole('link', { name: /Edit approvals/ }))
    await keys('{Enter}')
    await headed(context, 'Edit approvals')
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
})

/** The way to the sheet of keys needs none of them. */
export const SwitchesLettersOff = meta.story({
  play: async (context) => {
    const account = () => context.canvas.getByRole('button', { name: /Account of/ })
    await isThere(context, 'Create title')
    await pressAnywhere('button', /Account of/)
    await choose('menuitem', 'Keys')
    await goAnywhere('checkbox', 'Single-letter keys')
    await keys(' ')
    await expect(screen.getByRole('checkbox', { name: 'Single-letter keys' })).not.toBeChecked()
    await pressAnywhere('button', 'Close')
    await waitFor(() => expect(account()).toHaveFocus())
    await keys('?')
    await expect(screen.queryByRole('dialog')).toBeNull()
    await expect(account()).toHaveFocus()
  },
})

export const BeginsAtTheDashboard = meta.story({
  parameters: at(paths.admin.to()),
  play: async (context) => {
    const { canvas } = context
    await isThere(context, 'Dashboard')
    await go(context, 'radio', 'Today')
    await keys('{ArrowRight}')
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'This Week', checked: true })).toHaveFocus())
    await press(context, 'button', 'Refresh')
    await press(context, 'link', 'View All')
    await headed(context, 'Edit approvals')
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus())
  },
})

export const BeginsAtHome = meta.story({
  globals: { level: 'anonymous' },
  parameters: at(paths.home.to()),
  play: async (context) => {
    const { canvas } = context
    const featured = within(await canvas.findByRole('region', { name: 'Featured titles' }))
    const name = async (place: number) => {
      const told = await featured.findByText(new RegExp(`^Slide ${place} of `))
      return told.textContent.replace(/^Slide \d+ of \d+: /, '')
    }
    const first = await name(1)
    await press(context, 'button', 'Next slide')
    const second = await name(2)
    await press(context, 'button', 'Previous slide')
    await name(1)
    await expect(featured.getByRole('button', { name: 'Previous slide' })).toHaveFocus()
    await go(context, 'link', `Read about it (${first})`)
    await keys('{ArrowRight}')
    await waitFor(() => expect(featured.getByRole('link', { name: `Read about it (${second})` })).toHaveFocus())
    await keys('{Enter}')
    await headed(context, second)
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus())
  },
})

export const StopsWhatMoves = meta.story({
  globals: { level: 'anonymous', motion: 'full' },
  parameters: at(paths.home.to()),
  play: async (context) => {
    const { canvas } = context
    const featured = within(await canvas.findByRole('region', { name: 'Featured titles' }))
    const isRead = () => featured.getByText(/^Slide \d+ of /).parentElement?.getAttribute('aria-live')
    await press(context, 'button', 'Pause the slides')
    await expect(featured.getByRole('button', { name: 'Play the slides' })).toHaveFocus()
    // Nothing moves under whoever is in there: what the button has done shows from without.
    await goAnywhere('link', 'Search')
    await answered()
    await expect(isRead()).toBe('polite')
    await press(context, 'button', 'Play the slides')
    await expect(featured.getByRole('button', { name: 'Pause the slides' })).toHaveFocus()
    await goAnywhere('link', 'Search')
    await waitFor(() => expect(isRead()).toBe('off'))
  },
})

export const GoesHomeFromNowhere = meta.story({
  parameters: at('/nowhere'),
  play: async (context) => {
    await isThere(context, 'Page not found')
    await press(context, 'link', 'Go Home')
    await context.canvas.findByRole('region', { name: 'Featured titles' })
    await waitFor(() => expect(context.canvas.getByRole('main')).toHaveFocus())
  },
})
