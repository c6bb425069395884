import { describe, expect, test } from 'vitest'
import { customId, titleDraft } from './title-draft.ts'
import { emptyTitle } from './title-form.ts'

const SEASON = { year: 2026, season: 'fall' } as const
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

test('texts are sent without the spaces around them, and a number that is none is not sent', () => {
  const values = {
    ...emptyTitle(SEASON),
    primaryTitle: ' Cozinha ',
    englishTitle: ' Kitchen ',
    originalPublisher: ' Umi ',
    serializedIn: ' Kumo ',
    year: 'soon',
    chapters: 'many',
  }
  expect(titleDraft(values, 'custom-1')).toMatchObject({
    title: { pt: 'Cozinha', en: 'Kitchen' },
    original_publisher: 'Umi',
    serialized_in: 'Kumo',
    year: null,
    chapters: 0,
  })
})
