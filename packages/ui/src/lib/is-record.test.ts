import { expect, test } from 'vitest'
import { isRecord } from './is-record.ts'

test('an object is one; a list, null and what is no object are none', () => {
  const records = [{}, { a: 1 }]
  const others: unknown[] = [[], [{}], null, undefined, '', 'text', 7, true]
  expect([...records, ...others].filter((one) => isRecord(one))).toEqual(records)
})
