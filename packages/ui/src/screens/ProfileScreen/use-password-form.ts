import { useAccount } from '../../data/account.ts'
import { newPasswordProblems, refusalOf, type FieldSpec } from '../../lib/account-form.ts'
import { useAccountForm } from '../../parts/AccountForm/use-account-form.ts'
import { useToast } from '../../toasts/toasts.tsx'
import { useFailureToast } from '../../toasts/use-failure-toast.ts'
import { isUnsure } from '../../lib/unsure.ts'
import { textBelow } from './text-below.ts'

const PASSWORD_FIELDS = {
  current: { label: 'Current password', wire: ['currentPassword', 'current_password', 'old_password'] },
  password: { label: 'New password', wire: ['newPassword', 'new_password', 'password'] },
  repeated: { label: 'Repeat new password', wire: ['password_confirm', 'passwordConfirm'] },
} as const satisfies Record<string, FieldSpec>
export type PasswordField = keyof typeof PASSWORD_FIELDS
const FAILED = 'Failed to change password'
const NOTHING = { current: '', password: '', repeated: '' }

/** POST /auth/change-password/. Nothing of it is ever kept. */
export const usePasswordForm = () => {
  const { changePassword } = useAccount()
  const toast = useToast()
  const failure = useFailureToast()
  const form = useAccountForm<PasswordField>({
    name: 'password',
    fields: PASSWORD_FIELDS,
    base: NOTHING,
    check: ({ current, password, repeated }) => {
      const { first, second } = newPasswordProblems(password, repeated)
      return {
        ...(current === '' && { current: 'Enter your current password.' }),
        ...(first !== undefined && { password: first }),
        ...(second !== undefined && { repeated: second }),
      }
    },
    send: async (values) => {
      await changePassword({ currentPassword: values.current, newPassword: values.password })
      form.rebase(NOTHING, values)
      toast('success', 'Password changed')
    },
    refused: (error) => refusalOf(error, PASSWORD_FIELDS, FAILED),
    onBegin: failure.takeBack,
    onRefused: (error) => failure.say(FAILED, { text: textBelow(FAILED, error), isUnsure: isUnsure(error) }),
  })
  return form
}
