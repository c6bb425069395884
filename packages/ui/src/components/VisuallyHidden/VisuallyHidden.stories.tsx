import preview from '@bunko/storybook/preview'
import { expect } from 'storybook/test'
import { VisuallyHidden } from './VisuallyHidden.tsx'

const meta = preview.meta({ component: VisuallyHidden, args: { children: 'Status: ' } })

export const BeforeAWord = meta.story({
  render: (args) => (
    <p>
      <VisuallyHidden {...args} />
      Pending
    </p>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Status:').getBoundingClientRect().width).toBe(1)
  },
})
