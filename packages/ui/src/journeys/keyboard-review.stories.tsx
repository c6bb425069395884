import { contract } from '@bunko/api-client'
import { PENDING_EDIT, PENDING_TAGS, TITLE } from '@bunko/mock-server/named'
import preview from '@bunko/storybook/preview'
import { screenAt } from '@bunko/storybook/screen'
import { expect, screen, spyOn, waitFor, within } from 'storybook/test'
import { paths } from '../paths.ts'
import { EditApprovalsScreen } from '../screens/EditApprovalsScreen/EditApprovalsScreen.tsx'
import { EditDetailScreen } from '../screens/EditDetailScreen/EditDetailScreen.tsx'
import { focusKept, go, keys, press, select, tabTo, write, type Context } from './keyboard-steps.tsx'

/** What moderators do all day, without a pointer. */
const meta = preview.meta({
  title: 'Journeys/By keyboard/Review',
  component: EditApprovalsScreen,
  globals: { level: '2' },
  parameters: screenAt({
    path: paths.editApprovals.pattern,
    at: paths.editApprovals.to(),
    routes: [{ path: paths.edit.pattern, Component: EditDetailScreen }],
  }),
})

const open = async ({ canvas }: Context, summary: string) => {
  const card = (await canvas.findByText(summary)).closest('article')
  if (!card) throw new Error(`no card says ${summary}`)
  await tabTo(within(card).getAllByRole('link')[0]!)
  await keys('{Enter}')
  await canvas.findByRole('form', { name: 'Review' })
  await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus())
}

/** From change to change by `n`, then the decision, then on with the queue. */
export const Approves = meta.story({
  parameters: { lingers: true },
  play: async (context) => {
    const { canvas, server } = context
    await open(context, PENDING_EDIT.summary)
    await keys('n')
    await expect(canvas.getByRole('main')).not.toHaveFocus()
    await focusKept()
    await press(context, 'button', 'Approve')
    // At once: after two seconds the list comes by itself.
    await press(context, 'link', 'Go now')
    await screen.findByText('Edit approved successfully')
    await expect(server.db.edits.get(PENDING_EDIT.id)?.status).toBe('approved')
    await expect(server.db.titles.get(TITLE.id)?.year).toBe(2014)
    await canvas.findByText(PENDING_TAGS.summary)
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus())
  },
})

/** Without a reason the focus goes to where it is to be written. */
export const RejectsWithAReason = meta.story({
  play: async (context) => {
    const { canvas, server } = context
    await open(context, PENDING_TAGS.summary)
    await press(context, 'button', 'Reject')
    await expect(await canvas.findByText('Rejection reason is required')).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Review comment' })).toHaveFocus()
    await keys('No source')
    await press(context, 'button', 'Reject')
    await waitFor(() =>
      expect(server.db.edits.get(PENDING_TAGS.id)).toMatchObject({ status: 'rejected', rejection_reason: 'No source' }),
    )
    await screen.findByText('Edit rejected successfully')
    await focusKept()
  },
})

/** The queue is searched and filtered. */
export const SearchesTheQueue = meta.story({
  play: async (context) => {
    const { canvas } = context
    await canvas.findByText(PENDING_TAGS.summary)
    await write(context, /^Search/, PENDING_TAGS.summary.slice(0, 8), 'searchbox')
    await waitFor(() => expect(canvas.queryByText(PENDING_EDIT.summary)).toBeNull())
    await go(context, 'tab', /^Pending/)
    await keys('{ArrowRight}')
    await expect(canvas.getByRole('tab', { name: /^Approved/, selected: true })).toHaveFocus()
    await waitFor(() => expect(canvas.queryByText(PENDING_TAGS.summary)).toBeNull())
    await focusKept()
  },
})

/** By type; then it is read anew, and tells what somebody else has made of it. */
export const FiltersByTypeAndRefreshes = meta.story({
  play: async (context) => {
    const { canvas, server } = context
    await canvas.findByText(PENDING_EDIT.summary)
    await select(context, 'Type', 'tags')
    await waitFor(() => expect(canvas.queryByText(PENDING_EDIT.summary)).toBeNull())
    await expect(await canvas.findByText(PENDING_TAGS.summary)).toBeVisible()
    await expect(canvas.getByRole('combobox', { name: 'Type' })).toHaveFocus()
    server.db.edits.update(PENDING_TAGS.id, { edit_summary: 'Told anew' })
    await press(context, 'button', 'Refresh')
    await expect(await canvas.findByText('Told anew')).toBeVisible()
    await canvas.findByText('The edits are up to date')
    await expect(canvas.getByRole('button', { name: 'Refresh' })).toHaveFocus()
  },
})

/** From proposal to proposal by `j` and `k`: nothing is decided by the way. */
export const WalksTheQueue = meta.story({
  play: async (context) => {
    const { canvas, server } = context
    const pending = server.db.edits.by('status', 'pending').length
    await open(context, PENDING_EDIT.summary)
    const queue = within(await canvas.findByRole('navigation', { name: 'Pending edits' }))
    const place = Number.parseInt(queue.getByText(new RegExp(` of ${pending}$`)).textContent, 10)
    const at = (wanted: number) => waitFor(() => expect(canvas.getByText(`${wanted} of ${pending}`)).toBeVisible())
    await keys('j')
    await at(place + 1)
    await waitFor(() => expect(canvas.queryByText(PENDING_EDIT.summary)).toBeNull())
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus())
    await keys('k')
    await at(place)
    await expect(await canvas.findByText(PENDING_EDIT.summary)).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus())
    // A letter that is typed leads nowhere.
    await write(context, 'Review comment', 'jk')
    await at(place)
    await expect(server.db.edits.by('status', 'pending')).toHaveLength(pending)
  },
})

/** Whether the server is at fault: asked, asked again, and taken along as text. */
export const DiagnosesTheApi = meta.story({
  beforeEach: ({ server }) => {
    server.fail(contract.people.list, { status: 500 })
    const copied = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    return () => copied.mockRestore()
  },
  play: async (context) => {
    const { canvas, server } = context
    await press(context, 'button', 'Debug API')
    const dialog = within(await screen.findByRole('dialog', { name: 'API diagnostics' }))
    await dialog.findByText(/^1 of \d+ did not answer as they should$/)
    await expect(dialog.getByRole('button', { name: 'Run again' })).toHaveFocus()
    server.clearFaults()
    await keys('{Enter}')
    await dialog.findByText(/^All \d+ answered as they should$/)
    await expect(dialog.getByRole('button', { name: 'Run again' })).toHaveFocus()
    await tabTo(dialog.getByRole('button', { name: 'Copy as text' }))
    await keys('{Enter}')
    await expect(await dialog.findByText('Copied')).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Copy as text' })).toHaveFocus()
    await expect(navigator.clipboard.writeText).toHaveBeenCalledWith(
      expect.stringMatching(/^Bunko API diagnostics, .*\nAll \d+ answered as they should$/m),
    )
    await tabTo(dialog.getByRole('button', { name: 'Close' }))
    await keys('{Enter}')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Debug API' })).toHaveFocus())
  },
})
