import * as z from 'zod/mini'
import { alsoTold, entity, flag, Id, Multilingual, number, text, texts } from './common.ts'
import { AlternativeLanguage, ContentRating, Demographic, open, TitleStatus, TitleType } from './enums.ts'

const PICTURES = {
  thumbnail: ['cover.thumbnail', 'urls.thumbnail', 'images.thumbnail'],
  medium: ['cover.medium', 'urls.medium', 'images.medium'],
  large: ['cover.large', 'urls.large', 'images.large'],
  original: ['cover.original', 'urls.original', 'images.original', 'image', 'file', 'cover'],
}
/** Addresses of one picture in four sizes. */
export const CoverUrls = alsoTold(z.object({ thumbnail: text, medium: text, large: text, original: text }), PICTURES)
export type CoverUrls = z.infer<typeof CoverUrls>

/** A volume's cover as the covers calls answer it. Its pictures are all that section 3 promises. */
export const Cover = alsoTold(
  entity(['id', 'volume', 'thumbnail', 'medium', 'large', 'original'], {
    id: z.nullable(Id),
    volume: number,
    is_primary: flag,
    ...CoverUrls.shape,
  }),
  PICTURES,
)
export type Cover = z.infer<typeof Cover>

/**
 * Figures of a title: `rating` is the mean of its ratings, 1 to 10 (R16), the others are counts. Null where not told.
 */
export const Statistics = z.object({
  follows: number,
  // R16: ratings are 1 to 10, so no mean of them is 0, which servers keep where nobody has rated.
  rating: z.nullable(z.number().check(z.minimum(1))),
  rating_count: number,
  favorites: number,
})
export type Statistics = z.infer<typeof Statistics>

/** Another name of a title and its language, as it is read: any language, while a draft takes seven (section 3). */
export const AlternativeTitle = z.object({ lang: text, title: text })

/** Lists of names that section 3 promises under the long one in what is sent, and not in what is read: the short one. */
export const SHORT_NAMES = {
  author_names: 'authors',
  artist_names: 'artists',
  genre_names: 'genres',
  theme_names: 'themes',
  format_names: 'formats',
  tag_names: 'tags',
} as const

/** Section 3, read fields; more than the identity may be missing (R1). */
export const Title = alsoTold(
  entity(['id', 'public_id'], {
    id: z.nullable(Id),
    public_id: text,
    mangadex_id: text,
    slug: text,
    title: Multilingual,
    primary_title: text,
    description: Multilingual,
    alternative_titles: z.array(AlternativeTitle),
    original_language: text,
    year: number,
    status: open(TitleStatus),
    type: open(TitleType),
    content_rating: open(ContentRating),
    publication_demographic: open(Demographic),
    chapters: number,
    volumes: number,
    author_names: texts,
    artist_names: texts,
    genre_names: texts,
    theme_names: texts,
    format_names: texts,
    tag_names: texts,
    original_publisher: text,
    serialized_in: text,
    related_entries: z.array(Id),
    covers: z.nullable(CoverUrls),
    statistics: z.nullable(Statistics),
    created_at: text,
    updated_at: text,
  }),
  Object.fromEntries(Object.entries(SHORT_NAMES).map(([name, short]) => [name, [short]])),
)
export type Title = z.infer<typeof Title>

/** Section 3, create payload. */
export const TitleDraft = z.object({
  mangadex_id: z.string().check(z.minLength(1)),
  slug: z.string().check(z.minLength(1)),
  title: z.record(z.string(), z.string()),
  description: z.record(z.string(), z.string()),
  primary_title: z.string().check(z.trim(), z.minLength(1)),
  status: TitleStatus,
  type: TitleType,
  year: z.nullable(z.int()),
  content_rating: ContentRating,
  chapters: z.int().check(z.minimum(0)),
  volumes: z.int().check(z.minimum(1)),
  alternative_titles: z.array(z.object({ lang: AlternativeLanguage, title: z.string().check(z.minLength(1)) })),
  original_language: z.enum(['ja']),
  author_names: texts,
  artist_names: texts,
  genre_names: texts,
  theme_names: texts,
  format_names: texts,
  tag_names: texts,
  original_publisher: text,
  serialized_in: text,
  publication_demographic: z.nullable(Demographic),
  related_entries: z.array(Id),
})
export type TitleDraft = z.infer<typeof TitleDraft>

/** A row of GET /manga/{id}/chapters. Section 7 does not show its fields: these are what this client looks for. */
export const Chapter = entity(['id', 'number'], {
  id: z.nullable(Id),
  number,
  title: text,
  volume: number,
  published_at: text,
})
export type Chapter = z.infer<typeof Chapter>

/** A genre, theme, format, tag or publisher name with how many titles carry it; what has a page has a `public_id` (R2). */
export const Named = entity(['id', 'name'], {
  id: z.nullable(Id),
  public_id: text,
  name: text,
  count: number,
})
export type Named = z.infer<typeof Named>
