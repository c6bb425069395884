import type { ListEntry } from '@bunko/api-client'
import { expect, test } from 'vitest'
import { inOrder, isSameOrder, NO_ORDER, withNew } from './list-order.ts'

const entries = (...named: number[]) =>
  named.map((id) => ({ id, mangaId: id, status: 'reading', manga: null }) as ListEntry)
const ids = (rows: readonly ListEntry[]) => rows.map(({ id }) => id)

test('what comes later stands at the end, wherever a later answer has it', () => {
  const first = withNew(NO_ORDER, entries(3, 1))
  const order = withNew(first, entries(2, 1, 3))
  expect(ids(inOrder(order, entries(1, 2, 3)))).toEqual([3, 1, 2])
  expect(ids(inOrder(first, entries(1, 3)))).toEqual([3, 1])
})

test('where nothing is new it is the same order', () => {
  const order = withNew(NO_ORDER, entries(1, 2))
  expect(withNew(order, entries(2))).toBe(order)
  expect(withNew(order, entries(2, 4))).not.toBe(order)
  expect(withNew(NO_ORDER, [])).toBe(NO_ORDER)
})

test('what was taken out comes back to its place', () => {
  const order = withNew(withNew(NO_ORDER, entries(1, 2, 3)), entries(1, 3))
  expect(ids(inOrder(order, entries(1, 3)))).toEqual([1, 3])
  expect(ids(inOrder(order, entries(3, 2, 1)))).toEqual([1, 2, 3])
})

test('the same order is that of the same entries', () => {
  expect(isSameOrder(entries(1, 2), entries(1, 2))).toBe(true)
  expect(isSameOrder(entries(1, 2), entries(2, 1))).toBe(false)
  expect(isSameOrder(entries(1, 2), entries(12))).toBe(false)
})
