import { expect, test } from 'vitest'
import { EMPTY_NOTE, readKeptEdits, writeKeptEdits, type KeptEdit } from './kept-edit.ts'
import { emptyTitle } from './title-form.ts'

const values = { ...emptyTitle({ year: 2026, season: 'fall' }), primaryTitle: '青' }
const kept = (savedAt: number): KeptEdit => ({
  savedAt,
  before: values,
  after: { ...values, year: '2014', genres: ['Comedy'] },
  note: { editType: 'tags', summary: ' Why ', priority: 'high' },
})

test('what is written is read', () => {
  expect(readKeptEdits(writeKeptEdits([kept(2), kept(1)]), values)).toEqual([kept(2), kept(1)])
  expect(readKeptEdits(writeKeptEdits([kept(3), kept(2), kept(1)]), values)).toHaveLength(2)
  expect(writeKeptEdits([])).toBe('')
})
test.each(['', '{', 'null', '7', '{}', '[null, 3, {"titles": 4}, {"titles": "[]"}]'])('damaged: %s', (text) => {
  expect(readKeptEdits(text, values)).toEqual([])
})
test('a damaged note is an empty one', () => {
  const [edit] = JSON.parse(writeKeptEdits([kept(1)])) as [{ titles: string }]
  const read = (note: unknown) => readKeptEdits(JSON.stringify([{ ...edit, note }]), values)[0]?.note
  expect(read(null)).toEqual(EMPTY_NOTE)
  expect(read({ editType: 'all', summary: 3, priority: 'now' })).toEqual(EMPTY_NOTE)
})
