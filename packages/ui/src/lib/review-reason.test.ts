import { expect, test } from 'vitest'
import { reasonOf } from './review-reason.ts'

test.each(['', ' ', '\n\t', '\u00A0\u3000', '\u200B\u2060\uFEFF', '\u3164\u2800\u202E'])(
  'a comment that says nothing, %j, is the default of section 5',
  (comment) => {
    expect(reasonOf('approve', comment)).toBe('Approved via admin panel')
    expect(reasonOf('reject', comment)).toBe('Rejected via admin panel')
  },
)
test('a comment goes as it was written, but for the spaces around it', () => {
  expect(reasonOf('approve', '  Reads well.\nThank you. ')).toBe('Reads well.\nThank you.')
  expect(reasonOf('reject', 'Não')).toBe('Não')
})
