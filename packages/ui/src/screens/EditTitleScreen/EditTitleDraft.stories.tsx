import { TITLE } from '@bunko/mock-server/named'
import preview from '@bunko/storybook/preview'
import { screenAt } from '@bunko/storybook/screen'
import { expect, userEvent } from 'storybook/test'
import { KeptDrafts } from '../../drafts/story-drafts.tsx'
import { EMPTY_NOTE, writeKeptEdits } from '../../lib/keep-edit.ts'
import { emptyTitle } from '../../lib/title-form.ts'
import { paths } from '../../paths.ts'
import { EditTitleScreen } from './EditTitleScreen.tsx'

const EMPTY = emptyTitle({ year: 2026, season: 'fall' })
/** Twelve minutes before the clock of the stories. */
const SAVED_AT = Date.parse('2026-11-20T11:48:00Z')
const KEPT = {
  [`edit-title:${TITLE.public_id}`]: writeKeptEdits(
    { savedAt: SAVED_AT, before: EMPTY, after: { ...EMPTY, year: '2014' }, note: EMPTY_NOTE },
    '',
  ),
}
const BOTH = {
  [`edit-title:${TITLE.public_id}`]: writeKeptEdits(
    { savedAt: SAVED_AT, before: EMPTY, after: { ...EMPTY, year: '2014' }, note: EMPTY_NOTE },
    writeKeptEdits({ savedAt: SAVED_AT, before: EMPTY, after: { ...EMPTY, chapters: '99' }, note: EMPTY_NOTE }, ''),
  ),
}
const YEAR = 'Publication year'

const meta = preview.meta({
  title: 'Screens/Edit title/Draft',
  component: EditTitleScreen,
  globals: { level: '2' },
  parameters: screenAt({ path: paths.editTitle.pattern, at: paths.editTitle.to({ id: TITLE.public_id }) }),
})

export const Offered = meta.story({
  render: () => (
    <KeptDrafts of="user:2" texts={KEPT}>
      <EditTitleScreen />
    </KeptDrafts>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^You have unsent changes from/)).toHaveTextContent(
      'You have unsent changes from 12m ago',
    )
    await expect(canvas.getByText(YEAR, { selector: 'p' })).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: YEAR })).toHaveValue('2015')
    await userEvent.click(canvas.getByRole('button', { name: 'Restore' }))
    await expect(canvas.getByRole('textbox', { name: YEAR })).toHaveValue('2014')
  },
})
export const Discarded = meta.story({
  render: Offered.input.render,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Discard' }))
    await expect(canvas.queryByText(/unsent/)).toBeNull()
    await expect(canvas.getByRole('textbox', { name: YEAR })).toHaveValue('2015')
  },
})
/** Two tabs have left one each: the second is offered when the first has been looked at. */
export const OfferedBoth = meta.story({
  render: () => (
    <KeptDrafts of="user:2" texts={BOTH}>
      <EditTitleScreen />
    </KeptDrafts>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Restore' }))
    await expect(canvas.getByRole('textbox', { name: YEAR })).toHaveValue('2014')
    await expect(await canvas.findByText('Chapters', { selector: 'p' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Restore' }))
    await expect(canvas.getByRole('textbox', { name: 'Chapters' })).toHaveValue('99')
    await expect(canvas.getByRole('textbox', { name: YEAR })).toHaveValue('2014')
    await expect(canvas.queryByRole('button', { name: 'Restore' })).toBeNull()
  },
})
/** R15b: nobody sees another's draft. */
export const OfAnotherUser = meta.story({
  render: () => (
    <KeptDrafts of="user:1" texts={KEPT}>
      <EditTitleScreen />
    </KeptDrafts>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: YEAR })).toHaveValue('2015')
    // What would be offered would be by now.
    await userEvent.type(canvas.getByRole('textbox', { name: YEAR }), '{Backspace}4')
    await expect(await canvas.findByRole('article', { name: 'Campo: year' })).toBeVisible()
    await expect(canvas.queryByText(/unsent/)).toBeNull()
    await expect(canvas.queryByRole('button', { name: 'Restore' })).toBeNull()
  },
})
