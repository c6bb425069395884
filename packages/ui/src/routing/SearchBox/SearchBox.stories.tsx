import { contract } from '@bunko/api-client'
import { makeTitle } from '@bunko/mock-server'
import { TITLE } from '@bunko/mock-server/named'
import { answered } from '@bunko/storybook/answered'
import { held } from '@bunko/storybook/held'
import preview from '@bunko/storybook/preview'
import { screenAt, type Play } from '@bunko/storybook/screen'
import { expect, screen, waitFor } from 'storybook/test'
import { about } from '../../lib/story-about.ts'
import { SearchBox } from './SearchBox.tsx'

const Page = () => <h1 className="font-serif text-2xl font-semibold">A screen below the header</h1>

const meta = preview.meta({
  title: 'parts/SearchBox',
  component: Page,
  globals: { level: 'anonymous' },
  parameters: about(SearchBox, screenAt({ path: '/page', at: '/page' })),
})

type Canvas = Parameters<Play>[0]['canvas']
const box = (canvas: Canvas) => canvas.findByRole('combobox', { name: 'Search titles' })
const options = async () => (await screen.findAllByRole('option')).map(({ textContent }) => textContent)
const asked = ({ journal }: Parameters<Play>[0]['server']) =>
  journal.filter(({ call }) => call === 'GET /search/autocomplete/').map(({ query }) => query)

/** By keyboard alone: `/`, type, arrows, Enter. One call for what is typed, for five titles. */
export const ByKeyboard = meta.story({
  play: async ({ canvas, server, userEvent }) => {
    const input = await box(canvas)
    await userEvent.keyboard('/')
    await expect(input).toHaveFocus()
    await userEvent.paste('dungeon')
    const first = await screen.findByRole('option', { name: new RegExp(TITLE.primary_title) })
    await expect(asked(server)).toEqual(['?q=dungeon&limit=5'])
    await expect(await options()).toContain('All results for “dungeon”')
    await expect(first).toHaveTextContent(/Manga · \d{4} · \w+/)
    await expect(canvas.getByText(/^\d results?$/)).toBeInTheDocument()
    await userEvent.keyboard('{ArrowDown}')
    await expect(input).toHaveAttribute('aria-activedescendant', screen.getAllByRole('option')[0]!.id)
    await expect(screen.getAllByRole('option')[0]).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}{ArrowDown}{Enter}')
    await expect(await canvas.findByText(/^\/manga\//, { selector: 'code' })).toBeVisible()
    await expect(screen.queryByRole('listbox')).toBeNull()
    await expect(input).toHaveValue('')
  },
})

/** What was marked among the titles of an earlier search stays marked when the next ones come, or nothing is. */
export const MarkedWhileSearching = meta.story({
  beforeEach: ({ server: { db } }) => {
    db.titles.put(makeTitle({ id: 9001, public_id: 'quince', primary_title: 'Quince' }))
    db.titles.put(makeTitle({ id: 9002, public_id: 'quinces', primary_title: 'Quinces of the North' }))
  },
  play: async ({ canvas, server, userEvent }) => {
    const input = await box(canvas)
    await userEvent.click(input)
    await userEvent.paste('quince')
    await waitFor(() => expect(asked(server)).toContain('?q=quince&limit=5'))
    await screen.findByRole('option', { name: /^Quinces/ })
    const answer = server.hang(contract.search.autocomplete, { times: 1 })
    await userEvent.type(input, 's')
    await held(server)
    await userEvent.keyboard('{ArrowDown}')
    await expect(screen.getAllByRole('option')[0]).toHaveTextContent(/^Quince(?!s)/)
    await expect(screen.getAllByRole('option')[0]).toHaveAttribute('aria-selected', 'true')
    answer()
    await waitFor(() => expect(screen.queryByRole('option', { name: /^Quince(?!s)/ })).toBeNull())
    await waitFor(() => expect(input).not.toHaveAttribute('aria-activedescendant'))
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByText('/search?q=quinces', { selector: 'code' })).toBeVisible()
  },
})

/** What has not come yet is not told as nothing. */
export const Searching = meta.story({
  play: async ({ canvas, server, userEvent }) => {
    const answer = server.hang(contract.search.autocomplete)
    await userEvent.type(await box(canvas), 'dungeon')
    await expect(await screen.findByText('Searching… All results for “dungeon”')).toBeVisible()
    answer()
    await expect(await screen.findByRole('option', { name: new RegExp(TITLE.primary_title) })).toBeVisible()
    await expect(screen.getByText('All results for “dungeon”')).toBeVisible()
  },
})

/** Enter leads to all results, whether the suggestions are there or not. */
export const EnterSearches = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await box(canvas), ' café & co{Enter}')
    await expect(await canvas.findByText('/search?q=caf%C3%A9+%26+co', { selector: 'code' })).toBeVisible()
  },
})

/** From two characters; Escape closes, then empties. */
export const EscapeAndShortTexts = meta.story({
  play: async ({ canvas, server, userEvent }) => {
    const input = await box(canvas)
    await userEvent.type(input, 'd')
    await expect(await canvas.findByText('Type 2 characters or more')).toBeInTheDocument()
    await expect(screen.queryByRole('listbox')).toBeNull()
    const since = performance.now()
    await waitFor(() => expect(performance.now() - since).toBeGreaterThan(400))
    await answered()
    await expect(asked(server)).toEqual([])
    await userEvent.type(input, 'u')
    await screen.findByRole('listbox')
    await userEvent.keyboard('{Escape}')
    await expect(screen.queryByRole('listbox')).toBeNull()
    await expect(input).toHaveValue('du')
    await userEvent.keyboard('{ArrowDown}')
    await screen.findByRole('listbox')
    await userEvent.keyboard('{Escape}')
    await expect(screen.queryByRole('listbox')).toBeNull()
    await userEvent.keyboard('{Escape}')
    await expect(input).toHaveValue('')
  },
})

export const ByMouse = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await box(canvas), 'dungeon')
    const option = await screen.findByRole('option', { name: new RegExp(TITLE.primary_title) })
    await expect(option).toHaveAttribute('href', `/manga/${TITLE.public_id}/dungeon-kitchen-diaries`)
    await userEvent.click(option)
    await expect(await canvas.findByText(/^\/manga\/dungeon-kitchen\//, { selector: 'code' })).toBeVisible()
  },
})

// The other tab is the browser's own, and no story's.
const stay = (event: Event) => event.preventDefault()
/** Opened in another tab or window: what was typed, and what it suggests, stay for the next one. */
export const OpenedElsewhere = meta.story({
  beforeEach: () => {
    window.addEventListener('click', stay)
    return () => window.removeEventListener('click', stay)
  },
  play: async ({ canvas, userEvent }) => {
    const input = await box(canvas)
    await userEvent.type(input, 'dungeon')
    const option = await screen.findByRole('option', { name: new RegExp(TITLE.primary_title) })
    for (const key of ['Control', 'Meta', 'Shift']) {
      await userEvent.keyboard(`{${key}>}`)
      await userEvent.click(option)
      await userEvent.keyboard(`{/${key}}`)
      await expect(input).toHaveValue('dungeon')
      await expect(option).toBeVisible()
    }
    await userEvent.click(option)
    await expect(await canvas.findByText(/^\/manga\/dungeon-kitchen\//, { selector: 'code' })).toBeVisible()
  },
})

/** Mature titles are no suggestion, unless the viewer asks for them. */
export const NothingSuggested = meta.story({
  beforeEach: ({ server }) =>
    void server.db.titles.put(makeTitle({ id: 9001, primary_title: 'Zzyx', content_rating: 'erotica' })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await box(canvas), 'zzyx')
    await expect(await screen.findByText('No suggestions. All results for “zzyx”')).toBeVisible()
    await expect(canvas.getByText('No results')).toBeInTheDocument()
  },
})

export const FailedAndRetried = meta.story({
  beforeEach: ({ server }) => void server.fail(contract.search.autocomplete, { status: 500, times: 1 }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await box(canvas), 'dungeon')
    await expect(await screen.findByRole('option', { name: 'Search failed Retry' })).toBeVisible()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(await screen.findByRole('option', { name: new RegExp(TITLE.primary_title) })).toBeVisible()
    await expect(await box(canvas)).toHaveFocus()
  },
})

/** On a phone a button opens the field over the header. */
export const Phone = meta.story({
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('combobox', { name: 'Search titles' })).toBeNull()
    await userEvent.click(await canvas.findByRole('button', { name: 'Search titles' }))
    const input = await box(canvas)
    await waitFor(() => expect(input).toHaveFocus())
    await userEvent.type(input, 'dungeon')
    await screen.findByRole('option', { name: new RegExp(TITLE.primary_title) })
    const root = document.documentElement
    await expect(root.scrollWidth).toBeLessThanOrEqual(root.clientWidth)
    await userEvent.click(canvas.getByRole('button', { name: 'Close search' }))
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Search titles' })).toHaveFocus())
    await expect(canvas.queryByRole('combobox', { name: 'Search titles' })).toBeNull()
  },
})
