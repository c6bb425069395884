import { contract } from '@bunko/api-client'
import { makePublisher } from '@bunko/mock-server'
import { answered } from '@bunko/storybook/answered'
import preview from '@bunko/storybook/preview'
import { screenAt, type Play } from '@bunko/storybook/screen'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { paths } from '../../paths.ts'
import { ConfirmProvider } from '../../providers/confirm.tsx'
import { PublisherFormScreen, PublishersScreen } from './PublishersScreen.tsx'

const confirm = fn<(question: string) => boolean>()
const at = (query = '') =>
  screenAt({ path: paths.createPublisher.pattern, at: `${paths.createPublisher.to()}${query}` })

const meta = preview.meta({
  title: 'Screens/Publishers',
  component: PublishersScreen,
  globals: { level: '1' },
  parameters: at(),
  beforeEach: ({ server: { db } }) => {
    confirm.mockReset().mockReturnValue(true)
    db.publishers.put(makePublisher({ id: 901, public_id: 'zz-1', name: 'ZZ One', status: 'acquired', logo: null }))
    db.publishers.put(makePublisher({ id: 902, public_id: 'zz-2', name: 'ZZ Two', status: 'merged' }))
  },
  render: () => (
    <ConfirmProvider value={confirm}>
      <PublishersScreen />
    </ConfirmProvider>
  ),
})

type Context = Parameters<Play>[0]
const deletes = ({ journal }: Context['server']) =>
  journal.flatMap(({ method, path }) => (method === 'DELETE' ? [path] : []))
const press = async ({ canvas, userEvent }: Context) =>
  userEvent.click(await canvas.findByRole('button', { name: 'Delete ZZ One' }))

export const All = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('22 publishers')).toBeVisible()
    await expect(document.title).toBe('Publishers · Bunko')
    const row = within(canvas.getByRole('heading', { name: 'ZZ One' }).closest('li') as HTMLElement)
    await expect(row.getByText('Acquired')).toBeVisible()
    await expect(row.getByText('Logo missing')).toBeVisible()
    await expect(row.getByText('0 magazines')).toBeVisible()
    await expect(row.getByRole('link', { name: 'View ZZ One' })).toHaveAttribute('href', '/publisher/zz-1')
    await expect(row.getByRole('link', { name: 'Edit ZZ One' })).toHaveAttribute('href', '/admin/create-publisher/zz-1')
    await expect(canvas.getByRole('link', { name: 'Add publisher' })).toHaveAttribute(
      'href',
      '/admin/create-publisher?mode=create',
    )
  },
})

/** Saved, or not made after all: the list is as it was left. */
export const ItsPlaceKept = meta.story({
  parameters: screenAt({
    path: paths.createPublisher.pattern,
    at: `${paths.createPublisher.to()}?q=zz&status=merged`,
    routes: [{ path: paths.editPublisher.pattern, Component: PublisherFormScreen }],
  }),
  play: async (context) => {
    const { canvas, server, userEvent } = context
    const listed = async () => {
      await expect(await canvas.findByText('1 of 22 publishers')).toBeVisible()
      await expect(canvas.getByRole('searchbox', { name: 'Search publishers' })).toHaveValue('zz')
      await expect(canvas.getByRole('combobox', { name: 'Status' })).toHaveValue('merged')
    }
    await userEvent.click(await canvas.findByRole('link', { name: 'Edit ZZ Two' }))
    await userEvent.type(await canvas.findByRole('textbox', { name: 'About' }), 'Merged.')
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }))
    await listed()
    await expect(server.db.publishers.get(902)).toMatchObject({ about: expect.stringContaining('Merged.') })
    await userEvent.click(canvas.getByRole('link', { name: 'Add publisher' }))
    await userEvent.click(await canvas.findByRole('link', { name: 'Cancel' }))
    await listed()
  },
})

/** R26: the browser's own question names the publisher. */
export const Deleted = meta.story({
  parameters: at('?q=zz'),
  play: async (context) => {
    const { canvas, server } = context
    const release = server.hang(contract.publishers.remove)
    await press(context)
    await expect(confirm.mock.calls).toEqual([['Delete the publisher “ZZ One” for good? This cannot be undone.']])
    await expect(await canvas.findByText('Deleting ZZ One…')).toBeInTheDocument()
    release()
    await expect(await screen.findByText('Publisher deleted')).toBeVisible()
    await waitFor(() => expect(canvas.queryByRole('heading', { name: 'ZZ One' })).toBeNull())
    await expect(server.db.publishers.get(901)).toBeUndefined()
    await expect(deletes(server)).toEqual(['/manga/publishers/zz-1/delete/'])
    await expect(canvas.getByText('1 of 21 publishers')).toBeVisible()
  },
})
export const NotDeleted = meta.story({
  parameters: at('?q=zz'),
  play: async (context) => {
    confirm.mockReturnValue(false)
    await press(context)
    await expect(confirm).toHaveBeenCalledOnce()
    await expect(context.canvas.queryByText('Deleting ZZ One…')).toBeNull()
    await answered()
    await expect(deletes(context.server)).toEqual([])
    await expect(context.server.db.publishers.get(901)).toBeDefined()
  },
})
const fails =
  (text: string, body?: unknown): Play =>
  async (context) => {
    context.server.fail(contract.publishers.remove, { status: 500, ...(body !== undefined && { body }) })
    await press(context)
    const alert = within(await within(context.canvas.getByRole('main')).findByRole('note'))
    await expect(alert.getByText(text)).toBeVisible()
    await expect(alert.getByText('ZZ One')).toBeVisible()
    await expect(context.canvas.getByRole('heading', { name: 'ZZ One' })).toBeVisible()
  }
/** Done, but nobody hears of it: the list is read again. */
export const DeletedWithoutAnAnswer = meta.story({
  parameters: at('?q=zz'),
  play: async (context) => {
    const { canvas, server } = context
    server.cut(contract.publishers.remove)
    await press(context)
    const alert = within(await within(canvas.getByRole('main')).findByRole('note'))
    await expect(alert.getByText('Network error - please check your connection')).toBeVisible()
    await expect(alert.getByText('may have been deleted all the same', { exact: false })).toBeVisible()
    await waitFor(() => expect(canvas.queryByRole('heading', { name: 'ZZ One' })).toBeNull())
  },
})
export const DeleteFails = meta.story({ parameters: at('?q=zz'), play: fails('Failed to delete publisher') })
export const DeleteRefused = meta.story({
  parameters: at('?q=zz'),
  play: fails('It still owns magazines.', { error: 'It still owns magazines.' }),
})

export const NoneYet = meta.story({
  globals: { scenario: 'empty' },
  beforeEach: ({ server }) => {
    for (const id of [901, 902]) server.db.publishers.remove(id)
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No publishers yet' })).toBeVisible()
  },
})
export const LoadFailed = meta.story({
  beforeEach: ({ server }) => void server.fail(contract.publishers.info, { status: 500 }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to load publisher information')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible()
  },
})
export const ReadAgain = meta.story({
  beforeEach: ({ server }) => void server.fail(contract.publishers.info, { status: 500, times: 1 }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }))
    await expect(await canvas.findByText('22 publishers')).toBeVisible()
  },
})
export const Phone = meta.story({
  globals: { viewport: { value: 'small' }, theme: 'dark' },
  play: async ({ canvas }) => {
    await canvas.findByText('22 publishers')
    const root = document.documentElement
    await expect(root.scrollWidth).toBeLessThanOrEqual(root.clientWidth)
  },
})

export const Anonymous = meta.story({
  globals: { level: 'anonymous' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('/admin', { selector: 'code' })).toBeVisible()
  },
})
export const Moderator = meta.story({
  globals: { level: '2' },
  play: async ({ canvas, server }) => {
    await expect(await canvas.findByText('/admin', { selector: 'code' })).toBeVisible()
    await expect(await screen.findByText('Only Admins can access publisher management.')).toBeVisible()
    await answered()
    await expect(server.journal.some(({ path }) => path.startsWith('/manga/publishers/'))).toBe(false)
  },
})
