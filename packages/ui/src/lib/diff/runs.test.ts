import { expect, test } from 'vitest'
import { keptRuns } from './runs.ts'

test.each([
  [[], 0, []],
  [[-1, -1], 3, []],
  [[0, 1, 2], 3, [[0, 0, 3]]],
  [[0, 1, 3, 4], 6, [[0, 0, 2], [2, 3, 2]]],
  [[-1, 0, -1, 1, 2], 3, [[1, 0, 1], [3, 1, 2]]],
  [[2, -1, 3], 4, [[0, 2, 1], [2, 3, 1]]],
] as [number[], number, number[][]][])('the kept tokens of %j, of %i', (matches, afterLength, runs) => {
  const found = keptRuns(Int32Array.from(matches), afterLength)
  expect(found.map(({ before, after, length }) => [before, after, length])).toEqual([...runs, [matches.length, afterLength, 0]])
}) // oxfmt-ignore
