import { callName, contract, type Endpoint } from '@bunko/api-client'
import {
  TITLE,
  TITLE_HOSTILE,
  TITLE_JAPANESE,
  TITLE_LONG,
  TITLE_NULLS,
  TITLE_WITHOUT_LATIN_NAME,
} from '@bunko/mock-server/named'
import { answered } from '@bunko/storybook/answered'
import preview from '@bunko/storybook/preview'
import { screenAt, type Play } from '@bunko/storybook/screen'
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom'
import { expect, screen, waitFor, within } from 'storybook/test'
import { Button } from '../../components/Button/Button.tsx'
import { useRelated } from '../../data/related.ts'
import { useCovers } from '../../data/stored-covers.ts'
import { useChapters } from '../../data/title-page.ts'
import { stopsGoneBack } from '../../lib/story-stops.ts'
import { paths } from '../../paths.ts'
import { Address } from '../../routing/story-address.tsx'
import { TitleScreen } from './TitleScreen.tsx'

const at = (id: string, slug = 'untitled', rest = '') =>
  screenAt({ path: paths.title.pattern, at: paths.title.to({ id, slug }) + rest })

const meta = preview.meta({
  title: 'Screens/Title',
  component: TitleScreen,
  globals: { level: 'anonymous' },
  parameters: at(TITLE.public_id),
})

type Context = Parameters<Play>[0]
const { titles } = contract
const region = async ({ canvas }: Context, name: string) => within(await canvas.findByRole('region', { name }))
const known = ({ canvas }: Context) => canvas.findByRole('heading', { name: TITLE.primary_title, level: 1 })
const fits = async () => {
  const root = document.documentElement
  await expect(root.scrollWidth).toBeLessThanOrEqual(root.clientWidth)
}

export const Visitor = meta.story({
  beforeEach: ({ server: { db } }) =>
    void db.titles.update(TITLE.id, {
      genre_names: ['Comedy'],
      theme_names: ['Food, mostly'],
      format_names: [],
      tag_names: ['Comedy', 'Award winner'],
      related_entries: [TITLE_JAPANESE.id],
    }),
  play: async (context) => {
    const { canvas, server } = context
    const title = server.db.titles.get(TITLE.id)
    await expect(await known(context)).toBeVisible()
    await expect(canvas.queryByRole('link', { name: /edit/i })).toBeNull()
    const names = within(canvas.getByRole('list', { name: 'Other names' }))
    await expect(names.getByText('迷宮台所日記')).toHaveAttribute('lang', 'ja')
    await expect(names.getByText('Brazilian Portuguese')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Comedy' })).toHaveAttribute('href', '/search?genres=Comedy')
    // A comma would make two of it.
    await expect(canvas.getByText('Food, mostly').closest('a')).toBeNull()
    await expect(canvas.getByText('Award winner').closest('a')).toBeNull()
    const facts = await region(context, 'Facts')
    await expect(facts.getByRole('link', { name: 'Manga' })).toHaveAttribute('href', '/search?type=manga')
    const days = [...canvas.getByRole('region', { name: 'Facts' }).querySelectorAll('time')]
    await expect(days).toHaveLength(2)
    for (const day of days) await expect(day.title).toMatch(new RegExp(`^${day.textContent}, \\d\\d:\\d\\d$`))
    await expect(facts.getByRole('link', { name: '2015' })).toHaveAttribute(
      'href',
      '/search?year_from=2015&year_to=2015',
    )
    const magazine = server.db.magazines.all().find((one) => one.name === title?.serialized_in)
    await waitFor(() =>
      expect(facts.getByRole('link', { name: magazine?.name ?? '' })).toHaveAttribute(
        'href',
        `/magazine/${magazine?.public_id}`,
      ),
    )
    const publisher = server.db.publishers.all().find((one) => one.name === title?.original_publisher)
    await waitFor(() =>
      expect(facts.getByRole('link', { name: publisher?.name ?? '' })).toHaveAttribute(
        'href',
        `/publisher/${publisher?.public_id}`,
      ),
    )
    const person = server.db.people.all().find((one) => one.name === title?.author_names[0])
    await waitFor(() =>
      expect(facts.getAllByRole('link', { name: person?.name ?? '' })[0]).toHaveAttribute(
        'href',
        `/people/${person?.public_id}`,
      ),
    )
    await expect(await (await region(context, 'Related titles')).findByRole('link')).toHaveTextContent('夜行列車の青')
  },
})

/** A year that no search takes leads nowhere, and a day without a time is the same day everywhere. */
export const OldAndDated = meta.story({
  beforeEach: ({ server }) =>
    void server.db.titles.update(TITLE.id, {
      year: 1814,
      created_at: '2024-02-03',
      updated_at: '2024-02-04T05:06:07Z',
    }),
  play: async (context) => {
    const facts = await region(context, 'Facts')
    await expect(facts.getByText('1814').closest('a')).toBeNull()
    await expect(facts.getByText('3 Feb 2024')).toHaveAttribute('datetime', '2024-02-03')
    await expect(facts.getByText('4 Feb 2024')).toHaveAttribute('datetime', '2024-02-04T05:06:07.000Z')
  },
})

const told = (name: string) => document.head.querySelector(`meta[property="${name}"]`)?.getAttribute('content')

/** What it says of itself where it is shared. */
export const Shared = meta.story({
  play: async (context) => {
    await known(context)
    const { server } = context
    await expect(document.title).toBe(`${TITLE.primary_title} · Bunko`)
    await expect(document.head.querySelector('link[rel="canonical"]')).toHaveAttribute(
      'href',
      `${location.origin}/manga/${TITLE.public_id}/${server.db.titles.get(TITLE.id)?.slug}`,
    )
    await expect(told('og:description')).toMatch(/^An unemployed cook/)
    await expect(told('og:image')).toContain(location.origin)
  },
})

const offers =
  (name: string): Play =>
  async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name })).toHaveAttribute(
      'href',
      `/admin/edit-title/${TITLE.public_id}`,
    )
  }
export const Moderator = meta.story({ globals: { level: '2' }, play: offers('Edit') })
export const Editor = meta.story({ globals: { level: '3' }, play: offers('Propose an edit') })

/** The figures are read again when a favourite is saved. */
export const RegularUser = meta.story({
  globals: { level: '5' },
  beforeEach: ({ server: { db } }) =>
    void db.titles.update(TITLE.id, { statistics: { follows: 1204, rating: 8.5, rating_count: 1, favorites: 41 } }),
  play: async (context) => {
    const { canvas, userEvent } = context
    await offers('Propose an edit')(context)
    const figures = await region(context, 'Statistics')
    await expect(await figures.findByText('1,204')).toBeVisible()
    await expect(figures.getByText('8.50')).toBeVisible()
    await expect(figures.getByText('1 rating')).toBeVisible()
    const favourite = await canvas.findByRole('button', { name: 'Favourite' })
    const was = favourite.getAttribute('aria-pressed') === 'true'
    await userEvent.click(favourite)
    await expect(await figures.findByText(was ? '40' : '42')).toBeVisible()
  },
})

/** Somebody has deleted it meanwhile: the favourite reads it again. */
export const GoneMeanwhile = meta.story({
  globals: { level: '5' },
  play: async (context) => {
    const { canvas, server, userEvent } = context
    const favourite = await canvas.findByRole('button', { name: 'Favourite' })
    server.fail(titles.get, { status: 404, body: { detail: 'Not found.' } })
    await userEvent.click(favourite)
    await expect(await canvas.findByRole('heading', { name: 'Title not found' })).toBeVisible()
    await expect(document.title).toBe('Title not found · Bunko')
    await expect(canvas.queryByText(TITLE.primary_title)).toBeNull()
  },
})

const Where = () => {
  const { pathname, search, hash } = useLocation()
  return (
    <output aria-label="Address">
      {useNavigationType()} {pathname + search + hash}
    </output>
  )
}
const Located = () => (
  <>
    <TitleScreen />
    <Where />
  </>
)
export const SlugCorrected = meta.story({
  parameters: at(TITLE.public_id, 'old-name', '?from=home#chapters'),
  render: () => <Located />,
  play: async (context) => {
    const { canvas, server } = context
    const slug = server.db.titles.get(TITLE.id)?.slug
    await waitFor(() =>
      expect(canvas.getByRole('status', { name: 'Address' })).toHaveTextContent(
        `REPLACE /manga/${TITLE.public_id}/${slug}?from=home#chapters`,
      ),
    )
    await known(context)
    await region(context, 'Statistics')
    await answered()
    await expect(server.journal.filter(({ path }) => path === `/manga/${TITLE.public_id}/`)).toHaveLength(1)
  },
})

export const Zoomed = meta.story({
  beforeEach: ({ server: { db } }) => {
    for (const volume of [2, 3, 4])
      db.covers.put({ id: db.covers.nextId(), title_id: TITLE.id, volume, is_primary: false, file: null })
  },
  play: async (context) => {
    const { canvas, userEvent } = context
    const cover = await canvas.findByRole('button', { name: `Enlarge the cover of ${TITLE.primary_title}` })
    cover.focus()
    await userEvent.keyboard('{Enter}')
    await expect(await screen.findByRole('dialog', { name: `Cover of ${TITLE.primary_title}` })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(cover).toHaveFocus()
    const covers = await region(context, 'Covers')
    await userEvent.click(await covers.findByRole('button', { name: 'Enlarge Volume 3' }))
    await expect(await screen.findByRole('dialog', { name: `${TITLE.primary_title}: Volume 3` })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
})

export const DescriptionInTwoLanguages = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context
    await expect(await canvas.findByRole('tab', { name: 'English' })).toHaveAttribute('aria-selected', 'true')
    await userEvent.click(canvas.getByRole('tab', { name: 'Brazilian Portuguese' }))
    await expect(canvas.getByText(/^Um cozinheiro desempregado/)).toHaveAttribute('lang', 'pt-BR')
  },
})

/** A link means what its sender sees: the language of the description, the order of the chapters. */
export const ChosenInAddress = meta.story({
  beforeEach: ({ server }) => void server.db.titles.update(TITLE.id, { chapters: 12 }),
  render: () => (
    <>
      <TitleScreen />
      <Address />
    </>
  ),
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.click(await canvas.findByRole('tab', { name: 'Brazilian Portuguese' }))
    const chapters = await region(context, 'Chapters')
    await userEvent.click(await chapters.findByRole('radio', { name: 'Oldest first' }))
    await expect(canvas.getByTestId('address')).toHaveTextContent('?description=1&chapters=oldest')
  },
})
export const OpenedAsChosen = meta.story({
  beforeEach: ({ server }) => void server.db.titles.update(TITLE.id, { chapters: 12 }),
  parameters: at(TITLE.public_id, 'untitled', '?description=1&chapters=oldest'),
  play: async (context) => {
    const { canvas } = context
    await expect(await canvas.findByText(/^Um cozinheiro desempregado/)).toBeVisible()
    const chapters = await region(context, 'Chapters')
    await expect(await chapters.findByRole('radio', { name: 'Oldest first' })).toBeChecked()
    await expect(chapters.getAllByRole('listitem')[0]).toHaveTextContent(/^Chapter 1/)
  },
})

const Elsewhere = () => {
  const navigate = useNavigate()
  return <Button onClick={() => void navigate(-1)}>Back</Button>
}
/** What was unfolded is there again for who comes back, and with it the place. */
export const UnfoldedAndBack = meta.story({
  beforeEach: ({ server: { db } }) => {
    const [row] = db.covers.by('title_id', TITLE_LONG.id)
    for (let volume = 1; volume <= 30; volume++)
      db.covers.put({ ...row!, id: db.covers.nextId(), title_id: TITLE_LONG.id, volume, is_primary: volume === 1 })
    db.titles.update(TITLE_LONG.id, { chapters: 300, genre_names: ['Comedy'] })
  },
  parameters: {
    ...screenAt({
      path: paths.title.pattern,
      at: paths.title.to({ id: TITLE_LONG.public_id, slug: 'untitled' }),
      routes: [{ path: paths.search.pattern, Component: Elsewhere }],
    }),
  },
  play: async (context) => {
    const { canvas, userEvent } = context
    const names = async () => within(await canvas.findByRole('list', { name: 'Other names' })).getAllByRole('listitem')
    const rows = async (name: string) => (await region(context, name)).getAllByRole('listitem')
    await userEvent.click(await canvas.findByRole('button', { name: 'Show all 24 names' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Show more' }))
    await userEvent.click(await canvas.findByRole('button', { name: /^Show all \d+ covers$/ }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Show more chapters' }))
    await waitFor(async () => expect((await rows('Chapters'))[8]).toHaveFocus())
    const covers = (await rows('Covers')).length
    await expect(covers).toBeGreaterThan(29)
    await userEvent.click(canvas.getByRole('link', { name: 'Comedy' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Back' }))
    await canvas.findByRole('heading', { name: TITLE_LONG.primary_title, level: 1 })
    await expect(await names()).toHaveLength(24)
    await expect(canvas.getByRole('button', { name: 'Show less' })).toBeVisible()
    await waitFor(async () => expect(await rows('Covers')).toHaveLength(covers))
    await waitFor(async () => expect(await rows('Chapters')).toHaveLength(100))
  },
})

/** Typed by hand: a number written otherwise is the same tab, and what is none is the first. */
export const TypedByHand = meta.story({
  parameters: at(TITLE.public_id, 'untitled', '?description=01'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Um cozinheiro desempregado/)).toBeVisible()
    await expect(canvas.getByRole('tab', { name: 'Brazilian Portuguese' })).toHaveAttribute('aria-selected', 'true')
  },
})

/** 300 letters of a name, 26 names, 20,000 letters of a description. */
export const Long = meta.story({
  parameters: at(TITLE_LONG.public_id),
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { name: TITLE_LONG.primary_title, level: 1 })
    const names = canvas.getByRole('list', { name: 'Other names' })
    await expect(within(names).getAllByRole('listitem')).toHaveLength(4)
    await userEvent.click(canvas.getByRole('button', { name: 'Show all 24 names' }))
    await expect(within(names).getAllByRole('listitem')).toHaveLength(24)
    const text = () => canvas.getByRole('tabpanel').textContent.length
    await expect(text()).toBeLessThan(700)
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }))
    await expect(text()).toBeGreaterThan(19_000)
    await userEvent.click(canvas.getByRole('button', { name: 'Show less' }))
    await expect(text()).toBeLessThan(700)
    await fits()
  },
})

/** The beginning of one that fills hundreds of lines, and all of it on request. */
export const NameWithoutEnd = meta.story({
  globals: { viewport: { value: 'small' } },
  beforeEach: ({ server: { db } }) => {
    const alternative_titles = [
      { lang: 'pt-br', title: 'x'.repeat(100_000) },
      { lang: 'en', title: 'Kitchen' },
    ]
    db.titles.update(TITLE.id, { title: null, alternative_titles })
  },
  play: async ({ canvas, userEvent }) => {
    const list = await canvas.findByRole('list', { name: 'Other names' })
    const [long, short] = within(list).getAllByRole('listitem')
    await expect(list.clientHeight).toBeLessThan(900)
    await expect(long).toHaveTextContent('Brazilian Portuguese')
    await expect(short).toHaveTextContent(/^KitchenEnglish$/)
    await userEvent.click(within(long!).getByRole('button', { name: 'Show more' }))
    await expect(long?.textContent).toContain('x'.repeat(100_000))
    await fits()
    await userEvent.click(within(long!).getByRole('button', { name: 'Show less' }))
    await expect(list.clientHeight).toBeLessThan(900)
    await fits()
  },
})

export const Japanese = meta.story({
  parameters: at(TITLE_WITHOUT_LATIN_NAME.public_id),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveAttribute('lang', 'ja')
    await expect(canvas.getByText('壁のない図書館で、最後の司書が巨大な返却棚に挑む。')).toHaveAttribute('lang', 'ja')
  },
})

export const Hostile = meta.story({
  parameters: at(TITLE_HOSTILE.public_id),
  globals: { viewport: { value: 'small' } },
  play: async (context) => {
    const { canvas } = context
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('<img src=x onerror=alert(1)>')
    await expect(document.querySelector('img[src="x"]')).toBeNull()
    await expect((await region(context, 'Facts')).getByRole('link', { name: 'javascript:alert(6)' })).toHaveAttribute(
      'href',
      '/search?publisher=javascript%3Aalert%286%29',
    )
    await fits()
  },
})

/** Nothing is made up: no zero where nothing is known. */
export const NothingKnown = meta.story({
  parameters: at(TITLE_NULLS.public_id),
  beforeEach: ({ server }) => {
    const nothing = { follows: null, rating: null, rating_count: null, favorites: null }
    server.fail(contract.titles.stats, { status: 200, body: { success: true, data: nothing } })
  },
  play: async (context) => {
    const { canvas } = context
    await expect(await canvas.findByRole('heading', { name: 'Untitled' })).toBeVisible()
    await expect(await (await region(context, 'Statistics')).findAllByText('not available')).toHaveLength(3)
    await expect(canvas.queryByRole('region', { name: 'Facts' })).toBeNull()
    await expect(await canvas.findByText('No cover has been added yet.')).toBeVisible()
    await expect(await canvas.findByText('No chapter is known yet.')).toBeVisible()
    await expect(canvas.getByText('Nobody has described this title yet.')).toBeVisible()
  },
})

export const Mature = meta.story({
  beforeEach: ({ server }) => void server.db.titles.update(TITLE.id, { content_rating: 'erotica' }),
  play: async ({ canvas }) =>
    expect(await canvas.findByText('This title is rated erotica: it is meant for adults.')).toBeVisible(),
})

export const ManyChapters = meta.story({
  beforeEach: ({ server }) => void server.db.titles.update(TITLE.id, { chapters: 500 }),
  play: async (context) => {
    const { userEvent } = context
    const chapters = await region(context, 'Chapters')
    const rows = () => chapters.getAllByRole('listitem')
    await chapters.findByText('Chapter 500')
    await expect(rows()).toHaveLength(8)
    await userEvent.click(chapters.getByRole('button', { name: 'Show more chapters' }))
    await expect(rows()).toHaveLength(100)
    await userEvent.click(chapters.getByRole('radio', { name: 'Oldest first' }))
    await expect(rows()[0]).toHaveTextContent(/^Chapter 1Volume 1/)
  },
})

/** A server that pages by itself what is asked for as a whole (R1): the rest is on the next page. */
export const ListsInPages = meta.story({
  beforeEach: ({ server }) => {
    server.db.titles.update(TITLE.id, { chapters: 30, related_entries: [TITLE_JAPANESE.id] })
    const row = { id: 99_999, number: 0, volume: 99, name: 'Other House', primary_title: 'Other Title' }
    const first = { count: 30, next: '?page=2', results: [row] }
    for (const call of [titles.chapters, titles.related, titles.publishers, contract.covers.list])
      server.fail(call, { status: 200, body: first, times: 1 })
  },
  play: async (context) => {
    const { server } = context
    const publisher = server.db.titles.get(TITLE.id)?.original_publisher ?? ''
    await expect(await (await region(context, 'Chapters')).findByText('Chapter 30')).toBeVisible()
    await expect(await (await region(context, 'Covers')).findByRole('button', { name: /volume 1\b/i })).toBeVisible()
    await expect(await (await region(context, 'Related titles')).findByText('夜行列車の青')).toBeVisible()
    // Its own page is known from the second page of publishers only; until then its name leads to a search.
    const named = await (await region(context, 'Facts')).findByRole('link', { name: publisher })
    await waitFor(() => expect(named).toHaveAttribute('href', expect.stringMatching(/^\/publisher\//)))
  },
})

const held = { release: () => {} }
/** What only makes a link of a name is asked for when all else is there: a slow server has few connections. */
export const LinksOfNamesLast = meta.story({
  beforeEach: ({ server }) => void (held.release = server.hang(contract.covers.list, { times: 1 })),
  play: async (context) => {
    const { server } = context
    const names = new Set<string>(
      [contract.people.search, contract.publishers.searchMagazines, titles.publishers].map(callName),
    )
    const asked = () => server.journal.filter(({ call }) => call !== null && names.has(call))
    const publisher = server.db.titles.get(TITLE.id)?.original_publisher ?? ''
    const link = await (await region(context, 'Facts')).findByRole('link', { name: publisher })
    await answered(1)
    await expect(asked()).toEqual([])
    await expect(link).toHaveAttribute('href', expect.stringMatching(/^\/search/))
    held.release()
    await waitFor(() => expect(link).toHaveAttribute('href', expect.stringMatching(/^\/publisher\//)))
    await expect(new Set(asked().map(({ call }) => call))).toEqual(names)
  },
})

export const Loading = meta.story({
  beforeEach: ({ server }) => server.hang(contract.titles.get),
  play: async ({ canvas }) => expect(await canvas.findByText('Loading title…')).toBeInTheDocument(),
})

export const SectionsLoading = meta.story({
  beforeEach: ({ server }) => {
    server.db.titles.update(TITLE.id, { statistics: null })
    const undo = [titles.stats, titles.chapters, titles.related, contract.covers.list].map((call) => server.hang(call))
    return () => undo.forEach((one) => one())
  },
  play: async (context) => {
    await known(context)
    for (const what of ['statistics', 'covers', 'chapters'])
      await expect(await context.canvas.findByText(`Loading ${what}…`)).toBeInTheDocument()
  },
})

export const NotFound = meta.story({
  parameters: at('no-such-title'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Title not found' })).toBeVisible()
    await expect(document.title).toBe('Title not found · Bunko')
    // The heading stands there before the panel's code has come, which says this to search engines.
    await waitFor(() =>
      expect(document.head.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex'),
    )
  },
})

const titleFails = ({ server }: Pick<Context, 'server'>) => server.fail(titles.get, { status: 502 })
export const Failing = meta.story({
  beforeEach: titleFails,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Failed to load manga details')
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible()
    await expect(document.title).toBe('Title · Bunko')
  },
})
export const FailingThenRetry = meta.story({
  beforeEach: titleFails,
  play: async (context) => {
    const { canvas, server, userEvent } = context
    const retry = await canvas.findByRole('button', { name: 'Retry' })
    server.clearFaults()
    await userEvent.click(retry)
    await expect(await known(context)).toBeVisible()
  },
})

const fails = (call: Endpoint) => ({
  beforeEach: ({ server }: Pick<Context, 'server'>) => {
    server.db.titles.update(TITLE.id, { related_entries: [TITLE_JAPANESE.id] })
    server.fail(call, { status: 500 })
  },
})
/** Section 8 names one of them. */
const lost = (name: string) => (name === 'Covers' ? 'Failed to load covers' : `${name} could not be loaded`)
/** The rest of the page is there all the same. */
const missing =
  (name: string): Play =>
  async (context) => {
    await expect(await context.canvas.findByText(lost(name))).toBeVisible()
    await expect(await known(context)).toBeVisible()
    await expect((await region(context, name)).getByRole('button', { name: 'Retry' })).toBeVisible()
  }
/** And so is the section after another try, with `what` it holds. */
const alone =
  (name: string, what: RegExp): Play =>
  async (context) => {
    const { canvas, server, userEvent } = context
    await missing(name)(context)
    server.clearFaults()
    await userEvent.click((await region(context, name)).getByRole('button', { name: 'Retry' }))
    await waitFor(() => expect(canvas.queryByText(lost(name))).toBeNull())
    await expect((await (await region(context, name)).findAllByText(what))[0]).toBeVisible()
  }
export const CoversFail = meta.story({ ...fails(contract.covers.list), play: missing('Covers') })
export const CoversFailThenRetry = meta.story({ ...fails(contract.covers.list), play: alone('Covers', /^Volume 1$/) })
export const ChaptersFail = meta.story({ ...fails(contract.titles.chapters), play: alone('Chapters', /^Chapter \d+$/) })
/** Nor did the title bring any. */
export const StatisticsFail = meta.story({
  beforeEach: ({ server }) => {
    server.db.titles.update(TITLE.id, { statistics: null })
    server.fail(contract.titles.stats, { status: 500 })
  },
  play: alone('Statistics', /^Followers$/),
})
export const RelatedFails = meta.story({
  ...fails(contract.titles.related),
  play: alone('Related titles', /^夜行列車の青$/),
})

/** The screen, and what has its sections read again. */
const AndReadAgain = () => {
  const sections = [useCovers(TITLE.public_id), useChapters(TITLE.public_id), useRelated(TITLE.public_id)]
  return (
    <>
      <TitleScreen />
      <Button onClick={() => sections.forEach(({ refetch }) => void refetch())}>Read again</Button>
    </>
  )
}
/** What was read stays, and that it may be old is told. */
export const SectionsReadAgainFail = meta.story({
  beforeEach: ({ server }) => void server.db.titles.update(TITLE.id, { related_entries: [TITLE_JAPANESE.id] }),
  render: () => <AndReadAgain />,
  play: async (context) => {
    const { canvas, server, userEvent } = context
    const sections = [
      { name: 'Covers', call: contract.covers.list, holds: /^Volume 1$/ },
      { name: 'Chapters', call: titles.chapters, holds: /^Chapter \d+$/ },
      { name: 'Related titles', call: titles.related, holds: /^夜行列車の青$/ },
    ]
    for (const { name, holds } of sections) await (await region(context, name)).findAllByText(holds)
    for (const { call } of sections) server.fail(call, { status: 500 })
    await userEvent.click(canvas.getByRole('button', { name: 'Read again' }))
    for (const { name, holds } of sections) {
      await expect(await canvas.findByText(lost(name))).toBeVisible()
      await expect((await region(context, name)).getAllByText(holds)[0]).toBeVisible()
    }
    server.clearFaults()
    for (const { name } of sections)
      await userEvent.click((await region(context, name)).getByRole('button', { name: 'Retry' }))
    await waitFor(() => expect(canvas.queryByText(/ could not be loaded$|^Failed to load/)).toBeNull())
  },
})

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    await known(context)
    await fits()
  },
})

/** Tab and a screen reader come by as one sees it: what it is about, then the facts, then the rest. */
export const PhoneInOrder = meta.story({
  globals: { viewport: { value: 'small' } },
  beforeEach: ({ server: { db } }) =>
    void db.titles.update(TITLE.id, { genre_names: ['Satire'], related_entries: [TITLE_JAPANESE.id] }),
  play: async (context) => {
    const { canvas } = context
    const genre = await canvas.findByRole('link', { name: 'Satire' })
    const type = (await region(context, 'Facts')).getByRole('link', { name: 'Manga' })
    const related = await (await region(context, 'Related titles')).findByRole('link')
    const tops = [genre, type, related].map((link) => link.getBoundingClientRect().top)
    await expect(tops).toEqual(tops.toSorted((a, b) => a - b))
    await expect(stopsGoneBack(canvas.getByRole('main'))).toEqual([])
  },
})
