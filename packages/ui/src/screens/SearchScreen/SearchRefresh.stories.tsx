import { contract } from '@bunko/api-client'
import { makeTitle } from '@bunko/mock-server'
import preview from '@bunko/storybook/preview'
import { expect, waitFor, within } from 'storybook/test'
import { at, later, MINUTE, namesIn, WithAddress } from './story-steps.tsx'

const meta = preview.meta({
  title: 'Screens/Search/Refresh',
  component: WithAddress,
  globals: { level: 'anonymous' },
  parameters: at('?q=quite+new'),
  beforeEach: ({ server }) =>
    void server.db.titles.put(makeTitle({ id: 953, public_id: 'quite-new', primary_title: 'Quite New' })),
})

/** Searched anew after a while, and not answered: what was found before stays, and that it may be old is told. */
export const RefreshFails = meta.story({
  play: async ({ canvas, server, userEvent }) => {
    const field = await canvas.findByRole('searchbox', { name: 'Search titles' })
    await waitFor(async () => expect(await namesIn(canvas)).toEqual(['Quite New']))
    await userEvent.clear(field)
    await waitFor(async () => expect(await namesIn(canvas)).not.toEqual(['Quite New']))
    server.fail(contract.search.advanced, { status: 500, body: { error: 'The database is away' } })
    await later(MINUTE, async () => {
      await userEvent.type(field, 'quite new{Enter}')
      await waitFor(async () => expect(await namesIn(canvas)).toEqual(['Quite New']))
      const alert = await canvas.findByRole('alert')
      await expect(alert).toHaveTextContent('Search failedThe database is away')
      await expect(within(alert).getByRole('button', { name: 'Retry' })).toBeVisible()
    })
    await expect(await namesIn(canvas)).toEqual(['Quite New'])
  },
})
