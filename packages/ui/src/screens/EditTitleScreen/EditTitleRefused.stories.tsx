import { contract } from '@bunko/api-client'
import { TITLE } from '@bunko/mock-server/named'
import { held } from '@bunko/storybook/held'
import preview from '@bunko/storybook/preview'
import { topmostAt } from '@bunko/storybook/topmost'
import { screenAt, type Play } from '@bunko/storybook/screen'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { paths } from '../../paths.ts'
import { EditTitleScreen } from './EditTitleScreen.tsx'

const meta = preview.meta({
  title: 'Screens/Edit title/Refused',
  component: EditTitleScreen,
  globals: { level: '2' },
  parameters: screenAt({ path: paths.editTitle.pattern, at: paths.editTitle.to({ id: TITLE.public_id }) }),
})

type Context = Parameters<Play>[0]
const YEAR = 'Publication year'
const NETWORK = 'Network error - please check your connection'
const retype = async ({ canvas }: Context, name: string, text: string) => {
  const field = await canvas.findByRole('textbox', { name })
  await userEvent.clear(field)
  await userEvent.type(field, text)
}
const press = ({ canvas }: Context, name: 'Save' | 'Propose') => userEvent.click(canvas.getByRole('button', { name }))
/** Toast and page say so (R28), and what was typed stands. */
const kept = async ({ canvas, server }: Context, title: string, text?: string) => {
  const page = within(canvas.getByRole('main'))
  await expect(await page.findByText(title)).toBeVisible()
  if (text !== undefined) await expect((await page.findAllByText(text))[0]).toBeVisible()
  await waitFor(() => expect(screen.getAllByText(title)).toHaveLength(2))
  await expect(canvas.getByRole('textbox', { name: YEAR })).toHaveValue('2014')
  await expect(server.db.titles.get(TITLE.id)?.year).toBe(2015)
  await expect(page.getByText(/Nothing you typed is lost\./)).toBeVisible()
}

type Refusal = Parameters<Context['server']['fail']>[1]
const saving =
  (refusal: Refusal, text?: string): Play =>
  async (context) => {
    context.server.fail(contract.titles.update, refusal)
    await retype(context, YEAR, '2014')
    await press(context, 'Save')
    await kept(context, 'Failed to update manga', text)
    await expect(context.canvas.getByRole('button', { name: 'Save' })).toBeEnabled()
  }
export const Text400 = meta.story({ play: saving({ status: 400, body: { error: 'Not today.' } }, 'Not today.') })
export const Forbidden = meta.story({
  play: saving({ status: 403 }, 'You do not have permission to perform this action.'),
})
export const Conflict = meta.story({ play: saving({ status: 409 }, 'Conflict with the current state.') })
export const ServerError = meta.story({ play: saving({ status: 500 }) })
export const Gone = meta.story({
  play: async (context) => {
    await retype(context, YEAR, '2014')
    context.server.db.titles.remove(TITLE.id)
    await press(context, 'Save')
    const page = within(context.canvas.getByRole('main'))
    await expect(await page.findByText('Failed to update manga')).toBeVisible()
    await expect(context.server.journal.some(({ method }) => method === 'PUT')).toBe(false)
    await expect(context.canvas.getByRole('textbox', { name: YEAR })).toHaveValue('2014')
  },
})
export const NoAnswer = meta.story({
  play: async (context) => {
    context.server.failNetwork(contract.titles.update)
    await retype(context, YEAR, '2014')
    await press(context, 'Save')
    await kept(context, 'Failed to update manga', NETWORK)
  },
})
/** A name that is typed and not added would be lost without a word. */
export const AuthorNotAdded = meta.story({
  play: async (context) => {
    const { canvas, server } = context
    await retype(context, YEAR, '2014')
    await userEvent.click(canvas.getByRole('tab', { name: /^Authors & Artists/ }))
    // Without a pointer, whose coming may bring another field in the place of this one.
    ;(await canvas.findByRole('combobox', { name: 'Authors' })).focus()
    await userEvent.keyboard('Mura Kei')
    await press(context, 'Save')
    const said = { name: 'Authors', description: /^“Mura Kei” is not added yet\./ }
    await waitFor(() => expect(canvas.getByRole('combobox', said)).toHaveFocus())
    await expect(server.journal.some(({ method }) => method === 'PUT')).toBe(false)
  },
})
/** Sent by Enter in a field, one is back in it: none of its fields is to blame. */
export const SentByEnter = meta.story({
  play: async (context) => {
    context.server.fail(contract.titles.update, { status: 500 })
    await retype(context, YEAR, '2014')
    const field = context.canvas.getByRole<HTMLInputElement>('textbox', { name: YEAR })
    // As the key does it: that of `userEvent` looks for the button within the form.
    field.form?.requestSubmit()
    await kept(context, 'Failed to update manga')
    await expect(field).toHaveFocus()
  },
})
/** What could not be read beside the title is asked for again after a save: the form stays until it leads back. */
export const SavedWithoutItsRelated = meta.story({
  beforeEach: ({ server }) => server.fail(contract.titles.related, { status: 500 }),
  play: async (context) => {
    const { canvas, server } = context
    await retype(context, YEAR, '2014')
    await press(context, 'Save')
    await waitFor(() => expect(server.db.titles.get(TITLE.id)?.year).toBe(2014))
    await waitFor(() => expect(canvas.queryByRole('textbox', { name: YEAR })).toBeNull())
    await expect(await canvas.findByText(/^\/manga\//, { selector: 'code' })).toBeVisible()
  },
})
/** Numbers say little: why they stand there is told, and once they have names, nothing of the form has changed. */
export const RelatedUnread = meta.story({
  beforeEach: ({ server }) => server.fail(contract.titles.related, { status: 500, times: 1 }),
  play: async ({ canvas, server }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: /^Database/ }))
    await expect(await canvas.findByText('The names of the related titles could not be read')).toBeVisible()
    const list = within(await canvas.findByRole('list', { name: /related/i }))
    await expect(list.getAllByText(/^#/).length).toBeGreaterThan(0)
    const many = list.getAllByRole('listitem').length
    // While it is tried again the reason stays, and so does the focus.
    const release = server.hang(contract.titles.related)
    const retry = canvas.getByRole('button', { name: 'Retry' })
    await userEvent.click(retry)
    await expect(await canvas.findByText('Trying again…')).toBeInTheDocument()
    await expect(retry).toHaveFocus()
    await expect(canvas.getByText(/HTTP Error 500/)).toBeVisible()
    release()
    await waitFor(() => expect(list.queryByText(/^#/)).toBeNull())
    await expect(list.getAllByRole('listitem')).toHaveLength(many)
    await expect(canvas.queryByText('The names of the related titles could not be read')).toBeNull()
    await expect(canvas.getByText('Nothing has been changed yet.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Save' })).toBeDisabled()
  },
})
/** A server's field errors land on their fields, on their tab. */
export const Fields400 = meta.story({
  play: async (context) => {
    const { canvas, server } = context
    const body = { genre_names: ['Unknown genre.'], tenant: ['Closed.'] }
    server.fail(contract.titles.update, { status: 400, body })
    await retype(context, YEAR, '2014')
    await press(context, 'Save')
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Genres' })).toHaveFocus())
    await expect(canvas.getByRole('tab', { name: /^Classifications/ })).toHaveAttribute('aria-selected', 'true')
    await expect(canvas.getByText('tenant: Closed.')).toBeVisible()
    const summary = (await canvas.findByText('Please correct these fields')).closest('[role=note]')
    await expect(summary).toHaveTextContent('Genres: Unknown genre.')
  },
})
/** On a narrow screen the bar hides neither the field that is to be corrected, however much is said, nor any other stop. */
export const PhoneFields400 = meta.story({
  globals: { viewport: { value: 'small' } },
  play: async (context) => {
    const { canvas, server } = context
    const body = { year: ['Not that one.'], tenant: ['Closed. '.repeat(60)] }
    server.fail(contract.titles.update, { status: 400, body })
    await retype(context, YEAR, '2014')
    const bar = canvas.getByRole('button', { name: 'Save' }).closest('.sticky, [class*=sticky]')
    const free = (node: Element) => (bar?.getBoundingClientRect().top ?? 0) - node.getBoundingClientRect().bottom
    const link = within(await canvas.findByRole('list', { name: /^Pending proposals/ })).getAllByRole('link')[0]
    link?.scrollIntoView({ block: 'end' })
    await expect(link && free(link)).toBeGreaterThan(0)
    await press(context, 'Save')
    const year = canvas.getByRole('textbox', { name: YEAR })
    await waitFor(() => expect(year).toHaveFocus())
    await expect(await canvas.findByText(/^tenant: Closed\./)).toBeInTheDocument()
    await waitFor(() => expect(free(year)).toBeGreaterThan(0))
    const told = within(await screen.findByRole('region', { name: /^Notifications/ }))
    const message = await told.findByText('Failed to update manga')
    await waitFor(() => expect(topmostAt(message)).toBe(message))
    await expect(topmostAt(year)).toBe(year)
    await expect(bar?.getBoundingClientRect().height).toBeLessThan(120)
  },
})
/** There it says why no field is to blame above the button, which no message covers. */
export const PhoneRefused = meta.story({
  globals: { viewport: { value: 'small' } },
  play: async (context) => {
    const { canvas, server } = context
    server.fail(contract.titles.update, { status: 500, body: {} })
    await retype(context, YEAR, '2014')
    await press(context, 'Save')
    const why = await canvas.findByText(/Nothing you typed is lost\.$/)
    const save = canvas.getByRole('button', { name: 'Save' })
    const toast = within(await screen.findByRole('region', { name: /^Notifications/ }))
    await toast.findByText('Failed to update manga')
    const place = save.getBoundingClientRect()
    await expect(why.getBoundingClientRect().bottom).toBeLessThan(place.top)
    await waitFor(() => {
      const [last] = toast.getAllByText('Failed to update manga').slice(-1)
      return expect(last!.getBoundingClientRect().bottom).toBeLessThan(place.top)
    })
    await expect(save.contains(topmostAt(save))).toBe(true)
  },
})
/** Section 5, before anything is sent. */
const wrongYear =
  (name: 'Save' | 'Propose'): Play =>
  async (context) => {
    await retype(context, YEAR, '1899')
    await press(context, name)
    const field = context.canvas.getByRole('textbox', { name: YEAR })
    await waitFor(() => expect(field).toHaveAccessibleDescription(/^Enter a year from 1900 to 2027\./))
    await expect(field).toHaveFocus()
    await expect(context.server.journal.filter(({ method }) => method !== 'GET')).toEqual([])
  }
export const WrongYear = meta.story({ play: wrongYear('Save') })

const proposing =
  (refusal: Refusal, text?: string): Play =>
  async (context) => {
    context.server.fail(contract.edits.propose, refusal)
    await retype(context, YEAR, '2014')
    await retype(context, 'Edit summary', 'Why')
    await press(context, 'Propose')
    await kept(context, 'Failed to submit edit proposal', text)
    await expect(context.canvas.getByRole('textbox', { name: 'Edit summary' })).toHaveValue('Why')
  }
const level3 = { level: '3' }
export const ProposalWrongYear = meta.story({ globals: level3, play: wrongYear('Propose') })
export const ProposalText400 = meta.story({
  globals: level3,
  play: proposing({ status: 400, body: { error: 'Too many.' } }, 'Too many.'),
})
export const ProposalForbidden = meta.story({ globals: level3, play: proposing({ status: 403 }) })
export const ProposalGone = meta.story({
  globals: level3,
  play: proposing({ status: 404, body: { error: 'Manga not found' } }, 'Manga not found'),
})
export const ProposalConflict = meta.story({ globals: level3, play: proposing({ status: 409 }) })
export const ProposalServerError = meta.story({ globals: level3, play: proposing({ status: 500 }) })
export const ProposalNoAnswer = meta.story({
  globals: level3,
  play: async (context) => {
    context.server.failNetwork(contract.edits.propose)
    await retype(context, YEAR, '2014')
    await press(context, 'Propose')
    await kept(context, 'Failed to submit edit proposal', NETWORK)
    // In the message, which is read out, and beside the button.
    for (const said of context.canvas.getAllByText(/It may have arrived all the same\./))
      await expect(said).toBeVisible()
    await expect(context.canvas.getAllByText(/It may have arrived all the same\./)).toHaveLength(2)
  },
})

/** A name within a map lands on its own field, the summary's on the summary, and nothing is said twice. */
export const ProposalParts400 = meta.story({
  globals: level3,
  play: async (context) => {
    const { canvas, server } = context
    const body = { edit_summary: ['Say why.'], title: { en: ['Too long.'] } }
    server.fail(contract.edits.propose, { status: 400, body })
    await retype(context, YEAR, '2014')
    await press(context, 'Propose')
    const english = canvas.getByRole('textbox', { name: 'English title' })
    await waitFor(() => expect(english).toHaveFocus())
    await expect(english).toBeInvalid()
    await expect(canvas.getByRole('textbox', { name: /^Primary title/ })).toBeValid()
    await expect(canvas.getByRole('textbox', { name: 'Edit summary' })).toHaveAccessibleDescription(/Say why\./)
    await expect(within(canvas.getByRole('main')).queryByText(/edit_summary/)).toBeNull()
  },
})

/** The one field that is wrong, though it is none of the title's. */
export const SummaryRefused = meta.story({
  globals: level3,
  play: async (context) => {
    const { canvas, server } = context
    server.fail(contract.edits.propose, { status: 400, body: { edit_summary: ['Say why.'] } })
    await retype(context, YEAR, '2014')
    await press(context, 'Propose')
    const summary = canvas.getByRole('textbox', { name: 'Edit summary' })
    await waitFor(() => expect(summary).toHaveFocus())
    await expect(summary).toBeInvalid()
    await expect(summary).toHaveAccessibleDescription(/Say why\./)
    // Being corrected it is wrong no longer; the rest of the refusal stands until it is sent again.
    await userEvent.type(summary, 'B')
    await expect(summary).toBeValid()
    await expect(summary).not.toHaveAccessibleDescription(/Say why\./)
    await expect(within(canvas.getByRole('main')).getByText('Failed to submit edit proposal')).toBeVisible()
  },
})

/** What is refused of the changes is told by their places in the list: each lands on the field that it changes. */
export const ChangesRefused = meta.story({
  globals: level3,
  play: async (context) => {
    const { canvas, server } = context
    const body = { message: 'Not valid.', changes: [{ new_value: ['Before the magazine was founded.'] }] }
    server.fail(contract.edits.propose, { status: 400, body })
    await retype(context, YEAR, '2014')
    await press(context, 'Propose')
    const year = canvas.getByRole('textbox', { name: YEAR })
    await waitFor(() => expect(year).toHaveFocus())
    await expect(year).toHaveAccessibleDescription(/Before the magazine was founded\./)
    await expect(within(canvas.getByRole('main')).queryByText(/changes:/)).toBeNull()
  },
})

/** Before anything was sent what is wrong stands beside its field alone, and nothing above the form moves it. */
export const FoundOnTheWay = meta.story({
  play: async (context) => {
    const { canvas } = context
    await retype(context, YEAR, '20155')
    const year = canvas.getByRole('textbox', { name: YEAR })
    await userEvent.tab()
    await waitFor(() => expect(year).toBeInvalid())
    // Read out where it is found; where a summary stands that says it instead.
    await expect(canvas.getByText(/^Publication year: /).closest('[role=status]')).not.toBeNull()
    await expect(canvas.queryByText('Please correct these fields')).toBeNull()
    await press(context, 'Save')
    await expect(await canvas.findByText('Please correct these fields')).toBeVisible()
    await waitFor(() => expect(year).toHaveFocus())
  },
})

/** What the server says of a field stays when that is left; tried again, the press finds the button where it was. */
export const ProposalAgain = meta.story({
  globals: level3,
  play: async (context) => {
    const { canvas, server } = context
    server.fail(contract.edits.propose, { status: 400, body: { year: ['Not that one.'] }, times: 1 })
    await retype(context, YEAR, '2014')
    const button = canvas.getByRole('button', { name: 'Propose' })
    await press(context, 'Propose')
    const year = canvas.getByRole('textbox', { name: YEAR })
    await waitFor(() => expect(year).toHaveFocus())
    await expect(year).toBeInvalid()
    await canvas.findByText('Please correct these fields')
    await context.userEvent.tab()
    await expect(year).toBeInvalid()
    year.focus()
    const place = () => button.getBoundingClientRect().top
    const placed = place()
    await context.userEvent.pointer({ keys: '[MouseLeft>]', target: button })
    await expect(year).toHaveFocus()
    await expect(year).toBeInvalid()
    await expect(place()).toBe(placed)
    await context.userEvent.pointer({ keys: '[/MouseLeft]', target: button })
    await expect(await screen.findByText(/^Edit proposal submitted successfully/)).toBeVisible()
    await expect(server.journal.filter(({ method }) => method === 'POST')).toHaveLength(2)
  },
})

const busy =
  (name: 'Save' | 'Propose', label: string): Play =>
  async (context) => {
    const { canvas, server } = context
    await retype(context, YEAR, '2014')
    await press(context, name)
    await expect(await canvas.findByText(label)).toBeInTheDocument()
    await expect(canvas.getByRole('button', { name })).toHaveAttribute('aria-busy', 'true')
    await expect(canvas.getByRole('textbox', { name: YEAR })).toBeDisabled()
    await press(context, name)
    await userEvent.keyboard('{Enter}')
    // A second one would have been answered.
    await held(server)
    await expect(server.journal.filter(({ method }) => method !== 'GET')).toEqual([])
  }
export const Saving = meta.story({
  beforeEach: ({ server }) => server.hang(contract.titles.update, { times: 1 }),
  play: busy('Save', 'Saving…'),
})
export const Proposing = meta.story({
  globals: level3,
  beforeEach: ({ server }) => server.hang(contract.edits.propose, { times: 1 }),
  play: busy('Propose', 'Submitting…'),
})
