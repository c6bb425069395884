import preview from '@bunko/storybook/preview'
import { screenAt } from '@bunko/storybook/screen'
import { expect, waitFor, within } from 'storybook/test'
import { paths } from '../paths.ts'
import { TopScreen } from '../screens/TopScreen/TopScreen.tsx'

/** What a developer types into the console of a page whose mock server runs in the browser. */
const plane = async (method: string, address: string, body?: object): Promise<unknown> => {
  const answer = await window.fetch(`/__mock__/${address}`, { method, ...(body && { body: JSON.stringify(body) }) })
  await expect(answer.status).toBe(200)
  return answer.json()
}

/** The control plane through a real service worker: asked, and answered, by the page itself. */
const meta = preview.meta({
  title: 'Journeys/Mock server',
  component: TopScreen,
  globals: { level: 'anonymous' },
  parameters: screenAt({ path: paths.top.pattern, at: paths.top.to() }),
})

export const SteeredFromThePage = meta.story({
  play: async ({ canvas, server, userEvent }) => {
    await canvas.findByRole('list', { name: 'Top rated titles' })
    await expect(await plane('GET', 'state')).toMatchObject({ faults: [], seed: server.seed })
    await expect(await plane('GET', 'journal')).toEqual(
      expect.arrayContaining([expect.objectContaining({ path: '/manga/top/', status: 200 })]),
    )
    await plane('POST', 'faults', { call: 'GET /manga/top/', kind: 'status', status: 500 })
    await expect(server.faults()).toHaveLength(1)
    await userEvent.click(canvas.getByRole('radio', { name: 'Popular' }))
    const retry = await canvas.findByRole('button', { name: 'Retry' })
    await plane('DELETE', 'faults')
    await expect(server.faults()).toHaveLength(0)
    await userEvent.click(retry)
    const list = await canvas.findByRole('list', { name: 'Popular titles' })
    await expect(within(list).getAllByRole('listitem').length).toBeGreaterThan(0)
    await plane('DELETE', 'journal')
    await waitFor(() => expect(server.journal).toHaveLength(0))
  },
})

/** What the plane cannot do it says, and does nothing. */
export const Unclear = meta.story({
  play: async ({ canvas, server }) => {
    await canvas.findByRole('list', { name: 'Top rated titles' })
    const answer = await window.fetch('/__mock__/faults', {
      method: 'POST',
      body: '{"call":"GET /nowhere/","kind":"status"}',
    })
    await expect(answer.status).toBeGreaterThanOrEqual(400)
    await expect(answer.status).toBeLessThan(500)
    await expect(server.faults()).toHaveLength(0)
  },
})
