import preview from '@bunko/storybook/preview'
import { expect } from 'storybook/test'
import { Card } from '../../components/Card/Card.tsx'
import { ReviewOutcome } from './ReviewOutcome.tsx'

const meta = preview.meta({
  component: ReviewOutcome,
  args: {
    edit: {
      status: 'approved',
      reviewer_username: 'm.tanabe',
      reviewed_at: '2026-11-18T14:22:00Z',
      approval_reason: 'Reads well, thank you.',
      rejection_reason: null,
    },
    now: new Date('2026-11-20T12:00:00Z'),
  },
  decorators: [
    (Story) => (
      <Card>
        <Story />
      </Card>
    ),
  ],
})

export const Approved = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This edit has already been reviewed and approved')).toBeVisible()
    await expect(canvas.getByText('Approval reason')).toBeVisible()
    await expect(canvas.getByText('Reads well, thank you.')).toBeVisible()
    await expect(canvas.getByText('m.tanabe')).toBeVisible()
    await expect(canvas.getByText('1d ago')).toBeVisible()
  },
})
export const Rejected = meta.story({
  args: {
    edit: {
      status: 'rejected',
      reviewer_username: '山田',
      reviewed_at: '2026-11-20T11:18:00Z',
      approval_reason: 'not this one',
      rejection_reason: 'The author announced a break,\nnot the end.',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This edit has already been reviewed and rejected')).toBeVisible()
    await expect(canvas.getByText('Rejection reason')).toBeVisible()
    await expect(canvas.getByText(/The author announced a break/)).toBeVisible()
    await expect(canvas.getByText('42m ago')).toBeVisible()
    await expect(canvas.queryByText('not this one')).toBeNull()
  },
})
/** Either is told in one tone: a rejection that was meant is drawn neither as an error nor as a danger. */
export const NeitherIsAnError = meta.story({
  render: (args) => (
    <div className="flex flex-col gap-4">
      <ReviewOutcome {...args} />
      <ReviewOutcome {...args} edit={{ ...args.edit, status: 'rejected' }} />
      <ReviewOutcome {...args} edit={{ ...args.edit, status: 'withdrawn' }} />
    </div>
  ),
  play: async ({ canvas }) => {
    const colours = canvas.getAllByText(/^This edit/).map((title) => getComputedStyle(title).color)
    await expect(colours).toHaveLength(3)
    await expect(new Set(colours).size).toBe(1)
  },
})
const linesOf = (text: Node) => {
  const range = document.createRange()
  range.selectNodeContents(text)
  return range.getClientRects().length
}
/** In a column beside the changes its own room counts, not the window's: the date stays in one line. */
export const BesideTheChanges = meta.story({
  globals: { viewport: { value: 'tablet' } },
  render: (args) => (
    <div style={{ width: 280 }}>
      <ReviewOutcome {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const date = canvas.getByText(/^18 Nov 2026/)
    await expect(linesOf(date.firstChild!)).toBe(1)
    const [reviewer, reviewed] = canvas.getAllByRole('term').map((term) => term.getBoundingClientRect())
    await expect(reviewed!.left).toBe(reviewer!.left)
    await expect(reviewed!.top).toBeGreaterThanOrEqual(reviewer!.bottom)
    await expect(date.getBoundingClientRect().top).toBeLessThan(reviewed!.bottom)
  },
})
export const WithoutReviewer = meta.story({
  args: {
    edit: {
      status: 'approved',
      reviewer_username: null,
      reviewed_at: 'yesterday',
      approval_reason: ' ',
      rejection_reason: null,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Unknown reviewer')).toBeVisible()
    await expect(canvas.getByText('Unknown date')).toBeVisible()
    await expect(canvas.getByText('No reason given')).toBeVisible()
  },
})
export const UnknownStatus = meta.story({
  args: {
    edit: {
      status: 'withdrawn',
      reviewer_username: null,
      reviewed_at: null,
      approval_reason: null,
      rejection_reason: null,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This edit cannot be reviewed')).toBeVisible()
    await expect(canvas.getByText('Its status is Withdrawn.')).toBeVisible()
  },
})
export const LongText = meta.story({
  args: {
    edit: {
      status: 'rejected',
      reviewer_username: 'x'.repeat(200),
      reviewed_at: '2026-11-20T11:18:00Z',
      approval_reason: null,
      rejection_reason: `${'y'.repeat(200)}\n${'長い理由'.repeat(60)}\nمكتبة البحر الطويل`,
    },
  },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('x'.repeat(200))).toBeVisible()
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
})
