import { expect, test } from 'vitest'
import { changedFields, editTypeOf } from './changed-fields.ts'
import { emptyTitle } from './title-form.ts'

const EMPTY = emptyTitle({ year: 2026, season: 'fall' })
const pick = (id: number, name: string) => ({ id, name, year: null, cover: null })

test('related titles are the same by their ids, in any order, whatever else is known of them', () => {
  const before = { ...EMPTY, related: [pick(1, '#1'), pick(2, '#2')] }
  expect(changedFields(before, { ...before, related: [pick(1, 'One'), pick(2, 'Two')] })).toEqual([])
  expect(changedFields(before, { ...before, related: [pick(2, '#2'), pick(1, '#1')] })).toEqual([])
  expect(changedFields(before, { ...before, related: [pick(2, '#2'), pick(3, '#3')] })).toEqual(['related'])
})
test('spaces around a text are no change', () => {
  const before = { ...EMPTY, serializedIn: 'Umi' }
  expect(changedFields(before, { ...before, serializedIn: ' Umi ' })).toEqual([])
})
test('numbers are what is sent of them: zeros in front, and 0 chapters or 1 volume taken out', () => {
  const before = { ...EMPTY, year: '2020', chapters: '0', volumes: '1' }
  expect(changedFields(before, { ...before, year: '02020', chapters: '', volumes: '01' })).toEqual([])
  expect(changedFields(before, { ...before, chapters: '00', volumes: ' ' })).toEqual([])
  expect(changedFields(before, { ...before, year: '', chapters: '1', volumes: '0' })).toHaveLength(3)
  const other = { ...before, chapters: '12', volumes: '3' }
  expect(changedFields(other, { ...other, chapters: '', volumes: '' })).toEqual(['chapters', 'volumes'])
})
test('a number that was not told may become the one that is sent for none', () => {
  const before = { ...EMPTY, year: '', chapters: '', volumes: '' }
  expect(changedFields(before, { ...before, chapters: '0', volumes: '1' })).toEqual(['chapters', 'volumes'])
  expect(changedFields(before, { ...before })).toEqual([])
})
test('what is no number is compared as it is typed', () => {
  const before = { ...EMPTY, chapters: '12' }
  expect(changedFields(before, { ...before, chapters: '12a' })).toEqual(['chapters'])
  expect(changedFields({ ...EMPTY, year: 'x' }, { ...EMPTY, year: ' x ' })).toEqual([])
  expect(changedFields({ ...EMPTY, year: 'x' }, { ...EMPTY, year: 'y' })).toEqual(['year'])
})
test('a text of digits is a text', () => {
  const before = { ...EMPTY, primaryTitle: '007' }
  expect(changedFields(before, { ...before, primaryTitle: '7' })).toEqual(['primaryTitle'])
})
test('terms have no order, people have', () => {
  const many = { ...EMPTY, genres: ['A', 'B'], themes: ['C', 'D'], formats: ['E', 'F'], authors: ['G', 'H'] }
  const turned = { ...many, genres: ['B', 'A'], themes: ['D', 'C'], formats: ['F', 'E'], authors: ['H', 'G'] }
  expect(changedFields(many, turned)).toEqual(['authors'])
  expect(changedFields(many, { ...many, themes: ['D'], formats: ['E', 'F', 'F'] })).toEqual(['themes', 'formats'])
})
test.each([
  [['genres', 'formats'], 'tags'],
  [['description', 'englishDescription'], 'description'],
  [['year', 'status'], 'metadata'],
  [['year', 'description'], 'metadata'],
  [['year', 'primaryTitle'], 'basic_info'],
] as const)('%s make the edit type %s', (fields, type) => expect(editTypeOf(fields)).toBe(type))
