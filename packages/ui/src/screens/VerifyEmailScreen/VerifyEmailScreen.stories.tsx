import { contract } from '@bunko/api-client'
import preview from '@bunko/storybook/preview'
import { screenAt, type Play } from '@bunko/storybook/screen'
import { StrictMode } from 'react'
import { useLocation } from 'react-router-dom'
import { expect, waitFor } from 'storybook/test'
import { paths } from '../../paths.ts'
import { VerifyEmailScreen } from './VerifyEmailScreen.tsx'

/** The address bar. */
const Where = () => <span hidden>{useLocation().search}</span>
const where = (element: HTMLElement) => element.querySelector('span[hidden]')?.textContent
const TOKEN = 'verify-known'
const at = (query: string) =>
  screenAt({ path: paths.verifyEmail.pattern, at: paths.verifyEmail.to() + query, shell: false })

const meta = preview.meta({
  title: 'Screens/Verify e-mail',
  component: VerifyEmailScreen,
  globals: { level: 'anonymous' },
  parameters: at(`?token=${TOKEN}&next=%2Flists`),
  render: () => (
    <StrictMode>
      <VerifyEmailScreen />
      <Where />
    </StrictMode>
  ),
  beforeEach: ({ server }) => {
    server.db.mails.put({ id: 900, kind: 'verify', user_id: 5, to: 'ana@luz.example', token: TOKEN })
  },
})
type Context = Parameters<Play>[0]
const sent = ({ server }: Context) => server.journal.filter(({ call }) => call === 'POST /auth/verify-email/')
const paste = async ({ canvas, userEvent }: Context, text: string) => {
  await userEvent.click(await canvas.findByLabelText(/^Link or code/))
  await userEvent.paste(text)
  await userEvent.click(canvas.getByRole('button', { name: 'Verify e-mail' }))
}

/** Sent once, in StrictMode too; the token leaves the address. */
export const ByLink = meta.story({
  play: async (context) => {
    const { canvas, canvasElement, server } = context
    await expect(await canvas.findByRole('heading', { name: 'E-mail verified' })).toBeVisible()
    await expect(sent(context)).toHaveLength(1)
    await expect(where(canvasElement)).toBe('?next=%2Flists')
    await expect(server.db.mails.get(900)).toBeUndefined()
    await expect(canvas.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login?next=%2Flists')
    await expect(document.title).toBe('Verify e-mail · Bunko')
  },
})

export const ByLinkWhenSignedIn = meta.story({
  globals: { level: '5' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Go on' })).toHaveAttribute('href', '/lists')
  },
})

/** The letter was opened in another tab, and its reader logged in there: what was begun here is led on to. */
export const LoggedInElsewhere = meta.story({
  globals: { level: '5' },
  parameters: at('?next=%2Flists'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Go on' })).toHaveAttribute('href', '/lists')
    await expect(canvas.queryByRole('link', { name: 'Log in' })).toBeNull()
  },
})

export const Sending = meta.story({
  beforeEach: ({ server }) => server.hang(contract.auth.verifyEmail),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('Verifying your e-mail…')).toBeVisible()
    await waitFor(() => expect(where(canvasElement)).toBe('?next=%2Flists'))
  },
})

export const UsedUp = meta.story({
  parameters: at('?token=verify-old'),
  play: async (context) => {
    const { canvas, canvasElement } = context
    const alert = await canvas.findByRole('alert')
    await expect(alert).toHaveTextContent('Failed to verify e-mail')
    await expect(alert).toHaveTextContent('Invalid or expired token.')
    await expect(canvas.queryByRole('button', { name: 'Retry' })).toBeNull()
    await expect(where(canvasElement)).toBe('')
    await expect(canvas.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login')
  },
})
/** Another letter's link, pasted whole. */
export const UsedUpThenPasted = meta.story({
  parameters: at('?token=verify-old'),
  play: async (context) => {
    const { canvas } = context
    await canvas.findByRole('alert')
    await paste(context, `https://bunko.example/verify-email?token=${TOKEN}`)
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'E-mail verified' })).toHaveFocus())
  },
})

export const NoAnswer = meta.story({
  beforeEach: ({ server }) => server.failNetwork(contract.auth.verifyEmail),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Network error - please check your connection')
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible()
  },
})
export const NoAnswerThenRetry = meta.story({
  beforeEach: ({ server }) => server.failNetwork(contract.auth.verifyEmail, { times: 1 }),
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }))
    await expect(await canvas.findByRole('heading', { name: 'E-mail verified' })).toBeVisible()
    await expect(sent(context)).toHaveLength(2)
  },
})

const MAY_BE = 'It may have been verified all the same: try to log in.'
/** What failed on the way may have been done. */
export const ServerError = meta.story({
  beforeEach: ({ server }) => server.fail(contract.auth.verifyEmail, { status: 500 }),
  play: async ({ canvas }) => {
    const alert = await canvas.findByRole('alert')
    await expect(alert).toHaveTextContent('Failed to verify e-mailThe server gave no reason.')
    await expect(alert).toHaveTextContent(MAY_BE)
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible()
  },
})
/** The answer that is lost was a yes: the code is refused the second time. */
export const AnswerLostThenRetry = meta.story({
  beforeEach: ({ server }) => server.cut(contract.auth.verifyEmail, { times: 1 }),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(MAY_BE)
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('Invalid or expired token.'))
    await expect(canvas.getByRole('alert')).toHaveTextContent(MAY_BE)
  },
})
/** The same of a code that is pasted. */
export const PastedAnswerLost = meta.story({
  parameters: at(''),
  beforeEach: ({ server }) => server.cut(contract.auth.verifyEmail, { times: 1 }),
  play: async (context) => {
    const { canvas, userEvent } = context
    await paste(context, TOKEN)
    await expect(await canvas.findByRole('alert')).toHaveTextContent(MAY_BE)
    await userEvent.click(canvas.getByRole('button', { name: 'Verify e-mail' }))
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('Invalid or expired token.'))
    await expect(canvas.getByRole('alert')).toHaveTextContent(MAY_BE)
  },
})

export const WithoutALink = meta.story({
  parameters: at(''),
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.click(await canvas.findByRole('button', { name: 'Verify e-mail' }))
    await expect(canvas.getByLabelText(/^Link or code/)).toHaveFocus()
    await expect(sent(context)).toHaveLength(0)
    await paste(context, 'nonsense')
    await expect(await canvas.findByText('Invalid or expired token.')).toBeVisible()
    await expect(canvas.getByLabelText(/^Link or code/)).toHaveValue('nonsense')
  },
})
