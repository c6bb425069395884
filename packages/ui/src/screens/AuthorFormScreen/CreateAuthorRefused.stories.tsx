import { contract } from '@bunko/api-client'
import preview from '@bunko/storybook/preview'
import { screenAt, type Play } from '@bunko/storybook/screen'
import { expect, screen, waitFor, within } from 'storybook/test'
import { paths } from '../../paths.ts'
import { CreateAuthorScreen } from './AuthorFormScreen.tsx'

const meta = preview.meta({
  title: 'Screens/Create author/Refused',
  component: CreateAuthorScreen,
  globals: { level: '2' },
  parameters: screenAt({ path: paths.createAuthor.pattern, at: paths.createAuthor.to() }),
})

type Context = Parameters<Play>[0]
const created = ({ db }: Context['server']) => db.people.all().at(-1)
const posts = ({ journal }: Context['server']) => journal.filter(({ method }) => method === 'POST')
const name = (canvas: Context['canvas']) => canvas.findByRole('textbox', { name: 'Name' })
const create = async ({ canvas, userEvent }: Context) =>
  userEvent.click(canvas.getByRole('button', { name: 'Create author' }))
const fill = async ({ canvas, userEvent }: Context) => {
  await userEvent.type(await name(canvas), ' Ōe Kenji ')
  await userEvent.click(canvas.getByRole('checkbox', { name: 'Author' }))
  await userEvent.type(canvas.getByRole('textbox', { name: 'Age' }), '40')
  await userEvent.type(canvas.getByRole('textbox', { name: 'Hometown' }), '松山市')
  await userEvent.type(canvas.getByRole('textbox', { name: 'Link' }), 'https://oe.example/')
}

export const FieldErrorsOfTheServer = meta.story({
  beforeEach: ({ server }) =>
    void server.fail(contract.people.create, {
      status: 400,
      body: { url: ['Enter a valid URL.'], is_artist: ['Must be chosen.'] },
      times: 1,
    }),
  play: async (context) => {
    const { canvas, server, userEvent } = context
    await fill(context)
    await create(context)
    const alert = within(await within(canvas.getByRole('main')).findByRole('note'))
    await expect(alert.getByRole('link', { name: 'Link: Enter a valid URL.' })).toBeVisible()
    await expect(alert.getByRole('link', { name: 'Artist: Must be chosen.' })).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Link' })).toHaveAccessibleDescription(/^Enter a valid URL\./)
    const artist = canvas.getByRole('checkbox', { name: 'Artist' })
    await expect(artist).toHaveFocus()
    await expect(artist).toHaveAccessibleDescription('Must be chosen.')
    await userEvent.click(artist)
    await expect(artist).toBeValid()
    await expect(await screen.findByText('Failed to create author')).toBeVisible()
    await create(context)
    await waitFor(() => expect(created(server)?.name).toBe('Ōe Kenji'))
  },
})

/** What is refused beside a field is said as well. */
export const FieldAndMore = meta.story({
  beforeEach: ({ server }) =>
    void server.fail(contract.people.create, {
      status: 400,
      body: { name: ['Too long.'], tenant: ['Closed.'], non_field_errors: ['An author needs a work.'] },
    }),
  play: async (context) => {
    const { canvas } = context
    await fill(context)
    await create(context)
    const page = within(canvas.getByRole('main'))
    await expect(await page.findByRole('link', { name: 'Name: Too long.' })).toBeVisible()
    await expect(page.getByText('An author needs a work.')).toBeVisible()
    await expect(page.getByText('tenant: Closed.')).toBeVisible()
    await expect(page.queryByText(/name: Too long/)).toBeNull()
  },
})

const failing =
  (status: number, text: string | null, body?: unknown): Play =>
  async (context) => {
    const { canvas, server } = context
    server.fail(contract.people.create, { status, ...(body !== undefined && { body }) })
    await fill(context)
    await create(context)
    const alert = within(await within(canvas.getByRole('main')).findByRole('note'))
    await expect(alert.getByText('Failed to create author')).toBeVisible()
    if (text) await expect(alert.getByText(text)).toBeVisible()
    await expect(await name(canvas)).toHaveValue(' Ōe Kenji ')
    await expect(canvas.getByRole('button', { name: 'Create author' })).toBeEnabled()
  }
export const RefusedWithAText = meta.story({ play: failing(400, 'Too many authors.', { error: 'Too many authors.' }) })
export const RefusedWithoutAText = meta.story({ play: failing(500, null) })

export const EditorIsRefused = meta.story({
  globals: { level: '3' },
  play: async (context) => {
    const { canvas } = context
    await fill(context)
    await create(context)
    const alert = within(await within(canvas.getByRole('main')).findByRole('note'))
    await expect(alert.getByText('Failed to create author')).toBeVisible()
    await expect(alert.getByText('You do not have permission to perform this action.')).toBeVisible()
  },
})

const unsure =
  (break_: (server: Context['server']) => void, text: string): Play =>
  async (context) => {
    const { canvas, server } = context
    break_(server)
    await fill(context)
    await create(context)
    const alert = within(await within(canvas.getByRole('main')).findByRole('note'))
    await expect(alert.getByText(text, { exact: false })).toBeVisible()
    await expect(alert.getByRole('link', { name: /^Look for the name/ })).toHaveAttribute(
      'href',
      '/admin/authors?q=%C5%8Ce+Kenji',
    )
    await expect(posts(server)).toHaveLength(1)
  }
/** R9: it is not sent again by itself; it may be there all the same. */
export const NoAnswer = meta.story({
  play: unsure((server) => server.failNetwork(contract.people.create), 'Network error - please check your connection'),
})
/** What stands before the server gave up, or answered in its place. */
export const GatewayTimeOut = meta.story({
  play: unsure((server) => server.fail(contract.people.create, { status: 504 }), 'Failed to create author'),
})
export const UnreadableAnswer = meta.story({
  play: unsure(
    (server) => server.fail(contract.people.create, { status: 200, body: '<h1>Welcome</h1>' }),
    'Failed to create author',
  ),
})
/** Made, the answer lost, and sent again: that they may be there is said beside the refusal. */
export const AnswerLostThenTaken = meta.story({
  play: async (context) => {
    const { canvas, server } = context
    server.cut(contract.people.create, { times: 1 })
    await fill(context)
    await create(context)
    await expect(await canvas.findByRole('link', { name: /^Look for the name/ })).toBeVisible()
    const taken = 'person with this name already exists.'
    server.fail(contract.people.create, { status: 400, body: { name: [taken] }, times: 1 })
    await create(context)
    const field = await name(canvas)
    await waitFor(() => expect(field).toHaveAccessibleDescription(taken))
    await expect(canvas.getByRole('link', { name: /^Look for the name/ })).toBeVisible()
  },
})
