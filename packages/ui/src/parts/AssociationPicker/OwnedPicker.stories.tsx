import { contract } from '@bunko/api-client'
import { makeMagazine } from '@bunko/mock-server'
import { choice } from '@bunko/storybook/choice'
import preview from '@bunko/storybook/preview'
import { screenAt, type Play } from '@bunko/storybook/screen'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import type { HousePick } from '../../lib/house-form.ts'
import { about } from '../../lib/story-about.ts'
import { OwnedPicker } from './AssociationPicker.tsx'

interface Props {
  /** Chosen at first. */
  initial: readonly HousePick[]
  /** The publisher that is being edited. */
  exclude?: string
  /** Its own. */
  own?: readonly HousePick[]
  /** Why they may not be changed. */
  closed?: string
}
const change = fn<(picks: readonly HousePick[]) => void>()
const picked = () => change.mock.lastCall?.[0].map(({ ref }) => ref)

const Held = ({ initial, ...rest }: Props) => {
  const [value, setValue] = useState(initial)
  return (
    <main className="max-w-md p-6 pb-96">
      <h1 className="sr-only">Associations</h1>
      <OwnedPicker
        {...rest}
        label="Magazines"
        value={value}
        onChange={(picks) => {
          change(picks)
          setValue(picks)
        }}
      />
    </main>
  )
}

const KUMO: HousePick = { ref: 'kumo-901', name: 'Kumo 901', cover: null, facts: 'Japan' }

const meta = preview.meta({
  component: Held,
  globals: { level: '1' },
  args: { initial: [] },
  parameters: about(OwnedPicker, screenAt({ path: '/', at: '/', shell: false })),
  beforeEach: ({ server }) => {
    change.mockClear()
    for (let id = 901; id <= 912; id++)
      server.db.magazines.put(
        makeMagazine({ id, public_id: `kumo-${id}`, name: `Kumo ${id}`, country: 'Japan', publisher_id: null }),
      )
  },
})

type Context = Parameters<Play>[0]
const input = ({ canvas }: Context) => canvas.getByRole('combobox')
const queries = ({ server }: Context) =>
  server.journal.filter(({ path }) => path.includes('/search/')).map(({ query }) => query)

/** At most 10, with what tells one from another. */
export const Magazines = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.type(input(context), 'kumo')
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(10))
    await userEvent.keyboard('{Enter}')
    await expect(picked()).toEqual(['kumo-901'])
    await expect(queries(context)).toEqual(['?q=kumo&limit=10'])
    await expect(canvas.getByRole('listitem')).toHaveTextContent('Japan')
  },
})
/** Those of the publisher that is being edited are left out by the server. */
export const WithoutItsOwn = meta.story({
  args: { exclude: 'pub-kumo' },
  beforeEach: ({ server }) => {
    const [publisher] = server.db.publishers.all()
    server.db.publishers.put({ ...publisher!, public_id: 'pub-kumo' })
    for (let id = 901; id <= 911; id++) server.db.magazines.update(id, { publisher_id: publisher!.id })
  },
  play: async (context) => {
    await context.userEvent.type(input(context), 'kumo')
    await expect(await screen.findByRole('option', { name: /^Kumo 912/ })).toBeVisible()
    await expect(screen.getAllByRole('option')).toHaveLength(1)
    await expect(queries(context)).toEqual(['?q=kumo&limit=10&exclude_publisher=pub-kumo'])
    await context.userEvent.keyboard('{Escape}')
  },
})

/** One of its own that was removed is offered though it is not found, and once where it is. */
export const ItsOwnPutBack = meta.story({
  args: {
    own: [
      { ref: 'kumo-901', name: 'Kumo 901', cover: null },
      { ref: 'kumo-old', name: 'Kúmo 90', cover: null },
    ],
  },
  play: async (context) => {
    const { userEvent } = context
    await userEvent.click(input(context))
    await userEvent.keyboard('{ArrowDown}')
    await expect(await screen.findByRole('option', { name: /2/ })).toBeVisible()
    await expect(screen.queryByRole('option', { name: /Kumo/ })).toBeNull()
    await userEvent.type(input(context), 'kumo 90')
    await waitFor(() =>
      expect(
        screen
          .getAllByRole('option')
          .slice(0, 3)
          .map(({ textContent }) => textContent),
      ).toEqual([
        expect.stringContaining('Kumo 901'),
        expect.stringContaining('Kúmo 90'),
        expect.stringContaining('Kumo 902'),
      ]),
    )
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(picked()).toEqual(['kumo-old'])
  },
})

export const FailedAndRetried = meta.story({
  beforeEach: ({ server }) => void server.fail(contract.publishers.searchMagazines, { status: 503, times: 1 }),
  play: async (context) => {
    const { userEvent } = context
    await userEvent.type(input(context), 'kumo 901')
    await userEvent.click(await choice('Search failed Retry'))
    await userEvent.click(await choice(/^Kumo 901/))
    await expect(picked()).toEqual(['kumo-901'])
  },
})

/** What is chosen is hidden, and nothing is added twice; its cross takes it out. */
export const ChosenAreHidden = meta.story({
  args: { initial: [KUMO] },
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.type(input(context), 'kumo 901')
    await expect(await screen.findByRole('option', { name: 'Every result is already chosen' })).toBeVisible()
    await userEvent.keyboard('{Enter}{Escape}')
    await expect(change).not.toHaveBeenCalled()
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Kumo 901' }))
    await expect(picked()).toEqual([])
    await expect(input(context)).toHaveFocus()
  },
})

/** To whom may not change it, it says why; what is chosen stays in sight. */
export const Closed = meta.story({
  args: { initial: [KUMO], closed: 'Only Moderators and Admins may change the magazines.' },
  play: async (context) => {
    const { canvas } = context
    await expect(input(context)).toBeDisabled()
    await expect(input(context)).toHaveAccessibleDescription('Only Moderators and Admins may change the magazines.')
    await expect(canvas.getByRole('listitem')).toHaveTextContent('Kumo 901')
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
  beforeEach: ({ server }) => void server.db.magazines.update(901, { name: `Kumo ${'z'.repeat(200)}` }),
  play: async (context) => {
    const { canvas, userEvent } = context
    for (const name of canvas.getAllByText(/^(x{200}|月刊|مجلة)/)) {
      const line = name.parentElement!
      await expect(line.scrollWidth).toBeLessThanOrEqual(line.clientWidth)
    }
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3)
    await userEvent.type(input(context), 'kumo zz')
    await expect(await screen.findByRole('option', { name: /^Kumo z{200}/ })).toBeVisible()
    const list = screen.getByRole('listbox')
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth)
    const root = document.documentElement
    await expect(root.scrollWidth).toBeLessThanOrEqual(root.clientWidth)
    await userEvent.keyboard('{Escape}')
  },
})
