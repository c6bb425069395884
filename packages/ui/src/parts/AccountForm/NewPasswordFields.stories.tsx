import { ownFrame } from '@bunko/storybook/own-frame'
import preview from '@bunko/storybook/preview'
import { expect, fn, waitFor } from 'storybook/test'
import { Button } from '../../components/Button/Button.tsx'
import { newPasswordProblems, refusalOf, type FieldSpec } from '../../lib/account-form.ts'
import { about } from '../../lib/story-about.ts'
import { NewPasswordFields } from './NewPasswordFields.tsx'
import { useAccountForm } from './use-account-form.ts'

const FIELDS = {
  password: { label: 'New password', wire: ['new_password'] },
  repeated: { label: 'Repeat new password', wire: ['password_confirm'] },
} as const satisfies Record<string, FieldSpec>

interface Props {
  /** Stands in both fields. */
  typed: string
  onSend: (password: string) => void
}
const Held = ({ typed, onSend }: Props) => {
  const form = useAccountForm({
    name: 'story',
    fields: FIELDS,
    base: { password: typed, repeated: typed },
    check: ({ password, repeated }) => {
      const { first, second } = newPasswordProblems(password, repeated)
      return { ...(first !== undefined && { password: first }), ...(second !== undefined && { repeated: second }) }
    },
    send: async ({ password }) => onSend(password),
    refused: (error) => refusalOf(error, FIELDS, 'Failed to change password'),
  })
  return (
    <main className="max-w-sm p-4">
      <h1 className="sr-only">Choose a new password</h1>
      <form noValidate onSubmit={form.submit} className="flex flex-col gap-4">
        <NewPasswordFields<keyof typeof FIELDS> form={form} />
        <Button type="submit" variant="primary" block>
          Change password
        </Button>
      </form>
    </main>
  )
}

const meta = preview.meta({
  component: Held,
  args: { typed: '', onSend: fn() },
  parameters: about(NewPasswordFields, ownFrame('360px')),
})

export const Filled = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(/^New password/), 'a lantern')
    await userEvent.type(canvas.getByLabelText(/^Repeat new password/), 'a lantern{Enter}')
    await waitFor(() => expect(args.onSend).toHaveBeenCalledWith('a lantern'))
  },
})
/** What is wrong is said beside the second one, which has the focus. */
export const NotTheSame = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(/^New password/), 'a lantern')
    const repeated = canvas.getByLabelText(/^Repeat new password/)
    await userEvent.type(repeated, 'a harbour{Enter}')
    await waitFor(() => expect(repeated).toHaveAccessibleDescription('The two passwords are not the same.'))
    await expect(repeated).toBeInvalid()
    await expect(repeated).toHaveFocus()
    await expect(args.onSend).not.toHaveBeenCalled()
  },
})
export const LongText = meta.story({
  args: { typed: 'p'.repeat(120) },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/^Repeat new password/)).toHaveValue('p'.repeat(120))
    const root = document.documentElement
    await expect(root.scrollWidth).toBeLessThanOrEqual(root.clientWidth)
  },
})
