import preview from '@bunko/storybook/preview'
import { screenAt, type Play } from '@bunko/storybook/screen'
import { expect, userEvent, waitFor } from 'storybook/test'
import { paths } from '../paths.ts'
import { ForgotPasswordScreen } from '../screens/ForgotPasswordScreen/ForgotPasswordScreen.tsx'
import { LoginScreen } from '../screens/LoginScreen/LoginScreen.tsx'
import { RegisterScreen } from '../screens/RegisterScreen/RegisterScreen.tsx'
import { ResetPasswordScreen } from '../screens/ResetPasswordScreen/ResetPasswordScreen.tsx'
import { VerifyEmailScreen } from '../screens/VerifyEmailScreen/VerifyEmailScreen.tsx'

const NEXT = '/manga/dungeon-kitchen/untitled'
const routes = [
  { path: paths.register.pattern, Component: RegisterScreen },
  { path: paths.verifyEmail.pattern, Component: VerifyEmailScreen },
  { path: paths.forgotPassword.pattern, Component: ForgotPasswordScreen },
  { path: paths.resetPassword.pattern, Component: ResetPasswordScreen },
]
const MEI = { username: 'mei.oda', email: 'mei@reader.example', password: 'a long secret' }

/** From a title to an account and back to the title; and back in after the password is forgotten. */
const meta = preview.meta({
  title: 'Journeys/Account',
  component: LoginScreen,
  globals: { level: 'anonymous' },
  parameters: screenAt({
    path: paths.login.pattern,
    at: `${paths.login.to()}?next=${encodeURIComponent(NEXT)}`,
    shell: false,
    routes,
  }),
})
type Context = Parameters<Play>[0]

const type = async ({ canvas }: Context, label: RegExp, text: string) => {
  await userEvent.click(await canvas.findByLabelText(label))
  await userEvent.paste(text)
}
const press = async ({ canvas }: Context, role: 'link' | 'button', name: string) =>
  userEvent.click((await canvas.findAllByRole(role, { name })).at(-1)!)
/** A screen's code, then its answer, on a busy machine. */
const heading = async ({ canvas }: Context, name: string) =>
  expect(await canvas.findByRole('heading', { level: 1, name })).toBeVisible()
/** What the mock has posted. */
const letter = ({ server }: Context, kind: 'verify' | 'reset') => {
  const mail = server.db.mails.all().find((one) => one.kind === kind && one.to === MEI.email)
  if (!mail) throw new Error(`no letter of kind ${kind}`)
  return `https://bunko.example/${kind}?token=${mail.token}`
}

export const NewUserRegistersAndVerifies = meta.story({
  play: async (context) => {
    const { canvas, server, session } = context
    await press(context, 'link', 'Create an account')
    await heading(context, 'Create an account')
    await type(context, /^Username/, MEI.username)
    await type(context, /^E-mail/, MEI.email)
    await type(context, /^Password/, MEI.password)
    await type(context, /^Repeat password/, MEI.password)
    await press(context, 'button', 'Create account')

    await heading(context, 'Check your e-mail')
    await expect(canvas.getByText(MEI.email)).toBeVisible()
    const link = letter(context, 'verify')
    await type(context, /^Link or code/, link)
    await press(context, 'button', 'Verify e-mail')

    await heading(context, 'E-mail verified')
    await press(context, 'link', 'Log in')
    await heading(context, 'Log in')
    await type(context, /^E-mail/, MEI.email)
    await type(context, /^Password/, MEI.password)
    await press(context, 'button', 'Log in')
    await expect(await canvas.findByText(NEXT)).toBeVisible()
    await waitFor(() => expect(session.state()).toMatchObject({ level: 5, user: { username: MEI.username } }))
    // No secret in an address.
    const asked = server.journal.map(({ path }) => path).join(' ')
    for (const secret of [MEI.password, MEI.email, link.split('=').at(-1)!]) await expect(asked).not.toContain(secret)
  },
})

export const PasswordForgotten = meta.story({
  beforeEach: ({ server }) => {
    const id = server.db.users.nextId()
    server.db.users.put({ ...server.db.users.get(5)!, ...MEI, id })
  },
  play: async (context) => {
    const { canvas } = context
    await press(context, 'link', 'Forgot password?')
    await type(context, /^E-mail/, MEI.email)
    await press(context, 'button', 'Send the link')
    await heading(context, 'Check your e-mail')
    await press(context, 'link', 'I have the link')
    await heading(context, 'Choose a new password')
    await type(context, /^Link or code/, letter(context, 'reset'))
    await type(context, /^New password/, 'another secret')
    await type(context, /^Repeat new password/, 'another secret')
    await press(context, 'button', 'Change password')
    await heading(context, 'Password changed')
    await press(context, 'link', 'Log in')
    await heading(context, 'Log in')
    await type(context, /^E-mail/, MEI.email)
    await type(context, /^Password/, 'another secret')
    await press(context, 'button', 'Log in')
    await expect(await canvas.findByText(NEXT)).toBeVisible()
  },
})
