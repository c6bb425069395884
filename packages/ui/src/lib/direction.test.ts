import { afterEach, describe, expect, test, vi } from 'vitest'
import { arrowStep, onward, plainKey } from './direction.ts'

declare global {
  /** Node has none, and its types know none. */
  function getComputedStyle(element: Element): { direction: string }
}
const reading = (direction: 'ltr' | 'rtl') => vi.stubGlobal('getComputedStyle', () => ({ direction }))
afterEach(() => vi.unstubAllGlobals())

const element = {} as Element
const press = (key: string, held: object = {}) => ({
  key,
  shiftKey: false,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  currentTarget: element,
  ...held,
})
const HELD = [{ altKey: true }, { ctrlKey: true }, { metaKey: true }]

describe.each([
  ['ltr', 1, -1],
  ['rtl', -1, 1],
] as const)('where one reads %s', (direction, right, left) => {
  test('the arrow that points on goes on, the other back', () => {
    reading(direction)
    expect(onward(element)).toBe(right)
    expect([arrowStep(press('ArrowRight')), arrowStep(press('ArrowLeft'))]).toEqual([right, left])
  })
  test('other keys, and an arrow that is the browser’s, go nowhere', () => {
    reading(direction)
    expect(['ArrowDown', 'Home', 'a', ''].map((key) => arrowStep(press(key)))).toEqual([0, 0, 0, 0])
    expect(HELD.map((held) => arrowStep(press('ArrowLeft', held)))).toEqual([0, 0, 0])
  })
})

test('a key is the page’s own only with nothing held; Shift makes it no other', () => {
  expect(plainKey(press('ArrowLeft'))).toBe('ArrowLeft')
  expect(HELD.map((held) => plainKey(press('ArrowLeft', held)))).toEqual(['', '', ''])
  expect(plainKey(press('Home', { shiftKey: true }))).toBe('Home')
})
