import { contract } from '@bunko/api-client'
import { TITLE } from '@bunko/mock-server'
import { marked } from '@bunko/storybook/choice'
import preview from '@bunko/storybook/preview'
import { screenAt, type Play } from '@bunko/storybook/screen'
import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import type { HousePick } from '../../lib/house-form.ts'
import { about } from '../../lib/story-about.ts'
import { SerialisedPicker } from './AssociationPicker.tsx'

interface Props {
  initial: readonly HousePick[]
  closed?: string
}
const change = fn<(picks: readonly HousePick[]) => void>()
const picked = () => change.mock.lastCall?.[0].map(({ ref }) => ref)

const Held = ({ initial, closed }: Props) => {
  const [value, setValue] = useState(initial)
  const onChange = (picks: readonly HousePick[]) => {
    change(picks)
    setValue(picks)
  }
  return (
    <main className="max-w-md p-6 pb-96">
      <h1 className="sr-only">Associations</h1>
      <SerialisedPicker label="Titles" value={value} onChange={onChange} closed={closed} />
    </main>
  )
}

const KITCHEN: HousePick = { ref: TITLE.public_id, name: TITLE.primary_title, cover: null }

const meta = preview.meta({
  title: 'parts/AssociationPicker',
  component: Held,
  globals: { level: '1' },
  args: { initial: [] },
  parameters: about(SerialisedPicker, screenAt({ path: '/', at: '/', shell: false })),
  beforeEach: () => {
    change.mockClear()
  },
})

type Context = Parameters<Play>[0]
const input = ({ canvas }: Context) => canvas.getByRole('combobox')
const queries = ({ server }: Context) =>
  server.journal.filter(({ path }) => path.includes('/search/')).map(({ query }) => query)

/** Found by name, with what tells it from its namesakes; removed by keyboard. */
export const Titles = meta.story({
  play: async (context) => {
    const { canvas, server, userEvent } = context
    const row = server.db.titles.get(TITLE.id)
    await userEvent.type(input(context), 'dungeon kitchen')
    const option = await screen.findByRole('option', { name: new RegExp(`^${TITLE.primary_title}`) })
    await expect(option).toHaveTextContent(`Manga · ${row?.year} · Ongoing`)
    await expect(option.querySelector('img')).toBeInTheDocument()
    await userEvent.keyboard('{Enter}')
    await expect(picked()).toEqual([TITLE.public_id])
    await expect(queries(context)).toEqual(['?q=dungeon+kitchen&limit=20'])
    const chosen = within(canvas.getByRole('list', { name: 'Chosen: Titles' }))
    chosen.getByRole('button', { name: `Remove ${TITLE.primary_title}` }).focus()
    await userEvent.keyboard('{Delete}')
    await expect(picked()).toEqual([])
    await expect(input(context)).toHaveFocus()
  },
})

/** Section 5: what is chosen is hidden, and nothing is added twice. */
export const ChosenAreHidden = meta.story({
  args: { initial: [KITCHEN] },
  play: async (context) => {
    const { userEvent } = context
    await userEvent.type(input(context), 'dungeon kitchen')
    await screen.findByRole('option', { name: 'Every result is already chosen' })
    await userEvent.keyboard('{Enter}{Escape}')
    await expect(change).not.toHaveBeenCalled()
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
  },
})

/** The server has more than it gives at once: what is chosen is not all that there is. */
export const FirstOnesAreChosen = meta.story({
  args: { initial: [KITCHEN] },
  beforeEach: ({ server }) => {
    const results = [server.db.titles.get(TITLE.id)]
    server.fail(contract.magazines.searchTitles, { status: 200, body: { count: 312, next: null, results } })
  },
  play: async (context) => {
    const { userEvent } = context
    await userEvent.type(input(context), 'dungeon')
    await screen.findByRole('option', { name: 'The first results are already chosen. Type more to find others' })
    await userEvent.keyboard('{Enter}{Escape}')
    await expect(change).not.toHaveBeenCalled()
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
  },
})

/** The name of one is read each time that its row is drawn. */
let namesRead = 0
const COUNTED: readonly HousePick[] = Array.from({ length: 60 }, (_, at) => ({
  ref: `chosen-${at + 1}`,
  cover: null,
  get name() {
    namesRead++
    return `Chosen ${at + 1}`
  },
}))
/** Letters that are typed, and what is found by them, draw none again of the many that are chosen. */
export const ManyChosen = meta.story({
  render: () => <Held initial={COUNTED} />,
  play: async (context) => {
    const { canvas, userEvent } = context
    const list = canvas.getByRole('list', { name: 'Chosen: Titles' })
    await expect(getComputedStyle(list.lastElementChild!).getPropertyValue('content-visibility')).toBe('auto')
    canvas.getByRole('button', { name: 'Remove Chosen 30' }).focus()
    await userEvent.keyboard('{Delete}')
    await expect(canvas.getByRole('button', { name: 'Remove Chosen 31' })).toHaveFocus()
    await expect(list.childElementCount).toBe(59)
    await userEvent.click(input(context))
    namesRead = 0
    await userEvent.type(input(context), 'dungeon kitchen')
    await marked(new RegExp(`^${TITLE.primary_title}`))
    await expect(namesRead).toBe(0)
    await userEvent.keyboard('{Enter}')
    await expect(list.childElementCount).toBe(60)
    await expect(list.lastElementChild).toHaveTextContent(TITLE.primary_title)
  },
})

/** From 2 characters, at most 20. */
export const UpToTwenty = meta.story({
  play: async (context) => {
    const { userEvent } = context
    await userEvent.type(input(context), 'o')
    await expect(await screen.findByRole('option', { name: /2/ })).toBeVisible()
    await expect(queries(context)).toEqual([])
    await userEvent.type(input(context), 'f')
    await waitFor(() => expect(screen.getAllByRole('option').length).toBeGreaterThan(10))
    await expect(screen.getAllByRole('option').length).toBeLessThanOrEqual(20)
    await expect(queries(context)).toEqual(['?q=of&limit=20'])
    await userEvent.keyboard('{Escape}')
  },
})

/** To whom may not change it, it says why; what is chosen stays in sight. */
export const Closed = meta.story({
  args: { initial: [KITCHEN], closed: 'Only Moderators and Admins may change the titles.' },
  play: async (context) => {
    const { canvas } = context
    await expect(input(context)).toBeDisabled()
    await expect(input(context)).toHaveAccessibleDescription('Only Moderators and Admins may change the titles.')
    await expect(canvas.getByRole('listitem')).toHaveTextContent(TITLE.primary_title)
    await expect(canvas.queryByRole('button')).toBeNull()
  },
})

export const LongText = meta.story({
  args: {
    initial: [
      { ref: 'a', name: 'x'.repeat(200), cover: null, facts: 'y'.repeat(200) },
      { ref: 'b', name: '月刊コミック雲'.repeat(30), lang: 'ja', cover: null },
      { ref: 'c', name: 'مجلة البحر الطويل '.repeat(12), cover: null },
    ],
  },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    for (const name of canvas.getAllByText(/^(x{200}|月刊|مجلة)/, { selector: 'bdi' })) {
      const line = name.parentElement!
      await expect(line.scrollWidth).toBeLessThanOrEqual(line.clientWidth)
    }
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3)
    const root = document.documentElement
    await expect(root.scrollWidth).toBeLessThanOrEqual(root.clientWidth)
  },
})
