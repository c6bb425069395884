import { contract } from '@bunko/api-client'
import { demoAccount } from '@bunko/mock-server'
import preview from '@bunko/storybook/preview'
import { screenAt } from '@bunko/storybook/screen'
import { Route, Routes } from 'react-router-dom'
import { expect, screen, waitFor } from 'storybook/test'
import { paths } from '../paths.ts'
import { ConfirmEmailScreen } from '../screens/ConfirmEmailScreen/ConfirmEmailScreen.tsx'
import { ForgotPasswordScreen } from '../screens/ForgotPasswordScreen/ForgotPasswordScreen.tsx'
import { LoginScreen } from '../screens/LoginScreen/LoginScreen.tsx'
import { ProfileScreen } from '../screens/ProfileScreen/ProfileScreen.tsx'
import { ResetPasswordScreen } from '../screens/ResetPasswordScreen/ResetPasswordScreen.tsx'
import { focusKept, giveFile, go, headed, press, write, writeLabelled, type Context } from './keyboard-steps.tsx'

const ANA = demoAccount(5)
const ana = ({ server }: Context) => server.db.users.get(ANA.id)

/** The screens that have no frame. */
const Quiet = () => (
  <Routes>
    <Route path={paths.forgotPassword.pattern} Component={ForgotPasswordScreen} />
    <Route path={paths.resetPassword.pattern} Component={ResetPasswordScreen} />
    <Route path={paths.confirmEmail.pattern} Component={ConfirmEmailScreen} />
    <Route path={paths.login.pattern} Component={LoginScreen} />
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
    await press(context, 'button', 'Send the link')
    await headed(context, 'Check your e-mail')
    const letter = context.server.db.mails.all().find(({ kind, user_id }) => kind === 'reset' && user_id === ANA.id)
    await press(context, 'link', 'I have the link')
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

export const ConfirmsTheEmail = meta.story({
  globals: { level: 'anonymous' },
  parameters: screenAt({ path: '/*', at: `${paths.confirmEmail.to()}?token=email-known`, shell: false }),
  render: () => <Quiet />,
  beforeEach: ({ server }) => {
    server.db.mails.put({ id: 900, kind: 'email', user_id: ANA.id, to: 'ana@new.example', token: 'email-known' })
  },
  play: async (context) => {
    await press(context, 'link', 'Log in')
    await writeLabelled(context, /^E-mail/, ANA.email)
    await writeLabelled(context, /^Password/, `${ANA.password}{Enter}`)
    await headed(context, 'E-mail changed')
    await expect(ana(context)?.email).toBe('ana@new.example')
  },
})

const picture = () => {
  // One pixel.
  const base64 = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
  return new File([Uint8Array.from(atob(base64), (one) => one.charCodeAt(0))], 'me.png', { type: 'image/png' })
}

export const ChangesThePictures = meta.story({
  beforeEach: ({ server }) =>
    server.fail(contract.auth.uploadAvatar, { status: 400, body: { success: false, error: 'Too wide' }, times: 1 }),
  play: async (context) => {
    await go(context, 'button', 'Choose a picture')
    await giveFile(picture())
    await screen.findByText('Upload failed: Too wide')
    await focusKept()
    await press(context, 'button', 'Retry')
    await expect(await screen.findByText('Picture updated')).toBeVisible()
    await focusKept()
    await expect(ana(context)?.avatar).toMatch(/^\/media\/avatars\//)
    await go(context, 'button', 'Choose a banner')
    await giveFile(new File(['no picture'], 'me.png', { type: 'image/png' }))
    await expect(await screen.findByText('Invalid file format. Accepted: JPEG, PNG, WEBP')).toBeVisible()
    await go(context, 'button', 'Choose a banner')
    await giveFile(picture())
    await expect(await screen.findByText('Banner updated')).toBeVisible()
    await focusKept()
    await expect(ana(context)?.banner).toMatch(/^\/media\/banners\//)
  },
})
