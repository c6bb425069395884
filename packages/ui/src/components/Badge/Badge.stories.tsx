import preview from '@bunko/storybook/preview'
import { expect } from 'storybook/test'
import { Badge, CountBadge, TONES, type Tone } from './Badge.tsx'

const meta = preview.meta({ component: Badge, subcomponents: { CountBadge }, args: { children: 'Pending' } })

export const Tones = meta.story({
  render: () => (
    <div className="flex flex-wrap gap-2">
      {(Object.keys(TONES) as Tone[]).map((tone) => (
        <Badge key={tone} tone={tone}>
          {tone}
        </Badge>
      ))}
    </div>
  ),
})
export const ActionRequired = meta.story({ args: { tone: 'warning', children: 'Action Required' } })
export const LongText = meta.story({
  args: { tone: 'info', children: 'O título mudou desde a proposta: agora 2015, e o subtítulo também', lang: 'pt-BR' },
  decorators: (Story) => (
    <div className="w-40">
      <Story />
    </div>
  ),
})
/** A short word is whole however narrow its place, a long one does not leave it. */
export const Words = meta.story({
  render: () => (
    <div className="flex w-24">
      <div className="flex min-w-0 flex-col items-start gap-2">
        <Badge>Primary</Badge>
        <Badge>{'Discontinued'.repeat(9)}</Badge>
      </div>
      <span className="w-12 shrink-0" />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Primary').clientHeight).toBeLessThan(24)
    const long = canvas.getByText(/^Discontinued/)
    await expect(long.offsetWidth).toBeLessThanOrEqual(long.parentElement!.clientWidth)
  },
})
export const Count = meta.story({
  render: () => (
    <div className="flex gap-2">
      <CountBadge count={4} label="waiting" />
      <CountBadge count={43} label="waiting" />
      <CountBadge count={12_345} label="waiting" />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('999+')).toBeVisible()
    await expect(canvas.getByText('12345 waiting')).toBeInTheDocument()
  },
})
