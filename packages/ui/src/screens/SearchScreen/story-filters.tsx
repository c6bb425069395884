import { expect, screen, waitFor, within } from 'storybook/test'
import type { Context } from './story-steps.tsx'

const DIALOG = { name: 'Filters' }

/** The filters: beside what was found, or in the dialog where there is no room for that. */
export const openFilters = async ({ canvas, userEvent }: Pick<Context, 'canvas' | 'userEvent'>) => {
  await canvas.findByRole('searchbox', { name: 'Search titles' })
  const opener = canvas.queryByRole('button', { name: /^Filters/ })
  if (!opener) return within(canvas.getByRole('complementary', { name: 'Filters' }))
  await userEvent.click(opener)
  return within(await screen.findByRole('dialog', DIALOG))
}

/** Back to what was found, where the filters are in front of it. */
export const closeFilters = async ({ userEvent }: Pick<Context, 'userEvent'>) => {
  const dialog = screen.queryByRole('dialog', DIALOG)
  if (!dialog) return
  await userEvent.click(within(dialog).getByRole('button', { name: /^Show .*titles?$/ }))
  await waitFor(() => expect(screen.queryByRole('dialog', DIALOG)).toBeNull())
}
