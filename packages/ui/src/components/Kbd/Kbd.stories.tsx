import preview from '@bunko/storybook/preview'
import { Kbd } from './Kbd.tsx'

const meta = preview.meta({ component: Kbd, args: { children: '/' } })

export const Keys = meta.story({
  render: () => (
    <p className="flex items-center gap-2 text-sm text-ink-muted">
      <Kbd>J</Kbd> next <Kbd>K</Kbd> previous <Kbd>Ctrl K</Kbd> search
    </p>
  ),
})
