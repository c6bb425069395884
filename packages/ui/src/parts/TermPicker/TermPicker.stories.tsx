import { contract } from '@bunko/api-client'
import { answeredLate, held } from '@bunko/storybook/held'
import { marked } from '@bunko/storybook/choice'
import preview from '@bunko/storybook/preview'
import { screenAt } from '@bunko/storybook/screen'
import { useState, type ComponentProps } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { TermPicker } from './TermPicker.tsx'

const { genres } = contract.search
const change = fn<(names: readonly string[]) => void>()
const submit = fn()

const Held = ({ value: initial, onChange, ...rest }: ComponentProps<typeof TermPicker>) => {
  const [value, setValue] = useState(initial)
  return (
    <main className="p-6 pb-80">
      <h1 className="sr-only">Classifications</h1>
      <form
        className="max-w-md"
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <TermPicker
          {...rest}
          value={value}
          onChange={(names) => {
            onChange(names)
            setValue(names)
          }}
        />
      </form>
    </main>
  )
}

const ARGS: ComponentProps<typeof TermPicker> = { kind: 'genres', label: 'Genres', value: [], onChange: change }

const meta = preview.meta({
  component: TermPicker,
  args: ARGS,
  parameters: screenAt({ path: '/', at: '/', shell: false }),
  beforeEach: () => {
    change.mockClear()
    submit.mockClear()
  },
  render: (args) => <Held {...args} />,
})

type Play = NonNullable<(typeof Idle)['play']>
type Context = Parameters<Play>[0]
const input = (canvas: Context['canvas']) => canvas.getByRole('combobox')
const asked = (server: Context['server']) =>
  server.journal.filter(({ path }) => path.startsWith('/manga/search/')).map(({ query }) => query.replace(/^\?/, ''))

const named = (server: Context['server']) => server.journal.filter(({ path }) => path === '/manga/genres').length
const offeredNow = () => screen.getAllByRole('option').map((option) => option.textContent)

export const Idle = meta.story({
  play: async ({ canvas, server }) => {
    await expect(canvas.getByRole('combobox', { name: 'Genres' })).toHaveValue('')
    await expect(asked(server)).toEqual([])
    await expect(named(server)).toBe(0)
  },
})
/** Whoever does not know what there is opens the list: all genres by name, the chosen ones hidden; asked for once. */
export const Browsed = meta.story({
  args: { value: ['Drama'] },
  play: async ({ canvas, server, userEvent }) => {
    await expect(named(server)).toBe(0)
    await userEvent.click(input(canvas))
    await expect(await screen.findByRole('option', { name: 'Action' })).toBeVisible()
    await expect(screen.getByRole('listbox')).toHaveAccessibleName('Genres')
    const all = offeredNow()
    await expect(all.length).toBeGreaterThan(10)
    await expect(all).toEqual(all.toSorted((one, other) => (one ?? '').localeCompare(other ?? '', 'en')))
    await expect(all).not.toContain('Drama')
    await userEvent.click(screen.getByRole('option', { name: 'Horror' }))
    await expect(change).toHaveBeenLastCalledWith(['Drama', 'Horror'])
    await expect(input(canvas)).toHaveFocus()
    await expect(screen.queryByRole('option')).toBeNull()
    // The list that has closed is opened again without leaving the field.
    await userEvent.click(canvas.getByRole('button', { name: 'Genres' }))
    await expect(await screen.findByRole('option', { name: 'Action' })).toBeVisible()
    await expect(offeredNow()).toEqual(all.filter((name) => name !== 'Horror'))
    await expect(named(server)).toBe(1)
    await expect(asked(server)).toEqual([])
  },
})
/** By keys: Down opens the list, and Tab goes on without choosing. */
export const BrowsedByKeys = meta.story({
  play: async ({ canvas, server, userEvent }) => {
    await userEvent.tab()
    await expect(input(canvas)).toHaveFocus()
    // Nothing drops over what stands below, and Enter takes nothing that was not looked for.
    await waitFor(() => expect(named(server)).toBe(1))
    await expect(input(canvas)).toHaveAttribute('aria-expanded', 'false')
    await userEvent.keyboard('{Enter}')
    await expect(change).not.toHaveBeenCalled()
    await userEvent.keyboard('{ArrowDown}')
    await expect(await screen.findByRole('option', { name: 'Action' })).toBeVisible()
    const [last, before] = offeredNow().toReversed()
    await userEvent.keyboard('{End}{ArrowUp}')
    await marked(before!)
    await userEvent.keyboard('{Enter}')
    await expect(change).toHaveBeenLastCalledWith([before])
    await userEvent.keyboard('{ArrowDown}')
    await expect(await screen.findByRole('option', { name: last! })).toBeVisible()
    await userEvent.tab()
    await expect(input(canvas)).not.toHaveFocus()
    await expect(change).toHaveBeenCalledOnce()
  },
})
export const BrowsedBeforeTheyCame = meta.story({
  play: async ({ canvas, server, userEvent }) => {
    const release = server.hang(contract.titles.genres, { times: 1 })
    await userEvent.click(input(canvas))
    await expect(await screen.findByRole('option', { name: 'Loading…' })).toBeVisible()
    release()
    await expect(await screen.findByRole('option', { name: 'Action' })).toBeVisible()
  },
})
/** The list opens by itself where a text is deleted: Enter takes nothing of it that was not gone to. */
export const DeletedThenEnter = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(input(canvas), 'zzz')
    await expect(await screen.findByRole('option', { name: 'No results' })).toBeVisible()
    await userEvent.keyboard('{Backspace}{Backspace}{Backspace}')
    await marked((await screen.findAllByRole('option'))[0]?.textContent ?? '')
    await userEvent.keyboard('{Enter}')
    await expect(change).not.toHaveBeenCalled()
    await expect(submit).not.toHaveBeenCalled()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(change).toHaveBeenCalledOnce()
  },
})
export const BrowsedAllChosen = meta.story({
  beforeEach: ({ server }) => server.fail(contract.titles.genres, { status: 200, body: [{ id: 1, name: 'Drama' }] }),
  args: { value: ['Drama'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(input(canvas))
    await expect(await screen.findByRole('option', { name: 'All of them are already chosen' })).toBeVisible()
  },
})
/** A space is nothing to search for: the list stays. */
export const BrowsedAfterASpace = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(input(canvas))
    await expect(await screen.findByRole('option', { name: 'Action' })).toBeVisible()
    const all = screen.getAllByRole('option').length
    await userEvent.type(input(canvas), ' ')
    await expect(input(canvas)).toHaveValue(' ')
    await expect(screen.getAllByRole('option')).toHaveLength(all)
    await expect(screen.queryByRole('option', { name: 'All of them are already chosen' })).toBeNull()
    // Nobody has named one, nor gone to one.
    await userEvent.keyboard('{Enter}')
    await expect(change).not.toHaveBeenCalled()
  },
})
/** Without that list the field is searched as ever. */
export const BrowseFails = meta.story({
  beforeEach: ({ server }) => server.fail(contract.titles.genres, { status: 500 }),
  play: async ({ canvas, server, userEvent }) => {
    await userEvent.click(input(canvas))
    await waitFor(() => expect(server.journal.at(-1)).toMatchObject({ path: '/manga/genres', status: 500 }))
    await expect(await screen.findByRole('option', { name: 'Type 2 characters or more' })).toBeVisible()
    await userEvent.type(input(canvas), 'act')
    await marked('Action')
    await userEvent.keyboard('{Enter}')
    await expect(change).toHaveBeenLastCalledWith(['Action'])
  },
})
/** One character asks nothing; two ask once, when 300 ms have passed. */
export const FromTwoCharacters = meta.story({
  play: async ({ canvas, server, userEvent }) => {
    await userEvent.type(input(canvas), 'a')
    await expect(await screen.findByRole('option', { name: 'Type 2 characters or more' })).toBeVisible()
    const answer = server.hang(genres, { times: 1 })
    await userEvent.type(input(canvas), 'ct')
    await expect(await screen.findByRole('option', { name: 'Searching…' })).toBeVisible()
    await held(server)
    answer()
    await expect(await screen.findByRole('option', { name: 'Action' })).toBeVisible()
    await expect(asked(server)).toEqual(['q=act'])
  },
})
export const PicksAndRemoves = meta.story({
  args: { value: ['Drama'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(input(canvas), 'act')
    await marked('Action')
    await userEvent.keyboard('{Enter}')
    await expect(change).toHaveBeenLastCalledWith(['Drama', 'Action'])
    await expect(input(canvas)).toHaveValue('')
    await expect(submit).not.toHaveBeenCalled()
    canvas.getByRole('button', { name: 'Remove Drama' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(change).toHaveBeenLastCalledWith(['Action'])
    await expect(canvas.getByRole('button', { name: 'Remove Action' })).toHaveFocus()
  },
})
/** R13: what is chosen is hidden, however it is written. */
export const ChosenAreHidden = meta.story({
  args: { value: [' ACTION '] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(input(canvas), 'act')
    await expect(await screen.findByRole('option', { name: 'Every result is already chosen' })).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect(change).not.toHaveBeenCalled()
  },
})
/** Section 9: a search is kept for 30 s. */
export const AskedOnce = meta.story({
  play: async ({ canvas, server, userEvent }) => {
    for (const q of ['dr', ' dr ']) {
      await userEvent.clear(input(canvas))
      await userEvent.type(input(canvas), q)
      await expect(await screen.findByRole('option', { name: 'Drama' })).not.toHaveAttribute('aria-disabled')
    }
    await expect(asked(server)).toEqual(['q=dr'])
  },
})
/** The last answer wins, also where the first one comes later. */
export const LastAnswerWins = meta.story({
  play: async ({ canvas, server, userEvent }) => {
    const release = server.hang(genres, { times: 1 })
    await userEvent.type(input(canvas), 'ho')
    await held(server)
    await userEvent.clear(input(canvas))
    await userEvent.type(input(canvas), 'sport')
    await expect(await screen.findByRole('option', { name: 'Sports' })).toBeVisible()
    await answeredLate(server, release)
    await expect(screen.queryByRole('option', { name: 'Horror' })).toBeNull()
    await expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['Sports'])
  },
})
export const Loading = meta.story({
  beforeEach: ({ server }) => server.hang(genres),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(input(canvas), 'act{Enter}')
    await expect(await screen.findByRole('option', { name: 'Searching…' })).toBeVisible()
    await expect(input(canvas)).toHaveValue('act')
    await expect(submit).not.toHaveBeenCalled()
  },
})
export const NothingFound = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(input(canvas), 'zzz')
    await expect(await screen.findByRole('option', { name: 'No results' })).toBeVisible()
  },
})
export const FailedAndRetried = meta.story({
  beforeEach: ({ server }) => server.fail(genres, { status: 500, times: 1 }),
  play: async ({ canvas, server, userEvent }) => {
    await userEvent.type(input(canvas), 'act')
    await screen.findByRole('option', { name: 'Search failed Retry' })
    await userEvent.keyboard('{Enter}')
    await expect(await screen.findByRole('option', { name: 'Action' })).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect(change).toHaveBeenLastCalledWith(['Action'])
    await expect(asked(server)).toEqual(['q=act', 'q=act'])
    await expect(submit).not.toHaveBeenCalled()
  },
})
export const Themes = meta.story({
  args: { kind: 'themes', label: 'Themes' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(input(canvas), 'fam')
    await expect(await screen.findByRole('option', { name: 'Found Family' })).toBeVisible()
    // No call lists them: there is nothing to open without a text.
    await userEvent.clear(input(canvas))
    await expect(canvas.queryByRole('button')).toBeNull()
  },
})
export const ManyAndLong = meta.story({
  args: {
    value: [
      ...Array.from({ length: 60 }, (_, at) => `Genre ${at + 1}`),
      'x'.repeat(120),
      '日常系の長い長いジャンル名'.repeat(5),
    ],
    error: 'Choose fewer genres.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(62)
    await expect(input(canvas)).toBeInvalid()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
})
export const Closed = meta.story({
  args: { value: ['Action', 'Drama'], closed: 'Only Moderators and Admins may change the genres.' },
  play: async ({ canvas }) => {
    await expect(input(canvas)).toBeDisabled()
    await expect(input(canvas)).toHaveAccessibleDescription('Only Moderators and Admins may change the genres.')
    await expect(canvas.queryByRole('button')).toBeNull()
  },
})
