import { createClient, type Title } from '@bunko/api-client'
import { describe, expect, test } from 'vitest'
import { titleChanges, titlePut, unreadFields, untoldFields } from './title-changes.ts'
import { TITLE_FIELD_NAMES, TITLE_FIELDS, type TitleField } from './title-fields.ts'
import { valuesOfTitle, type TitleValues } from './title-form.ts'

const SEASON = { year: 2026, season: 'fall' } as const

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
const BEFORE = valuesOfTitle(TITLE, SEASON)

/** A title as the server tells it, read as it is read from there. */
const read = (told: object): Promise<Title> => {
  const fetch = () => Promise.resolve(Response.json({ id: 1, ...told }))
  return createClient({ baseUrl: 'https://bunko.test', fetch }).titles.get({ params: { id: 1 } })
}
const edited = async (told: object, change: Partial<TitleValues>) => {
  const title = await read(told)
  const before = valuesOfTitle(title, SEASON)
  return [title, before, { ...before, ...change }] as const
}
const proposal = async (told: object, change: Partial<TitleValues>) => titleChanges(...(await edited(told, change)))
const put = async (told: object, change: Partial<TitleValues>) => titlePut(...(await edited(told, change)))

const pick = (id: number) => ({ id, name: `#${id}`, year: null, cover: null })

test('a proposal names every field as section 3 does, with its type, the value as it stood and the new one', async () => {
  const told = {
    primary_title: 'Cozinha',
    title: { pt: 'Cozinha', en: 'Kitchen' },
    description: { pt: 'Antes.', en: 'Before.' },
    type: 'manga',
    status: 'ongoing',
    year: 2014,
    publication_demographic: 'seinen',
    original_publisher: 'Kumo',
    serialized_in: 'Umi',
    chapters: 97,
    volumes: 14,
    content_rating: 'safe',
    alternative_titles: [{ lang: 'ja', title: '飯' }],
    genre_names: ['Comedy'],
    theme_names: ['Cooking'],
    format_names: ['Oneshot'],
    author_names: ['A'],
    artist_names: ['B'],
    related_entries: [7],
  }
  const changes = await proposal(told, {
    primaryTitle: ' Fogão ',
    englishTitle: ' Stove ',
    description: 'Depois.',
    englishDescription: 'After.',
    type: 'novel',
    status: 'hiatus',
    year: '2015',
    demographic: 'josei',
    originalPublisher: 'Yama',
    serializedIn: 'Kawa',
    chapters: '98',
    volumes: '15',
    contentRating: 'suggestive',
    alternativeTitles: [{ lang: 'ko', title: '밥' }],
    genres: ['Drama'],
    themes: ['War'],
    formats: ['Anthology'],
    authors: ['C'],
    artists: ['D'],
    related: [pick(8)],
  })
  expect(changes.map((one) => [one.field_name, one.field_type, one.old_value, one.new_value])).toEqual([
    ['primary_title', 'string', 'Cozinha', 'Fogão'],
    ['title.pt-br', 'string', 'Cozinha', 'Fogão'],
    ['title.en', 'string', 'Kitchen', 'Stove'],
    ['description.pt-br', 'string', 'Antes.', 'Depois.'],
    ['description.en', 'string', 'Before.', 'After.'],
    ['type', 'string', 'manga', 'novel'],
    ['status', 'string', 'ongoing', 'hiatus'],
    ['year', 'number', 2014, 2015],
    ['publication_demographic', 'string', 'seinen', 'josei'],
    ['original_publisher', 'string', 'Kumo', 'Yama'],
    ['serialized_in', 'string', 'Umi', 'Kawa'],
    ['chapters', 'number', 97, 98],
    ['volumes', 'number', 14, 15],
    ['content_rating', 'string', 'safe', 'suggestive'],
    ['alternative_titles', 'list', [{ lang: 'ja', title: '飯' }], [{ lang: 'ko', title: '밥' }]],
    ['genre_names', 'list', ['Comedy'], ['Drama']],
    ['theme_names', 'list', ['Cooking'], ['War']],
    ['format_names', 'list', ['Oneshot'], ['Anthology']],
    ['author_names', 'list', ['A'], ['C']],
    ['artist_names', 'list', ['B'], ['D']],
    ['related_entries', 'list', [7], [8]],
  ])
})

const OF_A_SEASON: ReadonlySet<TitleField> = new Set(['seasonal', 'seasonYear', 'season'])
const OF_THE_RECORD = TITLE_FIELD_NAMES.filter((field) => !OF_A_SEASON.has(field))
test.each(OF_THE_RECORD)('a change of %s alone is told, and saved', (field) => {
  const other = typeof BEFORE[field] === 'string' ? '7' : [{ ...pick(9), lang: 'ja', title: '飯' }]
  const after: TitleValues = { ...BEFORE, ...Object.fromEntries([[field, other]]) }
  expect(titleChanges(TITLE, BEFORE, after)).not.toEqual([])
  expect(titlePut(TITLE, BEFORE, after)).not.toEqual(titlePut(TITLE, BEFORE, BEFORE))
})
test('a season is nothing a proposal tells', async () => {
  expect(await proposal({}, { seasonal: true, seasonYear: '2020', season: 'spring' })).toEqual([])
})

test.each([null, '', ' '])(
  'where the record tells no primary title but %j, the Portuguese name is what is changed',
  async (primary_title) => {
    const told = { primary_title, title: { pt: 'Velho', en: 'Old' } }
    expect(await proposal(told, { primaryTitle: 'Novo' })).toEqual([
      { field_name: 'primary_title', field_type: 'string', old_value: primary_title, new_value: 'Novo' },
      { field_name: 'title.pt-br', field_type: 'string', old_value: 'Velho', new_value: 'Novo' },
    ])
    expect(await put(told, { primaryTitle: 'Novo' })).toMatchObject({
      primary_title: 'Novo',
      title: { pt: 'Novo', en: 'Old' },
    })
  },
)
test('a Portuguese name that is blank is none', async () => {
  const told = { primary_title: 'Kitchen', title: { pt: ' ', en: 'Kitchen' } }
  expect(await put(told, { primaryTitle: 'Cozinha' })).toMatchObject({ title: { pt: 'Cozinha', en: 'Kitchen' } })
})
test('a Portuguese name that was not there comes with the new primary title', async () => {
  const told = { primary_title: 'Kitchen', title: { en: 'Kitchen' } }
  expect(await proposal(told, { primaryTitle: 'Cozinha' })).toEqual([
    { field_name: 'primary_title', field_type: 'string', old_value: 'Kitchen', new_value: 'Cozinha' },
    { field_name: 'title.pt-br', field_type: 'string', old_value: null, new_value: 'Cozinha' },
  ])
  expect(await put(told, { primaryTitle: ' Cozinha ' })).toMatchObject({
    primary_title: 'Cozinha',
    title: { pt: 'Cozinha', en: 'Kitchen' },
  })
})

test('a direct save of another field sends names, texts and tags as they were read', async () => {
  const told = {
    title: { pt: 'Cozinha', en: 'Kitchen', ko: null },
    genre_names: ['Comedy'],
    theme_names: [],
    format_names: [],
    tag_names: ['Comedy', 'Odd'],
  }
  const { title, ...lists } = told
  const sent = { title: { pt: title.pt, en: title.en }, ...lists, year: 2015 }
  // Of the form's primary title, which is the Portuguese name here, the record says nothing.
  expect(await put(told, { year: '2015' })).toStrictEqual(sent)
})

test('an English name changes, and goes, whatever the other names are', async () => {
  const told = { primary_title: 'Cozinha', title: { pt: 'Outra', en: 'Kitchen', ja: '飯' } }
  expect((await put(told, { englishTitle: ' Stove ' })).title).toEqual({ pt: 'Outra', en: 'Stove', ja: '飯' })
  expect((await put(told, { englishTitle: ' ' })).title).toEqual({ pt: 'Outra', ja: '飯' })
})

test('a title whose names by language are not told has a primary title all the same', async () => {
  const labels = untoldFields(await read({ primary_title: 'Kitchen', description: { pt: 'A cook.' } }))
  expect(labels).toContain(TITLE_FIELDS.englishTitle.label)
  expect(labels).not.toContain(TITLE_FIELDS.primaryTitle.label)
  expect(labels).not.toContain(TITLE_FIELDS.description.label)
})

test.each([
  [{ primary_title: ['Kitchen'] }, ['primaryTitle']],
  [{ title: ['Kitchen'] }, ['primaryTitle', 'englishTitle']],
  [{ description: ['A cook.'] }, ['description', 'englishDescription']],
  [{ genre_names: 'Comedy' }, ['genres']],
])('what cannot be read of %j is closed, and says why', async (told, closed) => {
  const why = 'The server tells this in a way that cannot be read here: it stays as it is.'
  expect(unreadFields(await read(told))).toEqual(Object.fromEntries(closed.map((field) => [field, why])))
})

describe('changes of an existing title', () => {
  test('none where nothing but spaces changed', () =>
    expect(titleChanges(TITLE, BEFORE, { ...BEFORE, serializedIn: ' Umi ' })).toEqual([]))
  test('carry the server’s own old value, not the form’s', () =>
    expect(titleChanges(TITLE, BEFORE, { ...BEFORE, status: 'hiatus', chapters: '3', demographic: 'seinen' })).toEqual([
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
      titleChanges(TITLE, BEFORE, {
        ...BEFORE,
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
    const renamed = { ...BEFORE, primaryTitle: 'Fogão' }
    const apart = { ...TITLE, title: { pt: 'Outra', en: 'Kitchen' } }
    expect(titleChanges(TITLE, BEFORE, renamed)).toMatchObject([
      { field_name: 'primary_title' },
      { field_name: 'title.pt-br' },
    ])
    expect(titleChanges(apart, BEFORE, renamed)).toMatchObject([{ field_name: 'primary_title' }])
  })
  test('a text under pt-br is told and written as it is stored', () => {
    const brazilian = {
      ...TITLE,
      title: { 'pt-br': 'Cozinha' },
      description: { pt: null, 'pt-br': 'Antigo', en: 'Old' },
    }
    const form = valuesOfTitle(brazilian, SEASON)
    const after = { ...form, primaryTitle: 'Fogão', description: 'Novo' }
    expect(titleChanges(brazilian, form, after)).toMatchObject([
      { field_name: 'primary_title', old_value: 'Cozinha', new_value: 'Fogão' },
      { field_name: 'title.pt-br', old_value: 'Cozinha', new_value: 'Fogão' },
      { field_name: 'description.pt-br', old_value: 'Antigo', new_value: 'Novo' },
    ])
    expect(titlePut(brazilian, form, after)).toMatchObject({
      primary_title: 'Fogão',
      title: { 'pt-br': 'Fogão' },
      description: { 'pt-br': 'Novo', en: 'Old' },
    })
    const sent = titlePut(brazilian, form, after)
    expect([sent.title, sent.description].filter((map) => map && 'pt' in map)).toEqual([])
    // A name of its own does not go with the primary one.
    const apart = { ...brazilian, title: { 'pt-br': 'Outra' } }
    expect(titlePut(apart, form, after).title).toEqual({ 'pt-br': 'Outra' })
    expect(titleChanges(apart, form, after)[1]?.field_name).toBe('description.pt-br')
  })
  test('a direct save sends the record as it was read with the changed fields in it', () => {
    const sent = titlePut(TITLE, BEFORE, {
      ...BEFORE,
      englishTitle: 'Dungeon Kitchen',
      genres: ['Drama'],
      themes: ['War'],
    })
    expect(sent).toEqual({
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
    const told = { primary_title: 'A', author_names: ['B'], genre_names: [], theme_names: null }
    const sent = { primary_title: 'A', author_names: ['B'], genre_names: [] }
    expect(await put(told, { year: '2014' })).toEqual({ ...sent, year: 2014 })
    expect(await put(told, { themes: ['War'] })).toEqual({ ...sent, theme_names: ['War'] })
    const tagged = { ...told, tag_names: ['Odd'], format_names: [] }
    expect(await put(tagged, { genres: ['War'] })).toEqual({ ...sent, format_names: [], genre_names: ['War'] })
    expect(await put(tagged, { themes: ['War'] })).toMatchObject({ tag_names: ['War'] })
  })
  test('a direct save leaves out a text told in one language only, whose others it would remove', async () => {
    const told = { primary_title: 'Kitchen', title: 'Kitchen', description: 'A cook.' }
    expect(await put(told, { year: '2014' })).toEqual({ primary_title: 'Kitchen', year: 2014 })
    expect(await put(told, { description: 'Two.' })).toEqual({
      primary_title: 'Kitchen',
      description: { pt: 'Two.' },
    })
  })
  test('a direct save leaves out a list of which the reading has lost something', async () => {
    const alternative_titles = [{ lang: 'ja', title: '飯' }, { name: 'Kitchen' }]
    const told = { alternative_titles, genre_names: ['A', null], related_entries: [2] }
    expect(await put(told, {})).toEqual({ related_entries: [2] })
  })
  test.each([
    [[{ en: 'Kitchen' }, { ja: '飯' }], ['alternativeTitles']],
    [[{ language: 'en', title: 'Kitchen' }], ['alternativeTitles']],
    [[{ lang: { code: 'en' }, title: 'Kitchen' }], ['alternativeTitles']],
    [[{ lang: 'ja', title: '飯' }], []],
    [[], []],
  ])('nobody may change alternative titles whose parts have other names: %j', async (alternative_titles, closed) => {
    expect(Object.keys(unreadFields(await read({ alternative_titles })))).toEqual(closed)
  })
})

test('a choice that nobody touched goes back as it is stored, also where it was told as it is shown', async () => {
  const told = { status: 'Ongoing', type: 'Light Novel', year: 2014 }
  expect(await put(told, { year: '2015' })).toMatchObject({ status: 'ongoing', type: 'light_novel', year: 2015 })
})

test('what was told under a short name goes back whole, and so do all tags', async () => {
  const told = { genres: [{ id: 1, name: 'Drama' }], themes: ['Magic'], formats: [] }
  expect(await put(told, { year: '2015' })).toMatchObject({ genre_names: ['Drama'], theme_names: ['Magic'] })
  expect(await put(told, { genres: ['Drama', 'Horror'] })).toMatchObject({
    genre_names: ['Drama', 'Horror'],
    tag_names: ['Drama', 'Horror', 'Magic'],
  })
  // By numbers alone it cannot be read, and is closed.
  const [title] = await edited({ genres: [1, 2] }, {})
  expect(unreadFields(title)).toHaveProperty('genres')
})

/** A title that tells what section 3 promises of one that is read, and no more. */
const BARE = { title: { pt: 'Cozinha' }, primary_title: 'Cozinha', year: 2014, status: 'ongoing', author_names: ['A'] }

test('of a list that is not told a proposal does not say that it was empty', async () => {
  const changes = await proposal(BARE, { genres: ['Comedy'], authors: ['B'] })
  expect(changes.map(({ field_name, old_value, new_value }) => [field_name, old_value, new_value])).toEqual([
    ['genre_names', null, ['Comedy']],
    ['author_names', ['A'], ['B']],
  ])
  const [told] = await proposal({ ...BARE, genre_names: [] }, { genres: ['Comedy'] })
  expect(told?.old_value).toEqual([])
})
test('of related entries that another call told it says those', async () => {
  const title = await read(BARE)
  const before = { ...valuesOfTitle(title, SEASON), related: [pick(7), pick(8)] }
  const after = { ...before, related: [...before.related, pick(9)] }
  expect(titleChanges(title, before, after)).toEqual([
    { field_name: 'related_entries', field_type: 'list', old_value: [7, 8], new_value: [7, 8, 9] },
  ])
  expect(titlePut(title, before, after).related_entries).toEqual([7, 8, 9])
})
test('the fields that only look empty are named; a null, and what stands under a short name, is told', async () => {
  expect(untoldFields(await read(BARE))).toEqual([
    'Description',
    'English description',
    'Format',
    'Demographic',
    'Original publisher',
    'Magazine (serialized in)',
    'Chapters',
    'Volumes',
    'Content rating',
    'Alternative titles',
    'Genres',
    'Themes',
    'Formats',
    'Artists',
  ])
  const told = { ...BARE, description: {}, original_publisher: null, genres: [], artists: [] }
  const labels = untoldFields(await read(told))
  for (const label of ['Description', 'Original publisher', 'Genres', 'Artists']) expect(labels).not.toContain(label)
  expect(untoldFields(TITLE)).toEqual([])
})

test('a new name alone goes out where the other languages are not told: a map would take them away', async () => {
  const rest = { primary_title: 'Cozinha', year: 2014, status: 'ongoing' }
  for (const told of [rest, { ...rest, title: 'Cozinha' }]) {
    expect(await put(told, { primaryTitle: 'Fogão' })).toEqual({ ...rest, primary_title: 'Fogão' })
    expect((await proposal(told, { primaryTitle: 'Fogão' })).map(({ field_name }) => field_name)).toEqual([
      'primary_title',
    ])
  }
  const both = { primaryTitle: 'Fogão', englishTitle: 'Stove' }
  for (const told of [rest, { ...rest, title: 'Cozinha' }])
    expect(await put(told, both)).toMatchObject({ primary_title: 'Fogão', title: { pt: 'Fogão', en: 'Stove' } })
  // The one text there is is the name.
  expect(await put({ title: 'Cozinha' }, { primaryTitle: 'Fogão' })).toMatchObject({ title: { pt: 'Fogão' } })
  expect(await put({ ...rest, title: {} }, { primaryTitle: 'Fogão' })).toMatchObject({ title: { pt: 'Fogão' } })
})
