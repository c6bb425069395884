import type { Page } from '@bunko/api-client'
import { expect, test } from 'vitest'
import { restText, wholeness } from './wholeness.ts'

const page = (items: number[], count?: number, dropped = 0): Page<number> => ({
  items,
  total: count ?? items.length,
  isCounted: count !== undefined,
  next: null,
  dropped,
})

test('whole where all came that is counted, or the last page brought an end', () => {
  expect(wholeness([page([1, 2])], false, String)).toBe('whole')
  expect(wholeness([page([1, 2], 3), page([3], 3)], false, String)).toBe('whole')
  expect(wholeness([page([1, 2]), page([])], false, String)).toBe('whole')
  expect(wholeness([page([1, 2], 3), page([2, 3], 3)], false, String)).toBe('whole')
  expect(wholeness([page([], 2, 2)], false, String)).toBe('whole')
  expect(wholeness([], false, String)).toBe('whole')
})
test('cut where more would follow, or less came than is counted', () => {
  expect(wholeness([page([1, 2])], true, String)).toBe('cut')
  expect(wholeness([page([1, 2], 3)], false, String)).toBe('cut')
  expect(wholeness([page([1, 2], 5), page([3, 4], 5), page([3, 4], 5)], false, String)).toBe('cut')
  expect(wholeness([page([1, 2], 3), page([1, 2], 3)], false, String)).toBe('cut')
  expect(wholeness([page([1, 2], 3), page([], 3)], false, String)).toBe('cut')
})
test('not known where the same came again and nothing is counted', () => {
  expect(wholeness([page([1, 2]), page([1, 2])], false, String)).toBe('unknown')
})
test('a word on what is not read', () => {
  expect(restText('whole', 20)).toBeNull()
  expect(restText('cut', 20)).toBe('Only the first 20 titles are shown.')
  expect(restText('unknown', 20, 'of this list')).toBe('The first 20 titles of this list are shown; there may be more.')
  expect(restText('cut', 1)).toBe('Only the first title is shown.')
})
