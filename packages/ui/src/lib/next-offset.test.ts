import type { Page } from '@bunko/api-client'
import { expect, test } from 'vitest'
import { nextOffset } from './next-offset.ts'

const page = (items: number[], rest: Partial<Page<number>> = {}): Page<number> => ({
  items,
  total: items.length,
  isCounted: rest.total !== undefined,
  next: null,
  dropped: 0,
  ...rest,
})
const after = (...pages: Page<number>[]) => nextOffset(pages, 2, String)

test('what the server says comes next', () => {
  const next = { limit: '2', offset: '2' }
  expect(after(page([1, 2], { next, total: 3 }))).toEqual(next)
  expect(after(page([1, 2], { next }), page([], { next }))).toBeUndefined()
})
test('a count that is not reached', () => {
  expect(after(page([1], { total: 3, dropped: 1 }))).toEqual({ limit: '2', offset: '2' })
  expect(after(page([1, 2], { total: 3 }), page([3], { total: 3 }))).toBeUndefined()
})
test('the end, where a count is reached by a full page', () => {
  expect(after(page([1, 2], { total: 2 }))).toBeUndefined()
})
test('the end, where rows went away meanwhile', () => {
  const next = { limit: '2', offset: '2' }
  expect(after(page([1, 2], { total: 4 }), page([3], { total: 3 }))).toBeUndefined()
  // A server that names what comes next, and now names nothing, whatever it counts.
  expect(after(page([1, 2], { total: 4, next }), page([3], { total: 4 }))).toBeUndefined()
})
test('only a list: a full page may have another one behind it', () => {
  expect(after(page([1, 2]))).toEqual({ limit: '2', offset: '2' })
  expect(after(page([1, 2]), page([3, 4]))).toEqual({ limit: '2', offset: '4' })
  expect(after(page([1]))).toBeUndefined()
  expect(after(page([1, 2, 3]))).toBeUndefined()
  expect(after(page([]))).toBeUndefined()
})
test('a server that knows no offset brings nothing new', () => {
  expect(after(page([1, 2]), page([1, 2]))).toBeUndefined()
})
