import { makeMagazine, makePerson, makePublisher } from '@bunko/mock-server'
import preview from '@bunko/storybook/preview'
import { screenAt } from '@bunko/storybook/screen'
import { expect, waitFor } from 'storybook/test'
import { Link } from '../components/Link/Link.tsx'
import { paths } from '../paths.ts'
import { ConfirmProvider } from '../providers/confirm.tsx'
import { CreateAuthorScreen, EditAuthorScreen } from '../screens/AuthorFormScreen/AuthorFormScreen.tsx'
import { AuthorsScreen } from '../screens/AuthorsScreen/AuthorsScreen.tsx'
import { MagazinesScreen } from '../screens/MagazinesScreen/MagazinesScreen.tsx'
import { PublisherFormScreen, PublishersScreen } from '../screens/PublishersScreen/PublishersScreen.tsx'
import { answerQuestion, focusKept, headed, press, write, type Context } from './keyboard-steps.tsx'

/** Lists are long: these address what is called so. */
const FOUND = '?q=zed'
const NAME = 'Zed Key'

/** Stands for the magazine's public page. */
const Page = () => (
  <>
    <h1>Its page</h1>
    <Link to={`${paths.createMagazine.to()}${FOUND}`}>Its list</Link>
  </>
)
/** The browser's own question is answered by the browser's own keys. */
const Publishers = () => (
  <ConfirmProvider value={() => true}>
    <PublishersScreen />
  </ConfirmProvider>
)
const at = (address: string) =>
  screenAt({
    path: paths.authors.pattern,
    at: address,
    routes: [
      { path: paths.createAuthor.pattern, Component: CreateAuthorScreen },
      { path: paths.editPerson.pattern, Component: EditAuthorScreen },
      { path: paths.createMagazine.pattern, Component: MagazinesScreen },
      { path: paths.editMagazine.pattern, Component: MagazinesScreen },
      { path: paths.magazine.pattern, Component: Page },
      { path: paths.createPublisher.pattern, Component: Publishers },
      { path: paths.editPublisher.pattern, Component: PublisherFormScreen },
    ],
  })

/** People and houses, without a pointer. */
const meta = preview.meta({
  title: 'Journeys/By keyboard/Staff',
  component: AuthorsScreen,
  globals: { level: '1' },
  parameters: at(`${paths.authors.to()}${FOUND}`),
  beforeEach: ({ server: { db } }) => {
    const known = { id: 901, public_id: 'zed', name: NAME }
    db.people.put(makePerson({ ...known, url: null }))
    db.magazines.put(makeMagazine({ ...known, publisher_id: null }))
    db.publishers.put(makePublisher(known))
  },
})

const called = (rows: { all: () => readonly { name: string | null }[] }, name: string) =>
  rows.all().find((one) => one.name === name)
const gone = async ({ canvas }: Context) => {
  await waitFor(() => expect(canvas.queryByRole('heading', { name: NAME })).toBeNull())
  await focusKept()
}

export const AuthorCreatedAndEdited = meta.story({
  play: async (context) => {
    const { people } = context.server.db
    await press(context, 'link', 'Add author')
    await write(context, 'Name', 'Qux')
    await press(context, 'button', 'Create author')
    await press(context, 'link', 'Edit Qux')
    await write(context, 'Hometown', 'Porto')
    await press(context, 'button', 'Save changes')
    await waitFor(() => expect(called(people, 'Qux')).toMatchObject({ hometown: 'Porto' }))
    await focusKept()
  },
})
export const AuthorDeleted = meta.story({
  play: async (context) => {
    await press(context, 'button', `Delete ${NAME}`)
    await answerQuestion('Delete Author?', 'Delete')
    await gone(context)
    await expect(context.server.db.people.get(901)).toBeUndefined()
    await context.canvas.findByText('No Authors Found')
    await focusKept()
  },
})

export const MagazineCreated = meta.story({
  parameters: at(`${paths.createMagazine.to()}${FOUND}`),
  play: async (context) => {
    await press(context, 'link', 'Add magazine')
    await write(context, 'Name', 'Qux')
    await press(context, 'button', 'Create magazine')
    await headed(context, 'Magazines')
    await expect(called(context.server.db.magazines, 'Qux')).toBeDefined()
  },
})
export const MagazineEditedAndDeleted = meta.story({
  parameters: at(`${paths.createMagazine.to()}${FOUND}`),
  play: async (context) => {
    const { magazines } = context.server.db
    await press(context, 'link', `Edit ${NAME}`)
    await write(context, 'Founded year', '1968')
    await press(context, 'button', 'Save changes')
    await headed(context, 'Its page')
    await expect(magazines.get(901)).toMatchObject({ founded_year: 1968 })
    await press(context, 'link', 'Its list')
    await press(context, 'button', `Delete ${NAME}`)
    await answerQuestion('Delete Magazine?', 'Delete')
    await gone(context)
    await expect(magazines.get(901)).toBeUndefined()
  },
})

export const PublisherCreated = meta.story({
  parameters: at(`${paths.createPublisher.to()}${FOUND}`),
  play: async (context) => {
    await press(context, 'link', 'Add publisher')
    await write(context, 'Name', 'Qux')
    await press(context, 'button', 'Create publisher')
    await headed(context, 'Publishers')
    await expect(called(context.server.db.publishers, 'Qux')).toBeDefined()
  },
})
export const PublisherEdited = meta.story({
  parameters: at(paths.editPublisher.to({ publisherId: 'zed' })),
  play: async (context) => {
    await write(context, 'Headquarters', 'Porto')
    await press(context, 'button', 'Save changes')
    await headed(context, 'Publishers')
    await expect(context.server.db.publishers.get(901)).toMatchObject({ headquarters: 'Porto' })
  },
})
export const PublisherDeleted = meta.story({
  parameters: at(`${paths.createPublisher.to()}${FOUND}`),
  play: async (context) => {
    await press(context, 'button', `Delete ${NAME}`)
    await gone(context)
    await expect(context.server.db.publishers.get(901)).toBeUndefined()
  },
})
