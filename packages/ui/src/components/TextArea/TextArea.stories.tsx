import { ownFrame } from '@bunko/storybook/own-frame'
import preview from '@bunko/storybook/preview'
import { expect } from 'storybook/test'
import { TextArea } from './TextArea.tsx'

const meta = preview.meta({ component: TextArea, args: { 'aria-label': 'Review comment' } })

export const Empty = meta.story({ args: { placeholder: 'Say why' } })
export const Grows = meta.story({
  parameters: ownFrame('220px'),
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('textbox', { name: 'Review comment' })
    const { height } = box.getBoundingClientRect()
    await userEvent.type(box, 'Year:\nthe\ntankōbon\nsays\n2014,\nthanks.')
    await expect(box.getBoundingClientRect().height).toBeGreaterThan(height)
  },
})
export const Wrong = meta.story({ args: { 'aria-invalid': true, defaultValue: '   ' } })
export const Disabled = meta.story({ args: { disabled: true, defaultValue: 'Already reviewed' } })
export const States = meta.story({
  parameters: { pseudo: { hover: ['.is-hover'], focusVisible: ['.is-focus'] } },
  render: () => (
    <div className="flex max-w-sm flex-col gap-4">
      {['At rest', 'is-hover', 'is-focus'].map((state) => (
        <TextArea key={state} aria-label={state} defaultValue={state} className={state} />
      ))}
      <TextArea aria-label="Read only" defaultValue="Read only" readOnly />
      <TextArea aria-label="Disabled" defaultValue="Disabled" disabled />
    </div>
  ),
})
export const LongText = meta.story({
  args: { defaultValue: `${'x'.repeat(300)}\n${'長い文章。'.repeat(200)}` },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('textbox')
    await expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth)
    await expect(box.getBoundingClientRect().height).toBeLessThanOrEqual(window.innerHeight * 0.6)
  },
})
