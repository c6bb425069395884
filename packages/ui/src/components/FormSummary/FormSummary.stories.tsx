import preview from '@bunko/storybook/preview'
import { expect, fn } from 'storybook/test'
import { Field } from '../Field/Field.tsx'
import { TextInput } from '../TextInput/TextInput.tsx'
import { FormSummary } from './FormSummary.tsx'

const PROBLEMS = [
  { id: 'primary', label: 'Primary title', text: 'Please fill in the Title and Description fields.' },
  { id: 'year', label: 'Publication year', text: 'Enter a year from 1900 to 2027.' },
]

const meta = preview.meta({
  component: FormSummary,
  args: { title: 'Missing Required Fields', problems: PROBLEMS },
  render: (args) => (
    <div className="flex max-w-lg flex-col gap-4">
      <FormSummary {...args} />
      <Field id="primary" label="Primary title">
        {(control) => <TextInput {...control} />}
      </Field>
      <Field id="year" label="Publication year">
        {(control) => <TextInput {...control} />}
      </Field>
    </div>
  ),
})

export const LeadsToTheField = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Missing Required Fields')
    canvas.getByRole('link', { name: 'Publication year: Enter a year from 1900 to 2027.' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('textbox', { name: 'Publication year' })).toHaveFocus()
  },
})
/** A field on another tab is not there yet: the screen brings it. */
export const LeftToTheScreen = meta.story({
  args: { onGo: fn() },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: /^Primary title/ }))
    await expect(args.onGo).toHaveBeenCalledWith('primary')
    await expect(canvas.getByRole('textbox', { name: 'Primary title' })).not.toHaveFocus()
  },
})
export const MoreToKnow = meta.story({
  args: { children: <p>It may have been saved all the same.</p> },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('alert')).toHaveTextContent(/1900 to 2027\.It may have been saved all the same\.$/),
})
export const WithoutFields = meta.story({
  args: { title: 'Network error - please check your connection', problems: [] },
})
export const LongText = meta.story({
  args: { problems: [{ id: 'year', label: 'x'.repeat(90), text: '長い説明'.repeat(40) }] },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('alert')
    await expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth)
  },
})
export const States = meta.story({
  parameters: { pseudo: { hover: ['li:first-child a'], focusVisible: ['li:last-child a'] } },
})
