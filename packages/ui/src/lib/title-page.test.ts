import { expect, test } from 'vitest'
import {
  chaptersInOrder,
  coverLabels,
  descriptionsOf,
  languageName,
  makersOf,
  oneNamed,
  otherNames,
} from './title-page.ts'

test('names of languages', () => {
  expect(languageName('ja')).toBe('Japanese')
  expect(languageName('pt')).toBe('Brazilian Portuguese')
  expect(languageName('ja-ro')).toBe('Japanese (Latin)')
  expect(languageName('es-la')).toBe('Latin American Spanish')
  expect(languageName('xx')).toBeNull()
  expect(languageName('not a tag!')).toBeNull()
  expect(languageName(null)).toBeNull()
})

test('other names: each once, without the one it goes by, with languages', () => {
  const names = otherNames({
    primary_title: 'Blue',
    title: { en: 'Blue', ja: '青' },
    alternative_titles: [
      { lang: 'en', title: ' BLUE ' },
      { lang: 'xx', title: ' あお ' },
      { lang: 'ko', title: '파랑' },
      { lang: 'en', title: null },
      { lang: 'zh', title: '青' },
    ],
  } as unknown as Parameters<typeof otherNames>[0])
  expect(names).toEqual([
    { text: '青', lang: 'ja' },
    { text: 'あお', lang: 'ja' },
    { text: '파랑', lang: 'ko' },
  ])
})

test('descriptions: English first, the same text once', () => {
  expect(descriptionsOf({ description: { pt: 'Um', ja: '一', en: 'One', fr: 'um' } }).map(({ lang }) => lang)).toEqual([
    'en',
    'pt-BR',
    'ja',
  ])
  expect(descriptionsOf({ description: 'Plain' })).toEqual([{ text: 'Plain', lang: undefined }])
  expect(descriptionsOf({ description: null })).toEqual([])
})

test('makers: who did both stands once', () => {
  expect(makersOf({ author_names: [' Mori', 'Aoki', ' '], artist_names: ['mori ', 'Sato', 'Sato'] })).toEqual([
    { name: 'Mori', roles: ['author', 'artist'] },
    { name: 'Aoki', roles: ['author'] },
    { name: 'Sato', roles: ['artist'] },
  ])
})

test('a name two share names nobody', () => {
  const rows = [{ name: 'Mori' }, { name: 'mori' }, { name: 'Aoki' }, { name: null }]
  expect(oneNamed(rows, 'Mori')).toBeNull()
  expect(oneNamed(rows, ' aoki')).toEqual({ name: 'Aoki' })
  expect(oneNamed(rows, 'Sato')).toBeNull()
})

test('chapters by number, unknown numbers last either way', () => {
  const chapters = [
    { number: 2, published_at: null },
    { number: null, published_at: '2020-01-01' },
    { number: 10.5, published_at: null },
    { number: null, published_at: '2021-01-01' },
    { number: 0, published_at: null },
  ]
  const order = (by: 'newest' | 'oldest') => chaptersInOrder(chapters, by).map((one) => one.number ?? one.published_at)
  expect(order('newest')).toEqual([10.5, 2, 0, '2021-01-01', '2020-01-01'])
  expect(order('oldest')).toEqual([0, 2, 10.5, '2020-01-01', '2021-01-01'])
})

test('chapters of one number by moments, however these are written', () => {
  const dates = ['2026-05-01T10:00:00.500Z', '2026-05-01T10:00:00Z', '2026-05-01T12:30:00+02:30', 'soon']
  const chapters = dates.map((published_at, place) => ({ number: 7, published_at, place }))
  expect(chaptersInOrder(chapters, 'oldest').map(({ place }) => place)).toEqual([3, 1, 2, 0])
})
test.each([7, null])('chapters of the number %s by date, those of one day as they came', (number) => {
  const dates = ['2021-03', '2021-01', null, '2021-02', '2021-03', null]
  const chapters = dates.map((published_at, place) => ({ number, published_at, place }))
  const places = (by: 'newest' | 'oldest') => chaptersInOrder(chapters, by).map(({ place }) => place)
  expect(places('oldest')).toEqual([2, 5, 1, 3, 0, 4])
  expect(places('newest')).toEqual([0, 4, 3, 1, 2, 5])
})

test('covers are named by volume', () => {
  expect(coverLabels([{ volume: 1 }, { volume: 2 }, { volume: 1 }, { volume: null }])).toEqual([
    'Volume 1',
    'Volume 2',
    'Volume 1 (2)',
    'Other cover',
  ])
})
