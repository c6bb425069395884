import preview from '@bunko/storybook/preview'
import { expect } from 'storybook/test'
import { ButtonLink } from './ButtonLink.tsx'

const meta = preview.meta({ component: ButtonLink, args: { to: '/', children: 'Go Home' } })

export const Secondary = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Go Home' })).toHaveAttribute('href', '/')
    await expect(canvas.queryByRole('button')).toBeNull()
  },
})
export const Primary = meta.story({ args: { look: 'primary', children: 'Go to Login' } })
export const Quiet = meta.story({ args: { look: 'quiet', children: 'View All', size: 'sm' } })
