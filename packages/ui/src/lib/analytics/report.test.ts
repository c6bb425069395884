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
})

test('a row for each figure, four cells in each', () => {
  expect(csv[0]).toBe('Table,Item,Measure,Value')
  expect(csv).toContain('Decisions over time,"Thu, 19 Nov 2026",Approved,1')
  expect(csv.at(-1)).toBe('')
})

test('an empty table says so', () => {
  const figures = countAnalytics({ ...readFacts([], NOW.getTime()), period: 'all', now: NOW, isComplete: true })
  const tables = analyticsTables(figures, overTime(figures, 'type', 'all'))
  const text = reportText(reportOf(tables, { periodName: 'all time', figures, notes: [] }))
  expect(text.startsWith('Edit analytics: all time\n\nSummary\n')).toBe(true)
  expect(text).toContain('\nMost edited titles\nNothing in this period\n')
})
