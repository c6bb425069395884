import { createClient, type Title } from '@bunko/api-client'
import { expect, test } from 'vitest'
import { NOT_KEPT, notKeptText } from './not-kept-text.ts'
import { notKept } from './not-kept.ts'
import { emptyTitle, valuesOfTitle, type TitleValues } from './title-form.ts'

const NOW = { year: 2026, season: 'fall' } as const
const answered = async (body: object) => {
  const fetch = () => Promise.resolve(Response.json({ id: 1, ...body }))
  return createClient({ baseUrl: 'https://bunko.test', fetch }).titles.update({ params: { id: 1 }, body: {} })
}
const before = emptyTitle(NOW)
const valuesOf = (title: Title) => valuesOfTitle(title, NOW)
const after = async (changes: Partial<TitleValues>, body: object) =>
  notKept({ before, sent: { ...before, ...changes } }, await answered(body), valuesOf)

const ALTERNATIVE = [
  { lang: 'en', title: 'A' },
  { lang: 'ja', title: 'B' },
]
test.each<[string, Partial<TitleValues>, object, string[]]>([
  ['kept', { year: '2014' }, { year: 2014 }, []],
  ['kept as a text', { year: '2014' }, { year: '2014' }, []],
  ['another year', { year: '2014' }, { year: 2013 }, ['Publication year']],
  ['nothing of it', { year: '2014' }, { primary_title: 'A' }, []],
  ['no authors', { authors: ['Kei'] }, { author_names: [] }, ['Authors']],
  ['no authors, under another name', { authors: ['Kei'] }, { authors: ['Kei'] }, []],
  ['authors in another order', { authors: ['Kei', 'Ann'] }, { author_names: ['Ann', 'Kei'] }, []],
  ['names of one language', { englishTitle: 'A' }, { title: { en: 'B' } }, ['English title']],
  ['a name of no language', { englishTitle: 'A' }, { title: 'B' }, []],
  ['the primary name', { primaryTitle: 'A' }, { primary_title: 'B' }, ['Primary title']],
  [
    'alternative titles in another order',
    { alternativeTitles: ALTERNATIVE },
    {
      alternative_titles: ALTERNATIVE.toReversed(),
    },
    [],
  ],
  ['something that cannot be read', { year: '2014' }, { year: { of: 2014 } }, []],
  ['null', { year: '2014' }, { year: null }, []],
  [
    'a name in its own way',
    { authors: ['Zoe\u0301'], genres: ['horror'] },
    {
      author_names: ['Zo\u00E9'],
      genre_names: ['Horror'],
    },
    [],
  ],
  [
    'a related title by its other id',
    { related: [{ id: 57, name: 'A', year: null, cover: null }] },
    {
      related_entries: ['ttl-57'],
    },
    [],
  ],
  [
    'an alternative title in its own way',
    { alternativeTitles: [{ lang: 'fr', title: 'Zoe\u0301' }] },
    {
      alternative_titles: [{ lang: 'fr', title: 'Zo\u00E9' }],
    },
    [],
  ],
  [
    'another alternative title',
    { alternativeTitles: [{ lang: 'fr', title: 'A' }] },
    {
      alternative_titles: [{ lang: 'fr', title: 'B' }],
    },
    ['Alternative titles'],
  ],
  ['the number of a magazine', { serializedIn: 'Jump' }, { serialized_in: 7 }, []],
  ['another magazine', { serializedIn: 'Jump' }, { serialized_in: 'Umi' }, ['Magazine (serialized in)']],
  ['a word of its own', { status: 'completed' }, { status: 'success' }, []],
  ['another status', { status: 'completed' }, { status: 'Ongoing' }, ['Publication status']],
  ['nothing of its season', { seasonal: true }, { year: 2014 }, []],
  ['what nobody changed', { year: '2014' }, { year: 2014, chapters: 7 }, []],
])('a save that is answered with %s', async (_, changes, body, fields) => {
  expect(await after(changes, body)).toEqual(fields)
})

test('what an emptied number is sent as is kept', async () => {
  const full = { ...before, chapters: '7', volumes: '3', year: '2014' }
  const sent = { ...full, chapters: '', volumes: '', year: '' }
  expect(notKept({ before: full, sent }, await answered({ chapters: 0, volumes: 1, year: null }), valuesOf)).toEqual([])
  expect(notKept({ before: full, sent }, await answered({ chapters: 7, volumes: 3, year: 2014 }), valuesOf)).toEqual([
    'Publication year',
    'Chapters',
    'Volumes',
  ])
})

test('a save that is answered with nothing', () => {
  expect(notKept({ before, sent: { ...before, year: '2014' } }, null, () => before)).toEqual([])
})

test('what is said of it', () => {
  expect(NOT_KEPT).toBe('Not everything was kept')
  expect(notKeptText(['Publication year', 'Authors'])).toBe(
    'Publication year, Authors: the server has something else than was sent.',
  )
})
