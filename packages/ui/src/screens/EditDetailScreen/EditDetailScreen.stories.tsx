import { contract } from '@bunko/api-client'
import { APPROVED_EDIT, PENDING_EDIT, PENDING_OWN, REJECTED_EDIT, TITLE } from '@bunko/mock-server'
import { answered } from '@bunko/storybook/answered'
import preview from '@bunko/storybook/preview'
import { screenAt } from '@bunko/storybook/screen'
import { expect, waitFor, within } from 'storybook/test'
import { paths } from '../../paths.ts'
import { EditDetailScreen } from './EditDetailScreen.tsx'

const at = (editId: number) => screenAt({ path: paths.edit.pattern, at: paths.edit.to({ editId }) })

const meta = preview.meta({
  title: 'Screens/Edit detail',
  component: EditDetailScreen,
  parameters: at(PENDING_EDIT.id),
})

type Context = Parameters<NonNullable<(typeof Editor)['play']>>[0]

const mayReview = async ({ canvas }: Context) => {
  await expect(await canvas.findByRole('textbox', { name: 'Review comment' })).toBeVisible()
  await expect(canvas.getByRole('button', { name: 'Approve' })).toBeEnabled()
  await expect(canvas.getByRole('button', { name: 'Reject' })).toHaveAttribute('aria-disabled', 'true')
}
export const Admin = meta.story({ globals: { level: '1' }, play: mayReview })

/** Everything section 2 lists. */
export const Moderator = meta.story({
  globals: { level: '2' },
  play: async (context) => {
    const { canvas } = context
    await mayReview(context)
    await expect(canvas.getByRole('heading', { level: 1, name: 'Description' })).toBeVisible()
    const main = within(canvas.getByRole('main'))
    await expect(main.getByText('Pending')).toBeVisible()
    await expect(main.getAllByText('High priority')).toHaveLength(2)
    await expect(main.getByRole('link', { name: 'Edit approvals' })).toHaveAttribute('href', '/admin/edit-approvals')

    await expect(main.getByRole('heading', { level: 2, name: TITLE.primary_title })).toBeVisible()
    await expect(main.getByText('ID 1')).toBeVisible()
    await expect(main.getByRole('link', { name: 'View title' })).toHaveAttribute('href', '/manga/1/untitled')
    await expect(await main.findByText(/^Manga · \d{4} · /)).toBeVisible()

    await expect(main.getByText(PENDING_EDIT.summary)).toBeVisible()
    await expect(main.getByRole('region', { name: 'Alterações' })).toHaveAttribute('lang', 'pt-BR')
    await expect(main.getByText('2 adicionados, 1 removido, 3 mantidos')).toBeVisible()

    const editor = within(main.getByRole('region', { name: 'Editor' }))
    await expect(editor.getByText('hana_k')).toBeVisible()
    await expect(editor.getByText('3, Editor')).toBeVisible()
    await expect(editor.getByText('12m ago')).toBeVisible()
    await waitFor(() => expect(document.title).toBe(`Description of ${TITLE.primary_title} · Edit approvals · Bunko`))
  },
})

/** A row of the queue that is short of what is proposed is not the proposal: that is asked for (R8). */
const listedWith =
  (given: { changes?: undefined; status?: string | undefined }) =>
  ({ server }: Context) => {
    const row = { ...server.db.edits.get(PENDING_EDIT.id), ...given }
    server.fail(contract.edits.list, { status: 200, body: { count: 1, results: [row] } })
  }
const isWhole = async (context: Context) => {
  await mayReview(context)
  await expect(context.canvas.getByText('2 adicionados, 1 removido, 3 mantidos')).toBeVisible()
}
export const ListedWithoutChanges = meta.story({
  globals: { level: '2' },
  beforeEach: listedWith({ changes: undefined }),
  play: isWhole,
})

/** Of a row only its identity is required (R1): that it waits is said by the queue it stands in (R8). */
const waits = async (context: Context) => {
  const { canvas, server, userEvent } = context
  await mayReview(context)
  await expect(within(canvas.getByRole('main')).getByText('Pending')).toBeVisible()
  await expect(canvas.queryByText('This edit cannot be reviewed')).toBeNull()
  await userEvent.click(canvas.getByRole('button', { name: 'Approve' }))
  await expect(await canvas.findByText('This edit has already been reviewed and approved')).toBeVisible()
  await expect(server.db.edits.get(PENDING_EDIT.id)?.status).toBe('approved')
}
export const ListedWithoutStatus = meta.story({
  globals: { level: '2' },
  beforeEach: listedWith({ status: undefined }),
  play: async (context) => {
    await isWhole(context)
    // The row is the proposal.
    await answered()
    await expect(context.server.journal.filter(({ call }) => call === 'GET /edits/proposals/{id}/')).toEqual([])
    await waits(context)
  },
})
export const ListedWithAnEmptyStatus = meta.story({
  globals: { level: '2' },
  beforeEach: listedWith({ status: '' }),
  play: waits,
})
/** Neither its row nor the proposal itself tells more than its number. */
export const NowhereAStatus = meta.story({
  globals: { level: '2' },
  beforeEach: ({ server }) => {
    const { id } = PENDING_EDIT
    server.fail(contract.edits.list, { status: 200, body: { count: 1, results: [{ id }] } })
    server.fail(contract.edits.get, { status: 200, body: { id } })
  },
  play: waits,
})
/** A refusal that is no decision of another's: it waits as before, and is not taken for decided (R19). */
export const RefusedWithoutAStatus = meta.story({
  globals: { level: '2' },
  beforeEach: ({ server }) => {
    const row = { ...server.db.edits.get(PENDING_EDIT.id), status: '' }
    server.fail(contract.edits.get, { status: 200, body: row })
    server.fail(contract.edits.review, { status: 409, body: { error: 'Try again in a moment' }, times: 1 })
  },
  play: async (context) => {
    const { canvas, userEvent } = context
    await mayReview(context)
    await userEvent.click(canvas.getByRole('button', { name: 'Approve' }))
    await expect(
      await within(await canvas.findByRole('form', { name: 'Review' })).findByText('Try again in a moment'),
    ).toBeVisible()
    await expect(canvas.queryByText('Someone else decided first')).toBeNull()
    await waits(context)
  },
})

/** Level 3 sees all and may do nothing. */
export const Editor = meta.story({
  globals: { level: '3' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Only Moderators and Admins can review edit proposals.')).toBeVisible()
    await expect(canvas.getByText(PENDING_EDIT.summary)).toBeVisible()
    await expect(canvas.getByRole('region', { name: 'Alterações' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Approve' })).toBeNull()
    await expect(canvas.queryByRole('button', { name: 'Reject' })).toBeNull()
    await expect(canvas.queryByRole('textbox', { name: 'Review comment' })).toBeNull()
  },
})

const restricted = async ({ canvas, server }: Context) => {
  await expect(await canvas.findByText('The app has gone to', { exact: false })).toHaveTextContent(/gone to \/$/)
  await expect(await canvas.findByText('Access Restricted')).toBeVisible()
  await expect(canvas.getByText('Only Moderators and Admins can access the edit approval panel.')).toBeVisible()
  await answered()
  await expect(server.journal.filter(({ path }) => path.startsWith('/edits/'))).toEqual([])
}
export const Anonymous = meta.story({ globals: { level: 'anonymous' }, play: restricted })
export const Collaborator = meta.story({ globals: { level: '4' }, play: restricted })
export const RegularUser = meta.story({ globals: { level: '5' }, play: restricted })
export const UnknownLevel = meta.story({ globals: { level: 'unknown' }, play: restricted })

/** R20 */
export const OwnProposal = meta.story({
  globals: { level: '2' },
  parameters: at(PENDING_OWN.id),
  play: async (context) => {
    await mayReview(context)
    await expect(context.canvas.getByText('This is your own proposal')).toBeVisible()
  },
})

export const Approved = meta.story({
  globals: { level: '2' },
  parameters: at(APPROVED_EDIT.id),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This edit has already been reviewed and approved')).toBeVisible()
    await expect(canvas.getByText('Approval reason')).toBeVisible()
    await expect(canvas.getByText('Reads well, thank you.')).toBeVisible()
    await expect(canvas.getByText('5d ago')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Approve' })).toBeNull()
  },
})

export const Rejected = meta.story({
  globals: { level: '3' },
  parameters: at(REJECTED_EDIT.id),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This edit has already been reviewed and rejected')).toBeVisible()
    await expect(canvas.getByText('kenji_m')).toBeVisible()
    await expect(canvas.getByText('Rejection reason')).toBeVisible()
    await expect(canvas.getByText('The author announced a break, not the end.')).toBeVisible()
    await expect(canvas.getByText('7d ago')).toBeVisible()
  },
})

export const Phone = meta.story({
  globals: { level: '2', viewport: { value: 'small' } },
  play: async (context) => {
    await mayReview(context)
    const root = document.documentElement
    await expect(root.scrollWidth).toBeLessThanOrEqual(root.clientWidth)
  },
})
