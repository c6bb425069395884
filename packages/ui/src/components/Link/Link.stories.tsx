import preview from '@bunko/storybook/preview'
import { expect } from 'storybook/test'
import { Link } from './Link.tsx'

const meta = preview.meta({ component: Link, args: { to: '/admin', children: 'View title' } })

export const Inside = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'View title' })).toHaveAttribute('href', '/admin')
  },
})

export const Looks = meta.story({
  parameters: { pseudo: { hover: ['.is-hover'], focusVisible: ['.is-focus'] } },
  render: () => (
    <div className="flex flex-col items-start gap-3">
      {(['text', 'quiet', 'ink'] as const).map((variant) => (
        <p key={variant} className="flex gap-6">
          <Link to="/" variant={variant}>
            The whole season
          </Link>
          <Link to="/" variant={variant} className="is-hover">
            Hover
          </Link>
          <Link to="/" variant={variant} className="is-focus">
            Focus
          </Link>
        </p>
      ))}
    </div>
  ),
})

export const NewTab = meta.story({
  args: { newTab: true },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'View title (opens in a new tab)' })
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', 'noopener')
  },
})

export const Outside = meta.story({
  render: () => <Link href="https://example.com/shop">example.com</Link>,
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'example.com (opens in a new tab)' })
    await expect(link).toHaveAttribute('href', 'https://example.com/shop')
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow')
  },
})

const SCRIPT = ['java', 'script:alert(1)'].join('')

export const Unsafe = meta.story({
  render: () => (
    <ul>
      {[SCRIPT, '//evil.example', 'https://good.example@evil.example', 'data:text/html,x', null].map((href) => (
        <li key={href}>
          <Link href={href}>{href ?? 'nothing'}</Link>
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull()
    await expect(canvas.getByText(SCRIPT)).toBeVisible()
  },
})
export const LongText = meta.story({
  args: { children: '転生したら図書館の司書だった件について'.repeat(6), lang: 'ja' },
  decorators: (Story) => (
    <div className="w-64">
      <Story />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
})
