import type { ListEntry, Page } from '@bunko/api-client'
import { expect, test } from 'vitest'
import { wholeness } from './list-wholeness.ts'

const page = (ids: number[], count?: number, dropped = 0): Page<ListEntry> => ({
  items: ids.map((id) => ({ id, mangaId: id, status: 'reading', manga: null, updated_at: null })),
  total: count ?? ids.length,
  isCounted: count !== undefined,
  next: null,
  dropped,
})

test('whole where all came that is counted, or the last page brought an end', () => {
  expect(wholeness([page([1, 2])], false)).toBe('whole')
  expect(wholeness([page([1, 2], 3), page([3], 3)], false)).toBe('whole')
  expect(wholeness([page([1, 2]), page([])], false)).toBe('whole')
  expect(wholeness([page([1, 2], 3), page([2, 3], 3)], false)).toBe('whole')
  expect(wholeness([page([], 2, 2)], false)).toBe('whole')
  expect(wholeness([], false)).toBe('whole')
})
test('cut where more would follow, or less came than is counted', () => {
  expect(wholeness([page([1, 2])], true)).toBe('cut')
  expect(wholeness([page([1, 2], 3)], false)).toBe('cut')
  expect(wholeness([page([1, 2], 5), page([3, 4], 5), page([3, 4], 5)], false)).toBe('cut')
  expect(wholeness([page([1, 2], 3), page([1, 2], 3)], false)).toBe('cut')
  expect(wholeness([page([1, 2], 3), page([], 3)], false)).toBe('cut')
})
test('not known where the same came again and nothing is counted', () => {
  expect(wholeness([page([1, 2]), page([1, 2])], false)).toBe('unknown')
})
