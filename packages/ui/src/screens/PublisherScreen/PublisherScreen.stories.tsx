import { contract } from '@bunko/api-client'
import { makeMagazine, makePublisher, type MockServer } from '@bunko/mock-server'
import preview from '@bunko/storybook/preview'
import { screenAt } from '@bunko/storybook/screen'
import { expect, waitFor, within } from 'storybook/test'
import { Link } from '../../components/Link/Link.tsx'
import { chooseLogo } from '../../parts/HouseForm/story-steps.tsx'
import { paths } from '../../paths.ts'
import { MagazinesScreen } from '../MagazinesScreen/MagazinesScreen.tsx'
import { PublisherScreen } from './PublisherScreen.tsx'

const at = (id: string) => screenAt({ path: paths.publisher.pattern, at: paths.publisher.to({ id }) })
const PUBLISHER = {
  id: 901,
  public_id: 'pub-aoki',
  name: 'Aoki Shobō',
  type: 'publisher',
  description: 'Paperbacks since the tram lines came.',
  about: null,
  headquarters: '東京都千代田区ビル',
  country: 'Japan',
  founded_year: 1931,
  status: 'acquired',
  website: 'https://aoki.example/',
  linkedin: 'https://linkedin.com/company/aoki',
}

const meta = preview.meta({
  title: 'Screens/Publisher',
  component: PublisherScreen,
  globals: { level: 'anonymous' },
  parameters: at(PUBLISHER.public_id),
  beforeEach: ({ server: { db } }) => {
    db.publishers.put(makePublisher(PUBLISHER))
    const owned = { publisher_id: PUBLISHER.id, logo: null, target_demographic: 'josei' }
    db.magazines.put(
      makeMagazine({ ...owned, id: 901, public_id: 'mag-1', name: 'Hibi', status: 'active', manga_count: 1 }),
    )
    db.magazines.put(makeMagazine({ ...owned, id: 902, public_id: 'mag-2', name: 'よる', status: 'hiatus' }))
  },
})

export const Known = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: PUBLISHER.name })).toBeVisible()
    await expect(canvas.getByText('Acquired')).toBeVisible()
    const facts = within(canvas.getByRole('region', { name: 'Facts' }))
    await expect(facts.getByText(PUBLISHER.headquarters).closest('dd')).toHaveAttribute('lang', 'ja')
    await expect(facts.getByText('1931')).toBeVisible()
    await expect(facts.getByRole('link', { name: /^company\/aoki \(opens/ })).toBeVisible()
    const magazines = within(canvas.getByRole('list', { name: 'Magazines' }))
    await expect(magazines.getByRole('link', { name: 'Hibi' })).toHaveAttribute('href', '/magazine/mag-1')
    await expect(magazines.getByText('Hiatus')).toBeVisible()
    await expect(magazines.getByText(/· 1 title$/)).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Edit' })).toBeNull()
    await expect(document.title).toBe(`${PUBLISHER.name} · Bunko`)
  },
})

/** R1: what the record counts and the answer leaves out is not said to be none. */
export const NoMagazineNamed = meta.story({
  beforeEach: ({ server }) => {
    const body = { publisher: { ...PUBLISHER, magazine_count: 3 }, owned_magazines: null }
    server.fail(contract.publishers.get, { status: 200, body })
  },
  play: async ({ canvas }) => {
    const section = within(await canvas.findByRole('region', { name: 'Magazines' }))
    await expect(section.getByRole('heading')).toHaveTextContent('Magazines3')
    await expect(section.getByText('They are not named here.')).toBeVisible()
    await expect(canvas.queryByText('No magazines yet')).toBeNull()
  },
})

/** R1: a magazine that nothing identifies is one all the same. */
export const MagazineWithoutAnId = meta.story({
  beforeEach: ({ server }) => {
    const publisher = { ...PUBLISHER, magazine_count: null, owned_magazine_ids: null }
    server.fail(contract.publishers.get, { status: 200, body: { publisher, owned_magazines: [{ name: 'Nameless' }] } })
  },
  play: async ({ canvas }) => {
    const section = within(await canvas.findByRole('region', { name: 'Magazines' }))
    await expect(section.getByRole('heading')).toHaveTextContent('Magazines1')
    await expect(section.getByText('They are not named here.')).toBeVisible()
    await expect(canvas.queryByText('No magazines yet')).toBeNull()
  },
})

/** R1: of magazines nothing is told at all: neither none nor some are claimed. */
export const MagazinesUntold = meta.story({
  beforeEach: ({ server }) => {
    server.fail(contract.publishers.get, { status: 200, body: { publisher: PUBLISHER } })
  },
  play: async ({ canvas }) => {
    const section = within(await canvas.findByRole('region', { name: 'Magazines' }))
    await expect(section.getByText('The server does not tell which magazines this publisher owns.')).toBeVisible()
    await expect(section.getByRole('heading')).toHaveTextContent(/^Magazines$/)
    await expect(canvas.queryByText('No magazines yet')).toBeNull()
  },
})

/** R1: a fact told otherwise than it can be read is left out, and costs nothing else. */
export const OddFact = meta.story({
  beforeEach: ({ server }) => {
    const publisher = { ...PUBLISHER, founded_year: 'about 1931' }
    server.fail(contract.publishers.get, { status: 200, body: { publisher, owned_magazines: [] } })
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: PUBLISHER.name })).toBeVisible()
    const facts = within(canvas.getByRole('region', { name: 'Facts' }))
    await expect(facts.getByText(PUBLISHER.headquarters)).toBeVisible()
    await expect(facts.queryByText('Founded')).toBeNull()
  },
})

/** R1: a status that nobody knew leaves the name beside it its room. */
export const LongStatus = meta.story({
  globals: { viewport: { value: 'small' } },
  beforeEach: ({ server }) => {
    const magazine = makeMagazine({ id: 901, public_id: 'mag-1', name: 'Hibi', target_demographic: 'josei' })
    const body = { publisher: PUBLISHER, owned_magazines: [{ ...magazine, status: 'moved_to_the_web_for_good' }] }
    server.fail(contract.publishers.get, { status: 200, body })
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Moved to the web for good')).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'Hibi' }).clientWidth).toBeGreaterThan(64)
  },
})

export const AdminMayEdit = meta.story({
  globals: { level: '1' },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('link', { name: 'Edit' })).toHaveAttribute(
      'href',
      '/admin/create-publisher/pub-aoki',
    ),
})

const TO_ITS_FORM = paths.editMagazine.to({ magazineId: 'mag-1' })
const TO_PUBLISHER = paths.publisher.to({ id: PUBLISHER.public_id })
/** A magazine's logo is stored with no save of its form: it is shown at once where that magazine is named. */
export const LogoOfItsMagazine = meta.story({
  globals: { level: '1' },
  parameters: screenAt({
    path: paths.publisher.pattern,
    at: TO_PUBLISHER,
    routes: [
      {
        path: paths.editMagazine.pattern,
        element: (
          <>
            <MagazinesScreen />
            <Link to={TO_PUBLISHER}>To its publisher</Link>
          </>
        ),
      },
    ],
  }),
  render: () => (
    <>
      <PublisherScreen />
      <Link to={TO_ITS_FORM}>To the form of Hibi</Link>
    </>
  ),
  play: async (context) => {
    const { canvas, server, userEvent } = context
    const row = async () =>
      (await canvas.findByRole('link', { name: 'Hibi' })).closest<HTMLElement>('li') ?? document.body
    await expect((await row()).querySelector('img')).toBeNull()
    await userEvent.click(canvas.getByRole('link', { name: 'To the form of Hibi' }))
    await chooseLogo(context)
    await expect(await canvas.findByText('Logo uploaded')).toBeVisible()
    const { logo } = server.db.magazines.get(901) ?? {}
    await expect(logo).toBeTruthy()
    await userEvent.click(canvas.getByRole('link', { name: 'To its publisher' }))
    await waitFor(async () => expect((await row()).querySelector('img')).toHaveAttribute('src', logo))
  },
})

/** Nothing but an id and a hostile address, and no magazines. */
export const NullsAndHostile = meta.story({
  globals: { level: '2', viewport: { value: 'small' } },
  parameters: at('pub-odd'),
  beforeEach: ({ server }) =>
    void server.db.publishers.put({
      ...makePublisher({ id: 902, public_id: 'pub-odd' }),
      name: '',
      type: null,
      description: `<b>${'Longest'.repeat(60)}</b>`,
      about: null,
      headquarters: null,
      country: null,
      founded_year: null,
      status: null,
      website: 'data:text/html,<b>x',
      twitter: null,
      facebook: null,
      instagram: null,
      youtube: null,
    }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Unnamed' })).toBeVisible()
    await expect(canvas.getByText('data:text/html,<b>x')).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'No magazines yet' })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Edit' })).toBeNull()
    const root = document.documentElement
    await expect(root.scrollWidth).toBeLessThanOrEqual(root.clientWidth)
  },
})

export const NotFound = meta.story({
  parameters: at('nothing'),
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('heading', { level: 1, name: 'Publisher not found' })).toBeVisible(),
})

export const Loading = meta.story({
  beforeEach: ({ server }) => server.hang(contract.publishers.get),
  play: async ({ canvas }) => expect(await canvas.findByText('Loading publisher…')).toBeInTheDocument(),
})

const publisherFails = ({ server }: { server: MockServer }) => server.fail(contract.publishers.get, { status: 500 })
export const Failed = meta.story({
  beforeEach: publisherFails,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to load publisher')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible()
  },
})
export const FailedThenRetry = meta.story({
  beforeEach: publisherFails,
  play: async ({ canvas, server, userEvent }) => {
    const retry = await canvas.findByRole('button', { name: 'Retry' })
    server.clearFaults()
    await userEvent.click(retry)
    await expect(await canvas.findByRole('heading', { level: 1, name: PUBLISHER.name })).toBeVisible()
  },
})
