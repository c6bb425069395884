import preview from '@bunko/storybook/preview'
import { expect } from 'storybook/test'
import { PasswordInput } from '../PasswordInput/PasswordInput.tsx'
import { Select } from '../Select/Select.tsx'
import { TextArea } from '../TextArea/TextArea.tsx'
import { TextInput } from '../TextInput/TextInput.tsx'
import { Field } from './Field.tsx'

const meta = preview.meta({
  component: Field,
  args: { label: 'E-mail', children: (control) => <TextInput {...control} type="email" /> },
  decorators: (Story) => (
    <div className="max-w-sm">
      <Story />
    </div>
  ),
})

export const Plain = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('E-mail'))
    await expect(canvas.getByRole('textbox', { name: 'E-mail' })).toHaveFocus()
    await expect(canvas.getByRole('textbox')).not.toHaveAttribute('aria-describedby')
  },
})
export const WithHint = meta.story({
  args: { hint: 'The one you signed up with.', required: true, aside: 'Required' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('The one you signed up with.')
    await expect(canvas.getByRole('textbox')).toBeRequired()
  },
})
export const WithError = meta.story({
  args: {
    label: 'Review comment',
    error: 'Rejection reason is required',
    hint: 'The editor will read it.',
    children: (control) => <TextArea {...control} />,
  },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('textbox', { name: 'Review comment' })
    await expect(box).toBeInvalid()
    await expect(box).toHaveAccessibleDescription('Rejection reason is required The editor will read it.')
  },
})
export const EveryControl = meta.story({
  render: () => (
    <div className="flex flex-col gap-5">
      <Field label="Title">{(control) => <TextInput {...control} defaultValue="Dungeon Kitchen Diaries" />}</Field>
      <Field label="Password">
        {(control) => <PasswordInput {...control} autoComplete="current-password" defaultValue="hunter2" />}
      </Field>
      <Field label="Type">
        {(control) => (
          <Select {...control} value="all" options={[{ value: 'all', label: 'All Types' }]} onValueChange={() => {}} />
        )}
      </Field>
      <Field label="Description" hint="Long text grows the field.">
        {(control) => <TextArea {...control} />}
      </Field>
      <Field label="Not now">{(control) => <TextInput {...control} disabled defaultValue="Disabled" />}</Field>
      <Field label="Slug">
        {(control) => <TextInput {...control} readOnly defaultValue="dungeon-kitchen-diaries" />}
      </Field>
    </div>
  ),
})
export const States = meta.story({
  parameters: { pseudo: { hover: ['.is-hover'], focusVisible: ['.is-focus'] } },
  render: () => (
    <div className="flex flex-col gap-5">
      {['At rest', 'is-hover', 'is-focus'].map((state) => (
        <Field key={state} label={state} hint="As it stands on the cover.">
          {(control) => <TextInput {...control} className={state} defaultValue="Dungeon Kitchen Diaries" />}
        </Field>
      ))}
      <Field label="Wrong" error="Title is required">
        {(control) => <TextInput {...control} />}
      </Field>
    </div>
  ),
})
export const LongText = meta.story({
  args: { label: 'x'.repeat(80), error: 'e'.repeat(120), hint: 'h'.repeat(90) },
  decorators: (Story) => (
    <div className="w-64">
      <Story />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
})
