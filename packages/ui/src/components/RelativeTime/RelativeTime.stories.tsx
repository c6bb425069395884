import preview from '@bunko/storybook/preview'
import { expect } from 'storybook/test'
import { RelativeTime } from './RelativeTime.tsx'

const meta = preview.meta({
  component: RelativeTime,
  args: { value: '2026-11-18T11:48:00Z', now: '2026-11-18T12:00:00Z', timeZone: 'UTC' },
})

export const MinutesAgo = meta.story({
  play: async ({ canvas }) => {
    const time = canvas.getByText('12m ago')
    await expect(time.tagName).toBe('TIME')
    await expect(time).toHaveAttribute('datetime', '2026-11-18T11:48:00.000Z')
    await expect(time).toHaveAttribute('title', '18 Nov 2026, 11:48')
  },
})
export const HoursAgo = meta.story({
  args: { value: '2026-11-18T09:00:00Z' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3h ago')).toBeVisible()
  },
})
export const DaysAgo = meta.story({
  args: { value: '2026-11-16T09:00:00Z' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2d ago')).toBeVisible()
  },
})
export const InTheFuture = meta.story({
  args: { value: '2027-01-01T09:00:00Z' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 Jan 2027, 09:00')).toBeVisible()
  },
})
export const Damaged = meta.story({
  args: { value: 'yesterday' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Unknown date')).toBeVisible()
    await expect(canvasElement.querySelector('time')).toBeNull()
  },
})
