import { callName, contract } from '@bunko/api-client'
import { TITLE, TITLE_CHINESE, TITLE_HOSTILE, TITLE_JAPANESE, TITLE_KOREAN, TITLE_LONG } from '@bunko/mock-server'
import { answered } from '@bunko/storybook/answered'
import { choice } from '@bunko/storybook/choice'
import preview from '@bunko/storybook/preview'
import { screenAt, type Play } from '@bunko/storybook/screen'
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test'
import { paths } from '../../paths.ts'
import { SeasonScreen } from './SeasonScreen.tsx'
import { discardChanges } from './story-discard.tsx'

type Context = Parameters<Play>[0]
const at = (year: string, season: string) =>
  screenAt({ path: paths.season.pattern, at: paths.season.to({ year, season }) })

const THREE = [TITLE.id, TITLE_KOREAN.id, TITLE_JAPANESE.id]
const FALL = 1
/** The chart of fall 2026 becomes these titles; the mock lists the most followed first, so that is made their order. */
const chartIs = ({ server }: Context, ids: readonly number[]) => {
  server.db.seasons.update(FALL, { title_ids: [...ids] })
  for (const [place, id] of ids.entries()) {
    const { statistics } = server.db.titles.get(id)!
    server.db.titles.update(id, { statistics: { ...statistics!, follows: 1_000_000 - place } })
  }
}

const meta = preview.meta({
  title: 'Screens/Season',
  component: SeasonScreen,
  globals: { level: '2' },
  parameters: at('2026', 'fall'),
  beforeEach: (context) => {
    if (context.server.db.titles.get(TITLE_KOREAN.id)) chartIs(context, THREE)
  },
})

const chart = ({ server }: Context) => server.db.seasons.get(FALL)?.title_ids
const listOf = async ({ canvas }: Context) => within(await canvas.findByRole('list', { name: 'Titles of Fall 2026' }))
const names = async (context: Context) =>
  (await listOf(context))
    .getAllByRole('button', { name: /^Remove / })
    .map((button) => button.getAttribute('aria-label')?.slice('Remove '.length))
const THREE_NAMES = [TITLE, TITLE_KOREAN, TITLE_JAPANESE].map((title) => title.primary_title)
const press = (canvas: Context['canvas'], name: string) => userEvent.click(canvas.getByRole('button', { name }))
const save = ({ canvas }: Context) => press(canvas, 'Save chart')
const saved = async () => expect(await screen.findByText('The chart of Fall 2026 is up to date.')).toBeVisible()
const puts = ({ server }: Context) => server.journal.filter(({ method }) => method === 'PUT')
const panel = ({ canvas }: Context) => within(canvas.getByRole('region', { name: 'Save the chart' }))
const add = async ({ canvas }: Context, text: string, option: RegExp) => {
  await userEvent.type(await canvas.findByRole('combobox', { name: 'Add titles' }), text)
  await userEvent.click(await choice(option))
}

export const Moderator = meta.story({
  play: async (context) => {
    const { canvas } = context
    await expect(await names(context)).toEqual(THREE_NAMES)
    await expect(canvas.getByRole('heading', { level: 1, name: 'Fall 2026' })).toBeVisible()
    await expect(canvas.getByText('Current')).toBeVisible()
    await expect(canvas.getByText('3 titles')).toBeVisible()
    await expect((await listOf(context)).getByText('Manga · 2015 · Ongoing')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Save chart' })).toBeDisabled()
    const others = within(await canvas.findByRole('navigation', { name: 'Other seasons' }))
    await expect(others.getByRole('link', { name: 'Summer 2026' })).toHaveAttribute(
      'href',
      '/admin/seasons/2026/summer',
    )
    await expect(document.title).toBe('Fall 2026 · Seasons · Bunko')
  },
})
export const Admin = meta.story({
  globals: { level: '1' },
  play: async (context) => {
    await expect(await names(context)).toEqual(THREE_NAMES)
  },
})

/** The chart and the links to the others ask for the list of seasons together. */
export const SeasonsReadOnce = meta.story({
  play: async (context) => {
    const { canvas, server } = context
    await listOf(context)
    await expect(await canvas.findByRole('navigation', { name: 'Other seasons' })).toBeVisible()
    await answered()
    await expect(server.journal.filter(({ call }) => call === callName(contract.seasons.list))).toHaveLength(1)
  },
})

export const AddedAndSaved = meta.story({
  play: async (context) => {
    const { canvas } = context
    await listOf(context)
    await add(context, 'tailor', /雨后的裁缝/)
    await expect(await names(context)).toEqual([...THREE_NAMES, TITLE_CHINESE.primary_title])
    await expect((await listOf(context)).getByText('Added')).toBeVisible()
    await expect(canvas.getByText('Not saved yet: 1 added')).toBeVisible()
    await save(context)
    await saved()
    await expect(chart(context)).toEqual([...THREE, TITLE_CHINESE.id])
    await expect(puts(context)).toHaveLength(1)
    await expect(await canvas.findByText('No changes to save')).toBeVisible()
  },
})
/** What is in the chart is not offered again. */
export const NotTwice = meta.story({
  play: async (context) => {
    await listOf(context)
    await userEvent.type(context.canvas.getByRole('combobox', { name: 'Add titles' }), 'dungeon kit')
    await waitFor(() => expect(screen.getAllByText(/already chosen/i).length).toBeGreaterThan(0))
    await expect(screen.queryByRole('option', { name: /^Dungeon Kitchen/ })).toBeNull()
  },
})

export const RemovedAndBack = meta.story({
  play: async (context) => {
    const { canvas } = context
    await listOf(context)
    await press(canvas, `Remove ${TITLE_KOREAN.primary_title}`)
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: `Remove ${TITLE_JAPANESE.primary_title}` })).toHaveFocus(),
    )
    await expect(canvas.getByText('Not saved yet: 1 removed')).toBeVisible()
    await press(canvas, 'Undo')
    await expect(await names(context)).toEqual(THREE_NAMES)
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: `Remove ${TITLE_KOREAN.primary_title}` })).toHaveFocus(),
    )
    await expect(canvas.getByText('No changes to save')).toBeVisible()
    await press(canvas, `Remove ${TITLE_KOREAN.primary_title}`)
    await save(context)
    await saved()
    await expect(chart(context)).toEqual([TITLE.id, TITLE_JAPANESE.id])
  },
})

/** By the keyboard and by dragging; the mock lists charts by followers, and the screen says so. */
export const Reordered = meta.story({
  play: async (context) => {
    const { canvas, canvasElement } = context
    await listOf(context)
    canvas.getByRole('button', { name: `Move ${TITLE.primary_title} down` }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByText(`${TITLE.primary_title} is number 2 of 3`)).toBeInTheDocument())
    await userEvent.keyboard('{Enter}')
    // At the end it cannot go further down: the focus goes to the button beside it.
    await waitFor(() => expect(canvas.getByRole('button', { name: `Move ${TITLE.primary_title} up` })).toHaveFocus())
    const [one, two, three] = THREE_NAMES
    await expect(await names(context)).toEqual([two, three, one])
    const drag = { bubbles: true, cancelable: true, dataTransfer: new DataTransfer() }
    const rows = canvasElement.querySelectorAll('ol[aria-label] > li')
    rows[1]!.querySelector('[draggable]')!.dispatchEvent(new DragEvent('dragstart', drag))
    rows[0]!.dispatchEvent(new DragEvent('dragover', drag))
    rows[0]!.dispatchEvent(new DragEvent('drop', drag))
    await waitFor(async () => expect(await names(context)).toEqual([three, two, one]))
    await expect(canvas.getByText('Not saved yet: new order')).toBeVisible()
    await save(context)
    await saved()
    await expect(chart(context)).toEqual(THREE.toReversed())
    await expect(await canvas.findByText('Saved in the server’s order')).toBeVisible()
  },
})

const placeOf = ({ canvas }: Context, name: string) => canvas.getByRole('textbox', { name: `Place of ${name}` })
/** Taken with Enter or Tab, however far; Esc gives it up, and so does what is no number. */
export const PlaceTyped = meta.story({
  play: async (context) => {
    const { canvas } = context
    await listOf(context)
    const name = TITLE_JAPANESE.primary_title
    const [one, two] = THREE_NAMES
    const place = placeOf(context, name)
    await userEvent.click(place)
    await userEvent.keyboard('x{Enter}')
    await expect(place).toHaveValue('3')
    await userEvent.keyboard('1{Escape}')
    await expect(place).toHaveValue('3')
    await expect(place).toHaveFocus()
    await expect(await names(context)).toEqual(THREE_NAMES)
    await expect(canvas.getByText('No changes to save')).toBeVisible()
    await userEvent.keyboard('1{Enter}')
    await waitFor(() => expect(canvas.getByText(`${name} is number 1 of 3`)).toBeInTheDocument())
    await expect(await names(context)).toEqual([name, one, two])
    await expect(place).toHaveFocus()
    await expect(place).toHaveValue('1')
    // Behind the last place is the last place.
    await userEvent.keyboard('99{Enter}')
    await waitFor(() => expect(canvas.getByText(`${name} is number 3 of 3`)).toBeInTheDocument())
    await expect(place).toHaveValue('3')
    await expect(canvas.getByText('No changes to save')).toBeVisible()
    await userEvent.keyboard('0')
    await userEvent.tab()
    await waitFor(async () => expect(await names(context)).toEqual([name, one, two]))
    // At the top it goes up no more: the next stop is the way down.
    await expect(canvas.getByRole('button', { name: `Move ${name} down` })).toHaveFocus()
    await save(context)
    await saved()
    await expect(chart(context)).toEqual([TITLE_JAPANESE.id, TITLE.id, TITLE_KOREAN.id])
  },
})
/** A press meets the title that it was meant for; what was typed moves another one after it. */
export const PlaceTypedAndPressed = meta.story({
  play: async (context) => {
    const { canvas, userEvent: user } = context
    await listOf(context)
    const name = TITLE_JAPANESE.primary_title
    await user.click(placeOf(context, name))
    await user.keyboard('1')
    const target = canvas.getByRole('button', { name: `Remove ${TITLE_KOREAN.primary_title}` })
    await user.pointer({ keys: '[MouseLeft>]', target })
    await expect(await names(context)).toEqual(THREE_NAMES)
    await user.pointer({ keys: '[/MouseLeft]', target })
    await waitFor(async () => expect(await names(context)).toEqual([name, TITLE.primary_title]))
  },
})
/** A drag begins where the title that is pressed stands: a typed place is taken first, and the press drags nothing. */
export const PlaceTypedAndDragged = meta.story({
  play: async (context) => {
    const grip = (await listOf(context))
      .getByRole('button', { name: `Remove ${THREE_NAMES[1]}` })
      .closest('li')!.firstElementChild!
    await expect(await fireEvent.mouseDown(grip)).toBe(true)
    await userEvent.click(placeOf(context, THREE_NAMES[2]!))
    await userEvent.keyboard('1')
    await expect(await fireEvent.mouseDown(grip)).toBe(false)
    await waitFor(async () => expect(await names(context)).toEqual([THREE_NAMES[2], THREE_NAMES[0], THREE_NAMES[1]]))
  },
})
/** Where numbers have no Enter beside them, it is enough to leave the field. */
export const PlaceLeft = meta.story({
  globals: { level: '2', viewport: { value: 'small' } },
  play: async (context) => {
    await listOf(context)
    const name = TITLE_JAPANESE.primary_title
    await userEvent.click(placeOf(context, name))
    await userEvent.keyboard('2')
    await userEvent.click(context.canvas.getByRole('heading', { level: 1 }))
    await waitFor(async () => expect(await names(context)).toEqual([TITLE.primary_title, name, THREE_NAMES[1]]))
    await expect(panel(context).getByText('Not saved yet: new order')).toBeVisible()
  },
})

/** A whole chart goes with one press: it asks, and says what is lost. */
export const Discarded = meta.story({
  play: async (context) => {
    const { canvas } = context
    await listOf(context)
    await press(canvas, `Remove ${TITLE.primary_title}`)
    await discardChanges(context, '1 removed')
    await expect(await names(context)).toEqual(THREE_NAMES)
    await expect(canvas.queryByRole('button', { name: 'Undo' })).toBeNull()
  },
})
const asks: Play = async (context) => {
  const { canvas } = context
  await listOf(context)
  await press(canvas, `Remove ${TITLE.primary_title}`)
  await userEvent.click(await canvas.findByRole('link', { name: 'Summer 2026' }))
  await expect(await screen.findByRole('alertdialog', { name: 'Leave without saving Fall 2026?' })).toBeVisible()
}
export const AsksBeforeLeaving = meta.story({ play: asks })
export const Stays = meta.story({
  play: async (context) => {
    await asks(context)
    await userEvent.click(screen.getByRole('button', { name: 'Stay' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(await names(context)).toHaveLength(2)
  },
})

const empty: Play = async ({ server }) => void server.db.seasons.update(FALL, { title_ids: [] })
export const Empty = meta.story({
  beforeEach: empty,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No titles in this chart')).toBeVisible()
    await expect(canvas.getByRole('combobox', { name: 'Add titles' })).toBeEnabled()
  },
})
export const FirstTitleAdded = meta.story({
  beforeEach: empty,
  play: async (context) => {
    await add(context, 'tailor', /雨后的裁缝/)
    await save(context)
    await saved()
    await expect(chart(context)).toEqual([TITLE_CHINESE.id])
  },
})
export const One = meta.story({
  globals: { level: '2', scenario: 'one' },
  play: async (context) => {
    await expect(await names(context)).toEqual([TITLE.primary_title])
    await expect(context.canvas.getByRole('button', { name: `Move ${TITLE.primary_title} up` })).toBeDisabled()
  },
})
export const LongName = meta.story({
  beforeEach: (context) => chartIs(context, [TITLE_LONG.id, TITLE.id]),
  play: async (context) => {
    await expect(await names(context)).toHaveLength(2)
  },
})

/** A name is text, whatever stands in it: also that of the button which takes it out. */
export const HostileName = meta.story({
  beforeEach: (context) => chartIs(context, [TITLE_HOSTILE.id, TITLE.id]),
  play: async (context) => {
    await expect(await names(context)).toEqual([TITLE_HOSTILE.primary_title, TITLE.primary_title])
    await expect((await listOf(context)).getByText(/<img src=x onerror=alert\(1\)>/)).toBeVisible()
    await expect(document.querySelector('img[src="x"]')).toBeNull()
  },
})

const sentAway: Play = async ({ canvas }) => {
  await expect(await canvas.findByText('/admin', { selector: 'code' })).toBeVisible()
  await expect(await screen.findByText('Only Moderators and Admins can manage seasons.')).toBeVisible()
}
export const Editor = meta.story({ globals: { level: '3' }, play: sentAway })
export const Collaborator = meta.story({ globals: { level: '4' }, play: sentAway })
export const RegularUser = meta.story({ globals: { level: '5' }, play: sentAway })
export const UnknownLevel = meta.story({ globals: { level: 'unknown' }, play: sentAway })
export const Anonymous = meta.story({ globals: { level: 'anonymous' }, play: sentAway })

export const Phone = meta.story({
  globals: { level: '2', viewport: { value: 'small' } },
  play: async (context) => {
    await press(context.canvas, `Remove ${(await names(context))[0] ?? ''}`)
    await expect(panel(context).getByText('Not saved yet: 1 removed')).toBeVisible()
    const root = document.documentElement
    await expect(root.scrollWidth).toBeLessThanOrEqual(root.clientWidth)
  },
})
/** Nothing is left to save, and no bar is there: what is told lies at the edge. */
export const PhoneAddedAndRemoved = meta.story({
  globals: { level: '2', viewport: { value: 'small' } },
  beforeEach: (context) =>
    chartIs(
      context,
      context.server.db.titles
        .all()
        .slice(-14)
        .map(({ id }) => id),
    ),
  play: async (context) => {
    const { canvas } = context
    await listOf(context)
    await add(context, 'dungeon kit', /^Dungeon Kitchen/)
    await press(canvas, `Remove ${TITLE.primary_title}`)
    await expect(await panel(context).findByText('No changes to save')).toBeInTheDocument()
    const told = (await canvas.findByRole('button', { name: 'Undo' })).closest<HTMLElement>('[class*="sticky"]')!
    scrollTo(0, 0)
    await waitFor(() => expect(told.getBoundingClientRect().bottom).toBeCloseTo(innerHeight, 0))
  },
})
/** Nothing to save, nothing in the way: the button comes with the first change, and below what has the focus. */
export const PhoneSaves = meta.story({
  globals: { level: '2', viewport: { value: 'small' } },
  beforeEach: (context) => {
    const titles = context.server.db.titles.all().slice(-14)
    const ids = titles.map(({ id }) => id)
    chartIs(context, ids)
  },
  play: async (context) => {
    const { canvas } = context
    const removes = (await listOf(context)).getAllByRole('button', { name: /^Remove / })
    const button = canvas.getByRole('button', { name: 'Save chart' })
    const isInSight = () => button.getBoundingClientRect().bottom <= innerHeight
    await expect(isInSight()).toBe(false)
    const [, , third, fourth] = removes
    third!.focus()
    // Where the button is to come.
    scrollBy(0, third!.getBoundingClientRect().bottom - innerHeight + 8)
    await userEvent.keyboard('{Enter}')
    const told = await panel(context).findByText('Not saved yet: 1 removed')
    await waitFor(() => expect(isInSight()).toBe(true))
    await expect(fourth).toHaveFocus()
    const { bottom } = fourth!.getBoundingClientRect()
    await expect(bottom).toBeLessThan(told.getBoundingClientRect().top)
    // What has the focus then is not taken out of sight with it.
    await discardChanges(context, '1 removed')
    await expect(isInSight()).toBe(true)
    await userEvent.tab()
    await waitFor(() => expect(isInSight()).toBe(false))
  },
})
