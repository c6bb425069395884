import preview from '@bunko/storybook/preview'
import { expect } from 'storybook/test'
import { Field } from '../Field/Field.tsx'
import { NumberInput } from './NumberInput.tsx'

const meta = preview.meta({
  component: NumberInput,
  render: (args) => (
    <Field label="Publication year" hint="1900 to next year">
      {(control) => <NumberInput {...control} {...args} />}
    </Field>
  ),
})

/** Typed as it comes, and left so: what is no number is told, not swallowed. */
export const Typed = meta.story({
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('textbox', { name: 'Publication year' })
    await expect(box).toHaveAttribute('inputmode', 'numeric')
    await userEvent.type(box, '２０15x{ArrowUp}')
    await expect(box).toHaveValue('２０15x')
  },
})
export const Invalid = meta.story({
  render: () => (
    <Field label="Publication year" error="Enter a year from 1900 to 2027.">
      {(control) => <NumberInput {...control} defaultValue="1899" />}
    </Field>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeInvalid()
  },
})
export const Disabled = meta.story({ args: { disabled: true, defaultValue: '2015' } })
export const States = meta.story({
  parameters: { pseudo: { hover: ['.is-hover'], focusVisible: ['.is-focus'] } },
  render: () => (
    <div className="flex flex-col gap-4">
      {['At rest', 'is-hover', 'is-focus'].map((state) => (
        <Field key={state} label={state}>
          {(control) => <NumberInput {...control} defaultValue="2015" className={state} />}
        </Field>
      ))}
      <Field label="Read only">{(control) => <NumberInput {...control} defaultValue="2015" readOnly />}</Field>
      <Field label="Disabled">{(control) => <NumberInput {...control} defaultValue="2015" disabled />}</Field>
    </div>
  ),
  play: async ({ canvas }) => {
    const fixed = canvas.getByRole('textbox', { name: 'Read only' })
    await expect(fixed).toHaveAttribute('readonly')
    const { backgroundColor } = getComputedStyle(canvas.getByRole('textbox', { name: 'At rest' }))
    await expect(getComputedStyle(fixed).backgroundColor).not.toBe(backgroundColor)
  },
})
export const LongText = meta.story({ args: { defaultValue: '9'.repeat(80) } })
