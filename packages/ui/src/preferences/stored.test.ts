import { expect, test } from 'vitest'
import { memoryStorage } from '../lib/storage.ts'
import { PREFERENCES_KEY, storedPreferences } from './stored.ts'

/** What is read where this is stored. */
const readFrom = (stored: unknown) => {
  const storage = memoryStorage()
  storage.write(PREFERENCES_KEY, stored)
  return storedPreferences(storage)
}
const DEFAULTS = { theme: 'system', mature: false, letters: true, texts: 'side' }

test('what was chosen', () => {
  const chosen = { theme: 'dark', mature: true, letters: false, texts: 'inline' }
  expect(readFrom(chosen)).toEqual(chosen)
})
test('what was chosen before there was anything else to choose', () => {
  expect(readFrom({ theme: 'light' })).toEqual({ ...DEFAULTS, theme: 'light' })
  expect(readFrom({ theme: 'dark', mature: true })).toEqual({ ...DEFAULTS, theme: 'dark', mature: true })
})
test('nothing is stored', () => {
  expect(storedPreferences(memoryStorage())).toEqual(DEFAULTS)
})
test('what is damaged is not taken', () => {
  const damaged = [
    null,
    'dark',
    7,
    [],
    { theme: 'plaid', mature: 'yes', letters: 'no' },
    { mature: 1, letters: null, texts: 'both' },
  ]
  for (const stored of damaged) expect(readFrom(stored)).toEqual(DEFAULTS)
})
