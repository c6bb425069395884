import preview from '@bunko/storybook/preview'
import { expect } from 'storybook/test'
import { ButtonLink } from '../ButtonLink/ButtonLink.tsx'
import { EmptyState } from './EmptyState.tsx'

const meta = preview.meta({
  component: EmptyState,
  args: { title: 'No edits found', text: 'No edits match the applied filters.' },
})

export const WithAction = meta.story({
  args: { action: <ButtonLink to="/admin">Back to Admin</ButtonLink> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No edits found' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Back to Admin' })).toHaveAttribute('href', '/admin')
  },
})
export const WithoutAction = meta.story({
  args: { title: 'No pending edits at the moment', text: 'All changes are up to date!' },
})
export const LongText = meta.story({
  args: { title: 'Nenhuma proposta de edição corresponde aos filtros escolhidos '.repeat(3), text: 'x'.repeat(120) },
  decorators: (Story) => (
    <div className="w-64">
      <Story />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
})
