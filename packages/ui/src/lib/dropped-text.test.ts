import { expect, test } from 'vitest'
import { droppedText } from './dropped-text.ts'

test('rows without identity are said', () => {
  expect(droppedText(0)).toBeNull()
  expect(droppedText(1)).toBe('1 entry without an id was left out')
  expect(droppedText(1204)).toBe('1,204 entries without an id were left out')
})
