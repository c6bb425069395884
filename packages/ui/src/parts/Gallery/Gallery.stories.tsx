import { ownFrame } from '@bunko/storybook/own-frame'
import preview from '@bunko/storybook/preview'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { LostParts } from '../../components/LoadFailed/story-parts.tsx'
import { Gallery } from './Gallery.tsx'
import { cover } from './story-covers.ts'

const many = Array.from({ length: 40 }, (_, at) => cover(at + 1))

const meta = preview.meta({
  component: Gallery,
  args: { name: { text: 'Blue', lang: 'en' }, covers: many.slice(0, 3), all: false, onAll: fn() },
  render: function Drawn(args) {
    const [all, setAll] = useState(args.all)
    return <Gallery {...args} all={all} onAll={() => setAll(true)} />
  },
  parameters: ownFrame('720px'),
})

/** By keyboard: open, on, back round, close; the focus is where it was. */
export const ByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    const second = canvas.getByRole('button', { name: 'Enlarge Volume 2' })
    second.focus()
    await userEvent.keyboard('{Enter}')
    await expect(await screen.findByRole('img', { name: 'Blue: Volume 2' })).toBeVisible()
    await userEvent.keyboard('{ArrowRight}')
    await expect(await screen.findByRole('img', { name: 'Blue: Volume 3' })).toBeVisible()
    await userEvent.keyboard('{ArrowRight}')
    await expect(await screen.findByRole('img', { name: 'Blue: Volume 1' })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Previous cover' }))
    await expect(await screen.findByRole('img', { name: 'Blue: Volume 3' })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(second).toHaveFocus()
  },
})
export const Many = meta.story({
  args: { covers: many },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(14)
    await userEvent.click(canvas.getByRole('button', { name: 'Show all 40 covers' }))
    await expect(canvas.getAllByRole('listitem')).toHaveLength(40)
    await expect(canvas.getByRole('button', { name: 'Enlarge Volume 15' })).toHaveFocus()
  },
})
export const One = meta.story({
  args: { covers: [cover(1)] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Enlarge Volume 1' }))
    await expect(await screen.findByRole('button', { name: 'Actual size' })).toHaveFocus()
    await expect(screen.queryByRole('button', { name: 'Next cover' })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
})
/** Two covers of one volume, one of an unknown volume, pictures that are none. */
export const PartialAndHostile = meta.story({
  globals: { viewport: { value: 'small' } },
  args: {
    covers: [
      cover(1),
      cover(2, 1),
      { ...cover(3, null), thumbnail: null, medium: null, large: null, original: null },
      { ...cover(4), medium: ['java', 'script:alert(1)'].join('') },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button').map((one) => one.getAttribute('aria-label'))).toEqual([
      'Enlarge Volume 1',
      'Enlarge Volume 1 (2)',
      'Enlarge Other cover',
      'Enlarge Volume 4',
    ])
    await expect(document.querySelector('img[src^="javascript"]')).toBeNull()
  },
})
/** A name that turns its direction round turns nothing that stands after it. */
export const BackwardsName = meta.story({
  args: { name: { text: '\u202Ekcab', lang: undefined } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Enlarge Volume 1' }))
    const heading = await screen.findByRole('heading', { name: /: Volume 1$/ })
    await expect(heading.querySelector('bdi')).toHaveTextContent(/^\u202Ekcab$/)
  },
})
/** The code of the dialog does not arrive: the covers stay, it can be asked for again, or let be. */
export const CannotBeEnlarged = meta.story({
  render: (args) => (
    <LostParts times={2}>
      <Gallery {...args} />
    </LostParts>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Enlarge Volume 1' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The enlarged cover could not be loaded')
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull())
    await userEvent.click(canvas.getByRole('button', { name: 'Enlarge Volume 2' }))
    await canvas.findByRole('alert')
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await expect(await screen.findByRole('img', { name: 'Blue: Volume 2' })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
})
/** The first cover is under the pointer, the second has the focus. */
export const States = meta.story({
  parameters: { pseudo: { hover: ['li:nth-child(1) button'], focusVisible: ['li:nth-child(2) button'] } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { name: /^Enlarge/ })).toHaveLength(3)
  },
})
/** A cover that is missing is drawn with the name. */
export const LongText = meta.story({
  args: {
    name: { text: `${'x'.repeat(200)} ${'進撃の司書'.repeat(10)}`, lang: 'ja' },
    covers: [{ ...cover(1), thumbnail: null, medium: null, large: null, original: null }, cover(2, 123_456_789_012)],
  },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
    await userEvent.click(canvas.getByRole('button', { name: 'Enlarge Volume 123456789012' }))
    const dialog = await screen.findByRole('dialog')
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth)
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
})
