import { makeMagazine, makePublisher } from '@bunko/mock-server'
import { TITLE, TITLE_JAPANESE } from '@bunko/mock-server/named'
import preview from '@bunko/storybook/preview'
import { screenAt } from '@bunko/storybook/screen'
import { expect, screen, waitFor, within } from 'storybook/test'
import { paths } from '../paths.ts'
import { MagazineScreen } from '../screens/MagazineScreen/MagazineScreen.tsx'
import { PersonScreen } from '../screens/PersonScreen/PersonScreen.tsx'
import { PublisherScreen } from '../screens/PublisherScreen/PublisherScreen.tsx'
import { SeasonalScreen } from '../screens/SeasonalScreen/SeasonalScreen.tsx'
import { TitleScreen } from '../screens/TitleScreen/TitleScreen.tsx'
import { TopScreen } from '../screens/TopScreen/TopScreen.tsx'
import { go, headed, keys, press, pressAnywhere, select, tabTo } from './keyboard-steps.tsx'

const ROUTES = [
  { path: paths.person.pattern, Component: PersonScreen },
  { path: paths.magazine.pattern, Component: MagazineScreen },
  { path: paths.publisher.pattern, Component: PublisherScreen },
  { path: paths.title.pattern, Component: TitleScreen },
  { path: paths.top.pattern, Component: TopScreen },
  { path: paths.seasonal.pattern, Component: SeasonalScreen },
  { path: paths.seasonChart.pattern, Component: SeasonalScreen },
]
const at = (address: string) => screenAt({ at: address, routes: ROUTES })
const here = paths.title.to({ id: TITLE.public_id, slug: 'untitled' })

/** What visitors do in the catalogue, without a pointer. */
const meta = preview.meta({
  title: 'Journeys/By keyboard/Catalogue',
  component: TitleScreen,
  globals: { level: 'anonymous' },
  parameters: at(here),
})

const isOpen = (volume: number) => screen.findByRole('dialog', { name: `${TITLE.primary_title}: Volume ${volume}` })

export const LooksAtTheCovers = meta.story({
  beforeEach: ({ server: { db } }) => {
    for (let volume = 2; volume < 21; volume += 1)
      db.covers.put({ id: db.covers.nextId(), title_id: TITLE.id, volume, is_primary: false, file: null })
  },
  play: async (context) => {
    const { canvas } = context
    await press(context, 'button', `Enlarge the cover of ${TITLE.primary_title}`)
    await screen.findByRole('dialog', { name: `Cover of ${TITLE.primary_title}` })
    await pressAnywhere('button', 'Close')
    const cover = canvas.getByRole('button', { name: `Enlarge the cover of ${TITLE.primary_title}` })
    await waitFor(() => expect(cover).toHaveFocus())

    await press(context, 'button', 'Enlarge Volume 2')
    await isOpen(2)
    await waitFor(() => expect(screen.getByRole('button', { name: 'Actual size' })).toHaveFocus())
    await keys('{ArrowRight}')
    await isOpen(3)
    await keys('{ArrowLeft}')
    await isOpen(2)
    await pressAnywhere('button', 'Next cover')
    await isOpen(3)
    await pressAnywhere('button', 'Previous cover')
    await isOpen(2)
    await pressAnywhere('button', 'Close')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Enlarge Volume 2' })).toHaveFocus())

    await press(context, 'button', /^Show all \d+ covers$/)
    const covers = within(canvas.getByRole('list', { name: 'Covers' })).getAllByRole('button')
    await waitFor(() => expect(covers[14]).toHaveFocus())
  },
})

export const ReadsTheChapters = meta.story({
  beforeEach: ({ server }) => void server.db.titles.update(TITLE.id, { chapters: 34 }),
  play: async (context) => {
    const { canvas } = context
    const chapters = within(await canvas.findByRole('region', { name: 'Chapters' }))
    await chapters.findByText('Chapter 34')
    await go(context, 'radio', 'Newest first')
    await keys('{ArrowRight}')
    await waitFor(() => expect(chapters.getAllByRole('listitem')[0]).toHaveTextContent(/^Chapter 1Volume/))
    await press(context, 'button', 'Show all 34 chapters')
    await expect(chapters.getAllByRole('listitem')).toHaveLength(34)
    // Whoever pressed reads on at what came.
    await waitFor(() => expect(chapters.getAllByRole('listitem')[8]).toHaveFocus())
  },
})

export const ReadsInAnotherLanguage = meta.story({
  beforeEach: ({ server }) =>
    void server.db.titles.update(TITLE.id, { description: { en: 'A dungeon.', 'pt-br': 'Uma masmorra.' } }),
  play: async (context) => {
    const { canvas } = context
    await go(context, 'tab', 'English')
    await keys('{ArrowRight}')
    await expect(await canvas.findByText('Uma masmorra.')).toHaveAttribute('lang', 'pt-BR')
    await keys('{Home}')
    await expect(await canvas.findByText('A dungeon.')).toBeVisible()
  },
})

export const FollowsARelatedTitle = meta.story({
  beforeEach: ({ server }) => void server.db.titles.update(TITLE.id, { related_entries: [TITLE_JAPANESE.id] }),
  play: async (context) => {
    await context.canvas.findByRole('region', { name: 'Related titles' })
    await press(context, 'link', TITLE_JAPANESE.primary_title)
    await headed(context, TITLE_JAPANESE.primary_title)
    await waitFor(() => expect(context.canvas.getByRole('main')).toHaveFocus())
  },
})

export const GoesThroughTheRanking = meta.story({
  globals: { scenario: 'many' },
  parameters: at(paths.top.to()),
  play: async (context) => {
    const { canvas } = context
    await canvas.findByRole('list', { name: 'Top rated titles' })
    await go(context, 'radio', 'Top rated')
    await keys('{ArrowRight}')
    await canvas.findByRole('list', { name: 'Popular titles' })
    await expect(canvas.getByRole('radio', { name: 'Popular' })).toHaveFocus()
    const first = () => within(canvas.getByRole('list', { name: 'Popular titles' })).getAllByRole('listitem')[0]
    await press(context, 'link', 'Next')
    await waitFor(() => expect(first()).toHaveTextContent(/^Rank 3\d\D/))
    // The way there is gone at either end.
    await expect(canvas.getByRole('main')).toHaveFocus()
    await press(context, 'link', 'Previous')
    await waitFor(() => expect(first()).toHaveTextContent(/^Rank 1\D/))
    await expect(canvas.getByRole('main')).toHaveFocus()
  },
})

export const ChoosesASeason = meta.story({
  parameters: at(paths.seasonal.to()),
  play: async (context) => {
    await context.canvas.findByRole('heading', { level: 1, name: 'Fall 2026' })
    await select(context, 'Season', '2026/summer')
    await headed(context, 'Summer 2026')
    await press(context, 'link', 'Fall 2026')
    await headed(context, 'Fall 2026')
    await press(context, 'link', 'Summer 2026')
    await headed(context, 'Summer 2026')
    await waitFor(() => expect(context.canvas.getByRole('main')).toHaveFocus())
  },
})

export const FollowsThePeople = meta.story({
  play: async (context) => {
    const { canvas, server } = context
    const { db } = server
    const title = db.titles.get(TITLE.id)!
    const magazine = db.magazines.all().find(({ name }) => name === title.serialized_in)!
    const facts = within(await canvas.findByRole('region', { name: 'Facts' }))
    const author = await facts.findByRole('link', { name: title.author_names[0]! })
    // Until they are known it leads to a search.
    await waitFor(() => expect(author).toHaveAttribute('href', expect.stringContaining('/people/')))
    await tabTo(author)
    await keys('{Enter}')
    await headed(context, title.author_names[0]!)
    await press(context, 'link', TITLE.primary_title)
    await headed(context, TITLE.primary_title)
    await press(context, 'link', magazine.name!)
    await headed(context, magazine.name!)
    await press(context, 'link', TITLE.primary_title)
    await headed(context, TITLE.primary_title)
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus())
  },
})

export const GoesThroughAPublisher = meta.story({
  parameters: at(paths.publisher.to({ id: 'pub-hibi' })),
  beforeEach: ({ server: { db } }) => {
    db.publishers.put(makePublisher({ id: 901, public_id: 'pub-hibi', name: 'Hibi House' }))
    db.magazines.put(
      makeMagazine({
        id: 901,
        public_id: 'mag-hibi',
        name: 'Hibi Monthly',
        publisher_id: 901,
        serialized_manga_ids: [TITLE.public_id],
      }),
    )
  },
  play: async (context) => {
    await context.canvas.findByRole('heading', { level: 1, name: 'Hibi House' })
    await press(context, 'link', /^Hibi Monthly/)
    await headed(context, 'Hibi Monthly')
    await press(context, 'link', TITLE.primary_title)
    await headed(context, TITLE.primary_title)
    await waitFor(() => expect(context.canvas.getByRole('main')).toHaveFocus())
  },
})
