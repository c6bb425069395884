import { expect, test } from 'vitest'
import { choiceState } from './choice-state.ts'

const read = (isCut: boolean, isError = false) => ({ data: { rows: [], isCut }, isError })

test('known where all was read, and where it was found', () => {
  expect(choiceState(read(false), false)).toBe('ready')
  expect(choiceState(read(false), true)).toBe('ready')
  expect(choiceState(read(true), true)).toBe('ready')
  // What was read before stays.
  expect(choiceState(read(false, true), false)).toBe('ready')
})
test('not known where it may stand beyond what could be read', () => {
  expect(choiceState(read(true), false)).toBe('cut')
})
test('on its way, or failed', () => {
  expect(choiceState({ data: undefined, isError: false }, false)).toBe('loading')
  expect(choiceState({ data: undefined, isError: true }, false)).toBe('failed')
})
