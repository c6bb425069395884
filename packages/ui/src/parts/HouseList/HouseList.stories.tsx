import { contract, type Magazine } from '@bunko/api-client'
import { makeMagazine } from '@bunko/mock-server'
import preview from '@bunko/storybook/preview'
import { screenAt, type Play } from '@bunko/storybook/screen'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { useMagazineInfo, useRemoveMagazine } from '../../data/magazines.ts'
import { about } from '../../lib/story-about.ts'
import { onPaper } from '../../lib/story-print.ts'
import { paths } from '../../paths.ts'
import { useHouseParams } from '../../routing/use-house-params.ts'
import { MAGAZINE_KIND } from './house-kind.ts'
import { HouseList } from './HouseList.tsx'
import { useHouseDelete } from './use-house-delete.ts'

const asked = fn<(magazine: Magazine) => void>()

/** Deletes without asking. */
const Magazines = () => {
  const query = useMagazineInfo()
  const { mutateAsync } = useRemoveMagazine()
  const deletion = useHouseDelete(MAGAZINE_KIND, mutateAsync)
  return (
    <>
      <h1 className="sr-only">Magazines</h1>
      <HouseList
        kind={MAGAZINE_KIND}
        query={query}
        params={useHouseParams()}
        houses={query.data?.magazines}
        total={query.data?.total_count}
        dropped={query.data?.dropped ?? 0}
        tellsLogos={query.data?.tellsLogos ?? false}
        deletion={deletion}
        onDelete={(magazine) => {
          asked(magazine)
          void deletion.remove(magazine)
        }}
        createLink={<a href="#add">Add magazine</a>}
      />
    </>
  )
}

const at = (query = '') => screenAt({ path: paths.createMagazine.pattern, at: `${paths.createMagazine.to()}${query}` })

const meta = preview.meta({
  title: 'parts/HouseList',
  component: Magazines,
  globals: { level: '1' },
  parameters: about(HouseList, at()),
  beforeEach: () => {
    asked.mockClear()
  },
})

type Context = Parameters<Play>[0]
// By label, not by role: roles of two hundred links take seconds to compute.
const list = (canvas: Context['canvas']) => canvas.findByLabelText('Magazines', { selector: 'ul' })
const rows = async (canvas: Context['canvas']) => [...(await list(canvas)).children]
const names = async (canvas: Context['canvas']) =>
  [...(await list(canvas)).querySelectorAll('h2')].map((heading) => heading.textContent)
const field = (canvas: Context['canvas']) => canvas.findByLabelText('Search magazines')
const fill = ({ db }: Context['server'], count: number) => {
  for (let id = 1001; id <= 1000 + count; id++)
    db.magazines.put(makeMagazine({ id, public_id: `m-${id}`, name: `Zumo ${id}`, status: 'hiatus' }))
}

export const All = meta.story({
  beforeEach: ({ server }) => {
    server.db.magazines.put(
      makeMagazine({
        id: 900,
        public_id: 'aaa',
        name: 'AAA Kumo',
        type: 'web_platform',
        status: 'discontinued',
        country: 'Brazil',
        founded_year: 1999,
        website: 'https://kumo.example/',
        logo: 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=',
        manga_count: 1200,
      }),
    )
  },
  play: async ({ canvas }) => {
    await expect(await rows(canvas)).toHaveLength(26)
    await expect(canvas.getByText('26 magazines')).toBeVisible()
    const row = within((await rows(canvas))[0] as HTMLElement)
    for (const text of ['Discontinued', 'Web platform', 'Brazil', 'Founded 1999', '1,200 titles'])
      await expect(row.getByText(text)).toBeVisible()
    await expect(row.queryByText('Logo missing')).toBeNull()
    await expect(row.getByRole('link', { name: 'kumo.example (opens in a new tab)' })).toHaveAttribute(
      'href',
      'https://kumo.example/',
    )
    // What all of the others are, the list says itself.
    await expect(within(await list(canvas)).queryByText('Magazine')).toBeNull()
    await expect(row.getByRole('link', { name: 'View AAA Kumo' })).toHaveAttribute('href', '/magazine/aaa')
    await expect(row.getByRole('link', { name: 'Edit AAA Kumo' })).toHaveAttribute('href', '/admin/create-magazine/aaa')
    await expect(canvas.getAllByText('Logo missing')).toHaveLength(25)
  },
})

/** 525 of them: fifty on a page, each page, search and order with an address. */
export const FiveHundred = meta.story({
  beforeEach: ({ server }) => fill(server, 500),
  play: async ({ canvas, userEvent }) => {
    await expect(await rows(canvas)).toHaveLength(50)
    await expect(canvas.getByText('525 magazines')).toBeVisible()
    await expect(canvas.getByText('Page 1 of 11')).toBeVisible()
    await expect(canvas.getByText('Next').closest('a')).toHaveAttribute('href', '/admin/create-magazine?page=2')
    await userEvent.click(canvas.getByText('Next'))
    await expect(await canvas.findByText('Page 2 of 11')).toBeVisible()
    await userEvent.type(await field(canvas), 'zumo 149{Enter}')
    await expect(await field(canvas)).toHaveValue('zumo 149')
    await waitFor(() => expect(canvas.getByText('11 of 525 magazines')).toBeVisible())
    await expect(canvas.queryByText(/^Page/)).toBeNull()
    await userEvent.selectOptions(canvas.getByLabelText('Sort by'), 'Newest first')
    await waitFor(async () => expect((await names(canvas))[0]).toBe('Zumo 1499'))
    await userEvent.selectOptions(canvas.getByLabelText('Status'), 'Active')
    await expect(await canvas.findByText('No magazines found')).toBeVisible()
    await userEvent.click(canvas.getByText('Clear filters'))
    await waitFor(async () => expect(await rows(canvas)).toHaveLength(50))
    await expect((await names(canvas))[0]).toBe('Zumo 1500')
  },
})

/** Which of them is newer nobody can tell without numbers: it is not offered. */
export const WithoutNumbers = meta.story({
  beforeEach: ({ server }) => {
    const magazines = ['Ardent', 'Brisk'].map((name) => ({ public_id: name, name }))
    server.fail(contract.magazines.info, { status: 200, body: { data: { total_count: 2, magazines } } })
  },
  play: async ({ canvas }) => {
    await expect(await names(canvas)).toEqual(['Ardent', 'Brisk'])
    const offered = canvas.getByLabelText<HTMLSelectElement>('Sort by').options
    await expect([...offered].map(({ text }) => text)).toEqual([
      'Name, A to Z',
      'Name, Z to A',
      'Most titles',
      'Founded first',
    ])
  },
})

export const FromTheAddress = meta.story({
  parameters: at('?q=zumo&status=hiatus&sort=-name&page=2'),
  beforeEach: ({ server }) => fill(server, 60),
  play: async ({ canvas }) => {
    await expect(await rows(canvas)).toHaveLength(10)
    await expect((await names(canvas))[0]).toBe('Zumo 1010')
    await expect(await field(canvas)).toHaveValue('zumo')
    await expect(canvas.getByRole('combobox', { name: 'Status' })).toHaveValue('hiatus')
    await expect(canvas.getByText('Page 2 of 2')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Previous' })).toHaveAttribute(
      'href',
      '/admin/create-magazine?q=zumo&status=hiatus&sort=-name',
    )
  },
})

export const Empty = meta.story({
  globals: { scenario: 'empty' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No magazines yet' })).toBeVisible()
    await expect(canvas.getByText('0 magazines')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Add magazine' })).toBeVisible()
  },
})
export const Loading = meta.story({
  beforeEach: ({ server }) => void server.hang(contract.magazines.info),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading magazines…')).toBeInTheDocument()
  },
})
const info = { release: () => {} }
/** Its facts stand in two lines; on the way it is as high. */
export const Phone = meta.story({
  parameters: at('?q=zz'),
  globals: { viewport: { value: 'phone' } },
  beforeEach: ({ server }) => {
    server.db.magazines.put(
      makeMagazine({
        id: 901,
        public_id: 'zz-1',
        name: 'ZZ One',
        country: 'Japan',
        founded_year: 1968,
        website: 'https://www.zz-one.example/',
        manga_count: 1,
      }),
    )
    info.release = server.hang(contract.magazines.info)
  },
  play: async ({ canvas }) => {
    const loading = (await canvas.findByText('Loading magazines…')).nextElementSibling!
    const onTheWay = loading.lastElementChild!.firstElementChild!.getBoundingClientRect().height
    info.release()
    const [row] = await rows(canvas)
    const topOf = (text: string) =>
      within(row as HTMLElement)
        .getByText(text)
        .getBoundingClientRect().top
    await expect(topOf('Founded 1968')).toBeCloseTo(topOf('1 title'), 0)
    await expect(topOf('Logo missing')).toBeCloseTo(topOf('zz-one.example'), 0)
    await expect(Math.abs(row!.getBoundingClientRect().height - onTheWay)).toBeLessThanOrEqual(2)
  },
})
export const Failed = meta.story({
  beforeEach: ({ server }) => void server.fail(contract.magazines.info, { status: 500, times: 1 }),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Failed to load magazine information')).toBeVisible()
    await expect(canvas.getByText('HTTP Error 500')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Back to Admin' })).toHaveAttribute('href', '/admin')
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await expect(await rows(canvas)).toHaveLength(25)
  },
})

const twoOfThem: Play = async ({ server: { db } }) => {
  db.magazines.put(makeMagazine({ id: 901, public_id: 'zz-1', name: 'ZZ One' }))
  db.magazines.put(makeMagazine({ id: 902, public_id: 'zz-2', name: 'ZZ Two' }))
}
/** A list that was empty in between is another one: it keeps the focus of a row that goes all the same. */
export const DeletedAfterNothingWasFound = meta.story({
  parameters: at('?q=zz'),
  beforeEach: twoOfThem,
  play: async ({ canvas, server, userEvent }) => {
    await userEvent.type(await field(canvas), 'zz')
    await waitFor(() => expect(canvas.queryByRole('heading', { name: 'ZZ One' })).toBeNull())
    await userEvent.type(await field(canvas), '{Backspace}{Backspace}')
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete ZZ One' }))
    await waitFor(() => expect(canvas.queryByRole('heading', { name: 'ZZ One' })).toBeNull())
    await expect(canvas.getByRole('heading', { name: 'ZZ Two' }).closest('li')).toHaveFocus()
    await expect(server.db.magazines.get(901)).toBeUndefined()
  },
})
/** It is sent once, the row says so, the focus goes on to the next, and the list is read again. */
export const Deleted = meta.story({
  parameters: at('?q=zz'),
  beforeEach: twoOfThem,
  play: async ({ canvas, server, userEvent }) => {
    const release = server.hang(contract.magazines.remove)
    const button = await canvas.findByRole('button', { name: 'Delete ZZ One' })
    await userEvent.click(button)
    await expect(await canvas.findByText('Deleting ZZ One…')).toBeInTheDocument()
    await userEvent.click(button)
    await expect(asked).toHaveBeenCalledOnce()
    release()
    await expect(await screen.findByText('Magazine deleted')).toBeVisible()
    await waitFor(() => expect(canvas.queryByRole('heading', { name: 'ZZ One' })).toBeNull())
    await expect(canvas.getByRole('heading', { name: 'ZZ Two' }).closest('li')).toHaveFocus()
    await expect(server.db.magazines.get(901)).toBeUndefined()
    await waitFor(() =>
      expect(server.journal.filter(({ call }) => call === 'GET /manga/magazines/admin/info/')).toHaveLength(2),
    )
    await expect(canvas.getByText('1 of 26 magazines')).toBeVisible()
  },
})

export const DeleteFails = meta.story({
  parameters: at('?q=zz'),
  beforeEach: ({ server }) => {
    server.db.magazines.put(makeMagazine({ id: 901, public_id: 'zz-1', name: 'ZZ One' }))
    server.fail(contract.magazines.remove, { status: 400, body: { error: 'It still has readers.' }, times: 1 })
    server.fail(contract.magazines.remove, { status: 500, times: 1 })
  },
  play: async ({ canvas, userEvent }) => {
    const press = async () => userEvent.click(await canvas.findByRole('button', { name: 'Delete ZZ One' }))
    const alert = async () => within(await within(canvas.getByRole('main')).findByRole('note'))
    await press()
    await expect((await alert()).getByText('Failed to delete magazine')).toBeVisible()
    await press()
    await waitFor(async () => expect((await alert()).getByText('It still has readers.')).toBeVisible())
    await expect((await alert()).getByText('was not deleted', { exact: false })).toBeVisible()
    await expect((await alert()).getByText('ZZ One')).toBeVisible()
    await userEvent.click((await alert()).getByRole('button', { name: 'Dismiss' }))
    await expect(within(canvas.getByRole('main')).queryByRole('note')).toBeNull()
    await expect(canvas.getByRole('heading', { name: 'ZZ One' })).toBeVisible()
  },
})

/** Each stays to be read until it is dismissed or tried again, whatever is done with the other. */
export const TwoDeletesFail = meta.story({
  parameters: at('?q=zz'),
  beforeEach: ({ server }) => {
    server.db.magazines.put(makeMagazine({ id: 901, public_id: 'zz-1', name: 'ZZ One' }))
    server.db.magazines.put(makeMagazine({ id: 902, public_id: 'zz-2', name: 'ZZ Two' }))
    server.fail(contract.magazines.remove, { status: 400, body: { error: 'It still has readers.' } })
  },
  play: async ({ canvas, server, userEvent }) => {
    const notes = () => within(canvas.getByRole('main')).queryAllByRole('note')
    const press = async (name: string) => userEvent.click(await canvas.findByRole('button', { name: `Delete ${name}` }))
    const refuse = async (name: string, count: number) => {
      await press(name)
      await waitFor(() => expect(notes()).toHaveLength(count))
      await expect(notes().at(-1)).toHaveTextContent(`${name} was not deleted`)
    }
    await refuse('ZZ One', 1)
    await refuse('ZZ Two', 2)
    await userEvent.click(within(notes()[0]!).getByRole('button', { name: 'Dismiss' }))
    await waitFor(() => expect(notes()).toHaveLength(1))
    await expect(notes()[0]).toHaveTextContent('ZZ Two was not deleted')
    await refuse('ZZ One', 2)
    server.clearFaults()
    await press('ZZ One')
    await waitFor(() => expect(server.db.magazines.get(901)).toBeUndefined())
    await waitFor(() => expect(canvas.queryByRole('heading', { name: 'ZZ One' })).toBeNull())
    await expect(notes()).toHaveLength(1)
    await expect(notes()[0]).toHaveTextContent('ZZ Two was not deleted')
    await expect(server.db.magazines.get(902)).toBeDefined()
  },
})

/** Done, but nobody hears of it: the list is read again. */
export const DeletedWithoutAnAnswer = meta.story({
  parameters: at('?q=zz'),
  beforeEach: ({ server }) => {
    server.db.magazines.put(makeMagazine({ id: 901, public_id: 'zz-1', name: 'ZZ One' }))
    server.cut(contract.magazines.remove)
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete ZZ One' }))
    const alert = within(await within(canvas.getByRole('main')).findByRole('note'))
    await expect(alert.getByText('Network error - please check your connection')).toBeVisible()
    await expect(alert.getByText('may have been deleted all the same', { exact: false })).toBeVisible()
    await waitFor(() => expect(canvas.queryByRole('heading', { name: 'ZZ One' })).toBeNull())
  },
})

/** R1: none of what came could be read, and nothing is said to be empty. */
export const Unreadable = meta.story({
  beforeEach: ({ server }) =>
    void server.fail(contract.magazines.info, {
      status: 200,
      body: { data: { total_count: null, magazines: [{ name: 'Nobody' }, { name: 'Nobody else' }] } },
    }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing here could be read')).toBeVisible()
    await expect(canvas.getByText('2 entries without an id were left out.')).toBeVisible()
    await expect(canvas.getByText('2 magazines')).toBeVisible()
    await expect(canvas.queryByText('No magazines yet')).toBeNull()
  },
})

/** R1: rows with hardly anything, rows without identity, and more counted than sent. */
export const Partial = meta.story({
  beforeEach: ({ server }) =>
    void server.fail(contract.magazines.info, {
      status: 200,
      body: { data: { total_count: '7', magazines: [{ id: 1 }, { name: 'Nobody' }, { id: '2', status: 'sold' }] } },
    }),
  play: async ({ canvas }) => {
    await expect(await rows(canvas)).toHaveLength(2)
    await expect(canvas.getAllByRole('heading', { name: 'Unnamed' })).toHaveLength(2)
    await expect(canvas.getByText('Sold', { selector: 'span' })).toBeVisible()
    await expect(canvas.getByText('7 magazines')).toBeVisible()
    await expect(canvas.getByText('The server counts 7 and sent 3.')).toBeVisible()
    await expect(canvas.queryByText('Logo missing')).toBeNull()
    await expect(canvas.getByText('1 entry without an id was left out')).toBeVisible()
  },
})

export const HostileAndLong = meta.story({
  parameters: at('?q=zz'),
  globals: { viewport: { value: 'phone' } },
  beforeEach: ({ server }) => {
    const put = (id: number, name: string, website: string) =>
      server.db.magazines.put(makeMagazine({ id, public_id: `zz-${id}`, name, website, logo: 'javascript:alert(2)' }))
    put(901, 'zz <img src=x onerror=alert(1)> \u202Egnitirw', 'javascript:alert(1)')
    put(902, `zz ${'Longest'.repeat(40)}`, 'https://user:secret@evil.example/')
    put(903, 'zz ひらがな', `https://a.example/${'path'.repeat(80)}`)
  },
  play: async ({ canvas }) => {
    await expect(await rows(canvas)).toHaveLength(3)
    await expect(document.querySelector('img[src="x"]')).toBeNull()
    await expect(canvas.getByText('javascript:alert(1)').closest('a')).toBeNull()
    await expect(canvas.getByText('https://user:secret@evil.example/').closest('a')).toBeNull()
    await expect(canvas.getByRole('heading', { name: 'zz ひらがな' })).toHaveAttribute('lang', 'ja')
    const root = document.documentElement
    await expect(root.scrollWidth).toBeLessThanOrEqual(root.clientWidth)
  },
})

/** A sheet says how many there are, and has nothing to search them with. */
export const Printed = meta.story({
  play: async ({ canvas }) => {
    await list(canvas)
    const controls = [await field(canvas), canvas.getByLabelText('Status'), canvas.getByLabelText('Sort by')]
    await onPaper(async () => {
      for (const control of controls) await expect(control).not.toBeVisible()
      await expect(canvas.getByText('25 magazines')).toBeVisible()
    })
    await expect(controls[0]).toBeVisible()
  },
})
