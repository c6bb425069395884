import { contract } from '@bunko/api-client'
import { APPROVED_EDIT, PENDING_EDIT } from '@bunko/mock-server'
import preview from '@bunko/storybook/preview'
import { screenAt, type Play } from '@bunko/storybook/screen'
import { useNavigate } from 'react-router-dom'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../../components/Button/Button.tsx'
import { Link } from '../../components/Link/Link.tsx'
import { useEdits } from '../../data/edits.ts'
import { paths } from '../../paths.ts'
import { EditDetailScreen } from './EditDetailScreen.tsx'

type Context = Parameters<Play>[0]
const here = paths.edit.to({ editId: PENDING_EDIT.id })
const meta = preview.meta({
  title: 'Screens/Edit detail/Queue',
  component: EditDetailScreen,
  globals: { level: '2' },
  parameters: screenAt({ path: paths.edit.pattern, at: here }),
})

/** As the server lists them. */
const pending = ({ server }: Context) => server.db.edits.all().filter(({ status }) => status === 'pending')
const queue = async ({ canvas }: Context) => within(await canvas.findByRole('navigation', { name: 'Pending edits' }))
const placeOf = async (context: Context) => {
  const text = (await queue(context)).getByText(/ of /).textContent
  return Number(text.split(' ')[0])
}
const at = (context: Context, place: number) =>
  waitFor(async () =>
    expect(
      (await queue(context)).getByText(`${place} of ${pending(context).length.toLocaleString('en')}`),
    ).toBeVisible(),
  )

/** Buttons and keys lead through the queue; at its ends there is no further. */
export const Through = meta.story({
  play: async (context) => {
    const { canvas } = context
    const last = pending(context).length
    const first = await placeOf(context)
    await expect(canvas.getByText(PENDING_EDIT.summary)).toBeVisible()
    await userEvent.click((await queue(context)).getByRole('button', { name: 'Next' }))
    await at(context, first + 1)
    await expect(canvas.queryByText(PENDING_EDIT.summary)).toBeNull()
    await userEvent.keyboard('k')
    await at(context, first)
    await expect(await canvas.findByText(PENDING_EDIT.summary)).toBeVisible()
    for (let place = first; place > 1; place -= 1) {
      await userEvent.keyboard('k')
      await at(context, place - 1)
    }
    await expect((await queue(context)).getByRole('button', { name: 'Previous' })).toBeDisabled()
    for (let place = 1; place < last; place += 1) {
      await userEvent.keyboard('j')
      await at(context, place + 1)
    }
    await expect((await queue(context)).getByRole('button', { name: 'Next' })).toBeDisabled()
  },
})

/** Where letters are switched off, J and K lead nowhere, and the buttons do not name them. */
export const LettersOff = meta.story({
  play: async (context) => {
    const { canvas } = context
    const place = await placeOf(context)
    const next = async () => (await queue(context)).getByRole('button', { name: 'Next' })
    await expect(await next()).toHaveAttribute('aria-keyshortcuts', 'J')
    const account = canvas.getByRole('button', { name: /Account of/ })
    await userEvent.click(account)
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Keys' }))
    const sheet = within(await screen.findByRole('dialog', { name: 'Keys' }))
    await userEvent.click(sheet.getByRole('checkbox', { name: 'Single-letter keys' }))
    await userEvent.click(sheet.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(account).toHaveFocus())
    await expect(await next()).not.toHaveAttribute('aria-keyshortcuts')
    await expect(await next()).toHaveTextContent(/^Next$/)
    await userEvent.keyboard('j{Control>}k{/Control}')
    await screen.findByRole('dialog', { name: 'Go to a screen' })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(await placeOf(context)).toBe(place)
    await expect(canvas.getByText(PENDING_EDIT.summary)).toBeVisible()
  },
})

/** Nothing typed is lost on the way. */
export const AsksBeforeLeaving = meta.story({
  play: async (context) => {
    const { canvas } = context
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Review comment' }), 'jk')
    await userEvent.click((await queue(context)).getByRole('button', { name: 'Next' }))
    await expect(await screen.findByRole('alertdialog', { name: 'Leave without a decision?' })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Stay' }))
    await expect(canvas.getByRole('textbox', { name: 'Review comment' })).toHaveValue('jk')
  },
})

/** What is decided is in the queue no more. */
export const Decided = meta.story({
  parameters: { lingers: true },
  play: async (context) => {
    const { canvas } = context
    await queue(context)
    await userEvent.click(canvas.getByRole('button', { name: 'Approve' }))
    await expect(await screen.findByText('Edit approved successfully')).toBeVisible()
    await waitFor(() => expect(canvas.queryByRole('navigation', { name: 'Pending edits' })).toBeNull())
  },
})

const Filtered = () => {
  const navigate = useNavigate()
  return (
    <button type="button" onClick={() => void navigate(here, { state: { list: '?type=modify' } })}>
      Open
    </button>
  )
}
/** Who came from a part of the queue is not led out of it. */
export const FromAFilteredList = meta.story({
  parameters: screenAt({
    path: paths.editApprovals.pattern,
    at: paths.editApprovals.to(),
    routes: [{ path: paths.edit.pattern, element: <EditDetailScreen /> }],
  }),
  render: () => <Filtered />,
  play: async (context) => {
    const { canvas } = context
    await userEvent.click(await canvas.findByRole('button', { name: 'Open' }))
    await expect(await canvas.findByText(PENDING_EDIT.summary)).toBeVisible()
    await expect(canvas.queryByRole('navigation', { name: 'Pending edits' })).toBeNull()
  },
})

/** The first page of the queue was read, and one goes to a proposal at its end. */
const NearTheEnd = () => {
  const { data } = useEdits('pending')
  const edit = data?.pages[0]?.items.at(-3)
  return edit && <Link to={paths.edit.to({ editId: edit.id })}>Near its end</Link>
}
/** More than one page: where the next one did not come by itself, it comes by a press. */
export const PastThePage = meta.story({
  globals: { scenario: 'many' },
  parameters: screenAt({
    path: paths.edit.pattern,
    at: paths.editApprovals.to(),
    routes: [{ path: paths.editApprovals.pattern, Component: NearTheEnd }],
  }),
  play: async (context) => {
    const { canvas, server } = context
    const link = await canvas.findByRole('link', { name: 'Near its end' })
    await expect(pending(context).length).toBeGreaterThan(100)
    server.fail(contract.edits.list, { status: 500 })
    await userEvent.click(link)
    const next = async () => (await queue(context)).getByRole('button', { name: 'Next' })
    await at(context, 98)
    for (const place of [99, 100]) {
      await userEvent.keyboard('j')
      await at(context, place)
    }
    await waitFor(async () => expect(await next()).toBeEnabled())
    server.clearFaults()
    await userEvent.keyboard('j')
    await waitFor(async () => {
      await userEvent.keyboard('j')
      await expect(await placeOf(context)).toBeGreaterThan(100)
    })
    await expect(canvas.getByRole('navigation', { name: 'Pending edits' })).toBeVisible()
  },
})

/** As a search leaves it: more of the queue was read than its first page. */
const ReadOn = () => {
  const { data, fetchNextPage } = useEdits('pending')
  return (
    <>
      <p>Pages: {data?.pages.length}</p>
      <Button onClick={() => void fetchNextPage()}>Read on</Button>
      <Link to={paths.edit.to({ editId: APPROVED_EDIT.id })}>A decided one</Link>
    </>
  )
}
/** A proposal that is not in it does not wait until all of it is read again. */
export const DecidedAndMuchOfItRead = meta.story({
  globals: { scenario: 'many' },
  parameters: screenAt({
    path: paths.edit.pattern,
    at: paths.editApprovals.to(),
    routes: [{ path: paths.editApprovals.pattern, Component: ReadOn }],
  }),
  play: async ({ canvas, server }) => {
    const real = Date.now
    await canvas.findByText('Pages: 1')
    await userEvent.click(canvas.getByRole('button', { name: 'Read on' }))
    await canvas.findByText('Pages: 2')
    const release = server.hang(contract.edits.list)
    Date.now = () => real() + 31_000
    try {
      await userEvent.click(canvas.getByRole('link', { name: 'A decided one' }))
      await expect(await canvas.findByText('This edit has already been reviewed and approved')).toBeVisible()
    } finally {
      Date.now = real
      release()
    }
  },
})
