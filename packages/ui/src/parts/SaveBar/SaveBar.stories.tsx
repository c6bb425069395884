import preview from '@bunko/storybook/preview'
import { expect, waitFor } from 'storybook/test'
import { Button } from '../../components/Button/Button.tsx'
import { Field } from '../../components/Field/Field.tsx'
import { TextInput } from '../../components/TextInput/TextInput.tsx'
import { SaveBar } from './SaveBar.tsx'

const WHY = { id: 'why', text: 'It needs a name first.' }
const FIELDS = Array.from({ length: 14 }, (_, at) => `Field ${at + 1}`)

const meta = preview.meta({
  component: SaveBar,
  args: {
    children: (
      <>
        <Button type="submit" variant="primary">
          Save changes
        </Button>
        <Button variant="quiet">Cancel</Button>
      </>
    ),
  },
  render: (args) => (
    <main id="main" className="p-4">
      <h1 className="mb-4 font-serif text-2xl font-semibold">Edit magazine</h1>
      <form aria-label="Magazine" className="flex above-bar flex-col gap-5">
        {FIELDS.map((label) => (
          <Field key={label} label={label}>
            {(control) => <TextInput {...control} />}
          </Field>
        ))}
        <SaveBar {...args} />
      </form>
    </main>
  ),
})

export const Wide = meta.story({
  play: async ({ canvas, userEvent }) => {
    const save = canvas.getByRole('button', { name: 'Save changes' })
    canvas.getByLabelText('Field 14').focus()
    await userEvent.tab()
    await expect(save).toHaveFocus()
  },
})

/** On a phone one need not go to the end to save; and whatever has the focus is not under it. */
export const Phone = meta.story({
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, userEvent }) => {
    const save = canvas.getByRole('button', { name: 'Save changes' })
    await expect(save.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight)
    canvas.getByLabelText('Field 1').focus()
    for (const label of FIELDS.slice(1)) {
      await userEvent.tab()
      const box = canvas.getByLabelText(label)
      await expect(box).toHaveFocus()
      box.scrollIntoView({ block: 'nearest' })
      await waitFor(() => expect(box.getBoundingClientRect().bottom).toBeLessThan(save.getBoundingClientRect().top))
    }
  },
})

/** What is missing is said beside the button that waits for it. */
export const NotYet = meta.story({
  globals: { viewport: { value: 'small' } },
  args: {
    why: WHY,
    children: (
      <>
        <Button type="submit" variant="primary" disabled aria-describedby={WHY.id}>
          Create magazine
        </Button>
        <Button variant="quiet">Cancel</Button>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Create magazine' })).toHaveAccessibleDescription(WHY.text)
    await expect(canvas.getByText(WHY.text)).toBeVisible()
  },
})

/** A long word beside the buttons takes lines of its own, and nothing grows wider than the window. */
export const LongText = meta.story({
  globals: { viewport: { value: 'small' } },
  args: { why: { id: 'why', text: 'Die Veröffentlichungshäufigkeitsangabe fehlt.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Veröffentlichungshäufigkeitsangabe/)).toBeVisible()
    const root = document.documentElement
    await expect(root.scrollWidth).toBeLessThanOrEqual(root.clientWidth)
  },
})
