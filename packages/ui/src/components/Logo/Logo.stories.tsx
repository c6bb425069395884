import preview from '@bunko/storybook/preview'
import { expect, waitFor } from 'storybook/test'
import { Logo } from './Logo.tsx'

const SQUARE =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 2"%3E%3Cpath fill="%2328498a" d="M0 0h4v2H0z"/%3E%3C/svg%3E'

const meta = preview.meta({ component: Logo, args: { name: 'Comic Kumo', src: null } })

export const Picture = meta.story({
  args: { src: SQUARE, size: 'md' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Logo of Comic Kumo' })).toHaveAttribute('src', SQUARE)
  },
})
export const None = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Logo of Comic Kumo' })).toHaveTextContent('CK')
  },
})
export const Broken = meta.story({
  args: { src: 'data:image/png;base64,AAAA', size: 'lg' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('img')).toHaveTextContent('CK'))
  },
})
/** R29: never asked for. */
export const Hostile = meta.story({
  args: { name: '月刊文庫', src: 'javascript:alert(1)', alt: '' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('月刊')).toBeVisible()
    await expect(canvasElement.querySelector('img')).toBeNull()
  },
})
