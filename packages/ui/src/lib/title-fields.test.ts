import type { Title } from '@bunko/api-client'
import { describe, expect, test } from 'vitest'
import {
  emptyTitle,
  fieldOfServerName,
  tabFilled,
  TITLE_FIELD_NAMES,
  TITLE_FIELDS,
  TITLE_TABS,
  valuesOfTitle,
  type TitleField,
  type TitleValues,
} from './title-form.ts'

const SEASON = { year: 2026, season: 'fall' } as const

test('the tabs of section 8', () => {
  expect(TITLE_TABS.map(({ id, label }) => `${id}: ${label}`)).toEqual([
    'basic: Basic Info',
    'classifications: Classifications',
    'people: Authors & Artists',
    'database: Database Information',
  ])
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
  ['genres', 'Genres', 'classifications', 'tags', 'genre_names', 'tag_names'],
  ['themes', 'Themes', 'classifications', 'tags', 'theme_names', 'tag_names'],
  ['formats', 'Formats', 'classifications', 'tags', 'format_names', 'tag_names'],
  ['authors', 'Authors', 'people', 'metadata', 'author_names'],
  ['artists', 'Artists', 'people', 'metadata', 'artist_names'],
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

test.each(['title.zz', 'genre_names.3.name', 'zz', 'zz.title', '.', ''])(
  'the server’s %j is a field of what it belongs to, or none',
  (name) => {
    const expected = { 'title.zz': 'primaryTitle', 'genre_names.3.name': 'genres' }[name] ?? null
    expect(fieldOfServerName(name)).toBe(expected)
  },
)

describe('how much of a tab is filled', () => {
  const empty = emptyTitle(SEASON)
  test('what begins with a value counts as filled; a season’s year and name are no fields of their own', () => {
    expect(tabFilled(empty, 'basic')).toEqual({ filled: 6, of: 14 })
    expect(tabFilled(empty, 'database')).toEqual({ filled: 0, of: 2 })
  })
  test('a blank text, an empty list and a box without a tick are not filled', () => {
    const related = [{ id: 7, name: 'Seven', year: null, cover: null }]
    expect(tabFilled({ ...empty, related, seasonal: true }, 'database')).toEqual({ filled: 2, of: 2 })
    expect(tabFilled({ ...empty, primaryTitle: ' ', year: '2014', chapters: '' }, 'basic')).toEqual({
      filled: 6,
      of: 14,
    })
  })
})

const NOTHING = {
  title: null,
  primary_title: null,
  description: null,
  alternative_titles: [],
  year: null,
  status: null,
  type: null,
  content_rating: null,
  publication_demographic: null,
  chapters: null,
  volumes: null,
  author_names: [],
  artist_names: [],
  genre_names: [],
  theme_names: [],
  format_names: [],
  original_publisher: null,
  serialized_in: null,
  related_entries: [],
} as unknown as Title
const form = (given: Partial<Title>): TitleValues => valuesOfTitle({ ...NOTHING, ...given }, SEASON)

describe('the form of an existing title', () => {
  test('a title of which nothing is known: empty, and nothing is chosen that the server did not say', () => {
    const unknown = { chapters: '', volumes: '', type: '', status: '', contentRating: '' }
    expect(form({})).toEqual({ ...emptyTitle(SEASON), ...unknown })
    expect(emptyTitle(SEASON)).toMatchObject({
      primaryTitle: '',
      englishTitle: '',
      description: '',
      englishDescription: '',
      originalPublisher: '',
      serializedIn: '',
      type: 'manga',
      status: 'ongoing',
      demographic: 'none',
      contentRating: 'safe',
      chapters: '0',
      volumes: '1',
    })
  })

  test('a title of which everything is known', () => {
    const title: Partial<Title> = {
      title: { pt: 'Outra', en: 'Kitchen' },
      primary_title: 'Cozinha',
      description: { pt: 'Um cozinheiro.', 'pt-br': 'x', en: 'A cook.' },
      alternative_titles: [
        { lang: 'ja', title: '飯' },
        { lang: null, title: null },
      ],
      year: 2014,
      chapters: 97,
      volumes: 14,
      author_names: ['A'],
      artist_names: ['B'],
      genre_names: ['Comedy'],
      theme_names: ['Cooking'],
      format_names: ['Oneshot'],
      original_publisher: 'Kumo',
      serialized_in: 'Umi',
      related_entries: [7],
    }
    expect(form(title)).toMatchObject({
      primaryTitle: 'Cozinha',
      englishTitle: 'Kitchen',
      description: 'Um cozinheiro.',
      englishDescription: 'A cook.',
      alternativeTitles: [
        { lang: 'ja', title: '飯' },
        { lang: '', title: '' },
      ],
      year: '2014',
      chapters: '97',
      volumes: '14',
      authors: ['A'],
      artists: ['B'],
      genres: ['Comedy'],
      themes: ['Cooking'],
      formats: ['Oneshot'],
      originalPublisher: 'Kumo',
      serializedIn: 'Umi',
      related: [{ id: 7, name: '#7', year: null, cover: null }],
    })
  })

  test('the Portuguese name and text stand in, in either spelling, or as one text', () => {
    expect(form({ title: { pt: 'Cozinha' }, description: { 'pt-br': 'Um cozinheiro.' } })).toMatchObject({
      primaryTitle: 'Cozinha',
      description: 'Um cozinheiro.',
    })
    expect(form({ title: 'Cozinha' } as Partial<Title>).primaryTitle).toBe('Cozinha')
    expect(form({ title: { pt: null, 'pt-br': 'Cozinha' } }).primaryTitle).toBe('Cozinha')
  })

  test.each([
    ['type', 'type', ['manga', 'manhwa', 'manhua', 'novel', 'light_novel', 'web_novel']],
    ['status', 'status', ['ongoing', 'completed', 'hiatus', 'cancelled']],
    ['publication_demographic', 'demographic', ['shounen', 'shoujo', 'seinen', 'josei', 'none']],
    ['content_rating', 'contentRating', ['safe', 'suggestive', 'erotica', 'pornographic']],
  ] as const)('what the server says of %s is chosen in the form, known to it or not', (name, field, all) => {
    expect(all.map((value) => form({ [name]: value })[field])).toEqual(all)
    expect(form({ [name]: 'licensed' })[field]).toBe('licensed')
  })
})
