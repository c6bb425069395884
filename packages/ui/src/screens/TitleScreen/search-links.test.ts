import { expect, test } from 'vitest'
import { readSearch } from '../../lib/search-params.ts'
import { searchFor } from './search-links.ts'

const asked = (link: string | null) =>
  readSearch(new URL(link ?? '', 'https://bunko.invalid').searchParams, new Date(0))

test('leads to the search for what a title has', () => {
  expect(searchFor({ genres: ['Slice of life'] })).toBe('/search?genres=Slice+of+life')
  expect(searchFor({ year_from: 1968, year_to: 1968 })).toBe('/search?year_from=1968&year_to=1968')
  expect(asked(searchFor({ author: 'Sato, Rei & 零' }))).toMatchObject({ author: 'Sato, Rei & 零', genres: [] })
})
test('a name that the search would read as another one leads nowhere', () => {
  expect(searchFor({ author: ' ' })).toBeNull()
  expect(searchFor({ genres: [''] })).toBeNull()
  expect(searchFor({ author: ' ', genres: ['Drama'] })).toBeNull()
  // Two names, once they stand in an address.
  expect(searchFor({ genres: ['Drama, slow'] })).toBeNull()
  expect(searchFor({ genres: ['Drama, slow'], year_from: 1968 })).toBeNull()
})
test('a name may be as long as the search reads it, in whole characters', () => {
  const longest = '𠮷'.repeat(200)
  expect(asked(searchFor({ publisher: longest })).publisher).toBe(longest)
  expect(searchFor({ publisher: `${longest}a` })).toBeNull()
})
