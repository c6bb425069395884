import preview from '@bunko/storybook/preview'
import { expect } from 'storybook/test'
import { Seal } from './Seal.tsx'

const meta = preview.meta({ component: Seal })

export const Mark = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Bunko' })).toBeVisible()
  },
})
export const WithName = meta.story({ args: { name: true } })
export const Sizes = meta.story({
  render: () => (
    <div className="flex items-center gap-4">
      <Seal size="sm" />
      <Seal />
      <Seal size="lg" />
    </div>
  ),
})
