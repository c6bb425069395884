import type { Edit, Page } from '@bunko/api-client'
import { expect, test } from 'vitest'
import { EDITS_PAGE, nextEdits, readPages, totalOfEdits as totalOf } from './edit-pages.ts'

const rows = (...ids: (number | string)[]) => ids.map((id) => ({ id, edit_summary: `edit ${id}` }) as Edit)
const page = (items: Edit[], given: Partial<Page<Edit>> = {}): Page<Edit> => ({
  items,
  total: items.length,
  isCounted: given.total !== undefined,
  next: null,
  dropped: 0,
  ...given,
})
const NEXT = { page: '2' }

test('one list is made of all pages, in their order', () => {
  const { edits, read, total, hasMore } = readPages([
    page(rows(5, 4), { total: 3, next: NEXT }),
    page(rows(3), { total: 3 }),
  ])
  expect(edits.map(({ id }) => id)).toEqual([5, 4, 3])
  expect({ read, total, hasMore }).toEqual({ read: 3, total: 3, hasMore: false })
})

test('a row that moved to the next page stands once, where it was first, as it was read last', () => {
  const moved = { id: '4', edit_summary: 'newer' } as Edit
  const { edits } = readPages([page(rows(5, 4), { next: NEXT }), page([moved, ...rows(3)])])
  expect(edits.map(({ id }) => String(id))).toEqual(['5', '4', '3'])
  expect(edits[1]?.edit_summary).toBe('newer')
})

test('rows that were left out are counted and are read all the same', () => {
  const { dropped, read } = readPages([page(rows(1), { dropped: 2, total: 3 }), page(rows(2), { dropped: 1 })])
  expect({ dropped, read }).toEqual({ dropped: 3, read: 5 })
})

test('there is more when a next page is named, or when the count says so', () => {
  expect(readPages([page(rows(1), { next: NEXT })]).hasMore).toBe(true)
  expect(readPages([page(rows(1), { total: 2000 })]).hasMore).toBe(true)
  expect(readPages([page(rows(1))]).hasMore).toBe(false)
  expect(readPages([]).hasMore).toBe(false)
})

test('the total is the count; without one it is known at the end', () => {
  expect(totalOf([page(rows(1, 2), { total: 2000, next: NEXT })])).toBe(2000)
  expect(totalOf([page(rows(1, 2))])).toBe(2)
  expect(totalOf([page(rows(1, 2), { next: NEXT })])).toBeNull()
  expect(totalOf([page(rows(1, 2), { next: NEXT }), page(rows(3))])).toBe(3)
  expect(totalOf([])).toBeNull()
})

test('a count of less than what came, or of no more where more comes, is none', () => {
  expect(totalOf([page(rows(1, 2, 3), { total: 2 })])).toBe(3)
  expect(totalOf([page(rows(1, 2), { total: 2, next: NEXT })])).toBeNull()
  // Rows moved from page to page: the server counts the one that was missed meanwhile.
  expect(totalOf([page(rows(1, 2), { total: 4, next: NEXT }), page(rows(2, 3), { total: 4 })])).toBe(4)
  expect(totalOf([page(rows(1), { dropped: 2 })])).toBe(3)
})

test('only a list, without a count: a full page may have another one behind it', () => {
  const full = page(rows(...Array.from({ length: EDITS_PAGE }, (_, at) => at)))
  expect(nextEdits([full])).toEqual({ limit: '100', page: '2', offset: '100' })
  expect(readPages([full])).toMatchObject({ total: null, hasMore: true })
  expect(readPages([full, page(rows(500))])).toMatchObject({ total: 101, hasMore: false })
  expect(readPages([full, page([])])).toMatchObject({ total: 100, hasMore: false })
  // One that knows no pages answers with the same again: no more is asked, and how many there are is not known.
  expect(nextEdits([full, full])).toBeUndefined()
  expect(readPages([full, full])).toMatchObject({ read: 100, total: null, hasMore: true })
})

test('a full page with its count is all there is', () => {
  const all = page(rows(...Array.from({ length: EDITS_PAGE }, (_, at) => at)), { total: EDITS_PAGE })
  expect(nextEdits([all])).toBeUndefined()
  expect(readPages([all])).toMatchObject({ total: EDITS_PAGE, hasMore: false })
})

test.each([NEXT, null])('one that was approved between two pages is not looked for (next: %j)', (next) => {
  const first = page(rows(...Array.from({ length: EDITS_PAGE }, (_, at) => at)), { total: 150, next })
  const second = page(rows(...Array.from({ length: 49 }, (_, at) => 101 + at)), { total: 149 })
  expect(nextEdits([first, second])).toBeUndefined()
  expect(readPages([first, second])).toMatchObject({ total: 149, hasMore: false })
})

test('a server that names the same page for ever is asked for it once', () => {
  const pages = [page(rows(1, 2), { total: 9, next: NEXT }), page(rows(1), { total: 9, next: NEXT })]
  expect(nextEdits(pages.slice(0, 1))).toEqual(NEXT)
  expect(nextEdits(pages)).toBeUndefined()
  expect(readPages(pages)).toMatchObject({ read: 3, hasMore: true })
})

const naming = (next: string) => page(rows(1, 2), { next: { page: next } })
test('a page that brings nothing new is followed to one that was not read, and no further', () => {
  expect(nextEdits([naming('2'), naming('3')])).toEqual({ page: '3' })
  expect(nextEdits([naming('2'), naming('3'), naming('4')])).toEqual({ page: '4' })
  expect(nextEdits([naming('2'), naming('3'), naming('2')])).toBeUndefined()
  expect(nextEdits([naming('2'), naming('3'), naming('3')])).toBeUndefined()
})

test('an empty page is the end, whatever it names', () => {
  expect(nextEdits([page([], { next: NEXT })])).toBeUndefined()
  const before = [page(rows(1), { next: NEXT }), page(rows(2), { next: { page: '3' } })]
  expect(nextEdits([...before, page([], { next: { page: '4' } })])).toBeUndefined()
})

const full = (from: number) => page(rows(...Array.from({ length: EDITS_PAGE }, (_, at) => from + at)))
test('pages that came again are not counted as read', () => {
  expect(readPages([full(0), full(100), full(0)])).toMatchObject({ read: 200, total: null, hasMore: true })
})
