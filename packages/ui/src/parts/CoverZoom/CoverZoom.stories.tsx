import { ownFrame } from '@bunko/storybook/own-frame'
import preview from '@bunko/storybook/preview'
import { useState } from 'react'
import { expect, fireEvent, fn, waitFor } from 'storybook/test'
import { CoverZoom } from './CoverZoom.tsx'

const DRAWING = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="2400" viewBox="0 0 200 300"><path fill="#0d3750" d="M0 0h200v300H0z"/><circle cx="100" cy="150" r="80" fill="none" stroke="#ff6260" stroke-width="14"/></svg>',
)}`

const meta = preview.meta({
  component: CoverZoom,
  args: { title: 'Cover of volume 2', src: DRAWING, onClose: fn() },
  parameters: ownFrame('720px'),
})

export const Fitted = meta.story({
  play: async ({ canvas }) => {
    const picture = await canvas.findByRole<HTMLImageElement>('img', { name: 'Cover of volume 2' })
    // Not how much: of a drawing WebKit tells the size that it is drawn in.
    await waitFor(() => expect(picture.naturalWidth).toBeGreaterThan(0))
    await expect(picture).toBeVisible()
    await expect(picture.getBoundingClientRect().height).toBeLessThanOrEqual(window.innerHeight)
  },
})
export const ActualSize = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actual size' }))
    const picture = await canvas.findByRole<HTMLImageElement>('img', { name: 'Cover of volume 2' })
    await waitFor(() => expect(picture.getBoundingClientRect().width).toBe(1600))
    const group = canvas.getByRole('group', { name: 'Cover of volume 2' })
    await expect(group).toHaveAttribute('tabindex', '0')
    // The button keeps the focus; the keys that scroll do so from there.
    await userEvent.keyboard('{ArrowDown}{ArrowRight}')
    await waitFor(() => expect(Math.min(group.scrollTop, group.scrollLeft)).toBeGreaterThan(0))
    const back = { key: 'ArrowLeft', altKey: true }
    await expect(fireEvent.keyDown(canvas.getByRole('button', { name: 'Fit to window' }), back)).toBe(true)
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
})
export const Damaged = meta.story({
  args: { src: 'data:image/png;base64,AAAA' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/could not be loaded/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Actual size' })).toHaveAttribute('aria-disabled', 'true')
    const failed = fn()
    canvas.getByRole('dialog').addEventListener('error', failed, { capture: true })
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await waitFor(() => expect(failed).toHaveBeenCalledOnce())
    await expect(await canvas.findByText(/could not be loaded/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Actual size' })).toHaveFocus()
  },
})
const Row = () => {
  const [at, setAt] = useState(0)
  return (
    <CoverZoom
      title={`Cover of volume ${at + 1}`}
      src={['data:image/png;base64,AAAA', DRAWING][at]}
      onClose={() => undefined}
      onStep={() => setAt(1 - at)}
    />
  )
}
/** Whoever goes on by the arrows comes past a damaged picture without losing the focus. */
export const PastADamagedOne = meta.story({
  render: () => <Row />,
  play: async ({ canvas, userEvent }) => {
    const size = await canvas.findByRole('button', { name: 'Actual size' })
    await canvas.findByText(/could not be loaded/)
    await expect(size).toHaveFocus()
    await userEvent.keyboard('{Enter}{ArrowRight}')
    await expect(await canvas.findByRole('img', { name: 'Cover of volume 2' })).toBeVisible()
    // The browser's Back, not ours.
    await expect(fireEvent.keyDown(size, { key: 'ArrowLeft', altKey: true })).toBe(true)
    await expect(canvas.getByRole('img', { name: 'Cover of volume 2' })).toBeVisible()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(await canvas.findByText(/could not be loaded/)).toBeVisible()
    await expect(size).toHaveFocus()
  },
})
/** Where one reads from the right the next cover is on the left. */
export const FromTheRight = meta.story({
  globals: { direction: 'rtl' },
  render: () => <Row />,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(/could not be loaded/)
    await userEvent.keyboard('{Enter}{ArrowLeft}')
    await expect(await canvas.findByRole('img', { name: 'Cover of volume 2' })).toBeVisible()
    await userEvent.keyboard('{ArrowRight}')
    await expect(await canvas.findByText(/could not be loaded/)).toBeVisible()
  },
})
const Others = () => {
  const [at, setAt] = useState(0)
  const src = [DRAWING, DRAWING.replace('ff6260', 'c0d6ec')][at]
  return <CoverZoom title={`Cover of volume ${at + 1}`} src={src} onClose={() => {}} onStep={() => setAt(1 - at)} />
}
/** On a slow line the cover before does not stand there under the name of the next. */
export const NextOnItsWay = meta.story({
  render: () => <Others />,
  play: async ({ canvas }) => {
    const first = await canvas.findByRole('img', { name: 'Cover of volume 1' })
    fireEvent.keyDown(canvas.getByRole('button', { name: 'Actual size' }), { key: 'ArrowRight' })
    await expect(first).not.toBeInTheDocument()
    await expect(await canvas.findByRole('img', { name: 'Cover of volume 2' })).toBeVisible()
    await expect(canvas.queryByText('Loading the cover…')).toBeNull()
    await expect(canvas.getByText('Cover of volume 2', { selector: '[role=status]' })).toBeInTheDocument()
  },
})
export const Hostile = meta.story({
  args: { src: ['java', 'script:alert(1)'].join('') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This picture cannot be drawn.')).toBeVisible()
    await expect(canvas.queryByRole('img')).toBeNull()
  },
})
export const LongText = meta.story({
  args: { title: `${'x'.repeat(200)} ${'進撃の司書'.repeat(10)}: Volume 2`, onStep: fn() },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    const dialog = canvas.getByRole('dialog')
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth)
    await expect(canvas.getByRole('button', { name: 'Actual size' })).toBeInTheDocument()
  },
})
