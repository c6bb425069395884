import { PENDING_EDIT, PENDING_OWN, PENDING_TAGS } from '@bunko/mock-server/named'
import preview from '@bunko/storybook/preview'
import { screenAt, type Play } from '@bunko/storybook/screen'
import { useNavigationType } from 'react-router-dom'
import { expect, userEvent, waitFor } from 'storybook/test'
import { Link } from '../../components/Link/Link.tsx'
import { paths } from '../../paths.ts'
import { EditDetailScreen } from './EditDetailScreen.tsx'

/** From the newest on, as the server lists them. */
const QUEUE = [PENDING_EDIT, PENDING_TAGS, PENDING_OWN]

/** The list's place: leads to each as the list does when it is left with `query`, and tells how one came. */
const List = ({ query }: { query: string }) => (
  <>
    <p>At the list by {useNavigationType()}</p>
    {QUEUE.map(({ id, summary }) => (
      <p key={id}>
        <Link to={paths.edit.to({ editId: id })} state={{ list: query }}>
          {summary}
        </Link>
      </p>
    ))}
  </>
)
/** Returning to the list waits for what is pressed meanwhile. */
const from = (query: string) => ({
  ...screenAt({
    path: paths.edit.pattern,
    at: paths.editApprovals.to(),
    routes: [{ path: paths.editApprovals.pattern, element: <List query={query} /> }],
  }),
  lingers: true,
})

const meta = preview.meta({
  title: 'Screens/Edit detail/Next proposal',
  component: EditDetailScreen,
  globals: { level: '2' },
  parameters: from(''),
  beforeEach: ({ server: { db } }) => {
    for (const { id } of db.edits.all()) if (!QUEUE.some((edit) => edit.id === id)) db.edits.remove(id)
  },
})

type Context = Parameters<Play>[0]
const open = async ({ canvas }: Context, { summary }: { summary: string }) =>
  userEvent.click(await canvas.findByRole('link', { name: summary }))
/** Approves what is shown, and finds the way back to the list. */
const approve = async ({ canvas }: Context) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Approve' }))
  return canvas.findByRole('link', { name: 'Go now' })
}
const next = ({ canvas }: Context) => canvas.queryByRole('link', { name: 'Next proposal' })
const isAt = async ({ canvas }: Context, { summary }: { summary: string }, place: string) => {
  await expect(await canvas.findByText(place)).toBeVisible()
  await expect(await canvas.findByText(summary)).toBeVisible()
}

/** On from a decision without a detour; the list stays one step back, however many were decided. */
export const GoesOn = meta.story({
  play: async (context) => {
    const { canvas, server } = context
    await open(context, PENDING_TAGS)
    await isAt(context, PENDING_TAGS, '2 of 3')
    await approve(context)
    await userEvent.click(next(context)!)
    await isAt(context, PENDING_OWN, '2 of 2')
    await expect(server.db.edits.get(PENDING_TAGS.id)?.status).toBe('approved')
    await userEvent.click(await approve(context))
    await expect(await canvas.findByText('At the list by POP')).toBeVisible()
  },
})

/** Behind the last one there is none: on to the one before it, here by the letter. */
export const FromTheLast = meta.story({
  play: async (context) => {
    await open(context, PENDING_OWN)
    await isAt(context, PENDING_OWN, '3 of 3')
    await approve(context)
    await expect(next(context)).toHaveAttribute('aria-keyshortcuts', 'J')
    await userEvent.keyboard('j')
    await isAt(context, PENDING_TAGS, '2 of 2')
  },
})

/** One message at a time, however fast one decides: several would lie on the buttons. Each is another, to be announced. */
export const ItsMessageMakesRoom = meta.story({
  play: async (context) => {
    const { canvas } = context
    const said = () => canvas.queryAllByText('Edit approved successfully')
    await open(context, PENDING_EDIT)
    await approve(context)
    await waitFor(() => expect(said()).toHaveLength(1))
    const [first] = said()
    await userEvent.click(next(context)!)
    await isAt(context, PENDING_TAGS, '1 of 2')
    await expect(first).toBeVisible()
    await approve(context)
    await waitFor(() => expect(said()).toHaveLength(1))
    await expect(said()).not.toContain(first)
  },
})

export const Alone = meta.story({
  globals: { scenario: 'one' },
  play: async (context) => {
    await open(context, PENDING_EDIT)
    await isAt(context, PENDING_EDIT, '1 of 1')
    await approve(context)
    await expect(next(context)).toBeNull()
  },
})

/** Who came from a part of the queue is not led out of it. */
export const FromAFilteredList = meta.story({
  parameters: from('?type=tags'),
  play: async (context) => {
    await open(context, PENDING_TAGS)
    await approve(context)
    await expect(next(context)).toBeNull()
  },
})
