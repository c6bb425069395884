import preview from '@bunko/storybook/preview'
import { useState, type ComponentProps } from 'react'
import { expect, fn } from 'storybook/test'
import { Card } from '../../components/Card/Card.tsx'
import { ReviewForm } from './ReviewForm.tsx'

const Typed = ({ comment: initial, onCommentChange, ...rest }: ComponentProps<typeof ReviewForm>) => {
  const [comment, setComment] = useState(initial)
  return (
    <Card>
      <ReviewForm
        {...rest}
        comment={comment}
        onCommentChange={(text) => {
          onCommentChange(text)
          setComment(text)
        }}
      />
    </Card>
  )
}

const meta = preview.meta({
  component: ReviewForm,
  args: { comment: '', onCommentChange: fn(), onApprove: fn(), onReject: fn() },
  render: (args) => <Typed key={args.comment} {...args} />,
})

export const Empty = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Reject' })).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(canvas.getByRole('button', { name: 'Approve' }))
    await expect(args.onApprove).toHaveBeenCalledOnce()
    await expect(canvas.queryByText('Rejection reason is required')).toBeNull()
  },
})
export const RejectWithoutReason = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    const comment = canvas.getByRole('textbox', { name: 'Review comment' })
    canvas.getByRole('button', { name: 'Reject' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByText('Rejection reason is required')).toBeVisible()
    await expect(comment).toHaveFocus()
    await expect(comment).toHaveAccessibleDescription(/^Rejection reason is required/)
    await expect(comment).toBeInvalid()
    await expect(args.onReject).not.toHaveBeenCalled()
  },
})
/** Spaces of all kinds, zero-width and filler characters are no reason. */
export const ReasonOfSpaces = meta.story({
  args: { comment: ' \t\n\u00A0\u3000\u200B\u2060\uFEFF\u3164\u2800\u202E' },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reject' }))
    await expect(canvas.getByText('Rejection reason is required')).toBeVisible()
    await expect(args.onReject).not.toHaveBeenCalled()
  },
})
export const WithComment = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reject' }))
    await userEvent.type(canvas.getByRole('textbox', { name: 'Review comment' }), 'The tankōbon says 2014')
    await expect(canvas.queryByText('Rejection reason is required')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Reject' }))
    await expect(args.onReject).toHaveBeenCalledOnce()
    await expect(args.onCommentChange).toHaveBeenLastCalledWith('The tankōbon says 2014')
  },
})
export const Approving = meta.story({
  args: { comment: 'Thank you', sending: 'approve' },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Approve' }))
    await expect(args.onApprove).not.toHaveBeenCalled()
    await expect(canvas.getByRole('button', { name: 'Reject' })).toBeDisabled()
    await expect(canvas.getByText('Approving…')).toBeInTheDocument()
    await expect(canvas.getByRole('textbox')).toHaveAttribute('readonly')
  },
})
export const Rejecting = meta.story({
  args: { comment: 'No source given', sending: 'reject' },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reject' }))
    await expect(args.onReject).not.toHaveBeenCalled()
    await expect(canvas.getByRole('button', { name: 'Approve' })).toBeDisabled()
    await expect(canvas.getByText('Rejecting…')).toBeInTheDocument()
  },
})
export const Refused = meta.story({
  args: { comment: 'The year is right', error: 'Title is locked by another moderator' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Title is locked by another moderator')).toBeVisible()
    await expect(canvas.queryByText(/may have arrived/)).toBeNull()
    await expect(canvas.getByRole('textbox')).toHaveValue('The year is right')
    await expect(canvas.getByRole('button', { name: 'Approve' })).toBeEnabled()
  },
})
/** No answer came: it may have been decided all the same. */
export const Unsure = meta.story({
  args: { comment: 'The year is right', error: 'Network error - please check your connection', isUnsure: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('note')).toHaveTextContent(
      'Network error - please check your connectionYour decision may have arrived all the same.',
    )
    await expect(canvas.getByRole('button', { name: 'Approve' })).toBeEnabled()
  },
})
/** Nothing is promised of an approval; whether one is taken is the server's to say. */
export const TitleGone = meta.story({
  args: { titleIsGone: true },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText('There is no title left to apply an approval to')).toBeVisible()
    await expect(canvas.queryByText(/^An approved edit is applied/)).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Approve' }))
    await expect(args.onApprove).toHaveBeenCalledOnce()
  },
})
export const LongText = meta.story({
  args: { comment: `${'x'.repeat(200)} ${'長い理由'.repeat(60)}`, error: `<b>${'y'.repeat(200)}</b> مكتبة البحر` },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/^<b>y{200}<\/b>/)).toBeVisible()
    const comment = canvas.getByRole('textbox')
    await expect(comment.scrollWidth).toBeLessThanOrEqual(comment.clientWidth)
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
})
