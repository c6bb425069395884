import type { Edit } from '@bunko/api-client'
import { expect, test, vi } from 'vitest'
import { readFacts } from './facts.ts'
import { countAnalytics } from './figures.ts'
import { overTime } from './over-time.ts'
import { analyticsTables, reportCsv, reportOf, reportText } from './report.ts'

// The formats take the zone that stands when they are loaded.
vi.hoisted(() => {
  process.env['TZ'] = 'UTC'
})

const NOW = new Date('2026-11-20T12:00:00Z')
const EDITS = [
  {
    id: 1,
    status: 'approved',
    edit_type: 'tags',
    created_at: '2026-11-19T09:00:00Z',
    reviewed_at: '2026-11-19T12:20:00Z',
    reviewed_by: 2,
    reviewer_username: '=HYPERLINK("http://evil.example","m.tanabe")',
    manga_id: 7,
    manga_title: 'One "two",\n\u202Ethree',
    editor_username: 'hana_k',
  },
  { id: 2, status: 'rejected', edit_type: 'tags', created_at: null, reviewed_at: null, manga_id: null },
] as unknown as Edit[]

const report = (() => {
  const figures = countAnalytics({ ...readFacts(EDITS, NOW.getTime()), period: '7', now: NOW, isComplete: true })
  const tables = analyticsTables(figures, overTime(figures, 'outcome', 'all'))
  return reportOf(tables, { periodName: 'the last 7 days', figures, notes: ['From 2 proposals.'] })
})()
const lines = reportText(report).split('\n')
const csv = reportCsv(report).split('\r\n')

test('as text: headings, and tables with tabs', () => {
  expect(lines.slice(0, 8)).toEqual([
    'Edit analytics: the last 7 days',
    '14 Nov 2026 to 20 Nov 2026.',
    'From 2 proposals.',
    '',
    'Summary',
    'Figure\tValue',
    'Waiting now\t0',
    'Proposed\t1',
  ])
  expect(lines).toContain('Median wait until a decision\t3 h 20 min')
  expect(lines).toContain('Thu, 19 Nov 2026\t1\t0\t1')
})

test('what is not known is not 0', () => {
  expect(lines).toContain('Rejected\tnot available')
  expect(lines).toContain('Wed, 18 Nov 2026\tnot available')
  expect(csv).toContain('Summary,Rejected,Value,not available')
})

test('a name cannot break a row or turn it around', () => {
  expect(lines).toContain('One "two", three\t7\t1')
  expect(csv).toContain('Most edited titles,"One ""two"", three",Proposals,1')
})

test('a name cannot be a formula', () => {
  expect(csv).toContain(`Decisions by reviewer,"'=HYPERLINK(""http://evil.example"",""m.tanabe"")",Approved,1`)
  expect(csv.filter((line) => /(^|,)"?[=+@-]/.test(line))).toEqual([])
  expect(lines).toContain(`'=HYPERLINK("http://evil.example","m.tanabe")\t1\t0\t1\t3 h 20 min`)
  expect(lines.filter((line) => /(^|\t)[=+@-]/.test(line))).toEqual([])
})

test('a row for each figure, four cells in each', () => {
  expect(csv[0]).toBe('Table,Item,Measure,Value')
  expect(csv).toContain('Decisions over time,"Thu, 19 Nov 2026",Approved,1')
  expect(csv.at(-1)).toBe('')
})

const at = (day: number, hour: number) => `2026-11-${day}T${String(hour).padStart(2, '0')}:00:00Z`
const MORE = [
  { status: 'pending', created_at: at(19, 12), manga_id: 7, manga_title: 'Seven' },
  { status: 'pending', created_at: at(20, 9), manga_id: 7, manga_title: 'Seven' },
  { status: 'approved', created_at: at(18, 9), reviewed_at: at(18, 12), reviewer_username: 'ann', manga_id: 8 },
  { status: 'rejected', created_at: at(18, 9), reviewed_at: at(20, 9), reviewer_username: 'ann', manga_id: null },
].map((edit, id) => Object.assign(edit, { id, edit_type: 'tags' })) as unknown as Edit[]

test('all of it, word by word', () => {
  const figures = countAnalytics({ ...readFacts(MORE, NOW.getTime()), period: '7', now: NOW, isComplete: true })
  const tables = analyticsTables(figures, overTime(figures, 'outcome', 'all'))
  const text = reportText(reportOf(tables, { periodName: 'the last 7 days', figures, notes: [] }))
  const days = ['Sat, 14', 'Sun, 15', 'Mon, 16', 'Tue, 17', 'Wed, 18', 'Thu, 19', 'Fri, 20']
  const perDay = (...cells: string[]) => days.map((day, place) => `${day} Nov 2026\t${cells[place]}`)
  expect(text.split('\n')).toEqual([
    'Edit analytics: the last 7 days',
    '14 Nov 2026 to 20 Nov 2026.',
    '',
    'Summary',
    'Figure\tValue',
    'Waiting now\t2',
    'Proposed\t4',
    'Approved\t1',
    'Rejected\t1',
    'Median wait until a decision\t1 d 1 h',
    'Median age of what waits\t13 h 30 min',
    'Oldest that waits\t1 d',
    '',
    'Age of what waits now',
    'Age\tProposals',
    'Under 1 hour\t0',
    '1 to 24 hours\t1',
    '1 to 3 days\t1',
    '3 to 7 days\t0',
    '7 to 30 days\t0',
    '30 days and more\t0',
    '',
    'Queue size over time',
    'Day\tWaiting at its end',
    ...perDay('0', '0', '0', '0', '1', '2', '2'),
    '',
    'Decisions over time',
    'Day\tApproved\tRejected\tTotal',
    ...perDay('0\t0\t0', '0\t0\t0', '0\t0\t0', '0\t0\t0', '1\t0\t1', '0\t0\t0', '0\t1\t1'),
    '',
    'Median wait over time',
    'Day\tMedian wait',
    ...perDay('not available', 'not available', 'not available', 'not available', '3 h', 'not available', '2 d'),
    '',
    'Decisions by reviewer',
    'Reviewer\tApproved\tRejected\tTotal\tMedian wait',
    'ann\t1\t1\t2\t1 d 1 h',
    '',
    'Decisions by type',
    'Type\tApproved\tRejected\tTotal\tMedian wait',
    'Tags\t1\t1\t2\t1 d 1 h',
    '',
    'Most edited titles',
    'Title\tID\tProposals',
    'Seven\t7\t2',
    'Untitled\t8\t1',
    '',
  ])
})

test('where no proposal says how it stands, nothing is said of what waits nor of what was decided', () => {
  const silent = structuredClone(MORE)
  for (const edit of silent) edit.status = null
  const figures = countAnalytics({ ...readFacts(silent, NOW.getTime()), period: '7', now: NOW, isComplete: true })
  const { ages, decisions } = analyticsTables(figures, overTime(figures, 'outcome', 'all'))
  expect(decisions.head).toEqual(['Day', 'Approved', 'Rejected', 'Total'])
  expect(decisions.rows).toHaveLength(7)
  expect(decisions.rows.at(-1)).toEqual(['Fri, 20 Nov 2026', null, null, null])
  expect(ages.rows[0]).toEqual(['Under 1 hour', null])
})

const orNull = (row: readonly unknown[]) => row.map((cell) => (cell === 0 ? null : cell))
test('where some proposals were not read, what was found is told, and 0 of nothing', () => {
  const figures = countAnalytics({ ...readFacts(MORE, NOW.getTime()), period: '7', now: NOW, isComplete: false })
  const part = analyticsTables(figures, overTime(figures, 'outcome', 'all'))
  const { ages, decisions } = part
  for (const { rows } of Object.values(part)) expect(rows.flat()).not.toContain(0)
  expect(part.summary.rows.at(-1)).toEqual(['Oldest that waits', null])
  expect(part.summary.rows.at(-2)).toEqual(['Median age of what waits', null])
  const whole = countAnalytics({ ...readFacts(MORE, NOW.getTime()), period: '7', now: NOW, isComplete: true })
  const all = analyticsTables(whole, overTime(whole, 'outcome', 'all'))
  expect(decisions.rows).toEqual(all.decisions.rows.map(orNull))
  expect(ages.rows).toEqual(all.ages.rows.map(orNull))
  expect(all.decisions.rows.flat()).toContain(0)
  expect(all.summary.rows.at(-1)).not.toEqual(['Oldest that waits', null])
  expect(decisions.rows.flat()).toContain(1)
})

test('a number below zero is a number, a formula only what begins like one, and no cell ends in a gap', () => {
  const table = {
    title: 'T',
    head: ['Name', 'Change', 'Note'],
    rows: [
      ['a=b \u2028', -3, '-x'],
      ['c', null, '1+1'],
    ],
  }
  expect(reportText({ title: '', notes: [], tables: [table] })).toBe(
    "\n\nT\nName\tChange\tNote\na=b\t-3\t'-x\nc\tnot available\t1+1\n",
  )
  expect(reportCsv({ title: '', notes: [], tables: [table] })).toBe(
    "Table,Item,Measure,Value\r\nT,a=b,Change,-3\r\nT,a=b,Note,'-x\r\nT,c,Change,not available\r\nT,c,Note,1+1\r\n",
  )
})

test('an empty table says so', () => {
  const figures = countAnalytics({ ...readFacts([], NOW.getTime()), period: 'all', now: NOW, isComplete: true })
  const tables = analyticsTables(figures, overTime(figures, 'type', 'all'))
  const text = reportText(reportOf(tables, { periodName: 'all time', figures, notes: [] }))
  expect(text.startsWith('Edit analytics: all time\n\nSummary\n')).toBe(true)
  expect(text).toContain('\nMost edited titles\nNothing in this period\n')
})
