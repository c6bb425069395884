import preview from '@bunko/storybook/preview'
import { expect } from 'storybook/test'
import { Spinner } from './Spinner.tsx'

const meta = preview.meta({ component: Spinner })

export const Labelled = meta.story({
  args: { label: 'Loading edits' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading edits')
  },
})
export const Sizes = meta.story({
  render: () => (
    <div className="flex items-center gap-4">
      <Spinner size="sm" />
      <Spinner />
      <Spinner size="lg" />
    </div>
  ),
})
