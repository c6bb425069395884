import type { TitleRow } from '../db/rows.ts'
import { publicId, randomOf, type Random } from '../db/random.ts'
import { DAY, DEFAULT_AT, iso, type At } from '../now.ts'
import { inventNames } from '../seed/names.ts'
import { synopsis } from '../seed/prose.ts'
import { FORMATS, GENRES, THEMES } from '../seed/vocabulary.ts'
import { coverUrls } from '../media/paths.ts'
import { slugOf } from '../rules/slug.ts'

type Native = 'ja' | 'ko' | 'zh'
const TYPES = {
  ja: ['manga', 'manga', 'manga', 'light_novel', 'novel'],
  ko: ['manhwa', 'manhwa', 'web_novel'],
  zh: ['manhua', 'manhua', 'web_novel'],
} as const satisfies Record<Native, readonly string[]>

const primaryOf = (en: string, pt: string, own: string, random: Random): string => {
  const roll = random.next()
  return roll < 0.55 ? en : roll < 0.75 ? pt : own
}

/** A complete title. What is not given follows from the id, the seed and the reference date alone. */
export const makeTitle = (
  given: Partial<TitleRow> & { id: number },
  at: At = DEFAULT_AT,
  taken: Set<string> = new Set(),
): TitleRow => {
  const random = randomOf(at.seed, 'titles', given.id)
  const native = random.pick<Native>(['ja', 'ja', 'ja', 'ko', 'zh'])
  const name = inventNames(random, taken)
  const [en, pt, own] = [name('en'), name('pt'), name(native)]
  const told = synopsis(random)
  const type = random.pick(TYPES[native])
  const volumes = random.int(1, 32)
  const year = random.int(1994, new Date(at.now).getUTCFullYear())
  const created = at.now - Math.floor(random.next() * 900 * DAY) - DAY
  const genres = random.sample(GENRES, random.int(1, 4))
  const themes = random.sample(THEMES, random.int(1, 4))
  const formats = random.chance(0.3) ? [random.pick(FORMATS)] : []
  const ratings = random.int(0, 4000)
  const public_id = given.public_id ?? publicId('ttl', at.seed, given.id)
  const row: TitleRow = {
    id: given.id,
    public_id,
    mangadex_id: `custom-${created}`,
    slug: slugOf(en),
    title: { pt, en, [native]: own },
    primary_title: primaryOf(en, pt, own, random),
    description: { pt: told.pt.join(' '), en: told.en.join(' ') },
    alternative_titles: [
      { lang: native, title: own },
      { lang: 'en', title: en },
    ],
    original_language: native,
    year,
    status: random.pick(['ongoing', 'ongoing', 'completed', 'hiatus', 'cancelled']),
    type,
    content_rating: random.pick(['safe', 'safe', 'safe', 'suggestive', 'erotica']),
    publication_demographic: random.pick(['shounen', 'shoujo', 'seinen', 'josei', 'none']),
    chapters: volumes * random.int(4, 11),
    volumes,
    author_names: [],
    artist_names: [],
    genre_names: genres,
    theme_names: themes,
    format_names: formats,
    tag_names: [...genres, ...themes, ...formats],
    original_publisher: null,
    serialized_in: null,
    related_entries: [],
    covers: coverUrls(public_id, 1),
    statistics: {
      follows: Math.floor(40 + 60_000 * random.next() ** 4),
      rating: Math.round((6 + 3.4 * random.next()) * 100) / 100,
      rating_count: ratings,
      favorites: Math.floor(ratings * random.next()),
    },
    created_at: iso(created),
    updated_at: iso(created + Math.floor(random.next() * (at.now - created))),
  }
  return Object.keys(given).length > 1 ? { ...row, ...given } : row
}
