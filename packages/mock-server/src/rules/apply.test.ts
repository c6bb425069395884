import { describe, expect, test } from 'vitest'
import { makeTitle } from '../make/title.ts'
import { NOW } from '../now.ts'
import { HOSTILE_CHANGES, ODD_CHANGES } from '../seed/named-changes.ts'
import { applyChanges } from './apply.ts'

const title = makeTitle({
  id: 1,
  primary_title: 'Velho',
  title: { pt: 'Velho', en: 'Old' },
  genre_names: ['Drama'],
  theme_names: [],
  format_names: [],
})
const applyTo = (to: typeof title, field_name: unknown, new_value: unknown) =>
  applyChanges(to, [{ field_name, field_type: 'string', old_value: null, new_value }], NOW)
const apply = (field_name: unknown, new_value: unknown) => applyTo(title, field_name, new_value)

describe('an approved proposal', () => {
  test('cannot make the tags say otherwise than genres, themes and formats (section 3)', () => {
    const changes = [
      { field_name: 'genre_names', new_value: ['Horror'] },
      { field_name: 'tag_names', new_value: ['Comedy'] },
    ]
    expect(applyChanges(title, changes, NOW)).toMatchObject({ genre_names: ['Horror'], tag_names: ['Horror'] })
  })
  test('changes a language of a text, and the primary title with it', () => {
    expect(apply('title.pt-br', 'Novo')).toMatchObject({ title: { pt: 'Novo', en: 'Old' }, primary_title: 'Novo' })
    expect(apply('title.en', 'New')).toMatchObject({ title: { pt: 'Velho', en: 'New' }, primary_title: 'Velho' })
    expect(apply('title.ja', '新')).toMatchObject({ title: { pt: 'Velho', en: 'Old', ja: '新' } })
    expect(apply('description', 'Texto')).toMatchObject({ description: { pt: 'Texto' } })
  })
  test.each([null, '', ' '])('leaves out a language that is blank: %j (R11)', (blank) => {
    expect(apply('title.en', blank)).toEqual({ ...title, title: { pt: 'Velho' } })
    expect(apply('title.ja', blank)).toEqual(title)
    expect(Object.keys(apply('description.en', blank).description ?? {})).toEqual(['pt'])
  })
  test.each(['title', 'description'] as const)('leaves no %s without a text, as a PUT does', (field) => {
    const foreign = { ...title, [field]: { pt: null, en: 'Old', ja: ' ' } }
    expect(applyTo(foreign, `${field}.en`, '')).toEqual(foreign)
    expect(applyTo({ ...title, [field]: null }, `${field}.en`, null)[field]).toBeNull()
  })
  test.each(['en', 'ja'])('leaves the primary title to Portuguese, also where %s reads the same (R11)', (language) => {
    const alike = { ...title, title: { pt: 'Velho', [language]: 'Velho' } }
    expect(applyTo(alike, `title.${language}`, 'Other')).toMatchObject({
      title: { pt: 'Velho', [language]: 'Other' },
      primary_title: 'Velho',
    })
  })
  test.each([
    ['year', 1900],
    ['year', 2027],
    ['chapters', 0],
    ['volumes', 1],
  ] as const)('goes up to the limits of section 5: %s = %j', (field, value) => {
    expect(apply(field, value)[field]).toBe(value)
  })
  test('changes numbers, also those that come as a text', () => {
    expect(apply('year', 1999).year).toBe(1999)
    expect(apply('year', ' 2001 ').year).toBe(2001)
  })
  test.each(['year', 'publication_demographic', 'original_publisher', 'serialized_in'] as const)(
    'may take %s away, as a write may',
    (field) => {
      const full = {
        ...title,
        year: 1999,
        publication_demographic: 'josei',
        original_publisher: 'A',
        serialized_in: 'B',
      }
      expect(applyTo(full as typeof title, field, null)).toEqual({ ...full, [field]: null })
    },
  )
  test.each([
    'status',
    'type',
    'content_rating',
    'chapters',
    'volumes',
    'author_names',
    'artist_names',
    'genre_names',
    'theme_names',
    'format_names',
    'alternative_titles',
    'related_entries',
  ])('leaves %s as it is where null is proposed, which a write is refused for', (field) => {
    expect(apply(field, null)).toEqual(title)
  })
  test.each(['author_names', 'artist_names'] as const)('takes %s up to the limit of a person’s name', (field) => {
    expect(apply(field, ['a'.repeat(255)])[field]).toEqual(['a'.repeat(255)])
    expect(apply(field, ['Zed', 'a'.repeat(256)])).toEqual(title)
    // A genre is no row that has a limit.
    expect(apply('genre_names', ['a'.repeat(256)]).genre_names).toEqual(['a'.repeat(256)])
  })
  test('takes a whole title or description language by language, those it does not name stay', () => {
    expect(apply('title', { 'pt-BR': ' Novo ', ja: '新' })).toEqual({
      ...title,
      title: { pt: 'Novo', en: 'Old', ja: '新' },
      primary_title: 'Novo',
    })
    expect(apply('title', { en: '' })).toEqual({ ...title, title: { pt: 'Velho' } })
    expect(apply('description', { en: 'Text' }).description).toMatchObject({ en: 'Text' })
  })
  test('takes of such a map what fits, and leaves the rest out', () => {
    const map = JSON.parse('{"pt":" ","en":7,"ja":"新","ko":null,"__proto__":"x","<b>":"x"}') as unknown
    expect(apply('title', map)).toEqual({ ...title, title: { pt: 'Velho', en: 'Old', ja: '新' } })
    expect(apply('title.pt', { pt: 'Novo' })).toEqual(title)
    expect(apply('title', [['pt', 'Novo']])).toEqual(title)
    expect(apply('title', {})).toEqual(title)
  })
  test('changes lists, and the tags with them', () => {
    expect(apply('genre_names', ['Horror'])).toMatchObject({ genre_names: ['Horror'], tag_names: ['Horror'] })
    expect(apply('theme_names', ['Trains'])).toMatchObject({ tag_names: ['Drama', 'Trains'] })
    expect(apply('alternative_titles', [{ lang: 'es', title: 'Uno', more: 1 }]).alternative_titles).toEqual([
      { lang: 'es', title: 'Uno' },
    ])
    expect(
      apply('alternative_titles', [
        { lang: 'es', title: 'Uno' },
        { lang: 'fr', title: 'Uno' },
        { lang: 'es', title: 'Uno' },
      ]).alternative_titles,
    ).toEqual([
      { lang: 'es', title: 'Uno' },
      { lang: 'fr', title: 'Uno' },
    ])
  })
  test('takes alternative titles that only case or composition tells apart for the same one (R13)', () => {
    const titles = ['Straße', 'STRASSE', 'Élan', 'E\u0301LAN', 'Ilk', 'ılk'].map((one) => ({ lang: 'es', title: one }))
    const foreign = { lang: 'fr', title: 'élan' }
    expect(apply('alternative_titles', [...titles, foreign]).alternative_titles).toEqual([
      ...['Straße', 'Élan', 'Ilk', 'ılk'].map((one) => ({ lang: 'es', title: one })),
      foreign,
    ])
  })
  test('loses the spaces around texts, as a write does', () => {
    expect(apply('primary_title', ' New ').primary_title).toBe('New')
    expect(apply('title.pt', ' Novo ')).toMatchObject({ title: { pt: 'Novo' }, primary_title: 'Novo' })
    expect(apply('original_publisher', '  ').original_publisher).toBeNull()
    expect(apply('author_names', ['Zed', 'Zed ']).author_names).toEqual(['Zed'])
    const twice = ['Uno', ' Uno '].map((one) => ({ lang: 'es', title: one }))
    expect(apply('alternative_titles', twice).alternative_titles).toEqual([{ lang: 'es', title: 'Uno' }])
  })
  test.each([
    ['year', 'soon'],
    ['year', 1.5],
    ['year', { year: 1 }],
    ['year', 1899],
    ['year', '1899'],
    ['year', 2028],
    ['chapters', -1],
    ['volumes', 0],
    ['primary_title', ''],
    ['primary_title', ' \u3000'],
    ['primary_title', null],
    ['title.pt-br', ' '],
    ['title', null],
    ['description.pt', ''],
    ['description.pt-br', null],
    ['alternative_titles', [{ lang: 'xx', title: 'Uno' }]],
    [
      'alternative_titles',
      [
        { lang: 'es', title: 'Uno' },
        { lang: 'es', title: ' ' },
      ],
    ],
    ['status', 'finished'],
    ['genre_names', 'Horror'],
    ['genre_names', [1]],
    ['title.pt', 7],
    ['title.<b>', 'x'],
    // Made as a title is created, and no field that field-permissions offers.
    ['tag_names', ['Horror']],
    ['original_language', 'ko'],
    ['title.__proto__', 'x'],
    ['unheard_of', 'x'],
    ['__proto__', { polluted: true }],
    ['constructor', 'x'],
    ['id', 99],
    ['public_id', 'other'],
    ['statistics', null],
    [null, 'x'],
  ])('leaves the title alone for %j = %j', (field, value) => {
    expect(apply(field, value)).toEqual(title)
  })
  test.each([null, undefined, 'text', 7, {}, [null, 1, 'x', [], { field_name: 'year' }]])(
    'survives changes %j',
    (changes) => {
      expect({ ...applyChanges(title, changes, NOW), year: title.year }).toEqual(title)
    },
  )
  test('takes hostile and odd proposals without harm', () => {
    const after = applyChanges(applyChanges(title, HOSTILE_CHANGES, NOW), ODD_CHANGES, NOW)
    expect(Object.getPrototypeOf(after)).toBe(Object.prototype)
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined()
    expect(after).toMatchObject({ year: 2023, chapters: 13, original_publisher: null, content_rating: 'suggestive' })
  })
})
