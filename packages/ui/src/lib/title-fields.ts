import type { EditType } from '@bunko/api-client'
import { isBlank } from './blank.ts'
import type { TitleValues } from './title-form.ts'

/** A field of the form, as `TitleValues` names it. */
export type TitleField = keyof TitleValues

/** A tab of the form, as an address has it. */
export type TitleTab = 'basic' | 'classifications' | 'people' | 'database'
/** Section 2's four tabs, in their order. */
export const TITLE_TABS: readonly { id: TitleTab; label: string }[] = [
  { id: 'basic', label: 'Basic Info' },
  { id: 'classifications', label: 'Classifications' },
  { id: 'people', label: 'Authors & Artists' },
  { id: 'database', label: 'Database Information' },
]
/** What an address may hold. */
export const TITLE_TAB_IDS: readonly TitleTab[] = TITLE_TABS.map(({ id }) => id)

interface FieldFacts {
  label: string
  tab: TitleTab
  /** Names a server may use for it: of a field error, of a permission. The first is the contract's. */
  names: readonly string[]
  editType: EditType
}
/** Every field of the form, in the order in which it stands there. */
export const TITLE_FIELDS: Readonly<Record<TitleField, FieldFacts>> = {
  primaryTitle: {
    label: 'Primary title',
    tab: 'basic',
    names: ['primary_title', 'title.pt', 'title.pt-br', 'title', 'slug', 'mangadex_id'],
    editType: 'basic_info',
  },
  englishTitle: { label: 'English title', tab: 'basic', names: ['title.en'], editType: 'basic_info' },
  description: {
    label: 'Description',
    tab: 'basic',
    names: ['description.pt', 'description.pt-br', 'description'],
    editType: 'description',
  },
  englishDescription: {
    label: 'English description',
    tab: 'basic',
    names: ['description.en'],
    editType: 'description',
  },
  type: { label: 'Format', tab: 'basic', names: ['type'], editType: 'basic_info' },
  status: { label: 'Publication status', tab: 'basic', names: ['status'], editType: 'metadata' },
  year: { label: 'Publication year', tab: 'basic', names: ['year'], editType: 'metadata' },
  demographic: { label: 'Demographic', tab: 'basic', names: ['publication_demographic'], editType: 'metadata' },
  originalPublisher: {
    label: 'Original publisher',
    tab: 'basic',
    names: ['original_publisher'],
    editType: 'metadata',
  },
  serializedIn: { label: 'Magazine (serialized in)', tab: 'basic', names: ['serialized_in'], editType: 'metadata' },
  chapters: { label: 'Chapters', tab: 'basic', names: ['chapters'], editType: 'metadata' },
  volumes: { label: 'Volumes', tab: 'basic', names: ['volumes'], editType: 'metadata' },
  contentRating: { label: 'Content rating', tab: 'basic', names: ['content_rating'], editType: 'metadata' },
  alternativeTitles: {
    label: 'Alternative titles',
    tab: 'basic',
    names: ['alternative_titles'],
    editType: 'basic_info',
  },
  genres: {
    label: 'Genres',
    tab: 'classifications',
    names: ['genre_names', 'tag_names', 'genres', 'tags'],
    editType: 'tags',
  },
  themes: {
    label: 'Themes',
    tab: 'classifications',
    names: ['theme_names', 'tag_names', 'themes', 'tags'],
    editType: 'tags',
  },
  formats: {
    label: 'Formats',
    tab: 'classifications',
    names: ['format_names', 'tag_names', 'formats', 'tags'],
    editType: 'tags',
  },
  authors: { label: 'Authors', tab: 'people', names: ['author_names', 'authors'], editType: 'metadata' },
  artists: { label: 'Artists', tab: 'people', names: ['artist_names', 'artists'], editType: 'metadata' },
  related: { label: 'Related entries', tab: 'database', names: ['related_entries'], editType: 'metadata' },
  seasonal: { label: 'Mark as seasonal content', tab: 'database', names: [], editType: 'metadata' },
  seasonYear: { label: 'Season year', tab: 'database', names: [], editType: 'metadata' },
  season: { label: 'Season', tab: 'database', names: [], editType: 'metadata' },
}
/** In the order of the form. */
export const TITLE_FIELD_NAMES = Object.keys(TITLE_FIELDS) as TitleField[]

/** The form's field a server's name stands for: the one that claims it first; null for an unknown name. */
export const fieldOfServerName = (name: string): TitleField | null => {
  for (const rank of [0, 1, 2, 3, 4, 5])
    for (const field of TITLE_FIELD_NAMES) if (TITLE_FIELDS[field].names[rank] === name) return field
  return name.includes('.') ? fieldOfServerName(name.slice(0, name.lastIndexOf('.'))) : null
}

/**
 * What a server refuses, as its names put it, by the form's fields; what has none stays with its name. Of a map that it
 * tells of as a whole and by its parts (`title`, `title.en`) the parts count.
 */
export const refusedFields = (refused: Readonly<Record<string, string>>) => {
  const fields = new Map<TitleField, string>()
  const others: [name: string, text: string][] = []
  const names = Object.keys(refused)
  for (const [name, text] of Object.entries(refused)) {
    if (names.some((other) => other.startsWith(`${name}.`))) continue
    const field = fieldOfServerName(name)
    if (field === null) others.push([name, text])
    else if (!fields.has(field)) fields.set(field, text)
  }
  return { fields, others }
}

const holds = (value: TitleValues[TitleField]) =>
  typeof value === 'string' ? !isBlank(value) : typeof value === 'boolean' ? value : value.length > 0

/** A new title has a value of these from the start, or they belong to one that is counted: they tell nothing. */
const NOT_COUNTED: ReadonlySet<TitleField> = new Set([
  'type',
  'status',
  'demographic',
  'chapters',
  'volumes',
  'contentRating',
  'seasonYear',
  'season',
])

/** How many fields of a tab hold something, of those that begin empty. */
export const tabFilled = (values: TitleValues, tab: TitleTab): { filled: number; of: number } => {
  const fields = TITLE_FIELD_NAMES.filter((field) => TITLE_FIELDS[field].tab === tab && !NOT_COUNTED.has(field))
  return { filled: fields.filter((field) => holds(values[field])).length, of: fields.length }
}
