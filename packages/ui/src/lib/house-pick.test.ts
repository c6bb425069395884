import type { Magazine, Title } from '@bunko/api-client'
import { expect, test } from 'vitest'
import { pickOfMagazine, pickOfTitle } from './house-pick.ts'

test('a title with its facts and its small cover, none where there are none', () => {
  const covers = { thumbnail: '/small.png', medium: '/medium.png', large: null, original: null }
  const title = {
    id: 7,
    public_id: 'gull',
    primary_title: 'カモメ',
    title: null,
    type: 'manga',
    year: 2015,
    status: null,
  }
  const kept = { ref: 'gull', id: 7, name: 'カモメ', lang: 'ja', facts: 'Manga · 2015', cover: '/small.png' }
  expect(pickOfTitle({ ...title, covers } as unknown as Title)).toEqual(kept)
  const bare = { ...title, type: null, year: null, covers: { thumbnail: '', medium: '', large: '', original: '' } }
  expect(pickOfTitle(bare as unknown as Title)).toStrictEqual({ ...kept, facts: undefined, cover: null })
})

test('a magazine with what is known of it', () => {
  const magazine = {
    public_id: 'kumo',
    name: '月刊',
    publication_frequency: 'monthly',
    country: ' Japan ',
    status: 'active',
  }
  const kept = { ref: 'kumo', id: undefined, name: '月刊', lang: undefined, cover: '/logo.png' }
  expect(pickOfMagazine({ ...magazine, logo: '/logo.png' } as Magazine)).toMatchObject({
    ...kept,
    facts: 'Monthly · Japan · Active',
  })
  expect(pickOfMagazine({ ...magazine, id: 7 } as Magazine).id).toBe(7)
  const bare = { ...magazine, publication_frequency: null, country: ' ', status: null, logo: null }
  expect(pickOfMagazine(bare as Magazine)).toStrictEqual({ ...kept, facts: undefined, cover: null })
})
