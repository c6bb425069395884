import { contract } from '@bunko/api-client'
import preview from '@bunko/storybook/preview'
import { screenAt } from '@bunko/storybook/screen'
import { expect, waitFor, within } from 'storybook/test'
import { AdminScreen } from './AdminScreen.tsx'

const meta = preview.meta({
  title: 'Screens/Dashboard/Pending edits',
  component: AdminScreen,
  globals: { level: '2' },
  parameters: screenAt({ path: '/admin', at: '/admin' }),
})

/** Two of one editor's, for the same reason: the title tells which is meant. Of the second the server knows little. */
export const SaysWhichTitle = meta.story({
  beforeEach: ({ server }) => {
    const row = { status: 'pending', editor_username: 'visitante42', reason: 'Themes tidied up' }
    const results = [
      { ...row, id: 1, manga_title: '夜行列車の青', editor_level: 3, edit_type: 'basic_info' },
      { ...row, id: 2, manga_title: ' ' },
    ]
    server.fail(contract.edits.list, { status: 200, body: { count: results.length, results } })
  },
  play: async ({ canvas }) => {
    const card = within(await canvas.findByRole('region', { name: 'Pending Edits' }))
    const named = await card.findByRole('link', { name: '夜行列車の青' })
    await expect(named).toHaveAttribute('href', '/admin/edit-approvals/1')
    await expect(named).toHaveAccessibleDescription('Themes tidied up')
    await expect(card.getByRole('heading', { level: 3, name: '夜行列車の青' })).toHaveAttribute('lang', 'ja')
    await expect(card.getByRole('link', { name: 'Untitled' })).toHaveAttribute('href', '/admin/edit-approvals/2')
    await expect(card.getAllByText('visitante42')).toHaveLength(2)
    const [first, second] = card.getAllByRole('listitem').map((row) => within(row))
    await expect(first!.getByText('Level 3, Editor')).toBeVisible()
    await expect(first!.getByText('Basic Info')).toBeVisible()
    await expect(second!.getByText('Unknown')).toBeVisible()
  },
})

const NAMES = ['', '  ', null, '\u202Eana']
/** Each leads to its proposal, whoever it is by; a name that turns the direction turns nothing else. */
export const NamelessEditors = meta.story({
  beforeEach: ({ server }) => {
    const results = NAMES.map((editor_username, at) => ({ id: at + 1, status: 'pending', editor_username }))
    server.fail(contract.edits.list, { status: 200, body: { count: NAMES.length, results } })
  },
  play: async ({ canvas }) => {
    const card = within(await canvas.findByRole('region', { name: 'Pending Edits' }))
    await expect(await card.findAllByText('Unknown editor')).toHaveLength(3)
    const leads = card.getAllByRole('link', { name: 'Untitled' }).map((link) => link.getAttribute('href'))
    await expect(leads).toEqual(NAMES.map((_, at) => `/admin/edit-approvals/${at + 1}`))
    await expect(card.getByText('\u202Eana').tagName).toBe('BDI')
  },
})

const held = { release: () => {} }
/** The skeleton is exactly as high as what takes its place. */
export const NoJump = meta.story({
  beforeEach: ({ server }) => {
    const lineEach = { manga_title: 'Dungeon Kitchen Diaries', reason: 'Themes tidied up' }
    for (const { id } of server.db.edits.all()) server.db.edits.update(id, lineEach)
    held.release = server.hang(contract.edits.list)
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Loading pending edits…')
    const card = canvas.getByRole('region', { name: 'Pending Edits' })
    const before = card.getBoundingClientRect().height
    held.release()
    await waitFor(() => expect(within(card).getAllByRole('listitem')).toHaveLength(4))
    await expect(card.getBoundingClientRect().height).toBeCloseTo(before, 0)
  },
})
