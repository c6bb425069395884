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
export const States = meta.story({
  parameters: { pseudo: { hover: ['.is-hover'], active: ['.is-active'], focusVisible: ['.is-focus'] } },
  render: () => (
    <div className="flex flex-col gap-4">
      {(['primary', 'secondary', 'quiet'] as const).map((look) => (
        <div key={look} className="flex flex-wrap gap-4">
          {['At rest', 'is-hover', 'is-active', 'is-focus'].map((state) => (
            <ButtonLink key={state} to="/" look={look} className={state}>
              {state}
            </ButtonLink>
          ))}
          <ButtonLink to="/" look={look} size="sm">
            Small
          </ButtonLink>
        </div>
      ))}
    </div>
  ),
})
export const LongText = meta.story({
  args: { children: 'Voltar à lista de todas as propostas de edição que ainda esperam por uma decisão' },
  decorators: (Story) => (
    <div className="w-64">
      <Story />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
})
