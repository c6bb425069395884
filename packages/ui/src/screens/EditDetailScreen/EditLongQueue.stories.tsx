import { contract } from '@bunko/api-client'
import { answered } from '@bunko/storybook/answered'
import preview from '@bunko/storybook/preview'
import { screenAt, type Play } from '@bunko/storybook/screen'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { seenAgain } from '../../lib/story-seen-again.ts'
import { paths } from '../../paths.ts'
import { EditApprovalsScreen } from '../EditApprovalsScreen/EditApprovalsScreen.tsx'
import { EditDetailScreen } from './EditDetailScreen.tsx'

/** Of a search in 2,000 proposals that wait, all of which were read for it. */
const meta = preview.meta({
  title: 'Screens/Edit detail/Long queue',
  component: EditDetailScreen,
  globals: { level: '2', scenario: 'many' },
  parameters: {
    ...screenAt({
      path: paths.edit.pattern,
      at: `${paths.editApprovals.to()}?q=of`,
      routes: [{ path: paths.editApprovals.pattern, element: <EditApprovalsScreen /> }],
    }),
    lingers: true,
  },
})
type Context = Parameters<Play>[0]

const PAGES = 20
const lists = ({ server }: Context) => server.journal.filter(({ call }) => call === 'GET /edits/proposals/')
/** How often the queue was asked for, page by page. */
const reads = (context: Context) => lists(context).filter(({ query }) => query.includes('status=pending')).length
/** All of it was read; returns in how many calls: a page that is asked for by the end of the list as well counts twice. */
const allRead = async (context: Context): Promise<number> => {
  await waitFor(() => expect(lists(context).some(({ query }) => query.endsWith(`page=${PAGES}`))).toBe(true))
  await answered()
  return reads(context)
}

/** A decision asks for none of its pages, nor does the next proposal: what was decided is taken out of them. */
export const DecidedWithoutReadingItAnew = meta.story({
  play: async (context) => {
    const { canvas, server } = context
    const before = await allRead(context)
    // Of all that wait: who is in a search is not led out of it.
    await userEvent.clear(canvas.getByRole('searchbox'))
    await canvas.findByRole('tab', { name: 'Pending 2,000' })
    const list = await canvas.findByRole('list', { name: 'Pending edits' })
    await userEvent.click(within(list).getAllByRole('link')[0]!)
    const approve = async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Approve' }))
      return canvas.findByRole('link', { name: 'Go now' })
    }
    await approve()
    await userEvent.click(canvas.getByRole('link', { name: 'Next proposal' }))
    await expect(await canvas.findByText('1 of 1,999')).toBeVisible()
    await answered()
    const goNow = await approve()
    await answered()
    await expect(reads(context)).toBe(before)
    await expect(server.db.edits.by('status', 'pending')).toHaveLength(1_998)
    // Once it is shown, it is read.
    await userEvent.click(goNow)
    await expect(await canvas.findByRole('tab', { name: 'Pending 1,998' })).toBeVisible()
    await waitFor(() => expect(reads(context)).toBe(before + PAGES))
  },
})

/** Seen again, the list that is shown is read as a whole. */
export const SeenAgain = meta.story({
  play: async (context) => {
    const { canvas } = context
    const before = await allRead(context)
    await seenAgain(async () => {
      await waitFor(() => expect(reads(context)).toBe(before + PAGES))
      await answered()
    })
    await expect(canvas.getByRole('tab', { name: 'Pending 2,000' })).toBeVisible()
  },
})

/** One that is not shown is not, for the number in its tab; those of a page or two are. */
export const SeenAgainElsewhere = meta.story({
  play: async (context) => {
    const { canvas } = context
    const before = await allRead(context)
    await userEvent.clear(canvas.getByRole('searchbox'))
    await userEvent.click(canvas.getByRole('tab', { name: /^Rejected/ }))
    await answered()
    const all = lists(context).length
    await seenAgain(async () => {
      await waitFor(() => expect(lists(context)).toHaveLength(all + 3))
      await answered()
    })
    await expect(reads(context)).toBe(before)
    await expect(lists(context)).toHaveLength(all + 3)
  },
})

/** Among all of them it stands as decided at once, though the pages are read anew only then. */
export const DecidedAmongAll = meta.story({
  parameters: screenAt({
    path: paths.edit.pattern,
    at: `${paths.editApprovals.to()}?tab=all&q=of`,
    routes: [{ path: paths.editApprovals.pattern, element: <EditApprovalsScreen /> }],
  }),
  play: async (context) => {
    const { canvas, server } = context
    const list = within(await canvas.findByRole('list', { name: 'All edits' }))
    await waitFor(() => expect(canvas.queryByText(/^Searching/)).toBeNull())
    await answered()
    const waiting = list.getAllByText('Action Required')[0]!.closest('article')!
    const name = within(waiting).getAllByRole('link')[0]!
    const address = name.getAttribute('href')
    await userEvent.click(name)
    await userEvent.click(await canvas.findByRole('button', { name: 'Approve' }))
    const goNow = await canvas.findByRole('link', { name: 'Go now' })
    server.hang(contract.edits.list)
    await userEvent.click(goNow)
    const all = await canvas.findByRole('list', { name: 'All edits' })
    const card = all.querySelector(`a[href="${address}"]`)!.closest('article')!
    await expect(within(card).getByText('Approved')).toBeVisible()
    await expect(within(card).queryByText('Action Required')).toBeNull()
  },
})
