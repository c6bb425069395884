import { contract } from '@bunko/api-client'
import { makeMagazine } from '@bunko/mock-server'
import { answered } from '@bunko/storybook/answered'
import preview from '@bunko/storybook/preview'
import { screenAt, type Play } from '@bunko/storybook/screen'
import { expect, screen, waitFor, within } from 'storybook/test'
import { paths } from '../../paths.ts'
import { MagazinesScreen } from './MagazinesScreen.tsx'

const meta = preview.meta({
  title: 'Screens/Magazines',
  component: MagazinesScreen,
  globals: { level: '1' },
  parameters: screenAt({ path: paths.createMagazine.pattern, at: paths.createMagazine.to() }),
})

type Context = Parameters<Play>[0]
/** Three of its own, found by `zz`. */
const withThree = ({ server: { db } }: Pick<Context, 'server'>) => {
  const own = { website: null, manga_count: 0, logo: null }
  db.magazines.put(makeMagazine({ id: 901, public_id: 'zz-1', name: 'ZZ One', status: 'active', ...own }))
  db.magazines.put(makeMagazine({ id: 902, public_id: 'zz-2', name: 'ZZ Two', status: 'discontinued', ...own }))
  db.magazines.put(makeMagazine({ id: 903, public_id: 'zz-3', name: 'ZZ Three', status: 'hiatus', ...own }))
}
const OWN = screenAt({ path: paths.createMagazine.pattern, at: `${paths.createMagazine.to()}?q=zz` })
const row = (canvas: Context['canvas'], name: string) =>
  within(canvas.getByRole('heading', { name }).closest('li') as HTMLElement)
const deletes = ({ journal }: Context['server']) =>
  journal.flatMap(({ method, path }) => (method === 'DELETE' ? [path] : []))
const confirm = async ({ canvas, userEvent }: Context) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Delete ZZ One' }))
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete Magazine?' }))
  await expect(dialog.getByText('ZZ One')).toBeVisible()
  await userEvent.click(dialog.getByRole('button', { name: 'Delete' }))
}

export const All = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('25 magazines')).toBeVisible()
    await expect(within(canvas.getByRole('main')).getAllByRole('link', { name: /^Edit / })).toHaveLength(25)
    await expect(canvas.getByRole('link', { name: 'Add magazine' })).toHaveAttribute(
      'href',
      '/admin/create-magazine?mode=create',
    )
  },
})

export const Rows = meta.story({
  parameters: OWN,
  beforeEach: withThree,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('3 of 28 magazines')).toBeVisible()
    const one = row(canvas, 'ZZ One')
    await expect(one.getByRole('link', { name: 'View ZZ One' })).toHaveAttribute('href', '/magazine/zz-1')
    await expect(one.getByRole('link', { name: 'Edit ZZ One' })).toHaveAttribute('href', '/admin/create-magazine/zz-1')
    await expect(one.getByText('Logo missing')).toBeVisible()
    await expect(one.getByText('Active')).toHaveClass('text-success')
    await expect(row(canvas, 'ZZ Two').getByText('Discontinued')).toHaveClass('text-link')
    await expect(row(canvas, 'ZZ Three').getByText('Hiatus')).toHaveClass('text-warning')
  },
})

export const Deleted = meta.story({
  parameters: OWN,
  beforeEach: withThree,
  play: async (context) => {
    const { canvas, server } = context
    const release = server.hang(contract.magazines.remove)
    await confirm(context)
    await expect(await canvas.findByText('Deleting ZZ One…')).toBeInTheDocument()
    release()
    await waitFor(() => expect(screen.getByText('Magazine deleted')).toBeVisible())
    await waitFor(() => expect(canvas.queryByRole('heading', { name: 'ZZ One' })).toBeNull())
    await expect(server.db.magazines.get(901)).toBeUndefined()
    await expect(deletes(server)).toEqual(['/manga/magazines/zz-1/delete/'])
    await expect(canvas.getByText('2 of 27 magazines')).toBeVisible()
  },
})

export const DeleteCancelled = meta.story({
  parameters: OWN,
  beforeEach: withThree,
  play: async ({ canvas, server, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete ZZ One' }))
    await expect(await screen.findByRole('button', { name: 'Cancel' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await answered()
    await expect(deletes(server)).toEqual([])
    await expect(server.db.magazines.get(901)).toBeDefined()
  },
})

const failing =
  (text: string, body?: unknown): Play =>
  async (context) => {
    context.server.fail(contract.magazines.remove, { status: 500, ...(body !== undefined && { body }) })
    await confirm(context)
    const alert = within(await within(context.canvas.getByRole('main')).findByRole('note'))
    await expect(alert.getByText(text)).toBeVisible()
    await expect(alert.getByText('ZZ One')).toBeVisible()
    await expect(context.canvas.getByRole('heading', { name: 'ZZ One' })).toBeVisible()
  }
export const DeleteFails = meta.story({
  parameters: OWN,
  beforeEach: withThree,
  play: failing('Failed to delete magazine'),
})
export const DeleteFailsWithAText = meta.story({
  parameters: OWN,
  beforeEach: withThree,
  play: failing('Still in print.', { error: 'Still in print.' }),
})

export const LoadFailed = meta.story({
  beforeEach: ({ server }) => void server.fail(contract.magazines.info, { status: 500 }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to load magazine information')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible()
  },
})
export const ReadAgain = meta.story({
  parameters: OWN,
  beforeEach: (context) => {
    withThree(context)
    context.server.fail(contract.magazines.info, { status: 500, times: 1 })
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }))
    await expect(await canvas.findByText('3 of 28 magazines')).toBeVisible()
  },
})

export const NoneYet = meta.story({
  globals: { scenario: 'empty' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No magazines yet')).toBeVisible()
    await expect(canvas.getAllByRole('link', { name: 'Add magazine' })).toHaveLength(2)
  },
})

export const Phone = meta.story({
  parameters: OWN,
  beforeEach: withThree,
  globals: { viewport: { value: 'small' }, theme: 'dark' },
  play: async ({ canvas }) => {
    await canvas.findByText('3 of 28 magazines')
    const root = document.documentElement
    await expect(root.scrollWidth).toBeLessThanOrEqual(root.clientWidth)
  },
})

export const Anonymous = meta.story({
  globals: { level: 'anonymous' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('/login?next=%2Fadmin%2Fcreate-magazine', { selector: 'code' })).toBeVisible()
  },
})
export const Moderator = meta.story({
  globals: { level: '2' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('/admin', { selector: 'code' })).toBeVisible()
    await waitFor(() => expect(screen.getByText('Only Admins can access magazine management.')).toBeVisible())
  },
})
