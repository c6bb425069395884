import { makeMagazine, makePerson, makePublisher } from '@bunko/mock-server'
import { TITLE, TITLE_KOREAN } from '@bunko/mock-server/named'
import preview from '@bunko/storybook/preview'
import { screenAt } from '@bunko/storybook/screen'
import { expect, screen, waitFor, within } from 'storybook/test'
import { picture } from '../parts/CoverUploads/samples.tsx'
import { paths } from '../paths.ts'
import { EditAuthorScreen } from '../screens/AuthorFormScreen/AuthorFormScreen.tsx'
import { MagazineScreen } from '../screens/MagazineScreen/MagazineScreen.tsx'
import { MagazinesScreen } from '../screens/MagazinesScreen/MagazinesScreen.tsx'
import { PublisherFormScreen, PublishersScreen } from '../screens/PublishersScreen/PublishersScreen.tsx'
import { answerQuestion, giveFile, go, headed, keys, pick, press, type Context } from './keyboard-steps.tsx'

const at = (address: string) =>
  screenAt({
    path: paths.editPerson.pattern,
    at: address,
    routes: [
      { path: paths.editMagazine.pattern, Component: MagazinesScreen },
      { path: paths.magazine.pattern, Component: MagazineScreen },
      { path: paths.editPublisher.pattern, Component: PublisherFormScreen },
      { path: paths.createPublisher.pattern, Component: PublishersScreen },
    ],
  })

/** What belongs to people and houses, without a pointer. */
const meta = preview.meta({
  title: 'Journeys/By keyboard/Belongings',
  component: EditAuthorScreen,
  globals: { level: '1' },
  parameters: at(paths.editPerson.to({ id: 'zed' })),
  beforeEach: ({ server: { db } }) => {
    const known = { id: 901, public_id: 'zed', name: 'Zed Key' }
    db.people.put(makePerson({ ...known, url: null, is_author: true, is_artist: false }))
    db.publishers.put(makePublisher(known))
    db.magazines.put(makeMagazine({ ...known, publisher_id: null, serialized_manga_ids: [TITLE_KOREAN.public_id] }))
    db.magazines.put(makeMagazine({ id: 902, public_id: 'kumo', name: 'Comic Kumo', publisher_id: null }))
  },
})

const chooseLogo = async (context: Context) => {
  const logo = await picture('logo-1.png')
  await go(context, 'button', 'Choose a logo')
  await giveFile(logo)
  await expect(await context.canvas.findByText('Logo uploaded')).toBeVisible()
  await expect(context.canvas.getByRole('img', { name: 'Logo of Zed Key' })).toBeVisible()
  await expect(context.canvas.getByRole('button', { name: 'Choose a logo' })).toHaveFocus()
}

/** A magazine's stays. */
export const MagazineLogoAdded = meta.story({
  parameters: at(paths.editMagazine.to({ magazineId: 'zed' })),
  play: async (context) => {
    await chooseLogo(context)
    await expect(context.server.db.magazines.get(901)?.logo).toMatch(/^\/media\/magazines\//)
  },
})

export const PublisherLogoAddedAndRemoved = meta.story({
  parameters: at(paths.editPublisher.to({ publisherId: 'zed' })),
  play: async (context) => {
    const { canvas, server } = context
    const logo = () => server.db.publishers.get(901)?.logo
    await chooseLogo(context)
    await expect(logo()).toMatch(/^\/media\/publishers\//)
    await press(context, 'button', 'Remove logo')
    await answerQuestion('Remove the logo?', 'Cancel')
    await expect(canvas.getByRole('button', { name: 'Remove logo' })).toHaveFocus()
    await expect(logo()).toBeTruthy()
    await keys('{Enter}')
    await answerQuestion('Remove the logo?', 'Remove logo')
    await expect(await canvas.findByText('No logo yet')).toBeVisible()
    await expect(logo()).toBeNull()
  },
})

export const TitlesOfAnAuthor = meta.story({
  play: async (context) => {
    const { canvas, server } = context
    const credits = () => server.db.credits.by('person_id', 901).map(({ title_id, role }) => `${title_id} ${role}`)
    await go(context, 'radio', 'Author')
    await keys('{ArrowRight}')
    await pick(context, 'Associate a title as artist', 'dungeon kit', /^Dungeon Kitchen/)
    const titles = within(await canvas.findByRole('list', { name: 'Associated titles' }))
    await expect(titles.getByRole('link', { name: TITLE.primary_title })).toBeVisible()
    await waitFor(() => expect(credits()).toEqual([`${TITLE.id} artist`]))
    await expect(canvas.getByRole('combobox', { name: 'Associate a title as artist' })).toHaveFocus()
    await press(context, 'button', `Remove ${TITLE.primary_title}`)
    await expect(await canvas.findByRole('heading', { name: 'No titles yet' })).toBeVisible()
    await expect(credits()).toEqual([])
    // A removal is asked about afterwards.
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Undo' })).toHaveFocus())
    await keys('{Enter}')
    await canvas.findByRole('button', { name: `Remove ${TITLE.primary_title}` })
    await waitFor(() => expect(credits()).toEqual([`${TITLE.id} artist`]))
    await expect(canvas.getByRole('region', { name: 'Titles' })).toContainElement(document.activeElement as HTMLElement)
  },
})

export const TitlesOfAMagazine = meta.story({
  parameters: at(paths.editMagazine.to({ magazineId: 'zed' })),
  play: async (context) => {
    const { canvas, server } = context
    await pick(context, 'Titles', 'dungeon kit', /^Dungeon Kitchen/)
    await canvas.findByRole('button', { name: `Remove ${TITLE.primary_title}` })
    await expect(canvas.getByRole('combobox', { name: 'Titles' })).toHaveFocus()
    await press(context, 'button', `Remove ${TITLE_KOREAN.primary_title}`)
    await expect(canvas.getByRole('button', { name: `Remove ${TITLE.primary_title}` })).toHaveFocus()
    await press(context, 'button', 'Save changes')
    await expect(await screen.findByText('Magazine updated')).toBeVisible()
    await headed(context, 'Zed Key')
    await expect(server.db.magazines.get(901)?.serialized_manga_ids).toEqual([TITLE.public_id])
  },
})

export const MagazinesOfAPublisher = meta.story({
  parameters: at(paths.editPublisher.to({ publisherId: 'zed' })),
  play: async (context) => {
    const { canvas, server } = context
    await pick(context, 'Magazines', 'comic kumo', /^Comic Kumo/)
    await canvas.findByRole('button', { name: 'Remove Comic Kumo' })
    await expect(canvas.getByRole('combobox', { name: 'Magazines' })).toHaveFocus()
    await press(context, 'button', 'Save changes')
    await headed(context, 'Publishers')
    await expect(server.db.magazines.get(902)?.publisher_id).toBe(901)
  },
})
