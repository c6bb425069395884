import { TITLE } from '@bunko/mock-server/named'
import preview from '@bunko/storybook/preview'
import { screenAt, type Play } from '@bunko/storybook/screen'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { Link } from '../../components/Link/Link.tsx'
import { picture } from '../../parts/CoverUploads/samples.tsx'
import { paths } from '../../paths.ts'
import { EditTitleScreen } from './EditTitleScreen.tsx'

const ADDRESS = paths.editTitle.to({ id: TITLE.public_id })
const meta = preview.meta({
  title: 'Screens/Edit title/Kept covers',
  component: EditTitleScreen,
  globals: { level: '2' },
  parameters: screenAt({
    path: paths.editTitle.pattern,
    at: ADDRESS,
    routes: [{ path: paths.title.pattern, element: <Link to={ADDRESS}>Edit it again</Link> }],
  }),
})

type Context = Parameters<Play>[0]
const OFFER = 'You have unfinished covers'
const COUNT = '1 cover not uploaded yet'
const queued = ({ canvas }: Context) => canvas.findByRole('list', { name: 'Covers to upload' })
const addCover = async (context: Context) => {
  const { canvas, canvasElement } = context
  await userEvent.click(await canvas.findByRole('tab', { name: /^Database Information/ }))
  await canvas.findByText('Drop covers here')
  const input: HTMLInputElement | null = canvasElement.querySelector('input[type=file][multiple]')
  await userEvent.upload(input!, [await picture('late.png')])
  await expect(within(await queued(context)).getByText('late.png')).toBeVisible()
}
const leave = async ({ canvas }: Context) => {
  await userEvent.click(canvas.getByRole('link', { name: 'Cancel' }))
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Leave without sending your changes?' }))
  await expect(
    dialog.getByText('They are kept as a draft, and offered when you come back.', { exact: false }),
  ).toBeVisible()
  await userEvent.click(dialog.getByRole('button', { name: 'Leave' }))
}
const returns = async ({ canvas }: Context) => {
  await userEvent.click(await canvas.findByRole('link', { name: 'Edit it again' }))
  await expect(await canvas.findByRole('textbox', { name: 'Publication year' })).toBeVisible()
}

/** R15b: covers that are not up yet are kept, offered, put back where they were, and gone once they are up. */
export const OfferedAndUploaded = meta.story({
  play: async (context) => {
    const { canvas, server } = context
    await addCover(context)
    await leave(context)
    await returns(context)
    await expect(await canvas.findByText(OFFER)).toBeVisible()
    await expect(canvas.getByText(COUNT)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Restore' }))
    await expect(canvas.getByRole('tab', { name: /^Database/ })).toHaveAttribute('aria-selected', 'true')
    await expect(await within(await queued(context)).findByText('late.png')).toBeVisible()
    await expect(canvas.queryByText(OFFER)).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Upload 1 cover' }))
    await expect(await screen.findByText('Upload Complete')).toBeVisible()
    await waitFor(() => expect(canvas.queryByRole('list', { name: 'Covers to upload' })).toBeNull())
    await expect(server.journal.filter(({ path }) => path.includes('upload_volume_cover'))).toHaveLength(1)
    await userEvent.click(canvas.getByRole('link', { name: 'Cancel' }))
    await returns(context)
    await expect(canvas.queryByText(OFFER)).toBeNull()
  },
})
/** With what was typed: one offer for both. */
export const WithChanges = meta.story({
  play: async (context) => {
    const { canvas } = context
    await userEvent.type(await canvas.findByRole('textbox', { name: 'English title' }), '!')
    await addCover(context)
    await leave(context)
    await returns(context)
    await expect(await canvas.findByText(/^You have unsent changes from/)).toBeVisible()
    await expect(canvas.getByText('English title', { selector: 'p' })).toBeVisible()
    await expect(canvas.getByText(COUNT)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Restore' }))
    await expect(await within(await queued(context)).findByText('late.png')).toBeVisible()
    await userEvent.click(canvas.getByRole('tab', { name: /^Basic Info/ }))
    await expect(canvas.getByRole('textbox', { name: 'English title' })).toHaveDisplayValue(/!$/)
  },
})
export const Discarded = meta.story({
  play: async (context) => {
    const { canvas } = context
    await addCover(context)
    await leave(context)
    await returns(context)
    await userEvent.click(await canvas.findByRole('button', { name: 'Discard' }))
    await expect(canvas.queryByText(OFFER)).toBeNull()
    await userEvent.click(canvas.getByRole('link', { name: 'Cancel' }))
    await returns(context)
    await userEvent.click(canvas.getByRole('tab', { name: /^Database Information/ }))
    await expect(await canvas.findByText('Drop covers here')).toBeVisible()
    await expect(canvas.queryByText(OFFER)).toBeNull()
    await expect(canvas.queryByText('late.png')).toBeNull()
  },
})
