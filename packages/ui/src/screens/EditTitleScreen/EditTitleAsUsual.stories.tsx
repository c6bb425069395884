import { TITLE } from '@bunko/mock-server/named'
import preview from '@bunko/storybook/preview'
import { screenAt, type Play } from '@bunko/storybook/screen'
import { expect, waitFor } from 'storybook/test'
import { paths } from '../../paths.ts'
import { EditTitleScreen } from './EditTitleScreen.tsx'

const meta = preview.meta({
  title: 'Screens/Edit title/As usual',
  component: EditTitleScreen,
  globals: { level: '2' },
  parameters: screenAt({ path: paths.editTitle.pattern, at: paths.editTitle.to({ id: TITLE.public_id }) }),
})

/** The form as it comes: the title's own values, and nothing to send yet. */
const opened =
  (button: 'Save' | 'Propose'): Play =>
  async ({ canvas, server }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Publication year' })).toHaveValue('2015')
    await expect(canvas.getByRole('textbox', { name: 'Primary title' })).toHaveValue(TITLE.primary_title)
    await expect(await canvas.findByRole('button', { name: button })).toBeDisabled()
    await expect(canvas.queryByRole('button', { name: button === 'Save' ? 'Propose' : 'Save' })).toBeNull()
    await expect(canvas.queryByRole('textbox', { name: 'Edit summary' }) !== null).toBe(button === 'Propose')
    await expect(server.journal.filter(({ method }) => method !== 'GET')).toEqual([])
  }

/** A text area makes LF of every line end: passing through changes nothing, and what is typed keeps the others as they were. */
export const OtherLineEnds = meta.story({
  beforeEach: ({ server: { db } }) => void db.titles.update(TITLE.id, { description: { pt: 'Um\r\n\r\ndois' } }),
  play: async ({ canvas, server, userEvent }) => {
    const field = await canvas.findByRole('textbox', { name: 'Description' })
    await userEvent.click(field)
    await userEvent.tab()
    const save = canvas.getByRole('button', { name: 'Save' })
    await expect(save).toBeDisabled()
    await userEvent.type(field, '!')
    await waitFor(() => expect(save).toBeEnabled())
    await userEvent.click(save)
    const kept = { pt: 'Um\r\n\r\ndois!' }
    await waitFor(() => expect(server.db.titles.get(TITLE.id)?.description).toEqual(kept))
  },
})
export const Admin = meta.story({ globals: { level: '1' }, play: opened('Save') })
export const Moderator = meta.story({ play: opened('Save') })
export const Editor = meta.story({ globals: { level: '3' }, play: opened('Propose') })
export const Collaborator = meta.story({ globals: { level: '4' }, play: opened('Propose') })
export const RegularUser = meta.story({ globals: { level: '5' }, play: opened('Propose') })
export const UnknownLevel = meta.story({ globals: { level: 'unknown' }, play: opened('Propose') })
