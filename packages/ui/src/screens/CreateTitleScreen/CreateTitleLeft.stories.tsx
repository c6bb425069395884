import { contract } from '@bunko/api-client'
import { WIDE_ONLY } from '@bunko/storybook/modes'
import preview from '@bunko/storybook/preview'
import { screenAt, type Play } from '@bunko/storybook/screen'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { KeptDrafts } from '../../drafts/story-drafts.tsx'
import { paths } from '../../paths.ts'
import { picture } from '../../parts/CoverUploads/samples.tsx'
import { CreateTitleScreen } from './CreateTitleScreen.tsx'
import { addCovers, atAdmin, create, fillNeeded, openTab, typeDescription, typeTitle } from './story-steps.tsx'

const meta = preview.meta({
  title: 'Screens/Create title/Left',
  component: CreateTitleScreen,
  globals: { level: '2' },
  parameters: screenAt({ path: paths.createTitle.pattern, at: paths.createTitle.to() }),
})
const asked = async ({ canvas }: Parameters<Play>[0]) => {
  await userEvent.click(canvas.getByRole('link', { name: 'Cancel' }))
  return screen.findByRole('alertdialog', { name: 'Leave without creating the title?' })
}

/** Leaving asks, and says what becomes of what was typed. */
export const LeavingAsks = meta.story({
  play: async (context) => {
    await typeTitle(context, 'Half a Title')
    const dialog = within(await asked(context))
    await expect(dialog.getByText(/offered when you come back/)).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Stay' })).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Leave' })).toBeVisible()
  },
})
/** What was typed, covers too, is offered on return, and gone once it is created. */
export const LeftAndReturned = meta.story({
  parameters: WIDE_ONLY,
  play: async (context) => {
    const { canvas } = context
    await typeTitle(context, 'Half a Title')
    await openTab(context, 'Database Information')
    await addCovers(context, [await picture('vol-1.png')])
    await asked(context)
    await userEvent.click(screen.getByRole('button', { name: 'Stay' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(canvas.getByRole('heading', { level: 1, name: 'Create title' })).toBeVisible()
    await asked(context)
    await userEvent.click(screen.getByRole('button', { name: 'Leave' }))
    await atAdmin(context)
    await userEvent.click(canvas.getByRole('link', { name: 'Add title' }))
    await expect(await canvas.findByText('1 cover not uploaded yet')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Restore' }))
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Primary title' })).toHaveValue('Half a Title'))
    await openTab(context, 'Database Information')
    await expect(canvas.getByText('vol-1.png')).toBeVisible()
    await openTab(context, 'Basic Info')
    await typeDescription(context, 'Now whole.')
    await create(context)
    await atAdmin(context)
    await userEvent.click(canvas.getByRole('link', { name: 'Add title' }))
    await expect(await canvas.findByRole('textbox', { name: 'Primary title' })).toHaveValue('')
    await expect(canvas.queryByText(/unfinished/)).toBeNull()
  },
})
/** The browser takes nothing more: no draft is promised beyond this tab, in which it is offered. */
export const NoRoomForDrafts = meta.story({
  render: () => (
    <KeptDrafts of="user:2" texts={{}} isFull>
      <CreateTitleScreen />
    </KeptDrafts>
  ),
  play: async (context) => {
    await typeTitle(context, 'Half a Title')
    // A draft is written half a second after the last letter: until then nobody knows.
    await waitFor(async () => {
      const dialog = await asked(context)
      const isTold = dialog.textContent?.includes('only until this tab is closed or loaded anew')
      if (!isTold) await userEvent.click(screen.getByRole('button', { name: 'Stay' }))
      await expect(isTold).toBe(true)
    })
    await expect(screen.getByRole('alertdialog')).toHaveTextContent(
      'offered when you come back. This browser has no room to keep it, so only until this tab is closed or loaded anew.',
    )
  },
})

const closes = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
/** Reload and close ask as well, once something is typed. */
export const ClosingTheTab = meta.story({
  play: async (context) => {
    await context.canvas.findByRole('textbox', { name: 'Primary title' })
    await expect(closes()).toBe(true)
    await typeTitle(context, 'Half a Title')
    await waitFor(() => expect(closes()).toBe(false))
    await userEvent.clear(context.canvas.getByRole('textbox', { name: 'Primary title' }))
    await waitFor(() => expect(closes()).toBe(true))
  },
})
/** A clean form is left unasked. */
export const Clean = meta.story({
  play: async (context) => {
    await userEvent.click(await context.canvas.findByRole('link', { name: 'Cancel' }))
    await atAdmin(context)
    await expect(screen.queryByRole('alertdialog')).toBeNull()
  },
})
/** R15b: a logout clears it, and says so before. */
export const LoggedOut = meta.story({
  play: async (context) => {
    const { canvas, session } = context
    await fillNeeded(context)
    const ask = async () => {
      await userEvent.click(canvas.getByRole('button', { name: /m\.tanabe/ }))
      await userEvent.click(await screen.findByRole('menuitem', { name: /Log out/ }))
      return within(await screen.findByRole('alertdialog', { name: 'Log out without saving?' }))
    }
    await userEvent.click((await ask()).getByRole('button', { name: 'Stay' }))
    await expect(canvas.getByRole('button', { name: 'Create Title' })).toBeEnabled()
    await expect(session.state().isAuthenticated).toBe(true)
    await userEvent.click((await ask()).getByRole('button', { name: 'Log out' }))
    await expect(await canvas.findByText('/login', { selector: 'code' })).toBeVisible()
    await expect(session.state().isAuthenticated).toBe(false)
    await expect(screen.queryByRole('alertdialog')).toBeNull()
  },
})

/** A refusal leads to its field, on another tab too, and leaves the question standing that was asked meanwhile. */
export const RefusedWhileAsked = meta.story({
  play: async (context) => {
    const { canvas, server } = context
    await fillNeeded(context)
    const answer = server.hang(contract.titles.list)
    server.fail(contract.titles.create, { status: 400, body: { genre_names: ['Unknown genre.'] } })
    await userEvent.click(canvas.getByRole('button', { name: 'Create Title' }))
    await userEvent.click(canvas.getByRole('link', { name: 'Cancel' }))
    await expect(await screen.findByRole('alertdialog')).toBeVisible()
    answer()
    const tab = await canvas.findByRole('tab', { name: /^Classifications/ })
    await waitFor(() => expect(tab).toHaveAttribute('aria-selected', 'true'))
    await expect(await screen.findByRole('alertdialog', { name: 'Leave without creating the title?' })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Leave' }))
    await atAdmin(context)
  },
})
