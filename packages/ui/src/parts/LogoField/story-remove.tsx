import type { Play } from '@bunko/storybook/screen'
import { screen, within } from 'storybook/test'

/** Removes the stored logo, as one is asked. */
export const removeLogo = async ({ canvas, userEvent }: Parameters<Play>[0]) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Remove logo' }))
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Remove the logo?' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Remove logo' }))
}
