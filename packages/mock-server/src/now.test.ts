import { assert, double, property } from 'fast-check'
import { expect, test } from 'vitest'
import { iso } from './now.ts'

test('a moment is written as Date writes it, before 1970 and past the year 9999 as well', () => {
  assert(
    property(double({ min: -8.64e15, max: 8.64e15, noNaN: true }), (at) => {
      expect(iso(at)).toBe(new Date(at).toISOString())
    }),
    {
      numRuns: 2_000,
      examples: [[0], [-1], [59_999], [951_782_400_000], [-62_198_755_200_000], [253_402_300_800_000]],
    },
  )
})
test('what is no moment throws, as Date does', () => {
  for (const at of [Number.NaN, Number.POSITIVE_INFINITY, 8.64e15 + 1]) expect(() => iso(at)).toThrow(RangeError)
})
