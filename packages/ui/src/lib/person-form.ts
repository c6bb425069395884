import { toldOf, type Person, type PersonDraft, type PersonPut } from '@bunko/api-client'
import { isBlank } from './blank.ts'
import type { FieldMeanwhile } from './field-meanwhile.ts'
import { listIn } from './kept-list.ts'
import { parseNumber } from './parse-number.ts'
import { putBody } from './put-body.ts'
import { safeHref } from './safe-href.ts'

/** What the form of a person holds; the age as it was typed (R14). */
export interface PersonValues {
  name: string
  isAuthor: boolean
  isArtist: boolean
  age: string
  hometown: string
  url: string
}
/** A field of the form, as `PersonValues` names it. */
export type PersonField = keyof PersonValues

/** Every field in the order of the form, with the contract's name of it. */
export const PERSON_FIELDS = {
  name: { label: 'Name', wire: 'name' },
  isAuthor: { label: 'Author', wire: 'is_author' },
  isArtist: { label: 'Artist', wire: 'is_artist' },
  age: { label: 'Age', wire: 'age' },
  hometown: { label: 'Hometown', wire: 'hometown' },
  url: { label: 'Link', wire: 'url' },
} as const satisfies Record<PersonField, { label: string; wire: string }>
/** In the order of the form. */
export const PERSON_FIELD_NAMES = Object.keys(PERSON_FIELDS) as PersonField[]

/** What the form of a new person begins with. */
export const EMPTY_PERSON: PersonValues = {
  name: '',
  isAuthor: false,
  isArtist: false,
  age: '',
  hometown: '',
  url: '',
}

/** A person as the form holds one: what is not told is '', or off. */
export const personValues = (person: Person): PersonValues => ({
  name: person.name ?? '',
  isAuthor: person.is_author === true,
  isArtist: person.is_artist === true,
  age: person.age === null ? '' : String(person.age),
  hometown: person.hometown ?? '',
  url: person.url ?? '',
})

/** What is wrong, by field. A link or an age that came from the server like this is not the typist's to answer for. */
export const personProblems = (
  { name, age, url }: PersonValues,
  before: PersonValues = EMPTY_PERSON,
): Partial<Record<PersonField, string>> => ({
  ...(isBlank(name) && { name: 'Name is required' }),
  ...(age !== before.age && parseNumber(age) === 'invalid' && { age: 'Enter a whole number in digits' }),
  ...(url !== before.url &&
    !isBlank(url) &&
    safeHref(url) === undefined && { url: 'Enter a full address that begins with https:// or http://' }),
})

/** The fields as they are sent: trimmed, an empty text as '', no age as null. An age that is no number is left out. */
const sentOf = (values: PersonValues) => {
  const age = parseNumber(values.age)
  return {
    name: values.name.trim(),
    is_author: values.isAuthor,
    is_artist: values.isArtist,
    ...(age !== 'invalid' && { age }),
    hometown: values.hometown.trim(),
    url: values.url.trim(),
  }
}

/** The body of a create. What is empty is left out: the server knows what stands for nothing in its columns. */
export const personDraft = (values: PersonValues): PersonDraft => {
  const { age, hometown, url, ...rest } = sentOf(values)
  return { ...rest, ...(age != null && { age }), ...(hometown && { hometown }), ...(url && { url }) }
}

/** A value as it is sent: without what surrounds it, an age as a number. */
const keyOf = (values: PersonValues, name: PersonField): string | number | boolean | null => {
  const value = values[name]
  if (typeof value !== 'string') return value
  const age = name === 'age' ? parseNumber(value) : 'invalid'
  return age === 'invalid' ? value.trim() : age
}
const isSame = (one: PersonValues, other: PersonValues, name: PersonField) => keyOf(one, name) === keyOf(other, name)
/** Names of the fields in which two differ. */
export const changedIn = (one: PersonValues, other: PersonValues): PersonField[] =>
  PERSON_FIELD_NAMES.filter((name) => !isSame(one, other, name))

/** A value for the eye. */
const shown = (value: string | boolean): string => (typeof value === 'string' ? value : value ? 'Yes' : 'No')
/** What others made of someone between `base`, when the form was filled, and `theirs`, as they are now. */
export const personMeanwhile = (base: PersonValues, mine: PersonValues, theirs: PersonValues): FieldMeanwhile[] =>
  changedIn(base, theirs)
    .filter((field) => !isSame(mine, theirs, field))
    .map((field) => ({
      field,
      label: PERSON_FIELDS[field].label,
      before: shown(base[field]),
      theirs: shown(theirs[field]),
      mine: shown(mine[field]),
      clashes: !isSame(mine, base, field),
    }))

/** The body of an edit: what was changed in a form that began with `base`, on top of how they are `stored`. */
export const personPut = (base: PersonValues, values: PersonValues, stored: Person): PersonPut => {
  const changed = changedIn(base, values)
  const ours = Object.fromEntries(changed.map((field) => [field, values[field]]))
  const { name, ...rest } = sentOf({ ...personValues(stored), ...ours })
  const wires: string[] = changed.map((field) => PERSON_FIELDS[field].wire)
  const told: Readonly<Record<string, unknown>> = toldOf(stored) ?? { ...stored }
  // What was told as null goes back as null, and '' as '': a column may take only one of them.
  const asTold = (wire: 'hometown' | 'url') => (told[wire] === null && !wires.includes(wire) ? null : rest[wire])
  return { name, ...putBody({ ...rest, hometown: asTold('hometown'), url: asTold('url') }, told, wires) }
}

/** What a form held, and what its changed fields held before them; that is not known of a new person. */
export interface PersonDraftValues extends PersonValues {
  base?: Partial<PersonValues>
}
/** Those of the fields that are there. */
export const pickFields = (values: Partial<PersonValues>, fields: readonly PersonField[]): Partial<PersonValues> =>
  Object.fromEntries(fields.filter((field) => field in values).map((field) => [field, values[field]]))

const asFields = (kept: unknown): Partial<PersonValues> => {
  if (typeof kept !== 'object' || kept === null) return {}
  const given = kept as Partial<Record<PersonField, unknown>>
  return Object.fromEntries(
    PERSON_FIELD_NAMES.filter((name) => typeof given[name] === typeof EMPTY_PERSON[name]).map((name) => [
      name,
      given[name],
    ]),
  )
}
const asDraft = (kept: unknown, now: PersonValues): PersonDraftValues[] => {
  const values = { ...now, ...asFields(kept) }
  const changed = changedIn(values, now)
  if (changed.length === 0) return []
  const base = pickFields(asFields((kept as { base?: unknown }).base), changed)
  return [Object.keys(base).length > 0 ? { ...values, base } : values]
}

/** Kept drafts, the newest first, on top of what stands there `now`; a damaged one is none. */
export const readPersonDrafts = (text: string, now: PersonValues = EMPTY_PERSON): PersonDraftValues[] =>
  listIn(text).flatMap((one) => asDraft(one, now))
