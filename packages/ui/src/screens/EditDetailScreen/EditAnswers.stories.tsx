import { contract } from '@bunko/api-client'
import { PENDING_EDIT, TITLE } from '@bunko/mock-server/named'
import preview from '@bunko/storybook/preview'
import { screenAt, type Play } from '@bunko/storybook/screen'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../../components/Button/Button.tsx'
import { Link } from '../../components/Link/Link.tsx'
import { useFigures, useRefreshEdits } from '../../data/edits.ts'
import { paths } from '../../paths.ts'
import { isNotSaid } from '../../toasts/story-toast.tsx'
import { EditDetailScreen } from './EditDetailScreen.tsx'

const { edits, titles } = contract
const ADDRESS = paths.edit.to({ editId: PENDING_EDIT.id })
const NOW = new Date('2026-11-20T12:00:00Z')

/** The list's place: the way back, and what else is shown of proposals. */
const Elsewhere = () => {
  const refresh = useRefreshEdits()
  const { figures } = useFigures('month', NOW)
  return (
    <>
      <Link to={ADDRESS}>Back to the proposal</Link>
      <p>Waiting: {figures?.pending}</p>
      <Button onClick={() => void refresh()}>Read it again</Button>
    </>
  )
}

const meta = preview.meta({
  title: 'Screens/Edit detail/Answers',
  component: EditDetailScreen,
  globals: { level: '2' },
  parameters: screenAt({
    path: paths.edit.pattern,
    at: ADDRESS,
    routes: [{ path: paths.editApprovals.pattern, Component: Elsewhere }],
  }),
})

type Context = Parameters<Play>[0]
const comment = ({ canvas }: Context) => canvas.findByRole('textbox', { name: 'Review comment' })
const say = async (context: Context, text: string) => userEvent.type(await comment(context), text)
const press = async ({ canvas }: Context, name: 'Approve' | 'Reject') =>
  userEvent.click(await canvas.findByRole('button', { name }))
const sent = ({ server }: Context) => server.journal.filter(({ path }) => path.endsWith('/approve/')).length
const reviewForm = (canvas: Context['canvas']) => within(canvas.getByRole('form', { name: 'Review' }))
const back = async ({ canvas }: Context) =>
  userEvent.click(await canvas.findByRole('link', { name: 'Back to the proposal' }))

/** The decision is made; what the screen is answered is told by `beforeEach`. */
const approve = async (context: Context) => {
  const { server } = context
  await say(context, 'Reads well.')
  server.reviewAs(2, PENDING_EDIT.id, 'approve', 'Reads well.')
  await press(context, 'Approve')
}
const isKnown = async ({ canvas }: Context) => {
  await expect(await canvas.findByText('This edit has already been reviewed and approved')).toBeVisible()
  await expect(canvas.getByText('Reviewer').nextSibling).toHaveTextContent('m.tanabe')
  await expect(canvas.getByText('Reviewed').nextSibling).toHaveTextContent(/20 Nov 2026/)
  await expect(canvas.getByText('Approval reason').nextSibling).toHaveTextContent('Reads well.')
  await expect(canvas.getByText(PENDING_EDIT.summary)).toBeVisible()
  await expect(canvas.getByText('Approved')).toBeVisible()
  await expect(canvas.queryByText('Pending')).toBeNull()
}
const knownAtOnceAndLater: Play = async (context) => {
  await approve(context)
  await isKnown(context)
  await context.canvas.findByRole('link', { name: 'Back to the proposal' })
  context.server.hang(edits.get)
  context.server.hang(edits.list)
  await back(context)
  await isKnown(context)
}

/** Who decided, when and why is known whatever a server answers, and the proposal is not forgotten over it. */
export const StatusAlone = meta.story({
  beforeEach: ({ server }) =>
    server.fail(edits.review, {
      status: 200,
      body: { success: true, data: { id: PENDING_EDIT.id, status: 'approved' } },
    }),
  play: knownAtOnceAndLater,
})
/** Some answer with the title that was changed: that is not the proposal. */
export const TheTitle = meta.story({
  beforeEach: ({ server }) =>
    server.fail(edits.review, { status: 200, body: { id: PENDING_EDIT.id + 900, status: 'ongoing', slug: 'cozinha' } }),
  play: knownAtOnceAndLater,
})
export const Nothing = meta.story({
  beforeEach: ({ server }) => server.fail(edits.review, { status: 204, body: undefined }),
  play: knownAtOnceAndLater,
})

/** R1: a refusal may come as a success; another may have decided all the same (R19). */
export const RefusedAsASuccess = meta.story({
  beforeEach: ({ server }) =>
    server.fail(edits.review, { status: 200, body: { success: false, error: 'Edit has already been reviewed' } }),
  play: async (context) => {
    const { canvas, server } = context
    await say(context, 'Looks right to me')
    server.reviewAs('kenji_m', PENDING_EDIT.id, 'reject', 'The year is wrong')
    await press(context, 'Approve')
    await expect(await canvas.findByText('Someone else decided first')).toBeVisible()
    await expect(canvas.getByText('This edit has already been reviewed and rejected')).toBeVisible()
    await expect(canvas.getByText('The year is wrong')).toBeVisible()
  },
})

/** A server that answers with what was decided before, and takes nothing: no success is told, and the comment is kept. */
export const DecidedBeforeAndAnswered = meta.story({
  play: async (context) => {
    const { canvas, server } = context
    await say(context, 'Looks right to me')
    server.reviewAs('kenji_m', PENDING_EDIT.id, 'reject', 'The year is wrong')
    const body = { data: { ...server.db.edits.get(PENDING_EDIT.id) } }
    server.fail(edits.review, { status: 200, body })
    await press(context, 'Approve')
    await expect(await canvas.findByText('Someone else decided first')).toBeVisible()
    await expect(canvas.getByText('This edit has already been reviewed and rejected')).toBeVisible()
    await expect(canvas.getByText('The year is wrong')).toBeVisible()
    await expect(canvas.getByText('Your comment was not sent')).toBeVisible()
    await expect(canvas.getByText('Looks right to me')).toBeVisible()
    await isNotSaid('Edit approved successfully')
    await expect(canvas.queryByText(/^Returning to the list/)).toBeNull()
  },
})
/** It says no more than that: who, when and why is asked for. One who decided alike is told as well. */
const decidedBefore =
  (action: 'approve' | 'reject', body: object): Play =>
  async (context) => {
    const { canvas, server } = context
    await say(context, 'Looks right to me')
    server.reviewAs('kenji_m', PENDING_EDIT.id, action, 'As on the cover')
    server.fail(edits.review, { status: 200, body })
    await press(context, 'Approve')
    await expect(await canvas.findByText('Someone else decided first')).toBeVisible()
    await expect(canvas.getByText('Reviewer').nextSibling).toHaveTextContent('kenji_m')
    await expect(canvas.getByText('As on the cover')).toBeVisible()
    await expect(canvas.getByText('Looks right to me')).toBeVisible()
    await isNotSaid('Edit approved successfully')
  }
export const DecidedBeforeAndShort = meta.story({
  play: decidedBefore('reject', { success: true, data: { id: PENDING_EDIT.id, status: 'rejected' } }),
})
export const DecidedAlikeBefore = meta.story({
  play: decidedBefore('approve', { data: { id: PENDING_EDIT.id, status: 'approved', reviewed_by: 990 } }),
})
/** A server that names no reviewer: nobody is said to have been first, nor that nothing was saved. */
const unnamed =
  (decided: 'approve' | 'reject'): Play =>
  async (context) => {
    const { server } = context
    server.failNetwork(edits.review, { times: 1 })
    await say(context, 'Reads well.')
    server.reviewAs(2, PENDING_EDIT.id, decided, 'Reads well.')
    server.db.edits.update(PENDING_EDIT.id, {
      reviewed_by: null,
      reviewer_username: null,
      approval_reason: null,
      rejection_reason: null,
    })
    await press(context, 'Approve')
  }
export const ArrivedAndUnnamed = meta.story({
  play: async (context) => {
    const { canvas } = context
    await unnamed('approve')(context)
    await expect(await canvas.findByText('This edit has been decided')).toBeVisible()
    await expect(canvas.getByText('The server does not say by whom.')).toBeVisible()
    await expect(canvas.getByText('This edit has already been reviewed and approved')).toBeVisible()
    await expect(canvas.getByText('Your comment may not have arrived')).toBeVisible()
    await expect(canvas.queryByText('Your decision was not saved.')).toBeNull()
  },
})
export const DecidedOtherwiseAndUnnamed = meta.story({
  play: async (context) => {
    const { canvas } = context
    await unnamed('reject')(context)
    await expect(await canvas.findByText('This edit has been decided otherwise')).toBeVisible()
    await expect(canvas.getByText('Your decision was not saved.')).toBeVisible()
    await expect(canvas.getByText('Your comment was not sent')).toBeVisible()
  },
})

/** The answer was lost, the decision was not: that is looked for at once, and nothing is sent again. */
export const AnswerLost = meta.story({
  beforeEach: ({ server }) => server.failNetwork(edits.review, { times: 1 }),
  play: async (context) => {
    const { canvas } = context
    await approve(context)
    await expect(await canvas.findByText('Your earlier decision had already arrived')).toBeVisible()
    await isKnown(context)
    await expect(canvas.queryByText('Network error - please check your connection')).toBeNull()
    await expect(canvas.queryByText('Your comment was not sent')).toBeNull()
    await expect(sent(context)).toBe(1)
  },
})

/** Neither answered nor to be read: nobody says that it failed, and what waits is counted again. */
export const AnswerLostAndUnreadable = meta.story({
  beforeEach: ({ server }) => {
    server.fail(edits.review, { status: 502 })
    server.failNetwork(edits.get)
  },
  play: async (context) => {
    const { canvas, server } = context
    const lists = () => server.journal.filter(({ call }) => call === 'GET /edits/proposals/').length
    await say(context, 'Reads well.')
    const before = lists()
    await press(context, 'Approve')
    await expect(await canvas.findByText('Your decision may have arrived all the same.')).toBeVisible()
    await waitFor(() => expect(lists()).toBeGreaterThan(before))
    await expect(await comment(context)).toHaveValue('Reads well.')
    await expect(sent(context)).toBe(1)
  },
})

/** The answer was lost, the comment was not: nothing is said to be kept that was sent. */
export const CommentHadArrived = meta.story({
  beforeEach: ({ server }) => server.failNetwork(edits.review, { times: 1 }),
  play: async (context) => {
    const { canvas, server } = context
    await say(context, 'The tankōbon says 2013 ')
    await press(context, 'Reject')
    await canvas.findAllByText('Network error - please check your connection')
    server.reviewAs(2, PENDING_EDIT.id, 'reject', 'The tankōbon says 2013')
    await press(context, 'Reject')
    await expect(await canvas.findByText('Your earlier decision had already arrived')).toBeVisible()
    await expect(canvas.getByText('Rejection reason').nextSibling).toHaveTextContent('The tankōbon says 2013')
    await expect(canvas.queryByText('Your comment was not sent')).toBeNull()
    await expect(canvas.getAllByText(/The tankōbon says 2013/)).toHaveLength(1)
  },
})

/** What is wrong with the comment is said at the comment, until it is another. */
export const CommentRefused = meta.story({
  beforeEach: ({ server }) =>
    server.fail(edits.review, {
      status: 400,
      body: { reason: ['Ensure this field has no more than 20 characters.'] },
      times: 1,
    }),
  play: async (context) => {
    const { canvas, server } = context
    await say(context, 'The tankōbon says 2013, not 2014')
    await press(context, 'Reject')
    const field = await comment(context)
    await waitFor(() => expect(field).toHaveAccessibleDescription(/no more than 20 characters/))
    // Once in the form.
    await expect(reviewForm(canvas).queryByRole('note')).toBeNull()
    await expect(field).toBeInvalid()
    await expect(field).toHaveFocus()
    await expect(field).toHaveValue('The tankōbon says 2013, not 2014')
    await userEvent.clear(field)
    await expect(field).toBeValid()
    await userEvent.type(field, 'Not 2014')
    await press(context, 'Reject')
    await waitFor(() => expect(server.db.edits.get(PENDING_EDIT.id)?.rejection_reason).toBe('Not 2014'))
  },
})

/** What else the server says stands by the buttons, as long as it is not tried again: the message goes by itself. */
export const RefusedBesideItsComment = meta.story({
  beforeEach: ({ server }) =>
    server.fail(edits.review, {
      status: 400,
      body: { detail: 'You cannot review this edit.', reason: ['Too long.'] },
      times: 1,
    }),
  play: async (context) => {
    const { canvas } = context
    await say(context, 'Not 2014')
    await press(context, 'Reject')
    const field = await comment(context)
    await waitFor(() => expect(field).toHaveAccessibleDescription(/^Too long\./))
    await expect(reviewForm(canvas).getByText('You cannot review this edit.')).toBeVisible()
    await userEvent.type(field, '.')
    await expect(field).toBeValid()
    await expect(reviewForm(canvas).getByText('You cannot review this edit.')).toBeVisible()
  },
})

/** Left while the decision is sent, and back before it is answered: it cannot be made a second time. */
export const BackWhileItIsSent = meta.story({
  play: async (context) => {
    const { canvas, server } = context
    const release = server.hang(edits.review, { times: 1 })
    await say(context, 'Not what it says')
    await press(context, 'Reject')
    const crumbs = within(await canvas.findByRole('navigation', { name: /breadcrumb/i }))
    await userEvent.click(crumbs.getByRole('link', { name: 'Edit approvals' }))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Your decision is being sent' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Leave' }))
    await back(context)
    await expect(await comment(context)).toHaveAttribute('readonly')
    await expect(canvas.getByText('Rejecting…')).toBeInTheDocument()
    await expect(canvas.getByRole('button', { name: 'Approve' })).toBeDisabled()
    await userEvent.click(canvas.getByRole('button', { name: /^Reject/ }))
    release()
    await expect(await canvas.findByText('This edit has already been reviewed and rejected')).toBeVisible()
    await expect(canvas.getByText('Rejection reason').nextSibling).toHaveTextContent('Not what it says')
    await expect(canvas.queryByText('Your comment was not sent')).toBeNull()
    await expect(sent(context)).toBe(1)
  },
})

/** Counted from all proposals where the server has no figures (R23): that is read again, too. */
export const FiguresFollow = meta.story({
  beforeEach: ({ server }) => server.fail(edits.dashboard, { status: 200, body: {} }),
  parameters: screenAt({
    path: paths.edit.pattern,
    at: paths.editApprovals.to(),
    routes: [{ path: paths.editApprovals.pattern, Component: Elsewhere }],
  }),
  play: async (context) => {
    const { canvas, server } = context
    const waiting = async () => Number((await canvas.findByText(/^Waiting: \d/)).textContent.replace('Waiting: ', ''))
    const before = await waiting()
    await back(context)
    await comment(context)
    await press(context, 'Approve')
    await expect(await canvas.findByText(`Waiting: ${before - 1}`)).toBeVisible()
    await expect(server.db.edits.get(PENDING_EDIT.id)?.status).toBe('approved')
  },
})

/** Deleted while it is looked at: said, and back to the list, as where it is opened by its address. */
export const GoneMeanwhile = meta.story({
  play: async (context) => {
    const { canvas, server } = context
    await comment(context)
    server.db.edits.remove(PENDING_EDIT.id)
    await userEvent.click(
      within(await canvas.findByRole('navigation', { name: /breadcrumb/i })).getByRole('link', {
        name: 'Edit approvals',
      }),
    )
    await userEvent.click(await canvas.findByRole('button', { name: 'Read it again' }))
    await back(context)
    await expect(await canvas.findByText('Edit not found')).toBeVisible()
    await expect(await canvas.findByRole('link', { name: 'Back to the proposal' })).toBeVisible()
  },
})

/** A server that tells of a title what section 3 names: what it leaves out has not been changed by anybody. */
export const LittleToldOfTheTitle = meta.story({
  beforeEach: ({ server }) =>
    server.fail(titles.get, {
      status: 200,
      body: { id: TITLE.id, primary_title: TITLE.primary_title, title: { en: 'Kitchen' }, year: 2016 },
    }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Changed since this was proposed')).toBeVisible()
    await expect(canvas.getByText(/Approving puts/)).toHaveTextContent(/^year\. Approving puts/)
  },
})
