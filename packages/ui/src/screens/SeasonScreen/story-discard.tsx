import type { Play } from '@bunko/storybook/screen'
import { expect, screen, waitFor, within } from 'storybook/test'

type Context = Pick<Parameters<Play>[0], 'canvas' | 'userEvent'>

/** Gives up what was changed in the chart of fall 2026, as one is asked; first thinks better of it. */
export const discardChanges = async ({ canvas, userEvent }: Context, lost: string) => {
  const discard = canvas.getByRole('button', { name: 'Discard changes' })
  const ask = async () => {
    await userEvent.click(discard)
    return within(await screen.findByRole('alertdialog', { name: 'Discard the changes to Fall 2026?' }))
  }
  const asked = await ask()
  await expect(
    asked.getByText(`What you changed is lost, its draft too: ${lost}. This cannot be undone.`),
  ).toBeVisible()
  await userEvent.click(asked.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(discard).toHaveFocus())
  await expect(canvas.getByText(`Not saved yet: ${lost}`)).toBeVisible()
  await userEvent.click((await ask()).getByRole('button', { name: 'Discard changes' }))
  await waitFor(() => expect(canvas.getByText('No changes to save')).toHaveFocus())
}
