import { describe, expect, test } from 'vitest'
import {
  clashing,
  consecutive,
  lowestUnused,
  moved,
  NO_VOLUME,
  parseVolume,
  primaryOf,
  volumeTakenText,
} from './cover-volumes.ts'

test.each([
  ['1', 1],
  [' 12 ', 12],
  ['07', 7],
  ['0012', 12],
  ['9999', 9999],
  ['', null],
  ['0', null],
  ['00', null],
  ['-1', null],
  ['1.5', null],
  ['10000', null],
  ['７', null],
  ['abc', null],
])('as a volume %j is %j', (typed, volume) => {
  expect(parseVolume(typed)).toBe(volume)
})

test.each([
  [[], 1],
  [[1, 3], 2],
  [[2, 3], 1],
  [[3, 1, 2], 4],
  [[1, 1, 2], 3],
  [[0, -1], 1],
])('the lowest unused of %j is %i', (used, lowest) => {
  expect(lowestUnused(used)).toBe(lowest)
})

test('several files get consecutive volumes from the chosen one', () => {
  expect(consecutive(4, 3)).toEqual([4, 5, 6])
  expect(consecutive(1, 0)).toEqual([])
  expect(consecutive(9998, 4)).toEqual([9998, 9999, 9999, 9999])
})

test('who has a volume first keeps it', () => {
  const queued = [
    { id: 'a', volume: 2 },
    { id: 'b', volume: 3 },
    { id: 'c', volume: 2 },
    { id: 'd', volume: 4 },
  ]
  expect(clashing(queued, [])).toEqual(['c'])
  expect(clashing(queued, [1, 3])).toEqual(['b', 'c'])
  expect(volumeTakenText(3)).toBe('Volume 3 already has a cover. Remove it or choose another volume.')
  expect(NO_VOLUME).toBe('A volume is a whole number from 1 to 9999.')
})

const at = (id: string, volume: number, sentPrimary = false) => ({ id, volume, sentPrimary })
describe('the primary one', () => {
  const none = { flagged: null, storedPrimary: false }

  test.each([
    ['nothing queued', [], none, null],
    ['volume 1', [at('a', 2), at('b', 1)], none, 'b'],
    ['volume 1, whatever is stored', [at('a', 2), at('b', 1)], { flagged: null, storedPrimary: true }, 'b'],
    [
      'not volume 1 that replaces one beside it',
      [{ ...at('a', 1), isBeside: true }],
      { flagged: null, storedPrimary: true },
      null,
    ],
    ['the stored one that was flagged', [at('a', 1)], { flagged: null, storedPrimary: true, isChosen: true }, null],
    ['the flagged one', [at('a', 1), at('b', 2)], { flagged: 'b', storedPrimary: true }, 'b'],
    ['the flagged one is gone', [at('a', 1)], { flagged: 'b', storedPrimary: false }, 'a'],
    ['what went up as primary', [at('a', 1), at('b', 2, true)], none, 'b'],
    ['the stored one, without volume 1', [at('a', 2)], { flagged: null, storedPrimary: true }, null],
    ['the lowest, where none is stored', [at('a', 5), at('b', 3)], none, 'b'],
  ])('%s', (_, queued, known, primary) => {
    expect(primaryOf(queued, known)).toBe(primary)
  })
})

test.each([
  [0, 2, ['b', 'c', 'a']],
  [2, 0, ['c', 'a', 'b']],
  [1, 9, ['a', 'c', 'b']],
  [1, -3, ['b', 'a', 'c']],
  [7, 0, ['a', 'b', 'c']],
])('from %i to %i', (from, to, list) => {
  expect(moved(['a', 'b', 'c'], from, to)).toEqual(list)
})
