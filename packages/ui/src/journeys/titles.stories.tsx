import { contract } from '@bunko/api-client'
import { demoAccount, TITLE } from '@bunko/mock-server'
import { held } from '@bunko/storybook/held'
import preview from '@bunko/storybook/preview'
import { screenAt, type Play } from '@bunko/storybook/screen'
import { useNavigate } from 'react-router-dom'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../components/Button/Button.tsx'
import { paths } from '../paths.ts'
import { picture, pictures } from '../parts/CoverUploads/samples.tsx'
import { AdminScreen } from '../screens/AdminScreen/AdminScreen.tsx'
import { CreateTitleScreen } from '../screens/CreateTitleScreen/CreateTitleScreen.tsx'
import { DeleteTitleScreen } from '../screens/DeleteTitleScreen/DeleteTitleScreen.tsx'
import { EditDetailScreen } from '../screens/EditDetailScreen/EditDetailScreen.tsx'
import { EditTitleScreen } from '../screens/EditTitleScreen/EditTitleScreen.tsx'
import { LoginScreen } from '../screens/LoginScreen/LoginScreen.tsx'
import { SearchScreen } from '../screens/SearchScreen/SearchScreen.tsx'
import { TitleScreen } from '../screens/TitleScreen/TitleScreen.tsx'

const routes = [
  { path: paths.admin.pattern, Component: AdminScreen },
  { path: paths.createTitle.pattern, Component: CreateTitleScreen },
  { path: paths.deleteTitle.pattern, Component: DeleteTitleScreen },
  { path: paths.editTitle.pattern, Component: EditTitleScreen },
  { path: paths.edit.pattern, Component: EditDetailScreen },
  { path: paths.title.pattern, Component: TitleScreen },
]
const from = (next: string) =>
  screenAt({
    path: paths.login.pattern,
    at: `${paths.login.to()}?next=${encodeURIComponent(next)}`,
    shell: false,
    routes,
  })

/** A title's life, from who adds it to who deletes it. */
const meta = preview.meta({
  title: 'Journeys/Titles',
  component: LoginScreen,
  globals: { level: 'anonymous' },
  parameters: from(paths.createTitle.to()),
})
type Context = Parameters<Play>[0]

const logIn = async ({ canvas }: Context, level: 1 | 2 | 3) => {
  const { email, password } = demoAccount(level)
  await userEvent.click(await canvas.findByLabelText(/^E-mail/))
  await userEvent.paste(email)
  await userEvent.type(canvas.getByLabelText(/^Password/), `${password}{Enter}`)
}
const fill = async ({ canvas }: Context, name: string, text: string) => {
  const field = await canvas.findByRole('textbox', { name })
  await userEvent.clear(field)
  await userEvent.paste(text)
}

/** Three covers, of which the second is refused once: the title and two covers stay, and one press sends the third. */
export const CreatedWithThreeCovers = meta.story({
  play: async (context) => {
    const { canvas, canvasElement, server } = context
    server.fail(contract.covers.uploadVolume, { status: 500, body: { error: 'The disk is full.' }, times: 1 })
    await logIn(context, 2)
    await fill(context, 'Primary title', 'Lantern Harbour')
    await fill(context, 'Description', 'A keeper of lanterns counts the boats.')
    await userEvent.click(canvas.getByRole('tab', { name: /^Database Information/ }))
    await canvas.findByText('Drop covers here')
    const files: HTMLInputElement | null = canvasElement.querySelector('input[type="file"]')
    await userEvent.upload(files!, await pictures(3))
    await expect(await canvas.findByRole('list', { name: 'Covers to upload' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Create Title' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry the failed one' }))
    await expect(await screen.findByText('Upload Complete')).toBeVisible()
    await expect(await canvas.findByText('Content Moderation & Approval')).toBeVisible()
    const title = server.db.titles.all().find(({ primary_title }) => primary_title === 'Lantern Harbour')
    const volumes = server.db.covers.by('title_id', title?.id ?? 0).map(({ volume }) => volume)
    await expect(volumes.toSorted()).toEqual([1, 2, 3])
  },
})

/** What an editor proposes stands in the title once a moderator has approved it. */
export const ProposedApprovedAndShown = meta.story({
  parameters: from(paths.editTitle.to({ id: TITLE.public_id })),
  play: async (context) => {
    const { canvas, server, session } = context
    await logIn(context, 3)
    await fill(context, 'Publication year', '1998')
    await fill(context, 'Edit summary', 'The colophon says 1998')
    await userEvent.click(canvas.getByRole('button', { name: 'Propose' }))
    await userEvent.click(await canvas.findByRole('link', { name: 'View the proposal' }))
    await expect((await canvas.findAllByText('The colophon says 1998'))[0]).toBeVisible()
    await expect(server.db.titles.get(TITLE.id)?.year).not.toBe(1998)
    session.end()
    // Whoever logs in next is led back to the proposal.
    await canvas.findByRole('heading', { name: 'Log in' })
    await logIn(context, 2)
    await userEvent.click(await canvas.findByRole('button', { name: 'Approve' }))
    await waitFor(() => expect(server.db.titles.get(TITLE.id)?.year).toBe(1998))
  },
})

const EditedFromTheSearch = () => {
  const navigate = useNavigate()
  return (
    <>
      <EditTitleScreen />
      <Button onClick={() => void navigate(-1)}>Back to the search</Button>
    </>
  )
}
/** Whoever replaces a cover and goes back to the search sees it there. */
export const CoverReplaced = meta.story({
  render: () => <SearchScreen />,
  parameters: screenAt({
    path: paths.search.pattern,
    at: `${paths.search.to()}?q=dungeon%20kitchen`,
    shell: false,
    routes: [{ path: paths.editTitle.pattern, Component: EditedFromTheSearch }],
  }),
  globals: { level: '2' },
  play: async ({ canvas, canvasElement, server }) => {
    const card = async () =>
      (await canvas.findByRole('heading', { name: TITLE.primary_title, level: 3 })).closest('article')!
    const shown = async () => (await card()).querySelector('img')?.getAttribute('src')
    const stored = () => server.db.titles.get(TITLE.id)?.covers
    const earlier = Object.values(stored() ?? {})
    await expect(earlier).toContain(await shown())
    await userEvent.click(within(await card()).getByRole('link', { name: /^Edit/ }))
    await userEvent.click(await canvas.findByRole('tab', { name: /^Database Information/ }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Replace the cover of volume 1' }))
    const input: HTMLInputElement | null = canvasElement.querySelector('input[type="file"]:not([multiple])')
    await userEvent.upload(input!, await picture('new-1.png'))
    await userEvent.click(await canvas.findByRole('button', { name: 'Upload 1 cover' }))
    await waitFor(() => expect(canvas.queryByRole('list', { name: 'Covers to upload' })).toBeNull())
    await expect(earlier).not.toContain(stored()?.medium)
    await userEvent.click(canvas.getByRole('button', { name: 'Back to the search' }))
    await waitFor(async () => expect(await shown()).toBe(stored()?.medium))
  },
})

/** The second time everything is read already, and the form is there at once: the tab names the title all the same. */
export const EditedTwice = meta.story({
  render: () => <TitleScreen />,
  parameters: screenAt({
    path: paths.title.pattern,
    at: paths.title.to({ id: TITLE.public_id, slug: 'dungeon-kitchen-diaries' }),
    shell: true,
    routes: [{ path: paths.editTitle.pattern, Component: EditTitleScreen }],
  }),
  globals: { level: '2' },
  play: async ({ canvas }) => {
    const opens = async () => {
      await userEvent.click(await canvas.findByRole('link', { name: 'Edit' }))
      await canvas.findByRole('textbox', { name: 'Publication year' })
      await waitFor(() => expect(document.title).toBe(`Edit ${TITLE.primary_title} · Bunko`))
    }
    await opens()
    await userEvent.click(canvas.getByRole('link', { name: 'Cancel' }))
    await opens()
  },
})
const renamed = {
  render: () => <TitleScreen />,
  parameters: screenAt({
    path: paths.title.pattern,
    at: paths.title.to({ id: TITLE.public_id, slug: 'untitled' }),
    routes: [{ path: paths.editTitle.pattern, Component: EditTitleScreen }],
  }),
  globals: { level: '2' },
}
/** Opened, edited, saved; `then` is how it is read from there on. */
const rename = async (context: Context, then: () => void) => {
  const { canvas, server } = context
  await userEvent.click(await canvas.findByRole('link', { name: 'Edit' }))
  await fill(context, 'Primary title', 'Lantern Harbour')
  const answer = server.hang(contract.titles.update, { times: 1 })
  const save = canvas.getByRole('button', { name: 'Save' })
  await waitFor(() => expect(save).toBeEnabled())
  await userEvent.click(save)
  await held(server)
  then()
  answer()
  await expect(await screen.findByText('Manga updated successfully')).toBeVisible()
  await expect(await canvas.findByRole('heading', { level: 1, name: 'Lantern Harbour' })).toBeVisible()
}
/** The page that a save leads to shows what was saved, however long it takes to be read again. */
export const RenamedAndReadSlowly = meta.story({
  ...renamed,
  play: async (context) => {
    const { server } = context
    await rename(context, () => server.hang(contract.titles.get))
    await expect(server.db.titles.get(TITLE.id)?.primary_title).toBe('Lantern Harbour')
    server.clearFaults()
  },
})
/** Where it cannot be read again, that is said. */
export const RenamedAndNotRead = meta.story({
  ...renamed,
  play: async (context) => {
    const { canvas, server } = context
    await rename(context, () => server.fail(contract.titles.get, { status: 500 }))
    await expect(await canvas.findByText('Failed to load manga details')).toBeVisible()
    const retry = canvas.getByRole('button', { name: 'Retry' })
    await waitFor(() => expect(retry).not.toHaveAttribute('aria-busy', 'true'))
    server.clearFaults()
    await userEvent.click(retry)
    await waitFor(() => expect(canvas.queryByText('Failed to load manga details')).toBeNull())
    await expect(canvas.getByRole('heading', { level: 1, name: 'Lantern Harbour' })).toBeVisible()
  },
})

export const DeletedForGood = meta.story({
  parameters: from(paths.deleteTitle.to()),
  play: async (context) => {
    const { canvas, server } = context
    await logIn(context, 1)
    await userEvent.type(await canvas.findByRole('searchbox', { name: 'Search manga' }), 'dungeon kit')
    await canvas.findByText('1 title found')
    await userEvent.click(canvas.getByRole('button', { name: /^Dungeon Kitchen Diaries/ }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete Title' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Yes' }))
    const told = await screen.findByText('The manga has been permanently deleted from the database.')
    // The messages lie in the dialog until it is closed, and are for a moment nowhere.
    await waitFor(() => expect(told).toBeVisible())
    await expect(server.db.titles.get(TITLE.id)).toBeUndefined()
    await expect(server.db.lists.all().some(({ title_id }) => title_id === TITLE.id)).toBe(false)
  },
})
