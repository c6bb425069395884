import preview from '@bunko/storybook/preview'
import { expect } from 'storybook/test'
import { Progress } from './Progress.tsx'

const meta = preview.meta({ component: Progress, args: { label: 'Uploading cover-1.jpg', value: 40 } })

export const Known = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Uploading cover-1.jpg' })).toHaveAttribute(
      'aria-valuenow',
      '40',
    )
  },
})
export const Unknown = meta.story({
  args: { value: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow')
  },
})
export const OutOfRange = meta.story({
  args: { value: 140, tone: 'success' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100')
  },
})
export const Failed = meta.story({ args: { value: 62, tone: 'danger' } })
