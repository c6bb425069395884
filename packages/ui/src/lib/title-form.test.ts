import { createClient, type Title } from '@bunko/api-client'
import { describe, expect, test } from 'vitest'
import { changedFields, editTypeOf } from './changed-fields.ts'
import { titleChanges, titlePut, unreadFields } from './title-changes.ts'
import { customId, titleDraft } from './title-draft.ts'
import { emptyTitle, fieldOfServerName, tabFilled, TITLE_TAB_IDS, titleProblems, valuesOfTitle } from './title-form.ts'

const SEASON = { year: 2026, season: 'fall' } as const
const NOW = new Date('2026-12-31T23:30:00')
const MISSING = 'Please fill in the Title and Description fields.'

const filled = {
  ...emptyTitle(SEASON),
  primaryTitle: '  Cozinha da Masmorra ',
  englishTitle: 'Dungeon Kitchen',
  description: 'Um cozinheiro.',
  englishDescription: ' ',
  type: 'light_novel',
  year: '2014',
  chapters: '97',
  volumes: '14',
  genres: ['Comedy', 'Fantasy'],
  themes: ['Cooking', 'Comedy'],
  formats: ['Award Winning'],
  authors: ['Kui Ryouko'],
  alternativeTitles: [{ lang: 'ja', title: 'ダンジョン飯 ' }],
  related: [{ id: 7, name: 'Seven', year: null, cover: null }],
} as const satisfies ReturnType<typeof emptyTitle>

const TITLE: Title = {
  id: 12,
  public_id: 'ttl_12',
  mangadex_id: 'custom-1',
  slug: 'cozinha',
  title: { pt: 'Cozinha', en: 'Kitchen', ja: '飯', ko: null },
  primary_title: 'Cozinha',
  description: { pt: 'Um cozinheiro.', ja: '料理人' },
  alternative_titles: [],
  original_language: 'ko',
  year: 2014,
  status: 'licensed',
  type: 'manga',
  content_rating: 'safe',
  publication_demographic: null,
  chapters: null,
  volumes: 14,
  author_names: ['A'],
  artist_names: [],
  genre_names: ['Comedy'],
  theme_names: [],
  format_names: [],
  tag_names: ['Comedy', 'Odd'],
  original_publisher: null,
  serialized_in: 'Umi',
  related_entries: [7],
  covers: null,
  statistics: null,
  created_at: null,
  updated_at: null,
}
const before = valuesOfTitle(TITLE, SEASON)

describe('the payload of section 3', () => {
  test('is exactly what the specification lists', () => {
    expect(titleDraft(filled, 'custom-1763640000000')).toEqual({
      mangadex_id: 'custom-1763640000000',
      slug: 'cozinha-da-masmorra-light_novel',
      title: { pt: 'Cozinha da Masmorra', en: 'Dungeon Kitchen' },
      description: { pt: 'Um cozinheiro.' },
      primary_title: 'Cozinha da Masmorra',
      status: 'ongoing',
      type: 'light_novel',
      year: 2014,
      content_rating: 'safe',
      chapters: 97,
      volumes: 14,
      alternative_titles: [{ lang: 'ja', title: 'ダンジョン飯' }],
      original_language: 'ja',
      author_names: ['Kui Ryouko'],
      artist_names: [],
      genre_names: ['Comedy', 'Fantasy'],
      theme_names: ['Cooking', 'Comedy'],
      format_names: ['Award Winning'],
      tag_names: ['Comedy', 'Fantasy', 'Cooking', 'Award Winning'],
      original_publisher: '',
      serialized_in: '',
      publication_demographic: 'none',
      related_entries: [7],
    })
  })
  test('falls back to the defaults of numbers that were left blank', () => {
    const draft = titleDraft({ ...filled, chapters: '', volumes: ' ', year: '' }, 'custom-1')
    expect([draft.chapters, draft.volumes, draft.year]).toEqual([0, 1, null])
  })
  test('has an id made of the time', () => expect(customId(1_763_640_000_000)).toBe('custom-1763640000000'))
})

describe('what is wrong', () => {
  test('nothing with a filled form', () => expect(titleProblems(filled, NOW)).toEqual({}))
  test('a title and a description made of spaces', () =>
    expect(titleProblems({ ...filled, primaryTitle: '\u3000', description: '\u200b ' }, NOW)).toEqual({
      primaryTitle: MISSING,
      description: MISSING,
    }))
  test.each([
    ['1899', 'Enter a year from 1900 to 2027.'],
    ['1900', undefined],
    ['2027', undefined],
    ['2028', 'Enter a year from 1900 to 2027.'],
    ['２０１４', 'Enter a whole number in digits.'],
    ['-5', 'Enter a whole number in digits.'],
    ['1e3', 'Enter a whole number in digits.'],
  ])('year %s on New Year’s Eve: %s', (year, problem) =>
    expect(titleProblems({ ...filled, year }, NOW).year).toBe(problem),
  )
  test('numbers that were left blank are not asked for', () =>
    expect(titleProblems({ ...filled, year: '', chapters: ' ', volumes: '' }, NOW)).toEqual({}))
  test('no volumes at all', () =>
    expect(titleProblems({ ...filled, volumes: '0', chapters: '0' }, NOW)).toEqual({ volumes: 'Enter 1 or more.' }))
  test('a season without a year', () =>
    expect(titleProblems({ ...filled, seasonal: true, seasonYear: '' }, NOW)).toEqual({
      seasonYear: 'Enter a whole number in digits.',
    }))
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

test('a tab says how much of it is filled', () => {
  expect(tabFilled(emptyTitle(SEASON), 'classifications')).toEqual({ filled: 0, of: 3 })
  expect(tabFilled(filled, 'people')).toEqual({ filled: 1, of: 2 })
})

const asTold = (told: object) => {
  const fetch = () => Promise.resolve(Response.json(told))
  return createClient({ baseUrl: 'https://bunko.test', fetch }).titles.get({ params: { id: 1 } })
}
const putOf = async (told: object, change: Partial<typeof before>) => {
  const title = await asTold(told)
  const now = valuesOfTitle(title, SEASON)
  return titlePut(title, now, { ...now, ...change })
}

describe('changes of an existing title', () => {
  test('none where nothing but spaces changed', () => {
    expect(changedFields(before, { ...before, serializedIn: ' Umi ' })).toEqual([])
    expect(titleChanges(TITLE, before, before)).toEqual([])
  })
  test('terms have no order, people have', () => {
    const many = { ...before, genres: ['A', 'B'], themes: ['C', 'D'], formats: ['E', 'F'], authors: ['G', 'H'] }
    const turned = { ...many, genres: ['B', 'A'], themes: ['D', 'C'], formats: ['F', 'E'], authors: ['H', 'G'] }
    expect(changedFields(many, turned)).toEqual(['authors'])
    expect(changedFields(many, { ...many, themes: ['D'], formats: ['E', 'F', 'F'] })).toEqual(['themes', 'formats'])
  })
  test('carry the server’s own old value, not the form’s', () =>
    expect(titleChanges(TITLE, before, { ...before, status: 'hiatus', chapters: '3', demographic: 'seinen' })).toEqual([
      { field_name: 'status', field_type: 'string', old_value: 'licensed', new_value: 'hiatus' },
      { field_name: 'publication_demographic', field_type: 'string', old_value: null, new_value: 'seinen' },
      { field_name: 'chapters', field_type: 'number', old_value: null, new_value: 3 },
    ]))
  test('what stood in the form only because nothing was known is a change once it is chosen', () => {
    const unknown = { ...TITLE, status: null, type: null, content_rating: null }
    const empty = valuesOfTitle(unknown, SEASON)
    const chosen = { ...empty, status: 'ongoing', type: 'manga', contentRating: 'safe' }
    expect(titleChanges(unknown, empty, chosen).map(({ old_value, new_value }) => [old_value, new_value])).toEqual([
      [null, 'manga'],
      [null, 'ongoing'],
      [null, 'safe'],
    ])
    expect(titlePut(unknown, empty, { ...empty, year: '2015' })).not.toHaveProperty('status')
    expect(titlePut(unknown, empty, chosen)).toMatchObject({ status: 'ongoing', type: 'manga', content_rating: 'safe' })
  })
  test('mark languages by their suffix', () =>
    expect(
      titleChanges(TITLE, before, {
        ...before,
        englishTitle: '',
        description: 'Outro.',
        englishDescription: 'Another.',
      }),
    ).toEqual([
      { field_name: 'title.en', field_type: 'string', old_value: 'Kitchen', new_value: null },
      { field_name: 'description.pt-br', field_type: 'string', old_value: 'Um cozinheiro.', new_value: 'Outro.' },
      { field_name: 'description.en', field_type: 'string', old_value: null, new_value: 'Another.' },
    ]))
  test('a new primary title takes the Portuguese one along only where they were the same', () => {
    const renamed = { ...before, primaryTitle: 'Fogão' }
    const apart = { ...TITLE, title: { pt: 'Outra', en: 'Kitchen' } }
    expect(titleChanges(TITLE, before, renamed)).toMatchObject([
      { field_name: 'primary_title' },
      { field_name: 'title.pt-br' },
    ])
    expect(titleChanges(apart, before, renamed)).toMatchObject([{ field_name: 'primary_title' }])
  })
  test('a text under pt-br is told and written as it is stored', () => {
    const brazilian = {
      ...TITLE,
      title: { 'pt-br': 'Cozinha' },
      description: { pt: null, 'pt-br': 'Antigo', en: 'Old' },
    }
    const read = valuesOfTitle(brazilian, SEASON)
    const after = { ...read, primaryTitle: 'Fogão', description: 'Novo' }
    expect(titleChanges(brazilian, read, after)).toMatchObject([
      { field_name: 'primary_title', old_value: 'Cozinha', new_value: 'Fogão' },
      { field_name: 'title.pt-br', old_value: 'Cozinha', new_value: 'Fogão' },
      { field_name: 'description.pt-br', old_value: 'Antigo', new_value: 'Novo' },
    ])
    expect(titlePut(brazilian, read, after)).toMatchObject({
      primary_title: 'Fogão',
      title: { 'pt-br': 'Fogão' },
      description: { 'pt-br': 'Novo', en: 'Old' },
    })
    const put = titlePut(brazilian, read, after)
    expect([put.title, put.description].filter((map) => map && 'pt' in map)).toEqual([])
    // A name of its own does not go with the primary one.
    const apart = { ...brazilian, title: { 'pt-br': 'Outra' } }
    expect(titlePut(apart, read, after).title).toEqual({ 'pt-br': 'Outra' })
    expect(titleChanges(apart, read, after)[1]?.field_name).toBe('description.pt-br')
  })
  test.each([
    [['genres', 'formats'], 'tags'],
    [['description', 'englishDescription'], 'description'],
    [['year', 'status'], 'metadata'],
    [['year', 'description'], 'metadata'],
    [['year', 'primaryTitle'], 'basic_info'],
  ] as const)('%s make the edit type %s', (fields, type) => expect(editTypeOf(fields)).toBe(type))

  test('a direct save sends the record as it was read with the changed fields in it', () => {
    const put = titlePut(TITLE, before, {
      ...before,
      englishTitle: 'Dungeon Kitchen',
      genres: ['Drama'],
      themes: ['War'],
    })
    expect(put).toEqual({
      mangadex_id: 'custom-1',
      slug: 'cozinha',
      title: { pt: 'Cozinha', ja: '飯', en: 'Dungeon Kitchen' },
      description: { pt: 'Um cozinheiro.', ja: '料理人' },
      primary_title: 'Cozinha',
      status: 'licensed',
      type: 'manga',
      year: 2014,
      content_rating: 'safe',
      original_language: 'ko',
      volumes: 14,
      alternative_titles: [],
      author_names: ['A'],
      artist_names: [],
      genre_names: ['Drama'],
      theme_names: ['War'],
      format_names: [],
      tag_names: ['Drama', 'War'],
      serialized_in: 'Umi',
      related_entries: [7],
    })
  })
  test('a direct save leaves out the lists that the server did not tell, not those it told to be empty', async () => {
    const told = { id: 1, primary_title: 'A', author_names: ['B'], genre_names: [], theme_names: null }
    const sent = { primary_title: 'A', author_names: ['B'], genre_names: [] }
    expect(await putOf(told, { year: '2014' })).toEqual({ ...sent, year: 2014 })
    expect(await putOf(told, { themes: ['War'] })).toEqual({ ...sent, theme_names: ['War'] })
    const tagged = { ...told, tag_names: ['Odd'], format_names: [] }
    expect(await putOf(tagged, { genres: ['War'] })).toEqual({ ...sent, format_names: [], genre_names: ['War'] })
    expect(await putOf(tagged, { themes: ['War'] })).toMatchObject({ tag_names: ['War'] })
  })
  test('a direct save leaves out a text told in one language only, whose others it would remove', async () => {
    const told = { id: 1, primary_title: 'Kitchen', title: 'Kitchen', description: 'A cook.' }
    expect(await putOf(told, { year: '2014' })).toEqual({ primary_title: 'Kitchen', year: 2014 })
    expect(await putOf(told, { description: 'Two.' })).toEqual({
      primary_title: 'Kitchen',
      description: { pt: 'Two.' },
    })
  })
  test('a direct save leaves out a list of which the reading has lost something', async () => {
    const alternative_titles = [{ lang: 'ja', title: '飯' }, { name: 'Kitchen' }]
    const told = { id: 1, alternative_titles, genre_names: ['A', null], related_entries: [2] }
    expect(await putOf(told, {})).toEqual({ related_entries: [2] })
  })
  test.each([
    [[{ en: 'Kitchen' }, { ja: '飯' }], ['alternativeTitles']],
    [[{ language: 'en', title: 'Kitchen' }], ['alternativeTitles']],
    [[{ lang: { code: 'en' }, title: 'Kitchen' }], ['alternativeTitles']],
    [[{ lang: 'ja', title: '飯' }], []],
    [[], []],
  ])('nobody may change alternative titles whose parts have other names: %j', async (alternative_titles, closed) => {
    expect(Object.keys(unreadFields(await asTold({ id: 1, alternative_titles })))).toEqual(closed)
  })
})

test('the tabs in their order, as an address names them', () => {
  expect(TITLE_TAB_IDS).toEqual(['basic', 'classifications', 'people', 'database'])
})
