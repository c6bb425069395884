import { contract } from '@bunko/api-client'
import { TITLE } from '@bunko/mock-server/named'
import preview from '@bunko/storybook/preview'
import { screenAt } from '@bunko/storybook/screen'
import { expect, screen, waitFor, within } from 'storybook/test'
import { picture } from '../parts/CoverUploads/samples.tsx'
import { paths } from '../paths.ts'
import { EditTitleScreen } from '../screens/EditTitleScreen/EditTitleScreen.tsx'
import { answerQuestion, giveFile, go, keys, press, type Context } from './keyboard-steps.tsx'

/** The covers of a title that is there, without a pointer. */
const meta = preview.meta({
  title: 'Journeys/By keyboard/Covers',
  component: EditTitleScreen,
  globals: { level: '2' },
  parameters: screenAt({ path: paths.editTitle.pattern, at: paths.editTitle.to({ id: TITLE.public_id }) }),
  beforeEach: ({ server: { db } }) => {
    for (const { id } of db.covers.by('title_id', TITLE.id)) db.covers.remove(id)
    for (const volume of [1, 2])
      db.covers.put({ id: db.covers.nextId(), title_id: TITLE.id, volume, is_primary: volume === 1, file: null })
  },
})

const stored = ({ server }: Context) => server.db.covers.by('title_id', TITLE.id)
const volumes = (context: Context) => stored(context).map(({ volume }) => volume)
const coversOf = ({ canvas }: Context) =>
  within(canvas.getByRole('list', { name: 'Covers of this title' }))
    .getAllByRole('listitem')
    .map((one) => one.getAttribute('aria-label'))

const toTheCovers = async (context: Context) => {
  await go(context, 'tab', /^Basic Info/)
  await keys('{End}')
  await context.canvas.findByRole('listitem', { name: 'Volume 2' })
}
const sendIt = async (context: Context) => {
  await press(context, 'button', 'Upload 1 cover')
  await expect(await screen.findByText('Upload Complete')).toBeVisible()
  await waitFor(() => expect(context.canvas.getByRole('button', { name: 'Choose files' })).toHaveFocus())
}

export const UploadsACover = meta.story({
  play: async (context) => {
    const cover = await picture('late.png')
    await toTheCovers(context)
    await go(context, 'button', 'Choose files')
    await giveFile(cover)
    await expect(await context.canvas.findByRole('listitem', { name: 'late.png, volume 3' })).toBeVisible()
    await expect(context.canvas.getByRole('button', { name: 'Choose files' })).toHaveFocus()
    await sendIt(context)
    await waitFor(() => expect(coversOf(context)).toEqual(['Volume 1', 'Volume 2', 'Volume 3']))
    await expect(volumes(context)).toEqual([1, 2, 3])
  },
})

export const ReplacesACover = meta.story({
  play: async (context) => {
    const cover = await picture('better.png')
    await toTheCovers(context)
    await go(context, 'button', 'Replace the cover of volume 2')
    await giveFile(cover)
    await expect(await context.canvas.findByText('Replaces the cover of volume 2.')).toBeVisible()
    await waitFor(() => expect(context.canvas.getByRole('listitem', { name: 'better.png, volume 2' })).toHaveFocus())
    await sendIt(context)
    await waitFor(() => expect(coversOf(context)).toEqual(['Volume 1', 'Volume 2']))
    await expect(stored(context).find(({ volume }) => volume === 1)?.file).toBeNull()
    await expect(stored(context).find(({ volume }) => volume === 2)?.file).toMatch(/^\/media\/covers\//)
  },
})

/** One that is under way, then all that are left: nothing has come to the server, and the focus stays among them. */
export const CancelsAnUpload = meta.story({
  beforeEach: ({ server }) => server.hang(contract.covers.uploadVolume),
  play: async (context) => {
    const { canvas } = context
    const covers = [await picture('one.png'), await picture('two.png'), await picture('three.png')]
    await toTheCovers(context)
    await go(context, 'button', 'Choose files')
    await giveFile(...covers)
    await press(context, 'button', 'Upload 3 covers')
    await canvas.findByRole('progressbar', { name: 'Uploading one.png' })
    await press(context, 'button', 'Cancel one.png')
    await canvas.findByRole('progressbar', { name: 'Uploading two.png' })
    await press(context, 'button', 'Cancel all')
    const queue = within(canvas.getByRole('list', { name: 'Covers to upload' }))
    await waitFor(() => expect(queue.getAllByText('Cancelled')).toHaveLength(3))
    await press(context, 'button', 'Remove two.png')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Remove three.png' })).toHaveFocus())
    await expect(screen.queryByText('Upload Complete')).toBeNull()
    await expect(volumes(context)).toEqual([1, 2])
  },
})

export const DeletesACover = meta.story({
  play: async (context) => {
    const { canvas } = context
    const one = 'Delete the cover of volume 1'
    await toTheCovers(context)
    await press(context, 'button', one)
    await answerQuestion('Delete Cover?', 'Cancel')
    await expect(canvas.getByRole('button', { name: one })).toHaveFocus()
    await expect(volumes(context)).toEqual([1, 2])
    await keys('{Enter}')
    await answerQuestion('Delete Cover?', 'Delete')
    await waitFor(() => expect(coversOf(context)).toEqual(['Volume 2']))
    await expect(volumes(context)).toEqual([2])
    await expect(canvas.getByRole('button', { name: 'Enlarge the cover of volume 2' })).toHaveFocus()
  },
})
