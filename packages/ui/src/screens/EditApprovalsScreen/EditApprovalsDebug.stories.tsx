import { contract } from '@bunko/api-client'
import preview from '@bunko/storybook/preview'
import { screenAt } from '@bunko/storybook/screen'
import { expect, waitFor, within } from 'storybook/test'
import { paths } from '../../paths.ts'
import { EditApprovalsScreen } from './EditApprovalsScreen.tsx'

const meta = preview.meta({
  title: 'Screens/Edit approvals/Debug API',
  component: EditApprovalsScreen,
  globals: { level: '3' },
  parameters: screenAt({ path: paths.editApprovals.pattern, at: paths.editApprovals.to() }),
})

export const OpensAndCloses = meta.story({
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'Debug API' })
    await userEvent.click(button)
    const dialog = within(await canvas.findByRole('dialog', { name: 'API diagnostics' }))
    await expect(await dialog.findByText(/^All \d+ answered as they should$/)).toBeVisible()
    await expect(dialog.queryByText('GET /manga/publishers/admin/info/')).toBeNull()
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await expect(button).toHaveFocus()
  },
})

export const OneCallFails = meta.story({
  beforeEach: ({ server }) => server.fail(contract.edits.systemStats, { status: 502 }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Debug API' }))
    await expect(await canvas.findByText(/^1 of \d+ did not answer as they should$/)).toBeVisible()
    const row = within(canvas.getByText('GET /edits/system-stats/').closest('li')!)
    await expect(row.getByText('HTTP 502')).toBeVisible()
  },
})
