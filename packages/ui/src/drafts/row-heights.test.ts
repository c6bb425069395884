import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { findHeights, keepHeights } from './row-heights.ts'

const HEIGHTS = new Map<unknown, number>([
  ['7', 119],
  ['9', 228.5],
])
const texts = new Map<string, string>()
beforeEach(() => {
  texts.clear()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
  })
})
afterEach(() => vi.unstubAllGlobals())

test('what was measured is found by the same list, in the order of its rows', () => {
  keepHeights('pending', HEIGHTS)
  expect([...(findHeights('pending') ?? [])]).toEqual([...HEIGHTS])
})
test('another list has none, nor has a tab that has kept nothing', () => {
  expect(findHeights('pending')).toBeUndefined()
  keepHeights('pending', HEIGHTS)
  expect(findHeights('decided')).toBeUndefined()
})
test('those of the last list alone are kept', () => {
  keepHeights('pending', HEIGHTS)
  keepHeights('decided', new Map([['1', 80]]))
  expect(findHeights('pending')).toBeUndefined()
  expect(findHeights('decided')).toEqual(new Map([['1', 80]]))
})
test('the document after a reload finds what the one before has left, perhaps an earlier version', () => {
  texts.set('row-heights', JSON.stringify({ key: 'pending', heights: [['7', 119]] }))
  expect(findHeights('pending')).toEqual(new Map([['7', 119]]))
})
test('a browser that keeps nothing has none, and is not in the way', () => {
  vi.stubGlobal('sessionStorage', undefined)
  keepHeights('pending', HEIGHTS)
  expect(findHeights('pending')).toBeUndefined()
})
