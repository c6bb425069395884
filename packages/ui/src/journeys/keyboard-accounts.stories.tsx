import { demoAccount } from '@bunko/mock-server'
import preview from '@bunko/storybook/preview'
import { screenAt } from '@bunko/storybook/screen'
import { Route, Routes } from 'react-router-dom'
import { expect, screen, waitFor } from 'storybook/test'
import { paths } from '../paths.ts'
import { ForgotPasswordScreen } from '../screens/ForgotPasswordScreen/ForgotPasswordScreen.tsx'
import { ProfileScreen } from '../screens/ProfileScreen/ProfileScreen.tsx'
import { ResetPasswordScreen } from '../screens/ResetPasswordScreen/ResetPasswordScreen.tsx'
import { focusKept, headed, press, write, writeLabelled, type Context } from './keyboard-steps.tsx'

const ANA = demoAccount(5)
const ana = ({ server }: Context) => server.db.users.get(ANA.id)

/** The screens that have no frame. */
const Quiet = () => (
  <Routes>
    <Route path={paths.forgotPassword.pattern} Component={ForgotPasswordScreen} />
    <Route path={paths.resetPassword.pattern} Component={ResetPasswordScreen} />
  </Routes>
)

/** What people do with their accounts, without a pointer. */
const meta = preview.meta({
  title: 'Journeys/By keyboard/Accounts',
  component: ProfileScreen,
  globals: { level: '5' },
  parameters: screenAt({ path: paths.profile.pattern, at: paths.profile.to() }),
})

export const ResetsThePassword = meta.story({
  globals: { level: 'anonymous' },
  parameters: screenAt({ path: '/*', at: paths.forgotPassword.to(), shell: false }),
  render: () => <Quiet />,
  play: async (context) => {
    await writeLabelled(context, /^E-mail/, ANA.email)
    await press(context, 'button', 'Send the letter')
    await headed(context, 'Look into your e-mail')
    const letter = context.server.db.mails.all().find(({ kind, user_id }) => kind === 'reset' && user_id === ANA.id)
    await press(context, 'link', 'I have the letter')
    await writeLabelled(context, /^Link or code/, letter?.token ?? '')
    await writeLabelled(context, /^New password/, 'another secret')
    await writeLabelled(context, /^Repeat new password/, 'another secret')
    await press(context, 'button', 'Change password')
    await headed(context, 'Password changed')
    await expect(ana(context)?.password).toBe('another secret')
  },
})

export const SavesTheProfile = meta.story({
  play: async (context) => {
    await write(context, 'First name', 'Anabela')
    await press(context, 'button', 'Save changes')
    await expect(await screen.findByText('Profile updated')).toBeVisible()
    await expect(ana(context)?.first_name).toBe('Anabela')
    await focusKept()
  },
})

export const ChangesPasswordAndEmail = meta.story({
  play: async (context) => {
    const { server } = context
    await writeLabelled(context, /^Current password/, ANA.password)
    await writeLabelled(context, /^New password/, 'another secret')
    await writeLabelled(context, /^Repeat new password/, 'another secret')
    await press(context, 'button', 'Change password')
    await expect(await screen.findByText('Password changed')).toBeVisible()
    await expect(ana(context)?.password).toBe('another secret')
    await writeLabelled(context, /^New e-mail/, 'ana@new.example')
    await press(context, 'button', 'Change e-mail')
    await context.canvas.findByText('One step is left')
    await waitFor(() => expect(server.db.mails.all().some(({ to }) => to === 'ana@new.example')).toBe(true))
    await focusKept()
  },
})
