import type { ListEntry, Title } from '@bunko/api-client'
import { describe, expect, test } from 'vitest'
import {
  countEntries,
  entriesIn,
  entryRef,
  lackingOf,
  LIST_STATUS_OPTIONS,
  LIST_TABS,
  nameOfEntry,
  searchEntries,
  sortEntries,
  statusLabel,
  tabLabel,
  uniqueEntries,
  withTitles,
} from './list-entries.ts'

interface Given {
  status?: string | null
  name?: string
  other?: string
  year?: number | null
  rating?: number | null
  at?: string | null
}
const entry = (id: number, { status = 'reading', name, other, year = null, rating = null, at = null }: Given = {}) =>
  ({
    id,
    mangaId: id * 10,
    status,
    updated_at: at,
    manga:
      name === undefined
        ? null
        : ({
            primary_title: name,
            title: null,
            alternative_titles: other === undefined ? [] : [{ lang: 'ja', title: other }],
            year,
            statistics: { rating },
          } as unknown as Title),
  }) as ListEntry
const unrated = (one: ListEntry): ListEntry => ({ ...one, manga: { ...(one.manga as Title), statistics: null } })
const ids = (entries: readonly ListEntry[]) => entries.map(({ id }) => id)

test('an entry without an id of its own goes by its title', () => {
  expect(entryRef({ id: 7, mangaId: 70 })).toBe('7')
  expect(entryRef({ id: null, mangaId: 70 })).toBe('70')
  expect(entryRef({ id: null, mangaId: null })).toBe('')
  expect(ids(uniqueEntries([entry(1), entry(2), entry(1)]))).toEqual([1, 2])
})

test('statuses have their words, unknown ones their own', () => {
  const words = ['Reading', 'Completed', 'On hold', 'Dropped', 'Plan to read', 'Re-reading']
  expect(LIST_TABS.map(tabLabel)).toEqual([...words, 'All'])
  expect(LIST_STATUS_OPTIONS.map(({ label }) => label)).toEqual(words)
  expect(LIST_STATUS_OPTIONS.map(({ value }) => statusLabel(value))).toEqual(words)
  expect(statusLabel('waiting_for_volume')).toBe('Waiting for volume')
  expect(statusLabel(null)).toBe('Unknown')
})

test('an entry of an unknown status counts among all only', () => {
  const entries = [
    entry(1),
    entry(2, { status: 'dropped' }),
    entry(3, { status: 'shelved' }),
    entry(4, { status: null }),
  ]
  expect(countEntries(entries)).toEqual({
    reading: 1,
    completed: 0,
    on_hold: 0,
    dropped: 1,
    plan_to_read: 0,
    re_reading: 0,
    all: 4,
  })
  expect(ids(entriesIn(entries, 'dropped'))).toEqual([2])
  expect(ids(entriesIn(entries, 'all'))).toEqual([1, 2, 3, 4])
})

test('last changed by moments, however these are written', () => {
  const entries = [
    entry(1, { at: '2026-10-25T02:30:00+02:00' }),
    entry(2, { at: '2026-10-25T01:45:00Z' }),
    entry(3, { at: '2026-10-25T02:40:00+01:00' }),
    entry(4, { at: '2026-10-25T01:45:00.500Z' }),
    entry(5, { at: 'soon' }),
  ]
  expect(ids(sortEntries(entries, 'changed'))).toEqual([4, 2, 3, 1, 5])
})

describe('order', () => {
  const entries = [
    entry(1, { name: 'b 10', year: 2001, rating: 7, at: '2026-01-01T00:00:00Z' }),
    entry(2, { name: 'B 9', year: 2010, rating: null, at: '2026-03-01T00:00:00Z' }),
    entry(3, { at: null }),
    entry(4, { name: 'á', year: null, rating: 9, at: '2026-02-01T00:00:00Z' }),
    entry(5, { name: 'c', year: 2010, rating: 7, at: '2025-12-01T00:00:00Z' }),
    unrated(entry(6, { name: 'd', year: 1999, at: '2025-11-01T00:00:00Z' })),
  ]
  test.each([
    ['changed', [2, 4, 1, 5, 6, 3]],
    ['title', [4, 2, 1, 5, 6, 3]],
    ['rating', [4, 1, 5, 2, 6, 3]],
    ['year', [2, 5, 1, 6, 4, 3]],
  ] as const)('by %s, alike ones by title, what is not known last', (sort, expected) => {
    for (const [at] of entries.entries()) {
      const turned = [...entries.slice(at), ...entries.slice(0, at)]
      expect(ids(sortEntries(turned, sort))).toEqual(expected)
      expect(ids(sortEntries(turned.toReversed(), sort))).toEqual(expected)
    }
  })
})

test('searched by any name, past case and accents, word by word', () => {
  const entries = [
    entry(1, { name: 'Dungeon Kitchen', other: '迷宮の台所' }),
    entry(2, { name: 'Café do Céu' }),
    entry(3),
  ]
  expect(ids(searchEntries(entries, 'kitchen DUN'))).toEqual([1])
  expect(ids(searchEntries(entries, '台所'))).toEqual([1])
  expect(ids(searchEntries(entries, 'cafe'))).toEqual([2])
  expect(ids(searchEntries(entries, ' '))).toEqual([1, 2, 3])
  expect(searchEntries(entries, 'nothing')).toEqual([])
  expect(searchEntries(entries, 'kitchen nothing')).toEqual([])
})

test('searched name by name, in every language, whichever are missing', () => {
  const named = { title: { en: 'Café', pt: null, ja: '台所' }, primary_title: null } as Partial<Title>
  const alternative_titles = [
    { lang: null, title: null },
    { lang: 'en', title: 'Kitchen' },
  ]
  const known = { ...entry(1), manga: { ...named, alternative_titles } as Title }
  const nameless = { ...entry(2), manga: { ...known.manga, title: null, alternative_titles: [] } as Title }
  const found = (search: string) => ids(searchEntries([known, nameless], search))
  for (const search of ['cafe', '台所', 'kitchen']) expect(found(search)).toEqual([1])
  // Where one name ends and the next begins is no word; what has no name is found by no letter.
  for (const search of ['feki', '所k', 'e cafe y', 's']) expect(found(search)).toEqual([])
})

test('an entry that came without its title is searched and put in order by the one that was read', () => {
  const entries = [entry(1), entry(2, { name: 'Mango' }), { ...entry(3), mangaId: null }, entry(4)]
  expect(lackingOf(entries)).toEqual(['10', '40'])
  const read = new Map([
    ['10', entry(0, { name: 'Zither' }).manga],
    ['20', entry(0, { name: 'Not asked for' }).manga],
    ['40', null],
  ])
  const known = withTitles(entries, read)
  expect(ids(searchEntries(known, 'zither'))).toEqual([1])
  expect(ids(sortEntries(known, 'title'))).toEqual([2, 1, 3, 4])
  expect(known[1]).toBe(entries[1])
  expect(lackingOf(known)).toEqual(['40'])
})

test('an entry goes by its title, without one by the id of that', () => {
  expect(nameOfEntry({ manga: { primary_title: 'One' } as Title, mangaId: 7 })).toEqual({
    text: 'One',
    lang: undefined,
  })
  expect(nameOfEntry({ manga: null, mangaId: 7 }).text).toBe('Title 7')
  for (const mangaId of [null, '']) expect(nameOfEntry({ manga: null, mangaId }).text).toBe('Untitled')
})
