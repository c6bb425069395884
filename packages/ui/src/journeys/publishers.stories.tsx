import { makeMagazine } from '@bunko/mock-server'
import { choice } from '@bunko/storybook/choice'
import preview from '@bunko/storybook/preview'
import { screenAt, type Play } from '@bunko/storybook/screen'
import { expect, fn, waitFor, within } from 'storybook/test'
import { picture } from '../parts/CoverUploads/samples.tsx'
import { removeLogo } from '../parts/LogoField/story-remove.tsx'
import { paths } from '../paths.ts'
import { ConfirmProvider } from '../providers/confirm.tsx'
import { AdminScreen } from '../screens/AdminScreen/AdminScreen.tsx'
import { PublisherFormScreen, PublishersScreen } from '../screens/PublishersScreen/PublishersScreen.tsx'

const confirm = fn<(question: string) => boolean>(() => true)
const Publishers = () => (
  <ConfirmProvider value={confirm}>
    <PublishersScreen />
  </ConfirmProvider>
)
const routes = [
  { path: paths.createPublisher.pattern, Component: Publishers },
  { path: paths.editPublisher.pattern, Component: PublisherFormScreen },
]

const meta = preview.meta({
  title: 'Journeys/Publishers',
  component: AdminScreen,
  globals: { level: '1' },
  parameters: screenAt({ path: paths.admin.pattern, at: paths.admin.to(), routes }),
  beforeEach: ({ server: { db } }) => {
    confirm.mockClear()
    db.magazines.put(makeMagazine({ id: 901, public_id: 'kumo', name: 'Comic Kumo', publisher_id: null }))
    db.magazines.put(makeMagazine({ id: 902, public_id: 'sora', name: 'Monthly Sora', publisher_id: null }))
  },
})
type Context = Parameters<Play>[0]

const nova = ({ db }: Context['server']) => db.publishers.all().find(({ name }) => name === 'Nova Casa')
const pick = async ({ canvas, userEvent }: Context, name: string) => {
  // Found anew each time: its list's code may have come, and another field with it.
  const box = canvas.getByRole('combobox', { name: 'Magazines' })
  await userEvent.clear(box)
  await userEvent.type(box, name)
  await userEvent.click(await choice(new RegExp(`^${name}`)))
}
const search = ({ canvas }: Context) => canvas.findByRole('searchbox', { name: 'Search publishers' })
const found = async ({ canvas }: Context) => {
  await waitFor(() => expect(canvas.getByText(/^1 of /)).toBeVisible())
  return within((await canvas.findByRole('heading', { name: 'Nova Casa' })).closest('li') as HTMLElement)
}

/** From the dashboard: a publisher with a logo and two magazines is made, edited and deleted. */
export const CreatedEditedDeleted = meta.story({
  play: async (context) => {
    const { canvas, canvasElement, server, userEvent } = context
    await userEvent.click(await canvas.findByRole('link', { name: /^Publisher\b/ }))
    await userEvent.click(await canvas.findByRole('link', { name: 'Add publisher' }))
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Name' }), 'Nova Casa')
    await pick(context, 'Comic Kumo')
    await pick(context, 'Monthly Sora')
    const input = canvasElement.querySelector('input[type=file]') as HTMLInputElement
    await userEvent.upload(input, await picture('logo-1.png'))
    await canvas.findByRole('img', { name: 'The logo you chose' })
    await userEvent.click(canvas.getByRole('button', { name: 'Create publisher' }))
    await userEvent.type(await search(context), 'nova casa')
    const row = await found(context)
    await expect(nova(server)).toMatchObject({ owned_magazine_ids: ['kumo', 'sora'], logo: expect.any(String) })
    await expect(row.getByText('2 magazines')).toBeVisible()
    // The list may have been read before the logo had come.
    await waitFor(() => expect(row.queryByText('Logo missing')).toBeNull())

    await userEvent.click(row.getByRole('link', { name: 'Edit Nova Casa' }))
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Headquarters' }), 'Porto')
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Comic Kumo' }))
    await removeLogo(context)
    await canvas.findByText('Logo removed')
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }))
    // The list is as it was left.
    await expect(await search(context)).toHaveValue('nova casa')
    const edited = await found(context)
    await expect(nova(server)).toMatchObject({ headquarters: 'Porto', owned_magazine_ids: ['sora'], logo: null })
    await expect(await edited.findByText('Logo missing')).toBeVisible()

    await userEvent.click(edited.getByRole('button', { name: 'Delete Nova Casa' }))
    await expect(confirm).toHaveBeenCalledWith('Delete the publisher “Nova Casa” for good? This cannot be undone.')
    await waitFor(() => expect(nova(server)).toBeUndefined())
    await waitFor(() => expect(canvas.queryByRole('heading', { name: 'Nova Casa' })).toBeNull())
    await expect(server.db.magazines.get(902)?.publisher_id).toBeNull()
  },
})
