import { expect, test } from 'vitest'
import { readKeptTitles, type KeptTitle } from './kept-title.ts'
import { emptyTitle } from './title-form.ts'

const EMPTY = emptyTitle({ year: 2026, season: 'fall' })
const kept = (name: string): KeptTitle => ({
  savedAt: 5,
  mangadexId: `custom-${name}`,
  created: null,
  values: {
    ...EMPTY,
    primaryTitle: name,
    type: 'web_novel',
    status: 'hiatus',
    demographic: 'josei',
    season: 'winter',
    genres: ['Comedy'],
    themes: ['Magic'],
    formats: ['Oneshot'],
    artists: ['B'],
    year: '19x',
    seasonal: true,
    alternativeTitles: [{ lang: 'ja', title: '飯' }],
    authors: ['A'],
    related: [
      { id: 7, name: 'Seven', year: 2001, cover: '/c.png', ref: 'seven', lang: undefined, facts: 'Manga · 2001' },
    ],
  },
})

test('what was kept comes back, newest first', () => {
  const titles = [kept('b'), { ...kept('a'), created: { ref: 'ttl-9', id: 9 } }]
  expect(readKeptTitles(JSON.stringify(titles), EMPTY)).toEqual(titles)
})
test.each([
  '',
  'x',
  'null',
  '{}',
  '[1, null, []]',
  '[{"savedAt":1,"mangadexId":"","values":{}}]',
  '[{"savedAt":1,"mangadexId":2,"values":{}}]',
  '[{"savedAt":"1","mangadexId":"custom-1","values":{}}]',
  '[{"savedAt":1,"mangadexId":"custom-1"}]',
])('nothing to restore in %j', (text) => {
  expect(readKeptTitles(text, EMPTY)).toEqual([])
})
test('a draft that says nothing of a created title was not created', () => {
  const text = '[{"savedAt":1,"mangadexId":"custom-1","values":{}}]'
  expect(readKeptTitles(text, EMPTY)).toEqual([{ savedAt: 1, mangadexId: 'custom-1', values: EMPTY, created: null }])
})
test('what is damaged is as in an empty form', () => {
  const values = {
    primaryTitle: 'Kept',
    type: 'poem',
    year: 2014,
    genres: ['A', 5],
    related: [{ id: 1 }, 'x', { id: 2, name: 'Two', year: '2' }],
    alternativeTitles: [{ lang: 'ja' }, { title: 'A' }, { lang: 4, title: 'B' }, null],
    seasonal: 'yes',
    other: 1,
  }
  const [read] = readKeptTitles(JSON.stringify([{ savedAt: 1, mangadexId: 'custom-1', values, created: {} }]), EMPTY)
  expect(read).toEqual({
    savedAt: 1,
    mangadexId: 'custom-1',
    created: null,
    values: {
      ...EMPTY,
      primaryTitle: 'Kept',
      genres: ['A'],
      related: [{ id: 2, name: 'Two', year: null, cover: null }],
    },
  })
})
