import { expect, test } from 'vitest'
import { columnScale, labelledTicks, labelStep, valueScale } from './chart-scale.ts'

test.each([
  [[], 1],
  [[0, 0], 1],
  [[1], 1],
  [[3, 7], 7],
  [[3, 11], 12],
  [[19], 20],
  [[2_000], 2_000],
])('counts %j: the axis ends at %d', (values, max) => {
  const scale = valueScale(values, 5)
  expect([scale.max, scale.ticks.at(-1), scale.ticks[0]]).toEqual([max, max, 0])
  expect(scale.ticks.every(Number.isInteger)).toBe(true)
  expect(scale.at(max)).toBe(1)
  expect(scale.at(0)).toBe(0)
})

test('measures may have fractions', () => {
  expect(valueScale([0.4], 4, false).ticks).toEqual([0, 0.1, 0.2, 0.3, 0.4])
  expect(valueScale([], 4, false).max).toBe(1)
})

test.each([
  [[0], 3, [0]],
  [[0, 1], 3, [0, 1]],
  [[0, 1, 2], 3, [0, 1, 2]],
  [[0, 1, 2], 2, [0, 2]],
  [[0, 1, 2, 3], 3, [0, 3]],
  [[0, 1, 2, 3], 4, [0, 1, 2, 3]],
  [[0, 1, 2, 3, 4], 3, [0, 2, 4]],
  [[0, 1, 2, 3, 4, 5], 3, [0, 5]],
])('of the ticks %j at most %d have a label: %j', (ticks, most, labelled) => {
  expect(labelledTicks(ticks, most)).toEqual(labelled)
})

test('a place finds its column, and the edges the outermost', () => {
  const { at, nearest, bandwidth } = columnScale(30, 600)
  const columns = Array.from({ length: 30 }, (_, column) => column)
  expect(columns.map((column) => nearest(at(column)))).toEqual(columns)
  expect([nearest(-50), nearest(900)]).toEqual([0, 29])
  expect(at(29) + bandwidth / 2).toBeLessThanOrEqual(600)
})

test('the gap between two columns is half of either', () => {
  const { at, bandwidth, step, nearest } = columnScale(30, 600)
  const middle = at(0) + bandwidth / 2 + (step - bandwidth) / 2
  expect([nearest(middle - 0.1), nearest(middle + 0.1)]).toEqual([0, 1])
})

test('a single column is no wall', () => expect(columnScale(1, 600).bandwidth).toBe(48))

test('labels have room', () => {
  expect([labelStep(7, 600, 58), labelStep(30, 600, 58), labelStep(0, 0, 58)]).toEqual([1, 3, 1])
})
