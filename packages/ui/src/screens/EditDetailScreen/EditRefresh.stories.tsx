import { contract } from '@bunko/api-client'
import { APPROVED_EDIT, PENDING_EDIT } from '@bunko/mock-server'
import preview from '@bunko/storybook/preview'
import { screenAt } from '@bunko/storybook/screen'
import { expect, within } from 'storybook/test'
import { Button } from '../../components/Button/Button.tsx'
import { useEdit, useRefreshEdits } from '../../data/edits.ts'
import { paths } from '../../paths.ts'
import { EditDetailScreen } from './EditDetailScreen.tsx'

const meta = preview.meta({
  title: 'Screens/Edit detail/Refresh',
  component: EditDetailScreen,
  globals: { level: '2' },
  parameters: screenAt({ path: paths.edit.pattern, at: paths.edit.to({ editId: APPROVED_EDIT.id }) }),
})

/** The screen, and what has its proposal read again: one that waits no more, which no list has. */
const AndReadAgain = () => {
  const { refetch } = useEdit(String(APPROVED_EDIT.id))
  return (
    <>
      <EditDetailScreen />
      <Button onClick={() => void refetch()}>Read again</Button>
    </>
  )
}
/** What was read stays, and that it may be old is said. */
export const RefreshFails = meta.story({
  render: () => <AndReadAgain />,
  play: async ({ canvas, server, userEvent }) => {
    const outcome = await canvas.findByText('This edit has already been reviewed and approved')
    server.fail(contract.edits.get, { status: 500, body: { error: 'The database is away.' } })
    await userEvent.click(canvas.getByRole('button', { name: 'Read again' }))
    const title = await canvas.findByText('Failed to load edit details')
    const note = title.closest<HTMLElement>('[role=status]')!
    await expect(note).toHaveTextContent('The database is away. What you see may have changed since.')
    await expect(within(note).getByRole('button', { name: 'Retry' })).toBeVisible()
    await expect(outcome).toBeVisible()
  },
})

/** Section 8: a 404 is told as one, also of what stays before the eyes of who reads it. */
export const GoneSince = meta.story({
  render: () => <AndReadAgain />,
  play: async ({ canvas, server, userEvent }) => {
    const outcome = await canvas.findByText('This edit has already been reviewed and approved')
    server.db.edits.remove(APPROVED_EDIT.id)
    await userEvent.click(canvas.getByRole('button', { name: 'Read again' }))
    const note = (await canvas.findByText('Edit not found')).closest<HTMLElement>('[role=status]')!
    await expect(note).toHaveTextContent('Not found. What you see may have changed since.')
    await expect(canvas.queryByText('Failed to load edit details')).toBeNull()
    await expect(outcome).toBeVisible()
  },
})

/** The screen, and what has all that is known of proposals read again. */
const AndAllReadAgain = () => {
  const refresh = useRefreshEdits()
  return (
    <>
      <EditDetailScreen />
      <Button onClick={() => void refresh()}>Read again</Button>
    </>
  )
}
/** R8: the list that cannot be read is no answer; the proposal itself is asked for, which a colleague has decided. */
export const ListFails = meta.story({
  parameters: screenAt({ path: paths.edit.pattern, at: paths.edit.to({ editId: PENDING_EDIT.id }) }),
  render: () => <AndAllReadAgain />,
  play: async ({ canvas, server, userEvent }) => {
    await canvas.findByRole('form', { name: 'Review' })
    server.reviewAs('kenji_m', PENDING_EDIT.id, 'reject', 'The year is wrong')
    server.fail(contract.edits.list, { status: 500 })
    await userEvent.click(canvas.getByRole('button', { name: 'Read again' }))
    await expect(await canvas.findByText('This edit has already been reviewed and rejected')).toBeVisible()
  },
})
