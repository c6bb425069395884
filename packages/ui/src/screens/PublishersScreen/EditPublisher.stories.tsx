import { callName, contract } from '@bunko/api-client'
import { demoAccount, makeMagazine, makePublisher } from '@bunko/mock-server'
import { answered } from '@bunko/storybook/answered'
import { choice, marked } from '@bunko/storybook/choice'
import { held } from '@bunko/storybook/held'
import preview from '@bunko/storybook/preview'
import { screenAt, type Play } from '@bunko/storybook/screen'
import { twoFrames } from '@bunko/storybook/two-frames'
import { expect, screen, waitFor, within } from 'storybook/test'
import { KeptDrafts } from '../../drafts/story-drafts.tsx'
import { Reopened, reopened } from '../../lib/story-reopened.tsx'
import { chooseLogo, puts, retype, save, text } from '../../parts/HouseForm/story-steps.tsx'
import { picture, readLate } from '../../parts/CoverUploads/samples.tsx'
import { removeLogo } from '../../parts/LogoField/story-remove.tsx'
import { paths } from '../../paths.ts'
import { SleepingTab } from '../../session/story-sleeping-tab.tsx'
import { isNotSaid } from '../../toasts/story-toast.tsx'
import { PublisherFormScreen, PublishersScreen } from './PublishersScreen.tsx'

const at = (publisherId: string) =>
  screenAt({
    path: paths.editPublisher.pattern,
    at: paths.editPublisher.to({ publisherId }),
    routes: [{ path: paths.createPublisher.pattern, Component: PublishersScreen }],
  })
const LOGO = '/media/publishers/old.png'

/** 'Nova Casa', `nova`, of Porto, with one magazine. */
const meta = preview.meta({
  title: 'Screens/Publishers/Edit',
  component: PublisherFormScreen,
  globals: { level: '1' },
  parameters: at('nova'),
  beforeEach: ({ server: { db } }) => {
    db.publishers.put(
      makePublisher({
        id: 901,
        public_id: 'nova',
        name: 'Nova Casa',
        about: null,
        headquarters: 'Porto',
        country: 'Portugal',
        founded_year: 1968,
        status: 'acquired',
        website: 'https://nova.example',
        twitter: null,
        facebook: null,
        instagram: null,
        youtube: null,
        linkedin: 'https://linkedin.com/company/nova',
        logo: null,
        owned_magazine_ids: ['kumo'],
        magazine_count: 1,
      }),
    )
    db.magazines.put(makeMagazine({ id: 901, public_id: 'kumo', name: 'Comic Kumo', publisher_id: 901 }))
    db.magazines.put(makeMagazine({ id: 902, public_id: 'sora', name: 'Comic Kumo Sora', publisher_id: null }))
  },
})

type Context = Parameters<Play>[0]
const stored = ({ db }: Context['server']) => db.publishers.get(901)
const listed = async ({ canvas }: Context) =>
  expect(await canvas.findByRole('searchbox', { name: 'Search publishers' })).toBeVisible()

/** The form as it comes. */
export const AsUsual = meta.story({
  play: async ({ canvas, server }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Nova Casa' })).toBeVisible()
    await expect(await text(canvas, 'Country')).toHaveValue('Portugal')
    await expect(await canvas.findByRole('button', { name: 'Remove Comic Kumo' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Save changes' })).toBeVisible()
    await expect(puts(server)).toEqual([])
  },
})

/** The publisher's own magazines are not offered again (section 2); saving returns to the list. */
export const Saved = meta.story({
  play: async (context) => {
    const { canvas, server, userEvent } = context
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Nova Casa' })).toBeVisible()
    await expect(await text(canvas, 'LinkedIn')).toHaveValue('https://linkedin.com/company/nova')
    await expect(canvas.getByRole('button', { name: 'Remove Comic Kumo' })).toBeVisible()
    // The list gives its field the focus in the next frame, which is not to come between clearing and writing.
    await twoFrames()
    await retype(context, 'Country', 'Brazil')
    await expect(await text(canvas, 'Country')).toHaveValue('Brazil')
    await retype(context, 'Founded year', '')
    await userEvent.type(canvas.getByRole('combobox', { name: 'Magazines' }), 'comic kumo')
    await expect(await marked(/^Comic Kumo Sora/)).toBeVisible()
    await expect(within(screen.getByRole('listbox')).getAllByRole('option')).toHaveLength(1)
    await userEvent.keyboard('{Enter}')
    await save(context)
    await listed(context)
    await expect(await screen.findByText('Publisher updated')).toBeVisible()
    await expect(stored(server)).toMatchObject({
      country: 'Brazil',
      founded_year: null,
      headquarters: 'Porto',
      owned_magazine_ids: ['kumo', 'sora'],
    })
    await expect(server.journal.some(({ query }) => query.includes('exclude_publisher=nova'))).toBe(true)
    await expect(puts(server)).toHaveLength(1)
    await expect(canvas.queryByText(/did not clear/)).toBeNull()
  },
})

/** R1: where the answer does not tell what stands in a path, it is written to by the address that it was read by. */
export const ToldByNumberAlone = meta.story({
  beforeEach: ({ server }) => {
    const publisher = { id: 901, name: 'Nova Casa', country: 'Portugal' }
    server.fail(contract.publishers.get, { status: 200, body: { publisher, owned_magazines: [] } })
  },
  play: async (context) => {
    const { server } = context
    await retype(context, 'Country', 'Brazil')
    await save(context)
    await waitFor(() => expect(stored(server)).toMatchObject({ country: 'Brazil' }))
    await expect(puts(server).map(({ path }) => path)).toEqual(['/manga/publishers/nova/'])
  },
})

/** Removed by mistake: the search leaves it out, and it is offered all the same. */
export const MagazinePutBack = meta.story({
  play: async (context) => {
    const { canvas, server, userEvent } = context
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove Comic Kumo' }))
    await userEvent.type(canvas.getByRole('combobox', { name: 'Magazines' }), 'cómic kumo')
    await userEvent.click(await choice(/^Comic Kumo(?! Sora)/))
    await expect(canvas.getByRole('button', { name: 'Remove Comic Kumo' })).toBeVisible()
    await retype(context, 'Country', 'Brazil')
    await save(context)
    await listed(context)
    await expect(stored(server)).toMatchObject({ country: 'Brazil', owned_magazine_ids: ['kumo'] })
  },
})

/** A text area makes LF of every line end: passing through one changes nothing, neither asked about nor sent. */
export const OtherLineEnds = meta.story({
  beforeEach: ({ server: { db } }) => void db.publishers.update(901, { about: 'One\r\ntwo' }),
  play: async (context) => {
    const { canvas, server, userEvent } = context
    await userEvent.click(await text(canvas, 'About'))
    // What was typed and taken back has the form compared as a whole.
    await userEvent.type(canvas.getByRole('textbox', { name: 'Country' }), 's{Backspace}')
    await userEvent.click(within(canvas.getByRole('main')).getByRole('link', { name: 'Publishers' }))
    await listed(context)
    await expect(screen.queryByRole('dialog')).toBeNull()
    await expect(puts(server)).toEqual([])
  },
})

/** R25a: empty texts are dropped, so the server keeps them: it is said which, and stays readable. */
export const DidNotClear = meta.story({
  play: async (context) => {
    const { canvas, server } = context
    await retype(context, 'Website', '')
    await retype(context, 'Headquarters', '')
    await retype(context, 'Founded year', '')
    await save(context)
    await listed(context)
    const main = within(canvas.getByRole('main'))
    await expect(await main.findByText('Some fields did not clear')).toBeVisible()
    await expect(
      main.getByText('Headquarters, Website: empty in the form, but the server kept what was there.'),
    ).toBeVisible()
    await expect(main.getByRole('link', { name: 'Back to the form' })).toHaveAttribute(
      'href',
      '/admin/create-publisher/nova',
    )
    await expect(stored(server)).toMatchObject({ website: 'https://nova.example', founded_year: null })
  },
})

/** An answer of a name and no more does not say that it is gone. */
export const DidNotClearAndWasNotTold = meta.story({
  play: async (context) => {
    const { canvas, server } = context
    await retype(context, 'Website', '')
    // What is sent leaves it out, and so it stays.
    const body = { success: true, publisher: { public_id: 'nova', name: 'Nova Casa' } }
    server.fail(contract.publishers.update, { status: 200, body })
    await save(context)
    await listed(context)
    await expect(
      await within(canvas.getByRole('main')).findByText(
        'Website: empty in the form, but the server kept what was there.',
      ),
    ).toBeVisible()
  },
})

const asks = async (context: Context) => {
  await retype(context, 'About', 'Never mind.')
  await context.userEvent.click(context.canvas.getByRole('link', { name: 'Cancel' }))
  return within(await screen.findByRole('alertdialog', { name: 'Leave without saving?' }))
}
export const LeavingAsks = meta.story({
  play: async (context) => expect((await asks(context)).getByRole('button', { name: 'Stay' })).toBeVisible(),
})
/** To the publisher's page, asked where something was typed. */
export const Cancelled = meta.story({
  play: async (context) => {
    const { canvas, server, userEvent } = context
    await userEvent.click((await asks(context)).getByRole('button', { name: 'Leave' }))
    await expect(await canvas.findByText('/publisher/nova', { selector: 'code' })).toBeVisible()
    await expect(puts(server)).toEqual([])
  },
})

/** Uploaded and removed at once, and no change of the form. */
export const LogoAtOnce = meta.story({
  beforeEach: ({ server }) => void server.db.publishers.update(901, { logo: LOGO }),
  play: async (context) => {
    const { canvas, server } = context
    await retype(context, 'Country', 'Brazil')
    await removeLogo(context)
    await expect(await canvas.findByText('Logo removed')).toBeVisible()
    await expect(stored(server)?.logo).toBeNull()
    await chooseLogo(context)
    await expect(await canvas.findByText('Logo uploaded')).toBeVisible()
    const { logo } = stored(server) ?? {}
    await expect(logo).toBeTruthy()
    await save(context)
    await listed(context)
    await expect(stored(server)).toMatchObject({ logo, country: 'Brazil' })
  },
})
const logoFails =
  (expected: string, body?: unknown): Play =>
  async (context) => {
    const { canvas, server } = context
    server.fail(contract.publishers.deleteImage, { status: 500, ...(body !== undefined && { body }) })
    await removeLogo(context)
    await expect(await canvas.findByText(expected)).toBeVisible()
    await expect(stored(server)?.logo).toBe(LOGO)
  }
export const LogoNotRemoved = meta.story({
  beforeEach: ({ server }) => void server.db.publishers.update(901, { logo: LOGO }),
  play: logoFails('Failed to remove image'),
})
export const LogoNotRemovedWithAText = meta.story({
  beforeEach: ({ server }) => void server.db.publishers.update(901, { logo: LOGO }),
  play: logoFails('Delete failed: Disk full', { error: 'Disk full' }),
})

/** A save replaces the whole record: it waits, or the logo would be back. */
export const SavedAfterItsLogoIsGone = meta.story({
  beforeEach: ({ server }) => void server.db.publishers.update(901, { logo: LOGO }),
  play: async (context) => {
    const { canvas, server } = context
    await retype(context, 'Country', 'Brazil')
    const answer = server.hang(contract.publishers.deleteImage)
    await removeLogo(context)
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Save changes' })).toHaveAttribute('aria-busy', 'true'),
    )
    await save(context)
    answer()
    await expect(await canvas.findByText('Logo removed')).toBeVisible()
    await answered()
    await expect(puts(server)).toEqual([])
    await save(context)
    await listed(context)
    await expect(stored(server)).toMatchObject({ logo: null, country: 'Brazil' })
  },
})
/** It is still looked at when the save is pressed: nothing is saved before it is stored. */
export const SavedAfterItsLogoIsStored = meta.story({
  play: async (context) => {
    const { canvas, canvasElement, server, userEvent } = context
    await retype(context, 'Country', 'Brazil')
    const [logo, come] = readLate(await picture('logo-1.png'))
    await userEvent.upload(canvasElement.querySelector<HTMLInputElement>('input[type=file]')!, logo)
    await expect(await canvas.findByText('Waiting for the logo…')).toBeInTheDocument()
    await save(context)
    come()
    await expect(await canvas.findByText('Logo uploaded')).toBeVisible()
    await answered()
    await expect(puts(server)).toEqual([])
    await save(context)
    await listed(context)
    await expect(stored(server)).toMatchObject({ logo: expect.any(String), country: 'Brazil' })
  },
})
/** No answer came, though it was removed: that is nobody else's change, and is not undone. */
export const OwnLogoIsNobodyElses = meta.story({
  beforeEach: ({ server }) => {
    server.db.publishers.update(901, { logo: LOGO })
    server.failNetwork(contract.publishers.deleteImage)
  },
  play: async (context) => {
    const { canvas, server } = context
    await retype(context, 'Country', 'Brazil')
    await removeLogo(context)
    await expect(await canvas.findByText(/^Network error/)).toBeVisible()
    server.db.publishers.update(901, { logo: null })
    await save(context)
    await listed(context)
    await expect(stored(server)).toMatchObject({ logo: null, country: 'Brazil' })
  },
})

/** Somebody else signs in in another tab while it is read before the save: nothing is sent as theirs. */
export const NotSentAsAnother = meta.story({
  render: () => (
    <SleepingTab account={demoAccount(1)} another={demoAccount(2)}>
      <PublisherFormScreen />
    </SleepingTab>
  ),
  play: async (context) => {
    const { canvas, server, userEvent } = context
    await retype(context, 'Country', 'Brazil')
    const read = server.hang(contract.publishers.get, { times: 1 })
    await save(context)
    await held(server)
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in elsewhere' }))
    read()
    await expect(await canvas.findByText('/admin', { selector: 'code' })).toBeVisible()
    await answered()
    await expect(puts(server)).toEqual([])
    await expect(stored(server)?.country).toBe('Portugal')
  },
})

/** Both were done, and neither was answered: what is stored is shown, once the chosen file is given up. */
export const LogoWithoutAnAnswer = meta.story({
  beforeEach: ({ server }) => {
    server.db.publishers.update(901, { logo: LOGO })
    server.cut(contract.publishers.deleteImage)
    server.cut(contract.publishers.uploadImage)
  },
  play: async (context) => {
    const { canvas, server, userEvent } = context
    await removeLogo(context)
    await expect(await canvas.findByText('No logo yet')).toBeVisible()
    await chooseLogo(context)
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove the chosen logo' }))
    const logo = await canvas.findByRole('img', { name: 'Logo of Nova Casa' })
    await expect(logo).toHaveAttribute('src', stored(server)?.logo)
  },
})

/** Saved without the logo that failed, and not left: it can be sent again. */
export const SavedBesideAFailedLogo = meta.story({
  beforeEach: ({ server }) => void server.fail(contract.publishers.uploadImage, { status: 500, times: 1 }),
  play: async (context) => {
    const { canvas, server, userEvent } = context
    await retype(context, 'Country', 'Brazil')
    await chooseLogo(context)
    const retry = await canvas.findByRole('button', { name: 'Retry the upload of the logo' })
    await save(context)
    await expect(await screen.findByText('Publisher updated')).toBeVisible()
    await expect(stored(server)).toMatchObject({ logo: null, country: 'Brazil' })
    await waitFor(() => expect(retry).toBeEnabled())
    await userEvent.click(retry)
    await expect(await canvas.findByText('Logo uploaded')).toBeVisible()
    await expect(stored(server)).toMatchObject({ logo: expect.any(String), country: 'Brazil' })
    await expect(canvas.getByRole('img', { name: 'Logo of Nova Casa' })).toHaveAttribute('src', stored(server)?.logo)
    // Nothing is asked: all of it is saved.
    await userEvent.click(canvas.getByRole('link', { name: 'Cancel' }))
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Save changes' })).toBeNull())
    await expect(screen.queryByRole('alertdialog')).toBeNull()
  },
})

/** R25a: told on the form where that is not left, with what the server kept. */
export const DidNotClearBesideAFailedLogo = meta.story({
  beforeEach: ({ server }) => void server.fail(contract.publishers.uploadImage, { status: 500, times: 1 }),
  play: async (context) => {
    const { canvas } = context
    await retype(context, 'Headquarters', '')
    await chooseLogo(context)
    await canvas.findByRole('button', { name: 'Retry the upload of the logo' })
    await save(context)
    const main = within(canvas.getByRole('main'))
    await expect(await main.findByText('A field did not clear')).toBeVisible()
    await expect(main.getByText('Headquarters: the server kept what was there.')).toBeVisible()
    // The message that announces it says the same: what the form shows now is no longer empty.
    await waitFor(() => expect(screen.getAllByText('Headquarters: the server kept what was there.')).toHaveLength(2))
    await waitFor(async () => expect(await text(canvas, 'Headquarters')).toHaveValue('Porto'))
  },
})

/** Section 8: to the list, where the reason stays readable. */
export const NotThere = meta.story({
  parameters: at('nowhere'),
  play: async (context) => {
    await listed(context)
    await expect(await within(context.canvas.getByRole('main')).findByText('Not found.')).toBeVisible()
  },
})

/** A colleague has deleted it since it was opened the last time. */
export const GoneSince = meta.story({
  render: () => (
    <Reopened>
      <PublisherFormScreen />
    </Reopened>
  ),
  play: async (context) => {
    const { canvas, server } = context
    await expect(await text(canvas, 'Name')).toHaveValue('Nova Casa')
    server.db.publishers.remove(901)
    await reopened(context, () => listed(context))
    await expect(await within(canvas.getByRole('main')).findByText('Not found.')).toBeVisible()
  },
})
/** Who has typed is told by the save, and loses nothing. */
export const GoneSinceItWasChanged = meta.story({
  render: () => (
    <Reopened>
      <PublisherFormScreen />
    </Reopened>
  ),
  play: async (context) => {
    const { canvas, server } = context
    await expect(await text(canvas, 'Name')).toHaveValue('Nova Casa')
    server.db.publishers.remove(901)
    const answer = server.hang(contract.publishers.get, { times: 1 })
    await reopened(context, async () => {
      await held(server)
      await retype(context, 'Country', 'Brazil')
    })
    answer()
    await answered()
    await save(context)
    await expect(await within(canvas.getByRole('main')).findByRole('note')).toHaveTextContent('Not found.')
    await expect(await text(canvas, 'Country')).toHaveValue('Brazil')
    await expect(puts(server)).toEqual([])
  },
})

export const DraftOffered = meta.story({
  render: () => (
    <KeptDrafts of="user:2" texts={{ 'edit-publisher:nova': JSON.stringify([{ country: 'Brazil' }]) }}>
      <PublisherFormScreen />
    </KeptDrafts>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You have unsaved changes to this publisher')).toBeVisible()
    await expect(await text(canvas, 'Country')).toHaveValue('Portugal')
  },
})

/** The draft was begun when another country stood there: whose stays is asked. */
export const DraftOfWhatChangedSince = meta.story({
  render: () => (
    <KeptDrafts
      of="user:2"
      texts={{ 'edit-publisher:nova': JSON.stringify([{ country: 'Brazil', base: { country: 'Spain' } }]) }}
    >
      <PublisherFormScreen />
    </KeptDrafts>
  ),
  play: async (context) => {
    const { canvas, server, userEvent } = context
    await userEvent.click(await canvas.findByRole('button', { name: 'Restore draft' }))
    await save(context)
    const note = within(await canvas.findByRole('group', { name: 'Somebody else changed this publisher meanwhile' }))
    await expect(note.getAllByRole('definition').map((one) => one.textContent)).toEqual(['Spain', 'Portugal', 'Brazil'])
    await answered()
    await expect(puts(server)).toEqual([])
  },
})

export const Loading = meta.story({
  beforeEach: ({ server }) => void server.hang(contract.publishers.get),
  play: async ({ canvas }) => expect(await canvas.findByText('Loading publisher…')).toBeInTheDocument(),
})

export const LoadFails = meta.story({
  beforeEach: ({ server }) =>
    void server.fail(contract.publishers.get, { status: 500, body: { error: 'Database is down.' } }),
  play: async (context) => {
    await listed(context)
    const alert = within(await within(context.canvas.getByRole('main')).findByRole('note'))
    await expect(alert.getByText('Failed to load publisher')).toBeVisible()
    await expect(alert.getByText('Database is down.')).toBeVisible()
    await waitFor(() => expect(screen.getAllByText('Failed to load publisher')).toHaveLength(2))
  },
})

/** What cannot be read would look empty here and be sent like that: the form does not open (decision 5). */
export const OddFact = meta.story({
  beforeEach: ({ server }) => {
    const publisher = { id: 901, name: 'Nova Casa', founded_year: 'about 1931' }
    server.fail(contract.publishers.get, { status: 200, body: { publisher, owned_magazines: [] } })
  },
  play: async (context) => {
    await listed(context)
    const alert = within(await within(context.canvas.getByRole('main')).findByRole('note'))
    await expect(alert.getByText('Failed to load publisher')).toBeVisible()
    await expect(puts(context.server)).toEqual([])
  },
})

const identityOnly: Play = async ({ server }) =>
  void server.fail(contract.publishers.get, { status: 200, body: { publisher: { id: 901, name: 'Nova Casa' } } })
export const PartialData = meta.story({
  beforeEach: identityOnly,
  play: async ({ canvas }) => {
    await expect(await text(canvas, 'Name')).toHaveValue('Nova Casa')
    for (const name of ['Country', 'Founded year', 'LinkedIn']) await expect(await text(canvas, name)).toHaveValue('')
  },
})
/** More magazines are counted than named: the form says so, and a save leaves them where they are. */
export const SomeMagazinesUntold = meta.story({
  beforeEach: ({ server }) => {
    const publisher = { id: 901, name: 'Nova Casa', magazine_count: 3 }
    server.fail(contract.publishers.get, { status: 200, body: { publisher, owned_magazines: [] } })
  },
  play: async (context) => {
    const { canvas, canvasElement, server } = context
    await retype(context, 'Country', 'Brazil')
    const warns = () =>
      expect(canvas.getByRole('combobox', { name: 'Magazines' })).toHaveAccessibleDescription(
        /The server counts 3 more than it names: a change of this list may remove what is not named\.$/,
      )
    await warns()
    // Still so when the record is read again.
    const publisher = { id: 901, name: 'Nova Casa', magazine_count: 3, logo: LOGO }
    server.fail(contract.publishers.get, { status: 200, body: { publisher, owned_magazines: [] } })
    await chooseLogo(context)
    await waitFor(() => expect(canvasElement.querySelector(`img[src$='${LOGO}']`)).not.toBeNull())
    await warns()
    await save(context)
    await listed(context)
    await expect(stored(server)).toMatchObject({ country: 'Brazil', owned_magazine_ids: ['kumo'] })
  },
})
/** What the server does not tell is not emptied by a save. */
export const PartialDataSaved = meta.story({
  beforeEach: identityOnly,
  play: async (context) => {
    const { canvas, server } = context
    await expect(await text(canvas, 'Founded year')).toHaveValue('')
    await retype(context, 'Country', 'Brazil')
    await save(context)
    await listed(context)
    const kept = { headquarters: 'Porto', founded_year: 1968, owned_magazine_ids: ['kumo'] }
    await expect(stored(server)).toMatchObject({ country: 'Brazil', ...kept })
  },
})

export const SaveFails = meta.story({
  play: async (context) => {
    const { canvas, server } = context
    server.fail(contract.publishers.update, { status: 500 })
    await retype(context, 'Country', 'Brazil')
    await save(context)
    const alert = within(await within(canvas.getByRole('main')).findByRole('note'))
    await expect(alert.getByText('Failed to save publisher')).toBeVisible()
    await expect(await text(canvas, 'Country')).toHaveValue('Brazil')
    await expect(stored(server)?.country).toBe('Portugal')
  },
})

const meanwhile = async (context: Context) => {
  await retype(context, 'Country', 'Brazil')
  await retype(context, 'About', 'Ours.')
  context.server.db.publishers.update(901, { country: 'Spain', status: 'merged' })
  await save(context)
  const note = within(
    await context.canvas.findByRole('group', { name: 'Somebody else changed this publisher meanwhile' }),
  )
  await expect(note.getByText('Spain')).toBeVisible()
  await answered()
  await expect(puts(context.server)).toEqual([])
}
export const ChangedMeanwhile = meta.story({
  play: async (context) => {
    await meanwhile(context)
    for (const name of ['Overwrite with mine', 'Take theirs'])
      await expect(context.canvas.getByRole('button', { name })).toBeVisible()
  },
})
export const ChangedMeanwhileAndOverwritten = meta.story({
  play: async (context) => {
    const { canvas, server, userEvent } = context
    await meanwhile(context)
    await userEvent.click(canvas.getByRole('button', { name: 'Overwrite with mine' }))
    await listed(context)
    await expect(stored(server)).toMatchObject({ country: 'Brazil', about: 'Ours.', status: 'merged' })
  },
})
export const ChangedMeanwhileAndTaken = meta.story({
  play: async (context) => {
    const { canvas, server, userEvent } = context
    await meanwhile(context)
    await userEvent.click(canvas.getByRole('button', { name: 'Take theirs' }))
    await expect(await text(canvas, 'Country')).toHaveValue('Spain')
    await save(context)
    await listed(context)
    await expect(stored(server)).toMatchObject({ country: 'Spain', about: 'Ours.', status: 'merged' })
  },
})

const cancelled = async ({ canvas, userEvent }: Context, question: string) => {
  await userEvent.click(canvas.getByRole('link', { name: 'Cancel' }))
  const dialog = within(await screen.findByRole('alertdialog', { name: question }))
  await userEvent.click(dialog.getByRole('button', { name: 'Leave' }))
  await expect(await canvas.findByText('/publisher/nova', { selector: 'code' })).toBeVisible()
}
/** Leaving ends the upload, and is asked about. */
export const LeftWithItsLogoOnTheWay = meta.story({
  play: async (context) => {
    const { canvas, server } = context
    await retype(context, 'Country', 'Brazil')
    const { uploadImage } = contract.publishers
    const answer = server.hang(uploadImage, { times: 1 })
    await chooseLogo(context)
    await canvas.findByRole('progressbar', { name: 'Uploading the logo' })
    await held(server)
    await cancelled(context, 'Leave while the logo is on its way?')
    // Nobody waits for it any more.
    await answered()
    answer()
    await waitFor(() => expect(server.journal.map(({ call }) => call)).toContain(callName(uploadImage)))
    await isNotSaid('Logo uploaded')
  },
})
/** What a write replaces is read before: whoever leaves by then was told that nothing is saved, and nothing is. */
export const LeftBeforeItWasSent = meta.story({
  play: async (context) => {
    const { server } = context
    await retype(context, 'Country', 'Brazil')
    const read = server.hang(contract.publishers.get)
    await save(context)
    await cancelled(context, 'Leave without saving?')
    read()
    const reads = () => server.journal.filter(({ call }) => call === 'GET /manga/publishers/{id}/')
    await waitFor(() => expect(reads().length).toBeGreaterThan(1))
    await answered()
    await expect(puts(server)).toEqual([])
    await expect(stored(server)).toMatchObject({ country: 'Portugal' })
  },
})
/** It is stored, and looked at what has become of it (R25a): that is not unsaved either. */
export const LeftBeforeItIsKnown = meta.story({
  play: async (context) => {
    const { server } = context
    await retype(context, 'Website', '')
    server.fail(contract.publishers.update, { status: 200, body: {} })
    const after = server.hang(contract.publishers.get)
    const before = server.hang(contract.publishers.get, { times: 1 })
    await save(context)
    await expect(await text(context.canvas, 'Website')).toBeDisabled()
    await held(server)
    before()
    await waitFor(() => expect(puts(server)).toHaveLength(1))
    // It is looked at, and read for the screen.
    await answered(2)
    await cancelled(context, 'Your changes are being sent')
    after()
    await expect(await screen.findByText('A field did not clear')).toBeVisible()
  },
})
/** What is on its way is not called unsaved; what comes of it is told where one went, and one stays there. */
export const LeftWhileSending = meta.story({
  play: async (context) => {
    const { canvas, server } = context
    await retype(context, 'Country', 'Brazil')
    const answer = server.hang(contract.publishers.update, { times: 1 })
    await save(context)
    await held(server)
    await cancelled(context, 'Your changes are being sent')
    answer()
    await expect(await screen.findByText('Publisher updated')).toBeVisible()
    await expect(stored(server)).toMatchObject({ country: 'Brazil' })
    await expect(canvas.getByText('/publisher/nova', { selector: 'code' })).toBeVisible()
  },
})
