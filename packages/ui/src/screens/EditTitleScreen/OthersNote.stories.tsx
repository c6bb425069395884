import { contract } from '@bunko/api-client'
import { PENDING_EDIT, TITLE } from '@bunko/mock-server/named'
import preview from '@bunko/storybook/preview'
import { screenAt } from '@bunko/storybook/screen'
import { expect, userEvent, within } from 'storybook/test'
import { paths } from '../../paths.ts'
import { EditTitleScreen } from './EditTitleScreen.tsx'

const meta = preview.meta({
  title: 'Screens/Edit title/Others',
  component: EditTitleScreen,
  globals: { level: '2' },
  parameters: screenAt({ path: paths.editTitle.pattern, at: paths.editTitle.to({ id: TITLE.public_id }) }),
})

/** The title is told without its `id`, by which its proposals name it. */
export const TitleWithoutId = meta.story({
  beforeEach: ({ server }) => {
    const body = { ...server.db.titles.get(TITLE.id), id: undefined }
    server.fail(contract.titles.get, { status: 200, body })
    server.fail(contract.edits.list, {
      status: 200,
      body: { count: 1, results: [server.db.edits.get(PENDING_EDIT.id)] },
    })
  },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Publication year' }), '{Backspace}3')
    const list = within(await canvas.findByRole('list', { name: 'Pending proposals on the same fields' }))
    await expect(list.getByRole('link')).toHaveAttribute('href', `/admin/edit-approvals/${PENDING_EDIT.id}`)
  },
})

/** One's own is told by its name alone (R1): it is not that of others. */
export const OwnToldByName = meta.story({
  beforeEach: ({ server }) => {
    const edit = server.db.edits.get(PENDING_EDIT.id)
    const own = { ...edit, id: 99_999, editor_id: null, editor_username: 'm.tanabe' }
    server.fail(contract.edits.list, { status: 200, body: { count: 2, results: [own, edit] } })
  },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Publication year' }), '{Backspace}3')
    const list = within(await canvas.findByRole('list', { name: 'Pending proposals on the same fields' }))
    await expect(list.getByRole('link')).toHaveAttribute('href', `/admin/edit-approvals/${PENDING_EDIT.id}`)
  },
})

/** What waits for this title does not look like it, whichever of its marks a proposal names. */
export const OwnAreNoLookAlikes = meta.story({
  beforeEach: ({ server }) => {
    const edit = server.db.edits.get(PENDING_EDIT.id)
    const results = [
      { ...edit, manga_id: TITLE.public_id },
      { ...edit, id: 99_999, manga_id: 99_999 },
    ]
    server.fail(contract.edits.list, { status: 200, body: { count: 2, results } })
  },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'English title' }), 'Dungeon Kitchen Diary')
    const list = within(await canvas.findByRole('list', { name: 'Similar pending proposals' }))
    await expect(list.getByRole('link')).toHaveAttribute('href', '/admin/edit-approvals/99999')
  },
})
