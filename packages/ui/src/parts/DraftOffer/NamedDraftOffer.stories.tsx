import preview from '@bunko/storybook/preview'
import { expect, fn, screen } from 'storybook/test'
import { NamedDraftOffer } from './DraftOffer.tsx'
import { discardDraft } from './story-discard.tsx'

const restore = fn()
const discard = fn()
const draft = (name: string | null, isBeingSent = false) => ({
  offer: name === null ? null : { name },
  isBeingSent,
  restore,
  discard,
})

const meta = preview.meta({
  component: NamedDraftOffer,
  args: { draft: draft('村けい'), title: 'You began an author and did not finish', disabled: false },
  beforeEach: () => {
    restore.mockClear()
    discard.mockClear()
  },
  render: (args) => (
    <main id="main" tabIndex={-1} className="flex max-w-xl flex-col gap-4 p-6">
      <h1 className="font-serif text-2xl font-semibold">Create author</h1>
      <NamedDraftOffer {...args} />
      <p>The form.</p>
    </main>
  ),
})

/** The name is in its own language, and in the question as well. */
export const Named = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('村けい')).toHaveAttribute('lang', 'ja')
    await userEvent.click(canvas.getByRole('button', { name: 'Restore draft' }))
    await expect(restore).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }))
    await expect(await screen.findByRole('alertdialog')).toHaveTextContent('村けい')
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    await discardDraft({ canvas, userEvent })
    await expect(discard).toHaveBeenCalledOnce()
  },
})
export const WithoutANameYet = meta.story({
  args: { draft: draft(' ') },
  play: async ({ canvas }) => expect(canvas.getByText('Without a name yet')).toBeVisible(),
})
/** Of what is there already, the name is known. */
export const OfOneThatIsThere = meta.story({
  args: { draft: draft('Comic Kumo'), named: false, title: 'You have unsaved changes to this magazine' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You have unsaved changes to this magazine')).toBeVisible()
    await expect(canvas.queryByText('Comic Kumo')).toBeNull()
  },
})
export const NothingLeft = meta.story({
  args: { draft: draft(null) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The form.')).toBeVisible()
    await expect(canvas.queryByText('You began an author and did not finish')).toBeNull()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
})
/** The form below is on its way to the server. */
export const Disabled = meta.story({
  args: { disabled: true },
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button')) await expect(button).toBeDisabled()
    await expect(canvas.queryByText('It is still being sent.')).toBeNull()
  },
})
/** The form that was left is still on its way. */
export const BeingSent = meta.story({
  args: { draft: draft('村けい', true) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('It is still being sent.')).toBeVisible()
    for (const button of canvas.getAllByRole('button')) await expect(button).toBeDisabled()
  },
})
export const LongText = meta.story({
  args: { draft: draft(`${'x'.repeat(200)} ${'進撃の司書'.repeat(30)}`) },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/^x{200}/)).toBeVisible()
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
})
