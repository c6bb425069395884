import { expect, test } from 'vitest'
import { offered } from './offered.ts'

const results = Array.from({ length: 14 }, (_, at) => `name ${at}`)
const all = { results, more: false }

test('at most ten, or as many as are asked for, the chosen ones hidden and replaced', () => {
  const { options } = offered(all, (name) => name === 'name 3')
  expect(options).toEqual([...results.slice(0, 3), ...results.slice(4, 11)])
  expect(offered(all, () => false, 12).options).toEqual(results.slice(0, 12))
})
test('nothing found, everything chosen and the first ones chosen are told apart', () => {
  expect(offered({ results: [], more: false }, () => false)).toEqual({ options: [], emptyText: 'No results' })
  expect(offered(all, () => true)).toEqual({ options: [], emptyText: 'Every result is already chosen' })
  expect(offered({ results, more: true }, () => true)).toEqual({
    options: [],
    emptyText: 'The first results are already chosen. Type more to find others',
  })
})
