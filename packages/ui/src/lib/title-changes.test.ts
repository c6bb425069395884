import { createClient, type Title } from '@bunko/api-client'
import { expect, test } from 'vitest'
import { titleChanges, titlePut, unreadFields } from './title-changes.ts'
import { valuesOfTitle, type TitleValues } from './title-form.ts'

/** A title as the server tells it, read as it is read from there. */
const read = (told: object): Promise<Title> => {
  const fetch = () => Promise.resolve(Response.json({ id: 1, ...told }))
  return createClient({ baseUrl: 'https://bunko.test', fetch }).titles.get({ params: { id: 1 } })
}
const edited = async (told: object, change: Partial<TitleValues>) => {
  const title = await read(told)
  const before = valuesOfTitle(title, { year: 2026, season: 'fall' })
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

test('a season is nothing a proposal tells', async () => {
  expect(await proposal({}, { seasonal: true, seasonYear: '2020', season: 'spring' })).toEqual([])
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

test.each([
  [{ primary_title: ['Kitchen'] }, ['primaryTitle']],
  [{ title: ['Kitchen'] }, ['primaryTitle', 'englishTitle']],
  [{ description: ['A cook.'] }, ['description', 'englishDescription']],
  [{ genre_names: 'Comedy' }, ['genres']],
])('what cannot be read of %j is closed, and says why', async (told, closed) => {
  const why = 'The server tells this in a way that cannot be read here: it stays as it is.'
  expect(unreadFields(await read(told))).toEqual(Object.fromEntries(closed.map((field) => [field, why])))
})
