import preview from '@bunko/storybook/preview'
import { expect } from 'storybook/test'
import { TextArea } from './TextArea.tsx'

const meta = preview.meta({ component: TextArea, args: { 'aria-label': 'Review comment' } })

export const Empty = meta.story({ args: { placeholder: 'Say why' } })
export const Grows = meta.story({
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('textbox', { name: 'Review comment' })
    const { height } = box.getBoundingClientRect()
    await userEvent.type(box, 'Year:\nthe\ntankōbon\nsays\n2014,\nthanks.')
    await expect(box.getBoundingClientRect().height).toBeGreaterThan(height)
  },
})
export const Wrong = meta.story({ args: { 'aria-invalid': true, defaultValue: '   ' } })
export const Disabled = meta.story({ args: { disabled: true, defaultValue: 'Already reviewed' } })
