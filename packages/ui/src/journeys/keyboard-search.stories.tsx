import preview from '@bunko/storybook/preview'
import { expect, screen, waitFor, within } from 'storybook/test'
import { addressIn, at, clearFilters, listIn, WithAddress } from '../screens/SearchScreen/story-steps.tsx'
import {
  focusKept,
  go,
  keys,
  pick,
  press,
  pressAnywhere,
  select,
  tabTo,
  write,
  type Context,
} from './keyboard-steps.tsx'

/** Searching the catalogue, without a pointer. */
const meta = preview.meta({
  title: 'Journeys/By keyboard/Search',
  component: WithAddress,
  globals: { level: 'anonymous' },
  parameters: at(),
})

const addressHas = ({ canvas }: Context, part: string) =>
  waitFor(() => expect(decodeURIComponent(addressIn(canvas)).replaceAll('+', ' ')).toContain(part))

/** The place in the list that the focus has come to. */
const reached = () => Number(document.activeElement?.closest('[aria-posinset]')?.getAttribute('aria-posinset') ?? 0)

export const FiltersByEachKind = meta.story({
  play: async (context) => {
    const { canvas } = context
    await listIn(canvas)
    await select(context, 'Type', 'manga')
    await addressHas(context, 'type=manga')
    await select(context, 'Status', 'ongoing')
    await addressHas(context, 'status=ongoing')
    await write(context, 'From year', '1990')
    await keys('{Enter}')
    await addressHas(context, 'year_from=1990')
    await write(context, 'To year', '2026')
    await keys('{Enter}')
    await addressHas(context, 'year_to=2026')
    await select(context, 'Demographic', 'seinen')
    await addressHas(context, 'publication_demographic=seinen')
    await select(context, 'Content rating', 'safe')
    await addressHas(context, 'content_rating=safe')
    await go(context, 'checkbox', 'Show mature titles')
    await keys(' ')
    await expect(canvas.getByRole('checkbox', { name: 'Show mature titles' })).toBeChecked()
    await tabTo(clearFilters(canvas))
    await keys('{Enter}')
    await waitFor(() => expect(addressIn(canvas)).not.toMatch(/type|year|status/))
    await expect(canvas.getByRole('searchbox', { name: 'Search titles' })).toHaveFocus()
  },
})

export const FiltersByWhatIsSuggested = meta.story({
  play: async (context) => {
    const { canvas } = context
    await listIn(canvas)
    for (const [field, typed, option, part] of [
      ['Genres', 'com', /^Comedy/, 'genres=Comedy'],
      ['Themes', 'dung', /^Dungeon/, 'themes=Dungeon'],
      ['Formats', 'long', /^Long Strip/, 'formats=Long Strip'],
    ] as const) {
      await pick(context, field, typed, option)
      await addressHas(context, part)
      await focusKept()
    }
    const author = context.server.db.people.all().find(({ is_author }) => is_author)?.name ?? ''
    await pick(context, 'Author or artist', author.slice(0, 4), new RegExp(`^${author}$`))
    await addressHas(context, `author=${author}`)
    const active = within(canvas.getByRole('list', { name: 'Active filters' }))
    await expect(active.getAllByRole('listitem')).toHaveLength(4)
    await press(context, 'button', /^Remove Genre.*Comedy$/)
    await waitFor(() => expect(active.getAllByRole('listitem')).toHaveLength(3))
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/^Remove Theme/))
  },
})

export const OrdersAndChangesTheView = meta.story({
  play: async (context) => {
    const { canvas } = context
    await listIn(canvas)
    await select(context, 'Order', '-created_at')
    await addressHas(context, 'ordering=-created_at')
    await go(context, 'radio', 'Grid')
    await keys('{ArrowRight}')
    await addressHas(context, 'view=list')
    await expect(canvas.getByRole('radio', { name: 'List' })).toHaveFocus()
  },
})

export const GoesDownTheListAndBack = meta.story({
  play: async (context) => {
    const { canvas } = context
    const list = await listIn(canvas)
    await go(context, 'radio', 'Grid')
    // Tab brings the rows that come: the list has no end that stops it.
    for (let pressed = 0; pressed < 90 && reached() < 40; pressed += 1) {
      await keys('{Tab}')
      await waitFor(() => expect(list.contains(document.activeElement)).toBe(true))
    }
    await expect(reached()).toBe(40)
    const name = document.activeElement?.textContent
    await keys('{Enter}')
    await canvas.findByRole('heading', { name: 'Detail' })
    await press(context, 'button', 'Back')
    await listIn(canvas)
    const row = await canvas.findByRole('link', { name: name ?? '' })
    await waitFor(() => {
      const { top, bottom } = row.getBoundingClientRect()
      if (top < 0 || bottom > window.innerHeight + 200) throw new Error('the place was not found again')
    })
  },
})

export const FiltersOnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    const { canvas } = context
    await listIn(canvas)
    await press(context, 'button', 'Filters')
    const dialog = within(await screen.findByRole('dialog', { name: 'Filters' }))
    await expect(await dialog.findByRole('combobox', { name: 'Type' })).toBeVisible()
    await pressAnywhere('button', /^Show .*titles?$/)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(canvas.getByRole('button', { name: 'Filters' })).toHaveFocus()
  },
})

export const NothingFound = meta.story({
  parameters: at('?q=nothing+of+that+name'),
  play: async (context) => {
    const { canvas } = context
    await canvas.findByRole('heading', { name: 'No titles found' })
    // The field's own cross is called so as well.
    await tabTo(canvas.getAllByRole('button', { name: 'Clear search' }).at(-1)!)
    await keys('{Enter}')
    await focusKept()
    await listIn(canvas)
    await expect(canvas.getByRole('searchbox', { name: 'Search titles' })).toHaveFocus()
  },
})
