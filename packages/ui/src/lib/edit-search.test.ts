import type { Edit } from '@bunko/api-client'
import { expect, test } from 'vitest'
import { cutText, EDIT_TYPE_OPTIONS, filterEdits, isFiltering, matchesText, searchText } from './edit-search.ts'
import { fold } from './fold.ts'

const edit = (id: number, given: Partial<Edit>) =>
  ({ id, editor_username: null, edit_summary: null, reason: null, edit_type: null, ...given }) as Edit

const EDITS = [
  edit(1, { editor_username: 'hana_k', edit_summary: 'Clearer synopsis', edit_type: 'description' }),
  edit(2, { editor_username: 'r.oliveira', edit_summary: 'Gêneros conforme a editora', edit_type: 'tags' }),
  edit(3, { editor_username: 'João', reason: 'Strasse or Straße', edit_type: 'metadata' }),
  edit(4, {
    editor_username: 'sakana',
    edit_summary: 'か is not が',
    reason: 'hidden synopsis',
    edit_type: 'basic_info',
  }),
  edit(5, { edit_type: 'cover_art' }),
]
const found = (search: string, type: Parameters<typeof filterEdits>[1]['type'] = 'all') =>
  filterEdits(EDITS, { search, type }).map(({ id }) => id)

test('the filter offers the five names of section 2', () => {
  expect(EDIT_TYPE_OPTIONS.map(({ label }) => label)).toEqual([
    'All Types',
    'Basic Info',
    'Metadata',
    'Description',
    'Tags',
  ])
})

test('editor and summary are searched, the reason where there is no summary', () => {
  expect(found('hana')).toEqual([1])
  expect(found('synopsis')).toEqual([1])
  expect(found('strasse')).toEqual([3])
  expect(found('a')).toEqual([1, 2, 3, 4])
})

test('case, accents, width and invisible characters make no difference', () => {
  expect(found('JOAO')).toEqual([3])
  expect(found('joa\u0303o')).toEqual([3])
  expect(found('generos')).toEqual([2])
  expect(found('ｈａｎａ')).toEqual([1])
  expect(found('ha\u200Bna')).toEqual([1])
  expect(found('STRASSE')).toEqual([3])
})

test('of a Greek name a part is found, also one that ends in a sigma', () => {
  expect(fold('Οδύσσεια')).toContain(fold('οδυσ'))
  expect(fold('ΟΔΥΣΣΕΎΣ')).toBe(fold('Οδυσσεύς'))
})

test('a dakuten is no accent', () => {
  expect(found('が')).toEqual([4])
  expect(fold('が')).not.toBe(fold('か'))
})

test('every word has to be there, in any order', () => {
  expect(found('synopsis hana')).toEqual([1])
  expect(found('  hana   clearer ')).toEqual([1])
  expect(found('hana editora')).toEqual([])
})

test('a type keeps its own, and works together with the search', () => {
  expect(found('', 'tags')).toEqual([2])
  expect(found('hana', 'tags')).toEqual([])
  expect(found('hana', 'description')).toEqual([1])
})

test('without a search and a type the list is the same list', () => {
  expect(filterEdits(EDITS, { search: ' \u200B ', type: 'all' })).toBe(EDITS)
  expect(isFiltering({ search: ' \u200B ', type: 'all' })).toBe(false)
  expect(isFiltering({ search: '', type: 'tags' })).toBe(true)
  expect(isFiltering({ search: 'x', type: 'all' })).toBe(true)
})

test('what is typed is never read as a pattern', () => {
  expect(found('.*')).toEqual([])
  expect(found('r.o')).toEqual([2])
})

test('the words on how far a search has come', () => {
  const progress = { read: 300, total: 2000, isSearching: true, isCut: false }
  expect(searchText(progress)).toBe('Searching… 300 of 2,000')
  expect(searchText({ ...progress, total: null })).toBe('Searching… 300')
  expect(searchText({ read: 5000, total: 7000, isSearching: false, isCut: true })).toBe(
    'Searched the first 5,000 proposals',
  )
  expect(searchText({ read: 2000, total: 2000, isSearching: false, isCut: false })).toBeNull()
  expect(cutText(5000)).toBe('Showing the first 5,000 proposals')
  expect(matchesText(1)).toBe('1 edit matches')
  expect(matchesText(1204)).toBe('1,204 edits match')
  expect(matchesText(0)).toBe('0 edits match')
})
