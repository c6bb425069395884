import { contract } from '@bunko/api-client'
import { makePerson } from '@bunko/mock-server'
import { answered } from '@bunko/storybook/answered'
import preview from '@bunko/storybook/preview'
import { screenAt, type Play } from '@bunko/storybook/screen'
import { expect, screen, waitFor, within } from 'storybook/test'
import { paths } from '../../paths.ts'
import { AuthorsScreen } from './AuthorsScreen.tsx'

const at = (query = '') => screenAt({ path: paths.authors.pattern, at: `${paths.authors.to()}${query}` })

const meta = preview.meta({
  title: 'Screens/Authors',
  component: AuthorsScreen,
  globals: { level: '2' },
  parameters: at(),
})

type Context = Parameters<Play>[0]
const list = async (canvas: Context['canvas']) =>
  within(await canvas.findByRole('list', { name: 'Authors and artists' }))
const rows = async (canvas: Context['canvas']) => (await list(canvas)).getAllByRole('listitem')
const asked = ({ journal }: Context['server']) =>
  journal.filter(({ call }) => call === 'GET /manga/people/').map(({ query }) => query)

const seen: Play = async ({ canvas, server }) => {
  await waitFor(async () => expect(await rows(canvas)).toHaveLength(50))
  await expect(canvas.getAllByText('The first 50 of 60 authors and artists')).toHaveLength(2)
  await expect(asked(server)).toEqual(['?limit=50'])
  await expect(canvas.getByRole('link', { name: 'Add author' })).toHaveAttribute('href', '/admin/authors/create')
  await expect(document.title).toBe('Authors & Artists · Bunko')
}
export const Admin = meta.story({ globals: { level: '1' }, play: seen })
export const Moderator = meta.story({ play: seen })
export const Editor = meta.story({ globals: { level: '3' }, play: seen })

const refused: Play = async ({ canvas, server }) => {
  await expect(await canvas.findByText('Access Denied')).toBeVisible()
  await expect(canvas.getByText("You don't have permission to manage authors.")).toBeVisible()
  await answered()
  await expect(asked(server)).toEqual([])
}
export const Collaborator = meta.story({ globals: { level: '4' }, play: refused })
export const RegularUser = meta.story({ globals: { level: '5' }, play: refused })
export const UnknownLevel = meta.story({ globals: { level: 'unknown' }, play: refused })
export const Anonymous = meta.story({ globals: { level: 'anonymous' }, play: refused })

export const EveryFactOfARow = meta.story({
  parameters: at('?q=mura+kei'),
  beforeEach: ({ server }) => {
    const facts = { name: 'Mura Kei', is_author: true, is_artist: true, age: 41, hometown: '松山市' }
    server.db.people.put(makePerson({ ...facts, id: 900, public_id: 'mura-kei', url: 'https://mura.example/kei' }))
    const nothing = { is_author: false, is_artist: false, age: null, hometown: null, url: null }
    server.db.people.put(makePerson({ ...nothing, id: 901, name: 'Mura Keiko', public_id: 'mura-keiko' }))
  },
  play: async ({ canvas }) => {
    const [first, second] = await rows(canvas)
    const row = within(first!)
    for (const text of ['Author', 'Artist', 'ID 900', 'Age 41', '松山市'])
      await expect(row.getByText(text)).toBeVisible()
    // Two kinds of work, neither of them a success.
    await expect(row.getByText('Artist').className).toBe(row.getByText('Author').className)
    const address = row.getByRole('link', { name: 'mura.example/kei Mura Kei (opens in a new tab)' })
    await expect(address).toHaveAttribute('href', 'https://mura.example/kei')
    await expect(address).toHaveAttribute('target', '_blank')
    await expect(address).toHaveAttribute('rel', 'noopener noreferrer nofollow')
    const view = row.getByRole('link', { name: 'View Mura Kei (opens in a new tab)' })
    await expect(view).toHaveAttribute('href', '/people/mura-kei')
    await expect(row.getByRole('link', { name: 'Edit Mura Kei' })).toHaveAttribute('href', '/people/mura-kei/edit')
    const other = within(second!).getByRole('link', { name: 'View Mura Keiko (opens in a new tab)' })
    await expect(other).toHaveAttribute('href', '/people/mura-keiko')
    await expect(within(second!).getAllByRole('link')).toHaveLength(2)
    await expect(within(second!).queryByText('Author')).toBeNull()
    // One under the other.
    await expect(other.getBoundingClientRect().left).toBeCloseTo(view.getBoundingClientRect().left, 0)
    await expect(canvas.getByText('2 authors and artists')).toBeVisible()
  },
})

export const Empty = meta.story({
  globals: { scenario: 'empty' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No Authors Found' })).toBeVisible()
    await expect(canvas.getByText('Add the first author or artist.')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Clear search' })).toBeNull()
  },
})

export const One = meta.story({
  globals: { scenario: 'one' },
  beforeEach: ({ server }) => {
    for (const { id } of server.db.people.all().slice(1)) server.db.people.remove(id)
  },
  play: async ({ canvas }) => {
    await expect(await rows(canvas)).toHaveLength(1)
    await expect(canvas.getByText('1 author or artist')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Show more' })).toBeNull()
  },
})

/** Fifty at a time. */
export const Many = meta.story({
  beforeEach: ({ server }) => {
    for (let id = 1001; id <= 1060; id++) server.db.people.put(makePerson({ id }))
  },
  play: async ({ canvas, server, userEvent }) => {
    const all = (await canvas.findByRole('list', { name: 'Authors and artists' })).children
    const more = canvas.getByRole('button', { name: 'Show more' })
    for (const shown of [100, 120]) {
      await userEvent.click(more)
      await waitFor(() => expect(all).toHaveLength(shown))
    }
    await expect(canvas.getByText('120 authors and artists')).toBeVisible()
    await expect(more).not.toBeInTheDocument()
    // With the last page the button goes: the focus goes on to the first who came.
    await waitFor(() => expect(all[100]).toContainElement(document.activeElement as HTMLElement))
    await expect(asked(server)).toHaveLength(3)
  },
})

/** Section 7: the answer is a list, and does not say how many there are. */
export const OnlyAList = meta.story({
  beforeEach: ({ server }) => {
    const people = server.db.people.all().slice(0, 50)
    server.fail(contract.people.list, { status: 404 })
    server.fail(contract.people.list, { status: 200, body: { data: people }, times: 1 })
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await rows(canvas)).toHaveLength(50)
    await expect(canvas.getAllByText('The first 50 authors and artists; there may be more')).toHaveLength(2)
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }))
    await expect(await canvas.findByText('50 authors and artists')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Show more' })).toBeNull()
  },
})

const nextPageFails: Play = async ({ canvas, server, userEvent }) => {
  await rows(canvas)
  server.fail(contract.people.list, { status: 500 })
  await userEvent.click(canvas.getByRole('button', { name: 'Show more' }))
  await expect(within(await canvas.findByRole('alert')).getByText('Error Loading Authors')).toBeVisible()
  await expect(await rows(canvas)).toHaveLength(50)
  await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible()
}
export const NextPageFails = meta.story({ play: nextPageFails })
export const NextPageReadAgain = meta.story({
  play: async (context) => {
    const { canvas, server, userEvent } = context
    await nextPageFails(context)
    server.clearFaults()
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await waitFor(async () => expect(await rows(canvas)).toHaveLength(60))
  },
})

export const Loading = meta.story({
  beforeEach: ({ server }) => void server.hang(contract.people.list),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading authors…')).toBeInTheDocument()
  },
})

const two = [makePerson({ id: 1, public_id: 'one' }), makePerson({ id: 2, public_id: 'two' })]
export const RowsWithoutAnId = meta.story({
  beforeEach: ({ server }) =>
    void server.fail(contract.people.list, { status: 200, body: { data: [...two, { name: 'Nobody' }] } }),
  play: async ({ canvas }) => {
    await expect(await rows(canvas)).toHaveLength(2)
    await expect(canvas.getByText('1 entry without an id was left out')).toBeVisible()
  },
})

export const Failed = meta.story({
  beforeEach: ({ server }) => void server.fail(contract.people.list, { status: 500 }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Error Loading Authors')).toBeVisible()
    await expect(canvas.getByText('HTTP Error 500')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Back to Admin' })).toHaveAttribute('href', '/admin')
  },
})
export const ReadAgain = meta.story({
  beforeEach: ({ server }) => void server.fail(contract.people.list, { status: 500, times: 1 }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }))
    await expect(await rows(canvas)).toHaveLength(50)
  },
})
export const Offline = meta.story({
  globals: { scenario: 'offline' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Error Loading Authors')).toBeVisible()
    await expect(canvas.getByText('Network error - please check your connection')).toBeVisible()
  },
})
export const Forbidden = meta.story({
  globals: { level: '3', scenario: 'forbidden' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Error Loading Authors')).toBeVisible()
    await expect(canvas.getByText('You do not have permission to perform this action.')).toBeVisible()
  },
})
export const NoList = meta.story({
  beforeEach: ({ server }) => void server.fail(contract.people.list, { status: 200, body: { data: 'soon' } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Error Loading Authors')).toBeVisible()
    await expect(canvas.getByText(/^GET \/manga\/people\/: /)).toBeVisible()
  },
})

const HOSTILE = '<img src=x onerror=alert(1)> \u202Egnitirw'
export const HostileAndLong = meta.story({
  parameters: at('?q=zz'),
  beforeEach: ({ server }) => {
    const put = (id: number, name: string, url: string) =>
      server.db.people.put(makePerson({ id, public_id: `zz-${id}`, name, url, hometown: `${name} `.repeat(3) }))
    put(900, `zz ${HOSTILE}`, 'javascript:alert(1)')
    put(901, `zz ${'Longest'.repeat(60)}`, 'https://user:secret@evil.example/')
    put(902, 'zz 나 혼자만 레벨업 진격의 거인', `https://a.example/${'path'.repeat(200)}`)
    put(903, 'zz ひらがな', 'data:text/html,<b>x')
  },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await expect(await rows(canvas)).toHaveLength(4)
    await expect(document.querySelector('img[src="x"]')).toBeNull()
    await expect(canvas.getByText('javascript:alert(1)')).toBeVisible()
    const found = await list(canvas)
    await expect(found.getAllByRole('link', { name: /^View/ })).toHaveLength(4)
    // One address is followed; the others are text.
    const out = found.getAllByRole('link').filter((link) => !link.getAttribute('href')?.startsWith('/'))
    await expect(out.map(({ textContent }) => textContent)).toEqual([expect.stringMatching(/^a\.example\/path/)])
    await expect(canvas.getByRole('heading', { name: 'zz ひらがな' })).toHaveAttribute('lang', 'ja')
    const root = document.documentElement
    await expect(root.scrollWidth).toBeLessThanOrEqual(root.clientWidth)
  },
})

export const Phone = meta.story({
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click((await list(canvas)).getAllByRole('button', { name: /^Delete/ })[0]!)
    await expect(await screen.findByRole('alertdialog', { name: 'Delete Author?' })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    const root = document.documentElement
    await expect(root.scrollWidth).toBeLessThanOrEqual(root.clientWidth)
  },
})

/** Names without an end are cut where they stand among others. */
export const HundredThousandLetters = meta.story({
  globals: { viewport: { value: 'small' } },
  parameters: at('?q=zz'),
  beforeEach: ({ server }) => {
    const endless = {
      name: `zz ${'Longest'.repeat(14_000)}`,
      hometown: 'word '.repeat(20_000),
      url: `x${'y'.repeat(100_000)}`,
    }
    for (const id of [901, 902]) server.db.people.put(makePerson({ id, public_id: `p${id}`, ...endless }))
  },
  play: async ({ canvas }) => {
    await waitFor(async () => expect(await rows(canvas)).toHaveLength(2))
    for (const row of await rows(canvas)) await expect(row.getBoundingClientRect().height).toBeLessThan(300)
    await expect(canvas.getAllByRole('link', { name: /^Edit zz (Longest)+L…$/ })).toHaveLength(2)
    const root = document.documentElement
    await expect(root.scrollWidth).toBeLessThanOrEqual(root.clientWidth)
  },
})
