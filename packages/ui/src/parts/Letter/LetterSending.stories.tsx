import preview from '@bunko/storybook/preview'
import { expect } from 'storybook/test'
import { LetterSending } from './LetterSending.tsx'

const meta = preview.meta({
  component: LetterSending,
  args: { children: 'Verifying your e-mail…' },
})

/** Read out as it appears, once: the turning circle beside it has no words. */
export const Sending = meta.story({
  play: async ({ canvas, userEvent }) => {
    const said = canvas.getByRole('status')
    await expect(said).toHaveTextContent(/^Verifying your e-mail…$/)
    await expect(said.querySelector('.animate-turn')).toBeVisible()
    await userEvent.tab()
    await expect(document.body).toHaveFocus()
  },
})
export const LongText = meta.story({
  args: { children: `Changing your e-mail to ${'x'.repeat(200)}@bunko.example…` },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/@bunko\.example…$/)
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
})
