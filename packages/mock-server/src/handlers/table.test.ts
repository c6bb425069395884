import { allCalls } from '@bunko/api-client'
import { expect, test } from 'vitest'
import { TABLE } from './table.ts'

test('every call is in the table once; absent are', () => {
  const served = TABLE.map((entry) => entry.endpoint)
  expect(new Set(served).size).toBe(served.length)
  const absent = allCalls().filter(({ endpoint }) => !served.includes(endpoint))
  expect(absent.map(({ name }) => name)).toEqual([])
})
