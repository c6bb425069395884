import type { Edit } from '@bunko/api-client'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { flawTexts, readFacts, waitOf } from './facts.ts'
import { countAnalytics, withOthers } from './figures.ts'
import { overTime } from './over-time.ts'
import { compareFigures } from './server-figures.ts'
import type { AnalyticsPeriod } from './span.ts'

beforeEach(() => void vi.stubEnv('TZ', 'UTC'))
afterEach(() => vi.unstubAllEnvs())

const NOW = new Date('2026-11-20T12:00:00Z')
const HOUR = 3_600_000
const DAY = 24 * HOUR
const ago = (ms: number) => new Date(NOW.getTime() - ms).toISOString()

const edit = (over: Partial<Edit> = {}) =>
  ({
    id: 1,
    status: 'pending',
    edit_type: 'tags',
    created_at: ago(HOUR),
    reviewed_at: null,
    reviewed_by: null,
    reviewer_username: null,
    manga_id: 1,
    manga_title: 'Dungeon Kitchen Diaries',
    ...over,
  }) as Edit
const decided = (status: string, created: number, reviewed: number, over: Partial<Edit> = {}) =>
  edit({ status, created_at: ago(created), reviewed_at: ago(reviewed), reviewer_username: 'm.tanabe', ...over })

const count = (edits: readonly Edit[], period: AnalyticsPeriod = '7', isComplete = true) =>
  countAnalytics({ ...readFacts(edits, NOW.getTime()), period, now: NOW, isComplete })

const flawsOf = (...edits: Edit[]) => readFacts(edits, NOW.getTime()).flaws

const wait = (created: number | null, reviewed: number | null) =>
  waitOf({ status: 'approved', type: '', reviewer: '', title: null, created, reviewed })

describe('reading the proposals', () => {
  test.each([null, '', 'yesterday', '0001-01-01T00:00:00Z', '1970-01-01T00:00:00Z', ago(-2 * HOUR)])(
    'the date %j is none',
    (created_at) => {
      const { facts, flaws, earliest } = readFacts([edit({ created_at })], NOW.getTime())
      expect([facts[0]?.created, flaws.undatedProposals, earliest]).toEqual([null, 1, null])
    },
  )
  test('a clock up to an hour ahead counts as now', () => {
    expect(readFacts([edit({ created_at: ago(-HOUR) })], NOW.getTime()).facts[0]?.created).toBe(NOW.getTime())
  })
  test('a pending proposal has no decision, whatever its fields say', () => {
    expect(readFacts([edit({ reviewed_at: ago(0) })], NOW.getTime()).facts[0]?.reviewed).toBeNull()
  })
  test('what is odd is counted', () => {
    expect(
      flawsOf(
        decided('approved', HOUR, 0, { reviewed_at: null }),
        decided('approved', HOUR, 2 * HOUR),
        edit({ status: 'escalated' }),
        edit({ status: null, created_at: null }),
      ),
    ).toEqual({ undatedDecisions: 1, undatedProposals: 1, backwards: 1, otherStatus: 2 })
  })
  test('and said', () => {
    expect(flawTexts({ undatedDecisions: 1, undatedProposals: 0, backwards: 2, otherStatus: 0 })).toEqual([
      '1 decision has no usable date and is left out of what is told by date.',
      '2 decisions are dated before their proposals and are left out of the waits.',
    ])
    expect(flawTexts({ undatedDecisions: 0, undatedProposals: 0, backwards: 0, otherStatus: 0 })).toEqual([])
  })
  test('a wait needs both dates, in their order', () => {
    expect([wait(1, 5), wait(5, 5), wait(6, 5), wait(null, 5), wait(1, null)]).toEqual([4, 0, null, null, null])
  })
  test('a reviewer without a name', () => {
    const names = readFacts(
      [
        decided('approved', 2, 1, { reviewer_username: ' ' }),
        decided('approved', 2, 1, { reviewer_username: null, reviewed_by: 12 }),
      ],
      NOW.getTime(),
    ).facts.map(({ reviewer }) => reviewer)
    expect(names).toEqual(['Unknown reviewer', 'Reviewer 12'])
  })
})

describe('figures of a period', () => {
  const EDITS = [
    edit(),
    decided('approved', 3 * DAY, 2 * DAY),
    decided('rejected', 60 * DAY, DAY, { edit_type: 'metadata', reviewer_username: 'kenji_m' }),
    decided('approved', 50 * DAY, 40 * DAY),
  ]
  test('proposals by their own date, decisions by theirs', () => {
    expect(count(EDITS, '7')).toMatchObject({ proposed: 2, approved: 1, rejected: 1, medianWait: 30 * DAY })
    expect(count(EDITS, '90')).toMatchObject({ proposed: 4, approved: 2, rejected: 1, medianWait: 10 * DAY })
  })
  test('known to be none is 0', () => {
    expect(count([edit()])).toMatchObject({ proposed: 1, approved: 0, rejected: 0, medianWait: null })
    expect(count([])).toMatchObject({ proposed: 0, approved: 0, rejected: 0, queue: { waiting: 0, oldest: null } })
  })
  test('not known is never 0: no decision has a date', () => {
    const edits = [decided('approved', DAY, 0, { reviewed_at: null }), decided('rejected', DAY, HOUR)]
    expect(count(edits)).toMatchObject({ proposed: 2, approved: null, rejected: 1 })
    expect(count(edits, 'all')).toMatchObject({ approved: 1, rejected: 1 })
  })
  test('not known is never 0: not all were read', () => {
    const figures = count([edit()], '7', false)
    expect(figures).toMatchObject({ proposed: 1, approved: null, rejected: null, queue: { waiting: null } })
    expect(new Set(figures.queueSizes)).toEqual(new Set([null]))
  })
  test('by reviewer and by type, the busiest first', () => {
    const { reviewers, types } = count(EDITS, 'all')
    expect(reviewers).toEqual([
      { name: 'm.tanabe', approved: 2, rejected: 0, medianWait: 5.5 * DAY },
      { name: 'kenji_m', approved: 0, rejected: 1, medianWait: 59 * DAY },
    ])
    expect(types.map(({ name }) => name)).toEqual(['Tags', 'Metadata'])
  })
  test('the median wait stands at the day of the decision; a day without has none', () => {
    expect(count(EDITS, '7').waits).toEqual([null, null, null, null, DAY, 59 * DAY, null])
  })
  test('names such as __proto__ are names', () => {
    const { reviewers } = count([decided('approved', DAY, HOUR, { reviewer_username: '__proto__' })])
    expect(reviewers[0]).toMatchObject({ name: '__proto__', approved: 1 })
  })
  test('many groups end in the others', () => {
    const groups = [3, 2, 1].map((approved) => ({ name: `r${approved}`, approved, rejected: 1, medianWait: 1 }))
    expect(withOthers(groups, 3)).toEqual(groups)
    expect(withOthers(groups, 2).at(-1)).toEqual({ name: '2 others', approved: 3, rejected: 2, medianWait: null })
  })
})

describe('the queue', () => {
  test('ages at their borders', () => {
    const ages = [0, HOUR - 1, HOUR, DAY, 3 * DAY, 7 * DAY, 30 * DAY, 400 * DAY]
    const { queue } = count([...ages.map((age) => edit({ created_at: ago(age) })), edit({ created_at: 'never' })])
    expect(queue.bands.map((band) => `${band.label}: ${band.count}`)).toEqual([
      'Under 1 hour: 2',
      '1 to 24 hours: 1',
      '1 to 3 days: 1',
      '3 to 7 days: 1',
      '7 to 30 days: 1',
      '30 days and more: 2',
      'Age not available: 1',
    ])
    expect(queue).toMatchObject({ waiting: 9, oldest: 400 * DAY, medianAge: 2 * DAY })
  })
  test('its size at the end of each day', () => {
    const edits = [
      edit({ created_at: ago(2 * DAY) }),
      edit({ created_at: ago(200 * DAY) }),
      decided('approved', 5 * DAY, 3 * DAY),
      decided('approved', 5 * DAY, 0, { reviewed_at: null }),
      decided('rejected', 1, 2),
    ]
    expect(count(edits).queueSizes).toEqual([1, 2, 2, 1, 2, 2, 2])
  })
})

test('most edited titles: by ID, ten at the most, with whatever name there is', () => {
  const edits = [
    edit({ manga_id: 2, manga_title: null }),
    edit({ manga_id: 2, manga_title: '夜行列車の青' }),
    edit({ manga_id: '2' }),
    edit({ manga_id: null }),
    edit({ manga_id: 9, created_at: ago(100 * DAY) }),
    ...Array.from({ length: 12 }, (_, at) => edit({ manga_id: 20 + at, manga_title: null })),
  ]
  const { titles } = count(edits)
  expect(titles).toHaveLength(10)
  expect(titles[0]).toEqual({ ref: '2', name: '夜行列車の青', proposals: 3 })
  expect(titles[1]).toEqual({ ref: '20', name: null, proposals: 1 })
})

const sums = (values: number[][]) => values.map((counts) => counts.join('+')).join(' ')

describe('decisions over time', () => {
  const figures = count([
    decided('approved', 3 * DAY, 2 * DAY),
    decided('rejected', 3 * DAY, 2 * DAY, { reviewer_username: 'kenji_m' }),
    decided('approved', 3 * DAY, 0, { edit_type: 'metadata' }),
  ])
  test('by outcome, both there even where one is 0', () => {
    const { series, values } = overTime(figures, 'outcome', 'all')
    expect(series).toEqual(['Approved', 'Rejected'])
    expect(sums(values)).toBe('0+0 0+0 0+0 0+0 1+1 0+0 1+0')
    expect(overTime(figures, 'outcome', 'rejected')).toMatchObject({ series: ['Rejected'] })
  })
  test('by reviewer and by type, of one outcome', () => {
    expect(overTime(figures, 'reviewer', 'all').series).toEqual(['m.tanabe', 'kenji_m'])
    expect(overTime(figures, 'reviewer', 'rejected').series).toEqual(['kenji_m'])
    expect(sums(overTime(figures, 'type', 'approved').values)).toBe('0+0 0+0 0+0 0+0 0+1 0+0 1+0')
  })
  test('six series at the most, the last for the rest; nothing is lost', () => {
    const many = count(
      Array.from({ length: 9 }, (_, who) => decided('approved', DAY, HOUR, { reviewer_username: `reviewer ${who}` })),
    )
    const { series, values } = overTime(many, 'reviewer', 'all')
    expect([series.length, series.at(-1)]).toEqual([6, '4 others'])
    expect(values.at(-1)).toEqual([1, 1, 1, 1, 1, 4])
  })
})

const by = (rows: ReturnType<typeof compareFigures>) => Object.fromEntries(rows.map((row) => [row.name, row]))

describe('beside the server’s figures', () => {
  test('counted of all, and of the month', () => {
    const rows = by(
      compareFigures(
        [edit(), decided('approved', 60 * DAY, DAY)],
        {
          system: { proposed: null, approved: 1, rejected: 0, pending: 2, total: 2 },
          month: { proposed: 1, approved: 1, rejected: null, pending: 1 },
          queue: 1,
        },
        NOW,
      ),
    )
    expect(rows['Waiting now']).toMatchObject({ counted: 1, server: 2 })
    expect(rows['In the review queue']).toMatchObject({ counted: 1, server: 1 })
    expect(rows['Proposed, all time']).toMatchObject({ counted: 2, server: 2 })
    expect(rows['Proposed this month']).toMatchObject({ counted: 1, server: 1 })
    expect(rows['Rejected this month']).toMatchObject({ counted: 0, server: null })
  })
  test('what is not there is null on either side', () => {
    const rows = compareFigures(null, { system: undefined, month: undefined, queue: undefined }, NOW)
    expect(rows.every(({ counted, server }) => counted === null && server === null)).toBe(true)
  })
})
