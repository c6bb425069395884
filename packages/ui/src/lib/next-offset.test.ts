import type { Page } from '@bunko/api-client'
import { expect, test } from 'vitest'
import { isOwnNumber, isStuck, nextNumber, nextOffset, withoutRows, withQuery } from './next-offset.ts'

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
test('a count that is not reached by a page of the server’s own size: it may know pages by number alone', () => {
  expect(after(page([1], { total: 3 }))).toEqual({ limit: '2', offset: '1', page: '2' })
  expect(after(page([1], { total: 3 }), page([2], { total: 3 }))).toEqual({ limit: '2', offset: '2', page: '3' })
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
test('only a list, from which rows were taken: a page that was full has another one behind it, sooner by as many', () => {
  const shortened = withoutRows(page([1, 2]), (row) => row === 2)
  expect(after(shortened)).toEqual({ limit: '2', offset: '1' })
  expect(after(withoutRows(shortened, (row) => row === 1))).toEqual({ limit: '2', offset: '0' })
  expect(after(withoutRows(page([1]), () => true))).toBeUndefined()
  expect(isStuck([page([1, 2]), withoutRows(page([1, 2]), (row) => row === 2)], String)).toBe(true)
})
test('a server that knows no offset brings nothing new', () => {
  expect(after(page([1, 2]), page([1, 2]))).toBeUndefined()
})
test('what comes again in part, or could not be read at all, is no end', () => {
  expect(after(page([1, 2]), page([2, 3]))).toEqual({ limit: '2', offset: '4' })
  expect(after(page([], { dropped: 2 }))).toEqual({ limit: '2', offset: '2' })
})
test('the end, where the page before the last comes again', () => {
  expect(after(page([1, 2]), page([3, 4]), page([3, 4]))).toBeUndefined()
})

test('by numbers: the next page, and for servers that know no pages its offset', () => {
  expect(nextNumber([page([1, 2]), page([3, 4])], 2, String)).toEqual({ limit: '2', page: '3', offset: '4' })
  expect(nextNumber([page([1])], 2, String)).toBeUndefined()
})
test.each([
  [{ limit: '2', page: '3', offset: '4' }, true],
  [{ limit: '2', offset: '4' }, false],
  [{ page: '3' }, false],
  [{ cursor: 'abc' }, false],
  [undefined, false],
])('%j was made here, not named by the server: %s', (next, own) => expect(isOwnNumber(next)).toBe(own))

const named = { offset: '2' }
test.each([
  ['nothing was read', [], false],
  ['one page alone', [page([1, 2])], false],
  ['one page that could not be read', [page([], { dropped: 2 })], false],
  ['two empty ones', [page([]), page([])], false],
  ['the first page again', [page([1, 2]), page([1, 2])], true],
  ['the second page again', [page([1, 2]), page([3, 4]), page([3, 4])], true],
  ['another page', [page([1, 2]), page([3, 4])], false],
  ['another page after one that came twice', [page([1, 2]), page([1, 2]), page([3, 4])], false],
  ['the first page again in part', [page([1, 2]), page([2, 3])], false],
  ['a shorter page, the last', [page([1, 2]), page([1])], false],
  ['the first page again, counted', [page([1, 2], { total: 4 }), page([1, 2], { total: 4 })], false],
  ['the first page again, and the server has named one', [page([1, 2], { next: named }), page([1, 2])], false],
] as [string, Page<number>[], boolean][])('a server that pays no heed: %s', (_, pages, stuck) => {
  expect(isStuck(pages, String)).toBe(stuck)
})

test('a next page is asked for with the query of the first, and with what it says of itself', () => {
  const query = { status: 'pending', limit: 20 }
  expect(withQuery(query, { limit: '2', page: '2' })).toEqual({ status: 'pending', limit: '2', page: '2' })
  expect(withQuery(undefined, { page: '2' })).toEqual({ page: '2' })
  expect(withQuery(query, undefined)).toBeUndefined()
})
