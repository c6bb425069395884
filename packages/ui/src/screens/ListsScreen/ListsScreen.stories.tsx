import { contract } from '@bunko/api-client'
import {
  demoAccount,
  TITLE,
  TITLE_HOSTILE,
  TITLE_JAPANESE,
  TITLE_KOREAN,
  TITLE_LONG,
  TITLE_NULLS,
  TITLE_PORTUGUESE,
} from '@bunko/mock-server'
import { WIDE_ONLY } from '@bunko/storybook/modes'
import preview from '@bunko/storybook/preview'
import { screenAt, type Play } from '@bunko/storybook/screen'
import { expect, spyOn, waitFor, within } from 'storybook/test'
import { paths } from '../../paths.ts'
import { Address } from '../../routing/story-address.tsx'
import { ListsScreen } from './ListsScreen.tsx'
import { entriesOf, fillList, namesIn, rowsIn, tab } from './story-steps.tsx'

const at = (query = '') => screenAt({ path: paths.lists.pattern, at: `${paths.lists.to()}${query}` })
const of = (id: string | number) => screenAt({ path: paths.listsOf.pattern, at: paths.listsOf.to({ id }) })

const READER = demoAccount(5)
/** Two that are read, one each of three others. */
const SOME = [
  [TITLE.id, 'reading'],
  [TITLE_KOREAN.id, 'reading'],
  [TITLE_JAPANESE.id, 'completed'],
  [TITLE_PORTUGUESE.id, 'plan_to_read'],
  [TITLE_LONG.id, 'on_hold'],
] as const

const meta = preview.meta({
  title: 'Screens/Lists',
  component: ListsScreen,
  globals: { level: '5' },
  parameters: at(),
  beforeEach: ({ server }) => fillList(server, SOME),
})

export const Mine = meta.story({
  beforeEach: () => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    return () => write.mockRestore()
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await namesIn(canvas)).toEqual([TITLE.primary_title, TITLE_KOREAN.primary_title])
    await expect(document.title).toBe('My lists · Bunko')
    await userEvent.click(canvas.getByRole('button', { name: 'Copy link' }))
    await expect(navigator.clipboard.writeText).toHaveBeenCalledWith(`${location.origin}/users/${READER.id}/lists`)
    const tabs = canvas.getAllByRole('tab').map(({ textContent }) => textContent)
    await expect(tabs).toEqual([
      'Reading2',
      'Completed1',
      'On hold1',
      'Dropped0',
      'Plan to read1',
      'Re-reading0',
      'All5',
    ])
    await userEvent.click(await tab(canvas, /^Completed/))
    await expect(await namesIn(canvas, 'Completed')).toEqual([TITLE_JAPANESE.primary_title])
    await expect(canvas.getByRole('heading', { name: TITLE_JAPANESE.primary_title })).toHaveAttribute('lang', 'ja')
  },
})

/** Tab, order and search as the address has them; the search looks past accents. */
export const FromTheAddress = meta.story({
  parameters: { ...at('?status=all&sort=title&q=papel'), ...WIDE_ONLY },
  play: async ({ canvas, userEvent }) => {
    await expect(await namesIn(canvas, 'All titles')).toEqual([TITLE_PORTUGUESE.primary_title])
    await expect(canvas.getByText('1 of 5 titles')).toBeVisible()
    await userEvent.clear(canvas.getByRole('searchbox', { name: 'Search the list' }))
    const found = () => namesIn(canvas, 'All titles')
    await waitFor(async () =>
      expect(await found()).toEqual([
        TITLE_PORTUGUESE.primary_title,
        TITLE.primary_title,
        TITLE_LONG.primary_title,
        TITLE_KOREAN.primary_title,
        TITLE_JAPANESE.primary_title,
      ]),
    )
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Sort by' }), 'changed')
    await waitFor(async () => expect((await found())[0]).toBe(TITLE.primary_title))
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search the list' }), 'nothing like it')
    await expect(await canvas.findByRole('heading', { name: 'No title matches' })).toBeVisible()
    const typed = canvas.getByText('nothing like it', { selector: 'bdi' })
    await expect(typed.parentElement).toHaveTextContent('Nothing here has “nothing like it” in one of its names.')
  },
})

/** Ends what React draws at once; what may wait, as another address, is drawn in a later task. */
const drawn = async () => {
  for (let turn = 0; turn < 50; turn++) await Promise.resolve()
}
const put = async (field: HTMLElement, value: string) => {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
  await drawn()
}
/** On a busy page the second change comes before the first is drawn: it does not undo it. */
export const TwoChangesAtOnce = meta.story({
  parameters: { ...at('?status=all&sort=title&q=papel'), ...WIDE_ONLY },
  render: () => (
    <>
      <ListsScreen />
      <Address />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(await namesIn(canvas, 'All titles')).toEqual([TITLE_PORTUGUESE.primary_title])
    const [search, sort] = [
      canvas.getByRole('searchbox', { name: 'Search the list' }),
      canvas.getByLabelText('Sort by'),
    ]
    await put(search, '')
    // It is left, which writes it.
    search.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
    await drawn()
    await put(sort, 'changed')
    await waitFor(() => expect(sort).toHaveValue('changed'))
    await waitFor(async () => expect((await namesIn(canvas, 'All titles'))[0]).toBe(TITLE.primary_title))
    await expect(canvas.getByTestId('address')).toHaveTextContent(/^\?status=all$/)
  },
})
export const EmptyTab = meta.story({
  parameters: at('?status=dropped'),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: 'Nothing under Dropped' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Show all 5' }))
    await expect(await rowsIn(canvas, 'All titles')).toHaveLength(5)
  },
})

export const Empty = meta.story({
  beforeEach: ({ server }) => fillList(server, []),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Your list is empty' })).toBeVisible()
    const main = within(canvas.getByRole('main'))
    await expect(main.getByRole('link', { name: 'Search titles' })).toHaveAttribute('href', '/search')
    await expect(main.getByRole('link', { name: 'Top titles' })).toHaveAttribute('href', '/top')
  },
})

/** As a server sends it that knows no limit; shown fifty at a time. */
export const Thousand = meta.story({
  parameters: at('?page=20'),
  beforeEach: ({ server }) => {
    const data = Array.from({ length: 1_000 }, (_, index) => ({
      id: index,
      mangaId: index,
      status: 'reading',
      manga: { id: index, primary_title: `Many ${index + 1}`, type: 'manga', year: 2001 },
    }))
    server.fail(contract.lists.mine, { status: 200, body: { data } })
  },
  play: async ({ canvas, server, userEvent }) => {
    await expect(await canvas.findByText('1,000 titles')).toBeVisible()
    await expect((await namesIn(canvas)).at(-1)).toBe('Many 1000')
    await expect(canvas.getByText('Page 20 of 20')).toBeVisible()
    await userEvent.click(canvas.getByRole('link', { name: 'Previous' }))
    await waitFor(async () => expect((await namesIn(canvas))[0]).toBe('Many 901'))
    await userEvent.click(await tab(canvas, /^All/))
    await expect((await namesIn(canvas, 'All titles'))[0]).toBe('Many 1')
    await expect(server.journal.filter(({ call }) => call === 'GET /users/manga-list')).toHaveLength(1)
  },
})

/** Tabs, counts, order and search need all of it: it is read a hundred at a time to its end. */
export const ReadToItsEnd = meta.story({
  beforeEach: ({ server }) =>
    fillList(
      server,
      server.db.titles
        .all()
        .slice(0, 120)
        .map(({ id }) => [id, 'reading'] as const),
    ),
  play: async ({ canvas, server }) => {
    await expect(await canvas.findByText('120 titles')).toBeVisible()
    await expect(await rowsIn(canvas)).toHaveLength(50)
    const asked = server.journal.filter(({ call }) => call === 'GET /users/manga-list').map(({ query }) => query)
    await expect(asked).toEqual(['?limit=100', '?limit=100&offset=100'])
  },
})

/** A server that sends the first hundred again, whatever is asked for: that is not said to be all. */
export const OffsetNotHeeded = meta.story({
  beforeEach: ({ server }) => {
    const data = Array.from({ length: 100 }, (_, id) => ({
      id,
      mangaId: id,
      status: 'reading',
      manga: { id, primary_title: `Many ${id}` },
    }))
    server.fail(contract.lists.mine, { status: 200, body: { data } })
  },
  play: async ({ canvas }) =>
    expect(
      await canvas.findByText('The first 100 titles of this list are shown; there may be more.'),
    ).toBeInTheDocument(),
})

const nextPageFails: Play = async ({ server }) => {
  const [first] = entriesOf(server).toSorted((one, other) => (one.updated_at < other.updated_at ? 1 : -1))
  const results = [{ ...first, mangaId: TITLE.id, manga: server.db.titles.get(TITLE.id) }]
  const body = { count: 5, next: '/api/v1/users/manga-list?limit=100&offset=1', previous: null, results }
  // The newest fault comes first.
  server.fail(contract.lists.mine, { status: 503, body: {} })
  server.fail(contract.lists.mine, { status: 200, body, times: 1 })
}
/** What was read stays. */
export const NextPageFails = meta.story({
  beforeEach: nextPageFails,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Not all of the list could be loaded')).toBeVisible()
    await expect(await namesIn(canvas)).toEqual([TITLE.primary_title])
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible()
  },
})
export const NextPageReadAgain = meta.story({
  beforeEach: nextPageFails,
  play: async ({ canvas, server, userEvent }) => {
    await canvas.findByText('Not all of the list could be loaded')
    server.clearFaults()
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await waitFor(async () => expect(await rowsIn(canvas)).toHaveLength(2))
    await expect(canvas.queryByText('Not all of the list could be loaded')).toBeNull()
  },
})

/** What a title is for adults shows in one's own list; unknown statuses and missing titles have their rows too. */
export const HostileAndPartial = meta.story({
  parameters: at('?status=all'),
  globals: { viewport: { value: 'small' } },
  beforeEach: ({ server }) => {
    server.db.titles.update(TITLE.id, { content_rating: 'pornographic' })
    fillList(server, [
      [TITLE_HOSTILE.id, 'reading'],
      [TITLE_LONG.id, 'reading'],
      [TITLE_NULLS.id, 'completed'],
      [TITLE.id, 'dropped'],
    ])
    server.fail(contract.lists.mine, {
      status: 200,
      body: {
        data: [
          {
            id: 1,
            mangaId: TITLE_HOSTILE.id,
            status: 'shelved_for_now',
            manga: { ...server.db.titles.get(TITLE_HOSTILE.id), type: 'W'.repeat(120) },
          },
          { id: 2, mangaId: TITLE_LONG.id, status: 'reading', manga: server.db.titles.get(TITLE_LONG.id) },
          { id: 3, mangaId: TITLE.id, status: 'dropped' },
          { mangaId: 999_999, status: null, updated_at: 'soon' },
          { status: 'reading' },
        ],
      },
    })
  },
  play: async ({ canvas }) => {
    await expect(await rowsIn(canvas, 'All titles')).toHaveLength(4)
    await expect(document.querySelector('img[src="x"]')).toBeNull()
    await expect(canvas.getByRole('combobox', { name: /^Status of <img/ })).toHaveDisplayValue('Shelved for now')
    // Only its id came: the title itself is asked for.
    await expect(await canvas.findByRole('heading', { name: TITLE.primary_title })).toBeVisible()
    await expect(canvas.getByText('1 entry without an id was left out')).toBeVisible()
    // The card cuts off what is wider than it, and nobody would notice.
    const line = canvas.getByText(/WWWW/).parentElement!
    for (const one of [line, document.documentElement])
      await expect(one.scrollWidth).toBeLessThanOrEqual(one.clientWidth)
  },
})

/** Nothing to change, and no mature titles unless one asks. */
export const SomebodyElses = meta.story({
  globals: { level: 'anonymous' },
  parameters: of(READER.id),
  beforeEach: ({ server }) => void server.db.titles.update(TITLE_KOREAN.id, { content_rating: 'erotica' }),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: `Lists of user ${READER.id}` })).toBeVisible()
    await waitFor(() => expect(document.title).toBe(`Lists of user ${READER.id} · Bunko`))
    await expect(await namesIn(canvas)).toEqual([TITLE.primary_title])
    await expect(canvas.queryByRole('combobox', { name: /^Status/ })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Show it' }))
    await expect(await rowsIn(canvas)).toHaveLength(2)
    const hide = canvas.getByRole('button', { name: 'Hide it' })
    await expect(hide).toHaveFocus()
    await userEvent.click(hide)
    await expect(await namesIn(canvas)).toEqual([TITLE.primary_title])
  },
})

/** One's own address shows one's own list. */
export const OwnAddress = meta.story({
  parameters: of(READER.username),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'My lists' })).toBeVisible()
    await expect(await canvas.findByRole('combobox', { name: `Status of ${TITLE.primary_title}` })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Copy link' })).toBeNull()
  },
})

export const NoSuchUser = meta.story({
  globals: { level: 'anonymous' },
  parameters: of('nobody'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'User not found' })).toBeVisible()
    await waitFor(() => expect(document.title).toBe('User not found · Bunko'))
  },
})

/** No id of anybody: it cannot stand in a path, so the server is not asked. */
export const NoUsersId = meta.story({
  parameters: of('a/b'),
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('heading', { level: 1, name: 'User not found' })).toBeVisible(),
})

export const Private = meta.story({
  parameters: of('m.tanabe'),
  beforeEach: ({ server }) => void server.fail(contract.lists.of, { status: 403, body: {} }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'These lists are private' })).toBeVisible()
    await expect(canvas.getByText('Only the reader they belong to can see them.')).toBeVisible()
    await waitFor(() => expect(document.title).toBe('These lists are private · Bunko'))
  },
})

/** A server that shows lists to whoever is signed in. */
export const AskedToLogIn = meta.story({
  globals: { level: 'anonymous' },
  parameters: of('m.tanabe'),
  beforeEach: ({ server }) => void server.fail(contract.lists.of, { status: 401, body: {} }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Authentication Required' })).toBeVisible()
    const login = '/login?next=%2Fusers%2Fm.tanabe%2Flists'
    await expect(canvas.getByRole('link', { name: 'Go to Login' })).toHaveAttribute('href', login)
    await waitFor(() => expect(document.title).toBe('Authentication Required · Bunko'))
  },
})

export const Anonymous = meta.story({
  globals: { level: 'anonymous' },
  parameters: at('?status=completed'),
  play: async ({ canvas }) =>
    expect(await canvas.findByText('/login?next=%2Flists%3Fstatus%3Dcompleted')).toBeVisible(),
})

export const Loading = meta.story({
  beforeEach: ({ server }) => server.hang(contract.lists.mine),
  play: async ({ canvas }) => expect(await canvas.findByText('Loading the list…')).toBeInTheDocument(),
})

export const Failed = meta.story({
  beforeEach: ({ server }) => void server.fail(contract.lists.mine, { status: 500, body: {} }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to load the list')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible()
  },
})
export const ReadAgain = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }))
    await expect(await rowsIn(canvas)).toHaveLength(2)
  },
  beforeEach: ({ server }) => void server.fail(contract.lists.mine, { status: 500, body: {}, times: 1 }),
})

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await rowsIn(canvas)).toHaveLength(2)
    const root = document.documentElement
    await expect(root.scrollWidth).toBeLessThanOrEqual(root.clientWidth)
  },
})
