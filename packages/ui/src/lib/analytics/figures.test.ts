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
const allBy = (reviewer_username: string, ...statuses: string[]) =>
  statuses.map((status) => decided(status, DAY, HOUR, { reviewer_username }))

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
  test('the first date that counts, and the first of all', () => {
    const first = '2000-01-01T00:00:00.000Z'
    const edits = [edit(), decided('approved', 3 * DAY, 2 * DAY), edit({ created_at: first }), edit()]
    expect(readFacts(edits, NOW.getTime()).earliest).toBe(Date.parse(first))
    // A decision may be all that has a date.
    const dated = [edit({ created_at: null }), decided('approved', DAY, HOUR, { created_at: null })]
    expect(readFacts(dated, NOW.getTime()).earliest).toBe(NOW.getTime() - HOUR)
  })
  test('a proposal may have a title without a name, or none', () => {
    const edits = [edit({ manga_title: ' Kitchen ' }), edit({ manga_title: ' ' }), edit({ manga_id: null })]
    expect(readFacts(edits, NOW.getTime()).facts.map(({ title }) => title)).toEqual([
      { ref: '1', name: 'Kitchen' },
      { ref: '1', name: null },
      null,
    ])
  })
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
        decided('rejected', HOUR, 2 * HOUR),
        decided('rejected', HOUR, HOUR),
        decided('approved', 2 * HOUR, HOUR),
        decided('approved', 2 * HOUR, HOUR, { created_at: null }),
        edit({ status: 'escalated' }),
        edit({ status: null, created_at: null }),
        edit({ status: 'escalated', created_at: null }),
      ),
    ).toEqual({ undatedDecisions: 1, undatedProposals: 3, backwards: 1, otherStatus: 3 })
  })
  test('and said', () => {
    expect(flawTexts({ undatedDecisions: 1, undatedProposals: 1, backwards: 1, otherStatus: 1 })).toEqual([
      '1 decision has no usable date and is left out of what is told by date.',
      '1 proposal has no usable date and is left out of ages, waits and what is told by date.',
      '1 decision is dated before its proposal and is left out of the waits.',
      '1 proposal has another status and is counted as proposed only.',
    ])
    expect(flawTexts({ undatedDecisions: 2, undatedProposals: 3, backwards: 1_234, otherStatus: 4 })).toEqual([
      '2 decisions have no usable date and are left out of what is told by date.',
      '3 proposals have no usable date and are left out of ages, waits and what is told by date.',
      '1,234 decisions are dated before their proposals and are left out of the waits.',
      '4 proposals have another status and are counted as proposed only.',
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
  test('the first day of the period belongs to it, the day before does not', () => {
    const first = decided('approved', 7 * DAY, 6 * DAY)
    const before = decided('approved', 7 * DAY, 6 * DAY + 13 * HOUR, { edit_type: 'metadata' })
    expect(count([first, before])).toMatchObject({ proposed: 0, approved: 1, medianWait: DAY })
    expect(count([first, before]).types.map(({ name }) => name)).toEqual(['Tags'])
  })
  test('0 where some of them have a date, all of it out of the period', () => {
    const old = decided('approved', 60 * DAY, 50 * DAY)
    const undated = decided('approved', 60 * DAY, 0, { reviewed_at: null })
    expect(count([old, undated])).toMatchObject({ proposed: 0, approved: 0 })
    expect(count([old], '7', false)).toMatchObject({ proposed: null, approved: null })
  })
  test('not known is never 0: no decision has a date', () => {
    const edits = [decided('approved', DAY, 0, { reviewed_at: null }), decided('rejected', DAY, HOUR)]
    expect(count(edits)).toMatchObject({ proposed: 2, approved: null, rejected: 1 })
    expect(count(edits, 'all')).toMatchObject({ approved: 1, rejected: 1 })
  })
  test('whether decisions and proposals are dated at all', () => {
    expect(count([])).toMatchObject({ datesDecisions: true, datesProposals: true })
    const undated = decided('approved', DAY, 0, { reviewed_at: null })
    expect(count([undated, edit()])).toMatchObject({ datesDecisions: false, datesProposals: true })
    expect(count([undated, decided('rejected', DAY, HOUR)])).toMatchObject({ datesDecisions: true })
    expect(count([edit({ created_at: null })])).toMatchObject({ datesDecisions: true, datesProposals: false })
  })
  test.each([null, '', ' '])('not known is never 0: the status of each is %j', (status) => {
    const silent = [edit({ status }), decided(status as string, DAY, HOUR)]
    const none = { proposed: 2, approved: null, rejected: null, queue: { waiting: null } }
    expect(count(silent)).toMatchObject(none)
    expect(count(silent, 'all')).toMatchObject(none)
    expect(new Set(count(silent).queueSizes)).toEqual(new Set([null]))
    // A word that is none of ours is told all the same.
    const told = { proposed: 3, approved: 0, rejected: 0, queue: { waiting: 0 } }
    expect(count([...silent, edit({ status: 'escalated' })])).toMatchObject(told)
    const answers = { system: undefined, month: undefined, queue: undefined }
    expect(compareFigures(silent, answers, NOW).map(({ counted }) => counted)).toEqual([
      null,
      null,
      2,
      null,
      null,
      2,
      null,
      null,
    ])
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
  test('the busiest is who decided most, either way; who decided as many comes by name', () => {
    const edits = [
      ...allBy('one', 'approved'),
      ...allBy('zoe', 'rejected', 'rejected', 'approved'),
      ...allBy('ann', 'approved', 'rejected', 'approved'),
      ...allBy('two', 'rejected', 'rejected'),
      ...allBy('all', 'approved', 'approved', 'approved', 'approved'),
    ]
    for (const given of [edits, edits.toReversed()])
      expect(count(given).reviewers.map(({ name }) => name)).toEqual(['all', 'ann', 'zoe', 'two', 'one'])
  })
  test('a decision without a wait counts, and its wait is left out', () => {
    const edits = [decided('approved', 3 * DAY, DAY), decided('approved', DAY, 2 * DAY, { reviewer_username: 'ann' })]
    const { medianWait, reviewers, waits } = count([
      ...edits,
      decided('rejected', 2 * HOUR, HOUR, { created_at: null }),
    ])
    expect(reviewers).toEqual([
      { name: 'm.tanabe', approved: 1, rejected: 1, medianWait: 2 * DAY },
      { name: 'ann', approved: 1, rejected: 0, medianWait: null },
    ])
    expect([medianWait, waits]).toEqual([2 * DAY, [null, null, null, null, null, 2 * DAY, null]])
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
    expect(withOthers(groups, 2)).toEqual([groups[0], { name: '2 others', approved: 3, rejected: 2, medianWait: null }])
  })
})

describe('the queue', () => {
  test('ages at their borders', () => {
    const ages = [0, HOUR - 1, HOUR, DAY, 3 * DAY, 7 * DAY, 30 * DAY, 400 * DAY]
    const decisions = [decided('approved', DAY, HOUR), decided('approved', DAY, HOUR, { created_at: null })]
    const waiting = ages.map((age) => edit({ created_at: ago(age) }))
    const { queue } = count([...decisions, ...waiting, edit({ created_at: 'never' })])
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
    expect(count([...decisions, ...waiting]).queue.bands).toHaveLength(6)
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
    // Without a date, or of another status: in no day's queue, whatever else there is.
    const odd = [
      edit({ created_at: null }),
      decided('approved', 5 * DAY, 3 * DAY, { created_at: null }),
      edit({ status: 'escalated', created_at: ago(4 * DAY) }),
    ]
    const all = [...odd, ...edits, decided('rejected', 2 * DAY, 4 * DAY)]
    expect(count(all).queueSizes).toEqual([1, 2, 2, 1, 2, 2, 2])
    expect(count(all.toReversed()).queueSizes).toEqual([1, 2, 2, 1, 2, 2, 2])
  })
  test('who comes at midnight waits in the new day; who comes and is decided at once is gone', () => {
    const edits = [edit({ created_at: '2026-11-18T00:00:00.000Z' }), edit({ created_at: ago(0) })]
    expect(count([...edits, decided('approved', 2 * DAY, 2 * DAY)]).queueSizes).toEqual([0, 0, 0, 0, 1, 1, 2])
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
test('most edited titles: the most edited first, then by name, those of the period alone', () => {
  const named = (manga_id: number, manga_title: string | null) => edit({ manga_id, manga_title })
  const old = edit({ manga_id: 9, created_at: ago(100 * DAY) })
  const edits = [named(1, 'Zither'), named(2, 'apple'), old, named(3, 'Mango'), named(3, 'Mango'), named(4, null), old]
  for (const given of [edits, edits.toReversed()])
    expect(count(given).titles.map(({ ref, proposals }) => [ref, proposals])).toEqual([
      ['3', 2],
      ['4', 1],
      ['2', 1],
      ['1', 1],
    ])
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
  test('six of them need no others', () => {
    const six = count(
      Array.from({ length: 6 }, (_, who) => decided('approved', DAY, HOUR, { reviewer_username: `reviewer ${who}` })),
    )
    const { series, values } = overTime(six, 'reviewer', 'all')
    expect([series.length, series.at(-1)]).toEqual([6, 'reviewer 5'])
    expect(values.at(-1)).toEqual([1, 1, 1, 1, 1, 1])
  })
  test('a decision without a date has no place, and no series of its own', () => {
    const undated = decided('rejected', 5 * DAY, 0, { reviewed_at: null, reviewer_username: 'ann' })
    const all = count([undated, decided('approved', DAY, HOUR)], 'all')
    expect(overTime(all, 'reviewer', 'all').series).toEqual(['m.tanabe'])
    expect(
      overTime(all, 'outcome', 'all')
        .values.flat()
        .reduce((sum, one) => sum + one, 0),
    ).toBe(1)
  })
})

describe('beside the server’s figures', () => {
  test('counted of all, and of the month', () => {
    const edits = [
      edit(),
      edit({ status: 'escalated' }),
      decided('approved', 60 * DAY, DAY),
      decided('approved', 60 * DAY, 50 * DAY),
      decided('approved', 60 * DAY, 40 * DAY),
      decided('rejected', 3 * DAY, 2 * DAY),
      decided('rejected', 60 * DAY, 50 * DAY),
    ]
    const answers = {
      system: { proposed: null, approved: 11, rejected: 12, pending: 13, total: 14 },
      month: { proposed: 21, approved: 22, rejected: null, pending: 24 },
      queue: 31,
    }
    expect(compareFigures(edits, answers, NOW).map(({ name, counted, server }) => [name, counted, server])).toEqual([
      ['Waiting now', 1, 13],
      ['In the review queue', 1, 31],
      ['Proposed, all time', 7, 14],
      ['Approved, all time', 3, 11],
      ['Rejected, all time', 2, 12],
      ['Proposed this month', 3, 21],
      ['Approved this month', 1, 22],
      ['Rejected this month', 1, null],
    ])
  })
  test('what is not there is null on either side', () => {
    const rows = compareFigures(null, { system: undefined, month: undefined, queue: undefined }, NOW)
    expect(rows.every(({ counted, server }) => counted === null && server === null)).toBe(true)
  })
})
