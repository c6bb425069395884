import preview from '@bunko/storybook/preview'
import { screenAt } from '@bunko/storybook/screen'
import { expect, screen, waitFor } from 'storybook/test'
import { LostParts } from '../components/LoadFailed/story-parts.tsx'
import { AppShell } from '../routing/AppShell.tsx'
import { PlaceholderScreen } from '../screens/PlaceholderScreen/PlaceholderScreen.tsx'

const Moderation = () => (
  <LostParts>
    <AppShell>
      <PlaceholderScreen name="moderation" />
    </AppShell>
  </LostParts>
)

const meta = preview.meta({
  title: 'Journeys/App shell/Code that does not arrive',
  component: Moderation,
  globals: { level: '2' },
  parameters: screenAt({ path: '/admin/moderation', at: '/admin/moderation', shell: false }),
})

const FAILED = 'This could not be loaded.'

/** The screen stays; Retry opens what was asked for. */
export const Palette = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { level: 1 })
    await userEvent.keyboard('{Control>}k{/Control}')
    await expect(await canvas.findByRole('alert')).toHaveTextContent(FAILED)
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    const field = await screen.findByRole('combobox', { name: 'Screen' })
    await waitFor(() => expect(field).toHaveFocus())
    await expect(canvas.queryByText(FAILED)).toBeNull()
  },
})
export const MenuOnAPhone = meta.story({
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Menu' }))
    await expect(await canvas.findByText(FAILED)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(canvas.queryByText(FAILED)).toBeNull())
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }))
    await expect(await screen.findByRole('dialog')).toBeVisible()
  },
})
