import { contract } from '@bunko/api-client'
import { APPROVED_EDIT, PENDING_EDIT, PENDING_TAGS, REJECTED_EDIT } from '@bunko/mock-server'
import preview from '@bunko/storybook/preview'
import { screenAt } from '@bunko/storybook/screen'
import { useLocation, useNavigate } from 'react-router-dom'
import { expect, waitFor, within } from 'storybook/test'
import { matchesText } from '../../lib/edit-search.ts'
import { paths } from '../../paths.ts'
import { EditApprovalsScreen } from './EditApprovalsScreen.tsx'

/** Stands for the detail: says what came with the link, and leads back. */
const Detail = () => {
  const { pathname, state } = useLocation()
  const navigate = useNavigate()
  return (
    <div className="flex flex-col gap-2">
      <h1>Detail</h1>
      <code>{pathname}</code>
      <code>{JSON.stringify(state)}</code>
      <button type="button" className="w-fit underline" onClick={() => void navigate(-1)}>
        Back
      </button>
    </div>
  )
}
const at = (address: string) =>
  screenAt({
    path: paths.editApprovals.pattern,
    at: address,
    routes: [{ path: paths.edit.pattern, element: <Detail /> }],
  })

const meta = preview.meta({
  title: 'Screens/Edit approvals/List',
  component: EditApprovalsScreen,
  globals: { level: '2' },
  parameters: at('/admin/edit-approvals'),
})

type Play = NonNullable<(typeof SearchFindsEditorAndSummary)['play']>
type Canvas = Parameters<Play>[0]['canvas']

/** A machine that runs everything at once is slow. */
const listOf = (canvas: Canvas, tab: string) => canvas.findByRole('list', { name: `${tab} edits` })
const searchIn = (canvas: Canvas) => canvas.findByRole('searchbox', { name: 'Search editor or summary' })
const cards = (canvas: Canvas) => canvas.queryAllByRole('article')
const titles = (canvas: Canvas) => canvas.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)

export const TabsWithTheirCounts = meta.story({
  play: async ({ canvas, server, userEvent }) => {
    const count = (status: string) => server.db.edits.by('status', status).length
    await listOf(canvas, 'Pending')
    const names = () => canvas.getAllByRole('tab').map(({ textContent }) => textContent)
    await waitFor(() =>
      expect(names()).toEqual([
        `Pending${count('pending')}`,
        `Approved${count('approved')}`,
        `Rejected${count('rejected')}`,
        `All${server.db.edits.size}`,
      ]),
    )
    const summary = canvas.getByText('Total Edits').closest('div')!.parentElement!
    await expect([...summary.children].map(({ textContent }) => textContent)).toEqual([
      `${count('pending')}Pending`,
      `${count('approved')}Approved`,
      `${count('rejected')}Rejected`,
      `${server.db.edits.size}Total Edits`,
    ])
    await userEvent.click(canvas.getByRole('tab', { name: /^Approved/ }))
    await listOf(canvas, 'Approved')
    await expect(canvas.queryByText('Action Required')).toBeNull()
    await expect(canvas.getAllByText('Approved', { selector: 'article span' })).toHaveLength(cards(canvas).length)
    await userEvent.keyboard('{ArrowRight}')
    await listOf(canvas, 'Rejected')
    await expect(canvas.getByRole('tabpanel', { name: /^Rejected/ })).toBeVisible()
    await userEvent.keyboard('{End}')
    await expect(await listOf(canvas, 'All')).toBeVisible()
    const asked = server.journal.filter(({ call }) => call === 'GET /edits/proposals/').map(({ query }) => query)
    await expect(asked.toSorted()).toEqual([
      '?limit=100',
      '?limit=100&status=approved',
      '?limit=100&status=pending&needs_review=true',
      '?limit=100&status=rejected',
    ])
  },
})

/** The badges of three rows that do not tell how they stand, and of one that does. */
const each = (...own: string[]) => [...Array.from({ length: 3 }, () => ['Edit', ...own]), ['Edit', 'Escalated']]
/** Of a row only its identity is required (R1): a tab that was asked for by a status says it of its rows. */
export const RowsWithoutAStatus = meta.story({
  beforeEach: ({ server }) => {
    const results = [{ id: 1 }, { id: 2, status: null }, { id: 3, status: '' }, { id: 4, status: 'escalated' }]
    server.fail(contract.edits.list, { status: 200, body: { count: 4, results } })
  },
  play: async ({ canvas, userEvent }) => {
    /** Of each row, behind its type. */
    const badges = () =>
      cards(canvas).map((card) => [...card.querySelectorAll('h2 + span > *')].map(({ textContent }) => textContent))
    await listOf(canvas, 'Pending')
    await waitFor(() => expect(badges()).toEqual(each('Pending', 'Action Required')))
    for (const tab of ['Approved', 'Rejected']) {
      await userEvent.click(canvas.getByRole('tab', { name: new RegExp(`^${tab}`) }))
      await listOf(canvas, tab)
      await waitFor(() => expect(badges()).toEqual(each(tab)))
    }
    // Nothing says how these stand.
    await userEvent.click(canvas.getByRole('tab', { name: /^All/ }))
    await listOf(canvas, 'All')
    await waitFor(() => expect(badges()).toEqual(each('Unknown')))
  },
})

export const SearchFindsEditorAndSummary = meta.story({
  play: async ({ canvas, server, userEvent }) => {
    const byHana = server.db.edits
      .by('status', 'pending')
      .filter(({ editor_username, edit_summary }) => editor_username === 'hana_k' && /synop/i.test(edit_summary ?? ''))
    await listOf(canvas, 'Pending')
    const field = await searchIn(canvas)
    await userEvent.type(field, 'SYNOP hana')
    await waitFor(() => expect(cards(canvas)).toHaveLength(byHana.length))
    await expect(canvas.getByText(matchesText(byHana.length), { selector: 'p:not([role])' })).toBeVisible()
    await expect(canvas.getByText(PENDING_EDIT.summary)).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect(field).toHaveValue('')
    await expect(field).toHaveFocus()
    await expect(await canvas.findByText(PENDING_TAGS.summary)).toBeVisible()
  },
})

export const FilterByType = meta.story({
  play: async ({ canvas, server, userEvent }) => {
    await listOf(canvas, 'Pending')
    const type = canvas.getByRole('combobox', { name: 'Type' })
    const options = within(type).getAllByRole('option')
    await expect(options.map(({ textContent }) => textContent)).toEqual([
      'All Types',
      'Basic Info',
      'Metadata',
      'Description',
      'Tags',
    ])
    await userEvent.selectOptions(type, 'Tags')
    const tags = server.db.edits.by('status', 'pending').filter(({ edit_type }) => edit_type === 'tags').length
    await waitFor(() => expect(canvas.getByText(`${tags} edits match`, { selector: 'p:not([role])' })).toBeVisible())
    await expect(canvas.queryByText('Metadata', { selector: 'article span' })).toBeNull()
  },
})

export const NoMatch = meta.story({
  parameters: at('/admin/edit-approvals?q=nobody+at+all&type=tags'),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: 'No edits found' })).toBeVisible()
    await expect(canvas.getByText('No edits match the applied filters.')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Back to Admin' })).toHaveAttribute('href', '/admin')
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }))
    await listOf(canvas, 'Pending')
    await expect(await searchIn(canvas)).toHaveValue('')
    await expect(canvas.getByRole('combobox', { name: 'Type' })).toHaveValue('all')
  },
})

export const StateComesFromTheAddress = meta.story({
  parameters: at('/admin/edit-approvals?tab=rejected&type=metadata&q=CANCELLED'),
  play: async ({ canvas }) => {
    await listOf(canvas, 'Rejected')
    await expect(await searchIn(canvas)).toHaveValue('CANCELLED')
    await expect(canvas.getByRole('combobox', { name: 'Type' })).toHaveValue('metadata')
    await expect(canvas.getByRole('tab', { selected: true })).toHaveTextContent(/^Rejected/)
    await expect(canvas.getByText(REJECTED_EDIT.summary)).toBeVisible()
    await expect(cards(canvas)).toHaveLength(1)
  },
})

export const AnAddressThatMakesNoSense = meta.story({
  parameters: at('/admin/edit-approvals?tab=everything&type=%00&q=%20'),
  play: async ({ canvas }) => {
    await listOf(canvas, 'Pending')
    await expect(canvas.getByRole('combobox', { name: 'Type' })).toHaveValue('all')
    await expect(cards(canvas).length).toBeGreaterThan(3)
  },
})

export const StateGoesIntoTheAddress = meta.story({
  play: async ({ canvas, userEvent }) => {
    await listOf(canvas, 'Pending')
    await userEvent.click(canvas.getByRole('tab', { name: /^All/ }))
    await listOf(canvas, 'All')
    await userEvent.type(await searchIn(canvas), 'adds the eng')
    await canvas.findByText(APPROVED_EDIT.summary)
    await waitFor(() => expect(titles(canvas)).toHaveLength(1))
    const link = canvas.getByRole('link', { description: APPROVED_EDIT.summary })
    // A press lasts: the field, which it leaves, writes the address meanwhile.
    await userEvent.pointer({ target: link, keys: '[MouseLeft>]' })
    await new Promise((done) => setTimeout(done, 50))
    await userEvent.pointer({ target: link, keys: '[/MouseLeft]' })
    await expect(await canvas.findByText(`/admin/edit-approvals/${APPROVED_EDIT.id}`)).toBeVisible()
    const query = '?tab=all&q=adds+the+eng'
    const state = JSON.stringify({ from: `/admin/edit-approvals${query}`, list: query })
    await expect(canvas.getByText(state)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }))
    await listOf(canvas, 'All')
    await expect(await searchIn(canvas)).toHaveValue('adds the eng')
    await expect(titles(canvas)).toHaveLength(1)
  },
})

const Steps = () => {
  const navigate = useNavigate()
  return (
    <>
      <EditApprovalsScreen />
      <button type="button" onClick={() => void navigate(-1)}>
        Step back
      </button>
      <button type="button" onClick={() => void navigate(1)}>
        Step forward
      </button>
    </>
  )
}
export const BackAndForward = meta.story({
  render: () => <Steps />,
  play: async ({ canvas, userEvent }) => {
    const tab = (name: RegExp) => canvas.findByRole('tab', { name, selected: true })
    await listOf(canvas, 'Pending')
    const field = await searchIn(canvas)
    await userEvent.type(field, 'hana')
    await userEvent.click(canvas.getByRole('tab', { name: /^All/ }))
    await tab(/^All/)
    await userEvent.clear(field)
    await userEvent.type(field, 'tag')
    await userEvent.click(canvas.getByRole('button', { name: 'Step back' }))
    await tab(/^Pending/)
    await waitFor(() => expect(field).toHaveValue('hana'))
    await userEvent.click(canvas.getByRole('button', { name: 'Step forward' }))
    await tab(/^All/)
    await waitFor(() => expect(field).toHaveValue('tag'))
  },
})

export const ByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    await listOf(canvas, 'Pending')
    await userEvent.keyboard('/')
    const field = await searchIn(canvas)
    await expect(field).toHaveFocus()
    await userEvent.keyboard('/j')
    await expect(field).toHaveValue('/j')
    await userEvent.clear(field)
    await waitFor(() => expect(cards(canvas).length).toBeGreaterThan(3))
    field.blur()
    const [first, second] = canvas
      .getAllByRole('heading', { level: 2 })
      .map((heading) => within(heading).getByRole('link'))
    await userEvent.keyboard('j')
    await expect(first).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getAllByRole('link', { name: /^View title/ })[0]).toHaveFocus()
    await userEvent.keyboard('j')
    await expect(second).toHaveFocus()
    await userEvent.keyboard('k')
    await expect(first).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByText(`/admin/edit-approvals/${PENDING_EDIT.id}`)).toBeVisible()
  },
})
