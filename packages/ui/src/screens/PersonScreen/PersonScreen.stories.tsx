import { contract } from '@bunko/api-client'
import { makePerson, makeTitle, TITLE, TITLE_JAPANESE, TITLE_KOREAN, type MockServer } from '@bunko/mock-server'
import { answered } from '@bunko/storybook/answered'
import preview from '@bunko/storybook/preview'
import { screenAt } from '@bunko/storybook/screen'
import { expect, waitFor, within } from 'storybook/test'
import { Button } from '../../components/Button/Button.tsx'
import { usePersonTitles } from '../../data/people.ts'
import { paths } from '../../paths.ts'
import { PersonScreen } from './PersonScreen.tsx'

const at = (id: string) => screenAt({ path: paths.person.pattern, at: paths.person.to({ id }) })
const PERSON = { id: 901, public_id: 'psn-mori', name: '森 カズ', is_author: true, is_artist: true }

const put = ({ db }: MockServer) => {
  db.people.put(makePerson({ ...PERSON, age: 44, hometown: '松山市', url: 'https://www.mori.example/atelier/' }))
  const credit = (title_id: number, role: 'author' | 'artist') => {
    db.credits.put({ id: db.credits.nextId(), title_id, person_id: PERSON.id, role })
    const names = role === 'author' ? 'author_names' : 'artist_names'
    db.titles.update(title_id, { [names]: [...(db.titles.get(title_id)?.[names] ?? []), PERSON.name] })
  }
  credit(TITLE.id, 'author')
  credit(TITLE_KOREAN.id, 'author')
  credit(TITLE_KOREAN.id, 'artist')
  credit(TITLE_JAPANESE.id, 'artist')
}

const meta = preview.meta({
  title: 'Screens/Person',
  component: PersonScreen,
  globals: { level: 'anonymous' },
  parameters: at(PERSON.public_id),
  beforeEach: ({ server }) => put(server),
})

export const Known = meta.story({
  play: async ({ canvas }) => {
    const heading = await canvas.findByRole('heading', { level: 1, name: PERSON.name })
    await expect(heading).toHaveAttribute('lang', 'ja')
    await expect(document.title).toBe(`${PERSON.name} · Bunko`)
    await expect(document.head.querySelector('link[rel="canonical"]')?.getAttribute('href')).toContain(
      '/people/psn-mori',
    )
    await expect(canvas.getByText('松山市')).toBeVisible()
    await expect(canvas.getByText('44')).toBeVisible()
    await expect(canvas.getByRole('link', { name: /^mori\.example\/atelier/ })).toHaveAttribute(
      'href',
      'https://www.mori.example/atelier/',
    )
    const titles = async (name: string) =>
      within(await canvas.findByRole('region', { name }))
        .getAllByRole('heading', { level: 3 })
        .map(({ textContent }) => textContent)
    await expect(await titles('As author')).toEqual([TITLE.primary_title])
    await expect(await titles('As artist')).toEqual([TITLE_JAPANESE.primary_title])
    await expect(await titles('As author and artist')).toEqual([TITLE_KOREAN.primary_title])
    await expect(canvas.queryByRole('link', { name: 'Edit' })).toBeNull()
  },
})

/** A page of their titles, and that another one follows. */
const firstPage = (server: MockServer, results: readonly unknown[]) => {
  const next = `https://api.example/manga/people/${PERSON.id}/associated-manga/?page=2`
  server.fail(contract.people.titles, { status: 200, body: { count: 400, next, results }, times: 1 })
}
const firstOfThree = ({ server }: { server: MockServer }) => firstPage(server, [server.db.titles.get(TITLE.id)])

/** What is said to be all is all: while more is to come nothing is counted. */
export const TitlesInPages = meta.story({
  beforeEach: firstOfThree,
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: 'As author' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Load more titles' }))
    await expect(await canvas.findByRole('heading', { level: 2, name: /^As author\s*1$/ })).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 2, name: /^As artist\s*1$/ })).toBeVisible()
  },
})

const harbours = (from: number) =>
  Array.from({ length: 60 }, (_, place) =>
    makeTitle({
      id: 9000 + from + place,
      public_id: `harbour-${from + place}`,
      primary_title: `Harbour ${from + place}`,
      content_rating: 'safe',
      author_names: [PERSON.name],
    }),
  )
/** One way on, and what it brings is drawn; of how many they are is not told before the end. */
export const TitlesInLongPages = meta.story({
  beforeEach: ({ server }) => {
    // The newest fault comes first.
    server.fail(contract.people.titles, { status: 200, body: { next: null, results: harbours(61) }, times: 1 })
    firstPage(server, harbours(1))
  },
  play: async ({ canvas, userEvent }) => {
    const author = within(await canvas.findByRole('region', { name: 'As author' }))
    await expect(author.getAllByRole('listitem')).toHaveLength(60)
    await expect(canvas.queryByText(/ of 60$/)).toBeNull()
    await expect(canvas.queryByRole('button', { name: 'Show more' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Load more titles' }))
    await waitFor(() => expect(author.getAllByRole('listitem')).toHaveLength(120))
    await expect(canvas.getByRole('heading', { level: 2, name: /^As author\s*120$/ })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Load more titles' })).toBeNull()
  },
})

/** What was read stays; the next page is asked for again in the place of the button. */
export const NextPageFails = meta.story({
  beforeEach: firstOfThree,
  play: async ({ canvas, server, userEvent }) => {
    await canvas.findByRole('region', { name: 'As author' })
    server.fail(contract.people.titles, { status: 503, times: 1 })
    await userEvent.click(canvas.getByRole('button', { name: 'Load more titles' }))
    const alert = await canvas.findByRole('alert')
    await expect(alert).toHaveTextContent('Failed to load titles')
    await expect(canvas.getByRole('region', { name: 'As author' })).toBeVisible()
    await userEvent.click(within(alert).getByRole('button', { name: 'Retry' }))
    await expect(await canvas.findByRole('region', { name: 'As artist' })).toBeVisible()
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
})

/** The screen, and what has its titles read again. */
const AndReadAgain = () => {
  const { refetch } = usePersonTitles(PERSON.public_id)
  return (
    <>
      <PersonScreen />
      <Button onClick={() => void refetch()}>Read again</Button>
    </>
  )
}
/** What was read stays, and that it may be old is told. */
export const TitlesReadAgainFail = meta.story({
  render: () => <AndReadAgain />,
  play: async ({ canvas, server, userEvent }) => {
    const author = await canvas.findByRole('region', { name: 'As author' })
    server.fail(contract.people.titles, { status: 500, times: 1 })
    await userEvent.click(canvas.getByRole('button', { name: 'Read again' }))
    await expect(await canvas.findByText('Failed to load titles')).toBeVisible()
    await expect(author).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await waitFor(() => expect(canvas.queryByText('Failed to load titles')).toBeNull())
    await expect(author).toBeVisible()
  },
})

/** Levels 1 to 3 may open the form; the server decides about saving. */
export const EditorMayEdit = meta.story({
  globals: { level: '3' },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('link', { name: 'Edit' })).toHaveAttribute('href', '/people/psn-mori/edit'),
})

export const ReaderMayNot = meta.story({
  globals: { level: '4' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: PERSON.name })
    await expect(canvas.queryByRole('link', { name: 'Edit' })).toBeNull()
  },
})

/** Erotica and pornographic ratings are hidden unless one asks. */
export const Mature = meta.story({
  beforeEach: ({ server }) => void server.db.titles.update(TITLE.id, { content_rating: 'pornographic' }),
  play: async ({ canvas, userEvent }) => {
    const author = within(await canvas.findByRole('region', { name: 'As author' }))
    await expect(author.queryByRole('list')).toBeNull()
    await userEvent.click(author.getByRole('button', { name: 'Show it' }))
    await expect(await author.findByRole('heading', { name: TITLE.primary_title })).toBeVisible()
    await expect(author.getByRole('button', { name: 'Hide it' })).toHaveFocus()
  },
})

/** R1: a fact told otherwise than it can be read is left out, and costs nothing else. */
export const OddFact = meta.story({
  beforeEach: ({ server }) => {
    const body = { id: 1, public_id: 'psn-mori', name: PERSON.name, hometown: 'Porto', age: 'about forty' }
    server.fail(contract.people.get, { status: 200, body })
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: PERSON.name })).toBeVisible()
    await expect(canvas.getByText('Porto')).toBeVisible()
    await expect(canvas.queryByText('Age')).toBeNull()
  },
})

/** Nothing known but an id, hostile addresses as text, no titles. */
export const NullsAndHostile = meta.story({
  globals: { viewport: { value: 'small' } },
  parameters: at('psn-odd'),
  beforeEach: ({ server }) =>
    void server.db.people.put(
      makePerson({
        id: 902,
        public_id: 'psn-odd',
        name: `<img src=x onerror=alert(1)> ${'Longest'.repeat(40)}`,
        is_author: null,
        is_artist: null,
        age: null,
        hometown: null,
        url: 'javascript:alert(1)',
      }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('javascript:alert(1)')).toBeVisible()
    await expect(document.querySelector('a[href^="javascript:" i]')).toBeNull()
    await expect(await canvas.findByRole('heading', { name: 'No titles yet' })).toBeVisible()
    await expect(document.querySelector('img[src="x"]')).toBeNull()
    const root = document.documentElement
    await expect(root.scrollWidth).toBeLessThanOrEqual(root.clientWidth)
  },
})

/** What is no id of anybody is not asked for (R2), and no Retry could help. */
export const RefusedId = meta.story({
  parameters: at('?'),
  play: async ({ canvas, server }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Person not found' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Retry' })).toBeNull()
    await answered()
    await expect(server.journal.filter(({ path }) => path.startsWith('/manga/people/'))).toEqual([])
  },
})
export const NotFound = meta.story({
  parameters: at('nobody'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Person not found' })).toBeVisible()
    await expect(document.title).toBe('Person not found · Bunko')
  },
})

export const Loading = meta.story({
  beforeEach: ({ server }) => server.hang(contract.people.get),
  play: async ({ canvas }) => expect(await canvas.findByText('Loading person…')).toBeInTheDocument(),
})

const personFails = ({ server }: { server: MockServer }) => server.fail(contract.people.get, { status: 500 })
export const Failed = meta.story({
  beforeEach: personFails,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to load person')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible()
  },
})
export const FailedThenRetry = meta.story({
  beforeEach: personFails,
  play: async ({ canvas, server, userEvent }) => {
    const retry = await canvas.findByRole('button', { name: 'Retry' })
    server.clearFaults()
    await userEvent.click(retry)
    await expect(await canvas.findByRole('heading', { level: 1, name: PERSON.name })).toBeVisible()
  },
})

/** R1: what nothing identifies is left out, and said to be. */
const answersTitles =
  (body: unknown) =>
  ({ server }: { server: MockServer }) =>
    void server.fail(contract.people.titles, { status: 200, body })
export const SomeTitlesUnreadable = meta.story({
  beforeEach: answersTitles([
    { id: TITLE.id, primary_title: 'Only one', author_names: [PERSON.name] },
    { primary_title: 'Nameless' },
  ]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 entry without an id was left out')).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'Only one' })).toBeVisible()
  },
})
export const TitlesUnreadable = meta.story({
  beforeEach: answersTitles([{ primary_title: 'Nameless' }]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing here could be read')).toBeVisible()
    await expect(canvas.getByText('1 entry without an id was left out.')).toBeVisible()
    await expect(canvas.queryByText('No titles yet')).toBeNull()
  },
})

const titlesFail = ({ server }: { server: MockServer }) => server.fail(contract.people.titles, { status: 500 })
/** The person is there all the same. */
export const TitlesFail = meta.story({
  beforeEach: titlesFail,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to load titles')).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 1, name: PERSON.name })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible()
  },
})
export const TitlesFailThenRetry = meta.story({
  beforeEach: titlesFail,
  play: async ({ canvas, server, userEvent }) => {
    const retry = await canvas.findByRole('button', { name: 'Retry' })
    server.clearFaults()
    await userEvent.click(retry)
    await expect(await canvas.findByRole('region', { name: 'As author' })).toBeVisible()
  },
})
