import { describe, expect, test } from 'vitest'
import {
  fieldOfServerName,
  tabFilled,
  TITLE_FIELD_NAMES,
  TITLE_FIELDS,
  TITLE_TAB_IDS,
  TITLE_TABS,
  type TitleField,
} from './title-fields.ts'
import { emptyTitle } from './title-form.ts'

test('the tabs of section 8', () => {
  expect(TITLE_TABS.map(({ id, label }) => `${id}: ${label}`)).toEqual([
    'basic: Basic Info',
    'classifications: Classifications',
    'people: Authors & Artists',
    'database: Database Information',
  ])
})
test('the same in their order, as an address names them', () => {
  expect(TITLE_TAB_IDS).toEqual(['basic', 'classifications', 'people', 'database'])
})

const TABLE: [field: TitleField, label: string, tab: string, editType: string, ...names: string[]][] = [
  [
    'primaryTitle',
    'Primary title',
    'basic',
    'basic_info',
    'primary_title',
    'title.pt',
    'title.pt-br',
    'title',
    'slug',
    'mangadex_id',
  ],
  ['englishTitle', 'English title', 'basic', 'basic_info', 'title.en'],
  ['description', 'Description', 'basic', 'description', 'description.pt', 'description.pt-br', 'description'],
  ['englishDescription', 'English description', 'basic', 'description', 'description.en'],
  ['type', 'Format', 'basic', 'basic_info', 'type'],
  ['status', 'Publication status', 'basic', 'metadata', 'status'],
  ['year', 'Publication year', 'basic', 'metadata', 'year'],
  ['demographic', 'Demographic', 'basic', 'metadata', 'publication_demographic'],
  ['originalPublisher', 'Original publisher', 'basic', 'metadata', 'original_publisher'],
  ['serializedIn', 'Magazine (serialized in)', 'basic', 'metadata', 'serialized_in'],
  ['chapters', 'Chapters', 'basic', 'metadata', 'chapters'],
  ['volumes', 'Volumes', 'basic', 'metadata', 'volumes'],
  ['contentRating', 'Content rating', 'basic', 'metadata', 'content_rating'],
  ['alternativeTitles', 'Alternative titles', 'basic', 'basic_info', 'alternative_titles'],
  ['genres', 'Genres', 'classifications', 'tags', 'genre_names', 'tag_names', 'genres', 'tags'],
  ['themes', 'Themes', 'classifications', 'tags', 'theme_names', 'tag_names', 'themes', 'tags'],
  ['formats', 'Formats', 'classifications', 'tags', 'format_names', 'tag_names', 'formats', 'tags'],
  ['authors', 'Authors', 'people', 'metadata', 'author_names', 'authors'],
  ['artists', 'Artists', 'people', 'metadata', 'artist_names', 'artists'],
  ['related', 'Related entries', 'database', 'metadata', 'related_entries'],
  ['seasonal', 'Mark as seasonal content', 'database', 'metadata'],
  ['seasonYear', 'Season year', 'database', 'metadata'],
  ['season', 'Season', 'database', 'metadata'],
]
test.each(TABLE)('%s is called %s, stands on %s, makes the edit type %s', (field, label, tab, editType, ...names) => {
  expect(TITLE_FIELDS[field]).toEqual({ label, tab, editType, names })
})
test('the fields in their order, and no other', () => {
  expect(TITLE_FIELD_NAMES).toEqual(TABLE.map(([field]) => field))
})

test.each([
  ['primary_title', 'primaryTitle'],
  ['title', 'primaryTitle'],
  ['title.en', 'englishTitle'],
  ['description.en', 'englishDescription'],
  ['genre_names', 'genres'],
  ['alternative_titles.0', 'alternativeTitles'],
  ['alternative_titles.0.lang', 'alternativeTitles'],
  ['slug', 'primaryTitle'],
  ['non_field_errors', null],
  ['__proto__', null],
])('the server’s %s is the form’s %s', (name, field) => expect(fieldOfServerName(name)).toBe(field))
test.each(['title.zz', 'genre_names.3.name', 'zz', 'zz.title', '.', ''])(
  'the server’s %j is a field of what it belongs to, or none',
  (name) => {
    const expected = { 'title.zz': 'primaryTitle', 'genre_names.3.name': 'genres' }[name] ?? null
    expect(fieldOfServerName(name)).toBe(expected)
  },
)

describe('how much of a tab is filled', () => {
  const empty = emptyTitle({ year: 2026, season: 'fall' })
  test('what begins with a value tells nothing; a season’s year and name are no fields of their own', () => {
    expect(tabFilled(empty, 'basic')).toEqual({ filled: 0, of: 8 })
    expect(tabFilled(empty, 'database')).toEqual({ filled: 0, of: 2 })
    expect(tabFilled(empty, 'classifications')).toEqual({ filled: 0, of: 3 })
  })
  test('a list that holds something is filled', () =>
    expect(tabFilled({ ...empty, authors: ['Kui Ryouko'] }, 'people')).toEqual({ filled: 1, of: 2 }))
  test('a blank text, an empty list and a box without a tick are not filled', () => {
    const related = [{ id: 7, name: 'Seven', year: null, cover: null }]
    expect(tabFilled({ ...empty, related, seasonal: true }, 'database')).toEqual({ filled: 2, of: 2 })
    const typed = { ...empty, primaryTitle: ' ', year: '2014', chapters: '4' }
    expect(tabFilled(typed, 'basic')).toEqual({ filled: 1, of: 8 })
  })
})
