import { contract } from '@bunko/api-client'
import { WIDE_ONLY } from '@bunko/storybook/modes'
import preview from '@bunko/storybook/preview'
import { screenAt, type Play } from '@bunko/storybook/screen'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { LostParts } from '../../components/LoadFailed/story-parts.tsx'
import { paths } from '../../paths.ts'
import { picture, pictures, readLate } from '../../parts/CoverUploads/samples.tsx'
import { CreateTitleScreen } from './CreateTitleScreen.tsx'
import { addCovers, asks, atAdmin, create, fillNeeded, MANGADEXID, openTab, posted, stored } from './story-steps.tsx'

const meta = preview.meta({
  title: 'Screens/Create title/After',
  component: CreateTitleScreen,
  globals: { level: '2' },
  parameters: screenAt({ path: paths.createTitle.pattern, at: paths.createTitle.to() }),
})
type Context = Parameters<Play>[0]
const { uploadVolume, list } = contract.covers
const sent = ({ server }: Context) => server.journal.filter(({ call }) => call?.includes('upload_volume_cover'))
const looked = ({ server }: Context) => server.journal.filter(({ call }) => call === `${list.method} ${list.path}`)
const withCovers = async (context: Context, count: number) => {
  await fillNeeded(context)
  await openTab(context, 'Database Information')
  await addCovers(context, await pictures(count))
  await create(context)
}

/** Section 4: with no covers back to /admin at once. */
export const WithoutCovers = meta.story({
  play: async (context) => {
    await fillNeeded(context)
    await create(context)
    await atAdmin(context)
    await expect(await screen.findByText('Title Created!')).toBeVisible()
    await expect(screen.getByText('Manga created successfully')).toBeVisible()
    await expect(screen.queryByRole('alertdialog')).toBeNull()
  },
})
/** Uploaded one by one, then 'Upload Complete', and back after 2 s. */
export const WithCovers = meta.story({
  play: async (context) => {
    const { canvas, server } = context
    const goOn = server.hang(uploadVolume)
    await withCovers(context, 2)
    await expect(await canvas.findByRole('button', { name: 'Finish & Go to Admin' })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Cancel' })).toBeNull()
    await expect(canvas.getByRole('heading', { level: 1, name: 'Create title' })).toBeVisible()
    const incomplete = performance.now()
    goOn()
    await expect(await canvas.findByText('Returning to the admin panel.')).toBeVisible()
    await expect(await screen.findByText('Upload Complete')).toBeVisible()
    await atAdmin(context)
    await expect(performance.now() - incomplete).toBeGreaterThan(1_900)
    const id = stored(context)?.id ?? 0
    await expect(context.server.db.covers.by('title_id', id).map(({ volume }) => volume)).toEqual([1, 2])
    await expect(sent(context)).toHaveLength(2)
    // A title that was just made has none.
    await expect(looked(context)).toEqual([])
  },
})
/** Files are still looked at when the create is pressed: it begins once they are in the queue, and they go up. */
export const CoversLookedAtMeanwhile = meta.story({
  play: async (context) => {
    const { canvas, canvasElement, server } = context
    await fillNeeded(context)
    await openTab(context, 'Database Information')
    const [file, come] = readLate(await picture('vol-1.png'))
    const place = await waitFor(() => {
      const found: HTMLInputElement | null = canvasElement.querySelector('input[type="file"]')
      if (!found) throw new Error('no place for files')
      return found
    })
    await userEvent.upload(place, file)
    await create(context)
    await create(context)
    // Beside the title and in the bar of a narrow screen.
    await expect(await canvas.findAllByText('Creating…')).toHaveLength(2)
    await expect(stored(context)).toBeUndefined()
    come()
    await atAdmin(context)
    const id = stored(context)?.id ?? 0
    await expect(server.db.covers.by('title_id', id).map(({ volume }) => volume)).toEqual([1])
    await expect(posted(context)).toHaveLength(1)
  },
})
/** As it goes back by itself files are chosen: it waits for them. */
export const CoversLookedAtAtTheEnd = meta.story({
  parameters: { lingers: true },
  play: async (context) => {
    const { canvas, canvasElement, server } = context
    await withCovers(context, 1)
    await expect(await canvas.findByText('Returning to the admin panel.')).toBeVisible()
    const [file, come] = readLate(await picture('vol-2.png'))
    await userEvent.upload(canvasElement.querySelector<HTMLInputElement>('input[type="file"]')!, file)
    await waitFor(() => expect(canvas.queryByText('Returning to the admin panel.')).toBeNull())
    come()
    await userEvent.click(await canvas.findByRole('button', { name: 'Upload 1 cover' }))
    await expect(await canvas.findByText('Returning to the admin panel.')).toBeVisible()
    const id = stored(context)?.id ?? 0
    await expect(server.db.covers.by('title_id', id).map(({ volume }) => volume)).toEqual([1, 2])
  },
})
/** Created by another attempt, and gone on with elsewhere meanwhile: a cover goes beside those it has by now. */
export const ArrivedAndHasACover = meta.story({
  play: async (context) => {
    const { canvas, server } = context
    server.cut(contract.titles.create, { times: 1 })
    await withCovers(context, 1)
    const tryAgain = await canvas.findByRole('button', { name: 'Try again' })
    const id = stored(context)?.id ?? 0
    server.db.covers.put({ id: server.db.covers.nextId(), title_id: id, volume: 1, is_primary: true, file: null })
    await userEvent.click(tryAgain)
    await userEvent.click(await canvas.findByRole('button', { name: 'Go on with it' }))
    await atAdmin(context)
    await expect(server.db.covers.by('title_id', id).map(({ volume }) => volume)).toEqual([1, 2])
  },
})
/** One of three fails and stays. */
const oneFails: Play = async (context) => {
  const { canvas, server } = context
  server.fail(uploadVolume, { status: 400, body: { error: 'Too small to print.' }, times: 1 })
  await withCovers(context, 3)
  await expect(await canvas.findByRole('button', { name: 'Retry the failed one' })).toBeVisible()
  await expect(canvas.getAllByText('Too small to print.')[0]).toBeVisible()
  await expect(sent(context)).toHaveLength(3)
}
export const OneFails = meta.story({ play: oneFails })
/** The retry sends only that one (R12). */
export const OneFailsThenRetry = meta.story({
  play: async (context) => {
    const { canvas, server } = context
    await oneFails(context)
    await userEvent.click(canvas.getByRole('button', { name: 'Retry the failed one' }))
    await atAdmin(context)
    await expect(sent(context)).toHaveLength(4)
    const id = stored(context)?.id ?? 0
    await expect(server.db.covers.by('title_id', id)).toHaveLength(3)
    await expect(server.journal.filter(({ call }) => call === 'POST /manga/')).toHaveLength(1)
  },
})
/** Asks about the covers that are missing, and leaves at the second thought. */
const leavesAsked = async (press: () => Promise<void>) => {
  const ask = async () => {
    await press()
    return within(await asks('1 cover is not uploaded yet'))
  }
  await userEvent.click((await ask()).getByRole('button', { name: 'Stay' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  const question = await ask()
  await expect(question.getByText('It is kept, and offered at Add title when you come back.')).toBeVisible()
  await userEvent.click(question.getByRole('button', { name: 'Leave' }))
}
const finishes = async (context: Context) => {
  const finish = context.canvas.getByRole('button', { name: 'Finish & Go to Admin' })
  await leavesAsked(() => userEvent.click(finish))
  await atAdmin(context)
}
/** Finished with a cover missing: asked first, and it is offered on return, to the title that was created. */
export const FinishedWithACoverMissing = meta.story({
  parameters: WIDE_ONLY,
  play: async (context) => {
    const { canvas, server } = context
    server.fail(uploadVolume, { status: 500, times: 1 })
    await withCovers(context, 2)
    await canvas.findByRole('button', { name: 'Retry the failed one' })
    await finishes(context)
    await userEvent.click(canvas.getByRole('link', { name: 'Add title' }))
    await expect(await canvas.findByText('1 cover not uploaded yet')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Restore' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Upload 1 cover' }))
    await atAdmin(context)
    const id = stored(context)?.id ?? 0
    await expect(server.db.covers.by('title_id', id)).toHaveLength(2)
  },
})
/** So does the way to the title that was created, where they are not offered. */
export const EditedWithACoverMissing = meta.story({
  parameters: WIDE_ONLY,
  play: async (context) => {
    const { canvas } = context
    await oneFails(context)
    await leavesAsked(() => userEvent.click(canvas.getByRole('link', { name: 'Edit it' })))
    await expect(await canvas.findByText(/^\/admin\/edit-title\//, { selector: 'code' })).toBeVisible()
    await userEvent.click(canvas.getByRole('link', { name: 'Add title' }))
    await expect(await canvas.findByText('1 cover not uploaded yet')).toBeVisible()
  },
})
/** An upload fails while it is asked: one is not led away before that was told. */
export const FailedWhileAsked = meta.story({
  play: async (context) => {
    const { canvas, server } = context
    server.fail(uploadVolume, { status: 400, body: { error: 'Too small to print.' } })
    const goOn = server.hang(uploadVolume, { times: 1 })
    await withCovers(context, 2)
    await userEvent.click(await canvas.findByRole('button', { name: 'Finish & Go to Admin' }))
    await asks('Covers are being uploaded')
    goOn()
    await expect(await asks('1 cover is not uploaded yet')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Stay' }))
    await expect(await canvas.findByRole('button', { name: 'Retry the failed one' })).toBeVisible()
  },
})
/** Leaving during uploads asks. */
export const LeavingWhileUploading = meta.story({
  play: async (context) => {
    const { canvas, server } = context
    server.hang(uploadVolume)
    await withCovers(context, 2)
    await userEvent.click(await canvas.findByRole('button', { name: 'Finish & Go to Admin' }))
    await expect(await screen.findByRole('alertdialog', { name: 'Covers are being uploaded' })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Stay' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await userEvent.click(canvas.getByRole('button', { name: 'Finish & Go to Admin' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Leave' }))
    await atAdmin(context)
  },
})
const nothingIsOffered = async (context: Context) => {
  const { canvas } = context
  await userEvent.click(canvas.getByRole('link', { name: 'Add title' }))
  await expect(await canvas.findByRole('textbox', { name: 'Primary title' })).toHaveValue('')
  await expect(canvas.queryByText(/unfinished/)).toBeNull()
}
/** The uploads end while it is asked: nothing remains to be offered. */
export const UploadedWhileAsked = meta.story({
  parameters: WIDE_ONLY,
  play: async (context) => {
    const { canvas, server } = context
    const goOn = server.hang(uploadVolume)
    await withCovers(context, 2)
    await userEvent.click(await canvas.findByRole('button', { name: 'Finish & Go to Admin' }))
    await expect(await asks('Covers are being uploaded')).toBeVisible()
    goOn()
    await atAdmin(context)
    await expect(context.server.db.covers.by('title_id', stored(context)?.id ?? 0)).toHaveLength(2)
    await nothingIsOffered(context)
  },
})
/** All covers are up, and somebody goes before the two seconds are over. */
export const LeftOnceUploaded = meta.story({
  parameters: { ...WIDE_ONLY, lingers: true },
  play: async (context) => {
    const { canvas, server } = context
    const goOn = server.hang(uploadVolume)
    await withCovers(context, 1)
    const editIt = await canvas.findByRole('link', { name: 'Edit it' })
    goOn()
    await canvas.findByText('Returning to the admin panel.')
    await userEvent.click(editIt)
    await expect(await canvas.findByText(/^\/admin\/edit-title\//, { selector: 'code' })).toBeVisible()
    await nothingIsOffered(context)
  },
})
/** One that arrived without an answer is known on return, and is not stored a second time (R12). */
export const ArrivedUnansweredAndFinished = meta.story({
  parameters: WIDE_ONLY,
  play: async (context) => {
    const { canvas, server } = context
    server.cut(uploadVolume, { times: 1 })
    await withCovers(context, 2)
    await canvas.findByRole('button', { name: 'Retry the failed one' })
    await finishes(context)
    await userEvent.click(canvas.getByRole('link', { name: 'Add title' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Restore' }))
    await expect(await screen.findByText('Cover of volume 1 uploaded')).toBeVisible()
    await atAdmin(context)
    await expect(sent(context)).toHaveLength(2)
    const covers = server.db.covers.by('title_id', stored(context)?.id ?? 0)
    await expect(covers.map(({ volume }) => volume)).toEqual([1, 2])
    await nothingIsOffered(context)
  },
})

/** Who leaves while it is created: nothing is uploaded unseen, and the covers are offered to the title that was made. */
export const LeftBeforeItWasCreated = meta.story({
  parameters: WIDE_ONLY,
  play: async (context) => {
    const { canvas, server } = context
    const created = server.hang(contract.titles.create)
    await withCovers(context, 2)
    await userEvent.click(canvas.getByRole('link', { name: 'Cancel' }))
    await asks('The title is being created')
    await userEvent.click(screen.getByRole('button', { name: 'Leave' }))
    await atAdmin(context)
    created()
    await waitFor(() => expect(stored(context)).toBeDefined())
    await userEvent.click(canvas.getByRole('link', { name: 'Add title' }))
    await expect(await canvas.findByText('2 covers not uploaded yet')).toBeVisible()
    // The server has it before the answer is here.
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Restore' })).toBeEnabled())
    await userEvent.click(canvas.getByRole('button', { name: 'Restore' }))
    await expect(sent(context)).toEqual([])
    await userEvent.click(await canvas.findByRole('button', { name: 'Upload 2 covers' }))
    await atAdmin(context)
    await expect(server.db.covers.by('title_id', stored(context)?.id ?? 0)).toHaveLength(2)
    await expect(server.journal.filter(({ call }) => call === 'POST /manga/')).toHaveLength(1)
  },
})
const backWhileItIsSent = async (context: Context) => {
  const { canvas } = context
  await userEvent.click(canvas.getByRole('link', { name: 'Cancel' }))
  await asks('The title is being created')
  await userEvent.click(screen.getByRole('button', { name: 'Leave' }))
  await atAdmin(context)
  await userEvent.click(canvas.getByRole('link', { name: 'Add title' }))
  await expect(await canvas.findByText('Lantern Harbour')).toBeVisible()
  await expect(canvas.getByText('It is still being sent.')).toBeVisible()
  await expect(canvas.getByRole('button', { name: 'Restore' })).toBeDisabled()
  await expect(canvas.getByRole('button', { name: 'Discard' })).toBeDisabled()
}
/** Who is back before the answer is offered what it is by then: it is created once. */
export const BackBeforeItWasCreated = meta.story({
  parameters: WIDE_ONLY,
  play: async (context) => {
    const { canvas, server } = context
    const created = server.hang(contract.titles.create)
    await withCovers(context, 1)
    await backWhileItIsSent(context)
    await expect(await canvas.findByText('1 cover not uploaded yet')).toBeVisible()
    created()
    await expect(await canvas.findByText(/was created; only what follows is missing/)).toBeVisible()
    await expect(canvas.queryByText('It is still being sent.')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Restore' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Upload 1 cover' }))
    await atAdmin(context)
    await expect(server.journal.filter(({ call }) => call === 'POST /manga/')).toHaveLength(1)
  },
})
/** Nothing remains to be done: the offer goes with the answer. */
export const BackBeforeAllWasDone = meta.story({
  parameters: WIDE_ONLY,
  play: async (context) => {
    const { canvas, server } = context
    const created = server.hang(contract.titles.create)
    await fillNeeded(context)
    await create(context)
    await backWhileItIsSent(context)
    created()
    await expect(await screen.findByText('Title Created!')).toBeVisible()
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Restore' })).toBeNull())
    await expect(canvas.getByRole('textbox', { name: 'Primary title' })).toHaveValue('')
  },
})
/** It is refused when one is back: what was typed can be restored then, and sent again. */
export const BackBeforeItWasRefused = meta.story({
  parameters: WIDE_ONLY,
  play: async (context) => {
    const { canvas, server } = context
    const answered = server.hang(contract.titles.create, { times: 1 })
    await fillNeeded(context)
    await create(context)
    await backWhileItIsSent(context)
    const other = server.db.titles.get(1)?.mangadex_id ?? null
    server.db.titles.update(1, { mangadex_id: MANGADEXID })
    answered()
    await expect(await screen.findByText('Creation Failed')).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Restore' })).toBeEnabled())
    server.db.titles.update(1, { mangadex_id: other })
    await userEvent.click(canvas.getByRole('button', { name: 'Restore' }))
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Primary title' })).toHaveValue('Lantern Harbour'))
    await create(context)
    await atAdmin(context)
    await expect(stored(context)?.primary_title).toBe('Lantern Harbour')
  },
})
/** The code of what follows does not arrive: the title is created, and the way on is there. */
export const RestDoesNotArrive = meta.story({
  render: () => (
    <LostParts>
      <CreateTitleScreen />
    </LostParts>
  ),
  play: async (context) => {
    const { canvas } = context
    await fillNeeded(context)
    await create(context)
    await expect(await canvas.findByText('What comes next could not be loaded')).toBeVisible()
    await expect(canvas.getByText('The title is created.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Finish & Go to Admin' })).toBeVisible()
    await expect(stored(context)).toMatchObject({ primary_title: 'Lantern Harbour' })
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await atAdmin(context)
    await expect(context.server.journal.filter(({ call }) => call === 'POST /manga/')).toHaveLength(1)
  },
})
