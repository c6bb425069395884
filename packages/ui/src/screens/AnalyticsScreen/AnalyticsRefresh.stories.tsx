import { contract } from '@bunko/api-client'
import { held } from '@bunko/storybook/held'
import { NOW } from '@bunko/mock-server'
import preview from '@bunko/storybook/preview'
import { screenAt, type Play } from '@bunko/storybook/screen'
import { useState } from 'react'
import { expect, waitFor, within } from 'storybook/test'
import { ClockProvider } from '../../clock/clock.tsx'
import { Button } from '../../components/Button/Button.tsx'
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

/** The first page came, a later one did not: what is shown is as old, and as complete. */
export const RefreshFailsLater = meta.story({
  globals: { scenario: 'many' },
  beforeEach: ({ server }) => {
    for (const { id } of server.db.edits.all().slice(150)) server.db.edits.remove(id)
  },
  play: async (context) => {
    const { canvas, server, userEvent } = context
    const before = proposed(await summary(context))
    server.fail(contract.edits.list, { status: 500, body: { error: 'The database is away.' } })
    const first = server.hang(contract.edits.list, { times: 1 })
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }))
    await held(server)
    first()
    const alert = await canvas.findByRole('alert')
    await expect(alert).toHaveTextContent(
      'Failed to load analyticsThe database is away. What was read before is still shown.',
    )
    await expect(proposed(await summary(context))).toBe(before)
    server.clearFaults()
    await userEvent.click(within(alert).getByRole('button', { name: 'Retry' }))
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull())
  },
})

let minutes = 0
const clock = { now: () => new Date(NOW + minutes * 60_000), tickMs: 0 }
const AwayAndBack = () => {
  const [isHere, setHere] = useState(true)
  return (
    <ClockProvider clock={clock}>
      <Button onClick={() => setHere(!isHere)}>{isHere ? 'Away' : 'Back'}</Button>
      {isHere && <AnalyticsScreen />}
    </ClockProvider>
  )
}
/** It is told when it was read, not when somebody came back to it. */
export const ComesBackLater = meta.story({
  render: () => <AwayAndBack />,
  beforeEach: () => {
    minutes = 0
  },
  play: async (context) => {
    const { canvas, userEvent } = context
    const readAt = async () => {
      await summary(context)
      return canvas.getAllByRole('time')[0]?.getAttribute('datetime')
    }
    const before = await readAt()
    await expect(before).toBe(new Date(NOW).toISOString())
    await userEvent.click(canvas.getByRole('button', { name: 'Away' }))
    minutes = 4
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }))
    await expect(await readAt()).toBe(before)
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }))
    await waitFor(async () => expect(await readAt()).toBe(clock.now().toISOString()))
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
