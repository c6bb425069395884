import preview from '@bunko/storybook/preview'
import { expect } from 'storybook/test'
import type { Arrival } from '../../lib/arrival.ts'
import { ArrivalNotice } from './ArrivalNotice.tsx'

const GONE: Arrival = { tone: 'danger', title: 'Edit not found', text: 'It may have been deleted.' }
const meta = preview.meta({
  component: ArrivalNotice,
  args: { arrival: GONE },
})

export const Danger = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('note')).toHaveTextContent('Edit not found')
  },
})
export const WarningWithALink = meta.story({
  args: {
    arrival: {
      tone: 'warning',
      title: 'A field did not clear',
      text: 'Country: empty in the form, but the server kept what was there.',
      link: { label: 'Back to the form', to: '/admin/create-publisher/1' },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Back to the form' })).toBeVisible()
    await expect(canvas.queryByRole('alert')).toBeNull()
    await expect(canvas.getByRole('note')).toBeVisible()
  },
})
/** Who came by themselves are told nothing. */
export const Nothing = meta.story({
  args: { arrival: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Edit not found')).toBeNull()
  },
})
export const LongText = meta.story({
  args: {
    arrival: {
      tone: 'warning',
      title: `${'x'.repeat(200)} was not saved`,
      text: `${'進撃の司書'.repeat(40)} مكتبة البحر ${'y'.repeat(200)}`,
      link: { label: 'z'.repeat(200), to: '/' },
    },
  },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('link')).toBeVisible()
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
})
