import { toldOf, type Person, type PersonDraft, type PersonPut } from '@bunko/api-client'
import { isBlank } from './blank.ts'
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
export const PERSON_FIELD_NAMES = Object.keys(PERSON_FIELDS) as PersonField[]

export const EMPTY_PERSON: PersonValues = {
  name: '',
  isAuthor: false,
  isArtist: false,
  age: '',
  hometown: '',
  url: '',
}

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

/** Names of the fields in which two differ. */
export const changedIn = (one: PersonValues, other: PersonValues): PersonField[] =>
  PERSON_FIELD_NAMES.filter((name) => one[name] !== other[name])

/** The body of an edit: what was changed in the form of someone as they were `read`, on top of how they are `stored`. */
export const personPut = (read: Person, values: PersonValues, stored: Person): PersonPut => {
  const changed = changedIn(personValues(read), values)
  const ours = Object.fromEntries(changed.map((field) => [field, values[field]]))
  const { name, ...rest } = sentOf({ ...personValues(stored), ...ours })
  const wires: string[] = changed.map((field) => PERSON_FIELDS[field].wire)
  const told: Readonly<Record<string, unknown>> = toldOf(stored) ?? { ...stored }
  // What was told as null goes back as null, and '' as '': a column may take only one of them.
  const asTold = (wire: 'hometown' | 'url') => (told[wire] === null && !wires.includes(wire) ? null : rest[wire])
  return { name, ...putBody({ ...rest, hometown: asTold('hometown'), url: asTold('url') }, told, wires) }
}

const asValues = (kept: unknown, base: PersonValues): PersonValues | null => {
  if (typeof kept !== 'object' || kept === null) return null
  const entries = PERSON_FIELD_NAMES.map((name) => {
    const value = (kept as Partial<Record<PersonField, unknown>>)[name]
    return [name, typeof value === typeof EMPTY_PERSON[name] ? value : base[name]]
  })
  const values = Object.fromEntries(entries) as PersonValues
  return changedIn(values, base).length > 0 ? values : null
}

/** Kept drafts, the newest first, on top of what they change; a damaged one is none. */
export const readPersonDrafts = (text: string, base: PersonValues = EMPTY_PERSON): PersonValues[] =>
  listIn(text).flatMap((one) => asValues(one, base) ?? [])
