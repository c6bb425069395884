import { twoFrames } from '@bunko/storybook/two-frames'
import { expect, screen, within, type userEvent } from 'storybook/test'

/** Presses the button of the message that says this. */
export const answerToast = async (user: Pick<typeof userEvent, 'click'>, text: string, name: string) => {
  const toast = (await screen.findByText(text)).closest<HTMLElement>('[data-sonner-toast]')
  if (!toast) throw new Error(`no message says ${text}`)
  await user.click(within(toast).getByRole('button', { name }))
}

/** Nothing says this: a message that was made by now would be drawn. */
export const isNotSaid = async (text: string) => {
  await import('../components/Toaster/Toaster.tsx')
  await twoFrames()
  await expect(screen.queryByText(text)).toBeNull()
}
