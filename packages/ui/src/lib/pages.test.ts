import type { Page } from '@bunko/api-client'
import { expect, test } from 'vitest'
import { droppedIn, pageOf, rowsRead, totalOf } from './pages.ts'

const page = (items: string[], given: Partial<Page<string>> = {}): Page<string> => ({
  items,
  total: items.length,
  isCounted: given.total !== undefined,
  next: null,
  dropped: 0,
  ...given,
})
const total = (pages: Page<string>[], goesOn = false) => totalOf(pages, goesOn, (row) => row)

test('rows are counted with what was left out', () => {
  expect(rowsRead([page(['a', 'b']), page(['c'], { dropped: 4 })])).toBe(7)
  expect(droppedIn([page(['a'], { dropped: 1 }), page(['c'], { dropped: 4 })])).toBe(5)
})

test('the total is the count; without one it is known at the end, each row once', () => {
  expect(total([page(['a'], { total: 9 })], true)).toBe(9)
  expect(total([page(['a', 'b'])], true)).toBeNull()
  expect(total([page(['a', 'b']), page(['b', 'c'], { dropped: 1 })])).toBe(4)
  expect(total([])).toBeNull()
})

test('a count of less than what came, or of no more while more comes, is none', () => {
  expect(total([page(['a', 'b'], { total: 1 })])).toBe(2)
  expect(total([page(['a', 'b'], { total: 2 })], true)).toBeNull()
  expect(total([page(['a', 'b'], { total: 2 })])).toBe(2)
})

test('pageOf answers the nearest page there is', () => {
  const rows = Array.from({ length: 101 }, (_, at) => at)
  expect(pageOf(rows, 3, 50)).toEqual({ rows: [100], page: 3, pages: 3 })
  expect(pageOf(rows, 9, 50).page).toBe(3)
  expect(pageOf(rows, -1, 50)).toMatchObject({ page: 1, pages: 3 })
  expect(pageOf([], 4, 50)).toEqual({ rows: [], page: 1, pages: 1 })
})
