import { contract } from '@bunko/api-client'
import { TITLE_WITHOUT_COVER, type MockServer } from '@bunko/mock-server'
import preview from '@bunko/storybook/preview'
import { screenAt } from '@bunko/storybook/screen'
import { expect, fn, userEvent as users, waitFor, within, type Mock } from 'storybook/test'
import { Link } from '../../components/Link/Link.tsx'
import { about } from '../../lib/story-about.ts'
import { freesItsUrls } from '../../lib/story-urls.tsx'
import { CoverUploads } from './CoverUploads.tsx'
import { Covers, cutShort, lying, picture, pictures } from './samples.tsx'

const meta = preview.meta({
  title: 'parts/CoverUploads',
  component: Covers,
  args: { titleId: TITLE_WITHOUT_COVER.public_id, onSend: fn() },
  parameters: about(CoverUploads, screenAt({ path: '/', at: '/', shell: false })),
})

type Context = Parameters<NonNullable<(typeof Empty)['play']>>[0]
type Canvas = Context['canvas']

const TAKEN = 'Volume 1 already has a cover. Remove it or choose another volume.'
const choose = async (canvasElement: HTMLElement, files: File[]) => {
  const input = await waitFor(() => {
    const found = canvasElement.querySelector<HTMLInputElement>('input[type=file][multiple]')
    if (!found) throw new Error('no file input')
    return found
  })
  await users.setup({ applyAccept: false }).upload(input, files)
}
const row = (canvas: Canvas, name: string) =>
  within(canvas.getByRole('listitem', { name: new RegExp(`^${name}, volume `) }))
const rows = (canvas: Canvas) =>
  within(canvas.getByRole('list', { name: 'Covers to upload' }))
    .getAllByRole('listitem')
    .map((one) => one.getAttribute('aria-label'))
const states = (canvas: Canvas, state: string) => canvas.queryAllByText(state, { exact: true }).length
const primaries = (canvas: Canvas) =>
  canvas.getAllByRole<HTMLInputElement>('radio').flatMap((one) => (one.checked ? [one.getAttribute('aria-label')] : []))
const stored = ({ db }: MockServer) =>
  db.covers.by('title_id', TITLE_WITHOUT_COVER.id).map(({ volume, is_primary }) => ({ volume, is_primary }))
const toast = (canvas: Canvas, title: string, text: string) =>
  waitFor(() => expect(canvas.getByText(title).closest('li')).toHaveTextContent(text))
const queued = async (canvas: Canvas, canvasElement: HTMLElement, count: number) => {
  await choose(canvasElement, await pictures(count))
  await waitFor(() => expect(rows(canvas)).toHaveLength(count))
}

export const Empty = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Drop covers here')).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Volume of the next file' })).toHaveValue('1')
    await expect(canvas.queryByRole('list', { name: 'Covers to upload' })).toBeNull()
  },
})

export const Queued = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await queued(canvas, canvasElement, 3)
    await toast(canvas, 'Files Added', '3 files added')
    await expect(rows(canvas)).toEqual(['vol-1.png, volume 1', 'vol-2.png, volume 2', 'vol-3.png, volume 3'])
    await expect(primaries(canvas)).toEqual(['Primary: vol-1.png'])
    await expect(canvas.getByRole('textbox', { name: 'Volume of the next file' })).toHaveValue('4')
  },
})

/** The browser holds a chosen picture until its row is removed, or the screen is left. */
export const PreviewsFreed = meta.story({
  render: (args) => (
    <>
      <Covers {...args} />
      <Link to="/left">Leave</Link>
    </>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await freesItsUrls(2, async () => {
      await queued(canvas, canvasElement, 2)
      await userEvent.click(canvas.getByRole('button', { name: 'Remove vol-1.png' }))
      await waitFor(() => expect(rows(canvas)).toHaveLength(1))
      await userEvent.click(canvas.getByRole('link', { name: 'Leave' }))
      await expect(await canvas.findByText('/left', { selector: 'code' })).toBeVisible()
    })
  },
})

export const Uploading = meta.story({
  args: { isStuck: true },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await queued(canvas, canvasElement, 3)
    await userEvent.click(canvas.getByRole('button', { name: 'Upload 3 covers' }))
    const bar = await canvas.findByRole('progressbar', { name: 'Uploading vol-1.png' })
    await expect(bar).toHaveAttribute('aria-valuenow', '45')
    await expect(canvas.getByText('Uploading cover 1 of 3')).toBeVisible()
    await expect(canvas.getByRole('radio', { name: 'Primary: vol-1.png' })).toBeDisabled()
  },
})

export const Cancelled = meta.story({
  args: { isStuck: true },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await queued(canvas, canvasElement, 3)
    await userEvent.click(canvas.getByRole('button', { name: 'Upload 3 covers' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel vol-1.png' }))
    await expect(await canvas.findByRole('progressbar', { name: 'Uploading vol-2.png' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel all' }))
    await waitFor(() => expect(states(canvas, 'Cancelled')).toBe(3))
    await expect(canvas.queryByText('Upload Complete')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Remove vol-2.png' }))
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Remove vol-3.png' })).toHaveFocus())
  },
})

export const AllUploaded = meta.story({
  play: async ({ canvas, canvasElement, userEvent, server }) => {
    await queued(canvas, canvasElement, 2)
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Upload 2 covers' }))
    await toast(canvas, 'Upload Complete', '2 covers uploaded')
    await expect(states(canvas, 'Uploaded')).toBe(2)
    await expect(stored(server)).toEqual([
      { volume: 1, is_primary: true },
      { volume: 2, is_primary: false },
    ])
  },
})

/** The third of five is refused. */
const thirdFails = ({ server, args }: Pick<Context, 'server' | 'args'>) => {
  const failing = { status: 500, body: { error: 'Disk full' }, times: 1 }
  ;(args.onSend as Mock<(volume: number) => void>).mockImplementation((volume) => {
    if (volume === 3) server.fail(contract.covers.uploadVolume, failing)
  })
}
const uploadFive = async ({ canvas, canvasElement, userEvent }: Context) => {
  await queued(canvas, canvasElement, 5)
  await userEvent.click(canvas.getByRole('button', { name: 'Upload 5 covers' }))
  await toast(canvas, 'Upload Failed', 'Disk full')
  await waitFor(() => expect(states(canvas, 'Uploaded')).toBe(4))
  await expect(row(canvas, 'vol-3.png').getByText(/Disk full/)).toBeVisible()
}
/** It does not stop the others. */
export const OneOfFiveFails = meta.story({ beforeEach: thirdFails, play: uploadFive })
/** Only it is sent again, after a look at what is there. */
export const OneOfFiveRetried = meta.story({
  beforeEach: thirdFails,
  play: async (context) => {
    const { canvas, args, userEvent, server } = context
    await uploadFive(context)
    const sent = args.onSend as Mock<(volume: number) => void>
    sent.mockReset()
    await userEvent.click(canvas.getByRole('button', { name: 'Retry the failed one' }))
    await toast(canvas, 'Upload Complete', '1 cover uploaded')
    await expect(sent.mock.calls).toEqual([[3]])
    await expect(stored(server).map(({ volume }) => volume)).toEqual([1, 2, 4, 5, 3])
    await expect(stored(server).filter((one) => one.is_primary)).toEqual([{ volume: 1, is_primary: true }])
  },
})

export const NoAnswer = meta.story({
  beforeEach: ({ server }) => server.failNetwork(contract.covers.uploadVolume),
  play: async ({ canvas, canvasElement, userEvent, server }) => {
    await queued(canvas, canvasElement, 1)
    await userEvent.click(canvas.getByRole('button', { name: 'Upload 1 cover' }))
    await toast(canvas, 'Upload Error', 'Network error - please check your connection')
    server.clearFaults()
    server.fail(contract.covers.list, { status: 500, times: 1 })
    await userEvent.click(canvas.getByRole('button', { name: 'Retry vol-1.png' }))
    await expect(await canvas.findByText('Failed to load covers')).toBeVisible()
    // Disabled while it is looked, the button has lost the focus: it stays in the row.
    await expect(canvas.getByRole('listitem', { name: 'vol-1.png, volume 1' })).toHaveFocus()
    await expect(stored(server)).toEqual([])
    await userEvent.click(canvas.getByRole('button', { name: 'Retry vol-1.png' }))
    await toast(canvas, 'Upload Complete', '1 cover uploaded')
  },
})

const FORMAT = 'Invalid file format. Accepted: JPEG, PNG, WEBP'
/** To the byte, by type and by what is in them. */
export const Refused = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await choose(canvasElement, [
      await picture('fits.png', 5_242_880),
      await picture('too-large.png', 5_242_881),
      new File(['GIF89a'], 'moving.gif', { type: 'image/gif' }),
      lying('<!doctype html><h1>x</h1>', 'page.png'),
      lying('<svg xmlns="http://www.w3.org/2000/svg"/>', 'drawing.png'),
      lying('', 'empty.png'),
    ])
    await waitFor(() => expect(rows(canvas)).toEqual(['fits.png, volume 1']))
    const said = canvas.getByText('too-large.png').closest('ul')
    await expect(said).toHaveTextContent('too-large.png: File too large. Maximum size: 5MB')
    for (const name of ['moving.gif', 'page.png', 'drawing.png', 'empty.png'])
      await expect(said).toHaveTextContent(`${name}: ${FORMAT}`)
    await waitFor(() => expect(canvas.getAllByText('File Validation Error')).toHaveLength(3))
  },
})

export const VolumeTaken = meta.story({
  play: async ({ canvas, canvasElement, userEvent, server }) => {
    await queued(canvas, canvasElement, 2)
    const volume = row(canvas, 'vol-2.png').getByRole('textbox', { name: 'Volume of vol-2.png' })
    await userEvent.clear(volume)
    await userEvent.type(volume, '1{Enter}')
    await toast(canvas, 'Volume Already Exists', TAKEN)
    await expect(volume).toBeInvalid()
    await expect(volume).toHaveAccessibleDescription(TAKEN)
    await userEvent.click(canvas.getByRole('button', { name: 'Upload 2 covers' }))
    await expect(await canvas.findByRole('button', { name: 'Retry the failed one' })).toBeVisible()
    await expect(stored(server)).toEqual([{ volume: 1, is_primary: true }])
    await userEvent.click(canvas.getByRole('button', { name: 'Use the next free volume' }))
    await expect(rows(canvas)[1]).toBe('vol-2.png, volume 2')
  },
})

export const PrimarySwitch = meta.story({
  play: async ({ canvas, canvasElement, userEvent, server }) => {
    await queued(canvas, canvasElement, 3)
    await userEvent.click(canvas.getByRole('radio', { name: 'Primary: vol-3.png' }))
    await expect(primaries(canvas)).toEqual(['Primary: vol-3.png'])
    await userEvent.click(canvas.getByRole('radio', { name: 'Primary: vol-2.png' }))
    await expect(primaries(canvas)).toEqual(['Primary: vol-2.png'])
    await userEvent.click(canvas.getByRole('button', { name: 'Upload 3 covers' }))
    await toast(canvas, 'Upload Complete', '3 covers uploaded')
    await expect(stored(server).filter((one) => one.is_primary)).toEqual([{ volume: 2, is_primary: true }])
  },
})

export const Moved = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await queued(canvas, canvasElement, 3)
    canvas.getByRole('button', { name: 'Move vol-1.png down' }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Move vol-1.png down' })).toHaveFocus())
    const told = await canvas.findByText('vol-1.png is number 2 of 3, volume 2')
    await expect(told).toHaveAttribute('role', 'status')
    await userEvent.keyboard('{Enter}')
    const order = ['vol-2.png, volume 1', 'vol-3.png, volume 2', 'vol-1.png, volume 3']
    await waitFor(() => expect(rows(canvas)).toEqual(order))
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Move vol-1.png up' })).toHaveFocus())
    const drag = { bubbles: true, cancelable: true, dataTransfer: new DataTransfer() }
    canvasElement.querySelector('li[aria-label^="vol-1"] [draggable]')!.dispatchEvent(new DragEvent('dragstart', drag))
    const target = canvas.getByRole('listitem', { name: 'vol-2.png, volume 1' })
    target.dispatchEvent(new DragEvent('dragover', drag))
    target.dispatchEvent(new DragEvent('drop', drag))
    await waitFor(() => expect(rows(canvas)[0]).toBe('vol-1.png, volume 1'))
    await canvas.findByText('vol-1.png is number 1 of 3, volume 1')
    await userEvent.click(canvas.getByRole('button', { name: 'Remove vol-3.png' }))
    await waitFor(() => expect(canvas.queryByText(/ is number /)).toBeNull())
    await expect(canvas.getByText('2 covers, 0 uploaded')).toHaveAttribute('role', 'status')
  },
})

export const WithoutTitle = meta.story({
  args: { titleId: null },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await queued(canvas, canvasElement, 1)
    await userEvent.click(canvas.getByRole('button', { name: 'Upload 1 cover' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Manga must be created first')
    await expect(args.onSend).not.toHaveBeenCalled()
  },
})

export const Many = meta.story({
  globals: { theme: 'dark' },
  play: async ({ canvas, canvasElement }) => {
    await queued(canvas, canvasElement, 30)
    await expect(rows(canvas).at(-1)).toBe('vol-30.png, volume 30')
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
})

export const NarrowAndLong = meta.story({
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, canvasElement }) => {
    await choose(canvasElement, [await picture(`${'a-very-long-name-'.repeat(8)}1.png`), cutShort('cut.png')])
    await waitFor(() => expect(rows(canvas)).toHaveLength(2))
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
})
