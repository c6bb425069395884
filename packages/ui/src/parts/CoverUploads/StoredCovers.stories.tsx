import { contract } from '@bunko/api-client'
import { TITLE, type MockServer } from '@bunko/mock-server'
import { answered } from '@bunko/storybook/answered'
import preview from '@bunko/storybook/preview'
import { screenAt } from '@bunko/storybook/screen'
import { useState } from 'react'
import { expect, fn, screen, userEvent as users, waitFor, within } from 'storybook/test'
import { about } from '../../lib/story-about.ts'
import { StoredCovers } from './StoredCovers.tsx'
import { Covers, lying, picture, pictures, readLate } from './samples.tsx'

const meta = preview.meta({
  title: 'parts/CoverUploads/Stored covers',
  component: Covers,
  args: { titleId: TITLE.public_id, withStored: true, onSend: fn() },
  parameters: about(StoredCovers, screenAt({ path: '/', at: '/', shell: false })),
  beforeEach: ({ server }) => {
    for (const volume of [2, 4])
      server.db.covers.put({ id: server.db.covers.nextId(), title_id: TITLE.id, volume, is_primary: false, file: null })
  },
})

type Context = Parameters<NonNullable<(typeof Listed)['play']>>[0]
type Canvas = Context['canvas']

const stored = ({ db }: MockServer) =>
  db.covers
    .by('title_id', TITLE.id)
    .toSorted((a, b) => a.volume - b.volume)
    .map(({ volume, is_primary }) => `${volume}${is_primary ? ' primary' : ''}`)
/** In a message; the box in the page is a note. */
const told = async (text: string) => expect(await screen.findByText(text, { selector: 'li *' })).toBeVisible()
const listed = async (canvas: Canvas) =>
  within(await canvas.findByRole('list', { name: 'Covers of this title' }))
    .getAllByRole('listitem')
    .map((row) => row.getAttribute('aria-label'))

export const Listed = meta.story({
  play: async ({ canvas }) => {
    await expect(await listed(canvas)).toEqual(['Volume 1', 'Volume 2', 'Volume 4'])
    const first = within(canvas.getByRole('listitem', { name: 'Volume 1' }))
    await expect(first.getByText('Primary')).toBeVisible()
    await expect(first.getByText('Primary')).not.toHaveClass('text-success')
    await expect(canvas.getByRole('textbox', { name: 'Volume of the next file' })).toHaveValue('3')
  },
})

export const Deleted = meta.story({
  // As on a screen, where what lost its focus may be led to.
  render: (args) => (
    <div id="main" tabIndex={-1}>
      <Covers {...args} />
    </div>
  ),
  play: async ({ canvas, userEvent, server }) => {
    const button = await canvas.findByRole('button', { name: 'Delete the cover of volume 1' })
    await userEvent.click(button)
    await expect(canvas.getByRole('alertdialog', { name: 'Delete Cover?' })).toHaveTextContent('The cover of volume 1')
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
    await expect(stored(server)).toEqual(['1 primary', '2', '4'])
    await userEvent.click(button)
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }))
    await waitFor(async () => expect(await listed(canvas)).toEqual(['Volume 2', 'Volume 4']))
    await expect(stored(server)).toEqual(['2 primary', '4'])
    await expect(canvas.queryByRole('alertdialog')).toBeNull()
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Enlarge the cover of volume 2' })).toHaveFocus())
    await told('Cover of volume 1 deleted')
  },
})

/** A long-runner: the place for more covers is in reach, the rest of what there is a press away. */
export const Hundreds = meta.story({
  beforeEach: ({ server: { db } }) => {
    for (let volume = 5; volume <= 300; volume += 1)
      db.covers.put({ id: db.covers.nextId(), title_id: TITLE.id, volume, is_primary: false, file: null })
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await listed(canvas)).toHaveLength(24)
    await userEvent.click(canvas.getByRole('button', { name: 'Show all 299 covers' }))
    await expect(await listed(canvas)).toHaveLength(299)
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Enlarge the cover of volume 26' })).toHaveFocus())
    await expect(canvas.queryByRole('button', { name: /^Show all/ })).toBeNull()
  },
})

export const DeleteFails = meta.story({
  beforeEach: ({ server }) => server.fail(contract.covers.remove, { status: 500, times: 1 }),
  play: async ({ canvas, userEvent, server }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete the cover of volume 2' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }))
    await told('Failed to delete cover')
    const note = await canvas.findByRole('note')
    await expect(note).toHaveTextContent('The cover of volume 2 may have been deleted all the same')
    await expect(note).toHaveTextContent('Failed to delete cover')
    await expect(canvas.queryByRole('alertdialog')).toBeNull()
    const button = canvas.getByRole('button', { name: 'Delete the cover of volume 2' })
    await expect(button).toHaveFocus()
    await userEvent.click(button)
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
    await expect(note).toBeVisible()
    await userEvent.click(button)
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(stored(server)).toEqual(['1 primary', '4']))
    await waitFor(() => expect(canvas.queryByRole('note')).toBeNull())
  },
})

const removal = { release: () => {} }
const Leaving = (args: Parameters<typeof Covers>[0]) => {
  const [isHere, setHere] = useState(true)
  return (
    <>
      <button type="button" onClick={() => setHere(false)}>
        Leave
      </button>
      {isHere && <Covers {...args} />}
    </>
  )
}
/** Whoever has left by then is told all the same. */
export const LeftBeforeItFails = meta.story({
  globals: { level: '4' },
  beforeEach: ({ server }) => {
    removal.release = server.hang(contract.covers.remove)
  },
  render: (args) => <Leaving {...args} />,
  play: async ({ canvas, userEvent, server }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete the cover of volume 2' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }))
    // As Back does: the dialog keeps the pointer.
    screen.getByText('Leave').click()
    await waitFor(() => expect(canvas.queryByRole('alertdialog')).toBeNull())
    removal.release()
    await expect(await screen.findByText(/permission/i)).toBeVisible()
    await expect(stored(server)).toEqual(['1 primary', '2', '4'])
    await waitFor(() => expect(server.journal.some(({ path }) => path === '/auth/me/')).toBe(true))
  },
})

/** Deleted all the same, the last one too: what is shown is read again, and what is known is still said. */
export const DeletedWithoutAnAnswer = meta.story({
  beforeEach: ({ server }) => {
    for (const { id, volume } of server.db.covers.by('title_id', TITLE.id))
      if (volume !== 2) server.db.covers.remove(id)
    server.cut(contract.covers.remove, { times: 1 })
  },
  play: async ({ canvas, userEvent, server }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete the cover of volume 2' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(canvas.getByText('No covers yet. The first one is added below.')).toBeInTheDocument())
    await expect(stored(server)).toEqual([])
    await expect(await canvas.findByRole('note')).toHaveTextContent('Network error - please check your connection')
    await expect(canvas.queryByRole('alertdialog')).toBeNull()
  },
})
/** A colleague was faster: the focus goes on to the cover in its place. */
export const DeletedAlready = meta.story({
  play: async ({ canvas, userEvent, server }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete the cover of volume 2' }))
    const row = server.db.covers.by('title_id', TITLE.id).find(({ volume }) => volume === 2)!
    server.db.covers.remove(row.id)
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }))
    await waitFor(async () => expect(await listed(canvas)).toEqual(['Volume 1', 'Volume 4']))
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Enlarge the cover of volume 4' })).toHaveFocus())
  },
})

export const LoadFails = meta.story({
  beforeEach: ({ server }) => server.fail(contract.covers.list, { status: 500, times: 1 }),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Failed to load covers')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await expect(await listed(canvas)).toEqual(['Volume 1', 'Volume 2', 'Volume 4'])
  },
})

/** What was read stays when it cannot be read again. */
export const ReadAgainFails = meta.story({
  play: async ({ canvas, userEvent, server }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete the cover of volume 2' }))
    server.fail(contract.covers.list, { status: 500, times: 1 })
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Failed to load covers')
    await expect(await listed(canvas)).toEqual(['Volume 1', 'Volume 2', 'Volume 4'])
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await waitFor(async () => expect(await listed(canvas)).toEqual(['Volume 1', 'Volume 4']))
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
})

const coverlist = { release: () => {} }
/** Files that come before it is known which volumes are taken: where nobody has chosen the volume, it is proposed anew. */
export const AddedBeforeTheyAreKnown = meta.story({
  beforeEach: ({ server }) => {
    coverlist.release = server.hang(contract.covers.list)
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file][multiple]')!
    await userEvent.upload(input, await pictures(2))
    const volume = (name: string) =>
      within(canvas.getByText(name).closest('li')!).getByRole('textbox', { name: /^Volume/ })
    await waitFor(() => expect(volume('vol-1.png')).toHaveValue('1'))
    await userEvent.clear(volume('vol-2.png'))
    await userEvent.type(volume('vol-2.png'), '4{Enter}')
    coverlist.release()
    await expect(await listed(canvas)).toEqual(['Volume 1', 'Volume 2', 'Volume 4'])
    await waitFor(() => expect(volume('vol-1.png')).toHaveValue('3'))
    await expect(volume('vol-2.png')).toHaveValue('4')
    await expect(canvas.getByText(/Volume 4 already has a cover/)).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Volume of the next file' })).toHaveValue('5')
  },
})

export const NoCovers = meta.story({
  beforeEach: ({ server }) => {
    server.db.covers.removeBy('title_id', TITLE.id)
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No covers yet. The first one is added below.')).toBeVisible()
  },
})

export const Replaced = meta.story({
  play: async ({ canvas, canvasElement, userEvent, server, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Replace the cover of volume 1' }))
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]:not([multiple])')!
    const liar = users.setup({ applyAccept: false })
    await liar.upload(input, lying('<svg/>', 'drawing.png'))
    await expect((await canvas.findByText(/drawing.png/)).closest('li')).toHaveTextContent(
      'drawing.png: Invalid file format. Accepted: JPEG, PNG, WEBP',
    )
    await liar.upload(input, await picture('new-1.png'))
    await expect(await canvas.findByText('Replaces the cover of volume 1.')).toBeVisible()
    await told('1 file added')
    await expect(within(canvas.getByRole('listitem', { name: 'Volume 1' })).getByText('To be replaced')).toBeVisible()
    await expect(canvas.getByRole('radio', { name: 'Primary: new-1.png' })).toBeChecked()
    await expect(stored(server)).toEqual(['1 primary', '2', '4'])
    await userEvent.click(canvas.getByRole('button', { name: 'Upload 1 cover' }))
    await waitFor(() => expect(canvas.queryByRole('list', { name: 'Covers to upload' })).toBeNull())
    await expect(stored(server)).toEqual(['1 primary', '2', '4'])
    await expect(server.db.covers.by('title_id', TITLE.id).find(({ volume }) => volume === 1)?.file).toMatch(
      /^\/media\/covers\//,
    )
    await expect(args.onSend).toHaveBeenCalledOnce()
  },
})

/** The first file is slow to look at: the one that was chosen after it stands. */
export const ReplacedAnew = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    const again = await canvas.findByRole('button', { name: 'Replace the cover of volume 1' })
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]:not([multiple])')!
    const [slow, come] = readLate(await picture('slow-1.png'))
    await userEvent.click(again)
    await users.upload(input, slow)
    await userEvent.click(again)
    await users.upload(input, await picture('new-1.png'))
    await expect(await canvas.findByRole('listitem', { name: 'new-1.png, volume 1' })).toBeVisible()
    come()
    await answered()
    await expect(canvas.queryByText(/slow-1\.png/)).toBeNull()
    await expect(canvas.getByRole('listitem', { name: 'new-1.png, volume 1' })).toBeVisible()
  },
})

const isInView = (element: Element) => {
  const { top, bottom } = element.getBoundingClientRect()
  return top >= 0 && bottom <= innerHeight
}
/** With many covers the file that was chosen is added far below: one is led to it, and to what sends it. */
export const ReplacedFarAbove = meta.story({
  beforeEach: ({ server: { db } }) => {
    for (let volume = 5; volume <= 26; volume += 1)
      db.covers.put({ id: db.covers.nextId(), title_id: TITLE.id, volume, is_primary: false, file: null })
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'Replace the cover of volume 2' })
    await userEvent.click(button)
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]:not([multiple])')!
    await users.setup({ applyAccept: false }).upload(input, await picture('new-2.png'))
    const row = await canvas.findByRole('listitem', { name: 'new-2.png, volume 2' })
    await waitFor(() => expect(row).toHaveFocus())
    await waitFor(() => expect(isInView(row)).toBe(true))
    await expect(isInView(canvas.getByRole('button', { name: 'Upload 1 cover' }))).toBe(true)
    // Far enough apart for this to tell something.
    await expect(isInView(button)).toBe(false)
  },
})

/** The earlier cover goes first: who cancels then is told that it has gone. */
export const ReplacingCancelled = meta.story({
  args: { isStuck: true },
  play: async ({ canvas, canvasElement, userEvent, server }) => {
    await canvas.findByRole('list', { name: 'Covers of this title' })
    await userEvent.click(canvas.getByRole('button', { name: 'Replace the cover of volume 2' }))
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]:not([multiple])')!
    await users.setup({ applyAccept: false }).upload(input, await picture('new-2.png'))
    await userEvent.click(await canvas.findByRole('button', { name: 'Upload 1 cover' }))
    await canvas.findByRole('progressbar', { name: 'Uploading new-2.png' })
    await waitFor(() => expect(stored(server)).toEqual(['1 primary', '4']))
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel new-2.png' }))
    const row = within(canvas.getByRole('listitem', { name: 'new-2.png, volume 2' }))
    await expect(await row.findByText('The earlier cover of volume 2 is already removed.')).toBeVisible()
    await expect(row.getByText('Failed')).toBeVisible()
    await expect(row.getByRole('button', { name: 'Retry new-2.png' })).toBeEnabled()
  },
})

const coversAgain = { release: () => {} }
/** Refused once the earlier cover has gone: it is shown as gone, and the next try meets nobody, unless somebody came. */
export const ReplacingRefused = meta.story({
  beforeEach: ({ server }) =>
    server.fail(contract.covers.uploadVolume, { status: 400, body: { error: 'Damaged' }, times: 1 }),
  play: async ({ canvas, canvasElement, userEvent, server }) => {
    await canvas.findByRole('list', { name: 'Covers of this title' })
    await userEvent.click(canvas.getByRole('button', { name: 'Replace the cover of volume 2' }))
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]:not([multiple])')!
    await users.setup({ applyAccept: false }).upload(input, await picture('new-2.png'))
    coversAgain.release = server.hang(contract.covers.list)
    await userEvent.click(await canvas.findByRole('button', { name: 'Upload 1 cover' }))
    const row = within(canvas.getByRole('listitem', { name: 'new-2.png, volume 2' }))
    await expect(await row.findByText('The earlier cover of volume 2 is already removed.')).toBeVisible()
    const retry = await row.findByRole('button', { name: 'Retry new-2.png' })
    await waitFor(() => expect(retry).toBeEnabled())
    await expect(await listed(canvas)).toEqual(['Volume 1', 'Volume 4'])
    server.db.covers.put({
      id: server.db.covers.nextId(),
      title_id: TITLE.id,
      volume: 2,
      is_primary: false,
      file: null,
    })
    await userEvent.click(retry)
    await expect(await canvas.findByText('Checking what has arrived…')).toBeVisible()
    coversAgain.release()
    await waitFor(() => expect(row.getByText(/Volume 2 already has a cover/)).toBeVisible())
    await expect(server.journal.filter(({ path }) => path.includes('upload_volume_cover'))).toHaveLength(1)
    await waitFor(async () => expect(await listed(canvas)).toEqual(['Volume 1', 'Volume 2', 'Volume 4']))
  },
})

export const Enlarged = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Enlarge the cover of volume 2' }))
    const dialog = canvas.getByRole('dialog', { name: 'Cover of volume 2' })
    await expect(await within(dialog).findByRole('img', { name: 'Cover of volume 2' })).toBeVisible()
    await userEvent.click(within(dialog).getByRole('button', { name: 'Actual size' }))
    await expect(within(dialog).getByRole('button', { name: 'Fit to window' })).toHaveFocus()
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Enlarge the cover of volume 2' })).toHaveFocus())
  },
})

/** Somebody who may not: the server says so. */
export const Forbidden = meta.story({
  globals: { level: '4' },
  play: async ({ canvas, userEvent, server }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete the cover of volume 2' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }))
    await expect(await canvas.findByRole('note')).toHaveTextContent(/permission/i)
    await expect(stored(server)).toEqual(['1 primary', '2', '4'])
    // After a refusal the profile is read again, which must not reach into the next story.
    await waitFor(() => expect(server.journal.some(({ path }) => path === '/auth/me/')).toBe(true))
  },
})
