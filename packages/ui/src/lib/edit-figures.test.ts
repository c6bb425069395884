import type { Edit } from '@bunko/api-client'
import { describe, expect, test } from 'vitest'
import { countFigures, mergeFigures } from './edit-figures.ts'
import { periodStart } from './period.ts'

const NOW = new Date(2026, 10, 20, 12) // a Friday
const at = (day: number, hour = 10) => new Date(2026, 10, day, hour).toISOString()
const edit = (status: string, created: number, reviewed?: number) =>
  ({ status, created_at: at(created), reviewed_at: reviewed === undefined ? null : at(reviewed) }) as Edit

const EDITS = [
  edit('pending', 20),
  edit('pending', 17),
  edit('approved', 1, 20),
  edit('approved', 18, 19),
  edit('rejected', 2, 3),
  edit('escalated', 20),
]
const MIDNIGHT = { status: 'pending', created_at: at(20, 0), reviewed_at: null } as Edit

describe('figures of a period (R23)', () => {
  test.each([
    ['today', { proposed: 2, approved: 1, rejected: 0, pending: 1 }],
    ['week', { proposed: 4, approved: 2, rejected: 0, pending: 2 }],
    ['month', { proposed: 6, approved: 2, rejected: 1, pending: 2 }],
  ] as const)('%s', (period, figures) => expect(countFigures(EDITS, period, NOW)).toEqual(figures))

  test('a day begins with its first moment', () =>
    expect(countFigures([MIDNIGHT], 'today', NOW)).toEqual({ proposed: 1, approved: 0, rejected: 0, pending: 1 }))

  test('decided, but nobody says when: not available, never 0', () => {
    const undated = [edit('approved', 20), edit('approved', 20), edit('rejected', 20)]
    expect(countFigures(undated, 'today', NOW)).toEqual({ proposed: 3, approved: null, rejected: null, pending: 0 })
    // Where some have a date, those are counted.
    const dated = [...undated, edit('approved', 2, 3), edit('rejected', 2, 20)]
    expect(countFigures(dated, 'today', NOW)).toEqual({ proposed: 3, approved: 0, rejected: 1, pending: 0 })
  })

  test.each([null, '', 'yesterday', '0001-01-01T00:00:00Z', '1970-01-01T00:00:00Z', '2099-01-01T00:00:00Z'])(
    'the date %j is none',
    (date) => {
      const rows = ['pending', 'approved'].map((status) => ({ status, created_at: date, reviewed_at: date }) as Edit)
      expect(countFigures(rows, 'month', NOW)).toEqual({ proposed: null, approved: null, rejected: 0, pending: null })
    },
  )

  test.each([null, '', ' '])('proposals, and the status of each is %j: not available, never 0', (status) => {
    const silent = [edit(status as string, 18, 19), edit(status as string, 20)]
    expect(countFigures(silent, 'week', NOW)).toEqual({ proposed: 2, approved: null, rejected: null, pending: null })
    // Where one of them tells it, and be it a word that is none of ours, there are none of the others.
    const known = { proposed: 3, approved: 0, rejected: 0, pending: 0 }
    expect(countFigures([...silent, edit('escalated', 20)], 'week', NOW)).toEqual(known)
  })
  test('no proposals: none of any kind', () =>
    expect(countFigures([], 'week', NOW)).toEqual({ proposed: 0, approved: 0, rejected: 0, pending: 0 }))

  test('weeks begin on Monday, also seen from a Sunday', () => {
    expect(periodStart('week', new Date(2026, 10, 22, 23)).getDate()).toBe(16)
    expect(periodStart('week', new Date(2026, 10, 16, 0)).getDate()).toBe(16)
  })

  test("the server's figure goes first, 0 too; a missing one is counted; else it is not available", () => {
    const answered = { proposed: 9, approved: 0, rejected: null, pending: null }
    const counted = { proposed: 1, approved: 1, rejected: 1, pending: 1 }
    expect(mergeFigures(answered, counted)).toEqual({ proposed: 9, approved: 0, rejected: 1, pending: 1 })
    expect(mergeFigures(answered, undefined)).toEqual({ proposed: 9, approved: 0, rejected: null, pending: null })
    expect(mergeFigures(answered, { ...counted, approved: null, rejected: null })).toEqual({
      proposed: 9,
      approved: 0,
      rejected: null,
      pending: 1,
    })
    expect(mergeFigures(undefined, undefined)).toEqual({
      proposed: null,
      approved: null,
      rejected: null,
      pending: null,
    })
  })
})
