import { contract } from '@bunko/api-client'
import * as named from '@bunko/mock-server'
import { choice, marked } from '@bunko/storybook/choice'
import preview from '@bunko/storybook/preview'
import { screenAt } from '@bunko/storybook/screen'
import { useState, type ComponentProps } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import type { TitlePick } from '../../lib/title-pick.ts'
import { TitlePicker } from './TitlePicker.tsx'

type Props = ComponentProps<typeof TitlePicker>
const change = fn<(titles: readonly TitlePick[]) => void>()
const picked = () => change.mock.lastCall?.[0].map(({ id }) => id)

const Held = ({ value: initial, onChange, ...rest }: Props) => {
  const [value, setValue] = useState(initial)
  return (
    <main className="p-6 pb-96">
      <h1 className="sr-only">Related entries</h1>
      <div className="max-w-md">
        <TitlePicker
          {...rest}
          value={value}
          onChange={(titles) => {
            onChange(titles)
            setValue(titles)
          }}
        />
      </div>
    </main>
  )
}

const ARGS: Props = { label: 'Related entries', value: [], onChange: change }
const KITCHEN: TitlePick = { id: named.TITLE.id, name: named.TITLE.primary_title, year: 2015, cover: null }

const meta = preview.meta({
  component: TitlePicker,
  args: ARGS,
  parameters: screenAt({ path: '/', at: '/', shell: false }),
  beforeEach: () => {
    change.mockClear()
  },
  render: (args) => <Held {...args} />,
})

type Canvas = Parameters<NonNullable<(typeof PicksAndRemoves)['play']>>[0]['canvas']
const input = (canvas: Canvas) => canvas.getByRole('combobox', { name: 'Related entries' })

export const PicksAndRemoves = meta.story({
  play: async ({ canvas, server, userEvent }) => {
    const row = server.db.titles.get(named.TITLE.id)
    await userEvent.type(input(canvas), 'dungeon kitchen')
    const option = await marked(new RegExp(`^${named.TITLE.primary_title}`))
    await expect(option).toHaveTextContent(`Manga · ${row?.year} · `)
    await userEvent.keyboard('{Enter}')
    await expect(picked()).toEqual([named.TITLE.id])
    const chosen = within(canvas.getByRole('list', { name: 'Chosen: Related entries' }))
    await expect(chosen.getByRole('listitem')).toHaveTextContent(`${row?.year}`)
    await expect(chosen.getByRole('listitem').querySelector('img')).toBeInTheDocument()
    await userEvent.click(chosen.getByRole('button', { name: `Remove ${named.TITLE.primary_title}` }))
    await expect(picked()).toEqual([])
    await expect(input(canvas)).toHaveFocus()
  },
})
/** By any of its names, in any script. */
export const OtherScripts = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(input(canvas), '夜行')
    const option = await screen.findByRole('option', { name: new RegExp(`^${named.TITLE_JAPANESE.primary_title}`) })
    await expect(within(option).getByText(named.TITLE_JAPANESE.primary_title)).toHaveAttribute('lang', 'ja')
  },
})
export const ChosenAreHidden = meta.story({
  args: { value: [KITCHEN] },
  play: async ({ canvas, server, userEvent }) => {
    await userEvent.type(input(canvas), 'dungeon kitchen')
    await waitFor(() => expect(server.journal.some(({ query }) => query.includes('limit=11'))).toBe(true))
    await screen.findByRole('option', { name: 'Every result is already chosen' })
    await userEvent.keyboard('{Enter}')
    await expect(change).not.toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
  },
})
/** The server has more than it gives at once: what is chosen is not all that there is. */
export const FirstOnesAreChosen = meta.story({
  args: { value: [KITCHEN] },
  beforeEach: ({ server }) => {
    const results = [server.db.titles.get(named.TITLE.id)]
    server.fail(contract.search.titles, { status: 200, body: { count: 312, next: null, results } })
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(input(canvas), 'dungeon')
    await screen.findByRole('option', { name: 'The first results are already chosen. Type more to find others' })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
  },
})
export const WithoutItself = meta.story({
  args: { exclude: named.TITLE.public_id },
  play: async ({ canvas, server, userEvent }) => {
    await userEvent.type(input(canvas), 'dungeon kitchen')
    await expect(await screen.findByRole('option', { name: 'No results' })).toBeVisible()
    const exclude = `exclude=${named.TITLE.public_id}`
    await expect(server.journal.some(({ query }) => query.includes(exclude))).toBe(true)
  },
})
export const FailedAndRetried = meta.story({
  beforeEach: ({ server }) => server.fail(contract.search.titles, { status: 503, times: 1 }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(input(canvas), 'dungeon kitchen')
    await userEvent.click(await choice('Search failed Retry'))
    await userEvent.click(await choice(new RegExp(`^${named.TITLE.primary_title}`)))
    await expect(picked()).toEqual([named.TITLE.id])
  },
})
export const ManyAndLong = meta.story({
  args: {
    value: [
      KITCHEN,
      { id: 900, name: named.TITLE_LONG.primary_title, year: null, cover: null },
      { id: 901, name: '進撃の司書'.repeat(30), lang: 'ja', year: 2020, cover: null },
      ...Array.from({ length: 20 }, (_, at) => ({ id: 1000 + at, name: `Volume ${at}`, year: 1990 + at, cover: null })),
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(23)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
})
export const Closed = meta.story({
  args: { value: [KITCHEN], closed: 'Only Moderators and Admins may change the related entries.' },
  play: async ({ canvas }) => {
    await expect(input(canvas)).toBeDisabled()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
})
