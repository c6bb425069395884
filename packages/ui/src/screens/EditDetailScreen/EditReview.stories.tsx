import { contract, type Edit } from '@bunko/api-client'
import { PENDING_EDIT, PENDING_ORPHAN, TITLE } from '@bunko/mock-server'
import { answered } from '@bunko/storybook/answered'
import preview from '@bunko/storybook/preview'
import { screenAt } from '@bunko/storybook/screen'
import { expect, screen, waitFor, within } from 'storybook/test'
import { paths } from '../../paths.ts'
import { isNotSaid } from '../../toasts/story-toast.tsx'
import { EditDetailScreen } from './EditDetailScreen.tsx'

const at = (editId: number) => screenAt({ path: paths.edit.pattern, at: paths.edit.to({ editId }) })
const { review } = contract.edits

const meta = preview.meta({
  title: 'Screens/Edit detail/Review',
  component: EditDetailScreen,
  globals: { level: '2' },
  parameters: at(PENDING_EDIT.id),
})

type Context = Parameters<NonNullable<(typeof Approve)['play']>>[0]
const comment = ({ canvas }: Context) => canvas.findByRole('textbox', { name: 'Review comment' })
const press = async ({ canvas, userEvent }: Context, name: 'Approve' | 'Reject') =>
  userEvent.click(await canvas.findByRole('button', { name }))
const say = async (context: Context, text: string) => context.userEvent.type(await comment(context), text)
const sent = ({ server }: Context) => server.journal.filter(({ path }) => path.endsWith('/approve/')).length
const stored = ({ server }: Context, id = PENDING_EDIT.id) => server.db.edits.get(id)
/** R28 */
const inPageAndToast = async ({ canvas }: Context, text: string) =>
  waitFor(() => expect(canvas.getAllByText(text)).toHaveLength(2))
const atList = ({ canvas }: Context) => canvas.findByText('/admin/edit-approvals', { selector: 'code' })

const titleReads = ({ server }: Context) => server.journal.filter(({ call }) => call === 'GET /manga/{id}/').length

export const Approve = meta.story({
  play: async (context) => {
    const { canvas, server } = context
    await say(context, '  Reads well, thank you.  ')
    await press(context, 'Approve')
    await expect(await canvas.findByText('This edit has already been reviewed and approved')).toBeVisible()
    await expect(canvas.getByText('Reads well, thank you.')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Approve' })).toBeNull()
    await expect(stored(context)).toMatchObject({
      status: 'approved',
      approval_reason: 'Reads well, thank you.',
      reviewer_username: 'm.tanabe',
    })
    await expect(server.db.titles.get(TITLE.id)?.year).toBe(2014)
    await expect(await atList(context)).toBeVisible()
    await expect(await canvas.findByText('Edit approved successfully')).toBeVisible()
    await expect(sent(context)).toBe(1)
    await waitFor(() => expect(titleReads(context)).toBe(2))
  },
})

export const ApproveWithoutComment = meta.story({
  play: async (context) => {
    await press(context, 'Approve')
    await expect(await context.canvas.findByText('Approved via admin panel')).toBeVisible()
    await waitFor(() => expect(context.canvas.getByText('Edit approved successfully')).toBeVisible())
    await expect(stored(context)?.approval_reason).toBe('Approved via admin panel')
  },
})

export const Reject = meta.story({
  play: async (context) => {
    await say(context, 'The tankōbon says 2013')
    await press(context, 'Reject')
    await expect(await context.canvas.findByText('This edit has already been reviewed and rejected')).toBeVisible()
    await waitFor(() => expect(context.canvas.getByText('Edit rejected successfully')).toBeVisible())
    await expect(stored(context)).toMatchObject({ status: 'rejected', rejection_reason: 'The tankōbon says 2013' })
    await expect(await atList(context)).toBeVisible()
    // Its title is what it was: nothing that shows it is asked for again.
    await answered()
    await expect(titleReads(context)).toBe(1)
  },
})

export const RejectWithoutReason = meta.story({
  play: async (context) => {
    const { canvas } = context
    await say(context, '   ')
    await press(context, 'Reject')
    await expect(await canvas.findByText('Rejection reason is required')).toBeVisible()
    await expect(await comment(context)).toHaveFocus()
    await answered()
    await expect(sent(context)).toBe(0)
    await expect(stored(context)?.status).toBe('pending')
  },
})

export const Saving = meta.story({
  beforeEach: ({ server }) => server.hang(review),
  play: async (context) => {
    const { canvas } = context
    await say(context, 'Fine')
    await press(context, 'Approve')
    await expect(await canvas.findByText('Approving…')).toBeInTheDocument()
    await expect(canvas.getByRole('button', { name: 'Reject' })).toBeDisabled()
    await expect(await comment(context)).toHaveAttribute('readonly')
    await expect(stored(context)?.status).toBe('pending')
  },
})

/** Pressed again and again while the first press is under way. */
export const PressedAgainWhileSaving = meta.story({
  play: async (context) => {
    const { canvas, server, userEvent } = context
    const release = server.hang(review, { times: 1 })
    await press(context, 'Approve')
    await canvas.findByText('Approving…')
    await press(context, 'Approve')
    await userEvent.keyboard('{Enter}{Enter}')
    release()
    await waitFor(() => expect(canvas.getByText('Edit approved successfully')).toBeVisible())
    await expect(sent(context)).toBe(1)
  },
})

export const DoubleClick = meta.story({
  play: async (context) => {
    await context.userEvent.dblClick(await context.canvas.findByRole('button', { name: 'Approve' }))
    await waitFor(() => expect(context.canvas.getByText('Edit approved successfully')).toBeVisible())
    await expect(sent(context)).toBe(1)
  },
})

/** The way back is not walked twice: whoever has left stays where she went. */
export const LeavesByHerself = meta.story({
  play: async (context) => {
    const { canvas } = context
    await press(context, 'Approve')
    // Seen and left at once: soon it goes by itself.
    await waitFor(() => {
      canvas.getByText(/^Returning to the list/)
      canvas.getByRole('link', { name: 'View title' }).click()
    })
    const there = await canvas.findByText('/manga/1/untitled', { selector: 'code' })
    const left = performance.now()
    await waitFor(() => expect(performance.now() - left).toBeGreaterThan(2_200))
    await expect(there).toBeVisible()
  },
})

/** R19: somebody decides while the page is open. */
export const SomeoneElseDecidedFirst = meta.story({
  play: async (context) => {
    const { canvas, server } = context
    await say(context, 'Looks right to me')
    server.reviewAs('kenji_m', PENDING_EDIT.id, 'reject', 'The year is wrong')
    await press(context, 'Approve')
    await expect(await canvas.findByText('Someone else decided first')).toBeVisible()
    await expect(canvas.getByText('This edit has already been reviewed and rejected')).toBeVisible()
    await expect(canvas.getByText('kenji_m')).toBeVisible()
    await expect(canvas.getByText('The year is wrong')).toBeVisible()
    await expect(canvas.getByText('Your comment was not sent')).toBeVisible()
    await expect(canvas.getByText('Looks right to me')).toBeVisible()
    await isNotSaid('Edit approved successfully')
    await expect(stored(context)?.status).toBe('rejected')
    await context.userEvent.click(canvas.getByRole('button', { name: 'Discard' }))
    const asked = within(await screen.findByRole('alertdialog', { name: 'Discard your comment?' }))
    await expect(asked.getByText('Looks right to me')).toBeVisible()
    await context.userEvent.click(asked.getByRole('button', { name: 'Discard comment' }))
    await expect(canvas.queryByText('Looks right to me')).toBeNull()
    await waitFor(() => expect(document.body).not.toHaveFocus())
  },
})

/** An answer that was lost: the second try finds one's own decision, however the server tells whose it is. */
const ownHadArrived = (told: Partial<Edit> = {}) => ({
  beforeEach: ({ server }: Pick<Context, 'server'>) => server.failNetwork(review, { times: 1 }),
  play: async (context: Context) => {
    const { canvas, server } = context
    await press(context, 'Approve')
    await inPageAndToast(context, 'Network error - please check your connection')
    server.reviewAs(2, PENDING_EDIT.id, 'approve', 'Approved via admin panel')
    server.db.edits.update(PENDING_EDIT.id, told)
    await press(context, 'Approve')
    await expect(await canvas.findByText('Your earlier decision had already arrived')).toBeVisible()
    await expect(canvas.queryByText('Someone else decided first')).toBeNull()
  },
})
export const OwnDecisionHadArrived = meta.story(ownHadArrived())
/** By name alone, in the place of the id as well. */
export const OwnDecisionToldByName = meta.story(ownHadArrived({ reviewed_by: 'm.tanabe', reviewer_username: null }))

/** Decided one way in another tab, and the other way here. */
export const OwnDecisionWasAnother = meta.story({
  play: async (context) => {
    const { canvas, server } = context
    await say(context, 'Looks right after all')
    server.reviewAs(2, PENDING_EDIT.id, 'reject', 'The year is wrong')
    await press(context, 'Approve')
    await expect(await canvas.findByText('You had already decided otherwise')).toBeVisible()
    await expect(canvas.getByText('This decision was not saved.')).toBeVisible()
    await expect(canvas.getByText('This edit has already been reviewed and rejected')).toBeVisible()
    await expect(canvas.getByText('Looks right after all')).toBeVisible()
    await expect(stored(context)?.status).toBe('rejected')
  },
})

const refused = async (context: Context, action: 'Approve' | 'Reject', text: string) => {
  const { canvas } = context
  await say(context, 'Kept whatever happens')
  await press(context, action)
  await inPageAndToast(context, text)
  await expect(await comment(context)).toHaveValue('Kept whatever happens')
  await expect(canvas.getByRole('button', { name: action })).toBeEnabled()
  await expect(canvas.queryByText(/successfully$/)).toBeNull()
}

export const RefusedWithText = meta.story({
  beforeEach: ({ server }) => server.fail(review, { status: 400, body: { error: 'This title is locked.' } }),
  play: (context) => refused(context, 'Approve', 'This title is locked.'),
})
export const TitleIsGone = meta.story({
  parameters: at(PENDING_ORPHAN.id),
  play: (context) => refused(context, 'Approve', 'Manga not found'),
})
export const ServerErrorOnApprove = meta.story({
  beforeEach: ({ server }) => server.fail(review, { status: 500 }),
  play: async (context) => {
    await press(context, 'Approve')
    await inPageAndToast(context, 'Failed to approve edit')
  },
})
export const ServerErrorOnReject = meta.story({
  beforeEach: ({ server }) => server.fail(review, { status: 500, times: 1 }),
  play: async (context) => {
    const { canvas } = context
    await say(context, 'No source')
    await press(context, 'Reject')
    await inPageAndToast(context, 'Failed to reject edit')
    await press(context, 'Reject')
    await waitFor(() => expect(canvas.getByText('Edit rejected successfully')).toBeVisible())
    await expect(stored(context)?.rejection_reason).toBe('No source')
  },
})
/** Each press takes back what was said of the one before: in the end only what came of it is said. */
export const FailsTwiceThenApproved = meta.story({
  parameters: { lingers: true },
  beforeEach: ({ server }) => server.fail(review, { status: 500, times: 2 }),
  play: async (context) => {
    const { canvas } = context
    for (const times of [1, 2]) {
      await press(context, 'Approve')
      await waitFor(() => expect(sent(context)).toBe(times))
      await inPageAndToast(context, 'Failed to approve edit')
    }
    await press(context, 'Approve')
    await expect(await canvas.findByText('Edit approved successfully')).toBeVisible()
    await waitFor(() => expect(canvas.queryByText('Failed to approve edit')).toBeNull())
  },
})
export const Offline = meta.story({
  beforeEach: ({ server }) => server.failNetwork(review),
  play: async (context) => {
    await refused(context, 'Reject', 'Network error - please check your connection')
    // In the message, which is read out, and beside the button.
    await expect(context.canvas.getByText('It may have arrived all the same.')).toBeVisible()
    await expect(context.canvas.getByText('Your decision may have arrived all the same.')).toBeVisible()
  },
})
/** The level was taken away on the server. */
export const Forbidden = meta.story({
  beforeEach: ({ server }) =>
    server.fail(review, {
      status: 403,
      body: { error: 'Only Moderators and Admins can review edit proposals.' },
    }),
  play: (context) => refused(context, 'Approve', 'Only Moderators and Admins can review edit proposals.'),
})
export const SessionExpired = meta.story({
  play: async (context) => {
    const { canvas, server } = context
    await say(context, 'Half a reason')
    server.expireTokens('all')
    await press(context, 'Reject')
    await expect(
      await canvas.findByText('/login?next=%2Fadmin%2Fedit-approvals%2F1', { selector: 'code' }),
    ).toBeVisible()
    await expect(stored(context)?.status).toBe('pending')
  },
})
