import { expect, test } from 'vitest'
import { isBy } from './is-by.ts'

const KNOWN = { id: '3', name: 'hana_k' }
const WITHOUT_ID = { id: null, name: 'hana_k' }

test('by id, whatever the name', () => {
  expect(isBy(KNOWN, 3, null)).toBe(true)
  expect(isBy(KNOWN, '3', 'another')).toBe(true)
  expect(isBy(KNOWN, 4, null)).toBe(false)
})

test('by name, where a row or the viewer has no id', () => {
  expect(isBy(KNOWN, null, 'hana_k')).toBe(true)
  expect(isBy(WITHOUT_ID, 3, 'hana_k')).toBe(true)
  expect(isBy(WITHOUT_ID, 3, 'ana.luz')).toBe(false)
})

test('by a name in the place of the id', () => {
  expect(isBy(WITHOUT_ID, 'hana_k', null)).toBe(true)
})

test('what nobody is named for is nobody’s', () => {
  expect(isBy(WITHOUT_ID, null, null)).toBe(false)
  expect(isBy(null, 3, 'hana_k')).toBe(false)
  expect(isBy({ id: 'null', name: 'null' }, null, null)).toBe(false)
})
