import { expect, test } from 'vitest'
import { picksOf } from './kept-picks.ts'

test('picked titles come back as they were kept, without what is damaged', () => {
  const whole = {
    id: 7,
    name: 'カモメ',
    year: 2015,
    cover: '/small.png',
    ref: 'gull',
    lang: 'ja',
    other: { text: 'The Gull Inn', lang: 'en' },
    facts: 'Manga · 2015',
  }
  const kept: unknown = JSON.parse(JSON.stringify([whole, { id: 8 }, null, 'x']))
  expect(picksOf(kept)).toEqual([whole])
  expect(picksOf([{ id: 'a', name: 'A', year: '1', cover: 2, ref: 3, lang: 4, other: { text: 5 }, facts: 6 }])).toEqual(
    [{ id: 'a', name: 'A', year: null, cover: null }],
  )
  expect(picksOf([{ id: 'a', name: 'A', other: { text: 'B', lang: 6 } }])).toMatchObject([{ other: { text: 'B' } }])
  expect(picksOf({})).toEqual([])
})
