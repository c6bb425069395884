import { callName, contract } from '@bunko/api-client'
import { makePerson } from '@bunko/mock-server'
import { answered } from '@bunko/storybook/answered'
import { marked } from '@bunko/storybook/choice'
import preview from '@bunko/storybook/preview'
import { screenAt } from '@bunko/storybook/screen'
import { useState, type ComponentProps } from 'react'
import { expect, fn, screen, within } from 'storybook/test'
import { PersonPicker } from './PersonPicker.tsx'

type Props = ComponentProps<typeof PersonPicker>
const change = fn<(names: readonly string[]) => void>()

const Held = ({ value: initial, onChange, ...rest }: Props) => {
  const [value, setValue] = useState(initial)
  return (
    <main className="p-6 pb-96">
      <h1 className="sr-only">Authors and artists</h1>
      <div className="max-w-md">
        <PersonPicker
          {...rest}
          value={value}
          onChange={(names) => {
            onChange(names)
            setValue(names)
          }}
        />
      </div>
    </main>
  )
}

const ARGS: Props = { label: 'Authors', value: [], onChange: change }
const person = (id: number, name: string) =>
  makePerson({
    id,
    name,
    public_id: `psn-${id}`,
    is_author: true,
    is_artist: false,
    age: 30 + (id % 40),
    hometown: 'Kobe',
  })

const meta = preview.meta({
  component: PersonPicker,
  args: ARGS,
  parameters: screenAt({ path: '/', at: '/', shell: false }),
  beforeEach: ({ server }) => {
    change.mockClear()
    for (let at = 0; at < 14; at++) server.db.people.put(person(9000 + at, `Aoki Ren ${at + 1}`))
    server.db.people.put(person(9100, '青木 蓮'))
  },
  render: (args) => <Held {...args} />,
})

type Canvas = Parameters<NonNullable<(typeof AtMostTen)['play']>>[0]['canvas']
const input = (canvas: Canvas) => canvas.getByRole('combobox', { name: 'Authors' })
const names = () => screen.getAllByRole('option').map((option) => option.textContent)

export const AtMostTen = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(input(canvas), 'aoki ren')
    await expect(await screen.findByRole('option', { name: /^Aoki Ren 1\b/ })).toHaveTextContent('Author · 30 · Kobe')
    const people = names().filter((name) => name?.startsWith('Aoki'))
    await expect(people).toHaveLength(10)
    await expect(names().at(-1)).toBe('Add “aoki ren” as new')
  },
})
/** The name is Japanese, what is said of its person is not. */
export const JapaneseName = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(input(canvas), '青木')
    const option = within(await screen.findByRole('option', { name: /^青木 蓮/ }))
    await expect(option.getByText('青木 蓮')).toHaveAttribute('lang', 'ja')
    await expect(option.getByText(/^Author/).closest('[lang]')).not.toHaveAttribute('lang', 'ja')
  },
})
export const PicksByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(input(canvas), '青木')
    await marked(/^青木 蓮/)
    await userEvent.keyboard('{Enter}')
    await expect(change).toHaveBeenLastCalledWith(['青木 蓮'])
    await expect(canvas.getByRole('listitem')).not.toHaveTextContent('New')
  },
})
/** A pick leads to one more result being asked for: from the next text on, not for the one that it has emptied. */
export const SearchesOncePerPick = meta.story({
  play: async ({ canvas, server, userEvent }) => {
    await userEvent.click(input(canvas))
    await userEvent.paste('aoki ren 14')
    await marked(/^Aoki Ren 14/)
    await userEvent.keyboard('{Enter}')
    await expect(change).toHaveBeenLastCalledWith(['Aoki Ren 14'])
    // The beginning of what was searched for: while it is new, the earlier search stands behind it.
    await userEvent.paste('aoki ren 1')
    await screen.findByRole('option', { name: /^Aoki Ren 1\b/ })
    await answered()
    const asked = server.journal.filter(({ call }) => call === callName(contract.people.search))
    await expect(asked.map(({ query }) => query)).toEqual(['?q=aoki+ren+14&limit=10', '?q=aoki+ren+1&limit=11'])
    await userEvent.keyboard('{Escape}')
  },
})
export const UnknownIsAddedAsNew = meta.story({
  args: { value: ['青木 蓮'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(input(canvas), '  Inês Prado ')
    await screen.findByRole('option', { name: 'Add “Inês Prado” as new' })
    await userEvent.keyboard('{Enter}')
    await expect(change).toHaveBeenLastCalledWith(['青木 蓮', 'Inês Prado'])
    await expect(canvas.getByText('New')).toBeVisible()
    await expect(input(canvas)).toHaveValue('')
  },
})
/** A name of one character is a name: nothing is searched for it, and it can be added. */
export const OneCharacterIsAddedAsNew = meta.story({
  play: async ({ canvas, server, userEvent }) => {
    await userEvent.type(input(canvas), '凪')
    await marked('Add “凪” as new')
    await expect(names()).toEqual(['Type 2 characters or more', 'Add “凪” as new'])
    await userEvent.keyboard('{Enter}')
    await expect(change).toHaveBeenLastCalledWith(['凪'])
    await expect(canvas.getByText('New')).toBeVisible()
    await expect(server.journal.some(({ call }) => call === 'GET /manga/people/search/')).toBe(false)
    // A space that has no width is no name.
    await userEvent.type(input(canvas), '\u200B')
    await screen.findByRole('option', { name: 'Type 2 characters or more' })
    await expect(names()).toHaveLength(1)
  },
})
/** R13: who is there already is not added again in other letters. */
export const NotAddedTwice = meta.story({
  args: { value: ['Inês Prado'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(input(canvas), 'INE\u0302S PRADO')
    await screen.findByRole('option', { name: 'No results' })
    await expect(names()).toEqual(['No results'])
    await userEvent.clear(input(canvas))
    await userEvent.type(input(canvas), 'AOKI REN 14')
    await screen.findByRole('option', { name: /^Aoki Ren 14/ })
    await expect(names()).toHaveLength(1)
  },
})
/** People can still be added while the search does not work. */
export const SearchFails = meta.story({
  beforeEach: ({ server }) => server.failNetwork(contract.people.search),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(input(canvas), 'Inês')
    await screen.findByRole('option', { name: 'Search failed Retry' })
    await userEvent.click(screen.getByRole('option', { name: 'Add “Inês” as new' }))
    await expect(change).toHaveBeenLastCalledWith(['Inês'])
  },
})
export const Closed = meta.story({
  args: { value: ['青木 蓮'], closed: 'Only Moderators and Admins may change the authors.' },
  play: async ({ canvas }) => {
    await expect(input(canvas)).toBeDisabled()
  },
})
export const LongText = meta.story({
  args: { value: ['x'.repeat(200), '青木蓮'.repeat(60), 'مكتبة البحر الطويل '.repeat(12)] },
  globals: { viewport: { value: 'small' } },
  beforeEach: ({ server }) => {
    server.db.people.put({ ...person(9200, `Zola ${'z'.repeat(200)}`), hometown: 'y'.repeat(200) })
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3)
    await userEvent.type(input(canvas), 'zola')
    await expect(await screen.findByRole('option', { name: /^Zola z{200}/ })).toBeVisible()
    const list = screen.getByRole('listbox')
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth)
    const root = document.documentElement
    await expect(root.scrollWidth).toBeLessThanOrEqual(root.clientWidth)
    await userEvent.keyboard('{Escape}')
  },
})
