import { contract } from '@bunko/api-client'
import { PENDING_EDIT } from '@bunko/mock-server/named'
import { answered } from '@bunko/storybook/answered'
import preview from '@bunko/storybook/preview'
import { screenAt, type Play } from '@bunko/storybook/screen'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { Link } from '../../components/Link/Link.tsx'
import { seenAgain } from '../../lib/story-seen-again.ts'
import { paths } from '../../paths.ts'
import { EditDetailScreen } from './EditDetailScreen.tsx'

let titleComes: (screen: { Component: () => string }) => void
let titleCode: Promise<{ Component: () => string }>
const ADDRESS = paths.edit.to({ editId: PENDING_EDIT.id })
const meta = preview.meta({
  title: 'Screens/Edit detail/Left',
  component: EditDetailScreen,
  globals: { level: '2' },
  parameters: screenAt({
    path: paths.edit.pattern,
    at: ADDRESS,
    routes: [
      { path: paths.editApprovals.pattern, element: <Link to={ADDRESS}>Back to the proposal</Link> },
      { path: paths.title.pattern, lazy: () => titleCode },
    ],
  }),
})

type Context = Parameters<Play>[0]
const QUESTION = 'Leave without a decision?'
const comment = ({ canvas }: Context) => canvas.findByRole('textbox', { name: 'Review comment' })
const leave = async ({ canvas }: Context) => {
  const crumbs = within(await canvas.findByRole('navigation', { name: /breadcrumb/i }))
  await userEvent.click(crumbs.getByRole('link', { name: 'Edit approvals' }))
}
const answer = async (name: 'Stay' | 'Leave') => {
  const dialog = within(await screen.findByRole('alertdialog', { name: QUESTION }))
  await userEvent.click(dialog.getByRole('button', { name }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
}
const atList = ({ canvas }: Context) => canvas.findByRole('link', { name: 'Back to the proposal' })
const closes = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

/** A comment that was begun is asked about. */
export const LeavingAsks = meta.story({
  play: async (context) => {
    await userEvent.type(await comment(context), 'The tankōbon says')
    await leave(context)
    const dialog = within(await screen.findByRole('alertdialog', { name: QUESTION }))
    await expect(dialog.getByRole('button', { name: 'Stay' })).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Leave' })).toBeVisible()
  },
})
/** It is kept, and there again; then nobody asks a second time. */
export const CommentBegun = meta.story({
  play: async (context) => {
    await userEvent.type(await comment(context), 'The tankōbon says')
    await expect(closes()).toBe(false)
    await leave(context)
    await answer('Stay')
    await expect(await comment(context)).toHaveValue('The tankōbon says')
    await leave(context)
    await answer('Leave')
    await userEvent.click(await atList(context))
    await expect(await comment(context)).toHaveValue('The tankōbon says')
    await expect(closes()).toBe(true)
    await leave(context)
    await expect(await atList(context)).toBeVisible()
    await expect(context.server.journal.some(({ method }) => method !== 'GET')).toBe(false)
  },
})
/** Chromium before 119 asks by the event's value, and by nothing else. */
export const ClosedInAnOlderBrowser = meta.story({
  play: async (context) => {
    await userEvent.type(await comment(context), 'The tankōbon says')
    const event = new Event('beforeunload', { cancelable: true })
    Object.defineProperty(event, 'returnValue', { value: '', writable: true })
    window.dispatchEvent(event)
    await expect((event as BeforeUnloadEvent).returnValue).not.toBe('')
  },
})
/** A tab that is seen again asks nothing here: that a session is over is found out when something is sent. */
export const SeenAgainWhileWriting = meta.story({
  play: async (context) => {
    const { canvas, server } = context
    await userEvent.type(await comment(context), 'The tankōbon says')
    // The count in the navigation asks as well when its code comes.
    await canvas.findByText(/^\d+ pending$/)
    await answered()
    const asked = server.journal.length
    await seenAgain(answered)
    await expect(server.journal.length).toBe(asked)
  },
})
/** What is on its way is not called pending, and goes on whatever is answered. */
export const LeftWhileSending = meta.story({
  play: async (context) => {
    const { canvas, server } = context
    const release = server.hang(contract.edits.review)
    await userEvent.type(await comment(context), 'Not what the tankōbon says')
    await userEvent.click(canvas.getByRole('button', { name: 'Reject' }))
    await leave(context)
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Your decision is being sent' }))
    await expect(dialog.getByText('Leaving does not take it back.')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Stay' }))
    release()
    await waitFor(() => expect(server.db.edits.get(PENDING_EDIT.id)?.status).toBe('rejected'))
    await expect(await atList(context)).toBeVisible()
  },
})
/** Whoever has left is told elsewhere that another was first (R19). */
export const LeftAndOvertaken = meta.story({
  play: async (context) => {
    const { canvas, server } = context
    const release = server.hang(contract.edits.review)
    await userEvent.click(await canvas.findByRole('button', { name: 'Approve' }))
    await leave(context)
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Your decision is being sent' }))
    server.reviewAs('kenji_m', PENDING_EDIT.id, 'reject', 'The year is wrong')
    await userEvent.click(dialog.getByRole('button', { name: 'Leave' }))
    await atList(context)
    release()
    await expect(await screen.findByText('Someone else decided first')).toBeVisible()
    await expect(screen.getByText('Your decision was not saved.')).toBeVisible()
  },
})
/** Spaces are no comment, and a decision that was made takes its comment along. */
export const NothingToAsk = meta.story({
  play: async (context) => {
    const { canvas } = context
    await userEvent.type(await comment(context), '   ')
    await leave(context)
    await userEvent.click(await atList(context))
    await userEvent.type(await comment(context), 'Reads well.')
    await userEvent.click(canvas.getByRole('button', { name: 'Approve' }))
    await expect(await canvas.findByText('Edit approved successfully')).toBeVisible()
    await expect(await atList(context)).toBeVisible()
    await expect(screen.queryByRole('alertdialog')).toBeNull()
  },
})

/** The way back gives way to one's own, also while the code of where one goes is on its way. */
export const LeavesForCodeToCome = meta.story({
  beforeEach: () => {
    titleCode = new Promise((resolve) => {
      titleComes = resolve
    })
  },
  play: async (context) => {
    const { canvas } = context
    await userEvent.click(await canvas.findByRole('button', { name: 'Approve' }))
    await canvas.findByText(/^Returning to the list/)
    await userEvent.click(canvas.getByRole('link', { name: 'View title' }))
    const left = performance.now()
    await waitFor(() => expect(performance.now() - left).toBeGreaterThan(2_200))
    await expect(canvas.getByText(/^Returning to the list/)).toBeVisible()
    titleComes({ Component: () => 'The title' })
    await expect(await canvas.findByText('The title')).toBeVisible()
  },
})

/** What is typed in the middle stays in the middle, letter by letter. */
export const CaretInTheMiddle = meta.story({
  play: async (context) => {
    const field = await comment(context)
    await userEvent.type(field, 'one three')
    await userEvent.type(field, 'two ', { initialSelectionStart: 4, initialSelectionEnd: 4 })
    await expect(field).toHaveValue('one two three')
    await userEvent.keyboard('{Backspace}{Backspace}')
    await expect(field).toHaveValue('one twthree')
  },
})
