import type { Title } from '@bunko/api-client'
import { expect, test } from 'vitest'
import { amongTitles, sameTitle, toPick, type TitlePick } from './title-pick.ts'

const pick = (id: TitlePick['id'], ref?: string): TitlePick => ({
  id,
  ref,
  name: 'The Gull Inn',
  year: 2015,
  cover: null,
})

test.each([
  [pick(7, 'gull'), pick('7'), true],
  [pick(7), pick(' 7 '), true],
  [pick('Gull'), pick('gull'), true],
  [pick('gull', 'gull'), pick(7, 'gull'), true],
  [pick('gull'), pick(7, 'gull'), true],
  [pick(7), pick(8), false],
  [pick(8, '7'), pick(7, 'gull'), false],
  [pick(7, 'gull'), pick(8, 'inn'), false],
  [pick(7), pick(8, 'gull'), false],
])('%j and %j: %j', (one, other, same) => {
  expect(sameTitle(one, other)).toBe(same)
  expect(sameTitle(other, one)).toBe(same)
  expect(amongTitles([pick(9, 'rock'), one])(other)).toBe(same)
  expect(amongTitles([other])(one)).toBe(same)
})

test('many titles are read once, however many are asked about', () => {
  const read: TitlePick['id'][] = []
  const many = [7, 8, 9].map((id) => ({
    get id() {
      read.push(id)
      return id
    },
  }))
  const isAmong = amongTitles(many)
  expect([7, 1, '9', 2].map((id) => isAmong({ id }))).toEqual([true, false, true, false])
  expect(read).toEqual([7, 8, 9])
  expect(amongTitles([])(pick(7, 'gull'))).toBe(false)
})

test('a found title is kept as it is shown, by the id of its row', () => {
  const covers = { thumbnail: '/small.png', medium: '/medium.png', large: null, original: null }
  const title = {
    id: 7,
    public_id: 'gull',
    primary_title: 'カモメ',
    title: { en: 'The Gull Inn' },
    alternative_titles: [],
    type: 'manga',
    year: 2015,
    status: null,
    covers,
  }
  const kept = {
    id: 7,
    name: 'カモメ',
    year: 2015,
    cover: '/small.png',
    ref: 'gull',
    lang: 'ja',
    other: { text: 'The Gull Inn', lang: 'en' },
    facts: 'Manga · 2015',
  }
  expect(toPick(title as unknown as Title)).toEqual(kept)
  const latin = toPick({ ...title, primary_title: 'A Gaivota' } as unknown as Title)
  expect(latin).toMatchObject({ name: 'A Gaivota', other: undefined })
  const bare = { ...title, id: null, covers: null }
  expect(toPick(bare as unknown as Title)).toEqual({ ...kept, id: 'gull', cover: null })
})
