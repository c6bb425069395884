import type { Page, Title } from '@bunko/api-client'
import { describe, expect, test } from 'vitest'
import { titlesAfter, titlesOf } from './person-titles.ts'

type Row = Pick<Title, 'id' | 'public_id'>

const NEXT = { page: '2' }
const page = (ids: readonly number[], next: Record<string, string> | null = null): Page<Row> => ({
  items: ids.map((id) => ({ id, public_id: null })),
  total: ids.length,
  isCounted: false,
  next,
  dropped: 0,
})

describe('the page after', () => {
  test("is the server's own", () => {
    expect(titlesAfter([page([1, 2], NEXT)])).toEqual(NEXT)
    expect(titlesAfter([page([1, 2], { page: '1' }), page([2, 3], NEXT)])).toEqual(NEXT)
  })
  test('is not where none is named', () => {
    expect(titlesAfter([])).toBeUndefined()
    expect(titlesAfter([page([1, 2])])).toBeUndefined()
    expect(titlesAfter([page([1, 2], NEXT), page([3])])).toBeUndefined()
  })
  test('is not where the last brought none, or none that is new', () => {
    expect(titlesAfter([page([], NEXT)])).toBeUndefined()
    expect(titlesAfter([page([1, 2], NEXT), page([2, 1], NEXT)])).toBeUndefined()
  })
})

test('a title that moved from page to page is there once', () => {
  expect(titlesOf([page([1, 2]), page([2, 3])]).map(({ id }) => id)).toEqual([1, 2, 3])
  expect(titlesOf([])).toEqual([])
})
