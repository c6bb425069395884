import { contract } from '@bunko/api-client'
import * as named from '@bunko/mock-server'
import { held } from '@bunko/storybook/held'
import { WIDE_ONLY } from '@bunko/storybook/modes'
import preview from '@bunko/storybook/preview'
import { screenAt } from '@bunko/storybook/screen'
import { expect, screen, waitFor, within } from 'storybook/test'
import { Link } from '../../components/Link/Link.tsx'
import { seenAgain } from '../../lib/story-seen-again.ts'
import { onPaper } from '../../lib/story-print.ts'
import { paths } from '../../paths.ts'
import { isNotSaid } from '../../toasts/story-toast.tsx'
import { EditApprovalsScreen } from '../EditApprovalsScreen/EditApprovalsScreen.tsx'
import { EditDetailScreen } from './EditDetailScreen.tsx'

const at = (editId: number | string) => screenAt({ path: paths.edit.pattern, at: paths.edit.to({ editId }) })
const { edits, titles } = contract

const meta = preview.meta({
  title: 'Screens/Edit detail/States',
  component: EditDetailScreen,
  globals: { level: '2' },
  parameters: at(named.PENDING_EDIT.id),
})

type Play = NonNullable<(typeof Loading)['play']>
type Canvas = Parameters<Play>[0]['canvas']
const UNNAMED = 'Edit proposal · Edit approvals · Bunko'
const form = (canvas: Canvas) => canvas.findByRole('textbox', { name: 'Review comment' })

export const Loading = meta.story({
  beforeEach: ({ server }) => server.hang(edits.list),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading the edit…')).toBeInTheDocument()
    await expect(within(canvas.getByRole('main')).getByRole('link', { name: 'Edit approvals' })).toBeVisible()
    await expect(document.title).toBe(UNNAMED)
  },
})

/** What comes takes the place of what stood for it. */
const withoutAJump: Play = async ({ canvas, server, mount }) => {
  const release = server.hang(edits.list)
  await mount()
  const summary = () => canvas.getByRole('main').querySelector('[data-place="main"]')
  await canvas.findByText('Loading the edit…')
  const before = summary()?.getBoundingClientRect()
  release()
  await form(canvas)
  const after = summary()?.getBoundingClientRect()
  await expect([after?.top, after?.left, after?.width]).toEqual([before?.top, before?.left, before?.width])
}
export const ArrivesWithoutAJump = meta.story({ play: withoutAJump })
export const ArrivesWithoutAJumpOnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: withoutAJump,
})

/** Somebody saved the title since: approving would undo that, and nothing else would say so. */
export const ChangedSince = meta.story({
  beforeEach: ({ server }) => void server.db.titles.update(named.TITLE.id, { year: 2016, theme_names: ['Music'] }),
  play: async ({ canvas, userEvent }) => {
    const note = await canvas.findByText('Changed since this was proposed')
    await expect(note).toBeVisible()
    await expect(canvas.getByText(/Approving puts/)).toHaveTextContent(/^theme_names, year\. Approving puts/)
    const row = canvas.getByRole('article', { name: 'Campo: year' })
    const year = within(row)
    await expect(year.getByText('Alterado desde então')).toBeVisible()
    await expect(year.getByText(/^agora:/)).toHaveTextContent('agora: 2016')
    const themes = within(canvas.getByRole('article', { name: 'Campo: theme_names' }))
    await expect(themes.getByText('Alterado desde então')).toBeVisible()
    await expect(canvas.getAllByText('Alterado desde então')).toHaveLength(2)
    await userEvent.click(canvas.getByRole('link', { name: 'year' }))
    await expect(row).toHaveFocus()
  },
})
const approve = async ({ canvas, userEvent }: Parameters<Play>[0]) =>
  userEvent.click(await canvas.findByRole('button', { name: 'Approve' }))
/** Saved by a colleague after the screen was opened: nothing is approved over it before that is seen. */
export const ChangedSinceItWasOpened = meta.story({
  play: async (context) => {
    const { canvas, server } = context
    await expect(await canvas.findByText(/^Manga · 2015/)).toBeVisible()
    server.db.titles.update(named.TITLE.id, { year: 2016 })
    await seenAgain(async () => {
      await approve(context)
      await expect(await canvas.findByText('Changed since this was proposed')).toBeVisible()
    })
    await expect(
      await canvas.findByText(/^Not approved: the title has changed meanwhile\. Nothing was sent\./),
    ).toBeVisible()
    await expect(server.db.edits.get(named.PENDING_EDIT.id)?.status).toBe('pending')
    // Seen now: it is decided with that in view.
    await approve(context)
    await waitFor(() => expect(server.db.edits.get(named.PENDING_EDIT.id)?.status).toBe('approved'))
  },
})
/** Approves and leaves while the title is looked at. @returns what lets that be answered */
const leftWhileLookedAt = async (context: Parameters<Play>[0]) => {
  const { canvas, server, userEvent } = context
  const answer = server.hang(titles.get, { times: 1 })
  await seenAgain(async () => {
    await approve(context)
    await held(server)
  })
  await userEvent.click(within(canvas.getByRole('main')).getByRole('link', { name: 'Edit approvals' }))
  const question = within(await screen.findByRole('alertdialog', { name: 'Your decision is being sent' }))
  await userEvent.click(question.getByRole('button', { name: 'Leave' }))
  return answer
}
/** Left while it is looked at: what has changed is not approved over either. */
export const ChangedSinceAndLeft = meta.story({
  play: async (context) => {
    const { canvas, server } = context
    await expect(await canvas.findByText(/^Manga · 2015/)).toBeVisible()
    server.db.titles.update(named.TITLE.id, { year: 2016 })
    const answer = await leftWhileLookedAt(context)
    await expect(await canvas.findByText('/admin/edit-approvals', { selector: 'code' })).toBeVisible()
    answer()
    await expect(await screen.findByText('Not approved: the title has changed meanwhile')).toBeVisible()
    await expect(server.db.edits.get(named.PENDING_EDIT.id)?.status).toBe('pending')
  },
})
/** Back while it is looked at: it is on its way already, and cannot be decided a second time. */
export const LookedAtWhenBack = meta.story({
  parameters: screenAt({
    path: paths.edit.pattern,
    at: paths.edit.to({ editId: named.PENDING_EDIT.id }),
    routes: [
      {
        path: paths.editApprovals.pattern,
        element: <Link to={paths.edit.to({ editId: named.PENDING_EDIT.id })}>Back to the proposal</Link>,
      },
    ],
  }),
  play: async (context) => {
    const { canvas, server, userEvent } = context
    await expect(await canvas.findByText(/^Manga · 2015/)).toBeVisible()
    const answer = await leftWhileLookedAt(context)
    await userEvent.click(await canvas.findByRole('link', { name: 'Back to the proposal' }))
    await expect(await canvas.findByText('Approving…')).toBeInTheDocument()
    answer()
    await waitFor(() => expect(server.db.edits.get(named.PENDING_EDIT.id)?.status).toBe('approved'))
    await expect(server.journal.filter(({ method }) => method === 'POST')).toHaveLength(1)
  },
})
/** The title cannot be read again: the decision is not held up by that. */
export const ApprovedThoughNotReadAgain = meta.story({
  play: async (context) => {
    const { canvas, server } = context
    await expect(await canvas.findByText(/^Manga · 2015/)).toBeVisible()
    server.fail(titles.get, { status: 500 })
    await seenAgain(async () => {
      await approve(context)
      await waitFor(() => expect(server.db.edits.get(named.PENDING_EDIT.id)?.status).toBe('approved'))
    })
  },
})
/** As it was when it was proposed, or decided already: nothing to say. */
export const UnchangedSince = meta.story({
  play: async ({ canvas }) => {
    await form(canvas)
    await expect(await canvas.findByText(/^Manga · 2015/)).toBeVisible()
    await expect(canvas.queryByText('Changed since this was proposed')).toBeNull()
    await expect(canvas.queryByText('Alterado desde então')).toBeNull()
  },
})

export const WithoutSummary = meta.story({
  parameters: at(named.PENDING_WITHOUT_SUMMARY.id),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(named.PENDING_WITHOUT_SUMMARY.summary)).toBeVisible()
  },
})

export const AlmostNothing = meta.story({
  parameters: at(named.PENDING_NULLS.id),
  play: async ({ canvas }) => {
    await form(canvas)
    await expect(canvas.getByRole('heading', { level: 1, name: 'Edit' })).toBeVisible()
    await expect(canvas.getByText('No summary given')).toBeVisible()
    await expect(canvas.getByText('Nenhuma alteração informada')).toBeVisible()
    await expect(canvas.getByText('Unknown editor')).toBeVisible()
    await expect(canvas.getByText('Unknown')).toBeVisible()
    await expect(canvas.getAllByText('Other priority')).toHaveLength(2)
  },
})

/** A sheet has the proposal, and nothing to decide it with. */
export const Printed = meta.story({
  parameters: WIDE_ONLY,
  play: async ({ canvas }) => {
    const comment = await form(canvas)
    await onPaper(async () => {
      await expect(comment).not.toBeVisible()
      await expect(canvas.getByText(/^Needed to reject/)).not.toBeVisible()
      await expect(canvas.getByText('An approved edit is applied to the title at once')).not.toBeVisible()
      await expect(canvas.getByText('Novo valor')).toBeVisible()
    })
    await expect(comment).toBeVisible()
  },
})
/** Who decided is part of it. */
export const PrintedDecided = meta.story({
  parameters: at(named.APPROVED_EDIT.id),
  play: async ({ canvas }) => {
    const outcome = await canvas.findByText('This edit has already been reviewed and approved')
    await onPaper(async () => expect(outcome).toBeVisible())
  },
})

export const NoChanges = meta.story({
  parameters: at(named.PENDING_NO_CHANGES.id),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nenhuma alteração informada')).toBeVisible()
  },
})

export const EveryKindOfChange = meta.story({
  parameters: at(named.PENDING_ODD.id),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(11)
    await expect(canvas.getByText('Só mudaram as quebras de linha')).toBeVisible()
    await expect(canvas.getByText('Caracteres invisíveis')).toBeVisible()
    await expect(canvas.getByText('La posada de la gaviota').closest('[lang]')).toHaveAttribute('lang', 'es')
  },
})

export const LongText = meta.story({
  parameters: { ...at(named.PENDING_LONG.id), ...WIDE_ONLY },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('Novo valor')).toBeVisible()
    await expect(canvasElement.querySelectorAll('ins').length).toBeGreaterThan(0)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
})

export const Japanese = meta.story({
  parameters: at(named.PENDING_JAPANESE.id),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Japonês')).toBeVisible()
    await expect(canvas.getByText(named.PENDING_JAPANESE.summary)).toHaveAttribute('lang', 'ja')
  },
})

export const Hostile = meta.story({
  parameters: at(named.PENDING_HOSTILE.id),
  globals: { level: '2', viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await form(canvas)
    const main = canvas.getByRole('main')
    await expect(main.querySelector('script, img[src=x], [onload], [onerror]')).toBeNull()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
})

/** The title was asked for, and what stands for it on its way has gone. */
const titleAnswered = async ({ canvas, server }: Pick<Parameters<Play>[0], 'canvas' | 'server'>) => {
  await form(canvas)
  await waitFor(() => expect(server.journal.map(({ call }) => call)).toContain('GET /manga/{id}/'))
  await waitFor(() => expect(canvas.getByRole('main').querySelector('.animate-breathe')).toBeNull())
}

/** What is to be decided is reached all the same. */
export const NameWithoutEnd = meta.story({
  globals: { level: '2', viewport: { value: 'small' } },
  beforeEach: ({ server }) =>
    void server.db.edits.update(named.PENDING_EDIT.id, { manga_title: 'A Name without End '.repeat(500) }),
  play: async (context) => {
    const { canvas } = context
    await titleAnswered(context)
    const name = await canvas.findByRole('heading', { level: 2, name: /^A Name without End A Name/ })
    await expect(name.getBoundingClientRect().height).toBeLessThan(200)
  },
})

/** A proposal that does not name its title: the document and the way here say what the title itself is called. */
export const NamedByItsTitle = meta.story({
  globals: { level: '2' },
  beforeEach: ({ server }) => void server.db.edits.update(named.PENDING_EDIT.id, { manga_title: null }),
  play: async (context) => {
    const { canvas, server } = context
    await titleAnswered(context)
    const title = server.db.titles.get(Number(server.db.edits.get(named.PENDING_EDIT.id)?.manga_id))
    const name = String(title?.primary_title)
    await expect(await canvas.findByRole('heading', { level: 2, name })).toBeVisible()
    await waitFor(() => expect(document.title).toContain(` of ${name} · Edit approvals`))
    await expect(canvas.getByRole('navigation', { name: /breadcrumb/i })).toHaveTextContent(name)
  },
})

const GONE = 'This title is no longer in the catalogue'
/** What the proposal says of it has to do; what becomes of an approval is said before it is tried. */
export const TitleGone = meta.story({
  parameters: at(named.PENDING_ORPHAN.id),
  play: async (context) => {
    const { canvas } = context
    await titleAnswered(context)
    await expect(canvas.getByRole('heading', { level: 2, name: 'A Title That Is Gone' })).toBeVisible()
    await expect(canvas.getByText('ID 999999')).toBeVisible()
    await expect(canvas.getByText(GONE)).toBeVisible()
    await expect(canvas.getByText(/^An approval has nothing to be applied to/)).toBeVisible()
    await expect(canvas.getByText('There is no title left to apply an approval to')).toBeVisible()
    await expect(canvas.queryByText('An approved edit is applied to the title at once')).toBeNull()
    await expect(canvas.queryByRole('link', { name: 'View title' })).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Approve' })).toBeEnabled()
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
})
export const TitleGoneAndDecided = meta.story({
  parameters: at(named.PENDING_ORPHAN.id),
  beforeEach: ({ server }) => void server.reviewAs('kenji_m', named.PENDING_ORPHAN.id, 'reject', 'It was deleted'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This edit has already been reviewed and rejected')).toBeVisible()
    await expect(await canvas.findByText(GONE)).toBeVisible()
    await expect(canvas.queryByText(/^An approval has nothing to be applied to/)).toBeNull()
    await expect(canvas.queryByRole('link', { name: 'View title' })).toBeNull()
  },
})
/** The title cannot be read: what the proposal says of it has to do, and nothing is said. */
export const TitleUnreachable = meta.story({
  beforeEach: ({ server }) => server.fail(titles.get, { status: 500 }),
  play: async (context) => {
    const { canvas } = context
    await titleAnswered(context)
    await expect(canvas.getByRole('link', { name: 'View title' })).toBeVisible()
    await expect(canvas.queryByText(GONE)).toBeNull()
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
})

/** R8: not in the pending list, and 404 when asked for. */
export const NotFound = meta.story({
  parameters: at(424_242),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Edit not found')).toBeVisible()
    await expect(await canvas.findByText('/admin/edit-approvals', { selector: 'code' })).toBeVisible()
    await expect(canvas.getAllByText('Edit not found')).toHaveLength(1)
  },
})
/** The list keeps saying it when the toast has gone (R28). */
export const NotFoundAndTold = meta.story({
  parameters: screenAt({
    path: paths.edit.pattern,
    at: paths.edit.to({ editId: 424_242 }),
    routes: [{ path: paths.editApprovals.pattern, Component: EditApprovalsScreen }],
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Edit approvals' })).toBeVisible()
    const main = within(canvas.getByRole('main'))
    await expect(await main.findByText('Edit not found')).toBeVisible()
    await expect(main.getByText('It may have been deleted, or the address is wrong.')).toBeVisible()
  },
})
/** R2: what is no id is not asked for, and there is nothing to try again. */
export const RefusedId = meta.story({
  parameters: at('a/b'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Edit not found')).toBeVisible()
    await expect(await canvas.findByText('/admin/edit-approvals', { selector: 'code' })).toBeVisible()
  },
})
export const WithoutId = meta.story({
  parameters: screenAt({ path: '/admin/edit-approvals/:editId', at: '/admin/edit-approvals/%20' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('/admin/edit-approvals', { selector: 'code' })).toBeVisible()
    await isNotSaid('Edit not found')
  },
})

export const LoadError = meta.story({
  beforeEach: ({ server }) => {
    server.fail(edits.list, { status: 500 })
    server.fail(edits.get, { status: 503, body: { message: 'Down for maintenance' } })
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to load edit details')).toBeVisible()
    await expect(canvas.getByText('Down for maintenance')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible()
    await expect(document.title).toBe(UNNAMED)
  },
})
export const LoadErrorThenRetry = meta.story({
  beforeEach: LoadError.input.beforeEach,
  play: async ({ canvas, server, userEvent }) => {
    const retry = await canvas.findByRole('button', { name: 'Retry' })
    server.clearFaults()
    await userEvent.click(retry)
    await form(canvas)
    await waitFor(() => expect(canvas.queryByText('Failed to load edit details')).toBeNull())
    await expect(document.title).toBe(`Description of ${named.TITLE.primary_title} · Edit approvals · Bunko`)
  },
})
export const NoConnection = meta.story({
  beforeEach: ({ server }) => {
    server.failNetwork(edits.list)
    server.failNetwork(edits.get)
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to load edit details')).toBeVisible()
    await expect(canvas.getByText('Network error - please check your connection')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible()
  },
})
export const Forbidden = meta.story({
  globals: { scenario: 'forbidden' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to load edit details')).toBeVisible()
    await expect(canvas.getByText('Only Moderators and Admins can access the edit approval panel.')).toBeVisible()
    await expect(document.title).toBe(UNNAMED)
  },
})
