import { HttpError, NetworkError } from '@bunko/api-client'
import { ownFrame } from '@bunko/storybook/own-frame'
import preview from '@bunko/storybook/preview'
import type { ComponentProps } from 'react'
import { expect, fn, waitFor, within } from 'storybook/test'
import { LetterForm } from './LetterForm.tsx'

const CALL = 'POST /auth/verify-email/'
const FAILED = 'Failed to verify e-mail'
const UNSURE = 'It may have been verified all the same: try to log in.'
const ARGS: ComponentProps<typeof LetterForm> = {
  call: fn(() => Promise.resolve()),
  onDone: fn(),
  button: 'Verify e-mail',
  busyLabel: 'Verifying your e-mail…',
  failed: FAILED,
  unsureHint: UNSURE,
}

const meta = preview.meta({
  component: LetterForm,
  args: ARGS,
  parameters: ownFrame('360px'),
  render: (args) => (
    <main className="max-w-sm p-4">
      <h1 className="sr-only">Verify your e-mail</h1>
      <LetterForm {...args} />
    </main>
  ),
})

type Context = Parameters<NonNullable<(typeof WholeLink)['play']>>[0]
const field = ({ canvas }: Context) => canvas.getByRole('textbox', { name: 'Link or code' })
const send = async (context: Context, pasted: string) => {
  const { canvas, userEvent } = context
  await userEvent.click(field(context))
  await userEvent.paste(pasted)
  await userEvent.click(canvas.getByRole('button', { name: 'Verify e-mail' }))
}

/** Of a link only its code is sent. */
export const WholeLink = meta.story({
  play: async (context) => {
    const { args } = context
    await expect(field(context)).toHaveAccessibleDescription('As it stands in the e-mail we sent you.')
    await send(context, 'https://bunko.example/verify-email?token=ab-12')
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce())
    await expect(args.call).toHaveBeenCalledWith('ab-12')
  },
})
export const Empty = meta.story({
  play: async (context) => {
    const { canvas, args, userEvent } = context
    await userEvent.click(canvas.getByRole('button', { name: 'Verify e-mail' }))
    await expect(within(await canvas.findByRole('alert')).getByRole('link', { name: /^Link or code/ })).toBeVisible()
    await expect(field(context)).toHaveFocus()
    await expect(field(context)).toBeInvalid()
    await expect(args.call).not.toHaveBeenCalled()
  },
})
export const Sending = meta.story({
  args: { call: () => new Promise<void>(() => {}) },
  play: async (context) => {
    const { canvas } = context
    await send(context, 'ab-12')
    await expect(await canvas.findByText('Verifying your e-mail…')).toBeInTheDocument()
    await expect(canvas.getByRole('button', { name: 'Verify e-mail' })).toHaveAttribute('aria-busy', 'true')
  },
})
/** What was pasted stays. */
export const Refused = meta.story({
  args: { call: () => Promise.reject(new HttpError({ call: CALL, status: 400, text: 'This link has expired.' })) },
  play: async (context) => {
    await send(context, 'ab-12')
    const alert = within(await context.canvas.findByRole('alert'))
    await expect(alert.getByText(FAILED)).toBeVisible()
    await expect(alert.getByText('This link has expired.')).toBeVisible()
    await expect(alert.queryByText(UNSURE)).toBeNull()
    await expect(field(context)).toHaveValue('ab-12')
  },
})
export const Unsure = meta.story({
  args: { call: () => Promise.reject(new NetworkError(CALL)) },
  play: async (context) => {
    await send(context, 'ab-12')
    const alert = within(await context.canvas.findByRole('alert'))
    await expect(alert.getByText('Network error - please check your connection')).toBeVisible()
    await expect(alert.getByText(UNSURE)).toBeVisible()
  },
})
export const LongText = meta.story({
  args: { call: () => Promise.reject(new HttpError({ call: CALL, status: 400, text: `<b>${'x'.repeat(200)}</b>` })) },
  globals: { viewport: { value: 'small' } },
  play: async (context) => {
    await send(context, 'ab-12'.repeat(60))
    await expect(await context.canvas.findByText(/^<b>x{200}<\/b>$/)).toBeVisible()
    const root = document.documentElement
    await expect(root.scrollWidth).toBeLessThanOrEqual(root.clientWidth)
  },
})
