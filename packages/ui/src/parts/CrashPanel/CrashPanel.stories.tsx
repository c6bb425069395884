import preview from '@bunko/storybook/preview'
import { expect, fn } from 'storybook/test'
import { CrashPanel } from './CrashPanel.tsx'

const meta = preview.meta({
  title: 'parts/CrashPanel',
  component: CrashPanel,
  args: { onRetry: fn(), onReload: fn() },
})

export const TwoWaysOn = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('This screen broke')
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Reload the page' }))
    await expect(args.onReload).toHaveBeenCalledOnce()
  },
})
