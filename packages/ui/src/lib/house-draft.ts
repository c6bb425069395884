import {
  changedIn,
  EMPTY_HOUSE,
  type HouseField,
  type HousePick,
  type HouseShape,
  type HouseValues,
} from './house-form.ts'
import { listIn } from './kept-list.ts'

const asPick = (kept: unknown): HousePick[] => {
  if (typeof kept !== 'object' || kept === null) return []
  const { ref, id, name, lang, facts, cover } = kept as Partial<Record<keyof HousePick, unknown>>
  if (typeof ref !== 'string' || typeof name !== 'string') return []
  return [
    {
      ref,
      ...((typeof id === 'string' || typeof id === 'number') && { id }),
      name,
      ...(typeof lang === 'string' && { lang }),
      ...(typeof facts === 'string' && { facts }),
      cover: typeof cover === 'string' ? cover : null,
    },
  ]
}

/** What a form held, and what its changed fields held before them; that is not known of a new house. */
export interface HouseDraftValues extends HouseValues {
  base?: Partial<HouseValues>
}

const asFields = (shape: HouseShape, kept: unknown): Partial<HouseValues> => {
  if (typeof kept !== 'object' || kept === null) return {}
  const given = kept as Partial<Record<HouseField, unknown>>
  const entries = shape.fields.flatMap((field) => {
    const value = given[field]
    if (field === 'associated') return Array.isArray(value) ? [[field, value.flatMap(asPick)]] : []
    return typeof value === typeof EMPTY_HOUSE[field] ? [[field, value]] : []
  })
  return Object.fromEntries(entries) as Partial<HouseValues>
}

const asValues = (shape: HouseShape, empty: HouseValues, kept: unknown): HouseDraftValues[] => {
  const values = { ...empty, ...asFields(shape, kept) }
  const changed = changedIn(shape, values, empty)
  if (changed.length === 0) return []
  const base = pickFields(
    asFields(shape, (kept as { base?: unknown }).base),
    // A logo is stored by itself.
    changed.filter((field) => field !== 'logo'),
  )
  return [Object.keys(base).length > 0 ? { ...values, base } : values]
}

/** Those of the fields that are there. */
export const pickFields = (values: Partial<HouseValues>, fields: readonly HouseField[]): Partial<HouseValues> =>
  Object.fromEntries(fields.filter((field) => field in values).map((field) => [field, values[field]]))

/** Kept drafts of a kind, the newest first; a damaged one is none. */
export const readHouseDrafts = (shape: HouseShape, empty: HouseValues, text: string): HouseDraftValues[] =>
  listIn(text).flatMap((one) => asValues(shape, empty, one))
