import preview from '@bunko/storybook/preview'
import { screenAt } from '@bunko/storybook/screen'
import { globalsParam, strangeGlobals, TOOLBAR } from '@bunko/storybook/toolbar'
import { expect, screen, waitFor, within } from 'storybook/test'
import { PlaceholderScreen } from '../screens/PlaceholderScreen/PlaceholderScreen.tsx'
import { EditApprovalsScreen } from '../screens/EditApprovalsScreen/EditApprovalsScreen.tsx'
import { SearchScreen } from '../screens/SearchScreen/SearchScreen.tsx'
import { SeasonalScreen } from '../screens/SeasonalScreen/SeasonalScreen.tsx'

const Moderation = () => <PlaceholderScreen name="moderation" />

const meta = preview.meta({
  title: 'Journeys/Toolbar',
  component: Moderation,
  globals: { level: '2' },
  parameters: screenAt({ path: '/admin/moderation', at: '/admin/moderation' }),
})
const root = document.documentElement
const accented = /[áéíöüçñý]/

/** Longer and accented, in what comes later as well; what is typed, keys and names in other languages stay. */
export const PseudoLanguage = meta.story({
  globals: { language: 'pseudo' },
  parameters: screenAt({ path: '/search', at: '/search?q=kitchen' }),
  render: () => <SearchScreen />,
  play: async ({ canvas, userEvent }) => {
    await expect(root.lang).toBe('en-XA')
    const heading = await canvas.findByRole('heading', { level: 1 })
    await waitFor(() => expect(heading).toHaveTextContent(/^Séárçh/))
    await expect(heading.textContent?.length ?? 0).toBeGreaterThanOrEqual('Search'.length * 1.4)
    const field = canvas.getByRole('searchbox')
    await expect(field).toHaveValue('kitchen')
    const [title] = await canvas.findAllByRole('link', { name: /Düñgéöñ Kítçhéñ/ })
    // In one go: emptied, the field would find everything for a moment.
    await userEvent.tripleClick(field)
    await userEvent.paste('night train')
    await waitFor(() => expect(title).not.toBeInTheDocument())
    await expect(field).toHaveValue('night train')
    await expect((await canvas.findAllByText('夜行列車の青'))[0]).toBeVisible()
  },
})

export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const heading = await canvas.findByRole('heading', { level: 1 })
    await expect(root.dir).toBe('rtl')
    await expect(getComputedStyle(heading).direction).toBe('rtl')
    const nav = canvas.getByRole('navigation', { name: 'Back office' })
    await expect(nav.getBoundingClientRect().left).toBeGreaterThan(heading.getBoundingClientRect().left)
    await expect(root.scrollWidth).toBeLessThanOrEqual(root.clientWidth)
  },
})

/** After the others, in the same window: nothing of them is left. */
export const AsItWas = meta.story({
  play: async ({ canvas }) => {
    const heading = await canvas.findByRole('heading', { level: 1, name: 'Content Moderation' })
    await expect(heading.textContent).not.toMatch(accented)
    await expect([root.lang, root.dir, root.dataset['theme'], root.dataset['motion']]).toEqual([
      'en',
      'ltr',
      'light',
      'reduced',
    ])
  },
})

/** Whoever is chosen looks, whomever the story is told of. */
export const AnotherViewer = meta.story({
  globals: { viewer: '3' },
  play: async ({ canvas, globals }) => {
    await expect(globals['level']).toBe('2')
    await expect(await canvas.findByText('/admin', { selector: 'code' })).toBeVisible()
    await expect(await screen.findByText('Only Moderators and Admins can access content moderation.')).toBeVisible()
  },
})

/** The data stays as old as it was: twelve minutes and an hour. */
export const AnHourLater = meta.story({
  globals: { clock: 'hour-later' },
  parameters: screenAt({ path: '/admin/edit-approvals', at: '/admin/edit-approvals' }),
  render: () => <EditApprovalsScreen />,
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('list', { name: 'Pending edits' }))
    await expect(list.getAllByText('1h ago')[0]).toBeVisible()
    await expect(list.queryByText('12m ago')).toBeNull()
  },
})

export const NewYear = meta.story({
  globals: { clock: 'new-year', level: 'anonymous' },
  parameters: screenAt({ path: '/seasonal', at: '/seasonal' }),
  render: () => <SeasonalScreen />,
  play: async ({ canvas, server }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Winter 2027' })).toBeVisible()
    await expect(new Date(server.now()).toISOString()).toBe('2027-01-01T12:00:00.000Z')
  },
})

/** As an address writes it, without a colon. */
export const ScenarioFromAnAddress = meta.story({
  globals: { scenario: 'shape-page' },
  play: async ({ canvas, server }) => {
    await canvas.findByRole('heading', { level: 1 })
    await expect(server.scenario).toBe('shape:page')
  },
})

/** In the workshop a frame for each theme lies over the story (`npm run test:workshop`); here the light one is seen. */
export const SideBySide = meta.story({
  globals: { theme: 'side-by-side' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 })
    await expect(root.dataset['theme']).toBe('light')
  },
})

/** Storybook drops a value with any other letter in it from the address, and the link would open something else. */
export const EveryValueFitsInAnAddress = meta.story({
  play: async ({ globals }) => {
    const values = Object.values(TOOLBAR).flatMap(({ toolbar }) =>
      (toolbar?.items ?? []).map((item) => (typeof item === 'string' ? item : item.value)),
    )
    await expect(values.length).toBeGreaterThan(30)
    await expect(values.filter((value) => !/^[a-zA-Z0-9 _-]+$/.test(value ?? ''))).toEqual([])
    await expect(globalsParam(globals, { theme: 'dark', scenario: 'shape:bare' })).toBe(
      'viewer:own;level:2;scenario:shape-bare;theme:dark;language:en;direction:ltr;motion:reduced;clock:now',
    )
  },
})

/** A story that pins what the toolbar does not have would be drawn as another: it is not drawn at all. */
export const NothingElseIsPinned = meta.story({
  play: async ({ storyGlobals }) => {
    await expect(strangeGlobals(storyGlobals)).toEqual([])
    await expect(strangeGlobals({ level: '5', scenario: 'shape-page', viewport: { value: 'phone' } })).toEqual([])
    await expect(strangeGlobals({ level: '9', scenario: 'hapy', theme: 'dark' })).toEqual([
      'level: 9',
      'scenario: hapy',
    ])
  },
})
