import { contract } from '@bunko/api-client'
import { PENDING_NAMES, TITLE, TITLE_HOSTILE, TITLE_JAPANESE } from '@bunko/mock-server/named'
import preview from '@bunko/storybook/preview'
import { screenAt, type Play } from '@bunko/storybook/screen'
import { useState } from 'react'
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test'
import { Field } from '../../components/Field/Field.tsx'
import { TextInput } from '../../components/TextInput/TextInput.tsx'
import { about } from '../../lib/story-about.ts'
import { DuplicateFinder } from './DuplicateFinder.tsx'

const Typing = ({ names, own }: { names: readonly string[]; own?: readonly number[] }) => {
  const [name, setName] = useState(names[0] ?? '')
  return (
    <div className="flex flex-col gap-4">
      <Field label="Primary title">
        {(control) => <TextInput {...control} value={name} onChange={(event) => setName(event.target.value)} />}
      </Field>
      <DuplicateFinder names={[name, ...names.slice(1)]} {...(own && { own })} />
    </div>
  )
}

const meta = preview.meta({
  title: 'parts/DuplicateFinder',
  component: Typing,
  args: { names: [''] },
  argTypes: { names: { control: 'object' }, own: { control: 'object' } },
  globals: { level: '2' },
  parameters: about(DuplicateFinder, screenAt({ path: '/form', at: '/form' })),
})

const LONG_NAME = `Kitchen${'x'.repeat(200)}`
const asked = (server: Parameters<Play>[0]['server']) =>
  server.journal.filter(({ path }) => path === '/manga/search/manga/').map(({ query }) => new URLSearchParams(query))
const similar = (canvas: Parameters<Play>[0]['canvas']) =>
  within(canvas.getByRole('list', { name: 'Similar titles' })).getAllByRole('link')
const type = async (canvas: Parameters<Play>[0]['canvas'], text: string) =>
  userEvent.type(await canvas.findByRole('textbox', { name: 'Primary title' }), text)

/** From 2 letters, once typing rests; each with cover, year and a link of its own. */
export const WhileTyping = meta.story({
  play: async ({ canvas, server }) => {
    await type(canvas, 'd')
    await expect(canvas.queryByText('Looks like titles that exist already')).toBeNull()
    await type(canvas, 'ungeon kit')
    await expect(await canvas.findByText('Looks like titles that exist already')).toBeVisible()
    await waitFor(() => expect(similar(canvas)).toHaveLength(1))
    const [link] = similar(canvas)
    await expect(link).toHaveAccessibleName(/^Dungeon Kitchen Diaries.*Manga · 2015 · Ongoing.*opens in a new tab/)
    await expect(link).toHaveAttribute('href', expect.stringContaining(`/manga/${TITLE.public_id}/`))
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(await canvas.findByText(/^Looks like titles that exist already: 1 title/)).toHaveAttribute(
      'role',
      'status',
    )
    await expect(asked(server).map((query) => query.get('q'))).toEqual(['dungeon kit'])
    await expect(asked(server)[0]?.get('limit')).toBe('10')
  },
})
/** In any language, whatever the width, case and punctuation; a letter that differs as well. */
export const InAnyLanguage = meta.story({
  args: { names: ['夜行列車の青', 'DUNGEON KITCHEN DIARY'] },
  play: async ({ canvas, server }) => {
    await waitFor(() => expect(similar(canvas)).toHaveLength(2))
    await expect(similar(canvas)[0]).toHaveTextContent(TITLE_JAPANESE.primary_title)
    await expect(similar(canvas)[1]).toHaveTextContent(TITLE.primary_title)
    await expect(
      asked(server)
        .map((query) => query.get('q'))
        .toSorted(),
    ).toEqual(['DUNGEON KITCHEN', 'DUNGEON KITCHEN DIARY', '夜行列車の青'])
  },
})
/** At most five names and five titles. */
export const ManyNames = meta.story({
  args: { names: ['the', 'The', 'of', 'li', 'night', 'win', 'blue', 'tailor'] },
  play: async ({ canvas, server }) => {
    await waitFor(() => expect(similar(canvas)).toHaveLength(5))
    await expect(
      asked(server)
        .map((query) => query.get('q'))
        .toSorted(),
    ).toEqual(['li', 'night', 'of', 'the', 'win'])
  },
})
/** Who may read proposals hears of those that wait. */
export const PendingProposals = meta.story({
  args: { names: ['Le bleu du train de nuit'] },
  play: async ({ canvas, server }) => {
    const list = within(await canvas.findByRole('list', { name: 'Similar pending proposals' }))
    await expect(list.getByRole('link')).toHaveAttribute('href', `/admin/edit-approvals/${PENDING_NAMES.id}`)
    await expect(list.getByText(PENDING_NAMES.summary)).toBeVisible()
    await expect(server.journal.filter(({ path }) => path === '/edits/proposals/')).not.toHaveLength(0)
  },
})
export const NoProposalsForOthers = meta.story({
  globals: { level: '5' },
  args: { names: ['Blue of the Night Train'] },
  play: async ({ canvas, server }) => {
    await waitFor(() => expect(similar(canvas)).toHaveLength(1))
    await expect(canvas.queryByRole('list', { name: 'Similar pending proposals' })).toBeNull()
    await expect(server.journal.filter(({ path }) => path === '/edits/proposals/')).toEqual([])
  },
})

/** Finds these two, whatever it is asked for and whatever is to be left out. */
const findsBoth: Play = async ({ server }) => {
  const data = [TITLE, TITLE_JAPANESE].map(({ id }) => server.db.titles.get(id))
  server.fail(contract.search.titles, { status: 200, body: { data } })
}
export const NotLikeItself = meta.story({
  args: { names: [TITLE.primary_title, '夜行列車の青'], own: [TITLE.id] },
  beforeEach: findsBoth,
  play: async ({ canvas, server }) => {
    await waitFor(() => expect(similar(canvas)).toHaveLength(1))
    await expect(similar(canvas)[0]).toHaveTextContent(TITLE_JAPANESE.primary_title)
    await expect(asked(server).map((query) => query.get('exclude'))).toEqual([String(TITLE.id), String(TITLE.id)])
  },
})
/** What the server has found and is not alike is not shown; where nothing is, nothing is said. */
export const NothingAlike = meta.story({
  args: { names: ['夜行列車の青'] },
  beforeEach: findsBoth,
  play: async ({ canvas }) => {
    await waitFor(() => expect(similar(canvas)).toHaveLength(1))
    await expect(similar(canvas)[0]).toHaveTextContent(TITLE_JAPANESE.primary_title)
    // In one go: a name of one letter would not be looked for.
    fireEvent.change(canvas.getByRole('textbox', { name: 'Primary title' }), { target: { value: 'Qwxzyk' } })
    await waitFor(() => expect(canvas.queryByText('Looks like titles that exist already')).toBeNull())
  },
})
export const SearchFails = meta.story({
  args: { names: ['Dungeon Kitchen'] },
  beforeEach: ({ server }) => server.fail(contract.search.titles, { status: 500, times: 1 }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Could not look for similar titles.')).toBeVisible()
    await expect(canvas.getByText('HTTP Error 500')).toBeVisible()
    // Not found is not the same as not looked for, also for who hears it.
    await expect(await canvas.findByText(/Could not look for similar titles$/)).toHaveAttribute('role', 'status')
    await expect(canvas.queryByRole('alert')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await waitFor(() => expect(similar(canvas)).toHaveLength(1))
    await expect(canvas.queryByText('Could not look for similar titles.')).toBeNull()
  },
})
export const Searching = meta.story({
  args: { names: ['Dungeon Kitchen'] },
  beforeEach: ({ server }) => server.hang(contract.search.titles),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Primary title' })).toHaveValue('Dungeon Kitchen')
    await expect(canvas.queryByText('Looks like titles that exist already')).toBeNull()
    await expect(canvas.queryByText('Could not look for similar titles.')).toBeNull()
  },
})
export const Hostile = meta.story({
  args: { names: ['<img src=x'] },
  play: async ({ canvas }) => {
    await waitFor(() => expect(similar(canvas)[0]).toHaveTextContent(TITLE_HOSTILE.primary_title.slice(0, 20)))
    await expect(document.querySelector('img[src="x"]')).toBeNull()
  },
})
export const Phone = meta.story({
  globals: { level: '2', viewport: { value: 'small' } },
  args: { names: ['The', 'Le bleu du train de nuit'] },
  play: async ({ canvas }) => {
    await waitFor(() => expect(similar(canvas)).toHaveLength(5))
    const root = document.documentElement
    await expect(root.scrollWidth).toBeLessThanOrEqual(root.clientWidth)
  },
})
/** All that is found as under the pointer; the first has the focus. */
export const States = meta.story({
  args: { names: ['the'] },
  parameters: { ...screenAt({ path: '/form', at: '/form', shell: false }), pseudo: { hover: true } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(similar(canvas)).toHaveLength(5))
    const [first] = similar(canvas)
    canvas.getByRole('textbox').focus()
    await userEvent.tab()
    await expect(first).toHaveFocus()
  },
})
export const LongText = meta.story({
  args: { names: [LONG_NAME] },
  globals: { viewport: { value: 'small' } },
  beforeEach: ({ server }) => {
    server.db.titles.update(TITLE.id, { primary_title: LONG_NAME })
    server.db.edits.update(PENDING_NAMES.id, { manga_title: LONG_NAME, edit_summary: 'y'.repeat(300) })
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(similar(canvas)[0]).toHaveTextContent(LONG_NAME))
    const root = document.documentElement
    await expect(root.scrollWidth).toBeLessThanOrEqual(root.clientWidth)
  },
})
