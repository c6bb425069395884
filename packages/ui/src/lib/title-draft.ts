import { DEFAULT_CHAPTERS, DEFAULT_VOLUMES, type AlternativeLanguage, type TitleDraft } from '@bunko/api-client'
import { isBlank } from './blank.ts'
import { parseNumber } from './parse-number.ts'
import { slugOf } from './slug.ts'
import type { TitleValues } from './title-form.ts'

const whole = (text: string): number | null => {
  const value = parseNumber(text)
  return value === 'invalid' ? null : value
}
/** R11: Portuguese first, English left out where blank. */
const spoken = (pt: string, en: string): Record<string, string> => ({
  pt: pt.trim(),
  ...(!isBlank(en) && { en: en.trim() }),
})

/**
 * Section 3's create payload, exactly; a text that is left empty is '', which a column of texts takes where it may be
 * blank, whether or not it may be null. `mangadexId` stays the same for one form (R12).
 */
export const titleDraft = (values: TitleValues, mangadexId: string): TitleDraft => {
  const { genres, themes, formats } = values
  return {
    mangadex_id: mangadexId,
    slug: slugOf(values.primaryTitle, values.type, mangadexId),
    title: spoken(values.primaryTitle, values.englishTitle),
    description: spoken(values.description, values.englishDescription),
    primary_title: values.primaryTitle.trim(),
    // A choice of the form is section 3's, but where the server told another one.
    status: values.status as TitleDraft['status'],
    type: values.type as TitleDraft['type'],
    year: whole(values.year),
    content_rating: values.contentRating as TitleDraft['content_rating'],
    chapters: whole(values.chapters) ?? DEFAULT_CHAPTERS,
    volumes: whole(values.volumes) ?? DEFAULT_VOLUMES,
    alternative_titles: values.alternativeTitles.map(({ lang, title }) => ({
      lang: lang as AlternativeLanguage,
      title: title.trim(),
    })),
    original_language: 'ja',
    author_names: values.authors,
    artist_names: values.artists,
    genre_names: genres,
    theme_names: themes,
    format_names: formats,
    tag_names: [...new Set([...genres, ...themes, ...formats])],
    original_publisher: values.originalPublisher.trim(),
    serialized_in: values.serializedIn.trim(),
    publication_demographic: values.demographic as TitleDraft['publication_demographic'],
    related_entries: values.related.map(({ id }) => id),
  }
}

/** Section 3: 'custom-' and a timestamp. Milliseconds in. */
export const customId = (now: number): string => `custom-${now}`
