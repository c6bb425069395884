import { makeTitle } from '@bunko/mock-server'
import { marked } from '@bunko/storybook/choice'
import preview from '@bunko/storybook/preview'
import { screenAt } from '@bunko/storybook/screen'
import type { ComponentProps } from 'react'
import { expect, fn, screen } from 'storybook/test'
import { Field } from '../../components/Field/Field.tsx'
import type { TitlePick } from '../../lib/title-pick.ts'
import { TitleCombobox } from './TitleCombobox.tsx'

const pick = fn<(title: TitlePick) => void>()
const SUGGESTED = Array.from({ length: 50 }, (_, at) =>
  makeTitle({ id: 700 + at, primary_title: `Popular ${at + 1}`, public_id: `popular-${at + 1}`, year: 2000 }),
)
const ARGS: ComponentProps<typeof TitleCombobox> = { label: 'Titles', onPick: pick, suggested: SUGGESTED }

const meta = preview.meta({
  component: TitleCombobox,
  args: ARGS,
  parameters: screenAt({ path: '/', at: '/', shell: false }),
  beforeEach: () => {
    pick.mockClear()
  },
  render: (args) => (
    <main className="max-w-md p-6 pb-96">
      <h1 className="sr-only">Delete a title</h1>
      <Field label="Title">{(control) => <TitleCombobox {...args} {...control} />}</Field>
    </main>
  ),
})

/** R15a: all that is offered before anything is typed can be reached. */
export const Suggested = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Title' }))
    await expect(await screen.findAllByRole('option')).toHaveLength(50)
    await userEvent.keyboard('{End}{Enter}')
    await expect(pick.mock.lastCall?.[0]).toMatchObject({ id: 749, ref: 'popular-50', name: 'Popular 50', year: 2000 })
  },
})
export const TypedInstead = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'dungeon kit')
    await marked(/^Dungeon Kitchen Diaries/)
    await userEvent.keyboard('{Enter}')
    await expect(pick).toHaveBeenCalledOnce()
  },
})

/** As long as it is not known what is chosen, what is found is not offered. */
export const Unready = meta.story({
  args: { suggested: [], unready: 'Loading titles…' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'dungeon kit')
    await expect(await screen.findByRole('option', { name: 'Loading titles…' })).toBeVisible()
    await expect(screen.getAllByRole('option')).toHaveLength(1)
    await userEvent.keyboard('{Escape}')
  },
})
