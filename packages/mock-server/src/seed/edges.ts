import { TITLE_HOSTILE, TITLE_LONG, TITLE_NULLS, TITLE_WITHOUT_LATIN_NAME } from '../named.ts'
import type { TitleRow } from '../db/rows.ts'
import { randomOf } from '../db/random.ts'
import { makeTitle } from '../make/title.ts'
import type { At } from '../now.ts'
import { longProse } from './prose.ts'

export const LONG_TEXT = 20_000

/** Exactly `LONG_TEXT` characters of prose. */
export const longText = (at: At, language: 'en' | 'pt'): string =>
  longProse(randomOf(at.seed, 'long'), LONG_TEXT)[language].join(' ').slice(0, LONG_TEXT)

const withoutLatin = (at: At): TitleRow =>
  makeTitle(
    {
      ...TITLE_WITHOUT_LATIN_NAME,
      title: { ja: TITLE_WITHOUT_LATIN_NAME.primary_title },
      slug: 'custom-1795175400000',
      mangadex_id: 'custom-1795175400000',
      alternative_titles: [{ lang: 'ja', title: 'しんげきのししょ' }],
      description: { pt: null, ja: '壁のない図書館で、最後の司書が巨大な返却棚に挑む。' },
      original_language: 'ja',
    },
    at,
  )
const long = (at: At): TitleRow =>
  makeTitle(
    {
      ...TITLE_LONG,
      title: { pt: TITLE_LONG.primary_title, en: TITLE_LONG.primary_title },
      description: { pt: longText(at, 'pt'), en: longText(at, 'en') },
      alternative_titles: Array.from({ length: 24 }, (_, n) => ({
        lang: 'en',
        title: `Another very long name, number ${n + 1}`,
      })),
    },
    at,
  )
const nulls = (at: At): TitleRow => ({
  ...makeTitle({ ...TITLE_NULLS }, at),
  mangadex_id: null,
  slug: null,
  title: null,
  primary_title: null,
  description: null,
  alternative_titles: [],
  original_language: null,
  year: null,
  status: null,
  type: null,
  content_rating: null,
  publication_demographic: null,
  chapters: null,
  volumes: null,
  genre_names: [],
  theme_names: [],
  format_names: [],
  tag_names: [],
  covers: null,
  statistics: null,
  created_at: null,
  updated_at: null,
})
const hostile = (at: At): TitleRow =>
  makeTitle(
    {
      ...TITLE_HOSTILE,
      title: { pt: TITLE_HOSTILE.primary_title, en: '"><svg/onload=alert(2)>', ja: '\u2067右から左\u2069👩‍👩‍👧‍👦' },
      description: {
        pt: `<b>negrito</b> [link](javascript:alert(3)) \u0007\u200F ${'a'.repeat(300)} ${'é'.normalize('NFD').repeat(60)}`,
        en: '</p><script>alert(4)</script>\r\nline two\u2028line three',
      },
      alternative_titles: [{ lang: 'xx', title: '${alert(5)} {{constructor}}' }],
      original_publisher: 'javascript:alert(6)',
      genre_names: ['<i>Genre</i>', '__proto__', 'constructor'],
      tag_names: ['<i>Genre</i>', '__proto__', 'constructor'],
      theme_names: [],
      format_names: [],
    },
    at,
  )

/** Titles at the edges of what a server may send; by their names in `named.ts`. */
export const edgeTitles = (at: At): TitleRow[] => [withoutLatin(at), long(at), nulls(at), hostile(at)]
