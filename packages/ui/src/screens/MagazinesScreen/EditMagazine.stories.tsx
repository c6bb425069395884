import { callName, contract } from '@bunko/api-client'
import { demoAccount, makeMagazine, TITLE, TITLE_KOREAN } from '@bunko/mock-server'
import { answered } from '@bunko/storybook/answered'
import { held } from '@bunko/storybook/held'
import preview from '@bunko/storybook/preview'
import { screenAt, type Play } from '@bunko/storybook/screen'
import { expect, screen, waitFor, within } from 'storybook/test'
import { KeptDrafts } from '../../drafts/story-drafts.tsx'
import { forgetDrafts, sessionEnds, ThisBrowser } from '../../drafts/story-session-ends.tsx'
import { Reopened, reopened } from '../../lib/story-reopened.tsx'
import { chooseLogo, puts, retype, save, text } from '../../parts/HouseForm/story-steps.tsx'
import { paths } from '../../paths.ts'
import { SleepingTab } from '../../session/story-sleeping-tab.tsx'
import { isNotSaid } from '../../toasts/story-toast.tsx'
import { MagazineScreen } from '../MagazineScreen/MagazineScreen.tsx'
import { MagazinesScreen } from './MagazinesScreen.tsx'

const at = (magazineId: string) =>
  screenAt({
    path: paths.editMagazine.pattern,
    at: paths.editMagazine.to({ magazineId }),
    routes: [{ path: paths.createMagazine.pattern, Component: MagazinesScreen }],
  })

const LOGO = '/media/magazines/own.png'

/** 'Comic Kumo', `kumo`, with one title and a link that may not be followed. */
const meta = preview.meta({
  title: 'Screens/Magazines/Edit',
  component: MagazinesScreen,
  globals: { level: '1' },
  parameters: at('kumo'),
  beforeEach: ({ server: { db } }) => {
    for (const { id } of db.magazines.all()) db.magazines.remove(id)
    db.magazines.put(
      makeMagazine({
        id: 901,
        public_id: 'kumo',
        name: 'Comic Kumo',
        description: 'Clouds, monthly.',
        about: null,
        country: 'Japan',
        founded_year: 1968,
        status: 'hiatus',
        website: 'https://kumo.example',
        twitter: 'javascript:alert(1)',
        facebook: null,
        instagram: null,
        youtube: null,
        is_digital_only: false,
        serialized_manga_ids: [TITLE.public_id],
        manga_count: 1,
      }),
    )
  },
})

type Context = Parameters<Play>[0]
const stored = ({ db }: Context['server']) => db.magazines.get(901)
const went = async ({ canvas }: Context, to: string) =>
  expect(await canvas.findByText(to, { selector: 'code' })).toBeVisible()

/** The form as it comes. */
export const AsUsual = meta.story({
  play: async ({ canvas, server }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Comic Kumo' })).toBeVisible()
    await expect(await text(canvas, 'Name')).toHaveValue('Comic Kumo')
    await expect(await canvas.findByRole('button', { name: `Remove ${TITLE.primary_title}` })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Save changes' })).toBeVisible()
    await expect(puts(server)).toEqual([])
  },
})

/** It leads to the magazine as everybody sees it. */
export const Saved = meta.story({
  parameters: screenAt({
    path: paths.editMagazine.pattern,
    at: paths.editMagazine.to({ magazineId: 'kumo' }),
    routes: [{ path: paths.magazine.pattern, Component: MagazineScreen }],
  }),
  play: async (context) => {
    const { canvas, server, userEvent } = context
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Comic Kumo' })).toBeVisible()
    await expect(await text(canvas, 'Founded year')).toHaveValue('1968')
    await expect(within(canvas.getByRole('main')).getByText('Hiatus', { selector: 'span' })).toHaveClass('text-warning')
    await retype(context, 'Name', ' Comic Sora ')
    await retype(context, 'Founded year', '')
    await retype(context, 'Website', '')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Status' }), 'active')
    await userEvent.click(canvas.getByRole('button', { name: `Remove ${TITLE.primary_title}` }))
    await save(context)
    // The form has the new name as well, just before it is left.
    await canvas.findByText('Nothing in the catalogue runs in this magazine.')
    await expect(canvas.getByRole('heading', { level: 1, name: 'Comic Sora' })).toBeVisible()
    await waitFor(() => expect(screen.getByText('Magazine updated')).toBeVisible())
    await expect(screen.queryByRole('alertdialog')).toBeNull()
    await expect(stored(server)).toMatchObject({
      name: 'Comic Sora',
      founded_year: null,
      website: null,
      logo: null,
      status: 'active',
      twitter: 'javascript:alert(1)',
      serialized_manga_ids: [],
    })
    await expect(puts(server).map(({ path }) => path)).toEqual(['/manga/magazines/kumo/'])
  },
})

/** R2: by a link that names it by its number, it is written to by what stands in a path all the same. */
export const OpenedByNumber = meta.story({
  parameters: screenAt({ path: paths.editMagazine.pattern, at: paths.editMagazine.to({ magazineId: 901 }) }),
  play: async (context) => {
    const { server } = context
    await retype(context, 'Founded year', '')
    await save(context)
    await went(context, '/magazine/kumo')
    await expect(puts(server).map(({ path }) => path)).toEqual(['/manga/magazines/kumo/'])
    await expect(stored(server)).toMatchObject({ founded_year: null })
  },
})

/** Section 5: without a name nothing can be sent, and it is said why. */
export const NameIsRequired = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context
    const button = () => canvas.getByRole('button', { name: 'Save changes' })
    await expect(await text(canvas, 'Name')).toHaveValue('Comic Kumo')
    await expect(button()).toBeEnabled()
    for (const blank of ['', ' ']) {
      await retype(context, 'Name', blank)
      await expect(button()).toBeDisabled()
      await expect(button()).toHaveAccessibleDescription('It needs a name first.')
      await expect(canvas.getByText('It needs a name first.')).toBeVisible()
    }
    await userEvent.type(await text(canvas, 'Name'), 'A')
    await expect(button()).toBeEnabled()
    await expect(button()).not.toHaveAccessibleDescription()
    await expect(canvas.queryByText('It needs a name first.')).toBeNull()
  },
})

/** However long it takes to be read again, its page does not begin with what was there before. */
export const SavedAndReadSlowly = meta.story({
  parameters: Saved.input.parameters,
  play: async (context) => {
    const { canvas, server } = context
    await retype(context, 'Name', 'Comic Sora')
    server.setLatency(300)
    await save(context)
    await expect(await canvas.findByRole('link', { name: 'Edit' })).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Comic Sora')
  },
})

const asks = async (context: Context) => {
  await retype(context, 'About', 'Never mind.')
  await context.userEvent.click(await context.canvas.findByRole('link', { name: 'Cancel' }))
  return within(await screen.findByRole('alertdialog', { name: 'Leave without saving?' }))
}
export const LeavingAsks = meta.story({
  play: async (context) => expect((await asks(context)).getByRole('button', { name: 'Leave' })).toBeVisible(),
})
export const Cancelled = meta.story({
  play: async (context) => {
    const { canvas, server, userEvent } = context
    await userEvent.click((await asks(context)).getByRole('button', { name: 'Stay' }))
    await expect(await text(canvas, 'About')).toHaveValue('Never mind.')
    await retype(context, 'About', '')
    await userEvent.click(await canvas.findByRole('link', { name: 'Cancel' }))
    await went(context, '/magazine/kumo')
    await expect(puts(server)).toEqual([])
  },
})

/** At once, without a save, and it is no change of the form. */
export const LogoAtOnce = meta.story({
  play: async (context) => {
    const { canvas, server } = context
    await chooseLogo(context)
    await expect(await canvas.findByText('Logo uploaded')).toBeVisible()
    const { logo } = stored(server) ?? {}
    await expect(logo).toBeTruthy()
    await expect(canvas.getByRole('img', { name: 'Logo of Comic Kumo' })).toHaveAttribute('src', logo ?? '')
    // The built React lets go of the window only after it has painted.
    await waitFor(() => expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true))
    await retype(context, 'Country', 'Brazil')
    await waitFor(() => expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false))
    await save(context)
    await went(context, '/magazine/kumo')
    await expect(stored(server)).toMatchObject({ logo, country: 'Brazil' })
  },
})

const { uploadImage } = contract.magazines
const logoOnItsWay = async (context: Context) => {
  const { canvas, server } = context
  const answer = server.hang(uploadImage, { times: 1 })
  await chooseLogo(context)
  await expect(await canvas.findByRole('progressbar', { name: 'Uploading the logo' })).toBeVisible()
  await held(server)
  return answer
}
/** A save replaces the whole record: it waits, or it would take away the logo that is stored meanwhile. */
export const SavedAfterItsLogo = meta.story({
  play: async (context) => {
    const { canvas, server, userEvent } = context
    await retype(context, 'Country', 'Brazil')
    const answer = await logoOnItsWay(context)
    await expect(canvas.getByRole('button', { name: 'Save changes' })).toHaveAttribute('aria-busy', 'true')
    await save(context)
    await userEvent.type(await text(canvas, 'Country'), '{Enter}')
    answer()
    await expect(await canvas.findByText('Logo uploaded')).toBeVisible()
    await answered()
    await expect(puts(server)).toEqual([])
    const { logo } = stored(server) ?? {}
    await expect(logo).toBeTruthy()
    const saved = server.hang(contract.magazines.update)
    await save(context)
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Choose a logo' })).toHaveAttribute('aria-disabled', 'true'),
    )
    saved()
    await went(context, '/magazine/kumo')
    await expect(stored(server)).toMatchObject({ logo, country: 'Brazil' })
  },
})
/** Answers the row that was not there for the logo. */
const logoFails = async (context: Context) => {
  const { canvas, server } = context
  await retype(context, 'Country', 'Brazil')
  const answer = await logoOnItsWay(context)
  await save(context)
  const row = stored(server)!
  server.db.magazines.remove(901)
  answer()
  await expect(await within(canvas.getByRole('main')).findByRole('alert')).toHaveTextContent(
    'Upload failed: Not found.',
  )
  await expect(await text(canvas, 'Country')).toHaveValue('Brazil')
  await answered()
  await expect(puts(server)).toEqual([])
  return row
}
/** What was typed waits on the form for what to do about it. */
export const LogoFails = meta.story({
  play: async (context) => {
    await logoFails(context)
  },
})
const RETRY = { name: 'Retry the upload of the logo' }
/** Saved without it, and not left: it can be sent again, though not while the form is sent. */
export const LogoFailsBeforeTheSave = meta.story({
  play: async (context) => {
    const { canvas, server, userEvent } = context
    server.db.magazines.put(await logoFails(context))
    const saved = server.hang(contract.magazines.update)
    await save(context)
    await waitFor(() => expect(canvas.getByRole('button', RETRY)).toBeDisabled())
    saved()
    await expect(await screen.findByText('Magazine updated')).toBeVisible()
    await expect(stored(server)).toMatchObject({ logo: null, country: 'Brazil' })
    await userEvent.click(canvas.getByRole('link', { name: 'Cancel' }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Leave without the logo?' }))
    await expect(question.getByText('It was not uploaded: it would have to be chosen anew.')).toBeVisible()
    await userEvent.click(question.getByRole('button', { name: 'Stay' }))
    // What one has saved oneself is nobody else's change.
    await retype(context, 'Country', 'Chile')
    await save(context)
    await waitFor(() => expect(stored(server)?.country).toBe('Chile'))
    await expect(canvas.queryByText(/^Somebody else changed/)).toBeNull()
    await waitFor(() => expect(canvas.getByRole('button', RETRY)).toBeEnabled())
    await userEvent.click(canvas.getByRole('button', RETRY))
    await expect(await canvas.findByText('Logo uploaded')).toBeVisible()
    await userEvent.click(canvas.getByRole('link', { name: 'Cancel' }))
    await went(context, '/magazine/kumo')
    await expect(stored(server)).toMatchObject({ logo: expect.any(String), country: 'Chile' })
    await expect(puts(server)).toHaveLength(2)
  },
})
/** The file was kept: sent again, it is there when the form is saved. */
export const LogoRetriedBeforeTheSave = meta.story({
  play: async (context) => {
    const { canvas, server, userEvent } = context
    server.db.magazines.put(await logoFails(context))
    await userEvent.click(canvas.getByRole('button', RETRY))
    await expect(await canvas.findByText('Logo uploaded')).toBeVisible()
    await expect(within(canvas.getByRole('main')).queryByRole('alert')).toBeNull()
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Logo' })).toHaveFocus())
    const { logo } = stored(server) ?? {}
    await expect(logo).toBeTruthy()
    await save(context)
    await went(context, '/magazine/kumo')
    await expect(stored(server)).toMatchObject({ logo, country: 'Brazil' })
  },
})
/** The server may have it before the upload is called off: one's own logo is nobody else's change, and is not undone. */
export const OwnLogoIsNobodyElses = meta.story({
  play: async (context) => {
    const { canvas, server, userEvent } = context
    await retype(context, 'Country', 'Brazil')
    await logoOnItsWay(context)
    server.db.magazines.update(901, { logo: LOGO })
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel upload of the logo' }))
    await save(context)
    await went(context, '/magazine/kumo')
    await expect(stored(server)).toMatchObject({ logo: LOGO, country: 'Brazil' })
  },
})
/** Given up when it had arrived: what is stored is shown. */
export const LogoGivenUpTooLate = meta.story({
  play: async (context) => {
    const { canvas, server, userEvent } = context
    await logoOnItsWay(context)
    const logo = `/media/covers/${TITLE.public_id}/1/medium.svg`
    server.db.magazines.update(901, { logo })
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel upload of the logo' }))
    await waitFor(() => expect(canvas.getByRole('img', { name: 'Logo of Comic Kumo' })).toHaveAttribute('src', logo))
  },
})
/** Leaving ends the upload, and is asked about. */
export const LeftWithItsLogoOnTheWay = meta.story({
  play: async (context) => {
    const { canvas, server, userEvent } = context
    const leave = async (answer: 'Stay' | 'Leave') => {
      await userEvent.click(canvas.getByRole('link', { name: 'Cancel' }))
      const dialog = within(await screen.findByRole('alertdialog', { name: 'Leave while the logo is on its way?' }))
      await userEvent.click(dialog.getByRole('button', { name: answer }))
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    }
    const answer = await logoOnItsWay(context)
    await waitFor(() => expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false))
    await leave('Stay')
    await expect(canvas.getByRole('progressbar', { name: 'Uploading the logo' })).toBeVisible()
    await leave('Leave')
    await went(context, '/magazine/kumo')
    // Nobody waits for it any more.
    await answered()
    answer()
    await waitFor(() => expect(server.journal.map(({ call }) => call)).toContain(callName(uploadImage)))
    await isNotSaid('Logo uploaded')
  },
})
/** The upload fails before one has answered: it could be sent again, so that is what one is asked now. */
export const LogoFailsWhileOneIsAsked = meta.story({
  play: async (context) => {
    const { canvas, server, userEvent } = context
    const answer = await logoOnItsWay(context)
    await userEvent.click(canvas.getByRole('link', { name: 'Cancel' }))
    await screen.findByRole('alertdialog', { name: 'Leave while the logo is on its way?' })
    server.db.magazines.remove(901)
    answer()
    const question = within(await screen.findByRole('alertdialog', { name: 'Leave without the logo?' }))
    await userEvent.click(question.getByRole('button', { name: 'Leave' }))
    await went(context, '/magazine/kumo')
  },
})

export const Refused = meta.story({
  play: async (context) => {
    const { canvas, server } = context
    const details = { country: ['Unknown country.'], website: ['Enter a valid URL.'] }
    server.fail(contract.magazines.update, { status: 400, body: { details } })
    await retype(context, 'Country', 'Brazil')
    await save(context)
    const alert = within(await within(canvas.getByRole('main')).findByRole('note'))
    await expect(
      alert.getByText('Validation errors: country: Unknown country.; website: Enter a valid URL.'),
    ).toBeVisible()
    await waitFor(() => expect(screen.getByText('Failed to save magazine')).toBeVisible())
    await expect(await text(canvas, 'Country')).toHaveAccessibleDescription('Unknown country.')
    await expect(await text(canvas, 'Website')).toHaveAccessibleDescription('Enter a valid URL.')
    await expect(await text(canvas, 'Country')).toHaveValue('Brazil')
    await expect(stored(server)).toMatchObject({ country: 'Japan' })
  },
})

/** Also what is no line of text says what is wrong with it, and can be gone to. */
export const RefusedBesideItsTexts = meta.story({
  play: async (context) => {
    const { canvas, server, userEvent } = context
    const details = { is_digital_only: ['It is printed.'], logo: ['No such picture.'] }
    server.fail(contract.magazines.update, { status: 400, body: { details } })
    await retype(context, 'Country', 'Brazil')
    await save(context)
    const alert = within(await within(canvas.getByRole('main')).findByRole('note'))
    const digital = canvas.getByRole('checkbox', { name: 'Digital only' })
    await waitFor(() => expect(digital).toHaveFocus())
    await expect(digital).toHaveAccessibleDescription(/^It is printed\./)
    await userEvent.click(alert.getByRole('link', { name: 'Logo: No such picture.' }))
    const choose = canvas.getByRole('button', { name: 'Choose a logo' })
    await expect(choose).toHaveFocus()
    await expect(choose).toHaveAccessibleDescription('No such picture.')
    await userEvent.click(digital)
    await expect(digital).toBeValid()
    await expect(alert.queryByRole('link', { name: /^Digital only/ })).toBeNull()
  },
})

/** Saved at the second press: that it was not is no longer said, there where one is led to either. */
export const RefusedThenSaved = meta.story({
  parameters: { lingers: true },
  play: async (context) => {
    const { server } = context
    server.fail(contract.magazines.update, { status: 500, body: {}, times: 1 })
    await retype(context, 'Country', 'Brazil')
    await save(context)
    await expect(await screen.findByText('Failed to save magazine')).toBeVisible()
    await save(context)
    await went(context, '/magazine/kumo')
    await expect(await screen.findByText('Magazine updated')).toBeVisible()
    await waitFor(() => expect(screen.queryByText('Failed to save magazine')).toBeNull())
    await expect(stored(server)).toMatchObject({ country: 'Brazil' })
  },
})

/** While it is being saved nothing can be typed that would be lost; refused, what was said stays where one is sent. */
export const ClosedWhileSaving = meta.story({
  play: async (context) => {
    const { canvas, server, userEvent } = context
    await text(canvas, 'Website')
    const answer = server.hang(contract.magazines.get)
    server.fail(contract.magazines.update, { status: 400, body: { details: { website: ['Too new.'] } }, times: 1 })
    await retype(context, 'Website', 'https://sora.example')
    await userEvent.keyboard('{Enter}')
    for (const name of ['Country', 'Twitter']) await expect(await text(canvas, name)).toBeDisabled()
    await expect(canvas.getByRole('button', { name: `Remove ${TITLE.primary_title}` })).toBeDisabled()
    answer()
    await waitFor(async () => expect(await text(canvas, 'Website')).toHaveFocus())
    // As long as a field that is left waits before it is checked.
    await new Promise((later) => setTimeout(later, 300))
    await expect(await text(canvas, 'Website')).toHaveAccessibleDescription('Too new.')
    await userEvent.keyboard('{Enter}')
    await went(context, '/magazine/kumo')
    await expect(stored(server)).toMatchObject({ website: 'https://sora.example' })
  },
})

/** Somebody else signs in in another tab while it is read before the save: nothing is sent as theirs. */
export const NotSentAsAnother = meta.story({
  render: () => (
    <SleepingTab account={demoAccount(1)} another={demoAccount(2)}>
      <MagazinesScreen />
    </SleepingTab>
  ),
  play: async (context) => {
    const { canvas, server, userEvent } = context
    await retype(context, 'Country', 'Brazil')
    const read = server.hang(contract.magazines.get, { times: 1 })
    await save(context)
    await held(server)
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in elsewhere' }))
    read()
    await went(context, '/admin')
    await answered()
    await expect(puts(server)).toEqual([])
    await expect(stored(server)?.country).toBe('Japan')
  },
})

/** Section 8: to the create page, where the reason stays readable. */
export const LoadFails = meta.story({
  beforeEach: ({ server }) =>
    void server.fail(contract.magazines.get, { status: 500, body: { error: 'Database is down.' } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('searchbox', { name: 'Search magazines' })).toBeVisible()
    const alert = within(await within(canvas.getByRole('main')).findByRole('note'))
    await expect(alert.getByText('Failed to load magazine for editing')).toBeVisible()
    await expect(alert.getByText('Database is down.')).toBeVisible()
    await waitFor(() => expect(screen.getAllByText('Failed to load magazine for editing')).toHaveLength(2))
  },
})
/** What cannot be read would look empty here and be sent like that: the form does not open (decision 5). */
export const OddFact = meta.story({
  beforeEach: ({ server }) => {
    const magazine = { id: 901, name: 'Comic Kumo', founded_year: 'about 1978' }
    server.fail(contract.magazines.get, { status: 200, body: { magazine, serialized_manga: [] } })
  },
  play: async ({ canvas, server }) => {
    await expect(await canvas.findByRole('searchbox', { name: 'Search magazines' })).toBeVisible()
    await expect(await within(canvas.getByRole('main')).findByText('Failed to load magazine for editing')).toBeVisible()
    await expect(puts(server)).toEqual([])
  },
})
export const NotThere = meta.story({
  parameters: at('nowhere'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('searchbox', { name: 'Search magazines' })).toBeVisible()
    await expect(await within(canvas.getByRole('main')).findByText('Not found.')).toBeVisible()
  },
})

/** A colleague has deleted it since it was opened the last time. */
export const GoneSince = meta.story({
  render: () => (
    <Reopened>
      <MagazinesScreen />
    </Reopened>
  ),
  play: async (context) => {
    const { canvas, server } = context
    await expect(await text(canvas, 'Name')).toHaveValue('Comic Kumo')
    server.db.magazines.remove(901)
    await reopened(context, async () => {
      await expect(await canvas.findByRole('searchbox', { name: 'Search magazines' })).toBeVisible()
    })
    await expect(await within(canvas.getByRole('main')).findByText('Not found.')).toBeVisible()
    await expect(within(canvas.getByRole('main')).getByText('Failed to load magazine for editing')).toBeVisible()
  },
})
/** Who has typed is told by the save, and loses nothing. */
export const GoneSinceItWasChanged = meta.story({
  render: () => (
    <Reopened>
      <MagazinesScreen />
    </Reopened>
  ),
  play: async (context) => {
    const { canvas, server } = context
    await expect(await text(canvas, 'Name')).toHaveValue('Comic Kumo')
    server.db.magazines.remove(901)
    const answer = server.hang(contract.magazines.get, { times: 1 })
    await reopened(context, async () => {
      await held(server)
      await retype(context, 'Country', 'Brazil')
    })
    answer()
    await answered()
    await expect(await text(canvas, 'Country')).toHaveValue('Brazil')
    await save(context)
    await expect(await within(canvas.getByRole('main')).findByRole('note')).toHaveTextContent('Not found.')
    await expect(await text(canvas, 'Country')).toHaveValue('Brazil')
    await expect(puts(server)).toEqual([])
  },
})

export const DraftOffered = meta.story({
  render: () => (
    <KeptDrafts of="user:2" texts={{ 'edit-magazine:kumo': JSON.stringify([{ country: 'Brazil' }]) }}>
      <MagazinesScreen />
    </KeptDrafts>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You have unsaved changes to this magazine')).toBeVisible()
    await expect(await text(canvas, 'Country')).toHaveValue('Japan')
  },
})

/** Begun when another title stood there; by now a colleague has stored this one: whose stay is asked. */
const BEGUN_EARLIER = {
  about: 'Ours.',
  associated: [],
  base: { about: '', associated: [{ ref: TITLE_KOREAN.public_id, name: TITLE_KOREAN.primary_title }] },
}
export const DraftOfWhatChangedSince = meta.story({
  render: () => (
    <KeptDrafts of="user:2" texts={{ 'edit-magazine:kumo': JSON.stringify([BEGUN_EARLIER]) }}>
      <MagazinesScreen />
    </KeptDrafts>
  ),
  play: async (context) => {
    const { canvas, server, userEvent } = context
    await userEvent.click(await canvas.findByRole('button', { name: 'Restore draft' }))
    await expect(canvas.queryByRole('button', { name: `Remove ${TITLE.primary_title}` })).toBeNull()
    await save(context)
    const note = within(await canvas.findByRole('group', { name: 'Somebody else changed this magazine meanwhile' }))
    await expect(note.getAllByRole('definition').map((one) => one.textContent)).toEqual([
      TITLE_KOREAN.primary_title,
      TITLE.primary_title,
      'Empty',
    ])
    await answered()
    await expect(puts(server)).toEqual([])
    await userEvent.click(note.getByRole('button', { name: 'Take theirs' }))
    await save(context)
    await went(context, '/magazine/kumo')
    await expect(stored(server)).toMatchObject({ about: 'Ours.', serialized_manga_ids: [TITLE.public_id] })
  },
})

export const SessionEnds = meta.story({
  beforeEach: forgetDrafts,
  render: () => (
    <ThisBrowser>
      <MagazinesScreen />
    </ThisBrowser>
  ),
  play: async (context) => {
    await retype(context, 'Country', 'Brazil')
    await sessionEnds(context, {
      send: () => save(context),
      backTo: paths.editMagazine.to({ magazineId: 'kumo' }),
      // With what it replaces.
      keeps: ['edit-magazine:kumo', 'Brazil', 'Japan'],
    })
    await expect(stored(context.server)).toMatchObject({ country: 'Japan' })
  },
})

export const Loading = meta.story({
  beforeEach: ({ server }) => void server.hang(contract.magazines.get),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading magazine…')).toBeInTheDocument()
  },
})

const identityOnly: Play = async ({ server }) =>
  void server.fail(contract.magazines.get, {
    status: 200,
    body: {
      magazine: { public_id: 'kumo', name: '雲'.repeat(40), type: 'magazine', status: 'moonlit' },
      serialized_manga: [],
    },
  })
/** Only its identity, and a status nobody knows. */
export const PartialData = meta.story({
  globals: { viewport: { value: 'small' }, theme: 'dark' },
  beforeEach: identityOnly,
  play: async ({ canvas }) => {
    await expect(await text(canvas, 'Name')).toHaveValue('雲'.repeat(40))
    await expect(canvas.getByRole('combobox', { name: 'Status' })).toHaveDisplayValue('Moonlit')
    await expect(await text(canvas, 'Founded year')).toHaveValue('')
    const root = document.documentElement
    await expect(root.scrollWidth).toBeLessThanOrEqual(root.clientWidth)
  },
})
/** Nothing of what was not told is sent. */
export const PartialDataSaved = meta.story({
  beforeEach: identityOnly,
  play: async (context) => {
    const { canvas, server } = context
    await expect(await text(canvas, 'Founded year')).toHaveValue('')
    await retype(context, 'Name', 'Comic Sora')
    await context.userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Status' }), 'active')
    await save(context)
    await went(context, '/magazine/kumo')
    await expect(stored(server)).toMatchObject({ name: 'Comic Sora', country: 'Japan', founded_year: 1968 })
  },
})

const someTold = (logo: string | null) => {
  const { public_id, primary_title } = TITLE
  const magazine = { id: 901, name: 'Comic Kumo', type: 'magazine', manga_count: 2, logo }
  return { magazine, serialized_manga: [{ public_id, primary_title }] }
}
/** More titles are counted than named: the form says so, and a save leaves them where they are. */
export const SomeTitlesUntold = meta.story({
  beforeEach: ({ server }) => {
    const serialized_manga_ids = [TITLE.public_id, TITLE_KOREAN.public_id]
    server.db.magazines.update(901, { serialized_manga_ids, manga_count: 2 })
    server.fail(contract.magazines.get, { status: 200, body: someTold(null) })
  },
  play: async (context) => {
    const { canvas, canvasElement, server } = context
    await retype(context, 'Country', 'Brazil')
    const warns = () =>
      expect(canvas.getByRole('combobox', { name: 'Titles' })).toHaveAccessibleDescription(
        'Type at least 2 characters. The server counts 1 more than it names: a change of this list may remove what is not named.',
      )
    await warns()
    // Still so when the record is read again.
    server.fail(contract.magazines.get, { status: 200, body: someTold(LOGO) })
    await chooseLogo(context)
    await waitFor(() => expect(canvasElement.querySelector(`img[src$='${LOGO}']`)).not.toBeNull())
    await warns()
    await save(context)
    await went(context, '/magazine/kumo')
    await expect(stored(server)).toMatchObject({
      country: 'Brazil',
      serialized_manga_ids: [TITLE.public_id, TITLE_KOREAN.public_id],
    })
  },
})

/** Somebody else saves while one types. */
const meanwhile = async (context: Context, theirs: Parameters<Context['server']['db']['magazines']['update']>[1]) => {
  const { canvas, server } = context
  await retype(context, 'Country', 'Brazil')
  await retype(context, 'About', 'Ours.')
  server.db.magazines.update(901, theirs)
  await save(context)
  const note = within(await canvas.findByRole('group', { name: 'Somebody else changed this magazine meanwhile' }))
  await answered()
  await expect(puts(server)).toEqual([])
  return note
}
export const ChangedMeanwhile = meta.story({
  play: async (context) => {
    const note = await meanwhile(context, { country: 'China', status: 'discontinued' })
    await expect(note.getByText('China')).toBeVisible()
    for (const name of ['Overwrite with mine', 'Take theirs'])
      await expect(context.canvas.getByRole('button', { name })).toBeVisible()
  },
})
export const ChangedMeanwhileAndOverwritten = meta.story({
  play: async (context) => {
    const { canvas, server, userEvent } = context
    const note = await meanwhile(context, {
      country: 'China',
      status: 'discontinued',
      serialized_manga_ids: [TITLE.public_id, TITLE_KOREAN.public_id],
    })
    await expect(note.getAllByText('You changed it too')).toHaveLength(1)
    await expect(note.getByText('China')).toBeVisible()
    await expect(note.getByText(`${TITLE.primary_title}, ${TITLE_KOREAN.primary_title}`)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Overwrite with mine' }))
    await went(context, '/magazine/kumo')
    await expect(stored(server)).toMatchObject({
      country: 'Brazil',
      about: 'Ours.',
      status: 'discontinued',
      serialized_manga_ids: [TITLE.public_id, TITLE_KOREAN.public_id],
    })
  },
})
export const ChangedMeanwhileAndRefused = meta.story({
  play: async (context) => {
    const { canvas, server, userEvent } = context
    await meanwhile(context, { country: 'China' })
    server.fail(contract.magazines.update, { status: 500 })
    await userEvent.click(canvas.getByRole('button', { name: 'Overwrite with mine' }))
    await expect(await within(canvas.getByRole('main')).findByText('An error occurred')).toBeVisible()
    await expect(canvas.queryByRole('group', { name: /meanwhile$/ })).toBeNull()
    await expect(canvas.getByRole('main')).toHaveFocus()
  },
})
/** A field that only they had changed, and that was changed since the question, is asked about as well. */
export const ChangedMeanwhileAndTypedOver = meta.story({
  play: async (context) => {
    const { canvas, server, userEvent } = context
    await meanwhile(context, { country: 'China', status: 'discontinued' })
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Status' }), 'active')
    await userEvent.click(canvas.getByRole('button', { name: 'Overwrite with mine' }))
    const group = await canvas.findByRole('group', { name: 'Somebody else changed this magazine meanwhile' })
    await waitFor(() => expect(within(group).getAllByText('You changed it too')).toHaveLength(2))
    await expect(group).toHaveFocus()
    await expect(puts(server)).toEqual([])
    await userEvent.click(canvas.getByRole('button', { name: 'Overwrite with mine' }))
    await went(context, '/magazine/kumo')
    await expect(stored(server)).toMatchObject({ country: 'Brazil', status: 'active' })
  },
})
export const ChangedMeanwhileAndTaken = meta.story({
  play: async (context) => {
    const { canvas, server, userEvent } = context
    await meanwhile(context, { country: 'China', status: 'discontinued' })
    await userEvent.click(canvas.getByRole('button', { name: 'Take theirs' }))
    await expect(await text(canvas, 'Country')).toHaveValue('China')
    await expect(canvas.getByRole('combobox', { name: 'Status' })).toHaveValue('discontinued')
    await expect(await text(canvas, 'About')).toHaveValue('Ours.')
    await expect(canvas.queryByRole('group', { name: /meanwhile$/ })).toBeNull()
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus())
    await save(context)
    await went(context, '/magazine/kumo')
    await expect(stored(server)).toMatchObject({ country: 'China', about: 'Ours.', status: 'discontinued' })
  },
})
/** What was stored though its answer was lost is one's own: it is not asked about, and can be taken back. */
export const AnswerLostThenTypedOn = meta.story({
  play: async (context) => {
    const { canvas, server, userEvent } = context
    server.cut(contract.magazines.update, { times: 1 })
    await retype(context, 'Country', 'Brazil')
    await retype(context, 'About', 'Ours.\n')
    await save(context)
    await expect(await canvas.findByText(/^The changes may have been saved all the same/)).toBeVisible()
    await expect(stored(server)).toMatchObject({ country: 'Brazil', about: 'Ours.' })
    await retype(context, 'Country', 'Japan')
    await userEvent.type(await text(canvas, 'About'), 'And more.')
    await save(context)
    await went(context, '/magazine/kumo')
    await expect(stored(server)).toMatchObject({ country: 'Japan', about: 'Ours.\nAnd more.' })
  },
})
/** What they made of it was read before one's own logo was stored. */
export const LogoAfterTheirChange = meta.story({
  play: async (context) => {
    const { canvas, server, userEvent } = context
    await meanwhile(context, { country: 'China' })
    await chooseLogo(context)
    await expect(await canvas.findByText('Logo uploaded')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Take theirs' }))
    await expect(await text(canvas, 'Country')).toHaveValue('China')
    const { logo } = stored(server) ?? {}
    await expect(canvas.getByRole('img', { name: 'Logo of Comic Kumo' })).toHaveAttribute('src', logo)
    await save(context)
    await went(context, '/magazine/kumo')
    await expect(stored(server)).toMatchObject({ logo, country: 'China' })
  },
})
/** And once more, before it is overwritten: nothing is lost unseen. */
export const ChangedAgain = meta.story({
  play: async (context) => {
    const { canvas, server, userEvent } = context
    await meanwhile(context, { country: 'China' })
    server.db.magazines.update(901, { country: 'Korea' })
    await userEvent.click(canvas.getByRole('button', { name: 'Overwrite with mine' }))
    await expect(await canvas.findByText('Korea')).toBeVisible()
    await answered()
    await expect(puts(server)).toEqual([])
    await userEvent.click(canvas.getByRole('button', { name: 'Overwrite with mine' }))
    await went(context, '/magazine/kumo')
    await expect(stored(server)).toMatchObject({ country: 'Brazil' })
  },
})

export const Anonymous = meta.story({
  globals: { level: 'anonymous' },
  play: async (context) => went(context, '/login?next=%2Fadmin%2Fcreate-magazine%2Fkumo'),
})
