import { ownFrame } from '@bunko/storybook/own-frame'
import preview from '@bunko/storybook/preview'
import { expect, screen, waitFor } from 'storybook/test'
import { LostParts } from '../../components/LoadFailed/story-parts.tsx'
import { MainCover } from './Gallery.tsx'
import { cover } from './story-covers.ts'

const NONE = { thumbnail: null, medium: null, large: null, original: null }

const meta = preview.meta({
  component: MainCover,
  args: { name: { text: 'Blue', lang: 'en' }, covers: cover(1) },
  parameters: ownFrame('420px'),
  render: (args) => (
    <main className="w-60 p-4">
      <h1 className="sr-only">Blue</h1>
      <MainCover {...args} />
    </main>
  ),
})

/** Pressed, it is seen as large as the window; closed, the focus is where it was. */
export const Enlarged = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvasElement.querySelector('img')).toHaveAttribute('loading', 'eager')
    const button = canvas.getByRole('button', { name: 'Enlarge the cover of Blue' })
    await userEvent.click(button)
    await expect(await screen.findByRole('img', { name: 'Cover of Blue' })).toBeVisible()
    await expect(screen.queryByRole('button', { name: 'Next cover' })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(button).toHaveFocus()
  },
})
/** One is drawn, which nobody needs to see closely. */
export const WithoutACover = meta.story({
  args: { covers: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: /Blue/ })).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
})
/** It is there, and none of its sizes. */
export const NoSize = meta.story({
  args: { covers: NONE },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: /Blue/ })).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
})
/** The code of the dialog does not arrive: the cover stays, and it can be asked for again. */
export const CannotBeEnlarged = meta.story({
  render: (args) => (
    <LostParts>
      <main className="flex w-100 max-w-full flex-col gap-4 p-4">
        <h1 className="sr-only">Blue</h1>
        <div className="w-52">
          <MainCover {...args} />
        </div>
      </main>
    </LostParts>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Enlarge the cover of Blue' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The enlarged cover could not be loaded')
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await expect(await screen.findByRole('img', { name: 'Cover of Blue' })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
})
/** At rest, under the pointer and focused. */
export const States = meta.story({
  parameters: { pseudo: { hover: ['.is-hover button'], focusVisible: ['.is-focus button'] } },
  render: (args) => (
    <main className="flex gap-6 p-4">
      <h1 className="sr-only">Blue</h1>
      {['at-rest', 'is-hover', 'is-focus'].map((state) => (
        <div key={state} className={`w-40 ${state}`}>
          <MainCover {...args} />
        </div>
      ))}
    </main>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { name: 'Enlarge the cover of Blue' })).toHaveLength(3)
  },
})
/** A cover that is missing is drawn with the name; the dialog has it as its heading. */
export const LongText = meta.story({
  args: { name: { text: `${'x'.repeat(200)} ${'進撃の司書'.repeat(10)}`, lang: 'ja' } },
  globals: { viewport: { value: 'small' } },
  render: (args) => (
    <main className="flex w-60 flex-col gap-4 p-4">
      <h1 className="sr-only">Blue</h1>
      <MainCover {...args} />
      <MainCover {...args} covers={null} />
    </main>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
    await userEvent.click(canvas.getByRole('button', { name: /^Enlarge the cover of x{200}/ }))
    const dialog = await screen.findByRole('dialog')
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth)
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
})
