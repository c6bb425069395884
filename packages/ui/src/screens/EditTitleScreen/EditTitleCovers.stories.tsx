import { contract } from '@bunko/api-client'
import { TITLE } from '@bunko/mock-server/named'
import { choice } from '@bunko/storybook/choice'
import { held } from '@bunko/storybook/held'
import preview from '@bunko/storybook/preview'
import { screenAt, type Play } from '@bunko/storybook/screen'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../../components/Button/Button.tsx'
import { Link } from '../../components/Link/Link.tsx'
import { DraftsProvider } from '../../drafts/drafts.tsx'
import { HeldVisits } from '../../drafts/story-held-visits.tsx'
import { memoryStorage } from '../../lib/storage.ts'
import { memoryFileStore, type FileStore } from '../../lib/storage/file-store.ts'
import { freesItsUrls } from '../../lib/story-urls.tsx'
import { picture, readLate } from '../../parts/CoverUploads/samples.tsx'
import { paths } from '../../paths.ts'
import { EditTitleScreen } from './EditTitleScreen.tsx'
import { discardDraft } from '../../parts/DraftOffer/story-discard.tsx'

const ADDRESS = paths.editTitle.to({ id: TITLE.public_id })
const meta = preview.meta({
  title: 'Screens/Edit title/Kept covers',
  component: EditTitleScreen,
  globals: { level: '2' },
  parameters: screenAt({
    path: paths.editTitle.pattern,
    at: ADDRESS,
    routes: [{ path: paths.title.pattern, element: <Link to={ADDRESS}>Edit it again</Link> }],
  }),
})

type Context = Parameters<Play>[0]
const OFFER = 'You have unfinished covers'
const COUNT = '1 cover not uploaded yet'
/** What is asked where nothing but a cover is left, and where something typed is. */
const COVER_WAITS = '1 cover is not uploaded yet'
const UNSENT = 'Leave without sending your changes?'
const queued = ({ canvas }: Context) => canvas.findByRole('list', { name: 'Covers to upload' })
const addCover = async (context: Context, name = 'late.png') => {
  const { canvas, canvasElement } = context
  await userEvent.click(await canvas.findByRole('tab', { name: /^Database Information/ }))
  // A volume that is proposed before it is known which ones are taken would be proposed anew in the midst of this.
  await canvas.findByRole('listitem', { name: 'Volume 1' })
  const input: HTMLInputElement | null = canvasElement.querySelector('input[type=file][multiple]')
  await userEvent.upload(input!, [await picture(name)])
  await expect(within(await queued(context)).getByText(name)).toBeVisible()
}
const leave = async ({ canvas }: Context, question = COVER_WAITS) => {
  await userEvent.click(canvas.getByRole('link', { name: 'Cancel' }))
  const dialog = within(await screen.findByRole('alertdialog', { name: question }))
  await expect(dialog.getByText(/ kept.*, and offered when you come back\./)).toBeVisible()
  await userEvent.click(dialog.getByRole('button', { name: 'Leave' }))
}
const returns = async ({ canvas }: Context) => {
  await userEvent.click(await canvas.findByRole('link', { name: 'Edit it again' }))
  await expect(await canvas.findByRole('textbox', { name: 'Publication year' })).toBeVisible()
}
/** Who has typed something and chosen a cover is back. */
const leftWithBoth = async (context: Context) => {
  await userEvent.type(await context.canvas.findByRole('textbox', { name: 'English title' }), '!')
  await addCover(context)
  await leave(context, UNSENT)
  await returns(context)
}

/** R15b: covers that are not up yet are kept, offered, put back where they were, and gone once they are up. */
export const OfferedAndUploaded = meta.story({
  play: async (context) => {
    const { canvas, server } = context
    await addCover(context)
    await leave(context)
    await returns(context)
    await expect(await canvas.findByText(OFFER)).toBeVisible()
    await expect(canvas.getByText(COUNT)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Restore' }))
    await expect(canvas.getByRole('tab', { name: /^Database/ })).toHaveAttribute('aria-selected', 'true')
    await expect(await within(await queued(context)).findByText('late.png')).toBeVisible()
    await expect(canvas.queryByText(OFFER)).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Upload 1 cover' }))
    await expect(await screen.findByText('Upload Complete')).toBeVisible()
    await waitFor(() => expect(canvas.queryByRole('list', { name: 'Covers to upload' })).toBeNull())
    await expect(server.journal.filter(({ path }) => path.includes('upload_volume_cover'))).toHaveLength(1)
    await userEvent.click(canvas.getByRole('link', { name: 'Cancel' }))
    await returns(context)
    await expect(canvas.queryByText(OFFER)).toBeNull()
  },
})
/** One that arrived without an answer, as when the page is closed meanwhile, is not sent a second time (R12). */
export const ArrivedUnanswered = meta.story({
  play: async (context) => {
    const { canvas, server } = context
    server.cut(contract.covers.uploadVolume, { times: 1 })
    await addCover(context)
    await userEvent.click(canvas.getByRole('button', { name: 'Upload 1 cover' }))
    await expect(await canvas.findByRole('button', { name: 'Retry the failed one' })).toBeVisible()
    await expect(await canvas.findByRole('listitem', { name: 'Volume 2' })).toBeVisible()
    await leave(context)
    await returns(context)
    await userEvent.click(await canvas.findByRole('button', { name: 'Restore' }))
    await expect(await screen.findByText('Cover of volume 2 uploaded')).toBeVisible()
    await waitFor(() => expect(canvas.queryByRole('list', { name: 'Covers to upload' })).toBeNull())
    await expect(server.journal.filter(({ path }) => path.includes('upload_volume_cover'))).toHaveLength(1)
    await userEvent.click(canvas.getByRole('link', { name: 'Cancel' }))
    await returns(context)
    await expect(canvas.queryByText(OFFER)).toBeNull()
  },
})
/** With what was typed: one offer for both. */
export const WithChanges = meta.story({
  play: async (context) => {
    const { canvas } = context
    await leftWithBoth(context)
    await expect(await canvas.findByText(/^You have unsent changes from/)).toBeVisible()
    await expect(canvas.getByText('English title', { selector: 'p' })).toBeVisible()
    await expect(await canvas.findByText(COUNT)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Restore' }))
    await expect(await within(await queued(context)).findByText('late.png')).toBeVisible()
    await userEvent.click(canvas.getByRole('tab', { name: /^Basic Info/ }))
    await expect(canvas.getByRole('textbox', { name: 'English title' })).toHaveDisplayValue(/!$/)
  },
})
/** Saved while a cover waits: the form goes on from what was sent, where the answer does not say. */
export const SavedAndAnsweredInPart = meta.story({
  play: async (context) => {
    const { canvas, server } = context
    const description = await canvas.findByRole('textbox', { name: 'Description' })
    const text = (description as HTMLTextAreaElement).value
    await expect(text).not.toBe('')
    await addCover(context)
    await userEvent.click(canvas.getByRole('tab', { name: /^Basic Info/ }))
    const year = canvas.getByRole('textbox', { name: 'Publication year' })
    await userEvent.type(year, '{Backspace}3')
    const body = {
      success: true,
      manga: { public_id: TITLE.public_id, primary_title: TITLE.primary_title, chapters: 7 },
    }
    server.fail(contract.titles.update, { status: 200, body, times: 1 })
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await screen.findByText('Manga updated successfully')).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Chapters' })).toHaveValue('7'))
    // There is nothing more to send; whoever pressed it goes on from there.
    await expect(canvas.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-disabled', 'true')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Save' })).toHaveFocus())
    await expect(year).toHaveValue('2013')
    await expect(description).toHaveValue(text)
    await expect(canvas.getByRole('combobox', { name: 'Publication status' })).toHaveDisplayValue('Ongoing')
  },
})
/** Saved while a cover waits: a related title that was just chosen keeps its name. */
export const RelatedKeepsItsName = meta.story({
  play: async (context) => {
    const { canvas, server } = context
    await addCover(context)
    const { related_entries: stored = [] } = server.db.titles.get(TITLE.id) ?? {}
    const isFree = ({ id, primary_title: text }: { id: number; primary_title: string | null }) =>
      id !== TITLE.id && !stored.includes(id) && /^[A-Z][a-z]+ [\w ]+$/.test(text ?? '')
    const other = server.db.titles.all().find(isFree)
    const name = other?.primary_title ?? ''
    ;(await canvas.findByRole('combobox', { name: /^Related/ })).focus()
    await userEvent.keyboard(name)
    await userEvent.click(await choice(new RegExp(name)))
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await screen.findByText('Manga updated successfully')).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-disabled', 'true'))
    const list = within(await canvas.findByRole('list', { name: /related/i }))
    await expect(list.getByRole('button', { name: `Remove ${name}` })).toBeVisible()
    await expect(list.queryByRole('button', { name: /#/ })).toBeNull()
  },
})
/** Then a cover is all that is left: told where one has saved, with the way to it, and asked about on the way out. */
export const SavedWhileOneWaits = meta.story({
  play: async (context) => {
    const { canvas } = context
    await addCover(context)
    await userEvent.click(canvas.getByRole('tab', { name: /^Basic Info/ }))
    await userEvent.type(canvas.getByRole('textbox', { name: 'Publication year' }), '{Backspace}3')
    const save = canvas.getByRole('button', { name: 'Save' })
    await userEvent.click(save)
    await expect(await screen.findByText('Manga updated successfully')).toBeVisible()
    const left = `${COVER_WAITS}. Nothing else has been changed.`
    await waitFor(() => expect(save).toHaveAccessibleDescription(left))
    await userEvent.click(canvas.getByRole('button', { name: `${COVER_WAITS}.` }))
    await expect(canvas.getByRole('tab', { name: /^Database/ })).toHaveAttribute('aria-selected', 'true')
    await waitFor(() => expect(canvas.getByRole('list', { name: 'Covers to upload' })).toHaveFocus())
    await leave(context)
    await returns(context)
    await expect(await canvas.findByText(COUNT)).toBeVisible()
  },
})
/** Dropped while the form is being saved: it is not left behind. */
export const DroppedWhileItIsSaved = meta.story({
  play: async (context) => {
    const { canvas, server } = context
    await userEvent.type(await canvas.findByRole('textbox', { name: 'English title' }), '!')
    await userEvent.click(canvas.getByRole('tab', { name: /^Database Information/ }))
    await canvas.findByRole('listitem', { name: 'Volume 1' })
    const saved = server.hang(contract.titles.update, { times: 1 })
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await held(server)
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(await picture('late.png'))
    canvas
      .getByRole('group', { name: 'Drop covers here' })
      .dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }))
    await expect(within(await queued(context)).getByText('late.png')).toBeVisible()
    saved()
    await expect(await screen.findByText('Manga updated successfully')).toBeVisible()
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Save' })).toHaveAccessibleDescription(/^1 cover is not uploaded yet/),
    )
    await leave(context)
  },
})
/** One is still looked at when the form is saved: it is not left behind. */
export const LookedAtWhileItIsSaved = meta.story({
  play: async (context) => {
    const { canvas, canvasElement } = context
    await userEvent.type(await canvas.findByRole('textbox', { name: 'English title' }), '!')
    await userEvent.click(canvas.getByRole('tab', { name: /^Database Information/ }))
    await canvas.findByRole('listitem', { name: 'Volume 1' })
    const [file, come] = readLate(await picture('late.png'))
    await userEvent.upload(canvasElement.querySelector<HTMLInputElement>('input[type=file][multiple]')!, file)
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await screen.findByText('Manga updated successfully')).toBeVisible()
    come()
    await expect(within(await queued(context)).getByText('late.png')).toBeVisible()
    await leave(context)
  },
})
/** What was typed and not added is saved with the rest, and stays so when another is typed in the form that goes on. */
export const OtherNameSavedWhileOneWaits = meta.story({
  play: async (context) => {
    const { canvas, server } = context
    await addCover(context)
    await userEvent.click(canvas.getByRole('tab', { name: /^Basic Info/ }))
    const names = () =>
      server.db.titles.by('public_id', TITLE.public_id)[0]?.alternative_titles.map(({ title }) => title)
    const field = () => canvas.getByRole('textbox', { name: 'Alternative titles' })
    for (const name of ['The Silent Tide', 'A Tide Without Sound']) {
      await userEvent.type(field(), name)
      await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
      await waitFor(() => expect(field()).toHaveValue(''))
      await expect(canvas.getByRole('list', { name: 'Alternative titles in the list' })).toHaveTextContent(name)
    }
    await waitFor(() => expect(names()).toEqual(expect.arrayContaining(['The Silent Tide', 'A Tide Without Sound'])))
  },
})
/** The last one goes up while the form is being saved: nothing is left to do there. */
export const UploadedWhileItIsSaved = meta.story({
  play: async (context) => {
    const { canvas, server } = context
    await userEvent.type(await canvas.findByRole('textbox', { name: 'English title' }), '!')
    await addCover(context)
    const uploaded = server.hang(contract.covers.uploadVolume, { times: 1 })
    await userEvent.click(canvas.getByRole('button', { name: 'Upload 1 cover' }))
    await held(server)
    const saved = server.hang(contract.titles.update)
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    uploaded()
    await waitFor(() => expect(canvas.queryByRole('list', { name: 'Covers to upload' })).toBeNull())
    saved()
    await returns(context)
  },
})
export const Discarded = meta.story({
  play: async (context) => {
    const { canvas } = context
    await addCover(context)
    await leave(context)
    await returns(context)
    await discardDraft(context)
    await expect(canvas.queryByText(OFFER)).toBeNull()
    await userEvent.click(canvas.getByRole('link', { name: 'Cancel' }))
    await returns(context)
    await userEvent.click(canvas.getByRole('tab', { name: /^Database Information/ }))
    await expect(await canvas.findByText('Drop covers here')).toBeVisible()
    await expect(canvas.queryByText(OFFER)).toBeNull()
    await expect(canvas.queryByText('late.png')).toBeNull()
  },
})
/** They are the title's: one of two drafts that is discarded takes none of them along. */
export const BesideTwoDrafts = meta.story({
  play: async (context) => {
    const { canvas } = context
    await leftWithBoth(context)
    await expect(await canvas.findByText(COUNT)).toBeVisible()
    await userEvent.type(canvas.getByRole('textbox', { name: 'Publication year' }), '{Backspace}3')
    await leave(context, UNSENT)
    await returns(context)
    await expect(await canvas.findByText('Publication year', { selector: 'p' })).toBeVisible()
    await expect(canvas.queryByText(COUNT)).toBeNull()
    await discardDraft(context)
    await expect(await canvas.findByText('English title', { selector: 'p' })).toBeVisible()
    await expect(canvas.getByText(COUNT)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Restore' }))
    await expect(await within(await queued(context)).findByText('late.png')).toBeVisible()
  },
})

/** A browser that stores no file before `release`. */
const slowFileStore = () => {
  const inner = memoryFileStore()
  const gate = { release: () => {} }
  const released = new Promise<void>((resolve) => (gate.release = resolve))
  const store: FileStore = {
    ...inner,
    async set(key, value) {
      if (value instanceof File) await released
      await inner.set(key, value)
    },
  }
  return { store, ...gate }
}
const Visits = () => {
  const [storage] = useState(memoryStorage)
  const [{ store, release }] = useState(slowFileStore)
  const [isHere, setIsHere] = useState(true)
  return (
    <DraftsProvider storage={storage} fileStore={store} owner="user:2">
      <Button onClick={() => setIsHere(!isHere)}>{isHere ? 'Go elsewhere' : 'Come back'}</Button>
      <Button onClick={() => release()}>Store the file</Button>
      {isHere && <EditTitleScreen />}
    </DraftsProvider>
  )
}
/** Who leaves before the cover is stored, and is back before it is, is offered it all the same. */
export const LeftAtOnce = meta.story({
  render: () => <Visits />,
  play: async (context) => {
    const { canvas } = context
    await addCover(context)
    await userEvent.click(canvas.getByRole('button', { name: 'Go elsewhere' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Come back' }))
    // The address is that of the tab that was left.
    await expect(await canvas.findByText('Drop covers here')).toBeVisible()
    await expect(canvas.queryByText(OFFER)).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Store the file' }))
    await expect(await canvas.findByText(OFFER)).toBeVisible()
    await expect(canvas.getByText(COUNT)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Restore' }))
    await expect(await within(await queued(context)).findByText('late.png')).toBeVisible()
  },
})
/** Who leaves while covers are still read for the form has let go of them: the browser holds none of their pictures. */
export const LeftWhileRestored = meta.story({
  render: () => (
    <HeldVisits storage={memoryStorage()}>
      <EditTitleScreen />
    </HeldVisits>
  ),
  play: async (context) => {
    const { canvas } = context
    const press = async (name: string) => userEvent.click(await canvas.findByRole('button', { name }))
    await freesItsUrls(1, async () => {
      await addCover(context)
      await press('Go elsewhere')
      await press('Come back')
      await expect(await canvas.findByText('Drop covers here')).toBeVisible()
      await expect(await canvas.findByText(OFFER)).toBeVisible()
      await press('Hold')
      await press('Restore')
      await waitFor(() => expect(canvas.queryByText(OFFER)).toBeNull())
      await press('Go elsewhere')
      await press('Come back')
      await press('Release')
      // Files are read in turn: what the screen that was left had asked for has come before.
      await expect(await canvas.findByText(OFFER)).toBeVisible()
      await expect(canvas.getByText(COUNT)).toBeVisible()
    })
  },
})
const SHARED = memoryStorage()
const marks = () => JSON.stringify(SHARED.read('bunko-drafts') ?? {}).includes('edit-title-covers')
/** Once nothing is kept, nothing says so: the next visit need not load what keeps files. */
export const MarkGoes = meta.story({
  render: () => (
    <DraftsProvider storage={SHARED} fileStore={memoryFileStore()} owner="user:2">
      <EditTitleScreen />
    </DraftsProvider>
  ),
  play: async (context) => {
    const { canvas } = context
    await addCover(context)
    await waitFor(() => expect(marks()).toBe(true))
    await userEvent.click(canvas.getByRole('button', { name: 'Upload 1 cover' }))
    await expect(await screen.findByText('Upload Complete')).toBeVisible()
    await waitFor(() => expect(marks()).toBe(false))
    await waitFor(() => expect(canvas.queryByRole('list', { name: 'Covers to upload' })).toBeNull())
  },
})
/** What was kept stays beside what is added instead of it: it is offered once more on the next visit. */
export const OthersAdded = meta.story({
  play: async (context) => {
    const { canvas } = context
    await addCover(context)
    await leave(context)
    await returns(context)
    await expect(await canvas.findByText(OFFER)).toBeVisible()
    await addCover(context, 'other.png')
    await expect(canvas.queryByText(OFFER)).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Remove other.png' }))
    await waitFor(() => expect(canvas.queryByRole('list', { name: 'Covers to upload' })).toBeNull())
    await expect(canvas.queryByText(OFFER)).toBeNull()
    await userEvent.click(canvas.getByRole('link', { name: 'Cancel' }))
    await returns(context)
    await expect(await canvas.findByText(COUNT)).toBeVisible()
  },
})
