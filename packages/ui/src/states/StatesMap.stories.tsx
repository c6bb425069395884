import preview from '@bunko/storybook/preview'
import { expect, waitFor, within } from 'storybook/test'
import { CATALOGUE } from './catalogue.ts'
import { StatesMap } from './StatesMap.tsx'
import { SCREENS } from './states.ts'
import { storiesIn, type Index, type Indexed } from './stories.ts'
import { TITLES } from './titles.ts'

const entry = (title: string, file: string, story: string, type = 'story'): Indexed => ({
  id: `${title.toLowerCase().replaceAll(/[^a-z]+/g, '-')}--${story}`,
  title,
  importPath: `./packages/ui/src/screens/${file}.stories.tsx`,
  type,
})
const index: Index = {
  a: entry('Screens/Home', 'HomeScreen/HomeScreen', 'visitor'),
  b: entry('Screens/Home', 'HomeScreen/HomeScreen', 'one-shelf-fails'),
  c: entry('Screens/Edit approvals/States', 'EditApprovalsScreen/EditApprovalsStates', 'loading'),
}
const home = CATALOGUE.filter(({ name }) => name === 'Home')
const approvals = TITLES.filter(({ name }) => name === 'Edit approvals')

const meta = preview.meta({
  title: 'Start here/States map',
  component: StatesMap,
  tags: ['!autodocs'],
  args: {
    parts: [
      { part: 'Catalogue', screens: home },
      { part: 'Titles and proposals', screens: approvals },
    ],
    load: async () => index,
  },
})

export const TwoScreens = meta.story({
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('table', { name: 'Home: its states by viewer' }))
    await expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'State',
      'Anonymous',
      '1 Admin',
      '2 Moderator',
      '3 Editor',
      '4 Collaborator',
      '5 Regular user',
      'Unknown level',
    ])
    const fails = within(table.getByRole('row', { name: /^A part fails/ }))
    await expect(fails.getByRole('link', { name: 'One shelf fails' })).toHaveAttribute(
      'href',
      './?path=/story/screens-home--one-shelf-fails',
    )
    // Under each of the others it opens as they meet it.
    const others = fails.getAllByRole('link', { name: /, the same: One shelf fails$/ })
    await expect(others.map((link) => link.getAttribute('href')?.split('&')[1])).toEqual(
      ['1', '2', '3', '4', '5', 'unknown'].map((viewer) => `globals=viewer:${viewer}`),
    )
    await expect(others[0]).toHaveAccessibleName('1 Admin, the same: One shelf fails')
    await expect(others[0]?.closest('td')).toHaveProperty('colSpan', 6)
    await expect(table.getByRole('row', { name: /^Long texts/ })).toHaveTextContent('No storyOnly the card differs')
    await expect(table.getByRole('row', { name: /^Empty/ })).toHaveTextContent('Empty is gone')
    const loading = within(canvas.getByRole('table', { name: /^Edit approvals/ })).getByRole('row', {
      name: /^Loading/,
    })
    const closed = within(loading).getAllByRole<HTMLTableCellElement>('cell', { name: 'not let in' })
    await expect(closed.map(({ colSpan }) => colSpan)).toEqual([1, 3])
    await expect(within(loading).getAllByRole('link')).toHaveLength(3)
  },
})

/** As Storybook's own: every story that the map names, and of each of their files some in no cell. */
const everyStory = (): Index =>
  Object.fromEntries(
    SCREENS.flatMap(({ screens }) => screens.flatMap((screen) => [...storiesIn(screen)])).flatMap((path) => {
      const [, file = '', name = ''] = /^screens\/(.*)\.stories\.tsx#(.*)$/.exec(path) ?? []
      return [name.toLowerCase(), 'failed-then-retry', 'left-while-sending', 'back-before-it-was-created'].map(
        (story) => [`${file}#${story}`, entry(`Screens/${file}`, file, story)],
      )
    }),
  )

/** The whole map: its figures, a way to every table, and nothing wider than the page but in the tables' own regions. */
export const Phone = meta.story({
  args: { parts: SCREENS, load: async () => everyStory() },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/ rows, \d,\d{3} cells with a link /)).toBeVisible()
    const links = within(canvas.getByRole('navigation', { name: 'Screens' })).getAllByRole('link')
    const places = links.map((link) => document.getElementById(link.getAttribute('href')!.slice(1)))
    await expect(new Set(places).size).toBe(links.length)
    await expect(places.map((place) => place?.querySelector('h3')?.textContent)).toEqual(
      links.map(({ textContent }) => textContent),
    )
    const root = document.documentElement
    await expect(root.scrollWidth).toBeLessThanOrEqual(root.clientWidth)
  },
})

const more: Index = {
  ...index,
  d: entry('Screens/Home', 'HomeScreen/HomeScreen', 'docs', 'docs'),
  e: entry('Screens/Home', 'HomeScreen/HomeScreen', 'one-shelf-fails-then-retry'),
  f: entry('Screens/Edit approvals/States', 'EditApprovalsScreen/EditApprovalsStates', 'rows-without-an-id'),
  g: entry('Screens/Edit approvals/Many', 'EditApprovalsScreen/EditApprovalsMany', 'search-stops-at-the-cap'),
  h: entry('Screens/Edit approvals/Many', 'EditApprovalsScreen/EditApprovalsMany', 'printed-whole'),
}

/** By file where a screen has several; the narrowest window cuts none off. */
export const StoriesInNoCell = meta.story({
  args: { load: async () => more },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('1 more story of this screen'))
    const ofHome = within(await canvas.findByRole('list', { name: 'Screens/Home' }))
    await expect(ofHome.getByRole('link', { name: 'One shelf fails then retry' })).toHaveAttribute(
      'href',
      './?path=/story/screens-home--one-shelf-fails-then-retry',
    )
    await expect(ofHome.getAllByRole('link')).toHaveLength(1)
    await userEvent.click(canvas.getByText('3 more stories of this screen'))
    const files = await canvas.findAllByRole('heading', { level: 4 })
    await expect(files.map(({ textContent }) => textContent)).toEqual([
      'Screens/Edit approvals/States',
      'Screens/Edit approvals/Many',
    ])
    const ofMany = within(canvas.getByRole('list', { name: 'Screens/Edit approvals/Many' }))
    await expect(ofMany.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Search stops at the cap',
      'Printed whole',
    ])
    const root = document.documentElement
    await expect(root.scrollWidth).toBeLessThanOrEqual(root.clientWidth)
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Only states without a story' }))
    await expect(canvas.queryByText(/of this screen/)).toBeNull()
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Only states without a story' }))
    for (const closed of await canvas.findAllByText(/more stor.* of this screen/)) await userEvent.click(closed)
  },
})

/** None stands in no cell: nothing is said. */
export const AllInCells = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/; 0 more stories below the tables\.$/)).toBeVisible()
    await expect(canvas.queryByText(/of this screen/)).toBeNull()
  },
})

const DOT = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'

/** Only in the cells of a viewer's own story: what others see as well is told once. */
export const WithPictures = meta.story({
  args: { loadPictures: async () => (id) => (id === 'screens-home--one-shelf-fails' ? DOT : undefined) },
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('table', { name: 'Home: its states by viewer' }))
    const link = await table.findByRole('link', { name: 'One shelf fails' })
    await waitFor(() => expect(link.querySelector('img')).toHaveAttribute('src', DOT))
    await expect(table.getByRole('row', { name: /^A part fails/ }).querySelectorAll('img')).toHaveLength(1)
    await expect(table.getAllByRole('link').filter((one) => one.querySelector('img'))).toEqual([link])
  },
})

export const PicturesFail = meta.story({
  args: { loadPictures: () => Promise.reject(new Error('HTTP 500')) },
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: 'Home: its states by viewer' })
    await expect(table.querySelector('img')).toBeNull()
  },
})

export const HolesOnly = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Only states without a story' }))
    const [table, ...others] = canvas.getAllByRole('table')
    await expect(others).toEqual([])
    await expect(
      within(table as HTMLElement)
        .getAllByRole('rowheader')
        .map((it) => it.textContent),
    ).toEqual(['Long texts', 'Hostile texts', 'Foreign texts', 'Mature titles'])
    const jumps = within(canvas.getByRole('navigation', { name: 'Screens' })).getAllByRole('link')
    await expect(jumps.map((it) => it.textContent)).toEqual(['Home'])
  },
})

let answers = 0
export const IndexFails = meta.story({
  args: { load: async () => (answers++ === 0 ? Promise.reject(new Error('HTTP 500')) : index) },
  beforeEach: () => {
    answers = 0
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('The story index could not be loaded')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await expect(await canvas.findByRole('table', { name: /^Home/ })).toBeVisible()
  },
})

export const Waiting = meta.story({
  args: { load: () => new Promise<never>(() => undefined) },
  play: async ({ canvas }) => expect(await canvas.findByText('Loading the story index…')).toBeInTheDocument(),
})
