import preview from '@bunko/storybook/preview'
import { topmostAt } from '@bunko/storybook/topmost'
import { NOW } from '@bunko/mock-server'
import { expect } from 'storybook/test'
import { Card } from '../../components/Card/Card.tsx'
import { EditCard } from './EditCard.tsx'
import { EditCardSkeleton } from './EditCardSkeleton.tsx'

const MINUTE = 60_000
const ago = (minutes: number) => new Date(NOW - minutes * MINUTE).toISOString()
const BASE = {
  id: 7,
  status: 'pending',
  edit_type: 'description',
  edit_summary: 'Clearer synopsis, spoiler removed',
  reason: null,
  editor_id: 3,
  editor_username: 'hana_k',
  editor_level: 3,
  manga_id: 12,
  manga_title: 'Dungeon Kitchen Diaries',
  created_at: ago(12),
  priority: 'medium',
  reviewed_by: null,
  reviewer_username: null,
  reviewed_at: null,
  approval_reason: null,
  rejection_reason: null,
  changes: [
    { field_name: 'description.pt-br', field_type: 'string', old_value: 'Antes', new_value: 'Depois' },
    { field_name: 'theme_names', field_type: 'list', old_value: ['Food'], new_value: ['Cooking', 'Dungeon'] },
    { field_name: 'year', field_type: 'number', old_value: 2014, new_value: 2015 },
  ],
}

const meta = preview.meta({
  component: EditCard,
  args: { edit: BASE, now: new Date(NOW), cover: null, linkState: { list: '?tab=all' } },
  decorators: (Story) => (
    <div className="mx-auto max-w-270 p-4">
      <Card flush>
        <Story />
      </Card>
    </div>
  ),
})

export const Pending = meta.story({
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Dungeon Kitchen Diaries' })
    await expect(link).toHaveAttribute('href', '/admin/edit-approvals/7')
    await expect(link).toHaveAccessibleDescription('Clearer synopsis, spoiler removed')
    for (const text of ['Description', 'Pending', 'Action Required', 'hana_k', 'Level 3, Editor', '12m ago'])
      await expect(canvas.getByText(text)).toBeVisible()
    const day = canvas.getByText('20 Nov 2026', { selector: 'time' })
    await expect(day).toHaveAttribute('title', expect.stringMatching(/^20 Nov 2026, \d\d:\d\d$/))
    await expect(day).toHaveAttribute('datetime', BASE.created_at)
    // All of the card leads to the proposal, also the times, whose tooltips lie above its link.
    for (const time of canvas.getAllByRole('time'))
      await expect(time.closest('a')).toHaveAttribute('href', '/admin/edit-approvals/7')
    const changes = canvas.getAllByRole('listitem').map(({ textContent }) => textContent)
    await expect(changes).toEqual([
      'description (pt-BR) modifiedmodified',
      'theme_names +2 −12 added 1 removed',
      'year modifiedmodified',
    ])
    await expect(canvas.getByRole('link', { name: 'View title: Dungeon Kitchen Diaries' })).toHaveAttribute(
      'href',
      '/manga/12/untitled',
    )
  },
})
/** The reason has a line of its own where it says something else than the summary. */
export const WithAReason = meta.story({
  args: { edit: { ...BASE, reason: 'The second edition says so.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Clearer synopsis, spoiler removed')).toBeVisible()
    await expect(canvas.getByText(/^Reason:/)).toHaveTextContent('Reason: The second edition says so.')
  },
})
export const ReasonAlone = meta.story({
  args: { edit: { ...BASE, edit_summary: null, reason: 'The second edition says so.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The second edition says so.')).toBeVisible()
    await expect(canvas.queryByText(/^Reason:/)).toBeNull()
  },
})
/** The link lies over the whole card; the side button and the age lie over the link. */
export const WholeCardIsTheLink = meta.story({
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Dungeon Kitchen Diaries' })
    await expect(topmostAt(canvas.getByText('Clearer synopsis, spoiler removed'))).toBe(link)
    await expect(topmostAt(canvas.getByText('Level 3, Editor'))).toBe(link)
    const side = canvas.getByRole('link', { name: /^View title/ })
    await expect(side.contains(topmostAt(side))).toBe(true)
    await expect(topmostAt(canvas.getByText('12m ago'))).toHaveAttribute(
      'title',
      expect.stringMatching(/^20 Nov 2026, \d\d:\d\d$/),
    )
  },
})
export const Approved = meta.story({
  args: {
    edit: {
      ...BASE,
      status: 'approved',
      edit_type: 'tags',
      editor_level: 4,
      created_at: ago(90),
      editor_username: 'r.oliveira',
    },
  },
  play: async ({ canvas }) => {
    for (const text of ['Approved', 'Tags', 'Level 4, Collaborator', '1h ago'])
      await expect(canvas.getByText(text)).toBeVisible()
    await expect(canvas.queryByText('Action Required')).toBeNull()
  },
})
export const Rejected = meta.story({
  args: { edit: { ...BASE, status: 'rejected', edit_type: 'metadata', editor_level: 5, created_at: ago(2880) } },
  play: async ({ canvas }) => {
    for (const text of ['Rejected', 'Metadata', 'Level 5, Regular User', '2d ago'])
      await expect(canvas.getByText(text)).toBeVisible()
    await expect(canvas.queryByText('Action Required')).toBeNull()
  },
})
export const BasicInfoByAnAdmin = meta.story({
  args: { edit: { ...BASE, edit_type: 'basic_info', editor_level: 1, edit_summary: null, reason: 'As on the spine' } },
  play: async ({ canvas }) => {
    for (const text of ['Basic Info', 'Level 1, Admin', 'As on the spine'])
      await expect(canvas.getByText(text)).toBeVisible()
  },
})
export const UnknownLevelStatusAndType = meta.story({
  args: { edit: { ...BASE, status: 'on_hold', edit_type: 'cover_art', editor_level: '3' } },
  play: async ({ canvas }) => {
    for (const text of ['On hold', 'Cover art', 'Unknown']) await expect(canvas.getByText(text)).toBeVisible()
    await expect(canvas.queryByText('Action Required')).toBeNull()
  },
})
export const Foreign = meta.story({
  args: {
    edit: {
      ...BASE,
      manga_title: '夜行列車の青',
      edit_summary: '日本語のあらすじを書き直しました',
      editor_username: '아키라',
      editor_level: 2,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '夜行列車の青' })).toHaveAttribute('lang', 'ja')
    await expect(canvas.getByText('日本語のあらすじを書き直しました')).toHaveAttribute('lang', 'ja')
  },
})
const LONG = 'The Extremely Long Journey of a Provincial Lighthouse Keeper Who Was Reborn as a Dragon Tailor '
export const Long = meta.story({
  args: {
    edit: {
      ...BASE,
      manga_title: LONG.repeat(4),
      edit_summary: `${'a'.repeat(300)} ${LONG.repeat(6)}`,
      editor_username: 'a_user_name_without_any_end'.repeat(5),
      changes: Array.from({ length: 14 }, (_, at) => ({
        field_name: `field_${at}_${'x'.repeat(at * 9)}`,
        new_value: at,
      })),
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('9 more')).toBeVisible()
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
    await expect(canvas.getByRole('article').getBoundingClientRect().height).toBeLessThan(640)
  },
})
export const AlmostNothing = meta.story({
  args: {
    edit: {
      ...BASE,
      status: null,
      edit_type: null,
      edit_summary: ' ',
      editor_username: null,
      editor_level: null,
      manga_id: null,
      manga_title: null,
      created_at: 'yesterday',
      priority: null,
      changes: null,
    },
  },
  play: async ({ canvas }) => {
    for (const text of ['No summary', 'No changes listed', 'Unknown editor', 'Unknown date'])
      await expect(canvas.getByText(text)).toBeVisible()
    await expect(canvas.getAllByText('Unknown')).toHaveLength(2)
    await expect(canvas.getByRole('link', { name: 'Untitled' })).toHaveAttribute('href', '/admin/edit-approvals/7')
    await expect(canvas.queryByText('View title')).toBeNull()
  },
})
export const Hostile = meta.story({
  args: {
    cover: 'javascript:alert(1)',
    edit: {
      ...BASE,
      id: '../../login?next=//evil.example',
      manga_title: '<img src=x onerror=alert(1)> \u202Edlrow',
      edit_summary: '<script>alert("summary")</script>',
      editor_username: '<b>hana_k</b>\u202E',
      changes: JSON.parse('{"__proto__": {"old": 1, "new": 2}, "<b>x</b>": [1]}') as unknown,
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('<script>alert("summary")</script>')).toBeVisible()
    await expect(canvasElement.querySelector('img, script, b')).toBeNull()
    await expect(canvas.getByText('__proto__')).toBeVisible()
    await expect(canvas.getByRole('link', { name: /onerror/, description: /script/ })).toHaveAttribute(
      'href',
      '/admin/edit-approvals/..%2F..%2Flogin%3Fnext%3D%2F%2Fevil.example',
    )
  },
})
export const OnItsWay = meta.story({
  render: (args) => (
    <div className="divide-y divide-line">
      <EditCard {...args} />
      <EditCardSkeleton />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    const skeleton = canvas.getByRole('article').nextElementSibling
    const real = canvas.getByRole('article').getBoundingClientRect().height
    await expect(Math.abs((skeleton?.getBoundingClientRect().height ?? 0) - real)).toBeLessThanOrEqual(2)
    await expect(canvasElement.querySelectorAll('[aria-hidden]').length).toBeGreaterThan(5)
  },
})
/** The ring is around the whole card. */
export const States = meta.story({
  parameters: { pseudo: { focusVisible: ['[data-card-link]'] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Dungeon Kitchen Diaries' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'View title: Dungeon Kitchen Diaries' })).toHaveFocus()
  },
})
