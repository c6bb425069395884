import { ownFrame } from '@bunko/storybook/own-frame'
import preview from '@bunko/storybook/preview'
import { expect } from 'storybook/test'
import { FoldedText } from './FoldedText.tsx'

const meta = preview.meta({ component: FoldedText, args: { text: 'Slow stories,\nonce a month.' } })

export const Short = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Slow stories,\s+once a month\.$/)).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
})
const LONG = `${'A keeper of lanterns counts the boats. '.repeat(40)}The end.`
/** The beginning, all of it on request, and back. */
export const Long = meta.story({
  args: { text: LONG },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Show more' })
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await expect(canvas.queryByText(/The end\.$/)).toBeNull()
    await userEvent.click(button)
    await expect(canvas.getByText(/The end\.$/)).toBeVisible()
    await expect(button).toHaveAccessibleName('Show less')
    await expect(button).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.queryByText(/The end\.$/)).toBeNull()
  },
})
export const Unfolded = meta.story({
  parameters: ownFrame('580px'),
  args: { text: LONG },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }))
    await expect(canvas.getByText(/The end\.$/)).toBeVisible()
  },
})
export const HundredThousandLetters = meta.story({
  args: { text: 'x'.repeat(100_000), lang: 'en' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvasElement.scrollHeight).toBeLessThan(900)
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }))
    await expect(canvasElement.textContent).toContain('x'.repeat(100_000))
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
    await userEvent.click(canvas.getByRole('button', { name: 'Show less' }))
  },
})
