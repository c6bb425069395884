import { makeMagazine, makePerson, makePublisher, TITLE } from '@bunko/mock-server'
import { answered } from '@bunko/storybook/answered'
import preview from '@bunko/storybook/preview'
import { screenAt } from '@bunko/storybook/screen'
import { expect, waitFor } from 'storybook/test'
import { paths } from '../paths.ts'
import { EditAuthorScreen } from '../screens/AuthorFormScreen/AuthorFormScreen.tsx'
import { EditTitleScreen } from '../screens/EditTitleScreen/EditTitleScreen.tsx'
import { MagazinesScreen } from '../screens/MagazinesScreen/MagazinesScreen.tsx'
import { PublisherFormScreen } from '../screens/PublishersScreen/PublishersScreen.tsx'
import { headed, press, write, type Context } from './keyboard-steps.tsx'

/** Stands for the public page of what was edited, or for the list. */
const Page = () => <h1>Its page</h1>
const at = (address: string) =>
  screenAt({
    path: paths.editTitle.pattern,
    at: address,
    routes: [
      { path: paths.title.pattern, Component: Page },
      { path: paths.editMagazine.pattern, Component: MagazinesScreen },
      { path: paths.magazine.pattern, Component: Page },
      { path: paths.editPublisher.pattern, Component: PublisherFormScreen },
      { path: paths.createPublisher.pattern, Component: Page },
      { path: paths.editPerson.pattern, Component: EditAuthorScreen },
    ],
  })
const magazine = at(paths.editMagazine.to({ magazineId: 'zed' }))
const publisher = at(paths.editPublisher.to({ publisherId: 'zed' }))
const author = at(paths.editPerson.to({ id: 'zed' }))

/** Somebody else has saved the same while one typed: whose values stay is decided without a pointer. */
const meta = preview.meta({
  title: 'Journeys/By keyboard/Meanwhile',
  component: EditTitleScreen,
  globals: { level: '1' },
  parameters: at(paths.editTitle.to({ id: TITLE.public_id })),
  beforeEach: ({ server: { db } }) => {
    const facts = { country: 'Japan', about: null, status: 'hiatus' } as const
    db.magazines.put(makeMagazine({ id: 901, public_id: 'zed', name: 'Zed Key', ...facts }))
    db.publishers.put(makePublisher({ id: 901, public_id: 'zed', name: 'Zed House', country: 'Japan', about: null }))
    db.people.put(makePerson({ id: 901, public_id: 'zed', name: 'Zed Kei', hometown: 'Ehime', age: 41 }))
  },
})

const puts = ({ server }: Context) => server.journal.filter(({ method }) => method === 'PUT')
/** The question has the focus, and nothing has been sent. */
const isAsked = async (context: Context, what: string) => {
  const name = `Somebody else changed this ${what} meanwhile`
  await waitFor(() => expect(context.canvas.getByRole('group', { name })).toHaveFocus())
  await answered()
  await expect(puts(context)).toEqual([])
}
/** Year and chapters are mine; year and volumes are theirs. */
const titleClashes = async (context: Context) => {
  await write(context, 'Publication year', '2014')
  await write(context, 'Chapters', '99')
  context.server.db.titles.update(TITLE.id, { year: 2013, volumes: 7, updated_at: '2026-11-20T11:59:00Z' })
  await press(context, 'button', 'Save')
  await isAsked(context, 'title')
}
/** Country and text are mine; country and status are theirs. */
const magazineClashes = async (context: Context) => {
  await write(context, 'Country', 'Brazil')
  await write(context, 'About', 'Ours.')
  context.server.db.magazines.update(901, { country: 'China', status: 'discontinued' })
  await press(context, 'button', 'Save changes')
  await isAsked(context, 'magazine')
}

export const TitleOverwritten = meta.story({
  play: async (context) => {
    await titleClashes(context)
    await press(context, 'button', 'Overwrite with mine')
    await headed(context, 'Its page')
    await expect(context.server.db.titles.get(TITLE.id)).toMatchObject({ year: 2014, chapters: 99, volumes: 7 })
    await expect(puts(context)).toHaveLength(1)
  },
})

export const TitleTakenAsTheirs = meta.story({
  play: async (context) => {
    const { canvas, server } = context
    await titleClashes(context)
    await press(context, 'button', 'Take theirs')
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Publication year' })).toHaveValue('2013'))
    await expect(canvas.getByRole('textbox', { name: 'Chapters' })).toHaveValue('99')
    await expect(canvas.queryByRole('group', { name: /meanwhile$/ })).toBeNull()
    await press(context, 'button', 'Save')
    await headed(context, 'Its page')
    await expect(server.db.titles.get(TITLE.id)).toMatchObject({ year: 2013, chapters: 99, volumes: 7 })
  },
})

export const MagazineOverwritten = meta.story({
  parameters: magazine,
  play: async (context) => {
    await magazineClashes(context)
    await press(context, 'button', 'Overwrite with mine')
    await headed(context, 'Its page')
    const stored = { country: 'Brazil', about: 'Ours.', status: 'discontinued' }
    await expect(context.server.db.magazines.get(901)).toMatchObject(stored)
    await expect(puts(context)).toHaveLength(1)
  },
})

export const MagazineTakenAsTheirs = meta.story({
  parameters: magazine,
  play: async (context) => {
    const { canvas, server } = context
    await magazineClashes(context)
    await press(context, 'button', 'Take theirs')
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Country' })).toHaveValue('China'))
    await expect(canvas.getByRole('textbox', { name: 'About' })).toHaveValue('Ours.')
    await expect(canvas.queryByRole('group', { name: /meanwhile$/ })).toBeNull()
    await press(context, 'button', 'Save changes')
    await headed(context, 'Its page')
    const stored = { country: 'China', about: 'Ours.', status: 'discontinued' }
    await expect(server.db.magazines.get(901)).toMatchObject(stored)
  },
})

/** Country and text are mine; the country is theirs. */
const publisherClashes = async (context: Context) => {
  await write(context, 'Country', 'Brazil')
  await write(context, 'About', 'Ours.')
  context.server.db.publishers.update(901, { country: 'Spain' })
  await press(context, 'button', 'Save changes')
  await isAsked(context, 'publisher')
}
export const PublisherOverwritten = meta.story({
  parameters: publisher,
  play: async (context) => {
    await publisherClashes(context)
    await press(context, 'button', 'Overwrite with mine')
    await headed(context, 'Its page')
    await expect(context.server.db.publishers.get(901)).toMatchObject({ country: 'Brazil', about: 'Ours.' })
    await expect(puts(context)).toHaveLength(1)
  },
})
export const PublisherTakenAsTheirs = meta.story({
  parameters: publisher,
  play: async (context) => {
    const { canvas, server } = context
    await publisherClashes(context)
    await press(context, 'button', 'Take theirs')
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Country' })).toHaveValue('Spain'))
    await expect(canvas.queryByRole('group', { name: /meanwhile$/ })).toBeNull()
    await press(context, 'button', 'Save changes')
    await headed(context, 'Its page')
    await expect(server.db.publishers.get(901)).toMatchObject({ country: 'Spain', about: 'Ours.' })
  },
})

/** The hometown is mine and theirs; the age is theirs alone. */
const authorClashes = async (context: Context) => {
  await write(context, 'Hometown', 'Kochi')
  context.server.db.people.update(901, { hometown: 'Matsue', age: 42 })
  await press(context, 'button', 'Save changes')
  await isAsked(context, 'author')
}
export const AuthorOverwritten = meta.story({
  parameters: author,
  play: async (context) => {
    const { server } = context
    await authorClashes(context)
    await press(context, 'button', 'Overwrite with mine')
    await waitFor(() => expect(server.db.people.get(901)).toMatchObject({ hometown: 'Kochi', age: 42 }))
    await expect(puts(context)).toHaveLength(1)
  },
})
export const AuthorTakenAsTheirs = meta.story({
  parameters: author,
  play: async (context) => {
    const { canvas } = context
    await authorClashes(context)
    await press(context, 'button', 'Take theirs')
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Hometown' })).toHaveValue('Matsue'))
    await expect(canvas.queryByRole('group', { name: /meanwhile$/ })).toBeNull()
    await expect(puts(context)).toEqual([])
  },
})
