import { MagazineStatus, PublisherStatus, type Magazine, type Publisher } from '@bunko/api-client'
import { describe, expect, test } from 'vitest'
import { MAGAZINE_KIND, PUBLISHER_KIND } from './house-kind.ts'

const magazine = { id: 7, public_id: 'm 7', manga_count: 3 } as Magazine
const publisher = { id: 8, public_id: null, magazine_count: 0 } as Publisher
const coloursOf = (statuses: readonly string[], { tones }: { tones: Readonly<Record<string, string>> }) =>
  statuses.map((status) => `${status} ${tones[status]}`)

describe('magazines and publishers in a list', () => {
  test('are counted by what they have, a zero too, and by nothing where the server does not say', () => {
    expect(MAGAZINE_KIND.countOf(magazine)).toBe(3)
    expect(PUBLISHER_KIND.countOf(publisher)).toBe(0)
    expect(MAGAZINE_KIND.countOf({ ...magazine, manga_count: null })).toBeNull()
  })
  test('lead to their own page and form, by the public id where there is one', () => {
    expect(MAGAZINE_KIND.view(magazine)).toBe('/magazine/m%207')
    expect(MAGAZINE_KIND.edit(magazine)).toBe('/admin/create-magazine/m%207')
    expect(PUBLISHER_KIND.view(publisher)).toBe('/publisher/8')
    expect(PUBLISHER_KIND.edit(publisher)).toBe('/admin/create-publisher/8')
  })
  test('each status there can be has a colour, what has ended that of a fact and not of danger', () => {
    expect(coloursOf(MagazineStatus.options, MAGAZINE_KIND)).toEqual([
      'active success',
      'discontinued info',
      'hiatus warning',
    ])
    expect(coloursOf(PublisherStatus.options, PUBLISHER_KIND)).toEqual([
      'active success',
      'discontinued info',
      'acquired info',
      'merged info',
    ])
  })
  test('are called by their own names', () => {
    expect(MAGAZINE_KIND).toMatchObject({
      one: 'magazine',
      many: 'magazines',
      failed: 'Failed to load magazine information',
      deleteFailed: 'Failed to delete magazine',
      counted: { one: 'title', many: 'titles' },
    })
    expect(PUBLISHER_KIND).toMatchObject({
      one: 'publisher',
      many: 'publishers',
      failed: 'Failed to load publisher information',
      deleteFailed: 'Failed to delete publisher',
      counted: { one: 'magazine', many: 'magazines' },
    })
  })
})
