import preview from '@bunko/storybook/preview'
import { expect } from 'storybook/test'
import { GatePanel } from './GatePanel.tsx'

const meta = preview.meta({
  title: 'parts/GatePanel',
  component: GatePanel,
  args: {
    title: 'Access Denied',
    text: "You don't have permission to access the admin panel.",
    action: { label: 'Go Home', to: '/' },
  },
})

export const AccessDenied = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Access Denied' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Go Home' })).toHaveAttribute('href', '/')
  },
})
