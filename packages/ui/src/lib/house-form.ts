import { FOUNDED_YEAR_MIN, foundedYearMax, type Id } from '@bunko/api-client'
import { isBlank } from './blank.ts'
import type { FieldMeanwhile } from './field-meanwhile.ts'
import { lineFeeds } from './line-ends.ts'
import { parseNumber } from './parse-number.ts'
import { safeHref } from './safe-href.ts'
import { textKey } from './same-text.ts'
import { labelOf } from './title-text.ts'

/** What is associated with a house: a title a magazine serialises, a magazine a publisher owns. */
export interface HousePick {
  /** Its public_id, which is what is sent (section 3). */
  ref: string
  /** Of its row, where that is told: another answer may tell this alone. */
  id?: Id | undefined
  name: string
  lang?: string | undefined
  /** 'Manga · 2015 · Ongoing' */
  facts?: string | undefined
  cover: string | null
}

/** Everything the forms of magazines and publishers hold, as it was typed; each kind names the fields it has. */
export interface HouseValues {
  name: string
  type: string
  status: string
  description: string
  about: string
  country: string
  foundedYear: string
  website: string
  twitter: string
  facebook: string
  instagram: string
  youtube: string
  /** The address of the stored one. A new one is no value of the form: it is uploaded by itself. */
  logo: string
  associated: readonly HousePick[]
  targetDemographic: string
  frequency: string
  isDigitalOnly: boolean
  headquarters: string
  linkedin: string
}
/** A field of one form or the other, as `HouseValues` names it. */
export type HouseField = keyof HouseValues
/** Fields that hold a text. */
export type HouseTextField = Exclude<HouseField, 'associated' | 'isDigitalOnly'>

/** Every field with the contract's name of it. */
export const HOUSE_FIELDS = {
  name: { label: 'Name', wire: 'name' },
  type: { label: 'Type', wire: 'type' },
  status: { label: 'Status', wire: 'status' },
  targetDemographic: { label: 'Target demographic', wire: 'target_demographic' },
  frequency: { label: 'Publication frequency', wire: 'publication_frequency' },
  isDigitalOnly: { label: 'Digital only', wire: 'is_digital_only' },
  description: { label: 'Description', wire: 'description' },
  about: { label: 'About', wire: 'about' },
  headquarters: { label: 'Headquarters', wire: 'headquarters' },
  country: { label: 'Country', wire: 'country' },
  foundedYear: { label: 'Founded year', wire: 'founded_year' },
  website: { label: 'Website', wire: 'website' },
  twitter: { label: 'Twitter', wire: 'twitter' },
  facebook: { label: 'Facebook', wire: 'facebook' },
  instagram: { label: 'Instagram', wire: 'instagram' },
  youtube: { label: 'YouTube', wire: 'youtube' },
  linkedin: { label: 'LinkedIn', wire: 'linkedin' },
  logo: { label: 'Logo', wire: 'logo' },
  associated: { label: 'Associated', wire: 'associated' },
} as const satisfies Record<HouseField, { label: string; wire: string }>

/** What tells the form of one kind from the other's. */
export interface HouseShape {
  kind: 'magazine' | 'publisher'
  /** In the order of the form. */
  fields: readonly HouseField[]
  /** Section 5's text for a blank name. */
  nameRequired: string
  associated: { label: string; wire: string }
}

/** A field's label in the form of a kind: what is associated has another one in each. */
export const labelOfField = (shape: HouseShape, field: HouseField): string =>
  field === 'associated' ? shape.associated.label : HOUSE_FIELDS[field].label
const wireOf = (shape: HouseShape, field: HouseField): string =>
  field === 'associated' ? shape.associated.wire : HOUSE_FIELDS[field].wire

/** Nothing filled in: what a new one of a kind, or a row that tells little, is laid over. */
export const EMPTY_HOUSE: HouseValues = {
  name: '',
  type: '',
  status: '',
  targetDemographic: '',
  frequency: '',
  isDigitalOnly: false,
  description: '',
  about: '',
  headquarters: '',
  country: '',
  foundedYear: '',
  website: '',
  twitter: '',
  facebook: '',
  instagram: '',
  youtube: '',
  linkedin: '',
  logo: '',
  associated: [],
}

interface HouseRow {
  name: string | null
  type: string | null
  status: string | null
  description: string | null
  about: string | null
  country: string | null
  founded_year: number | null
  website: string | null
  twitter: string | null
  facebook: string | null
  instagram: string | null
  youtube: string | null
  logo: string | null
}
/** The values of what both kinds have, whatever is missing. */
export const sharedValues = (row: HouseRow) => ({
  name: row.name ?? '',
  type: row.type ?? '',
  status: row.status ?? '',
  description: row.description ?? '',
  about: row.about ?? '',
  country: row.country ?? '',
  foundedYear: row.founded_year === null ? '' : String(row.founded_year),
  website: row.website ?? '',
  twitter: row.twitter ?? '',
  facebook: row.facebook ?? '',
  instagram: row.instagram ?? '',
  youtube: row.youtube ?? '',
  logo: row.logo ?? '',
})

/** Section 5: an integer, or null. What is no year (it came like this) is left out, and stays what it is. */
export const foundedYearOf = (typed: string): { founded_year?: number | null } => {
  const year = parseNumber(typed)
  return year === 'invalid' ? {} : { founded_year: year }
}

const LINKS = ['website', 'twitter', 'facebook', 'instagram', 'youtube', 'linkedin'] as const
/** Checked when they are left (numbers and addresses). */
export const CHECKED_WHEN_LEFT: ReadonlySet<HouseField> = new Set(['foundedYear', ...LINKS])

const yearProblem = (typed: string, now: Date): string | null => {
  const year = parseNumber(typed)
  if (year === null) return null
  const max = foundedYearMax(now)
  if (year === 'invalid' || year < FOUNDED_YEAR_MIN || year > max)
    return `Enter a year from ${FOUNDED_YEAR_MIN} to ${max}`
  return null
}

/** What is wrong, by field; nothing for a field that is right. */
export type HouseProblems = Partial<Record<HouseField, string>>

/** What is wrong, by field (section 5). What came from the server like this is not the typist's to answer for. */
export const houseProblems = (
  shape: HouseShape,
  values: HouseValues,
  { before = EMPTY_HOUSE, now }: { before?: HouseValues | undefined; now: Date },
): HouseProblems => {
  const year = values.foundedYear === before.foundedYear ? null : yearProblem(values.foundedYear, now)
  const links = LINKS.filter(
    (name) =>
      shape.fields.includes(name) &&
      values[name] !== before[name] &&
      !isBlank(values[name]) &&
      safeHref(values[name]) === undefined,
  )
  return {
    ...(isBlank(values.name) && { name: shape.nameRequired }),
    ...(shape.kind === 'magazine' && isBlank(values.type) && { type: 'Type is required' }),
    ...(year !== null && { foundedYear: year }),
    ...Object.fromEntries(links.map((name) => [name, 'Enter a full address that begins with https:// or http://'])),
  }
}

/**
 * A text as it is sent, without what surrounds it. Of what is associated, in which order it comes means nothing: no form
 * sorts it, and a server may, by other rules.
 */
const keyOf = (value: HouseValues[HouseField]): string =>
  typeof value === 'object' ? JSON.stringify(value.map(({ ref }) => ref).toSorted()) : lineFeeds(String(value)).trim()

/** Names of the fields of a kind in which two differ; what is associated is compared by what it is, in any order. */
export const changedIn = (shape: HouseShape, one: HouseValues, other: HouseValues): HouseField[] =>
  shape.fields.filter((field) => keyOf(one[field]) !== keyOf(other[field]))

/** The same by the contract's names. */
export const changedWires = (shape: HouseShape, one: HouseValues, other: HouseValues): string[] =>
  changedIn(shape, one, other).map((field) => wireOf(shape, field))

/** A value for the eye: 'Yes', 'Light novel', 'Blade, Crown'. */
const shown = (field: HouseField, value: HouseValues[HouseField]): string => {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (typeof value === 'object') return value.map(({ name }) => name).join(', ')
  return CHOSEN.has(field) ? (labelOf(value) ?? '') : value
}
const CHOSEN: ReadonlySet<HouseField> = new Set(['type', 'status', 'targetDemographic', 'frequency'])

/**
 * What others made of a house between `base`, when the form was filled, and `theirs`, as it is now. Not its logo: that is
 * stored by itself, by oneself as well, and no save of a form replaces it.
 */
export const houseMeanwhile = (
  shape: HouseShape,
  base: HouseValues,
  mine: HouseValues,
  theirs: HouseValues,
): FieldMeanwhile[] =>
  changedIn(shape, base, theirs)
    .filter((field) => field !== 'logo' && keyOf(mine[field]) !== keyOf(theirs[field]))
    .map((field) => ({
      field,
      label: labelOfField(shape, field),
      before: shown(field, base[field]),
      theirs: shown(field, theirs[field]),
      mine: shown(field, mine[field]),
      clashes: keyOf(mine[field]) !== keyOf(base[field]),
    }))

/** What is sent, and what is shown for it. */
export interface HouseChoice {
  value: string
  label: string
}
type Given = string | readonly string[] | { value: string; label: string | null }
const choiceOf = (given: Given): { value: string; label: string | null } => {
  if (typeof given === 'string') return { value: given, label: null }
  if (!('value' in given)) return { value: given[0] ?? '', label: given[1] ?? null }
  return given
}
/** The choices of a field: the server's, else the fall-backs, and always the value that is there. */
export const houseChoices = (
  given: readonly Given[] | null | undefined,
  fallback: readonly string[],
  current: string,
): HouseChoice[] => {
  const named = (given?.length ? given : fallback).map((one): HouseChoice => {
    const { value, label } = choiceOf(one)
    return { value, label: label?.trim() || labelOf(value) || value }
  })
  if (named.some(({ value }) => value === current)) return named
  return [...named, { value: current, label: labelOf(current) ?? 'Not chosen' }]
}

/** The field a contract's name stands for; undefined for one the form does not have. */
export const fieldOfWire = (shape: HouseShape, wire: string): HouseField | undefined =>
  shape.fields.find((field) => wireOf(shape, field) === wire)

// A number may be the public id of one and the id of another.
const keysOf = ({ ref, id = ref }: HousePick) => [`ref ${textKey(ref)}`, `id ${textKey(String(id))}`]
/**
 * Tells what is associated already (R13). What is chosen is read once: there may be thousands, and every result of a
 * search asks, at every letter.
 */
export const associatedIn = (chosen: readonly HousePick[]): ((pick: HousePick) => boolean) => {
  const keys = new Set(chosen.flatMap(keysOf))
  return (pick) => keysOf(pick).some((key) => keys.has(key))
}
