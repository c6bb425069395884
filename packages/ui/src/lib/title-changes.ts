import { type Change, type FieldType, type Title, type TitleDraft } from '@bunko/api-client'
import { isBlank } from './blank.ts'
import { changedFields } from './changed-fields.ts'
import { keyIn, spokenTexts } from './spoken-texts.ts'
import { titleDraft } from './title-draft.ts'
import { TITLE_FIELD_NAMES, TITLE_FIELDS, type TitleField } from './title-fields.ts'
import type { TitleValues } from './title-form.ts'
import { TERM_NAMES } from './title-terms.ts'
import { isUntold, isUnread, lacksAPart, toldAs } from './unread.ts'

type Plain = keyof TitleDraft
type PlainFacts = readonly [name: Plain, type: FieldType]
type SpokenField = 'primaryTitle' | 'englishTitle' | 'description' | 'englishDescription'
type SpokenFacts = readonly [map: 'title' | 'description', key: 'pt' | 'en']
/** The one part of the form that is none of the record's: it has calls of its own (R15a). */
type SeasonField = 'seasonal' | 'seasonYear' | 'season'

// What stands in none of the two would be left out without a word: the types fail before that.
const PLAIN: Partial<Record<TitleField, PlainFacts>> = {
  type: ['type', 'string'],
  status: ['status', 'string'],
  year: ['year', 'number'],
  demographic: ['publication_demographic', 'string'],
  originalPublisher: ['original_publisher', 'string'],
  serializedIn: ['serialized_in', 'string'],
  chapters: ['chapters', 'number'],
  volumes: ['volumes', 'number'],
  contentRating: ['content_rating', 'string'],
  alternativeTitles: ['alternative_titles', 'list'],
  genres: ['genre_names', 'list'],
  themes: ['theme_names', 'list'],
  formats: ['format_names', 'list'],
  authors: ['author_names', 'list'],
  artists: ['artist_names', 'list'],
  related: ['related_entries', 'list'],
} satisfies Record<Exclude<TitleField, SpokenField | SeasonField>, PlainFacts>
const SPOKEN: Partial<Record<TitleField, SpokenFacts>> = {
  primaryTitle: ['title', 'pt'],
  englishTitle: ['title', 'en'],
  description: ['description', 'pt'],
  englishDescription: ['description', 'en'],
} satisfies Record<SpokenField, SpokenFacts>
const SUFFIX = { pt: 'pt-br', en: 'en' } as const

/** An existing title keeps its id and its slug: those of this draft are never looked at. */
const draftOf = (values: TitleValues): TitleDraft => titleDraft(values, '')

const text = (typed: string): string | null => (isBlank(typed) ? null : typed.trim())

/**
 * The Portuguese name goes with the primary one where it was the same, or one of the two was not there (R11). A text alone,
 * or a map that is not told, may be one of several languages: they would all go with it. Where the map goes out in any case
 * (`sendsMap`) it has the new name.
 */
const namesFollow = (title: Title, sendsMap = false): boolean => {
  if (isUntold(title, 'title')) return sendsMap
  if (typeof title.title === 'string') return sendsMap || isBlank(title.primary_title ?? '')
  const names = spokenTexts(title.title)
  const [pt, primary] = [names[keyIn(names, 'pt')] ?? '', title.primary_title ?? '']
  return isBlank(pt) || isBlank(primary) || pt === primary
}

/** As the server holds it; null where that is not known: the empty list of a title that tells none is the reading's own. */
const oldValue = (title: Title, name: Plain, before: TitleValues): unknown => {
  if (!isUntold(title, name as keyof Title)) return title[name as keyof Title] ?? null
  return name === 'related_entries' ? draftOf(before)[name] : null
}

/**
 * Section 3: what a proposal says, field by field and only where something changed; the reason is the summary's alone
 * (decision 13). `before` is the form of the title as it was read; old values are the title's own, so that a reviewer
 * sees what the server holds.
 */
export const titleChanges = (title: Title, before: TitleValues, after: TitleValues): Change[] => {
  const draft = draftOf(after)
  return changedFields(before, after).flatMap((field): Change[] => {
    const plain = PLAIN[field]
    if (plain) {
      const [name, field_type] = plain
      return [{ field_name: name, field_type, old_value: oldValue(title, name, before), new_value: draft[name] }]
    }
    const spoken = SPOKEN[field]
    // A season.
    if (!spoken) return []
    const [map, key] = spoken
    const texts = spokenTexts(title[map])
    const change: Change = {
      field_name: `${map}.${SUFFIX[key]}`,
      field_type: 'string',
      old_value: texts[keyIn(texts, key)] ?? null,
      new_value: text(after[field] as string),
    }
    if (field !== 'primaryTitle') return [change]
    const primary: Change = {
      field_name: 'primary_title',
      field_type: 'string',
      old_value: title.primary_title,
      new_value: text(after.primaryTitle),
    }
    return namesFollow(title) ? [primary, change] : [primary]
  })
}

const TAGS = Object.values(TERM_NAMES)

const UNREAD = 'The server tells this in a way that cannot be read here: it stays as it is.'

/** The record's name of what a field shows; none for a season. */
const nameIn = (field: TitleField): keyof Title | undefined =>
  (PLAIN[field]?.[0] ?? SPOKEN[field]?.[0]) as keyof Title | undefined

/**
 * The labels of the fields that look empty because the server does not tell them: what is entered there takes the place of
 * what nobody here has seen. Not those of which another call tells.
 */
export const untoldFields = (title: Title): string[] =>
  TITLE_FIELD_NAMES.filter((field) => {
    const name = nameIn(field)
    return name !== undefined && field !== 'related' && field !== 'primaryTitle' && isUntold(title, name)
  }).map((field) => TITLE_FIELDS[field].label)

/** The fields nobody may change, because what stands there would be written over unseen; each with the reason. */
export const unreadFields = (title: Title): Partial<Record<TitleField, string>> =>
  Object.fromEntries(
    TITLE_FIELD_NAMES.filter((field) => {
      const name = nameIn(field)
      return (name && isUnread(title, name)) || (field === 'primaryTitle' && isUnread(title, 'primary_title'))
    }).map((field) => [field, UNREAD]),
  )

/** What the reading filled in, or had to leave something out of, is not what the server holds. */
const isTold = (title: Title, name: Plain): boolean => {
  const value = title[name]
  if (!Array.isArray(value)) return value !== null
  const told = toldAs(title, name)
  return Array.isArray(told) && told.length === value.length && !value.some(lacksAPart)
}
/**
 * What a direct save sends. A `PUT` replaces the whole record: what was not touched goes back as it was read, never as
 * the form would put it; what the server did not tell is left out.
 */
export const titlePut = (title: Title, before: TitleValues, after: TitleValues): Partial<TitleDraft> => {
  const read: Record<string, unknown> = {}
  // A draft has every name of the record.
  for (const name of Object.keys(draftOf(after)) as Plain[]) if (isTold(title, name)) read[name] = title[name]
  for (const map of ['title', 'description'] as const) {
    const texts = title[map]
    // One text of a map that is not told would stand for all of it.
    if (typeof texts === 'string') delete read[map]
    else if (texts) read[map] = withoutNulls(texts)
  }
  const { tag_names, ...patch } = titlePatch(title, before, after)
  const sent: Record<string, unknown> = { ...read, ...patch }
  if (tag_names) {
    // All three together, which they are not where one of them is not known.
    if (TAGS.every((name) => name in sent)) sent['tag_names'] = tag_names
    else delete sent['tag_names']
  }
  return sent as Partial<TitleDraft>
}

/** The changed fields alone. Texts in languages that the form does not show stay. */
const titlePatch = (title: Title, before: TitleValues, after: TitleValues): Partial<TitleDraft> => {
  const draft = draftOf(after)
  const patch: Record<string, unknown> = {}
  const changed = changedFields(before, after)
  const follows = namesFollow(title, changed.includes('englishTitle'))
  for (const field of changed) {
    const plain = PLAIN[field]
    if (plain) patch[plain[0]] = draft[plain[0]]
    const spoken = SPOKEN[field]
    if (field === 'primaryTitle') patch['primary_title'] = after.primaryTitle.trim()
    if (!spoken || (field === 'primaryTitle' && !follows)) continue
    const [map, language] = spoken
    const kept = (patch[map] as Record<string, string> | undefined) ?? withoutNulls(spokenTexts(title[map]))
    const key = keyIn(kept, language)
    const now = text(after[field] as string)
    const { [key]: _, ...others } = kept
    patch[map] = now === null ? others : { ...others, [key]: now }
  }
  if (TAGS.some((name) => name in patch)) patch['tag_names'] = draft.tag_names
  return patch as Partial<TitleDraft>
}

const withoutNulls = (map: Record<string, string | null>): Record<string, string> =>
  Object.fromEntries(Object.entries(map).filter((entry): entry is [string, string] => entry[1] !== null))
