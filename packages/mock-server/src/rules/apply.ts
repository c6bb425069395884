import { AlternativeLanguage, TITLE_YEAR_MIN, TitleDraft, titleYearMax } from '@bunko/api-client'
import type { TitleRow } from '../db/rows.ts'
import { uniqueAlternatives } from './alternatives.ts'
import { tagsOf } from './catalogue.ts'
import { rangeProblem } from './range.ts'
import { lengthProblem, NAME_MAX } from './text-problems.ts'

type Patch = Partial<Omit<TitleRow, 'id' | 'public_id'>>
/** The patch a new value makes, or null where it fits nothing or section 5: then the field stays as it is. */
type Take = (value: unknown, title: TitleRow, now: number) => Patch | null

/** Whether section 3 lists it for the field: null only where a create may send null, too. */
const fits = (field: keyof TitleDraft, value: unknown): boolean => TitleDraft.shape[field].safeParse(value).success
const isFilled = (value: unknown): value is string => typeof value === 'string' && value.trim() !== ''
const primaryTitle: Take = (value) => (isFilled(value) ? { primary_title: value.trim() } : null)
const text =
  (field: 'original_publisher' | 'serialized_in'): Take =>
  (value) =>
    value === null || typeof value === 'string' ? { [field]: value?.trim() || null } : null

const NUMERIC = /^\s*-?\d{1,9}\s*$/
const number =
  (field: 'year' | 'chapters' | 'volumes', min: number, maxAt?: (now: Date) => number): Take =>
  (value, _title, now) => {
    const read = typeof value === 'string' && NUMERIC.test(value) ? Number(value) : value
    if (!fits(field, read)) return null
    return rangeProblem(read as number | null, min, maxAt?.(new Date(now))) === null ? { [field]: read } : null
  }

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string')
const names =
  (field: 'author_names' | 'artist_names' | 'genre_names' | 'theme_names' | 'format_names'): Take =>
  (value, title) => {
    if (!isTexts(value)) return null
    const list = [...new Set(value.map((name) => name.trim()))].filter((name) => name !== '')
    const isTag = field !== 'author_names' && field !== 'artist_names'
    // Who is not known yet is made a person, whose name has a limit.
    if (!isTag && list.some((name) => lengthProblem(name, NAME_MAX) !== null)) return null
    return { [field]: list, ...(isTag && { tag_names: tagsOf({ ...title, [field]: list }) }) }
  }

const oneOf =
  (field: 'status' | 'type' | 'content_rating' | 'publication_demographic'): Take =>
  (value) =>
    fits(field, value) ? { [field]: value } : null

const isAlternative = (one: unknown): one is { lang: string; title: string } => {
  if (typeof one !== 'object' || one === null) return false
  const { lang, title } = one as Record<string, unknown>
  return AlternativeLanguage.safeParse(lang).success && isFilled(title)
}
const alternatives: Take = (value) =>
  Array.isArray(value) && value.every(isAlternative)
    ? { alternative_titles: uniqueAlternatives(value.map(({ lang, title }) => ({ lang, title: title.trim() }))) }
    : null
const related: Take = (value) =>
  Array.isArray(value) && value.every((one) => typeof one === 'string' || Number.isInteger(one))
    ? { related_entries: value as (string | number)[] }
    : null

/** Made as a title is created: nobody proposes them. */
const MADE = ['mangadex_id', 'slug', 'original_language', 'tag_names'] as const satisfies readonly (keyof TitleDraft)[]
/** Whether a proposal may name this field of a title. */
export const isProposed = (name: string): boolean => !(MADE as readonly string[]).includes(name)

/** What is proposed, but what is told by language; a name that is forgotten fails the types. */
const TAKES: Readonly<Record<Exclude<keyof TitleDraft, (typeof MADE)[number] | 'title' | 'description'>, Take>> = {
  primary_title: primaryTitle,
  original_publisher: text('original_publisher'),
  serialized_in: text('serialized_in'),
  year: number('year', TITLE_YEAR_MIN, titleYearMax),
  chapters: number('chapters', 0),
  volumes: number('volumes', 1),
  author_names: names('author_names'),
  artist_names: names('artist_names'),
  genre_names: names('genre_names'),
  theme_names: names('theme_names'),
  format_names: names('format_names'),
  status: oneOf('status'),
  type: oneOf('type'),
  content_rating: oneOf('content_rating'),
  publication_demographic: oneOf('publication_demographic'),
  alternative_titles: alternatives,
  related_entries: related,
}
const FIELDS = new Map<string, Take>(Object.entries(TAKES))

const LANGUAGE = /^[a-z]{2,3}(?:-[a-z]{2,4})?$/
/** 'title.pt-br' → title, pt: Brazilian Portuguese is the catalogue's Portuguese (R11). */
const spoken = (name: string): { field: 'title' | 'description'; language: string } | null => {
  const [field, suffix = 'pt'] = name.split(/\.(.*)/s)
  const language = suffix.toLowerCase()
  if ((field !== 'title' && field !== 'description') || !LANGUAGE.test(language)) return null
  return { field, language: language === 'pt-br' ? 'pt' : language }
}

const isMap = (value: unknown): value is object => typeof value === 'object' && value !== null && !Array.isArray(value)

/** A whole title or description, as `field-permissions` names them: each of its texts by itself, the others stay. */
const mapPatch = (title: TitleRow, field: 'title' | 'description', map: object, now: number): Patch => {
  const patch: Patch = {}
  for (const [language, told] of Object.entries(map))
    if (typeof told === 'string')
      Object.assign(patch, patchOf({ ...title, ...patch }, `${field}.${language}`, told, now))
  return patch
}

const patchOf = (title: TitleRow, name: string, given: unknown, now: number): Patch | null => {
  const place = spoken(name)
  if (!place) return FIELDS.get(name)?.(given, title, now) ?? null
  if (name === place.field && isMap(given)) return mapPatch(title, place.field, given, now)
  const value = typeof given === 'string' ? given.trim() : given
  if (value !== null && typeof value !== 'string') return null
  const { field, language } = place
  // R11: Portuguese is the primary one, which section 5 wants filled; only it goes with the primary title.
  const isPrimary = language === 'pt'
  if (isPrimary && !isFilled(value)) return null
  const before = title[field]
  const map = typeof before === 'string' ? { pt: before } : (before ?? {})
  if (!isFilled(value)) {
    // R11: it is left out where it is blank, unless nothing would be told then, which a PUT is refused for.
    const { [language]: _, ...others } = map
    return Object.values(others).some(isFilled) ? { [field]: others } : null
  }
  const renamed = isPrimary && field === 'title' && title.primary_title === map[language]
  return { [field]: { ...map, [language]: value }, ...(renamed && { primary_title: value }) }
}

/** The title after an approved proposal. Unknown fields and values that do not fit are left out; never throws (R21). */
export const applyChanges = (title: TitleRow, changes: unknown, now: number): TitleRow => {
  const row = { ...title }
  for (const change of Array.isArray(changes) ? (changes as unknown[]) : []) {
    if (typeof change !== 'object' || change === null) continue
    const { field_name, new_value } = change as Record<string, unknown>
    if (typeof field_name === 'string') Object.assign(row, patchOf(row, field_name, new_value, now))
  }
  return row
}
