import { ownFrame } from '@bunko/storybook/own-frame'
import preview from '@bunko/storybook/preview'
import { useState } from 'react'
import { expect, fn, userEvent as users, waitFor } from 'storybook/test'
import { COVER_KINDS } from '../../lib/image-check.ts'
import { DropZone } from './DropZone.tsx'

const meta = preview.meta({
  component: DropZone,
  args: { kinds: COVER_KINDS, onFiles: fn(), hint: 'JPEG, PNG or WEBP, at most 5 MB each.' },
})

const png = (name: string) => {
  const head = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return new File([head], name, { type: 'image/png' })
}
const TEXT = 'Invalid file format. Accepted: JPEG, PNG, WEBP'

export const Chosen = meta.story({
  play: async ({ canvas, canvasElement, args }) => {
    await expect(canvas.getByRole('button', { name: 'Choose files' })).toBeEnabled()
    const input = canvasElement.querySelector<HTMLInputElement>('input')!
    await expect(input.accept).toBe('image/jpeg,image/png,image/webp')
    const [a, wrong, b] = [png('a.png'), new File(['x'], 'x.txt', { type: 'text/plain' }), png('b.png')]
    await users.setup({ applyAccept: false }).upload(input, [a, wrong, b])
    await waitFor(() => expect(args.onFiles).toHaveBeenCalledWith([a, b], [{ file: wrong, text: TEXT }]))
  },
})
export const Dropped = meta.story({
  play: async ({ canvas, args }) => {
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(png('a.png'))
    const zone = canvas.getByRole('group', { name: 'Drop pictures here' })
    zone.dispatchEvent(new DragEvent('dragenter', { bubbles: true, cancelable: true, dataTransfer }))
    await expect(await canvas.findByText('Let go to add')).toBeVisible()
    zone.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }))
    await waitFor(() => expect(args.onFiles).toHaveBeenCalledOnce())
  },
})
/** Files are held over it. */
export const DraggedOver = meta.story({
  parameters: ownFrame('240px'),
  play: async ({ canvas, args }) => {
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(png('a.png'))
    const zone = canvas.getByRole('group', { name: 'Drop pictures here' })
    const { backgroundColor: atRest } = getComputedStyle(zone)
    zone.dispatchEvent(new DragEvent('dragenter', { bubbles: true, cancelable: true, dataTransfer }))
    await expect(await canvas.findByText('Let go to add')).toBeVisible()
    await waitFor(() => expect(getComputedStyle(zone).backgroundColor).not.toBe(atRest))
    await expect(args.onFiles).not.toHaveBeenCalled()
  },
})
/** A large file from a slow place takes its time. */
export const LookingAtFiles = meta.story({
  parameters: ownFrame('240px'),
  play: async ({ canvas, canvasElement, args }) => {
    const file = png('a.png')
    file.slice = () => Object.assign(new Blob(), { arrayBuffer: () => new Promise<ArrayBuffer>(() => {}) })
    await users.upload(canvasElement.querySelector<HTMLInputElement>('input')!, file)
    await expect(await canvas.findByText('Looking at the files…')).toBeInTheDocument()
    await expect(canvas.getByRole('button', { name: 'Choose files' })).toHaveAttribute('aria-busy', 'true')
    await expect(args.onFiles).not.toHaveBeenCalled()
  },
})
/** Who leaves while files are looked at has let go of them: nothing is sent from a page that is not there. */
export const LeftMeanwhile = meta.story({
  render: function Leaving(args) {
    const [isHere, setHere] = useState(true)
    return (
      <>
        <button type="button" onClick={() => setHere(false)}>
          Leave
        </button>
        {isHere && <DropZone {...args} />}
      </>
    )
  },
  play: async ({ canvas, canvasElement, args, userEvent }) => {
    const file = png('a.png')
    const bytes = await file.arrayBuffer()
    const gate = new EventTarget()
    const read = new Promise<ArrayBuffer>((done) => gate.addEventListener('open', () => done(bytes)))
    file.slice = () => Object.assign(new Blob(), { arrayBuffer: () => read })
    await users.upload(canvasElement.querySelector<HTMLInputElement>('input')!, file)
    await userEvent.click(canvas.getByRole('button', { name: 'Leave' }))
    await expect(canvas.queryByRole('group')).toBeNull()
    gate.dispatchEvent(new Event('open'))
    // What waits for the file goes on before this does.
    await new Promise((done) => setTimeout(done))
    await expect(args.onFiles).not.toHaveBeenCalled()
  },
})
export const OneOnly = meta.story({
  args: { multiple: false, label: 'Logo', buttonLabel: 'Choose a file' },
  play: async ({ canvasElement, args }) => {
    const input = canvasElement.querySelector<HTMLInputElement>('input')!
    await expect(input.multiple).toBe(false)
    const file = png('a.png')
    await users.setup({ applyAccept: false }).upload(input, file)
    await waitFor(() => expect(args.onFiles).toHaveBeenCalledWith([file], []))
  },
})
/** The first is slow to look at: what was chosen after it is what is taken. */
export const ChosenAnew = meta.story({
  args: { multiple: false, label: 'Logo', buttonLabel: 'Choose a file' },
  play: async ({ canvas, canvasElement, args }) => {
    const input = canvasElement.querySelector<HTMLInputElement>('input')!
    const [slow, quick] = [png('a.png'), png('b.png')]
    const bytes = await slow.arrayBuffer()
    const gate = new EventTarget()
    const read = new Promise<ArrayBuffer>((done) => gate.addEventListener('open', () => done(bytes)))
    slow.slice = () => Object.assign(new Blob(), { arrayBuffer: () => read })
    await users.upload(input, slow)
    await users.upload(input, quick)
    await waitFor(() => expect(args.onFiles).toHaveBeenCalledWith([quick], []))
    gate.dispatchEvent(new Event('open'))
    await waitFor(() => expect(canvas.getByRole('button')).toHaveAccessibleName('Choose a file'))
    await expect(args.onFiles).toHaveBeenCalledOnce()
  },
})
export const Disabled = meta.story({
  args: { disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Choose files' })).toHaveAttribute('aria-disabled', 'true')
  },
})
export const LongText = meta.story({
  args: { label: 'Arraste as imagens para cá '.repeat(5), buttonLabel: 'x'.repeat(70), hint: 'y'.repeat(120) },
  decorators: (Story) => (
    <div className="w-64 wrap-anywhere">
      <Story />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
})
