import type { TitleDraft } from '@bunko/api-client'
import type { MockServer } from '../server-types.ts'

/** By call of the contract: writes, and reads back by another call what was written. */
export type Written = Readonly<Record<string, (server: MockServer) => Promise<void>>>

/** A whole title as the create form sends it. */
export const titleDraft = (given: Partial<TitleDraft> = {}): TitleDraft => ({
  mangadex_id: 'custom-1795176000000',
  slug: 'novo-titulo',
  title: { pt: 'Novo Título', en: 'New Title' },
  description: { pt: 'Uma descrição.' },
  primary_title: 'Novo Título',
  status: 'hiatus',
  type: 'manhwa',
  year: 2027,
  content_rating: 'suggestive',
  chapters: 3,
  volumes: 2,
  alternative_titles: [{ lang: 'ja', title: '新しい題' }],
  original_language: 'ja',
  author_names: ['Uma Pessoa Nova'],
  artist_names: ['Outra Pessoa'],
  genre_names: ['Drama'],
  theme_names: ['Trains'],
  format_names: [],
  tag_names: ['Drama', 'Trains'],
  original_publisher: null,
  serialized_in: null,
  publication_demographic: 'josei',
  related_entries: [1],
  ...given,
})
