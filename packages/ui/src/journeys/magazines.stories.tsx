import { TITLE, TITLE_KOREAN } from '@bunko/mock-server'
import { choice } from '@bunko/storybook/choice'
import preview from '@bunko/storybook/preview'
import { screenAt, type Play } from '@bunko/storybook/screen'
import { useParams } from 'react-router-dom'
import { expect, screen, waitFor, within } from 'storybook/test'
import { Link } from '../components/Link/Link.tsx'
import { picture } from '../parts/CoverUploads/samples.tsx'
import { paths } from '../paths.ts'
import { AdminScreen } from '../screens/AdminScreen/AdminScreen.tsx'
import { MagazinesScreen } from '../screens/MagazinesScreen/MagazinesScreen.tsx'

/** Stands for the magazine's public page. */
const Page = () => (
  <>
    <h1>Page of {useParams()['id']}</h1>
    <Link to={paths.createMagazine.to()}>All magazines</Link>
  </>
)
const routes = [
  { path: paths.magazine.pattern, Component: Page },
  { path: paths.createMagazine.pattern, Component: MagazinesScreen },
  { path: paths.editMagazine.pattern, Component: MagazinesScreen },
]

const meta = preview.meta({
  title: 'Journeys/Magazines',
  component: AdminScreen,
  globals: { level: '1' },
  parameters: screenAt({ path: paths.admin.pattern, at: paths.admin.to(), routes }),
})
type Context = Parameters<Play>[0]

const kumo = ({ db }: Context['server']) => db.magazines.all().find(({ name }) => name === 'Comic Kumo')
const pick = async ({ canvas, userEvent }: Context, typed: string, name: string) => {
  // Found anew each time: its list's code may have come, and another field with it.
  const box = canvas.getByRole('combobox', { name: 'Titles' })
  await userEvent.clear(box)
  await userEvent.type(box, typed)
  await userEvent.click(await choice(new RegExp(`^${name}`)))
}
const find = async ({ canvas, userEvent }: Context) => {
  await userEvent.type(await canvas.findByRole('searchbox', { name: 'Search magazines' }), 'comic kumo')
  await canvas.findByRole('heading', { name: 'Comic Kumo' })
}

/** From the dashboard: a magazine with a logo and two titles is made, edited and deleted. */
export const CreatedEditedDeleted = meta.story({
  play: async (context) => {
    const { canvas, canvasElement, server, userEvent } = context
    await userEvent.click(await canvas.findByRole('link', { name: /^Serialized In \(Magazine\)/ }))
    await userEvent.click(await canvas.findByRole('link', { name: 'Add magazine' }))
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Name' }), 'Comic Kumo')
    await pick(context, 'dungeon kit', TITLE.primary_title)
    await pick(context, '최약체', TITLE_KOREAN.primary_title)
    const input = canvasElement.querySelector('input[type=file]') as HTMLInputElement
    await userEvent.upload(input, await picture('logo-1.png'))
    await canvas.findByRole('img', { name: 'The logo you chose' })
    await userEvent.click(canvas.getByRole('button', { name: 'Create magazine' }))
    await find(context)
    await expect(kumo(server)).toMatchObject({
      serialized_manga_ids: [TITLE.public_id, TITLE_KOREAN.public_id],
      manga_count: 2,
    })
    const row = within(canvas.getByRole('heading', { name: 'Comic Kumo' }).closest('li') as HTMLElement)
    await expect(row.getByText('2 titles')).toBeVisible()
    // The list may have been read before the logo had come.
    await waitFor(() => expect(row.queryByText('Logo missing')).toBeNull())

    await userEvent.click(row.getByRole('link', { name: 'Edit Comic Kumo' }))
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Founded year' }), '1968')
    await userEvent.click(canvas.getByRole('button', { name: `Remove ${TITLE.primary_title}` }))
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }))
    const { public_id: ref, logo } = kumo(server) ?? {}
    await expect(await canvas.findByRole('heading', { name: `Page of ${ref}` })).toBeVisible()
    await expect(logo).toBeTruthy()
    await expect(kumo(server)).toMatchObject({ founded_year: 1968, manga_count: 1, logo })

    await userEvent.click(canvas.getByRole('link', { name: 'All magazines' }))
    await find(context)
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Comic Kumo' }))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete Magazine?' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(kumo(server)).toBeUndefined())
    await waitFor(() => expect(canvas.queryByRole('heading', { name: 'Comic Kumo' })).toBeNull())
    await expect(server.db.titles.get(TITLE_KOREAN.id)?.serialized_in).toBeNull()
  },
})
