import { contract } from '@bunko/api-client'
import { answered } from '@bunko/storybook/answered'
import { choice } from '@bunko/storybook/choice'
import { makeTitle } from '@bunko/mock-server'
import { WIDE_ONLY } from '@bunko/storybook/modes'
import preview from '@bunko/storybook/preview'
import { useNavigate } from 'react-router-dom'
import { expect, screen, waitFor } from 'storybook/test'
import { openFilters } from './story-filters.tsx'
import { addressIn, asked, at, clearFilters, listIn, WithAddress, type Context } from './story-steps.tsx'

const meta = preview.meta({
  title: 'Screens/Search/Suggested filters',
  component: WithAddress,
  globals: { level: 'anonymous' },
  parameters: at(),
})

const AUTHOR = { name: 'Author or artist' }
const PUBLISHER = { name: 'Publisher' }
/** Nothing is being searched for any more. */
const atRest = (canvas: Context['canvas']) =>
  waitFor(() => expect(canvas.getAllByRole('status').filter((one) => one.textContent === 'Searching…')).toEqual([]))
const calls = ({ journal }: Context['server'], call: string) => journal.filter((one) => one.call === call)

/** People there are; what is picked stays in the field and filters at once. */
export const AnAuthor = meta.story({
  play: async (context) => {
    const { canvas, server, userEvent } = context
    await listIn(canvas)
    const filters = await openFilters(context)
    const name = server.db.people.all().find(({ is_author }) => is_author)?.name ?? ''
    await userEvent.type(filters.getByRole('combobox', AUTHOR), name.slice(0, 4))
    await userEvent.click(await choice(new RegExp(`^${name}$`)))
    await expect(filters.getByRole('combobox', AUTHOR)).toHaveValue(name)
    await waitFor(() => expect(addressIn(canvas)).toBe(`?${new URLSearchParams({ author: name })}`))
    await waitFor(() => expect(new URLSearchParams(asked(server).at(-1)).get('author')).toBe(name))
    await atRest(canvas)
  },
})

/** Any part of a name filters, whether somebody is called so or not. */
export const AnyText = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context
    await listIn(canvas)
    await userEvent.type((await openFilters(context)).getByRole('combobox', AUTHOR), 'zzzq')
    await expect(await screen.findByRole('option', { name: /^No such name/ })).toBeVisible()
    await waitFor(() => expect(addressIn(canvas)).toBe('?author=zzzq'))
    await expect(await canvas.findByText('No titles found')).toBeVisible()
  },
})

/** All names are read once; what an address brings along asks for none. */
export const APublisher = meta.story({
  parameters: at('?publisher=o&author=a'),
  play: async (context) => {
    const { canvas, server, userEvent } = context
    await waitFor(() => expect(asked(server)).toHaveLength(1))
    const filters = await openFilters(context)
    const box = () => filters.getByRole('combobox', PUBLISHER)
    await expect(box()).toHaveValue('o')
    await answered()
    await expect(calls(server, 'GET /manga/publishers')).toEqual([])
    await expect(calls(server, 'GET /manga/people/search/')).toEqual([])
    const name = server.db.publishers.all()[0]?.name ?? ''
    for (const text of [name.slice(0, 3), name.slice(0, 4)]) {
      await userEvent.clear(box())
      await userEvent.type(box(), text)
      await choice(new RegExp(name))
    }
    await userEvent.click(await choice(new RegExp(name)))
    await expect(box()).toHaveValue(name)
    await waitFor(() => expect(new URLSearchParams(addressIn(canvas) ?? '').get('publisher')).toBe(name))
    await expect(calls(server, 'GET /manga/publishers')).toHaveLength(1)
    await waitFor(() => expect(new URLSearchParams(asked(server).at(-1)).get('publisher')).toBe(name))
    await atRest(canvas)
  },
})

/** A server that pages the publishers by itself (R1): one on its second page is found. */
export const APublisherOnTheSecondPage = meta.story({
  beforeEach: ({ server }) => {
    const body = { count: 9, next: '?page=2', results: [{ id: 99_999, name: 'Other House' }] }
    server.fail(contract.titles.publishers, { status: 200, body, times: 1 })
  },
  play: async (context) => {
    const { canvas, server, userEvent } = context
    await listIn(canvas)
    const name = server.db.publishers.all()[0]?.name ?? ''
    await userEvent.type((await openFilters(context)).getByRole('combobox', PUBLISHER), name.slice(0, 4))
    await expect(await choice(new RegExp(name))).toBeVisible()
    await waitFor(() => expect(new URLSearchParams(asked(server).at(-1)).get('publisher')).toBe(name.slice(0, 4)))
    await atRest(canvas)
  },
})

const TWENTY = Array.from({ length: 20 }, (_, index) => `Genre ${index + 1}`)
/** As many as an address takes: no other is offered, and it is said why; one less, and there is room again. */
export const AtMostTwenty = meta.story({
  parameters: at(`?genres=${TWENTY.join(',')}`),
  play: async (context) => {
    const { canvas, userEvent } = context
    const filters = await openFilters(context)
    const box = () => filters.getByRole('combobox', { name: 'Genres' })
    await expect(box()).toHaveAccessibleDescription('At most 20')
    await userEvent.type(box(), 'acti')
    await expect(await screen.findByRole('option', { name: 'At most 20' })).toBeVisible()
    await userEvent.clear(box())
    await userEvent.click(filters.getByRole('button', { name: 'Remove Genre 1' }))
    await waitFor(() => expect(box()).not.toHaveAccessibleDescription('At most 20'))
    await userEvent.type(box(), 'acti')
    await userEvent.click(await choice(/^Action$/))
    const genres = [...TWENTY.slice(1), 'Action'].join(',')
    await waitFor(() => expect(addressIn(canvas)).toBe(`?${new URLSearchParams({ genres })}`))
    await expect(box()).toHaveAccessibleDescription('At most 20')
    await atRest(canvas)
  },
})

/** What is found begins at the top of the page; the field that is being typed in is not left below the window. */
export const InSight = meta.story({
  parameters: WIDE_ONLY,
  play: async (context) => {
    const { canvas, server, userEvent } = context
    await listIn(canvas)
    const filters = await openFilters(context)
    window.scrollTo(0, 500)
    const name = server.db.publishers.all()[0]?.name ?? ''
    await userEvent.type(filters.getByRole('combobox', PUBLISHER), name.slice(0, 3))
    await waitFor(() => expect(addressIn(canvas)).toMatch(/^\?publisher=/))
    await atRest(canvas)
    const box = filters.getByRole('combobox', PUBLISHER)
    await expect(box).toHaveFocus()
    await waitFor(() => expect(box.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight))
    await expect(box.getBoundingClientRect().top).toBeGreaterThanOrEqual(0)
  },
})

const taken = async ({ canvas }: Context, names: readonly string[]) => {
  await canvas.findByRole('button', { name: names[0] ?? '' })
  const buttons = names.map((name) => canvas.getByRole('button', { name }))
  for (const button of buttons) button.click()
  await waitFor(() => expect(addressIn(canvas)).toBe('?genres=Horror'))
  await atRest(canvas)
}
const THREE_GENRES = at('?genres=Action,Drama,Horror')
/** Two are taken off before the first is drawn as gone: the second press does not bring it back. */
export const TwoTakenOff = meta.story({
  parameters: THREE_GENRES,
  play: (context) => taken(context, ['Remove Genre: Action', 'Remove Genre: Drama']),
})
export const TwoTakenOffInThePanel = meta.story({
  parameters: THREE_GENRES,
  play: async (context) => {
    await openFilters(context)
    await taken(context, ['Remove Action', 'Remove Drama'])
  },
})

const GoBack = () => {
  const navigate = useNavigate()
  return (
    <button type="button" onClick={() => void navigate(-1)}>
      Go back
    </button>
  )
}
const wrong = 'A year from 1900 to'
/** A year that is none is in no address: it goes with the filters all the same, and with Back. */
export const WrongYearCleared = meta.story({
  parameters: WIDE_ONLY,
  render: () => (
    <>
      <WithAddress />
      <GoBack />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await listIn(canvas)
    const type = canvas.getByRole('combobox', { name: 'Type' })
    const from = canvas.getByRole('textbox', { name: 'From year' })
    await userEvent.type(from, '19')
    await expect(await canvas.findByText(wrong, { exact: false })).toBeVisible()
    await userEvent.selectOptions(type, 'Novel')
    await waitFor(() => expect(addressIn(canvas)).toBe('?type=novel'))
    // What is chosen beside it takes nothing away.
    await expect(from).toHaveValue('19')
    await userEvent.click(clearFilters(canvas))
    await waitFor(() => expect(from).toHaveValue(''))
    await expect(canvas.queryByText(wrong, { exact: false })).toBeNull()

    await userEvent.selectOptions(type, 'Manhwa')
    await waitFor(() => expect(addressIn(canvas)).toBe('?type=manhwa'))
    await userEvent.type(from, '19')
    await expect(await canvas.findByText(wrong, { exact: false })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Go back' }))
    await waitFor(() => expect(addressIn(canvas)).toBe(''))
    await waitFor(() => expect(from).toHaveValue(''))
    await atRest(canvas)
  },
})

/** A comma divides the names of a search: a genre with one in its name would be two. */
export const GenreWithAComma = meta.story({
  beforeEach: ({ server }) =>
    void server.db.titles.put(makeTitle({ id: 954, public_id: 'comma', genre_names: ['Slow, Quiet', 'Slow Life'] })),
  play: async (context) => {
    const { canvas, userEvent } = context
    await listIn(canvas)
    await userEvent.type((await openFilters(context)).getByRole('combobox', { name: 'Genres' }), 'slow')
    await expect(await choice(/^Slow Life/)).toBeVisible()
    await expect(screen.queryByRole('option', { name: /^Slow, Quiet/ })).toBeNull()
    await userEvent.keyboard('{Escape}')
  },
})

/** Without suggestions it filters all the same. */
export const SuggestionsFail = meta.story({
  beforeEach: ({ server }) => {
    server.fail(contract.people.search, { status: 500 })
    server.fail(contract.titles.genres, { status: 500 })
  },
  play: async (context) => {
    const { canvas, server, userEvent } = context
    await listIn(canvas)
    const filters = await openFilters(context)
    await userEvent.type(filters.getByRole('combobox', AUTHOR), 'kei')
    await expect(await choice(/^Search failed/)).toBeVisible()
    await waitFor(() => expect(addressIn(canvas)).toBe('?author=kei'))
    await waitFor(() => expect(new URLSearchParams(asked(server).at(-1)).get('author')).toBe('kei'))
    const genres = () => filters.getByRole('combobox', { name: 'Genres' })
    // The code of a list is there by now: the field is replaced as soon as the pointer is over it.
    await userEvent.hover(genres())
    await userEvent.click(genres())
    await expect(await screen.findByRole('option', { name: 'Type 2 characters or more' })).toBeVisible()
    await atRest(canvas)
  },
})
