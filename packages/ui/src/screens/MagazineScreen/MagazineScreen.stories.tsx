import { contract } from '@bunko/api-client'
import { makeMagazine, makeTitle, TITLE, TITLE_JAPANESE, type MockServer } from '@bunko/mock-server'
import preview from '@bunko/storybook/preview'
import { screenAt } from '@bunko/storybook/screen'
import { useNavigate } from 'react-router-dom'
import { expect, waitFor, within } from 'storybook/test'
import { stopsGoneBack } from '../../lib/story-stops.ts'
import { paths } from '../../paths.ts'
import { MagazineScreen } from './MagazineScreen.tsx'

const at = (id: string) => screenAt({ path: paths.magazine.pattern, at: paths.magazine.to({ id }) })
const MAGAZINE = {
  id: 901,
  public_id: 'mag-hibi',
  name: '月刊ひび',
  type: 'magazine',
  description: 'Slow stories, once a month.',
  about: 'Founded by five illustrators in a laundry.',
  target_demographic: 'seinen',
  publication_frequency: 'monthly',
  country: 'Japan',
  founded_year: 1978,
  status: 'active',
  website: 'https://hibi.example/',
  twitter: 'https://twitter.com/hibi',
  facebook: null,
  instagram: null,
  youtube: null,
  is_digital_only: true,
  serialized_manga_ids: [TITLE.public_id, TITLE_JAPANESE.public_id],
}

const meta = preview.meta({
  title: 'Screens/Magazine',
  component: MagazineScreen,
  globals: { level: 'anonymous' },
  parameters: at(MAGAZINE.public_id),
  beforeEach: ({ server }) => void server.db.magazines.put(makeMagazine(MAGAZINE)),
})

export const Known = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: MAGAZINE.name })).toHaveAttribute('lang', 'ja')
    const facts = within(canvas.getByRole('region', { name: 'Facts' }))
    for (const fact of ['Seinen', 'Monthly', '1978', 'Japan', 'Digital only'])
      await expect(facts.getByText(fact)).toBeVisible()
    await expect(facts.getByRole('link', { name: /^hibi\.example/ })).toHaveAttribute('href', MAGAZINE.website)
    await expect(facts.getByRole('link', { name: /^hibi \(opens/ })).toHaveAttribute('href', MAGAZINE.twitter)
    await expect(canvas.getByText('Active')).toBeVisible()
    await expect(canvas.getByText(MAGAZINE.about)).toBeVisible()
    const titles = within(canvas.getByRole('list', { name: 'Serialized titles' }))
    await expect(titles.getAllByRole('listitem')).toHaveLength(2)
    await expect(canvas.queryByRole('link', { name: 'Edit' })).toBeNull()
    await expect(document.title).toBe(`${MAGAZINE.name} · Bunko`)
    await expect(document.head.querySelector('meta[name="description"][data-page]')?.getAttribute('content')).toBe(
      MAGAZINE.description,
    )
  },
})

/** R1: what the record counts and the answer leaves out is not said to be none. */
const namesOnly = (titles: unknown) => ({ magazine: { ...MAGAZINE, manga_count: 120 }, serialized_manga: titles })
const answers =
  (titles: unknown) =>
  ({ server }: { server: MockServer }) =>
    void server.fail(contract.magazines.get, { status: 200, body: namesOnly(titles) })
export const NoTitleNamed = meta.story({
  beforeEach: answers(null),
  play: async ({ canvas }) => {
    const section = within(await canvas.findByRole('region', { name: 'Serialized titles' }))
    await expect(section.getByRole('heading')).toHaveTextContent('Serialized titles120')
    await expect(section.getByText('They are not named here.')).toBeVisible()
    await expect(canvas.queryByText('No titles yet')).toBeNull()
  },
})
/** R1: a title that nothing identifies is one all the same. */
export const TitleWithoutAnId = meta.story({
  beforeEach: ({ server }) => {
    const magazine = { ...MAGAZINE, manga_count: null, serialized_manga_ids: null }
    server.fail(contract.magazines.get, {
      status: 200,
      body: { magazine, serialized_manga: [{ primary_title: 'Nameless' }] },
    })
  },
  play: async ({ canvas }) => {
    const section = within(await canvas.findByRole('region', { name: 'Serialized titles' }))
    await expect(section.getByRole('heading')).toHaveTextContent('Serialized titles1')
    await expect(section.getByText('They are not named here.')).toBeVisible()
    await expect(canvas.queryByText('No titles yet')).toBeNull()
  },
})
/** R1: of titles nothing is told at all: neither none nor some are claimed. */
export const TitlesUntold = meta.story({
  beforeEach: ({ server }) => {
    const { serialized_manga_ids: _, ...magazine } = MAGAZINE
    server.fail(contract.magazines.get, { status: 200, body: { magazine } })
  },
  play: async ({ canvas }) => {
    const section = within(await canvas.findByRole('region', { name: 'Serialized titles' }))
    await expect(section.getByText('The server does not tell which titles run in this magazine.')).toBeVisible()
    await expect(section.getByRole('heading')).toHaveTextContent(/^Serialized titles$/)
    await expect(canvas.queryByText('No titles yet')).toBeNull()
  },
})
export const SomeTitlesNamed = meta.story({
  beforeEach: answers([{ id: TITLE.id, public_id: TITLE.public_id, primary_title: 'Only one' }]),
  play: async ({ canvas }) => {
    const section = within(await canvas.findByRole('region', { name: 'Serialized titles' }))
    await expect(section.getAllByRole('listitem')).toHaveLength(1)
    await expect(section.getByText('Only 1 of them is named here.')).toBeVisible()
  },
})

export const AdminMayEdit = meta.story({
  globals: { level: '1' },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('link', { name: 'Edit' })).toHaveAttribute(
      'href',
      '/admin/create-magazine/mag-hibi',
    ),
})

/** R1: a fact told otherwise than it can be read is left out, and costs nothing else. */
export const OddFact = meta.story({
  beforeEach: ({ server }) => {
    const magazine = { ...MAGAZINE, founded_year: 'about 1978' }
    server.fail(contract.magazines.get, { status: 200, body: { magazine, serialized_manga: [] } })
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: MAGAZINE.name })).toBeVisible()
    const facts = within(canvas.getByRole('region', { name: 'Facts' }))
    await expect(facts.getByText('Monthly')).toBeVisible()
    await expect(facts.queryByText('Founded')).toBeNull()
  },
})

export const ModeratorMayNot = meta.story({
  globals: { level: '2' },
  beforeEach: ({ server }) => void server.db.magazines.update(901, { status: 'hiatus', serialized_manga_ids: [] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Hiatus')).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'No titles yet' })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Edit' })).toBeNull()
  },
})

const many = ({ server }: { server: MockServer }) => {
  const made = Array.from({ length: 60 }, (_, index) =>
    server.db.titles.put(makeTitle({ id: 20_000 + index, public_id: `many-${index}`, content_rating: 'safe' })),
  )
  server.db.magazines.update(901, {
    status: 'discontinued',
    serialized_manga_ids: made.map(({ public_id }) => public_id),
  })
}
/** The first 48 covers, then more. */
export const ManyTitles = meta.story({
  beforeEach: many,
  play: async ({ canvas, userEvent }) => {
    const items = () => within(canvas.getByRole('list', { name: 'Serialized titles' })).getAllByRole('listitem')
    await expect(await canvas.findByText('The first 48 of 60')).toBeVisible()
    await expect(items()).toHaveLength(48)
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }))
    await waitFor(() => expect(items()).toHaveLength(60))
    await waitFor(() => expect(items()[48]).toContainElement(document.activeElement as HTMLElement))
    await expect(canvas.getByText('Discontinued')).toBeVisible()
  },
})

const WayBack = () => {
  const navigate = useNavigate()
  return (
    <button type="button" onClick={() => void navigate(-1)}>
      Back
    </button>
  )
}
/** Who has looked at one of the later ones comes back to it. */
export const FoundAgain = meta.story({
  parameters: screenAt({
    path: paths.magazine.pattern,
    at: paths.magazine.to({ id: 'mag-hibi' }),
    routes: [{ path: paths.title.pattern, element: <WayBack /> }],
  }),
  beforeEach: many,
  play: async ({ canvas, userEvent }) => {
    const items = () => within(canvas.getByRole('list', { name: 'Serialized titles' })).getAllByRole('listitem')
    await userEvent.click(await canvas.findByRole('button', { name: 'Show more' }))
    await waitFor(() => expect(items()).toHaveLength(60))
    await userEvent.click(within(items()[59]!).getAllByRole('link')[0]!)
    await userEvent.click(await canvas.findByRole('button', { name: 'Back' }))
    await canvas.findByRole('list', { name: 'Serialized titles' })
    await expect(items()).toHaveLength(60)
  },
})

export const NullsAndHostile = meta.story({
  globals: { viewport: { value: 'small' } },
  beforeEach: ({ server }) =>
    void server.db.magazines.update(901, {
      name: `<img src=x onerror=alert(1)> ${'Longest'.repeat(40)}`,
      type: null,
      description: '<script>alert(1)</script> \u202Egnitirw',
      about: null,
      target_demographic: null,
      publication_frequency: null,
      country: null,
      founded_year: null,
      status: 'sleeping',
      website: 'javascript:alert(1)',
      twitter: 'https://user:secret@evil.example/',
      is_digital_only: null,
      serialized_manga_ids: [],
      logo: 'javascript:alert(2)',
    }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('javascript:alert(1)')).toBeVisible()
    await expect(canvas.getByText('https://user:secret@evil.example/')).toBeVisible()
    const links = within(canvas.getByRole('main')).getAllByRole('link')
    await expect(links.map(({ textContent }) => textContent)).toEqual(['Search titles'])
    await expect(canvas.getByText('Sleeping')).toBeVisible()
    await expect(document.querySelector('img[src="x"]')).toBeNull()
    const root = document.documentElement
    await expect(root.scrollWidth).toBeLessThanOrEqual(root.clientWidth)
  },
})

export const NotFound = meta.story({
  parameters: at('nothing'),
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('heading', { level: 1, name: 'Magazine not found' })).toBeVisible(),
})

export const Loading = meta.story({
  beforeEach: ({ server }) => server.hang(contract.magazines.get),
  play: async ({ canvas }) => expect(await canvas.findByText('Loading magazine…')).toBeInTheDocument(),
})

const magazineFails = ({ server }: { server: MockServer }) => server.fail(contract.magazines.get, { status: 500 })
export const Failed = meta.story({
  beforeEach: magazineFails,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to load magazine')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible()
  },
})
export const FailedThenRetry = meta.story({
  beforeEach: magazineFails,
  play: async ({ canvas, server, userEvent }) => {
    const retry = await canvas.findByRole('button', { name: 'Retry' })
    server.clearFaults()
    await userEvent.click(retry)
    await expect(await canvas.findByRole('heading', { level: 1, name: MAGAZINE.name })).toBeVisible()
  },
})

/** A description without an end: its beginning, and all of it on request. */
export const HundredThousandLetters = meta.story({
  globals: { viewport: { value: 'small' } },
  beforeEach: ({ server }) =>
    void server.db.magazines.update(901, {
      description: `Monthly. ${'x'.repeat(100_000)}`,
      about: 'word '.repeat(20_000),
    }),
  play: async ({ canvas, userEvent }) => {
    const buttons = await canvas.findAllByRole('button', { name: 'Show more' })
    await expect(buttons).toHaveLength(2)
    const root = document.documentElement
    await expect(root.scrollWidth).toBeLessThanOrEqual(root.clientWidth)
    await expect(canvas.getByText(/^Monthly\. x+…$/).textContent).toHaveLength(601)
    if (buttons[0]) await userEvent.click(buttons[0])
    await expect(canvas.getByText(/^Monthly\. x+$/).textContent).toHaveLength(100_009)
    await expect(root.scrollWidth).toBeLessThanOrEqual(root.clientWidth)
    await userEvent.click(canvas.getByRole('button', { name: 'Show less' }))
  },
})

/** Tab and a screen reader come by as one sees it: the facts, the texts, the titles. */
export const PhoneInOrder = meta.story({
  globals: { viewport: { value: 'small' } },
  beforeEach: ({ server }) => void server.db.magazines.update(901, { about: 'word '.repeat(2_000) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Show more' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: /^hibi\.example/ })).toBeVisible()
    await expect(within(canvas.getByRole('list', { name: 'Serialized titles' })).getAllByRole('link')).toHaveLength(2)
    await expect(stopsGoneBack(canvas.getByRole('main'))).toEqual([])
  },
})
