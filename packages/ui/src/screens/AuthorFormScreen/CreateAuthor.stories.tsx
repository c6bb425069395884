import { contract } from '@bunko/api-client'
import { makePerson } from '@bunko/mock-server'
import { answered } from '@bunko/storybook/answered'
import { held } from '@bunko/storybook/held'
import preview from '@bunko/storybook/preview'
import { screenAt, type Play } from '@bunko/storybook/screen'
import { useNavigate } from 'react-router-dom'
import { expect, screen, waitFor, within } from 'storybook/test'
import { KeptDrafts } from '../../drafts/story-drafts.tsx'
import { forgetDrafts, sessionEnds, ThisBrowser } from '../../drafts/story-session-ends.tsx'
import { paths } from '../../paths.ts'
import { AuthorsScreen } from '../AuthorsScreen/AuthorsScreen.tsx'
import { CreateAuthorScreen } from './AuthorFormScreen.tsx'
import { discardDraft } from '../../parts/DraftOffer/story-discard.tsx'

const Away = () => {
  const navigate = useNavigate()
  return (
    <>
      <h1>Dashboard</h1>
      <button type="button" onClick={() => void navigate(-1)}>
        Back
      </button>
    </>
  )
}

const meta = preview.meta({
  title: 'Screens/Create author',
  component: CreateAuthorScreen,
  globals: { level: '2' },
  parameters: screenAt({
    path: paths.createAuthor.pattern,
    at: paths.createAuthor.to(),
    routes: [{ path: paths.admin.pattern, element: <Away /> }],
  }),
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

/** The form as it comes. */
const opened: Play = async ({ canvas, server }) => {
  await expect(await name(canvas)).toHaveValue('')
  await expect(canvas.getByRole('checkbox', { name: 'Author' })).not.toBeChecked()
  await expect(canvas.getByRole('button', { name: 'Create author' })).toBeVisible()
  await expect(canvas.getByRole('button', { name: 'Create and add another' })).toBeVisible()
  await expect(posts(server)).toEqual([])
}
export const Admin = meta.story({ globals: { level: '1' }, play: opened })
export const Moderator = meta.story({ play: opened })
export const Editor = meta.story({ globals: { level: '3' }, play: opened })

/** It leads to the list, in which the new one stands. */
export const Created = meta.story({
  parameters: screenAt({
    path: paths.createAuthor.pattern,
    at: paths.createAuthor.to(),
    routes: [{ path: paths.authors.pattern, Component: AuthorsScreen }],
  }),
  play: async (context) => {
    const { canvas, server } = context
    await fill(context)
    await create(context)
    await expect(await canvas.findByRole('heading', { name: 'Ōe Kenji' })).toBeVisible()
    await expect(canvas.getByRole('searchbox', { name: 'Search authors and artists' })).toHaveValue('Ōe Kenji')
    await expect(await screen.findByText('Author created')).toBeVisible()
    await expect(screen.queryByRole('alertdialog')).toBeNull()
    await expect(created(server)).toMatchObject({
      name: 'Ōe Kenji',
      is_author: true,
      is_artist: false,
      age: 40,
      hometown: '松山市',
      url: 'https://oe.example/',
    })
    await expect(posts(server)).toHaveLength(1)
  },
})

export const OnlyAName = meta.story({
  globals: { level: '1' },
  // What is left empty is no null for a server whose columns take none.
  beforeEach: ({ server }) => server.set({ absent: 'empty' }),
  play: async (context) => {
    const { canvas, server, userEvent } = context
    await expect(await canvas.findByText(/^Neither is chosen/)).toBeVisible()
    await userEvent.type(await name(canvas), 'Solo{Enter}')
    await waitFor(() => expect(created(server)).toMatchObject({ name: 'Solo', age: null, hometown: null, url: null }))
    await expect(await canvas.findByText('/admin/authors?q=Solo', { selector: 'code' })).toBeVisible()
  },
})

export const AddAnother = meta.story({
  play: async (context) => {
    const { canvas, server, userEvent } = context
    await fill(context)
    await userEvent.click(canvas.getByRole('button', { name: 'Create and add another' }))
    await waitFor(async () => expect(await name(canvas)).toHaveValue(''))
    await expect(await name(canvas)).toHaveFocus()
    await expect(canvas.getByRole('checkbox', { name: 'Author' })).not.toBeChecked()
    await expect(canvas.getByRole('link', { name: 'Edit or add titles' })).toHaveAttribute(
      'href',
      `/people/${created(server)?.public_id}/edit`,
    )
    await userEvent.type(await name(canvas), 'Second')
    await create(context)
    await waitFor(() => expect(created(server)?.name).toBe('Second'))
    await expect(posts(server)).toHaveLength(2)
  },
})

export const NameMissing = meta.story({
  play: async (context) => {
    const { canvas, server, userEvent } = context
    await userEvent.type(await name(canvas), '  ')
    await create(context)
    const alert = within(await canvas.findByRole('alert'))
    await expect(alert.getByText('Please correct these fields')).toBeVisible()
    await expect(alert.getByRole('link', { name: 'Name: Name is required' })).toBeVisible()
    await expect(await name(canvas)).toHaveFocus()
    await expect(await name(canvas)).toHaveAccessibleDescription('Name is required')
    await answered()
    await expect(posts(server)).toEqual([])
  },
})

/** Numbers and addresses are looked at when they are left, without a summary. */
export const CheckedWhenLeft = meta.story({
  play: async ({ canvas, userEvent }) => {
    const url = await canvas.findByRole('textbox', { name: 'Link' })
    await userEvent.type(url, 'javascript:alert(1)')
    await new Promise((later) => setTimeout(later, 400))
    await expect(url).not.toBeInvalid()
    await userEvent.type(canvas.getByRole('textbox', { name: 'Age' }), '４０')
    await expect(await canvas.findByText('Enter a full address that begins with https:// or http://')).toBeVisible()
    await userEvent.tab()
    await expect(await canvas.findByText('Enter a whole number in digits')).toBeVisible()
    await expect(canvas.queryByRole('alert')).toBeNull()
    await userEvent.clear(url)
    await userEvent.type(url, 'https://a.example')
    await expect(url).not.toBeInvalid()
  },
})

export const SentOnce = meta.story({
  play: async (context) => {
    const { canvas, server, userEvent } = context
    const release = server.hang(contract.people.create, { times: 1 })
    await fill(context)
    await create(context)
    await expect(await canvas.findByText('Creating…')).toBeInTheDocument()
    await create(context)
    await userEvent.type(await name(canvas), '{Enter}')
    await expect(canvas.getByRole('button', { name: 'Create and add another' })).toBeDisabled()
    release()
    await expect(await canvas.findByText(/^\/admin\/authors/, { selector: 'code' })).toBeVisible()
    await answered()
    await expect(posts(server)).toHaveLength(1)
  },
})

/** Enter, before the fields are drawn closed, does not turn it into another press. */
export const AddAnotherAndEnter = meta.story({
  play: async (context) => {
    const { canvas, server, userEvent } = context
    const release = server.hang(contract.people.create, { times: 1 })
    await fill(context)
    await userEvent.click(canvas.getByRole('button', { name: 'Create and add another' }))
    canvas.getByRole<HTMLFormElement>('form', { name: 'New author' }).requestSubmit()
    release()
    await expect(await canvas.findByRole('link', { name: 'Edit or add titles' })).toBeVisible()
    await waitFor(async () => expect(await name(canvas)).toHaveFocus())
    await expect(posts(server)).toHaveLength(1)
  },
})

/** What is on its way can neither be changed any more nor be left unsent; what comes of it is told where one goes. */
export const LeftWhileSending = meta.story({
  play: async (context) => {
    const { canvas, server, userEvent } = context
    const release = server.hang(contract.people.create)
    await fill(context)
    await create(context)
    await expect(await name(canvas)).toBeDisabled()
    await userEvent.click(within(canvas.getByRole('main')).getByRole('link', { name: 'Dashboard' }))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Your changes are being sent' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Leave' }))
    await canvas.findByRole('heading', { name: 'Dashboard' })
    release()
    await expect(await screen.findByText('Author created')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }))
    await expect(await name(canvas)).toHaveValue('')
    await expect(canvas.queryByText('You began an author and did not finish')).toBeNull()
  },
})

/** A second press sends nothing more. */
export const Sending = meta.story({
  beforeEach: ({ server }) => {
    const release = server.hang(contract.people.create, { times: 1 })
    return async () => {
      release()
      await waitFor(() => expect(posts(server)).toHaveLength(1))
    }
  },
  play: async (context) => {
    const { canvas, server } = context
    await fill(context)
    await create(context)
    await expect(await canvas.findByText('Creating…')).toBeInTheDocument()
    await expect(canvas.getByRole('button', { name: 'Create author' })).toHaveAttribute('aria-busy', 'true')
    await held(server)
    await create(context)
    await answered(1)
    await expect(posts(server)).toEqual([])
  },
})

const namesake: Play = async ({ server }) =>
  void server.db.people.put(
    makePerson({ id: 900, public_id: 'oe', name: 'Ōe Kenji', age: 87, hometown: '\u202E内子町' }),
  )
export const NameIsThereAlready = meta.story({
  beforeEach: namesake,
  play: async (context) => {
    const { canvas, userEvent } = context
    const place = () => canvas.getByRole('button', { name: 'Create author' }).getBoundingClientRect().top
    await name(canvas)
    const before = place()
    await userEvent.type(await name(canvas), 'ōe kenji')
    await expect(await canvas.findByText('This name is already there')).toBeVisible()
    await expect(place()).toBe(before)
    const link = canvas.getByRole('link', { name: /^Ōe Kenji/ })
    await expect(link).toHaveAttribute('href', '/people/oe/edit')
    // A town whose name turns the direction, and never turns it back.
    const town = canvas.getByText('\u202E内子町')
    await expect(town).toBeVisible()
    await expect(link.closest('li')).toHaveTextContent('(ID 900 · 87 · \u202E内子町)')
    const end = document.createRange()
    end.selectNodeContents(town.nextSibling!)
    await expect(end.getBoundingClientRect().left).toBeGreaterThanOrEqual(town.getBoundingClientRect().right)
  },
})
/** Nobody can tell by then whether the name is there; Retry looks again, and the form keeps the focus. */
export const NameNotLookedFor = meta.story({
  beforeEach: (context) => {
    void namesake(context)
    context.server.fail(contract.people.search, { status: 500, times: 2 })
  },
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.type(await name(canvas), 'ōe kenji')
    await expect(await canvas.findByText('Could not look for people of this name.')).toBeVisible()
    await expect(canvas.getByText('HTTP Error 500')).toBeVisible()
    const retry = canvas.getByRole('button', { name: 'Retry' })
    retry.focus()
    await userEvent.keyboard('{Enter}')
    await answered()
    await expect(retry).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByText('This name is already there')).toBeVisible()
    await expect(canvas.queryByText('Could not look for people of this name.')).toBeNull()
    await expect(document.body).not.toHaveFocus()
  },
})
export const WhatWasSaidGoes = meta.story({
  beforeEach: namesake,
  play: async (context) => {
    const { canvas, userEvent } = context
    await name(canvas)
    await create(context)
    await canvas.findByRole('alert')
    await userEvent.type(await name(canvas), 'ōe kenji')
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull())
    await expect(await canvas.findByText('This name is already there')).toBeVisible()
    await userEvent.type(await name(canvas), ' II')
    await waitFor(() => expect(canvas.queryByText('This name is already there')).toBeNull())
  },
})

const dashboard = async ({ canvas, userEvent }: Context) =>
  userEvent.click(within(canvas.getByRole('main')).getByRole('link', { name: 'Dashboard' }))
const asked = async (context: Context) => {
  await fill(context)
  await dashboard(context)
  return within(await screen.findByRole('alertdialog', { name: 'Leave this author unsaved?' }))
}
export const LeavingAsks = meta.story({
  play: async (context) => {
    const dialog = await asked(context)
    await expect(dialog.getByRole('button', { name: 'Stay' })).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Leave' })).toBeVisible()
  },
})

export const DraftOffered = meta.story({
  render: () => (
    <KeptDrafts of="user:2" texts={{ 'create-author': JSON.stringify([{ name: 'Ōe Kenji' }]) }}>
      <CreateAuthorScreen />
    </KeptDrafts>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You began an author and did not finish')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Restore draft' })).toBeVisible()
    await expect(await name(canvas)).toHaveValue('')
  },
})

export const SessionEnds = meta.story({
  beforeEach: forgetDrafts,
  render: () => (
    <ThisBrowser>
      <CreateAuthorScreen />
    </ThisBrowser>
  ),
  play: async (context) => {
    await fill(context)
    await sessionEnds(context, {
      send: () => create(context),
      backTo: paths.createAuthor.to(),
      keeps: ['create-author', 'Ōe Kenji', '松山市'],
    })
  },
})

/** Leaving asks; what was typed is offered on return, and kept until it is restored or discarded. */
export const LeftAndReturned = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.click((await asked(context)).getByRole('button', { name: 'Stay' }))
    await expect(await name(canvas)).toHaveValue(' Ōe Kenji ')
    await dashboard(context)
    await userEvent.click(await screen.findByRole('button', { name: 'Leave' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Back' }))
    await expect(await canvas.findByText('You began an author and did not finish')).toBeVisible()
    await expect(await name(canvas)).toHaveValue('')
    await userEvent.click(canvas.getByRole('button', { name: 'Restore draft' }))
    await expect(await name(canvas)).toHaveValue(' Ōe Kenji ')
    await expect(canvas.getByRole('checkbox', { name: 'Author' })).toBeChecked()
    await expect(canvas.getByRole('textbox', { name: 'Age' })).toHaveValue('40')
    await expect(canvas.queryByText('You began an author and did not finish')).toBeNull()
    await dashboard(context)
    await userEvent.click(await screen.findByRole('button', { name: 'Leave' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Back' }))
    await discardDraft(context)
    // Nothing was typed: nothing is asked.
    await dashboard(context)
    await userEvent.click(await canvas.findByRole('button', { name: 'Back' }))
    await name(canvas)
    await expect(canvas.queryByText('You began an author and did not finish')).toBeNull()
  },
})

/** Who is back before the answer cannot send it a second time: the offer goes with the answer. */
export const BackWhileSending = meta.story({
  play: async (context) => {
    const { canvas, server, userEvent } = context
    const release = server.hang(contract.people.create)
    await fill(context)
    await create(context)
    await userEvent.click(within(canvas.getByRole('main')).getByRole('link', { name: 'Dashboard' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Leave' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Back' }))
    await expect(await canvas.findByText('It is still being sent.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Restore draft' })).toBeDisabled()
    release()
    await waitFor(() => expect(canvas.queryByText('You began an author and did not finish')).toBeNull())
    await expect(posts(server)).toHaveLength(1)
  },
})

/** Restored while another is being sent, it would go with that one's form. */
export const DraftWhileSending = meta.story({
  play: async (context) => {
    const { canvas, server, userEvent } = context
    await fill(context)
    await userEvent.click(within(canvas.getByRole('main')).getByRole('link', { name: 'Dashboard' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Leave' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Back' }))
    const release = server.hang(contract.people.create)
    await userEvent.type(await name(canvas), 'Second{Enter}')
    await expect(canvas.getByRole('button', { name: 'Restore draft' })).toBeDisabled()
    release()
    await expect(await canvas.findByText('/admin/authors?q=Second', { selector: 'code' })).toBeVisible()
  },
})

export const Phone = meta.story({
  globals: { viewport: { value: 'small' } },
  play: async (context) => {
    await fill(context)
    const root = document.documentElement
    await expect(root.scrollWidth).toBeLessThanOrEqual(root.clientWidth)
  },
})

const refused: Play = async ({ canvas }) => {
  await expect(await canvas.findByText('Access Denied')).toBeVisible()
  await expect(canvas.queryByRole('textbox')).toBeNull()
}
export const Collaborator = meta.story({ globals: { level: '4' }, play: refused })
export const RegularUser = meta.story({ globals: { level: '5' }, play: refused })
export const UnknownLevel = meta.story({ globals: { level: 'unknown' }, play: refused })
export const Anonymous = meta.story({ globals: { level: 'anonymous' }, play: refused })
