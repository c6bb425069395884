import { contract } from '@bunko/api-client'
import { demoAccount, PENDING_EDIT, PENDING_TAGS } from '@bunko/mock-server'
import preview from '@bunko/storybook/preview'
import { screenAt } from '@bunko/storybook/screen'
import { expect, waitFor, within } from 'storybook/test'
import { paths } from '../paths.ts'
import { AdminScreen } from '../screens/AdminScreen/AdminScreen.tsx'
import { EditApprovalsScreen } from '../screens/EditApprovalsScreen/EditApprovalsScreen.tsx'
import { EditDetailScreen } from '../screens/EditDetailScreen/EditDetailScreen.tsx'
import { LoginScreen } from '../screens/LoginScreen/LoginScreen.tsx'

const routes = [
  { path: paths.admin.pattern, Component: AdminScreen },
  { path: paths.editApprovals.pattern, Component: EditApprovalsScreen },
  { path: paths.edit.pattern, Component: EditDetailScreen },
]
const from = (at: string) => screenAt({ path: paths.login.pattern, at, shell: false, routes })

const meta = preview.meta({
  title: 'Journeys/Review',
  component: LoginScreen,
  globals: { level: '2' },
  parameters: from(paths.editApprovals.to()),
})

type Context = Parameters<NonNullable<(typeof RejectNeedsAReason)['play']>>[0]

const logIn = async ({ canvas, userEvent }: Context, level: 1 | 2 | 3) => {
  const { email, password } = demoAccount(level)
  await userEvent.click(await canvas.findByLabelText(/^E-mail/))
  await userEvent.paste(email)
  await userEvent.type(canvas.getByLabelText(/^Password/), `${password}{Enter}`)
}
const openEdit = async ({ canvas, userEvent }: Context, summary: string) => {
  const card = (await canvas.findByText(summary)).closest('article')
  if (!card) throw new Error(`no card says ${summary}`)
  await userEvent.click(within(card).getAllByRole('link')[0]!)
}
const comment = ({ canvas }: Context) => canvas.findByRole('textbox', { name: 'Review comment' })

/** Log in, dashboard, list, detail, approve, and back to the list, where it waits no more. */
export const SignInAndApprove = meta.story({
  globals: { level: 'anonymous' },
  parameters: from('/login?next=/admin'),
  play: async (context) => {
    const { canvas, server, userEvent } = context
    await logIn(context, 2)
    await expect(await canvas.findByText('Content Moderation & Approval')).toBeVisible()
    await userEvent.click(await canvas.findByRole('link', { name: 'View All' }))
    // The dashboard names it too.
    await canvas.findByRole('heading', { level: 1, name: 'Edit approvals' })
    await openEdit(context, PENDING_EDIT.summary)
    await expect(await comment(context)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Approve' }))
    await waitFor(() => expect(canvas.getByText('Edit approved successfully')).toBeVisible())
    await expect(server.db.edits.get(PENDING_EDIT.id)?.status).toBe('approved')
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Edit approvals' })).toBeVisible()
    await expect(await canvas.findByText(PENDING_TAGS.summary)).toBeVisible()
    await waitFor(() => expect(canvas.queryByText(PENDING_EDIT.summary)).toBeNull())
  },
})

/** After a decision the list is as it was left, without what was decided. */
export const GoesOnWhereItWas = meta.story({
  parameters: { ...from('/admin'), lingers: true },
  play: async (context) => {
    const { canvas, server, userEvent } = context
    await userEvent.click(await canvas.findByRole('link', { name: 'View All' }))
    await canvas.findByRole('heading', { level: 1, name: 'Edit approvals' })
    await openEdit(context, PENDING_EDIT.summary)
    await comment(context)
    const answer = server.hang(contract.edits.list, { times: 1 })
    await userEvent.click(canvas.getByRole('button', { name: 'Approve' }))
    await userEvent.click(await canvas.findByRole('link', { name: 'Go now' }))
    await canvas.findByRole('heading', { level: 1, name: 'Edit approvals' })
    await expect(canvas.queryByText(PENDING_EDIT.summary)).toBeNull()
    await expect(canvas.getByText(PENDING_TAGS.summary)).toBeVisible()
    answer()
    await userEvent.click(canvas.getAllByRole('link', { name: 'Dashboard' })[0]!)
    await canvas.findByText('Content Moderation & Approval')
  },
})

/** Who searches for something else meanwhile is not taken out of the field when the list comes by itself. */
export const SearchesWhileTheListComes = meta.story({
  parameters: from('/admin'),
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.click(await canvas.findByRole('link', { name: 'View All' }))
    await canvas.findByRole('heading', { level: 1, name: 'Edit approvals' })
    await openEdit(context, PENDING_EDIT.summary)
    await comment(context)
    await userEvent.click(canvas.getByRole('button', { name: 'Approve' }))
    await waitFor(() => expect(canvas.getByText('Edit approved successfully')).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: 'Search titles' }))
    const box = await canvas.findByRole('combobox', { name: 'Search titles' })
    await userEvent.type(box, 'dun')
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Edit approvals' })).toBeVisible()
    await userEvent.keyboard('geon')
    await expect(canvas.getByRole('combobox', { name: 'Search titles' })).toHaveValue('dungeon')
  },
})

/** The list comes back as it was left: same tab, filter and search. */
export const BackToTheListAsItWas = meta.story({
  parameters: from('/admin/edit-approvals?type=description&q=hana'),
  play: async (context) => {
    const { canvas, userEvent } = context
    await openEdit(context, PENDING_EDIT.summary)
    await comment(context)
    await expect(within(canvas.getByRole('main')).getByRole('link', { name: 'Edit approvals' })).toHaveAttribute(
      'href',
      '/admin/edit-approvals?type=description&q=hana',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Approve' }))
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Edit approvals' })).toBeVisible()
    await expect(canvas.getByRole('searchbox')).toHaveValue('hana')
    await expect(canvas.getByRole('combobox', { name: 'Type' })).toHaveValue('description')
  },
})

export const RejectNeedsAReason = meta.story({
  play: async (context) => {
    const { canvas, server, userEvent } = context
    await openEdit(context, PENDING_TAGS.summary)
    await comment(context)
    await userEvent.click(canvas.getByRole('button', { name: 'Reject' }))
    await expect(await canvas.findByText('Rejection reason is required')).toBeVisible()
    await expect(server.db.edits.get(PENDING_TAGS.id)?.status).toBe('pending')
    await userEvent.type(await comment(context), 'No source for either genre')
    await userEvent.click(canvas.getByRole('button', { name: 'Reject' }))
    await waitFor(() => expect(canvas.getByText('Edit rejected successfully')).toBeVisible())
    await expect(server.db.edits.get(PENDING_TAGS.id)).toMatchObject({
      status: 'rejected',
      rejection_reason: 'No source for either genre',
    })
  },
})

/** Level 3 gets everywhere and decides nothing. */
export const AnEditorLooks = meta.story({
  globals: { level: 'anonymous' },
  parameters: from('/login?next=/admin/edit-approvals'),
  play: async (context) => {
    const { canvas } = context
    await logIn(context, 3)
    await openEdit(context, PENDING_TAGS.summary)
    await expect(await canvas.findByText('Only Moderators and Admins can review edit proposals.')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Approve' })).toBeNull()
  },
})

/** R15b: the session is lost in the middle of a review; after the login the written reason is still there. */
export const SessionExpiresMidReview = meta.story({
  parameters: from(paths.edit.to({ editId: PENDING_EDIT.id })),
  play: async (context) => {
    const { canvas, server, userEvent } = context
    await userEvent.type(await comment(context), 'The tankōbon says 2013')
    server.expireTokens('all')
    await userEvent.click(canvas.getByRole('button', { name: 'Reject' }))
    await expect(await canvas.findByRole('heading', { name: 'Log in' })).toBeVisible()
    await logIn(context, 2)
    await expect(await comment(context)).toHaveValue('The tankōbon says 2013')
    await expect(server.db.edits.get(PENDING_EDIT.id)?.status).toBe('pending')
    await userEvent.click(canvas.getByRole('button', { name: 'Reject' }))
    await waitFor(() => expect(canvas.getByText('Edit rejected successfully')).toBeVisible())
    await expect(server.db.edits.get(PENDING_EDIT.id)?.rejection_reason).toBe('The tankōbon says 2013')
  },
})

/** R15b: nobody else ever sees it. */
export const AnotherPersonSeesNoDraft = meta.story({
  parameters: from(paths.edit.to({ editId: PENDING_EDIT.id })),
  play: async (context) => {
    const { canvas, server, userEvent } = context
    await userEvent.type(await comment(context), 'Between us')
    server.expireTokens('all')
    await userEvent.click(canvas.getByRole('button', { name: 'Approve' }))
    await expect(await canvas.findByRole('heading', { name: 'Log in' })).toBeVisible()
    await logIn(context, 1)
    await expect(await comment(context)).toHaveValue('')
  },
})
