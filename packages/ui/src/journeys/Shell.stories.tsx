import { contract } from '@bunko/api-client'
import preview from '@bunko/storybook/preview'
import { screenAt } from '@bunko/storybook/screen'
import { expect, screen, waitFor, within } from 'storybook/test'
import { PlaceholderScreen } from '../screens/PlaceholderScreen/PlaceholderScreen.tsx'

const Moderation = () => <PlaceholderScreen name="moderation" />

const meta = preview.meta({
  title: 'Journeys/App shell',
  component: Moderation,
  globals: { level: '2' },
  parameters: screenAt({ path: '/admin/moderation', at: '/admin/moderation' }),
})

const OF_LEVEL_2 = [
  'Dashboard',
  'Edit approvals',
  'Content moderation',
  'Add title',
  'Authors & artists',
  'User levels',
]

/** Only what the viewer may open is offered. */
export const NavigationOfAModerator = meta.story({
  play: async ({ canvas }) => {
    const nav = await canvas.findByRole('navigation', { name: 'Back office' })
    const names = within(nav)
      .getAllByRole('link')
      .map((link) => link.textContent?.replace(/\d.*$/, ''))
    await expect(names).toEqual(OF_LEVEL_2)
    await expect(within(nav).getByRole('link', { name: /Content moderation/ })).toHaveAttribute('aria-current', 'page')
  },
})
export const NavigationOfAnAdmin = meta.story({
  globals: { level: '1' },
  play: async ({ canvas }) => {
    const nav = await canvas.findByRole('navigation', { name: 'Back office' })
    await expect(within(nav).getAllByRole('link')).toHaveLength(12)
  },
})

export const SkipLink = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { level: 1 })
    await userEvent.tab()
    const skip = canvas.getByRole('link', { name: 'Skip to content' })
    await expect(skip).toHaveFocus()
    await expect(skip).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('main')).toHaveFocus()
  },
})

export const PaletteGoesToAScreen = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { level: 1 })
    await userEvent.keyboard('{Control>}k{/Control}')
    const field = await screen.findByRole('combobox', { name: 'Screen' })
    await waitFor(() => expect(field).toHaveFocus())
    await userEvent.type(field, 'appr')
    await expect(await screen.findByRole('option', { name: /Edit approvals/ })).toBeVisible()
    await expect(screen.queryByRole('option', { name: /Dashboard/ })).toBeNull()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(await canvas.findByText('/admin/edit-approvals', { selector: 'code' })).toBeVisible()
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
})

export const PaletteHoldsWhatTheViewerMayOpen = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Go to a screen/ }))
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(OF_LEVEL_2.length + 1))
    await expect(screen.queryByRole('option', { name: /Analytics/ })).toBeNull()
  },
})

export const KeysGoToScreens = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { level: 1 })
    await userEvent.keyboard('?')
    const sheet = await screen.findByRole('dialog', { name: 'Keys' })
    await userEvent.click(within(sheet).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await userEvent.keyboard('ge')
    await expect(await canvas.findByText('/admin/edit-approvals', { selector: 'code' })).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus())
  },
})

export const MenuOnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'Menu' })
    await userEvent.click(button)
    const dialog = await screen.findByRole('dialog', { name: 'Menu' })
    await userEvent.click(within(dialog).getByRole('link', { name: /Edit approvals/ }))
    await expect(await canvas.findByText('/admin/edit-approvals', { selector: 'code' })).toBeVisible()
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
})

export const AccountMenu = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Account of m.tanabe/ }))
    await expect(await screen.findByText('Level 2, Moderator')).toBeVisible()
    await expect(screen.getByRole('menuitem', { name: 'Log out' })).toBeVisible()
  },
})

/** Section 4: logout clears the session even if the server call fails. */
export const LogsOutWhileTheServerIsDown = meta.story({
  beforeEach: ({ server }) => server.failNetwork(contract.auth.logout),
  play: async ({ canvas, userEvent, session }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Account of m.tanabe/ }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Log out' }))
    await expect(await canvas.findByText('/login', { selector: 'code' })).toBeVisible()
    await expect(session.state()).toMatchObject({ isAuthenticated: false, tokens: null, user: null })
  },
})

/** R6: signed in, but the profile call failed: closed screens wait, then a retry opens them; no refusal flashes. */
export const ProfileRetried = meta.story({
  globals: { level: 'anonymous' },
  parameters: screenAt({ path: '/somewhere', at: '/somewhere' }),
  beforeEach: ({ server }) => server.fail(contract.auth.me, { status: 500, times: 1 }),
  play: async ({ canvas, userEvent, server, session }) => {
    await canvas.findByRole('link', { name: 'Log in' })
    const { accessToken, refreshToken } = server.signIn(2)
    session.begin({ accessToken, refreshToken }, { email: 'moderator@bunko.example' })
    await expect(await canvas.findByText('Your profile could not be loaded')).toBeVisible()
    await expect(session.state()).toMatchObject({ level: 4, levelKnown: false, isAuthenticated: true })
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await waitFor(() => expect(session.state()).toMatchObject({ level: 2, levelKnown: true }))
    await waitFor(() => expect(canvas.queryByText('Your profile could not be loaded')).toBeNull())
  },
})
