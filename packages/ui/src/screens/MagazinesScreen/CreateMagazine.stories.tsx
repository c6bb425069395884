import { contract } from '@bunko/api-client'
import { TITLE, TITLE_KOREAN } from '@bunko/mock-server'
import { answered } from '@bunko/storybook/answered'
import { choice } from '@bunko/storybook/choice'
import { held } from '@bunko/storybook/held'
import preview from '@bunko/storybook/preview'
import { screenAt, type Play } from '@bunko/storybook/screen'
import { expect, screen, waitFor, within } from 'storybook/test'
import { KeptDrafts } from '../../drafts/story-drafts.tsx'
import { forgetDrafts, sessionEnds, ThisBrowser } from '../../drafts/story-session-ends.tsx'
import { picture, readLate } from '../../parts/CoverUploads/samples.tsx'
import { chooseLogo, posts, text, write } from '../../parts/HouseForm/story-steps.tsx'
import { paths } from '../../paths.ts'
import { CREATE_LINK } from './magazine-places.ts'
import { MagazinesScreen } from './MagazinesScreen.tsx'

const meta = preview.meta({
  title: 'Screens/Magazines/Create',
  component: MagazinesScreen,
  globals: { level: '1' },
  parameters: screenAt({ path: paths.createMagazine.pattern, at: CREATE_LINK }),
  // The list that follows has its own stories: a short one is enough here.
  beforeEach: ({ server: { db } }) => {
    for (const { id } of db.magazines.all().slice(1)) db.magazines.remove(id)
  },
})

type Context = Parameters<Play>[0]
const created = ({ db }: Context['server']) => db.magazines.all().find(({ name }) => name === 'Comic Kumo')
const button = (canvas: Context['canvas']) => canvas.getByRole('button', { name: 'Create magazine' })
const create = async (context: Context) => {
  await write(context, 'Name', 'Comic Kumo')
  await context.userEvent.click(button(context.canvas))
}
const pick = async ({ canvas, userEvent }: Context, typed: string, name: string) => {
  const box = canvas.getByRole('combobox', { name: 'Titles' })
  await userEvent.clear(box)
  await userEvent.type(box, typed)
  await userEvent.click(await choice(new RegExp(`^${name}`)))
}
const listed = async ({ canvas }: Context) =>
  expect(await canvas.findByRole('searchbox', { name: 'Search magazines' })).toBeVisible()

/** A title that is typed and not chosen would be lost without a word. */
export const TitleNotChosen = meta.story({
  play: async (context) => {
    const { canvas, server, userEvent } = context
    await write(context, 'Name', 'Comic Kumo')
    await userEvent.type(canvas.getByRole('combobox', { name: 'Titles' }), 'kitchen')
    await userEvent.click(button(canvas))
    const titles = { name: 'Titles', description: /^“kitchen” is not chosen yet\. Choose it from the list/ }
    await waitFor(() => expect(canvas.getByRole('combobox', titles)).toHaveFocus())
    await expect(server.journal.some(({ method }) => method === 'POST')).toBe(false)
    await userEvent.clear(canvas.getByRole('combobox', { name: 'Titles' }))
    await userEvent.click(button(canvas))
    await waitFor(() => expect(created(server)?.name).toBe('Comic Kumo'))
  },
})

/** Section 3's defaults; the choices are the server's; without a name nothing can be sent. */
export const New = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(await text(canvas, 'Name')).toHaveValue('')
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Type' })).toHaveTextContent('Web platform'))
    await expect(canvas.getByRole('combobox', { name: 'Type' })).toHaveValue('magazine')
    await expect(canvas.getByRole('combobox', { name: 'Target demographic' })).toHaveValue('general')
    await expect(canvas.getByRole('combobox', { name: 'Publication frequency' })).toHaveValue('monthly')
    await expect(canvas.getByRole('combobox', { name: 'Status' })).toHaveValue('active')
    await expect(button(canvas)).toBeDisabled()
    await userEvent.type(await text(canvas, 'Name'), ' ')
    await expect(button(canvas)).toBeDisabled()
    await expect(button(canvas)).toHaveAccessibleDescription('It needs a name first.')
    await userEvent.type(await text(canvas, 'Name'), 'A')
    await expect(button(canvas)).toBeEnabled()
    await expect(canvas.queryByText('It needs a name first.')).toBeNull()
  },
})

export const Created = meta.story({
  play: async (context) => {
    const { canvas, server, userEvent } = context
    await write(context, 'Name', ' Comic Kumo ')
    await write(context, 'Founded year', '1968')
    await write(context, 'Country', 'Japan')
    await write(context, 'Website', 'https://kumo.example')
    await waitFor(() =>
      expect(canvas.getByRole('combobox', { name: 'Publication frequency' })).toHaveTextContent('Weekly'),
    )
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Publication frequency' }), 'weekly')
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Digital only' }))
    await pick(context, 'dungeon kit', TITLE.primary_title)
    await chooseLogo(context)
    await expect(await canvas.findByRole('img', { name: 'The logo you chose' })).toBeVisible()
    await expect(posts(server)).toEqual([])
    await userEvent.click(button(canvas))
    await waitFor(() => expect(screen.getByText('Magazine created')).toBeVisible())
    await listed(context)
    await expect(created(server)).toMatchObject({
      name: 'Comic Kumo',
      type: 'magazine',
      target_demographic: 'general',
      publication_frequency: 'weekly',
      status: 'active',
      country: 'Japan',
      founded_year: 1968,
      website: 'https://kumo.example',
      is_digital_only: true,
      serialized_manga_ids: [TITLE.public_id],
      logo: expect.stringContaining('/'),
    })
    await expect(screen.queryByRole('alertdialog')).toBeNull()
  },
})
export const NothingIsLeftOfIt = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context
    await create(context)
    await listed(context)
    await userEvent.click(canvas.getByRole('link', { name: 'Add magazine' }))
    await expect(await text(canvas, 'Name')).toHaveValue('')
    await expect(canvas.queryByText('You began a magazine and did not finish')).toBeNull()
  },
})

/** R25: nothing is said of it; the row of the list does. */
export const LogoFailsSilently = meta.story({
  beforeEach: ({ server }) =>
    void server.fail(contract.magazines.uploadImage, { status: 500, body: { error: 'Disk full' } }),
  play: async (context) => {
    const { canvas, server } = context
    await write(context, 'Name', 'Comic Kumo')
    await chooseLogo(context)
    await canvas.findByRole('img', { name: 'The logo you chose' })
    await context.userEvent.click(button(canvas))
    await listed(context)
    await expect(created(server)).toMatchObject({ logo: null })
    await expect(posts(server)).toEqual([
      '/manga/magazines/create/',
      `/manga/magazines/${created(server)?.public_id}/upload-image/`,
    ])
    const row = (await canvas.findByRole('heading', { name: 'Comic Kumo' })).closest('li') as HTMLElement
    await expect(within(row).getByText('Logo missing')).toBeVisible()
    await expect(screen.queryByText(/Disk full|Failed to upload/)).toBeNull()
  },
})

const isTaken: Play = async ({ server }) => void server.db.magazines.update(1, { name: 'Comic Kumo' })
/** By the server's own rule: in the summary and beside the field. */
export const NameTaken = meta.story({
  beforeEach: isTaken,
  play: async (context) => {
    const { canvas } = context
    await create(context)
    const alert = within(await within(canvas.getByRole('main')).findByRole('note'))
    await expect(alert.getByText('Validation errors: name: magazine with this name already exists.')).toBeVisible()
    await expect(await text(canvas, 'Name')).toHaveAccessibleDescription('magazine with this name already exists.')
    await expect(await text(canvas, 'Name')).toHaveFocus()
    await expect(await text(canvas, 'Name')).toHaveValue('Comic Kumo')
  },
})

const refused =
  (expected: string, body?: unknown): Play =>
  async (context) => {
    context.server.fail(contract.magazines.create, { status: 400, ...(body !== undefined && { body }) })
    await create(context)
    await expect(
      within(await within(context.canvas.getByRole('main')).findByRole('note')).getByText(expected),
    ).toBeVisible()
    await waitFor(() => expect(screen.getAllByText(expected)).toHaveLength(2))
    await expect(await text(context.canvas, 'Name')).toHaveValue('Comic Kumo')
  }
export const RefusedWithAnError = meta.story({ play: refused('Locked.', { error: 'Locked.', message: 'No.' }) })
export const RefusedWithAMessage = meta.story({ play: refused('No.', { message: 'No.' }) })
export const RefusedWithNothing = meta.story({ play: refused('An error occurred', {}) })

const unsure =
  (break_: (server: Context['server']) => void, said: string): Play =>
  async (context) => {
    const { canvas, server } = context
    break_(server)
    await create(context)
    const alert = within(await within(canvas.getByRole('main')).findByRole('note'))
    await expect(alert.getByText(said)).toBeVisible()
    await expect(canvas.getByRole('link', { name: /^Look for the name/ })).toHaveAttribute(
      'href',
      '/admin/create-magazine?q=Comic+Kumo',
    )
  }
/** It may be there all the same. */
export const NoAnswer = meta.story({
  play: unsure(
    (server) => server.failNetwork(contract.magazines.create),
    'Network error - please check your connection',
  ),
})
/** What stands before the server gave up waiting for it. */
export const GatewayTimeOut = meta.story({
  play: unsure((server) => server.fail(contract.magazines.create, { status: 504 }), 'An error occurred'),
})
export const AnsweredWithoutTheRecord = meta.story({
  play: unsure(
    (server) => server.fail(contract.magazines.create, { status: 201, body: { success: true } }),
    'An error occurred',
  ),
})

/** Made, the answer lost, and sent again: why the name is taken is said beside the refusal. */
export const AnswerLostThenTaken = meta.story({
  play: async (context) => {
    const { canvas, server, userEvent } = context
    server.cut(contract.magazines.create, { times: 1 })
    await create(context)
    await expect(await canvas.findByRole('link', { name: /^Look for the name/ })).toBeVisible()
    await expect(created(server)).toBeDefined()
    const field = await text(canvas, 'Name')
    await userEvent.click(button(canvas))
    await waitFor(() => expect(field).toHaveAccessibleDescription('magazine with this name already exists.'))
    const link = canvas.getByRole('link', { name: /^Look for the name/ })
    const address = link.getAttribute('href')
    // It is the name that was sent which may be there.
    await userEvent.type(field, ' Next')
    await expect(link).toHaveAttribute('href', address)
  },
})

const wrong = async (context: Context) => {
  await write(context, 'Founded year', '1799')
  await write(context, 'Website', 'javascript:alert(1)')
}
/** Looked at when they are left, and again when it is sent. */
export const YearAndAddress = meta.story({
  play: async (context) => {
    const { canvas, server, userEvent } = context
    const max = new Date(server.now()).getFullYear()
    await wrong(context)
    await userEvent.tab()
    await expect(await canvas.findByText(`Enter a year from 1800 to ${max}`)).toBeVisible()
    await expect(await canvas.findByText('Enter a full address that begins with https:// or http://')).toBeVisible()
    await create(context)
    const summary = within(await canvas.findByRole('alert'))
    await expect(summary.getByRole('link', { name: `Founded year: Enter a year from 1800 to ${max}` })).toBeVisible()
    await expect(await text(canvas, 'Founded year')).toHaveFocus()
    await answered()
    await expect(posts(server)).toEqual([])
  },
})
/** One thing after the other, until it is created. */
export const CorrectedThenCreated = meta.story({
  beforeEach: isTaken,
  play: async (context) => {
    const { canvas, server, userEvent } = context
    await wrong(context)
    await create(context)
    await canvas.findByRole('alert')
    await userEvent.clear(await text(canvas, 'Founded year'))
    await userEvent.clear(await text(canvas, 'Website'))
    await userEvent.click(button(canvas))
    await waitFor(async () => expect(await text(canvas, 'Name')).toBeInvalid())
    await userEvent.type(await text(canvas, 'Name'), ' II')
    await expect(await text(canvas, 'Name')).toBeValid()
    await userEvent.click(button(canvas))
    await listed(context)
    const made = server.db.magazines.all().find(({ name }) => name === 'Comic Kumo II')
    await expect(made).toMatchObject({ founded_year: null, website: null })
  },
})

/** The specification's own choices stand in for the server's. */
export const WithoutInformation = meta.story({
  beforeEach: ({ server }) => void server.fail(contract.magazines.info, { status: 500, times: 1 }),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Failed to load magazine information')).toBeVisible()
    const options = (name: string) =>
      within(canvas.getByRole('combobox', { name }))
        .getAllByRole<HTMLOptionElement>('option')
        .map(({ value }) => value)
    await expect(options('Status')).toEqual(['active', 'discontinued', 'hiatus'])
    await expect(options('Type')).toEqual(['magazine'])
    await expect(options('Publication frequency')).toEqual(['monthly'])
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await waitFor(() => expect(options('Type')).toContain('web_platform'))
    await expect(canvas.queryByText('Failed to load magazine information')).toBeNull()
  },
})

const cancel = async ({ canvas, userEvent }: Context) => {
  await userEvent.click(canvas.getByRole('link', { name: 'Cancel' }))
  return within(await screen.findByRole('alertdialog', { name: 'Leave this magazine unsaved?' }))
}
/** Back to the list asks as any way out does. */
export const LeavingAsks = meta.story({
  play: async (context) => {
    await write(context, 'Name', 'Half a magazine')
    await expect((await cancel(context)).getByRole('button', { name: 'Stay' })).toBeVisible()
  },
})
/** What was typed and picked is offered on return. */
export const DraftOffered = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context
    await write(context, 'Name', 'Half a magazine')
    await pick(context, '최약체', TITLE_KOREAN.primary_title)
    await userEvent.click((await cancel(context)).getByRole('button', { name: 'Leave' }))
    await listed(context)
    await userEvent.click(canvas.getByRole('link', { name: 'Add magazine' }))
    await expect(await canvas.findByText('You began a magazine and did not finish')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Restore draft' })).toBeVisible()
    await expect(await text(canvas, 'Name')).toHaveValue('')
  },
})
export const LeftAndReturned = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context
    await write(context, 'Name', 'Half a magazine')
    await pick(context, '최약체', TITLE_KOREAN.primary_title)
    await userEvent.click((await cancel(context)).getByRole('button', { name: 'Stay' }))
    await expect(await text(canvas, 'Name')).toHaveValue('Half a magazine')
    await userEvent.click((await cancel(context)).getByRole('button', { name: 'Leave' }))
    await listed(context)
    await userEvent.click(canvas.getByRole('link', { name: 'Add magazine' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Restore draft' }))
    await expect(await text(canvas, 'Name')).toHaveValue('Half a magazine')
    await expect(canvas.getByRole('button', { name: `Remove ${TITLE_KOREAN.primary_title}` })).toBeVisible()
    await expect(canvas.queryByText('You began a magazine and did not finish')).toBeNull()
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
    await write(context, 'Name', 'Comic Kumo')
    await sessionEnds(context, {
      send: () => context.userEvent.click(button(context.canvas)),
      backTo: CREATE_LINK,
      keeps: ['create-magazine', 'Comic Kumo'],
    })
    await expect(created(context.server)).toBeUndefined()
  },
})

/** A second press sends nothing more. */
export const Sending = meta.story({
  beforeEach: ({ server }) => {
    const release = server.hang(contract.magazines.create, { times: 1 })
    return async () => {
      release()
      await waitFor(() => expect(posts(server)).toHaveLength(1))
    }
  },
  play: async (context) => {
    const { canvas, server, userEvent } = context
    await create(context)
    await expect(await canvas.findByText('Creating…')).toBeInTheDocument()
    await expect(button(canvas)).toHaveAttribute('aria-busy', 'true')
    await held(server)
    await userEvent.click(button(canvas))
    await answered(1)
    await expect(posts(server)).toEqual([])
  },
})

/** What is on its way can neither be changed any more, its logo as little, nor be left unsent. */
export const LeftWhileSending = meta.story({
  play: async (context) => {
    const { canvas, server, userEvent } = context
    const release = server.hang(contract.magazines.create)
    await chooseLogo(context)
    const remove = await canvas.findByRole('button', { name: 'Remove the chosen logo' })
    await create(context)
    await expect(await text(canvas, 'Name')).toBeDisabled()
    await expect(remove).toBeDisabled()
    await expect(canvas.getByRole('button', { name: 'Choose a logo' })).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(canvas.getByRole('link', { name: 'Cancel' }))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Your changes are being sent' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Leave' }))
    await listed(context)
    release()
    await expect(await screen.findByText('Magazine created')).toBeVisible()
    await waitFor(() => expect(created(server)?.logo).toBeTruthy())
  },
})
/** Nothing of the one that is being written is taken for the one that is put back over it: its logo neither. */
export const RestoredOverAnother = meta.story({
  parameters: { lingers: true },
  render: () => (
    <KeptDrafts of="user:2" texts={{ 'create-magazine': JSON.stringify([{ name: 'Of an earlier visit' }]) }}>
      <MagazinesScreen />
    </KeptDrafts>
  ),
  play: async (context) => {
    const { canvas, server, userEvent } = context
    await write(context, 'Country', 'Japan')
    await chooseLogo(context)
    await canvas.findByRole('img', { name: 'The logo you chose' })
    await create(context)
    // In the message, and above the form.
    await waitFor(() => expect(canvas.getAllByText('Nope.')).toHaveLength(2))
    await userEvent.click(canvas.getByRole('button', { name: 'Restore draft' }))
    await expect(await text(canvas, 'Name')).toHaveValue('Of an earlier visit')
    await expect(await text(canvas, 'Country')).toHaveValue('')
    await waitFor(() => expect(canvas.queryAllByText('Nope.')).toEqual([]))
    await expect(canvas.queryByRole('img', { name: 'The logo you chose' })).toBeNull()
    await expect(await canvas.findByText('Comic Kumo')).toBeVisible()
    await userEvent.click(button(canvas))
    await listed(context)
    const made = server.db.magazines.all().find(({ name }) => name === 'Of an earlier visit')
    await expect(made).toMatchObject({ logo: null, country: null })
  },
  beforeEach: ({ server }) =>
    void server.fail(contract.magazines.create, { status: 400, body: { error: 'Nope.' }, times: 1 }),
})
/** A logo that was chosen before anything was typed is for what is put back: nothing gives way. */
export const RestoredBesideALogo = meta.story({
  render: RestoredOverAnother.input.render,
  play: async (context) => {
    const { canvas, server, userEvent } = context
    await chooseLogo(context)
    await canvas.findByRole('img', { name: 'The logo you chose' })
    await userEvent.click(canvas.getByRole('button', { name: 'Restore draft' }))
    await expect(await text(canvas, 'Name')).toHaveValue('Of an earlier visit')
    await userEvent.click(button(canvas))
    await listed(context)
    const made = server.db.magazines.all().find(({ name }) => name === 'Of an earlier visit')
    await expect(made?.logo).toBeTruthy()
  },
})
/** That the other one may be there says nothing of the one that is put back. */
export const RestoredOverAnUnsureOne = meta.story({
  render: RestoredOverAnother.input.render,
  play: async (context) => {
    const { canvas, server, userEvent } = context
    server.cut(contract.magazines.create, { times: 1 })
    await create(context)
    await expect(await canvas.findByRole('link', { name: /^Look for the name/ })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Restore draft' }))
    await expect(await text(canvas, 'Name')).toHaveValue('Of an earlier visit')
    await expect(canvas.queryByRole('link', { name: /^Look for the name/ })).toBeNull()
  },
})
/** Once it is created only its logo is on its way: what an earlier visit left is another magazine. */
export const LeftWhileItsLogoIsSent = meta.story({
  render: RestoredOverAnother.input.render,
  play: async (context) => {
    const { canvas, server, userEvent } = context
    const release = server.hang(contract.magazines.uploadImage)
    await chooseLogo(context)
    await canvas.findByRole('button', { name: 'Remove the chosen logo' })
    await create(context)
    await screen.findByText('Magazine created')
    await userEvent.click(canvas.getByRole('link', { name: 'Cancel' }))
    const leave = screen.queryByRole('button', { name: 'Leave' })
    if (leave) await userEvent.click(leave)
    await listed(context)
    await userEvent.click(canvas.getByRole('link', { name: 'Add magazine' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Restore draft' }))
    await expect(await text(canvas, 'Name')).toHaveValue('Of an earlier visit')
    release()
    await waitFor(() => expect(created(server)?.logo).toBeTruthy())
  },
})
/** A logo that was chosen just before the press, and was still being looked at. */
export const LogoLookedAtMeanwhile = meta.story({
  play: async (context) => {
    const { canvas, canvasElement, server, userEvent } = context
    const release = server.hang(contract.magazines.create)
    const [logo, looked] = readLate(await picture('logo-1.png'))
    await text(canvas, 'Name')
    await userEvent.upload(canvasElement.querySelector('input[type=file]') as HTMLInputElement, logo)
    await create(context)
    looked()
    await canvas.findByRole('img', { name: 'The logo you chose' })
    release()
    await listed(context)
    await expect(created(server)?.logo).toBeTruthy()
  },
})
/** It is looked at until after the magazine is there: it follows all the same. */
export const LogoLookedAtLonger = meta.story({
  play: async (context) => {
    const { canvas, canvasElement, server, userEvent } = context
    const [logo, looked] = readLate(await picture('logo-1.png'))
    await text(canvas, 'Name')
    await userEvent.upload(canvasElement.querySelector('input[type=file]') as HTMLInputElement, logo)
    await create(context)
    await expect(await canvas.findByText('Uploading the logo…')).toBeInTheDocument()
    looked()
    await listed(context)
    await expect(created(server)?.logo).toBeTruthy()
  },
})

export const SentOnce = meta.story({
  globals: { viewport: { value: 'small' } },
  play: async (context) => {
    const { canvas, server, userEvent } = context
    const release = server.hang(contract.magazines.create, { times: 1 })
    await create(context)
    await expect(await canvas.findByText('Creating…')).toBeVisible()
    await expect(button(canvas).getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight)
    await userEvent.click(button(canvas))
    await userEvent.type(await text(canvas, 'Name'), '{Enter}')
    const root = document.documentElement
    await expect(root.scrollWidth).toBeLessThanOrEqual(root.clientWidth)
    release()
    await listed(context)
    await expect(posts(server)).toHaveLength(1)
  },
})
