import { contract } from '@bunko/api-client'
import { answered } from '@bunko/storybook/answered'
import { answeredLate, held } from '@bunko/storybook/held'
import preview from '@bunko/storybook/preview'
import { screenAt, type Play } from '@bunko/storybook/screen'
import { expect, waitFor, within } from 'storybook/test'
import { onPaper } from '../../lib/story-print.ts'
import { paths } from '../../paths.ts'
import { CreateAuthorScreen, EditAuthorScreen } from '../AuthorFormScreen/AuthorFormScreen.tsx'
import { AuthorsScreen } from './AuthorsScreen.tsx'

const at = (query = '') => screenAt({ path: paths.authors.pattern, at: `${paths.authors.to()}${query}` })
const withForms = (query = '') =>
  screenAt({
    path: paths.authors.pattern,
    at: `${paths.authors.to()}${query}`,
    routes: [
      { path: paths.editPerson.pattern, Component: EditAuthorScreen },
      { path: paths.createAuthor.pattern, Component: CreateAuthorScreen },
    ],
  })

const meta = preview.meta({
  title: 'Screens/Authors/Search',
  component: AuthorsScreen,
  globals: { level: '2' },
  parameters: at(),
})

type Context = Parameters<Play>[0]
const list = async (canvas: Context['canvas']) =>
  within(await canvas.findByRole('list', { name: 'Authors and artists' }))
const rows = async (canvas: Context['canvas']) => (await list(canvas)).getAllByRole('listitem')
const field = (canvas: Context['canvas']) => canvas.findByRole('searchbox', { name: 'Search authors and artists' })
/** What was typed may be of another script or direction than the sentence. */
const nobodyHas = async (canvas: Context['canvas'], typed: string) => {
  const found = await canvas.findByText(typed, { selector: 'bdi' })
  await expect(found.parentElement).toHaveTextContent(`Nobody has “${typed}” in their name.`)
}
const asked = ({ journal }: Context['server']) =>
  journal.filter(({ call }) => call === 'GET /manga/people/').map(({ query }) => query)

/** One call for what is typed, 500 ms after the last letter; what is searched for stands in the address. */
export const Found = meta.story({
  play: async ({ canvas, server, userEvent }) => {
    await rows(canvas)
    const one = server.db.people.all().find(({ name }) => /^[A-Z]/.test(name))
    const input = await field(canvas)
    await userEvent.click(input)
    await userEvent.paste(one!.name)
    await expect(await canvas.findByText('Searching…')).toBeVisible()
    await waitFor(async () => expect(await rows(canvas)).toHaveLength(1))
    await expect((await list(canvas)).getByRole('heading', { name: one!.name })).toBeVisible()
    await expect(asked(server)).toEqual(['?limit=50', `?${new URLSearchParams({ limit: '50', search: one!.name })}`])
    await expect(canvas.getByText('1 author or artist')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(async () => expect(await rows(canvas)).toHaveLength(50))
    await expect(input).toHaveFocus()
    // Kept for 30 s: the whole list is not asked for again.
    await answered()
    await expect(asked(server)).toHaveLength(2)
  },
})

/** Who was found before stays meanwhile, and can be read. */
export const BeingSearched = meta.story({
  play: async ({ canvas, server, userEvent }) => {
    const before = (await rows(canvas)).length
    server.hang(contract.people.list, { times: 1 })
    await userEvent.type(await field(canvas), 'a{Enter}')
    await held(server)
    await expect(await canvas.findByText('Searching…')).toBeVisible()
    await expect(await rows(canvas)).toHaveLength(before)
  },
})

/** Back from somebody who cannot be read, from their form, or from that of a new one: the list is as it was left. */
export const ItsPlaceKept = meta.story({
  parameters: withForms(),
  play: async ({ canvas, server, userEvent }) => {
    const name = server.db.people.all().find((one) => /^[A-Z]/.test(one.name))!.name
    await userEvent.type(await field(canvas), `${name}{Enter}`)
    await waitFor(async () => expect(await rows(canvas)).toHaveLength(1))
    server.fail(contract.people.get, { status: 500, times: 1 })
    await userEvent.click(canvas.getByRole('link', { name: `Edit ${name}` }))
    await userEvent.click(await canvas.findByRole('link', { name: 'Back to Authors & Artists' }))
    await expect(await field(canvas)).toHaveValue(name)
    await userEvent.click(await canvas.findByRole('link', { name: `Edit ${name}` }))
    await userEvent.click(await canvas.findByRole('link', { name: 'Back to list' }))
    await expect(await field(canvas)).toHaveValue(name)
    await userEvent.click(canvas.getByRole('link', { name: 'Add author' }))
    await userEvent.click(await canvas.findByRole('link', { name: 'Cancel' }))
    await expect(await field(canvas)).toHaveValue(name)
  },
})

/** That nobody was found is said of what was searched for, not of what is being searched for. */
export const CorrectedAfterNobody = meta.story({
  play: async ({ canvas, server, userEvent }) => {
    await rows(canvas)
    await userEvent.type(await field(canvas), 'zz{Enter}')
    await nobodyHas(canvas, 'zz')
    const answer = server.hang(contract.people.list, { times: 1 })
    await userEvent.type(await field(canvas), 'q{Enter}')
    await held(server)
    await expect(canvas.queryByText(/^Nobody has/)).toBeNull()
    answer()
    await nobodyHas(canvas, 'zzq')
  },
})

export const EnterDoesNotWait = meta.story({
  play: async ({ canvas, server, userEvent }) => {
    await rows(canvas)
    await userEvent.type(await field(canvas), 'zz{Enter}')
    await expect(await canvas.findByRole('heading', { name: 'No Authors Found' })).toBeVisible()
    await expect(asked(server)).toEqual(['?limit=50', '?limit=50&search=zz'])
  },
})

/** The answer of an earlier search comes after that of a later one, and is not shown. */
export const LastAnswerWins = meta.story({
  play: async ({ canvas, server, userEvent }) => {
    await rows(canvas)
    const release = server.hang(contract.people.list, { times: 1 })
    await userEvent.type(await field(canvas), 'a{Enter}')
    await held(server)
    await expect(canvas.getByText('Searching…')).toBeVisible()
    await userEvent.type(await field(canvas), 'zz{Enter}')
    await nobodyHas(canvas, 'azz')
    await answeredLate(server, release)
    await expect(canvas.queryByRole('list', { name: 'Authors and artists' })).toBeNull()
    await nobodyHas(canvas, 'azz')
  },
})

export const NobodyFound = meta.story({
  parameters: at('?q=no+such+person'),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: 'No Authors Found' })).toBeVisible()
    await expect(await field(canvas)).toHaveValue('no such person')
    await userEvent.click(within(canvas.getByRole('main')).getAllByRole('button', { name: 'Clear search' }).at(-1)!)
    await expect(await rows(canvas)).toHaveLength(50)
    await expect(await field(canvas)).toHaveValue('')
  },
})

/** Who was not found may be added, and the form left again: the search is as it was. */
export const NobodyFoundNorAdded = meta.story({
  parameters: withForms('?q=no+such+person'),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { name: 'No Authors Found' })
    await userEvent.click(canvas.getAllByRole('link', { name: 'Add author' }).at(-1)!)
    await userEvent.click(await canvas.findByRole('link', { name: 'Cancel' }))
    await expect(await field(canvas)).toHaveValue('no such person')
  },
})

/** A sheet has nothing to search with. */
export const Printed = meta.story({
  play: async ({ canvas }) => {
    const input = await field(canvas)
    const [row] = await rows(canvas)
    await onPaper(async () => {
      await expect(input).not.toBeVisible()
      await expect(row).toBeVisible()
    })
    await expect(input).toBeVisible()
  },
})
