import { expect, test } from 'vitest'
import { readKeptEdits } from './edit-draft-read.ts'
import { asNotSent, EMPTY_NOTE, writeKeptEdits, type KeptEdit } from './edit-draft-write.ts'
import { emptyTitle } from './title-form.ts'

const values = { ...emptyTitle({ year: 2026, season: 'fall' }), primaryTitle: '青' }
const kept = (savedAt: number): KeptEdit => ({
  savedAt,
  before: values,
  after: { ...values, year: '2014', genres: ['Comedy'] },
  note: { editType: 'tags', summary: ' Why ', priority: 'high' },
})

test('what is written is read, the newest first', () => {
  const earlier = writeKeptEdits(kept(1), '')
  const both = writeKeptEdits(kept(2), earlier)
  expect(readKeptEdits(both, values)).toEqual([kept(2), kept(1)])
  const three = writeKeptEdits(kept(3), both)
  expect(readKeptEdits(writeKeptEdits(kept(4), three), values)).toEqual([4, 3, 2, 1].map(kept))
  expect(readKeptEdits(writeKeptEdits(null, earlier), values)).toEqual([kept(1)])
  expect(writeKeptEdits(null, '')).toBe('')
})
test.each(['', '{', 'null', '7', '{}', '[null, 3, {"titles": 4}, {"titles": "[]"}]'])('damaged: %s', (text) => {
  expect(readKeptEdits(text, values)).toEqual([])
  expect(readKeptEdits(writeKeptEdits(kept(1), text), values)).toEqual([kept(1)])
})
test('that it may have arrived is remembered of each', () => {
  const text = writeKeptEdits({ ...kept(2), unsure: true }, writeKeptEdits(kept(1), ''))
  expect(readKeptEdits(text, values)).toEqual([{ ...kept(2), unsure: true }, kept(1)])
  expect(readKeptEdits(text.replace('"unsure":true', '"unsure":"yes"'), values)).toEqual([kept(2), kept(1)])
})
test('one that was refused is as it was before', () => {
  const note = { ...kept(1).note, summary: ',"unsure":true}]' }
  const edit = { ...kept(1), note }
  expect(asNotSent(writeKeptEdits({ ...edit, unsure: true }, ''))).toBe(writeKeptEdits(edit, ''))
  expect(asNotSent(writeKeptEdits(edit, ''))).toBe(writeKeptEdits(edit, ''))
})
test('an edit without what the form began with, or not kept as a text, is none', () => {
  const [edit] = JSON.parse(writeKeptEdits(kept(1), '')) as [{ titles: string }]
  const [after] = JSON.parse(edit.titles) as unknown[]
  for (const titles of [JSON.stringify([after]), [edit.titles]])
    expect(readKeptEdits(JSON.stringify([{ ...edit, titles }]), values)).toEqual([])
})
test('a damaged note is an empty one', () => {
  const [edit] = JSON.parse(writeKeptEdits(kept(1), '')) as [{ titles: string }]
  const read = (note: unknown) => readKeptEdits(JSON.stringify([{ ...edit, note }]), values)[0]?.note
  expect(read(null)).toEqual(EMPTY_NOTE)
  expect(read({ editType: 'all', summary: 3, priority: 'now' })).toEqual(EMPTY_NOTE)
})
test('choices that no form offers are those of the title by now', () => {
  const odd = { ...values, status: 'licensed', contentRating: '' }
  const text = writeKeptEdits({ ...kept(1), before: odd, after: { ...odd, contentRating: 'safe' } }, '')
  expect(readKeptEdits(text, odd)[0]).toMatchObject({ before: odd, after: { ...odd, contentRating: 'safe' } })
  const [edit] = readKeptEdits(text, { ...values, status: 'hiatus', contentRating: '' })
  expect([edit?.before.status, edit?.after.status]).toEqual(['hiatus', 'hiatus'])
})
