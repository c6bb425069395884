import { expect, test } from 'vitest'
import { offered } from './offered.ts'

const names = Array.from({ length: 14 }, (_, at) => `name ${at}`)

test('at most ten, the chosen ones hidden and replaced', () => {
  const { options } = offered(names, (name) => name === 'name 3')
  expect(options).toEqual([...names.slice(0, 3), ...names.slice(4, 11)])
})
test('nothing found and everything chosen are told apart', () => {
  expect(offered(names, () => true)).toEqual({ options: [], emptyText: 'Every result is already chosen' })
  expect(offered([], () => false)).toEqual({ options: [], emptyText: 'No results' })
})
