import { contract } from '@bunko/api-client'
import { PENDING_EDIT } from '@bunko/mock-server'
import { answered } from '@bunko/storybook/answered'
import preview from '@bunko/storybook/preview'
import { screenAt, type Play } from '@bunko/storybook/screen'
import { expect, waitFor, within } from 'storybook/test'
import { seenAgain } from '../../lib/story-seen-again.ts'
import { paths } from '../../paths.ts'
import { EditApprovalsScreen } from './EditApprovalsScreen.tsx'

const meta = preview.meta({
  title: 'Screens/Edit approvals/Refresh',
  component: EditApprovalsScreen,
  globals: { level: '2' },
  parameters: screenAt({ path: paths.editApprovals.pattern, at: paths.editApprovals.to() }),
})

/** A machine that runs everything at once is slow. */

/** What is on its way never touches what is being typed. */
export const RefreshKeepsListAndTyping = meta.story({
  play: async ({ canvas, server, userEvent }) => {
    await canvas.findByRole('list', { name: 'Pending edits' })
    const release = server.hang(contract.edits.list)
    server.db.edits.update(PENDING_EDIT.id, { edit_summary: 'Read again' })
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }))
    await expect(await canvas.findByText('Refreshing…')).toBeInTheDocument()
    await expect(canvas.getByText(PENDING_EDIT.summary)).toBeVisible()
    const field = canvas.getByRole('searchbox')
    await userEvent.type(field, 'read ag')
    release()
    await userEvent.type(field, 'ain')
    await expect(await canvas.findByText('The edits are up to date')).toBeInTheDocument()
    await expect(field).toHaveValue('read again')
    await expect(await canvas.findByText('Read again')).toBeVisible()
  },
})

const refreshFails: Play = async ({ canvas, server, userEvent }) => {
  await canvas.findByRole('list', { name: 'Pending edits' })
  server.fail(contract.edits.list, { status: 503, body: { detail: 'Busy. Try later.' } })
  await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }))
  const alert = await canvas.findByRole('alert')
  await expect(alert).toHaveTextContent('Failed to load pending editsBusy. Try later.')
  await expect(await canvas.findByText('The edits could not be refreshed')).toBeInTheDocument()
  await expect(canvas.getByText(PENDING_EDIT.summary)).toBeVisible()
  // The count in the navigation may ask once more when its code comes.
  await expect(await within(alert).findByRole('button', { name: 'Retry' })).toBeVisible()
}
export const RefreshFails = meta.story({ play: refreshFails })
export const RefreshFailsThenRetry = meta.story({
  play: async (context) => {
    const { canvas, server, userEvent } = context
    await refreshFails(context)
    const retry = await within(canvas.getByRole('alert')).findByRole('button', { name: 'Retry' })
    server.clearFaults()
    await userEvent.click(retry)
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull())
  },
})

/** All tabs have been read, the count in the navigation too; returns how many wait. */
const isCounted = async ({ canvas, server }: Parameters<Play>[0]): Promise<number> => {
  const waiting = server.db.edits.by('status', 'pending').length
  await expect(await canvas.findByRole('tab', { name: `Pending ${waiting}` })).toBeVisible()
  await canvas.findByText(`${waiting} pending`)
  await answered()
  return waiting
}
/** Another tab could not be read: its number is old, though the list that is shown is not. */
export const RefreshFailsElsewhere = meta.story({
  parameters: screenAt({ path: paths.editApprovals.pattern, at: `${paths.editApprovals.to()}?tab=all` }),
  play: async (context) => {
    const { canvas, server, userEvent } = context
    await isCounted(context)
    // Those that wait are asked for first.
    server.fail(contract.edits.list, { status: 500, times: 1 })
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }))
    await expect(await canvas.findByText('Not all edits could be refreshed')).toBeInTheDocument()
    await expect(canvas.queryByRole('alert')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }))
    await expect(await canvas.findByText('The edits are up to date')).toBeInTheDocument()
  },
})

/** And the list of those that wait is drawn. */
const isRead = async (context: Parameters<Play>[0]): Promise<number> => {
  await expect(await context.canvas.findByText(PENDING_EDIT.summary)).toBeVisible()
  return isCounted(context)
}
/** What others decided while nobody looked is not shown as waiting to who comes back to the tab. */
export const SeenAgain = meta.story({
  play: async (context) => {
    const { canvas, server } = context
    const waiting = await isRead(context)
    server.reviewAs('kenji_m', PENDING_EDIT.id, 'reject', 'No source')
    await seenAgain(async () => {
      await expect(await canvas.findByRole('tab', { name: `Pending ${waiting - 1}` })).toBeVisible()
      await canvas.findByText(`${waiting - 1} pending`)
      await waitFor(() => expect(canvas.queryByText(PENDING_EDIT.summary)).toBeNull())
    })
  },
})
/** What was read stays, and is said to be old. */
export const SeenAgainAndNotRead = meta.story({
  play: async (context) => {
    const { canvas, server } = context
    await isRead(context)
    server.fail(contract.edits.list, { status: 500, body: { error: 'The database is away' } })
    await seenAgain(async () => {
      const alert = await canvas.findByRole('alert')
      await expect(alert).toHaveTextContent('Failed to load pending editsThe database is away')
    })
    await expect(canvas.getByText(PENDING_EDIT.summary)).toBeVisible()
  },
})
