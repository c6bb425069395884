import { contract } from '@bunko/api-client'
import preview from '@bunko/storybook/preview'
import { screenAt, type Play } from '@bunko/storybook/screen'
import { expect, waitFor, within } from 'storybook/test'
import { paths } from '../../paths.ts'
import { AnalyticsScreen } from './AnalyticsScreen.tsx'

const meta = preview.meta({
  title: 'Screens/Analytics/Refresh',
  component: AnalyticsScreen,
  globals: { level: '1' },
  parameters: screenAt({ path: paths.analytics.pattern, at: paths.analytics.to() }),
})

const summary = async ({ canvas }: Parameters<Play>[0]) =>
  within(await canvas.findByRole('region', { name: 'Summary' }, { timeout: 60_000 }))
const proposed = (found: Awaited<ReturnType<typeof summary>>) =>
  found.getByText('Proposed').closest('div')?.firstElementChild?.textContent

/** What was read stays, and that it may be old is said. */
export const RefreshFails = meta.story({
  play: async (context) => {
    const { canvas, server, userEvent } = context
    const before = proposed(await summary(context))
    await expect(before).toMatch(/^\d+$/)
    server.fail(contract.edits.list, { status: 500, body: { error: 'The database is away.' } })
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }))
    const alert = await canvas.findByRole('alert')
    await expect(alert).toHaveTextContent(
      'Failed to load analyticsThe database is away. What was read before is still shown.',
    )
    await expect(within(alert).getByRole('button', { name: 'Retry' })).toBeVisible()
    await expect(proposed(await summary(context))).toBe(before)
  },
})

/** Nothing goes while it is read again. */
export const Refreshing = meta.story({
  beforeEach:
    ({ server }) =>
    () =>
      server.clearFaults(),
  play: async (context) => {
    const { canvas, server, userEvent } = context
    const before = proposed(await summary(context))
    server.hang(contract.edits.list)
    const button = canvas.getByRole('button', { name: 'Refresh' })
    await userEvent.click(button)
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'))
    await expect(proposed(await summary(context))).toBe(before)
  },
})
