import { HttpError, NetworkError } from '@bunko/api-client'
import { expect, test } from 'vitest'
import { listed, refusedFields, yearProblem } from './season-problems.ts'

const now = new Date(2026, 5, 1)
const OUTSIDE = 'Enter a year from 1900 to 2027.'
const NO_NUMBER = 'Enter a whole number in digits.'

test.each([
  [null, NO_NUMBER],
  ['invalid', NO_NUMBER],
  [1899, OUTSIDE],
  [1900, null],
  [2027, null],
  [2028, OUTSIDE],
] as const)('the year %s', (year, text) => {
  expect(yearProblem(year, now)).toBe(text)
})
test('what a server says of the fields is read from its answer alone', () => {
  const fields = { year: 'Too early.' }
  expect(refusedFields(new HttpError({ call: 'POST /seasons/', status: 400, fields }))).toEqual(fields)
  expect(refusedFields(new NetworkError('POST /seasons/'))).toEqual({})
  expect(refusedFields(Object.assign(new Error('x'), { kind: 'http', fields }))).toEqual({})
})
test('problems are listed in the order of the form, each with its field', () => {
  expect(listed({})).toEqual([])
  expect(listed({ manga_ids: 'None chosen.', season: '', year: 'Too early.' })).toEqual([
    { id: 'add-season-year', label: 'Year', text: 'Too early.' },
    { id: 'add-season-season', label: 'Season', text: '' },
    { id: 'add-season-titles', label: 'Titles', text: 'None chosen.' },
  ])
})
