import { contract } from '@bunko/api-client'
import { demoAccount, makeMagazine } from '@bunko/mock-server'
import { answered } from '@bunko/storybook/answered'
import { choice } from '@bunko/storybook/choice'
import { held } from '@bunko/storybook/held'
import preview from '@bunko/storybook/preview'
import { screenAt, type Play } from '@bunko/storybook/screen'
import { expect, screen, userEvent as users, waitFor, within } from 'storybook/test'
import { LostParts } from '../../components/LoadFailed/story-parts.tsx'
import { chooseLogo, posts, text, write } from '../../parts/HouseForm/story-steps.tsx'
import { paths } from '../../paths.ts'
import { SleepingTab } from '../../session/story-sleeping-tab.tsx'
import { CREATE_PUBLISHER } from './create-link.ts'
import { PublishersScreen } from './PublishersScreen.tsx'

const meta = preview.meta({
  title: 'Screens/Publishers/Create',
  component: PublishersScreen,
  globals: { level: '1' },
  parameters: screenAt({ path: paths.createPublisher.pattern, at: CREATE_PUBLISHER }),
  beforeEach: ({ server }) =>
    void server.db.magazines.put(makeMagazine({ id: 901, public_id: 'kumo', name: 'Comic Kumo' })),
})

type Context = Parameters<Play>[0]
const created = ({ db }: Context['server']) => db.publishers.all().find(({ name }) => name === 'Nova Casa')
const listAnswers = ({ journal }: Context['server']) =>
  journal.flatMap(({ path, status }) => (path === '/manga/publishers/admin/info/' ? [status] : []))
const button = (canvas: Context['canvas']) => canvas.getByRole('button', { name: 'Create publisher' })
const create = async (context: Context) => {
  await write(context, 'Name', 'Nova Casa')
  await context.userEvent.click(button(context.canvas))
}
const listed = async ({ canvas }: Context) =>
  expect(await canvas.findByRole('searchbox', { name: 'Search publishers' })).toBeVisible()

/** Empty texts are dropped, the logo follows the record. */
export const Created = meta.story({
  play: async (context) => {
    const { canvas, server, userEvent } = context
    await expect(await text(canvas, 'Type')).toHaveValue('publisher')
    await expect(canvas.getByRole('combobox', { name: 'Status' })).toHaveValue('active')
    await write(context, 'Name', ' Nova Casa ')
    await write(context, 'Headquarters', 'Porto')
    await write(context, 'Founded year', '1968')
    await write(context, 'LinkedIn', 'https://linkedin.com/company/nova')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Status' }), 'merged')
    await userEvent.type(canvas.getByRole('combobox', { name: 'Magazines' }), 'comic kumo')
    await userEvent.click(await choice(/^Comic Kumo/))
    await chooseLogo(context)
    await expect(await canvas.findByRole('img', { name: 'The logo you chose' })).toBeVisible()
    await expect(posts(server)).toEqual([])
    await userEvent.click(button(canvas))
    await expect(await screen.findByText('Publisher created')).toBeVisible()
    await listed(context)
    const row = created(server)
    await expect(row).toMatchObject({
      type: 'publisher',
      headquarters: 'Porto',
      founded_year: 1968,
      linkedin: 'https://linkedin.com/company/nova',
      status: 'merged',
      owned_magazine_ids: ['kumo'],
      // Not sent: the server's own nothing.
      country: null,
      website: null,
    })
    await expect(row?.logo).toBeTruthy()
    await expect(posts(server)).toEqual([
      '/manga/publishers/create/',
      `/manga/publishers/${row?.public_id}/upload-image/`,
    ])
    await expect(screen.queryByRole('alertdialog')).toBeNull()
  },
})

/** Section 5. Nothing is sent, the field has the focus. */
export const NameIsRequired = meta.story({
  play: async ({ canvas, server, userEvent }) => {
    await userEvent.type(await text(canvas, 'Name'), '  ')
    await userEvent.click(button(canvas))
    await expect(await text(canvas, 'Name')).toHaveAccessibleDescription('Publisher name is required')
    await expect(await text(canvas, 'Name')).toHaveFocus()
    await expect(canvas.getByRole('link', { name: 'Name: Publisher name is required' })).toBeVisible()
    await answered()
    await expect(posts(server)).toEqual([])
  },
})

export const NameTaken = meta.story({
  beforeEach: ({ server }) => void server.db.publishers.update(1, { name: 'Nova Casa' }),
  play: async (context) => {
    const { canvas } = context
    await create(context)
    const alert = within(await within(canvas.getByRole('main')).findByRole('note'))
    await expect(alert.getByText(/name: publisher with this name already exists\.$/)).toBeVisible()
    await expect(await text(canvas, 'Name')).toHaveAccessibleDescription('publisher with this name already exists.')
    await expect(await text(canvas, 'Name')).toHaveValue('Nova Casa')
  },
})

/** Made, and the answer lost: who gives up finds it in the list, though that was read just before. */
export const AnswerLostThenCancelled = meta.story({
  parameters: screenAt({ path: paths.createPublisher.pattern, at: paths.createPublisher.to() }),
  play: async (context) => {
    const { canvas, server, userEvent } = context
    await listed(context)
    await userEvent.click(await canvas.findByRole('link', { name: 'Add publisher' }))
    server.cut(contract.publishers.create)
    await create(context)
    await expect(await canvas.findByText(/^The publisher may have been created all the same/)).toBeVisible()
    await expect(created(server)).toBeDefined()
    await userEvent.click(canvas.getByRole('link', { name: 'Cancel' }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Leave this publisher unsaved?' }))
    await userEvent.click(question.getByRole('button', { name: 'Leave' }))
    await listed(context)
    await expect(await canvas.findByRole('heading', { name: 'Nova Casa' })).toBeVisible()
  },
})

const refused =
  (expected: string, body?: unknown): Play =>
  async (context) => {
    const { canvas, server } = context
    server.fail(contract.publishers.create, { status: 400, ...(body !== undefined && { body }) })
    await create(context)
    await expect(within(await within(canvas.getByRole('main')).findByRole('note')).getByText(expected)).toBeVisible()
    await waitFor(() => expect(screen.getAllByText(expected)).toHaveLength(2))
    await expect(await text(canvas, 'Name')).toHaveValue('Nova Casa')
  }
export const RefusedWithAnError = meta.story({ play: refused('Locked.', { error: 'Locked.' }) })
export const RefusedWithNothing = meta.story({ play: refused('Failed to save publisher', {}) })

/** What the server says of the magazines goes when they are changed. */
export const MagazinesRefused = meta.story({
  play: async (context) => {
    const { canvas, server, userEvent } = context
    const body = { details: { owned_magazine_ids: ['Owned by another publisher.'] } }
    server.fail(contract.publishers.create, { status: 400, body, times: 1 })
    const magazines = () => canvas.findByRole('combobox', { name: 'Magazines' })
    await userEvent.type(await magazines(), 'comic kumo')
    await userEvent.click(await choice(/^Comic Kumo/))
    await create(context)
    await waitFor(async () => expect(await magazines()).toHaveAccessibleDescription(/^Owned by another publisher\./))
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Comic Kumo' }))
    await waitFor(async () => expect(await magazines()).toBeValid())
    await expect(await magazines()).not.toHaveAccessibleDescription(/Owned by another publisher/)
  },
})

/** R25: nothing is said of it; the row of the list does. */
export const LogoFailsSilently = meta.story({
  beforeEach: ({ server }) =>
    void server.fail(contract.publishers.uploadImage, { status: 500, body: { error: 'Disk full' } }),
  play: async (context) => {
    const { canvas, userEvent } = context
    await write(context, 'Name', 'Nova Casa')
    await chooseLogo(context)
    await canvas.findByRole('img', { name: 'The logo you chose' })
    await userEvent.click(button(canvas))
    await listed(context)
    const row = (await canvas.findByRole('heading', { name: 'Nova Casa' })).closest('li') as HTMLElement
    await expect(within(row).getByText('Logo missing')).toBeVisible()
    await expect(screen.queryByText(/Disk full|Failed to upload/)).toBeNull()
  },
})

/** While its logo is sent the list is asked for again, though the first read of it has not come. */
export const CreatedBeforeTheListHasCome = meta.story({
  beforeEach: ({ server }) => server.hang(contract.publishers.info, { times: 1 }),
  play: async (context) => {
    const { canvas, server, userEvent } = context
    await held(server)
    await write(context, 'Name', 'Nova Casa')
    await chooseLogo(context)
    await canvas.findByRole('img', { name: 'The logo you chose' })
    const sent = server.hang(contract.publishers.uploadImage, { times: 1 })
    await userEvent.click(button(canvas))
    await waitFor(() => expect(created(server)).toBeDefined())
    await waitFor(() => expect(listAnswers(server)).toContain(200))
    sent()
    await listed(context)
    await expect(await canvas.findByRole('heading', { name: 'Nova Casa' })).toBeVisible()
  },
})

/** Somebody else signs in in another tab while it is created: its logo does not go out as theirs. */
export const LogoNotSentAsAnother = meta.story({
  render: () => (
    <SleepingTab account={demoAccount(1)} another={demoAccount(2)}>
      <PublishersScreen />
    </SleepingTab>
  ),
  play: async (context) => {
    const { canvas, server, userEvent } = context
    await write(context, 'Name', 'Nova Casa')
    await chooseLogo(context)
    await canvas.findByRole('img', { name: 'The logo you chose' })
    const answer = server.hang(contract.publishers.create, { times: 1 })
    await userEvent.click(button(canvas))
    await held(server)
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in elsewhere' }))
    answer()
    await waitFor(() => expect(created(server)).toBeDefined())
    await answered()
    await expect(posts(server)).toEqual(['/manga/publishers/create/'])
    await expect(created(server)?.logo ?? null).toBeNull()
  },
})

/** Section 5: JPG, PNG and WebP only; a magazine's AVIF is refused here. */
export const NoAvif = meta.story({
  play: async (context) => {
    const { canvas, canvasElement } = context
    await text(canvas, 'Name')
    const input = canvasElement.querySelector('input[type=file]') as HTMLInputElement
    const avif = new File(['....ftypavif'], 'logo.avif', { type: 'image/avif' })
    await users.setup({ applyAccept: false }).upload(input, avif)
    await expect(await canvas.findByText('Invalid file format. Accepted: JPEG, PNG, WEBP')).toBeVisible()
    await expect(canvas.queryByRole('img', { name: 'The logo you chose' })).toBeNull()
  },
})

const statuses = ({ canvas }: Context) =>
  within(canvas.getByRole('combobox', { name: 'Status' }))
    .getAllByRole<HTMLOptionElement>('option')
    .map(({ value }) => value)
/** Section 3's fall-back statuses. */
export const WithoutInformation = meta.story({
  beforeEach: ({ server }) => void server.fail(contract.publishers.info, { status: 500, times: 1 }),
  play: async (context) => {
    await expect(await context.canvas.findByText('Failed to load publisher information')).toBeVisible()
    await expect(statuses(context)).toEqual(['active', 'discontinued', 'acquired', 'merged'])
  },
})
/** Read with the list, and not read again for the form: the server's own are still there, and nothing is said. */
export const InformationReadBefore = meta.story({
  parameters: screenAt({ path: paths.createPublisher.pattern, at: paths.createPublisher.to() }),
  beforeEach: ({ server }) => {
    const body = { statuses: ['active', 'resting'], publishers: [{ id: 901, name: 'Nova Casa' }] }
    server.fail(contract.publishers.info, { status: 200, body, times: 1 })
  },
  play: async (context) => {
    const { canvas, server, userEvent } = context
    await expect(await canvas.findByRole('heading', { name: 'Nova Casa' })).toBeVisible()
    server.fail(contract.publishers.info, { status: 500 })
    const real = Date.now
    // What is read counts as fresh for half a minute.
    Date.now = () => real() + 31_000
    try {
      await userEvent.click(canvas.getByRole('link', { name: 'Add publisher' }))
      await waitFor(() => expect(listAnswers(server)).toContain(500))
      await answered()
    } finally {
      Date.now = real
    }
    await expect(statuses(context)).toEqual(['active', 'resting'])
    await expect(canvas.queryByText('Failed to load publisher information')).toBeNull()
  },
})

const cancel = async (context: Context) => {
  const { canvas, userEvent } = context
  await write(context, 'Name', 'Half a house')
  await userEvent.click(canvas.getByRole('link', { name: 'Cancel' }))
  return within(await screen.findByRole('alertdialog', { name: 'Leave this publisher unsaved?' }))
}
const returned = async (context: Context) => {
  await context.userEvent.click((await cancel(context)).getByRole('button', { name: 'Leave' }))
  await listed(context)
  await context.userEvent.click(context.canvas.getByRole('link', { name: 'Add publisher' }))
  return context.canvas.findByRole('button', { name: 'Restore draft' })
}
export const LeavingAsks = meta.story({
  play: async (context) => expect((await cancel(context)).getByRole('button', { name: 'Stay' })).toBeVisible(),
})
export const DraftOffered = meta.story({
  globals: { viewport: { value: 'small' } },
  play: async (context) => {
    await expect(await returned(context)).toBeVisible()
    await expect(context.canvas.getByText('You began a publisher and did not finish')).toBeVisible()
    const root = document.documentElement
    await expect(root.scrollWidth).toBeLessThanOrEqual(root.clientWidth)
  },
})
export const LeftAndReturned = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.click(await returned(context))
    await expect(await text(canvas, 'Name')).toHaveValue('Half a house')
  },
})
/** The form's code does not arrive: the frame stays, and it is tried again. */
export const FormDoesNotArrive = meta.story({
  render: () => (
    <LostParts>
      <PublishersScreen />
    </LostParts>
  ),
  play: async (context) => {
    const { canvas, userEvent } = context
    await expect(await canvas.findByText('The form could not be loaded')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await expect(await text(canvas, 'Type')).toHaveValue('publisher')
    await expect(canvas.queryByText('The form could not be loaded')).toBeNull()
  },
})
