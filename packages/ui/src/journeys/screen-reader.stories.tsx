import { contract } from '@bunko/api-client'
import { demoAccount } from '@bunko/mock-server'
import { PENDING_EDIT, TITLE, TITLE_WITHOUT_COVER } from '@bunko/mock-server/named'
import preview from '@bunko/storybook/preview'
import { screenAt } from '@bunko/storybook/screen'
import { expect, waitFor, within } from 'storybook/test'
import { Covers, lying, picture } from '../parts/CoverUploads/samples.tsx'
import { paths } from '../paths.ts'
import { CreateAuthorScreen } from '../screens/AuthorFormScreen/AuthorFormScreen.tsx'
import { CreateTitleScreen } from '../screens/CreateTitleScreen/CreateTitleScreen.tsx'
import { EditApprovalsScreen } from '../screens/EditApprovalsScreen/EditApprovalsScreen.tsx'
import { EditDetailScreen } from '../screens/EditDetailScreen/EditDetailScreen.tsx'
import { LoginScreen } from '../screens/LoginScreen/LoginScreen.tsx'
import { CREATE_LINK } from '../screens/MagazinesScreen/magazine-places.ts'
import { MagazinesScreen } from '../screens/MagazinesScreen/MagazinesScreen.tsx'
import { heard, listen, stopListening, timesHeard } from './ear-steps.tsx'
import { focusKept, giveFile, go, keys, press, tabTo, write, writeLabelled } from './keyboard-steps.tsx'

/** What a screen reader says to somebody who works by keyboard. */
const meta = preview.meta({
  title: 'Journeys/By ear',
  component: LoginScreen,
  globals: { level: 'anonymous' },
  parameters: screenAt({ path: paths.login.pattern, at: paths.login.to(), shell: false }),
  beforeEach: () => stopListening,
})

export const LoginFails = meta.story({
  play: async (context) => {
    const { canvas } = context
    await canvas.findByRole('heading', { name: 'Log in' })
    await listen(context)
    await go(context, 'button', 'Log in')
    await keys('{Enter}')
    await heard('button, Log in', 'textbox, E-mail, Enter your e-mail., invalid, required')
    await keys(demoAccount(2).email)
    await writeLabelled(context, /^Password/, 'wrong{Enter}')
    await heard('polite: Logging in…', 'alert: No active account found with the given credentials')
    await expect(canvas.getByLabelText(/^Password/)).toHaveFocus()
  },
})

/** The focus is where it belongs already: what is missing there is said. Where the focus goes there, that is enough. */
export const PasswordMissing = meta.story({
  play: async (context) => {
    const { canvas } = context
    await canvas.findByRole('heading', { name: 'Log in' })
    await listen(context)
    await write(context, 'E-mail', demoAccount(2).email)
    await writeLabelled(context, /^Password/, '{Enter}')
    await heard('polite: Enter your password.')
    await expect(canvas.getByLabelText(/^Password/)).toHaveFocus()
    await go(context, 'button', 'Log in')
    await keys('{Enter}')
    await waitFor(() => expect(canvas.getByLabelText(/^Password/)).toHaveFocus())
    await expect(await timesHeard(/^polite: Enter your password/)).toBe(1)
  },
})

/** From the queue to the decision: what is proposed is named before it is decided, and what came of it is told. */
export const ReviewIsDone = meta.story({
  globals: { level: '2' },
  parameters: screenAt({
    path: paths.editApprovals.pattern,
    at: paths.editApprovals.to(),
    shell: true,
    routes: [{ path: paths.edit.pattern, Component: EditDetailScreen }],
  }),
  render: () => <EditApprovalsScreen />,
  play: async (context) => {
    const { canvas, server } = context
    const card = (await canvas.findByText(PENDING_EDIT.summary)).closest('article')
    await canvas.findByRole('link', { name: /^Edit approvals.*pending/ })
    await listen(context)
    await tabTo(within(card!).getByRole('link', { name: TITLE.primary_title }))
    await keys('{Enter}')
    await canvas.findByRole('form', { name: 'Review' })
    const last = canvas.getByRole('article', { name: 'Campo: year' })
    for (let pressed = 0; pressed < 12 && document.activeElement !== last; pressed += 1) await keys('n')
    await press(context, 'button', 'Approve')
    await heard(
      'link, Skip to content',
      /^link, Edit approvals \d+ pending, current page/,
      'button, Moderator Account of m.tanabe, not expanded, has popup menu',
      /^tab, Pending \d+, selected, .*position 1, set size 4/,
      `link, ${TITLE.primary_title}, ${PENDING_EDIT.summary}`,
      'main',
      'article, Campo: description',
      'article, Campo: theme_names',
      'article, Campo: year',
      'textbox, Review comment, Needed to reject, welcome when approving. The editor will read it.',
      'button, Approve',
      'polite: Approving…',
      'polite: Edit approved successfully',
    )
    await focusKept()
    await expect(server.db.edits.get(PENDING_EDIT.id)?.status).toBe('approved')
  },
})

/** A file that is none is refused with the reason; one that fails can be sent again from its row. */
export const UploadFails = meta.story({
  globals: { level: '2' },
  parameters: screenAt({ path: '/', at: '/', shell: false }),
  render: () => <Covers titleId={TITLE_WITHOUT_COVER.public_id} />,
  beforeEach: ({ server }) =>
    void server.fail(contract.covers.uploadVolume, { status: 500, body: { error: 'Disk full' }, times: 1 }),
  play: async (context) => {
    const { canvas, server } = context
    const cover = await picture('vol-1.png')
    await canvas.findByText('Drop covers here')
    await listen(context)
    await go(context, 'button', 'Choose files')
    await giveFile(lying('<svg/>'), cover)
    await canvas.findByRole('list', { name: 'Covers to upload' })
    await heard('button, Choose files', 'polite: Looking at the files…', /^alert: File Validation Error/)
    await press(context, 'button', 'Upload 1 cover')
    await heard('button, Upload 1 cover', 'polite: Uploading cover 1 of 1', 'alert: Upload FailedDisk full')
    await focusKept()
    await press(context, 'button', 'Retry vol-1.png')
    await heard('button, Retry vol-1.png', 'polite: Uploading cover 1 of 1', 'polite: 1 cover, 1 uploaded')
    await heard('polite: Upload Complete1 cover uploaded')
    await focusKept()
    await expect(server.db.covers.by('title_id', TITLE_WITHOUT_COVER.id)).toMatchObject([{ volume: 1 }])
  },
})

/** Enter leaves the focus in the volume that is none: what is wrong with it is said there and then. */
export const VolumeRefused = meta.story({
  globals: { level: '2' },
  parameters: screenAt({ path: '/', at: '/', shell: false }),
  render: () => <Covers titleId={TITLE_WITHOUT_COVER.public_id} />,
  play: async (context) => {
    const { canvas } = context
    const cover = await picture('vol-1.png')
    await canvas.findByText('Drop covers here')
    await listen(context)
    await write(context, 'Volume of the next file', 'x{Enter}')
    await heard('polite: A volume is a whole number from 1 to 9999. Until then it is volume 1.')
    await expect(canvas.getByRole('textbox', { name: 'Volume of the next file' })).toHaveFocus()
    await keys('{Escape}')
    await go(context, 'button', 'Choose files')
    await giveFile(cover)
    await canvas.findByRole('list', { name: 'Covers to upload' })
    await write(context, 'Volume of vol-1.png', 'x{Enter}')
    await heard('polite: A volume is a whole number from 1 to 9999. Until then it stays volume 1.')
    await expect(canvas.getByRole('textbox', { name: 'Volume of vol-1.png' })).toHaveFocus()
  },
})

/** A year is looked at once it is left: who has gone on hears what is wrong with it. Of what is sent the summary tells. */
export const HouseChecked = meta.story({
  globals: { level: '1' },
  parameters: screenAt({ path: paths.createMagazine.pattern, at: CREATE_LINK, shell: true }),
  render: () => <MagazinesScreen />,
  play: async (context) => {
    const { canvas } = context
    const year = await canvas.findByRole('textbox', { name: 'Founded year' })
    await listen(context)
    await write(context, 'Name', 'Qux')
    await write(context, 'Founded year', '3000{Tab}')
    await heard(/^polite: Founded year: Enter a year from 1800 to \d+$/)
    await expect(year).not.toHaveFocus()
    await write(context, 'Website', 'qux{Tab}')
    await heard('polite: Website: Enter a full address that begins with https:// or http://')
    await press(context, 'button', 'Create magazine')
    await heard(/^alert: Please correct these fields/)
    await waitFor(() => expect(year).toHaveFocus())
    await expect(await timesHeard(/^polite: Founded year/)).toBe(1)
    await expect(await timesHeard(/^polite: Website/)).toBe(1)
  },
})
export const PersonChecked = meta.story({
  globals: { level: '2' },
  parameters: screenAt({ path: paths.createAuthor.pattern, at: paths.createAuthor.to(), shell: true }),
  render: () => <CreateAuthorScreen />,
  play: async (context) => {
    await context.canvas.findByRole('textbox', { name: 'Age' })
    await listen(context)
    await write(context, 'Age', '40a{Tab}')
    await heard('polite: Age: Enter a whole number in digits')
  },
})
export const TitleChecked = meta.story({
  globals: { level: '2' },
  parameters: screenAt({ path: paths.createTitle.pattern, at: paths.createTitle.to(), shell: true }),
  render: () => <CreateTitleScreen />,
  play: async (context) => {
    await context.canvas.findByRole('textbox', { name: 'Publication year' })
    await listen(context)
    await write(context, 'Publication year', '3000{Tab}')
    await heard(/^polite: Publication year: Enter a year from 1900 to \d+\.$/)
  },
})
