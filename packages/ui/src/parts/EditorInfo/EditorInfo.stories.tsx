import preview from '@bunko/storybook/preview'
import { expect } from 'storybook/test'
import { EditorInfo } from './EditorInfo.tsx'

const meta = preview.meta({
  component: EditorInfo,
  args: {
    edit: { editor_username: 'hana_k', editor_level: 3, created_at: '2026-11-20T11:48:00Z', priority: 'high' },
    now: new Date('2026-11-20T12:00:00Z'),
  },
  decorators: [
    (Story) => (
      <div className="max-w-80">
        <Story />
      </div>
    ),
  ],
})

export const Editor = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Editor' })).toBeVisible()
    await expect(canvas.getByText('hana_k')).toBeVisible()
    await expect(canvas.getByText('3, Editor')).toBeVisible()
    await expect(canvas.getByText('12m ago')).toBeVisible()
    await expect(canvas.getByText(/20 Nov 2026, \d{2}:48/)).toBeVisible()
    await expect(canvas.getByText('High priority')).toBeVisible()
  },
})
export const MediumPriority = meta.story({
  args: {
    edit: { editor_username: 'ana.luz', editor_level: 5, created_at: '2026-11-19T08:00:00Z', priority: 'medium' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('5, Regular User')).toBeVisible()
    await expect(canvas.getByText('Medium priority')).toBeVisible()
    await expect(canvas.getByText('1d ago')).toBeVisible()
  },
})
/** R7: anything but a number from 1 to 5 is Unknown. */
export const UnknownLevel = meta.story({
  args: {
    edit: { editor_username: 'visitante42', editor_level: '1', created_at: '2026-11-20T07:00:00Z', priority: 'other' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Unknown')).toBeVisible()
    await expect(canvas.getByText('Other priority')).toBeVisible()
    await expect(canvas.getByText('5h ago')).toBeVisible()
  },
})
export const NothingKnown = meta.story({
  args: { edit: { editor_username: null, editor_level: null, created_at: null, priority: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Unknown editor')).toBeVisible()
    await expect(canvas.getByText('Unknown date')).toBeVisible()
  },
})
export const HostileAndLong = meta.story({
  args: {
    edit: {
      editor_username: `<b>hana</b>\u202E${'k'.repeat(120)}`,
      editor_level: 4,
      created_at: '2026-11-20T11:59:40Z',
      priority: 'someday maybe',
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('b')).toBeNull()
    await expect(canvas.getByText('0m ago')).toBeVisible()
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
})
