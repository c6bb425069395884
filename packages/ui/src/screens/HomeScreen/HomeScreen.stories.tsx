import { contract } from '@bunko/api-client'
import preview from '@bunko/storybook/preview'
import { screenAt } from '@bunko/storybook/screen'
import { expect, waitFor, within } from 'storybook/test'
import { HomeScreen } from './HomeScreen.tsx'

const meta = preview.meta({
  title: 'Screens/Home',
  component: HomeScreen,
  globals: { level: 'anonymous' },
  parameters: screenAt({ path: '/', at: '/' }),
})

export const Visitor = meta.story({
  play: async ({ canvas }) => {
    const shelf = await canvas.findByRole('region', { name: 'Popular' })
    await waitFor(() => expect(within(shelf).getAllByRole('listitem')).toHaveLength(20))
    await expect(canvas.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login?next=%2F')
    await expect(canvas.queryByRole('link', { name: /Back office/ })).toBeNull()
  },
})
export const Reader = meta.story({ globals: { level: '5' } })
export const Moderator = meta.story({
  globals: { level: '2' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /Back office/ })).toHaveAttribute('href', '/admin')
  },
})
export const Empty = meta.story({
  globals: { scenario: 'empty' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No titles yet' })).toBeVisible()
  },
})
export const Loading = meta.story({
  beforeEach: ({ server }) => server.hang(contract.titles.list),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading popular titles…')).toBeInTheDocument()
  },
})
export const Failing = meta.story({
  beforeEach: ({ server }) => server.fail(contract.titles.list, { status: 500, times: 1 }),
  play: async ({ canvas, userEvent }) => {
    const alert = await canvas.findByRole('alert')
    await expect(alert).toHaveTextContent('HTTP Error 500')
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await waitFor(() => expect(canvas.getAllByRole('listitem').length).toBeGreaterThan(10))
  },
})
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })
