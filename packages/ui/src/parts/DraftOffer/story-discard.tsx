import type { Play } from '@bunko/storybook/screen'
import { expect, screen, waitFor, within } from 'storybook/test'

/** Gives up the draft that is offered, as one is asked; first thinks better of it. */
export const discardDraft = async ({ canvas, userEvent }: Pick<Parameters<Play>[0], 'canvas' | 'userEvent'>) => {
  const discard = await canvas.findByRole('button', { name: 'Discard' })
  const ask = async () => {
    await userEvent.click(discard)
    return within(await screen.findByRole('alertdialog', { name: 'Discard this draft?' }))
  }
  await userEvent.click((await ask()).getByRole('button', { name: 'Cancel' }))
  await expect(discard).toHaveFocus()
  await userEvent.click((await ask()).getByRole('button', { name: 'Discard draft' }))
  await waitFor(() => expect(document.body).not.toHaveFocus())
}
