import { HttpError, NetworkError } from '@bunko/api-client'
import { expect, test } from 'vitest'
import type { Saved } from '../../data/saved-chart.ts'
import type { TitlePick } from '../../lib/title-pick.ts'
import { failedText, isAmongTheirs, saveWords } from './save-words.ts'

const pick = (id: number | string): TitlePick => ({ id, name: `Title ${id}`, year: null, cover: null })
const words = (saved: Saved) => saveWords(saved, 'Fall 2026')
const saved = (...lost: TitlePick[]): Saved => ({ kind: 'saved', titles: [pick(9)], lost, ownOrder: false })
const changed = (base: TitlePick[], rows: TitlePick[]): Extract<Saved, { kind: 'changed' }> => ({
  kind: 'changed',
  meanwhile: { added: [], removed: [], reordered: false },
  base,
  rows,
})

test('nothing is said where all is saved', () => {
  expect(words(saved())).toBeNull()
})
test('what the server left out is named; several are counted', () => {
  const title = 'Saved without some titles'
  expect(words(saved(pick(1)))).toEqual({ title, elsewhere: 'Fall 2026: the server left out Title 1.' })
  expect(words(saved(pick(1), pick(2)))).toEqual({ title, elsewhere: 'Fall 2026: the server left out 2 titles.' })
})
test('a chart that is gone', () => {
  expect(words({ kind: 'gone' })).toEqual({
    title: 'Fall 2026 was deleted meanwhile',
    elsewhere: 'Nothing was saved.',
  })
})
test('a chart that somebody else changed: whether anything of ours is left to save', () => {
  const title = 'Somebody else changed this chart'
  expect(words(changed([pick(1)], [pick(1), pick(2)]))).toEqual({ title, elsewhere: 'Fall 2026: nothing was saved.' })
  expect(words(changed([pick(1), pick(2)], [pick(1), pick(2)]))).toEqual({
    title,
    elsewhere: 'Fall 2026: your changes are among theirs, nothing is left to save.',
  })
})
test('ours are among theirs where the same titles stand in the same order', () => {
  expect(isAmongTheirs(changed([pick(1), pick(2)], [pick(2), pick(1)]))).toBe(false)
  expect(isAmongTheirs(changed([], [pick(1)]))).toBe(false)
  expect(isAmongTheirs(changed([pick(12)], [pick(1), pick(2)]))).toBe(false)
  expect(isAmongTheirs(changed([], []))).toBe(true)
})

test.each([
  [
    'a write without an answer',
    new NetworkError('PATCH /manga/seasonal/'),
    'The chart may have been saved all the same',
  ],
  ['a read without an answer', new NetworkError('GET /manga/seasonal/'), 'The chart was not saved'],
  ['a refusal', new HttpError({ call: 'PATCH /manga/seasonal/', status: 400 }), 'The chart was not saved'],
  ['an exception', new Error('x'), 'The chart was not saved'],
])('a save that failed by %s', (_, error, text) => {
  expect(failedText(error)).toBe(text)
})
