import { ownFrame } from '@bunko/storybook/own-frame'
import preview from '@bunko/storybook/preview'
import type { ComponentProps } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { Button } from '../../components/Button/Button.tsx'
import { refusalOf, type FieldSpec } from '../../lib/account-form.ts'
import { about } from '../../lib/story-about.ts'
import { AccountField } from './AccountField.tsx'
import { useAccountForm } from './use-account-form.ts'

interface Props extends Omit<ComponentProps<typeof AccountField>, 'form' | 'name'> {
  /** What the field is called. */
  label: string
  /** Stands in the field. */
  typed: string
  /** Told of what was sent. */
  onSend: (value: string) => void
}
const Held = ({ label, typed, onSend, ...rest }: Props) => {
  const fields = { value: { label, wire: ['value'] } } satisfies Record<string, FieldSpec>
  const form = useAccountForm({
    name: 'story',
    fields,
    base: { value: typed },
    check: ({ value }) => (value === '' ? { value: `${label} is required` } : {}),
    send: async ({ value }) => onSend(value),
    refused: (error) => refusalOf(error, fields, 'Failed to save'),
  })
  return (
    <main className="max-w-sm p-4">
      <h1 className="sr-only">Your account</h1>
      <form noValidate onSubmit={form.submit} className="flex flex-col gap-4">
        <AccountField {...rest} form={form} name="value" />
        <Button type="submit">Save</Button>
      </form>
    </main>
  )
}

const meta = preview.meta({
  component: Held,
  args: { label: 'Name', typed: '', autoComplete: 'name', onSend: fn() },
  parameters: about(AccountField, ownFrame('340px')),
})

/** Words are corrected as anywhere, and Enter sends the form. */
export const Text = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Name' })
    await expect(field).toHaveAttribute('autocomplete', 'name')
    await expect(field).not.toHaveAttribute('autocapitalize')
    await userEvent.type(field, 'Ana Luz{Enter}')
    await waitFor(() => expect(args.onSend).toHaveBeenCalledWith('Ana Luz'))
  },
})
/** No letter of an address is changed by the device. */
export const Email = meta.story({
  args: { label: 'E-mail', type: 'email', autoComplete: 'email', typed: 'ana@bunko.example', required: true },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'E-mail' })
    await expect(field).toHaveValue('ana@bunko.example')
    await expect(field).toBeRequired()
    await expect(field).toHaveAttribute('autocapitalize', 'none')
    await expect(field).toHaveAttribute('spellcheck', 'false')
  },
})
/** Hidden until somebody wants to see it; a password manager knows it by the name it has in the form. */
export const Password = meta.story({
  args: {
    label: 'Current password',
    type: 'password',
    autoComplete: 'current-password',
    inputName: 'current_password',
    typed: 'a lantern',
  },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText(/^Current password/)
    await expect(field).toHaveAttribute('type', 'password')
    await expect(field).toHaveAttribute('name', 'current_password')
    await userEvent.click(canvas.getByRole('button', { name: /^Show/ }))
    await expect(field).toHaveAttribute('type', 'text')
  },
})
/** A name of an account is a text whose letters are not those of a sentence. */
export const ExactWithAHint = meta.story({
  args: { label: 'Username', autoComplete: 'username', exact: true, hint: 'Shown beside what you propose.' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Username' })
    await expect(field).toHaveAccessibleDescription('Shown beside what you propose.')
    await expect(field).toHaveAttribute('autocapitalize', 'none')
  },
})
/** What is wrong is said beside it, until it is changed; it has the focus. */
export const Wrong = meta.story({
  args: { required: true },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    const field = canvas.getByRole('textbox', { name: 'Name' })
    await waitFor(() => expect(field).toHaveAccessibleDescription('Name is required'))
    await expect(field).toBeInvalid()
    await expect(field).toHaveFocus()
    await expect(args.onSend).not.toHaveBeenCalled()
    await userEvent.type(field, 'A')
    await expect(field).toBeValid()
    await userEvent.clear(field)
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByText('Name is required')).toBeVisible()
  },
})
export const LongText = meta.story({
  args: { label: `Name ${'進撃の司書'.repeat(20)}`, typed: 'x'.repeat(200), hint: 'y'.repeat(200) },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('textbox')).toHaveValue('x'.repeat(200))
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
})
