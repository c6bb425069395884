import type { Title } from '@bunko/api-client'
import { describe, expect, test } from 'vitest'
import { emptyTitle, titleProblems, valuesOfTitle, type TitleValues } from './title-form.ts'

const SEASON = { year: 2026, season: 'fall' } as const
const NOW = new Date('2026-12-31T23:30:00')
const MISSING = 'Please fill in the Title and Description fields.'

const filled: TitleValues = {
  ...emptyTitle(SEASON),
  primaryTitle: '  Cozinha da Masmorra ',
  description: 'Um cozinheiro.',
  englishDescription: ' ',
  year: '2014',
  chapters: '97',
  volumes: '14',
}

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
    expect(form({ primary_title: ' ', title: { pt: 'Cozinha' } }).primaryTitle).toBe('Cozinha')
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
