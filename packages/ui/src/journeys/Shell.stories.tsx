import { contract } from '@bunko/api-client'
import { demoAccount } from '@bunko/mock-server'
import { held } from '@bunko/storybook/held'
import preview from '@bunko/storybook/preview'
import { screenAt, type Play } from '@bunko/storybook/screen'
import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { expect, screen, waitFor, within } from 'storybook/test'
import { whereOneTouches } from '../lib/story-media.ts'
import { paths } from '../paths.ts'
import { RequireLevel } from '../routing/RequireLevel.tsx'
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
  'Seasons',
  'Authors & artists',
  'User levels',
]

const OF_EVERYONE = ['Search', 'Top', 'Seasonal']
const OF_A_USER = ['My lists', 'Favourites', 'Profile']
const IN_CATALOGUE = {
  parameters: screenAt({ path: '/top', at: '/top?page=2' }),
  render: () => <h1>Top</h1>,
}

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
    await expect(within(nav).getAllByRole('link')).toHaveLength(13)
  },
})

const framed =
  (name: 'Back office' | 'Catalogue'): Play =>
  async ({ canvas }) => {
    await expect(await canvas.findByRole('navigation', { name })).toBeVisible()
    await expect(canvas.getAllByRole('navigation')).toHaveLength(1)
  }
/** An author is edited in the back office, whatever the address. */
export const AuthorsForm = meta.story({
  parameters: screenAt({ path: paths.editPerson.pattern, at: paths.editPerson.to({ id: 'p1' }) }),
  render: () => <h1>Edit author</h1>,
  play: async (context) => {
    await framed('Back office')(context)
    const current = context.canvas.getAllByRole('link', { current: 'page' })
    await expect(current.map(({ textContent }) => textContent)).toEqual(['Authors & artists'])
  },
})
export const AuthorsPage = meta.story({
  parameters: screenAt({ path: paths.person.pattern, at: paths.person.to({ id: 'p1' }) }),
  render: () => <h1>An author</h1>,
  play: framed('Catalogue'),
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
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByText('/admin/edit-approvals', { selector: 'code' })).toBeVisible()
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
})

/** By one Esc, or by its cross; the focus is where it was. */
export const PaletteCloses = meta.story({
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: /Go to a screen/ })
    await userEvent.click(button)
    await waitFor(async () => expect(await screen.findByRole('combobox', { name: 'Screen' })).toHaveFocus())
    await userEvent.keyboard('appr{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(button).toHaveFocus()
    await userEvent.click(button)
    const dialog = await screen.findByRole('dialog', { name: 'Go to a screen' })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(button).toHaveFocus()
  },
})
export const PaletteHoldsWhatTheViewerMayOpen = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Go to a screen/ }))
    await waitFor(() =>
      expect(screen.getAllByRole('option')).toHaveLength(OF_LEVEL_2.length + 1 + OF_EVERYONE.length + OF_A_USER.length),
    )
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

let back = () => {}
const GoesBack = () => {
  const navigate = useNavigate()
  useEffect(() => {
    back = () => void navigate(-1)
  }, [navigate])
  return <h1>Seasonal</h1>
}
/** The browser's Back leads out of the menu with the page below it, and the focus goes to what is there then. */
export const MenuOpenAndBack = meta.story({
  globals: { level: 'anonymous', viewport: { value: 'small' } },
  parameters: screenAt({
    path: '/top',
    at: '/top',
    routes: [{ path: paths.seasonal.pattern, Component: GoesBack }],
  }),
  render: () => <h1>Top</h1>,
  play: async ({ canvas, userEvent }) => {
    const menu = async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Menu' }))
      return within(await screen.findByRole('dialog', { name: 'Menu' }))
    }
    await userEvent.click((await menu()).getByRole('link', { name: 'Seasonal' }))
    await canvas.findByRole('heading', { name: 'Seasonal' })
    await menu()
    back()
    await expect(await canvas.findByRole('heading', { name: 'Top' })).toBeVisible()
    await expect(screen.queryByRole('dialog')).toBeNull()
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus())
  },
})

/** Visitors find the catalogue and the way in, which leads back here. */
export const CatalogueOfAVisitor = meta.story({
  globals: { level: 'anonymous' },
  ...IN_CATALOGUE,
  play: async ({ canvas, userEvent }) => {
    const nav = within(await canvas.findByRole('navigation', { name: 'Catalogue' }))
    await expect(nav.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(OF_EVERYONE)
    await expect(canvas.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login?next=%2Ftop%3Fpage%3D2')
    await expect(canvas.getByRole('link', { name: 'Register' })).toHaveAttribute(
      'href',
      '/register?next=%2Ftop%3Fpage%3D2',
    )
    await expect(canvas.queryByRole('link', { name: 'Back office' })).toBeNull()
    await userEvent.keyboard('gf')
    await expect(await canvas.findByText('/search', { selector: 'code' })).toBeVisible()
    // It has a field of its own.
    await expect(canvas.queryByRole('combobox', { name: 'Search titles' })).toBeNull()
    await userEvent.keyboard('go')
    await expect(await canvas.findByText('/seasonal', { selector: 'code' })).toBeVisible()
    await expect(nav.getByRole('link', { name: 'Seasonal' })).toHaveAttribute('aria-current', 'page')
  },
})
export const VisitorsMenuOnAPhone = meta.story({
  globals: { level: 'anonymous', viewport: { value: 'small' } },
  ...IN_CATALOGUE,
  play: async ({ canvas, userEvent }) => {
    const root = document.documentElement
    await userEvent.click(await canvas.findByRole('button', { name: 'Menu' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Menu' }))
    const names = dialog.getAllByRole('link').map(({ textContent }) => textContent)
    await expect(names).toEqual(['Home', ...OF_EVERYONE, 'Log in', 'Register'])
    await expect(dialog.getByRole('link', { name: 'Register' })).toHaveAttribute(
      'href',
      '/register?next=%2Ftop%3Fpage%3D2',
    )
    await expect(dialog.getByRole('radio', { name: 'As the system' })).toBeChecked()
    await expect(root.scrollWidth).toBeLessThanOrEqual(root.clientWidth)
    await userEvent.click(dialog.getByRole('link', { name: 'Seasonal' }))
    await expect(await canvas.findByText('/seasonal', { selector: 'code' })).toBeVisible()
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
})
/** No key is needed to find the sheet of keys; after it the focus is where the menu was opened. */
export const KeysFromTheMenuOnAPhone = meta.story({
  globals: { level: 'anonymous', viewport: { value: 'small' } },
  ...IN_CATALOGUE,
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'Menu' })
    await userEvent.click(button)
    const menu = within(await screen.findByRole('dialog', { name: 'Menu' }))
    await userEvent.click(menu.getByRole('button', { name: 'Keys' }))
    const sheet = await screen.findByRole('dialog', { name: 'Keys' })
    await expect(screen.getAllByRole('dialog')).toEqual([sheet])
    await userEvent.click(within(sheet).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(button).toHaveFocus()
  },
})
export const OwnPlacesOfAReader = meta.story({
  globals: { level: '5' },
  ...IN_CATALOGUE,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Account of ana.luz/ }))
    const items = await screen.findAllByRole('menuitem')
    await expect(items.map(({ textContent }) => textContent)).toEqual([...OF_A_USER, 'Keys', 'Log out'])
    await userEvent.click(screen.getByRole('menuitem', { name: 'Favourites' }))
    await expect(await canvas.findByText('/favorites', { selector: 'code' })).toBeVisible()
    // As long as it is there, the keys are the menu's.
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    await userEvent.keyboard('gi')
    await expect(await canvas.findByText('/lists', { selector: 'code' })).toBeVisible()
  },
})

const IN_LISTS = {
  parameters: screenAt({ path: '/lists', at: '/lists' }),
  render: () => <h1>My lists</h1>,
}
const bar = async ({ canvas }: Parameters<Play>[0]) =>
  within(await canvas.findByRole('navigation', { name: 'Catalogue' }))
/** Their lists stand beside the catalogue and say that one is there; what level they have, the menu tells. */
export const ListsOfAReader = meta.story({
  globals: { level: '5' },
  ...IN_LISTS,
  play: async (context) => {
    const { canvas } = context
    const links = (await bar(context)).getAllByRole('link')
    await expect(links.map(({ textContent }) => textContent)).toEqual([...OF_EVERYONE, 'My lists'])
    await expect(links.at(-1)).toHaveAttribute('aria-current', 'page')
    await expect(canvas.getByRole('button', { name: 'Account of ana.luz' })).toBeVisible()
    await expect(canvas.queryByText('Regular User')).toBeNull()
  },
})
/** Staff have the back office and their level there too: where all of it has room, it has so in longer languages. */
export const ListsOfStaff = meta.story({
  globals: { level: '2', language: 'pseudo', viewport: { value: 'wide' } },
  ...IN_LISTS,
  play: async (context) => {
    const { canvas } = context
    await waitFor(async () => expect((await bar(context)).getAllByRole('link')).toHaveLength(4))
    await expect(await canvas.findByRole('link', { name: /\d+ péñdíñg édíts/ })).toBeVisible()
    await expect(canvas.getByText(/^Mödérátör/)).toBeVisible()
    const field = canvas.getByRole('combobox', { name: 'Search titles' })
    await expect(field.clientWidth).toBeGreaterThan(70)
    const root = document.documentElement
    await expect(root.scrollWidth).toBeLessThanOrEqual(root.clientWidth)
  },
})
/** In a narrower window theirs are in the menus alone. */
export const ListsOfStaffInANarrowBar = meta.story({
  ...IN_LISTS,
  play: async (context) => {
    const own = window.innerWidth < 1280 ? [] : ['My lists']
    const links = (await bar(context)).getAllByRole('link')
    await expect(links.map(({ textContent }) => textContent)).toEqual([...OF_EVERYONE, ...own])
  },
})

/** In the back office the catalogue's search is a button, and its key works as well. */
export const SearchFromTheOffice = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { level: 1 })
    await expect(canvas.queryByRole('combobox', { name: 'Search titles' })).toBeNull()
    await userEvent.keyboard('/')
    const field = await canvas.findByRole('combobox', { name: 'Search titles' })
    await waitFor(() => expect(field).toHaveFocus())
    await userEvent.keyboard('cats{Enter}')
    await expect(await canvas.findByText('/search?q=cats', { selector: 'code' })).toBeVisible()
  },
})

export const AccountMenu = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Account of m.tanabe/ }))
    await expect(await screen.findByText('Level 2, Moderator')).toBeVisible()
    await expect(screen.getByRole('menuitem', { name: 'Log out' })).toBeVisible()
  },
})

/** Where one touches its entries are higher: in a window that has the room none of them is cut off. */
export const AccountMenuWhereOneTouches = meta.story({
  ...IN_CATALOGUE,
  globals: { viewport: { value: 'phone' } },
  play: ({ canvas, userEvent }) =>
    whereOneTouches(async () => {
      await userEvent.click(await canvas.findByRole('button', { name: /Account of m.tanabe/ }))
      const last = await screen.findByRole('menuitem', { name: 'Log out' })
      const panel = screen.getByRole('menu').parentElement!
      await expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(panel.getBoundingClientRect().bottom)
    }),
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

const CLOSED = {
  globals: { level: 'anonymous' },
  parameters: screenAt({ path: paths.admin.pattern, at: paths.admin.to() }),
  render: () => (
    <RequireLevel route="admin">
      <h1>Let in</h1>
    </RequireLevel>
  ),
}
const letIn = (canvas: Parameters<Play>[0]['canvas']) => canvas.findByRole('heading', { name: 'Let in' })
/** Just logged in: of the level nothing is known yet. */
const logsIn = ({ server, session }: Pick<Parameters<Play>[0], 'server' | 'session'>) => {
  const { accessToken, refreshToken } = server.signIn(2)
  session.begin({ accessToken, refreshToken }, { email: demoAccount(2).email })
}
/** R6: closed screens wait for the profile; no refusal flashes. */
export const ProfileAwaited = meta.story({
  ...CLOSED,
  play: async ({ canvas, canvasElement, mount, server, session }) => {
    let refusals = 0
    const watch = new MutationObserver(() => {
      if (canvasElement.textContent.includes('Access Denied')) refusals++
    })
    watch.observe(canvasElement, { childList: true, subtree: true, characterData: true })
    const answer = server.hang(contract.auth.me, { times: 1 })
    logsIn({ server, session })
    await mount()
    await held(server)
    await expect(await canvas.findByText('Loading…')).toBeInTheDocument()
    await expect(session.state()).toMatchObject({ profile: 'waiting', isAuthenticated: true })
    answer()
    await expect(await letIn(canvas)).toBeVisible()
    watch.disconnect()
    await expect(refusals).toBe(0)
  },
})
/** R6: the profile call failed. It counts as level 4, and a retry opens what was closed. */
export const ProfileRetried = meta.story({
  ...CLOSED,
  beforeEach: ({ server }) => server.fail(contract.auth.me, { status: 500, times: 1 }),
  play: async ({ canvas, userEvent, server, session }) => {
    await canvas.findByRole('link', { name: 'Log in' })
    logsIn({ server, session })
    await expect(await canvas.findByText('Your profile could not be loaded')).toBeVisible()
    await expect(canvas.getByText('HTTP Error 500')).toBeVisible()
    await expect(session.state()).toMatchObject({ level: 4, levelKnown: false, isAuthenticated: true })
    await expect(canvas.getByText('Access Denied')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await expect(await letIn(canvas)).toBeVisible()
    await expect(session.state()).toMatchObject({ level: 2, levelKnown: true })
    await waitFor(() => expect(canvas.queryByText('Your profile could not be loaded')).toBeNull())
    await expect(canvas.queryByText('Access Denied')).toBeNull()
  },
})
