import { contract } from '@bunko/api-client'
import { makeTitle } from '@bunko/mock-server'
import { TITLE } from '@bunko/mock-server/named'
import { answered } from '@bunko/storybook/answered'
import { choice } from '@bunko/storybook/choice'
import { answeredLate, held } from '@bunko/storybook/held'
import { WIDE_ONLY } from '@bunko/storybook/modes'
import preview from '@bunko/storybook/preview'
import { expect, screen, waitFor, within } from 'storybook/test'
import { closeFilters, openFilters } from './story-filters.tsx'
import {
  addressIn,
  asked,
  at,
  clearFilters,
  later,
  listIn,
  MINUTE,
  namesIn,
  WithAddress,
  type Context,
} from './story-steps.tsx'

const meta = preview.meta({
  title: 'Screens/Search',
  component: WithAddress,
  globals: { level: 'anonymous' },
  parameters: at(),
})

const FILTERS = [
  'type=manga',
  'status=ongoing',
  'publication_demographic=seinen',
  'content_rating=safe',
  'year_from=1990',
  'year_to=2026',
  'author=a',
  'publisher=o',
  'ordering=-year',
].join('&')
const MATURE: ReadonlySet<string> = new Set(['erotica', 'pornographic'])

const safeOf = ({ db }: Context['server']) =>
  db.titles.all().filter(({ content_rating }) => !MATURE.has(content_rating ?? ''))
const field = (canvas: Context['canvas']) => canvas.findByRole('searchbox', { name: 'Search titles' })

export const Everything = meta.story({
  parameters: WIDE_ONLY,
  play: async ({ canvas, server }) => {
    const list = await listIn(canvas)
    await expect(asked(server)[0]).toBe('?ordering=-statistics.follows&limit=60')
    const hidden = (await canvas.findAllByText(/^120 titles/))[0]
    await expect(hidden).toBeVisible()
    const first = safeOf(server).toSorted((a, b) => (b.statistics?.follows ?? 0) - (a.statistics?.follows ?? 0))[0]
    await expect((await namesIn(canvas))[0]).toBe(first?.primary_title)
    await expect(document.title).toBe('Search · Bunko')
    await expect(canvas.queryByRole('list', { name: 'Active filters' })).toBeNull()
    // The end is near: the other half is asked for.
    list.lastElementChild!.scrollIntoView()
    await waitFor(() => expect(asked(server)).toHaveLength(2))
    window.scrollTo(0, 0)
  },
})

/** The address holds the whole search; what it cannot mean is ignored, and only what is asked for is sent. */
export const FromAnAddress = meta.story({
  parameters: at(`?${FILTERS}&genres=Action&view=list&themes=&formats=,`),
  play: async (context) => {
    const { canvas, server } = context
    await waitFor(() => expect(asked(server)).toHaveLength(1))
    await expect([...new URLSearchParams(asked(server)[0])]).toEqual([
      ...new URLSearchParams(`${FILTERS.replace('&author=a', '&genres=Action&author=a')}&limit=60`),
    ])
    const chips = within(await canvas.findByRole('list', { name: 'Active filters' })).getAllByRole('listitem')
    await expect(chips.map(({ textContent }) => textContent)).toEqual([
      'Type Manga',
      'Status Ongoing',
      'Demographic Seinen',
      'Content rating Safe',
      'Year 1990–2026',
      'Genre Action',
      'Author a',
      'Publisher o',
    ])
    await expect(canvas.getByRole('radio', { name: 'List' })).toBeChecked()
    const filters = await openFilters(context)
    await expect(filters.getByRole('combobox', { name: 'Type' })).toHaveValue('manga')
    await expect(filters.getByRole('textbox', { name: 'From year' })).toHaveValue('1990')
  },
})
export const FromABadAddress = meta.story({
  parameters: at('?type=comic&status=x&year_from=99999&year_to=abc&ordering=id&view=cards&content_rating=%00'),
  play: async ({ canvas, server }) => {
    await listIn(canvas)
    await expect(asked(server)[0]).toBe('?ordering=-statistics.follows&limit=60')
    await expect(canvas.getByRole('radio', { name: 'Grid' })).toBeChecked()
  },
})

const chosenAndTakenOff = async (context: Context) => {
  const { canvas, userEvent } = context
  await listIn(canvas)
  const filters = await openFilters(context)
  await userEvent.selectOptions(filters.getByRole('combobox', { name: 'Type' }), 'Manhwa')
  await userEvent.selectOptions(filters.getByRole('combobox', { name: 'Status' }), 'Ongoing')
  await userEvent.type(filters.getByRole('combobox', { name: 'Genres' }), 'acti')
  await userEvent.click(await choice('Action'))
  await waitFor(() => expect(addressIn(canvas)).toBe('?type=manhwa&status=ongoing&genres=Action'))
  await closeFilters(context)
  await userEvent.click(canvas.getByRole('button', { name: 'Remove Type: Manhwa' }))
  await waitFor(() => expect(addressIn(canvas)).toBe('?status=ongoing&genres=Action'))
  await expect(canvas.getByRole('button', { name: 'Remove Status: Ongoing' })).toHaveFocus()
  await userEvent.click(clearFilters(canvas))
  await waitFor(() => expect(addressIn(canvas)).toBe(''))
  await expect(await field(canvas)).toHaveFocus()
}
/** A choice takes effect at once; each can be taken off, and the focus goes on. */
export const Filters = meta.story({ play: chosenAndTakenOff })
export const FiltersInTheDialog = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: chosenAndTakenOff,
})

/** The column ends with the window: while it goes on below, it fades out there. */
export const FiltersGoOn = meta.story({
  parameters: { ...at('?genres=Action,Drama,Horror'), ...WIDE_ONLY },
  globals: { motion: 'full' },
  play: async ({ canvas }) => {
    await canvas.findByRole('list', { name: 'Active filters' })
    const column = canvas.getByRole('complementary', { name: 'Filters' }).firstElementChild!
    const faded = (end: 'before' | 'after') => getComputedStyle(column).getPropertyValue(`--more-${end}`)
    await expect(column.scrollHeight).toBeGreaterThan(column.clientHeight)
    await expect(getComputedStyle(column).maskImage).toMatch(/^linear-gradient/)
    await waitFor(() => expect([faded('before'), faded('after')]).toEqual(['0px', '40px']))
    column.scrollTo(0, column.scrollHeight)
    await waitFor(() => expect([faded('before'), faded('after')]).toEqual(['40px', '0px']))
  },
})

/** A year is checked when the typing stops, and one that is none filters nothing. */
export const Years = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context
    await listIn(canvas)
    const filters = await openFilters(context)
    const from = filters.getByRole('textbox', { name: 'From year' })
    const to = filters.getByRole('textbox', { name: 'To year' })
    await userEvent.type(from, '2020')
    await userEvent.type(to, '2010{Enter}')
    await expect(await filters.findByText('The first year is after the last one')).toBeVisible()
    await expect(to).toHaveAccessibleDescription('The first year is after the last one')
    await userEvent.clear(to)
    await userEvent.type(to, '2024{Enter}')
    await waitFor(() => expect(addressIn(canvas)).toBe('?year_from=2020&year_to=2024'))
    await expect(filters.queryByText('The first year is after the last one')).toBeNull()
    // Written over: while it is empty it filters nothing.
    await userEvent.type(from, '1800{Enter}', { initialSelectionStart: 0, initialSelectionEnd: 4 })
    await expect(await filters.findByText(/^A year from 1900 to 20\d\d$/)).toBeVisible()
    await expect(from).toBeInvalid()
    await expect(addressIn(canvas)).toBe('?year_from=2020&year_to=2024')
  },
})

export const Typed = meta.story({
  play: async ({ canvas, server, userEvent }) => {
    await listIn(canvas)
    await expect(canvas.getByRole('combobox', { name: 'Order' })).toHaveDisplayValue('Most followed')
    await userEvent.keyboard('/')
    await expect(await field(canvas)).toHaveFocus()
    await userEvent.type(await field(canvas), 'dungeon kitchen ')
    await waitFor(() => expect(addressIn(canvas)).toBe('?q=dungeon+kitchen'))
    await waitFor(async () => expect((await namesIn(canvas))[0]).toBe(TITLE.primary_title))
    await expect(await field(canvas)).toHaveValue('dungeon kitchen ')
    await expect(canvas.getByRole('combobox', { name: 'Order' })).toHaveDisplayValue('Best match')
    await expect(asked(server).at(-1)).toBe('?q=dungeon+kitchen&limit=60')
    await expect(document.title).toBe('“dungeon kitchen” · Search · Bunko')
  },
})

/** What was found before stays while one waits, and the answer of an earlier search is never shown. */
export const LastAnswerWins = meta.story({
  parameters: WIDE_ONLY,
  // High enough that the other half comes by itself.
  globals: { viewport: { value: 'wide' } },
  play: async ({ canvas, server, userEvent }) => {
    await waitFor(async () => expect(await namesIn(canvas)).toHaveLength(20))
    // It is not what is to be held.
    await waitFor(() => expect(asked(server)).toHaveLength(2))
    const before = await namesIn(canvas)
    const release = server.hang(contract.search.advanced, { times: 1 })
    await userEvent.type(await field(canvas), 'a{Enter}')
    await held(server)
    await expect(await canvas.findByText('Searching…')).toBeInTheDocument()
    await expect(await namesIn(canvas)).toEqual(before)
    await userEvent.type(await field(canvas), ' text nobody wrote{Enter}')
    await waitFor(() => expect(addressIn(canvas)).toBe('?q=a+text+nobody+wrote'))
    const nothing = () => canvas.findByRole('heading', { name: 'No titles found' })
    await expect(await nothing()).toBeVisible()
    await answeredLate(server, release)
    await expect(canvas.queryByRole('list', { name: 'Titles found' })).toBeNull()
    await expect(await nothing()).toBeVisible()
  },
})

const oneOfTwoIsMature = ({ server }: Pick<Context, 'server'>) => {
  server.db.titles.put(makeTitle({ id: 9001, public_id: 'zz-one', primary_title: 'zz One', content_rating: 'safe' }))
  server.db.titles.put(makeTitle({ id: 9002, public_id: 'zz-two', primary_title: 'zz Two', content_rating: 'erotica' }))
}
/** Erotica and pornographic titles are shown only to those who ask. */
export const MatureTitles = meta.story({
  parameters: at('?q=zz'),
  beforeEach: oneOfTwoIsMature,
  play: async (context) => {
    const { canvas, userEvent } = context
    await expect(await namesIn(canvas)).toEqual(['zz One'])
    await expect(canvas.getAllByText('2 titles, 1 mature title hidden')[0]).toBeVisible()
    const filters = await openFilters(context)
    const rating = filters.getByRole('combobox', { name: 'Content rating' })
    await expect(within(rating).queryByRole('option', { name: 'Erotica' })).toBeNull()
    await userEvent.click(filters.getByRole('checkbox', { name: 'Show mature titles' }))
    await waitFor(async () => expect(await namesIn(canvas)).toHaveLength(2))
    await expect(within(rating).getByRole('option', { name: 'Erotica' })).toBeInTheDocument()
  },
})
/** The count offers what it leaves out: nothing moves, and the button and the focus stay. */
export const MatureBesideTheCount = meta.story({
  parameters: at('?q=zz'),
  beforeEach: oneOfTwoIsMature,
  play: async ({ canvas, userEvent }) => {
    await expect(await namesIn(canvas)).toEqual(['zz One'])
    const top = async () => (await listIn(canvas)).getBoundingClientRect().top
    const before = await top()
    const button = canvas.getByRole('button', { name: 'Show it' })
    await userEvent.click(button)
    await waitFor(async () => expect(await namesIn(canvas)).toHaveLength(2))
    await expect(canvas.getAllByText('2 titles, 1 mature title shown')[0]).toBeVisible()
    await expect(await top()).toBe(before)
    await expect(button).toHaveFocus()
    await expect(button).toHaveAccessibleName('Hide it')
    await userEvent.click(button)
    await waitFor(async () => expect(await namesIn(canvas)).toEqual(['zz One']))
    await expect(canvas.getAllByText('2 titles, 1 mature title hidden')[0]).toBeVisible()
    await expect(button).toHaveFocus()
  },
})
/** A button that promises titles would lead to fewer, or to none: it says a number where all of them are seen. */
export const MatureAreNotPromised = meta.story({
  parameters: at('?q=zz'),
  globals: { viewport: { value: 'phone' } },
  beforeEach: oneOfTwoIsMature,
  play: async (context) => {
    const { canvas, userEvent } = context
    await expect((await canvas.findAllByText('2 titles, 1 mature title hidden'))[0]).toBeVisible()
    const filters = await openFilters(context)
    await expect(filters.getByRole('button', { name: 'Show titles' })).toBeVisible()
    await userEvent.click(filters.getByRole('checkbox', { name: 'Show mature titles' }))
    await expect(await filters.findByRole('button', { name: 'Show 2 titles' })).toBeVisible()
  },
})
/** Nor does it say one while mature titles may be among those that are not read yet. */
export const MatureMayCome = meta.story({
  globals: { viewport: { value: 'phone' } },
  beforeEach: ({ server }) => {
    const results = safeOf(server).slice(0, 60)
    const next = 'https://bunko.test/api/v1/search/advanced/?offset=60'
    server.fail(contract.search.advanced, { status: 200, body: { count: 120, next, results } })
  },
  play: async (context) => {
    const { canvas, userEvent } = context
    await expect((await canvas.findAllByText('120 titles'))[0]).toBeVisible()
    const filters = await openFilters(context)
    await expect(filters.getByRole('button', { name: 'Show titles' })).toBeVisible()
    await userEvent.selectOptions(filters.getByRole('combobox', { name: 'Content rating' }), 'Safe')
    await expect(await filters.findByRole('button', { name: 'Show 120 titles' })).toBeVisible()
  },
})
let letCome = () => {}
/** On a phone the count stands above the order: with its button it comes into the place that is kept for it. */
export const CountArrives = meta.story({
  parameters: at('?q=zz'),
  globals: { viewport: { value: 'phone' } },
  beforeEach: ({ server }) => {
    oneOfTwoIsMature({ server })
    letCome = server.hang(contract.search.advanced, { times: 1 })
  },
  play: async ({ canvas, server }) => {
    const order = await canvas.findByRole('combobox', { name: 'Order' })
    await held(server)
    const { top } = order.getBoundingClientRect()
    letCome()
    await expect(await canvas.findByRole('button', { name: 'Show it' })).toBeVisible()
    await expect(order.getBoundingClientRect().top).toBe(top)
  },
})
export const MatureByAddress = meta.story({
  parameters: at('?content_rating=pornographic'),
  play: async ({ canvas, server, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: 'Mature titles are hidden' })).toBeVisible()
    await answered()
    await expect(asked(server)).toEqual([])
    await userEvent.click(within(canvas.getByRole('main')).getByRole('button', { name: 'Show mature titles' }))
    await waitFor(() => expect(canvas.getByRole('main').contains(document.activeElement)).toBe(true))
    await waitFor(() =>
      expect(asked(server)).toEqual(['?content_rating=pornographic&ordering=-statistics.follows&limit=60']),
    )
  },
})

export const NothingFound = meta.story({
  parameters: at('?q=no+such+title&type=novel'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No titles found' })).toBeVisible()
    const typed = canvas.getByText('no such title', { selector: 'bdi' })
    await expect(typed.parentElement).toHaveTextContent(/^Nothing matches “no such title” with these filters\./)
    await expect(canvas.getAllByText('0 titles')[0]).toBeVisible()
    // At the filters that are on and here: one thing has one name.
    await expect(canvas.getAllByRole('button', { name: 'Clear filters' })).toHaveLength(2)
  },
})
/** Nothing was asked for that a title could fail to match. */
export const NothingYet = meta.story({
  globals: { scenario: 'empty' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No titles yet' })).toBeVisible()
    await expect(canvas.getByText('The first one will stand here.')).toBeVisible()
    await expect(canvas.queryByText(/filters/)).toBeNull()
    await expect(canvas.queryByRole('button', { name: /^Clear/ })).toBeNull()
  },
})
export const NothingFoundThenCleared = meta.story({
  parameters: NothingFound.input.parameters,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { name: 'No titles found' })
    await userEvent.click(canvas.getAllByRole('button', { name: 'Clear filters' }).at(-1)!)
    await waitFor(() => expect(addressIn(canvas)).toBe('?q=no+such+title'))
    await userEvent.click((await canvas.findAllByRole('button', { name: 'Clear search' })).at(-1)!)
    await listIn(canvas)
    await expect(await field(canvas)).toHaveValue('')
  },
})

/** A search that is made anew is asked anew: somebody may have added the title meanwhile. */
export const SearchedAnew = meta.story({
  parameters: at('?q=quite+new'),
  play: async ({ canvas, server, userEvent }) => {
    await canvas.findByText('quite new', { selector: 'bdi' })
    await userEvent.clear(await field(canvas))
    await listIn(canvas)
    server.db.titles.put(makeTitle({ id: 953, public_id: 'quite-new', primary_title: 'Quite New' }))
    await later(MINUTE, async () => {
      await userEvent.type(await field(canvas), 'quite new{Enter}')
      await waitFor(async () => expect(await namesIn(canvas)).toEqual(['Quite New']))
    })
  },
})

/** What was found before stays meanwhile; faint, and its small print can still be read. */
export const BeingSearchedAnew = meta.story({
  play: async ({ canvas, server, userEvent }) => {
    const before = await namesIn(canvas)
    server.hang(contract.search.advanced)
    await userEvent.type(await field(canvas), 'dungeon{Enter}')
    await expect((await canvas.findAllByText('Searching…'))[0]).toBeInTheDocument()
    await expect((await namesIn(canvas)).slice(0, 3)).toEqual(before.slice(0, 3))
  },
})

/** What was found before stays, and is not told for what is found now. */
export const SearchedAnewInVain = meta.story({
  parameters: at('?q=quite+new'),
  beforeEach: ({ server }) =>
    void server.db.titles.put(makeTitle({ id: 953, public_id: 'quite-new', primary_title: 'Quite New' })),
  play: async ({ canvas, server, userEvent }) => {
    await waitFor(async () => expect(await namesIn(canvas)).toEqual(['Quite New']))
    await userEvent.clear(await field(canvas))
    await waitFor(async () => expect(await namesIn(canvas)).not.toEqual(['Quite New']))
    searchFails({ server })
    await later(MINUTE, async () => {
      await userEvent.type(await field(canvas), 'quite new{Enter}')
      await expect(await canvas.findByRole('alert')).toHaveTextContent('Search failed')
      await expect(await namesIn(canvas)).toEqual(['Quite New'])
    })
    server.clearFaults()
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await waitFor(() => expect(canvas.queryByText('Search failed')).toBeNull())
  },
})

/** That nothing was found is said of what was searched for, not of what is being searched for. */
export const CorrectedAfterNothing = meta.story({
  parameters: at('?q=dungeonn'),
  play: async ({ canvas, server, userEvent }) => {
    await canvas.findByText('dungeonn', { selector: 'bdi' })
    const answer = server.hang(contract.search.advanced, { times: 1 })
    await userEvent.type(await field(canvas), '{Backspace}{Enter}')
    await held(server)
    await expect(canvas.queryByText(/^Nothing matches/)).toBeNull()
    await expect(canvas.queryByText('0 titles')).toBeNull()
    answer()
    await listIn(canvas)
  },
})

const searchFails = ({ server }: Pick<Context, 'server'>) => server.fail(contract.search.advanced, { status: 500 })
export const Failed = meta.story({
  beforeEach: searchFails,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Search failed')).toBeVisible()
    await expect(canvas.getByText('HTTP Error 500')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible()
  },
})
export const FailedThenRetry = meta.story({
  beforeEach: searchFails,
  play: async ({ canvas, server, userEvent }) => {
    const retry = await canvas.findByRole('button', { name: 'Retry' })
    server.clearFaults()
    await userEvent.click(retry)
    await waitFor(() => expect(canvas.getByRole('main').contains(document.activeElement)).toBe(true))
    await listIn(canvas)
  },
})
export const Loading = meta.story({
  beforeEach: ({ server }) => void server.hang(contract.search.advanced),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Searching…'))[0]).toBeInTheDocument()
  },
})

/** One column of filters has no place here: they come as a dialog. */
export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await listIn(canvas)
    await userEvent.click(canvas.getByRole('button', { name: 'Filters' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Filters' }))
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Type' }), 'Novel')
    await waitFor(() => expect(addressIn(canvas)).toBe('?type=novel'))
    await userEvent.click(dialog.getByRole('button', { name: 'Show titles' }))
    await expect(await canvas.findByRole('button', { name: 'Filters (1)' })).toBeVisible()
    const root = document.documentElement
    await expect(root.scrollWidth).toBeLessThanOrEqual(root.clientWidth)
  },
})

const HOSTILE = '<img src=x onerror=alert(1)> \u202Egnitirw'
/** A synopsis that is pasted: what is searched for stands in the field, and stays there. */
export const LongerThanSearched = meta.story({
  play: async ({ canvas, userEvent }) => {
    const text = await field(canvas)
    await userEvent.click(text)
    await userEvent.paste('kitchen '.repeat(30))
    const cut = 'kitchen '.repeat(25)
    await expect(text).toHaveValue(cut)
    await waitFor(() => expect(new URLSearchParams(addressIn(canvas)).get('q')).toBe(cut.trim()))
    // In the middle: nothing that stands behind is pushed out.
    await userEvent.type(text, 'xy', { initialSelectionStart: 2, initialSelectionEnd: 2 })
    await expect(text).toHaveValue(cut)
    const author = canvas.getAllByRole('combobox', { name: 'Author or artist' })[0]!
    await userEvent.click(author)
    await userEvent.paste('kitchen '.repeat(30))
    await expect(author).toHaveValue(cut)
  },
})
/** Each name is read in its own language, and stands in its own direction. */
export const Foreign = meta.story({
  parameters: at('?q=zz'),
  globals: { viewport: { value: 'phone' } },
  beforeEach: ({ server }) => {
    const names = ['zz 夜行列車の青', 'zz 나 혼자 최약체', 'مكتبة البحر zz']
    for (const [place, primary_title] of names.entries())
      server.db.titles.put(
        makeTitle({ id: 9001 + place, public_id: `zz-${place}`, primary_title, content_rating: 'safe' }),
      )
  },
  play: async ({ canvas }) => {
    await expect(await namesIn(canvas)).toHaveLength(3)
    await expect(canvas.getByRole('heading', { name: /夜行列車の青/ })).toHaveAttribute('lang', 'ja')
    await expect(canvas.getByRole('heading', { name: /나 혼자 최약체/ })).toHaveAttribute('lang', 'ko')
    const arabic = canvas.getByText(/مكتبة البحر/, { selector: 'bdi' })
    await expect(getComputedStyle(arabic).direction).toBe('rtl')
    const root = document.documentElement
    await expect(root.scrollWidth).toBeLessThanOrEqual(root.clientWidth)
  },
})
export const HostileAndLong = meta.story({
  parameters: at(`?q=zz&view=list&author=${'x'.repeat(150)}`),
  beforeEach: ({ server }) => {
    const put = (id: number, primary_title: string) =>
      server.db.titles.put(
        makeTitle({
          id,
          public_id: `zz-${id}`,
          primary_title,
          author_names: ['x'.repeat(150)],
          content_rating: 'safe',
        }),
      )
    put(9001, `zz ${HOSTILE}`)
    put(9002, `zz ${'Longest'.repeat(60)}`)
    put(9003, 'zz 나 혼자만 레벨업 진격의 거인')
  },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, canvasElement }) => {
    await namesIn(canvas)
    // The last one is drawn after those in sight; then each is as high as it is measured.
    await waitFor(async () => {
      const boxes = [...canvasElement.querySelectorAll('[data-row]')].map((row) => row.getBoundingClientRect())
      await expect(boxes).toHaveLength(3)
      for (const [place, { top }] of boxes.entries())
        await expect(top).toBeGreaterThanOrEqual((boxes[place - 1]?.bottom ?? 0) - 1)
    })
    await expect(document.querySelector('img[src="x"]')).toBeNull()
    const root = document.documentElement
    await expect(root.scrollWidth).toBeLessThanOrEqual(root.clientWidth)
  },
})

/** Esc closes the filters at once; what was being typed in them counts. */
export const YearThenEscape = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await listIn(canvas)
    await userEvent.click(canvas.getByRole('button', { name: 'Filters' }))
    const dialog = await screen.findByRole('dialog', { name: 'Filters' })
    await userEvent.type(within(dialog).getByRole('textbox', { name: /^From/ }), '2012')
    // What the browser makes of the key.
    dialog.dispatchEvent(new Event('cancel', { cancelable: true }))
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Filters' })).toBeNull())
    await waitFor(() => expect(addressIn(canvas)).toBe('?year_from=2012'))
  },
})
/** A year that is wrong would be gone with the filters: 'Show' leads to it, and closes them once it is put right. */
export const WrongYearThenShow = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    const { canvas, userEvent } = context
    await listIn(canvas)
    const filters = await openFilters(context)
    const from = filters.getByRole('textbox', { name: 'From year' })
    const to = filters.getByRole('textbox', { name: 'To year' })
    await userEvent.type(from, '2020')
    await userEvent.type(to, '2010')
    await userEvent.click(filters.getByRole('button', { name: /^Show .*titles?$/ }))
    await expect(from).toHaveFocus()
    await expect(filters.getByText('The first year is after the last one')).toBeVisible()
    await expect(to).toHaveValue('2010')
    await userEvent.clear(to)
    await userEvent.type(to, '2024')
    await closeFilters(context)
    await waitFor(() => expect(addressIn(canvas)).toBe('?year_from=2020&year_to=2024'))
  },
})
/** The button goes with the last filter; the focus goes on to its neighbour. */
export const AllClearedInTheDialog = meta.story({
  globals: { viewport: { value: 'phone' } },
  parameters: at('?type=novel'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Filters (1)' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Filters' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Clear filters' }))
    await waitFor(() => expect(dialog.getByRole('button', { name: /^Show/ })).toHaveFocus())
    await waitFor(() => expect(addressIn(canvas)).toBe(''))
  },
})
