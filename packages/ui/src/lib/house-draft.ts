import {
  changedIn,
  EMPTY_HOUSE,
  type HouseField,
  type HousePick,
  type HouseShape,
  type HouseValues,
} from './house-form.ts'

const asPick = (kept: unknown): HousePick[] => {
  if (typeof kept !== 'object' || kept === null) return []
  const { ref, name, lang, facts, cover } = kept as Partial<Record<keyof HousePick, unknown>>
  if (typeof ref !== 'string' || typeof name !== 'string') return []
  return [
    {
      ref,
      name,
      ...(typeof lang === 'string' && { lang }),
      ...(typeof facts === 'string' && { facts }),
      cover: typeof cover === 'string' ? cover : null,
    },
  ]
}

const asValues = (shape: HouseShape, empty: HouseValues, kept: unknown): HouseValues[] => {
  if (typeof kept !== 'object' || kept === null) return []
  const given = kept as Partial<Record<HouseField, unknown>>
  const entries = shape.fields.map((field) => {
    const value = given[field]
    if (field === 'associated') return [field, Array.isArray(value) ? value.flatMap(asPick) : empty.associated]
    return [field, typeof value === typeof EMPTY_HOUSE[field] ? value : empty[field]]
  })
  const values = { ...empty, ...(Object.fromEntries(entries) as Partial<HouseValues>) }
  return changedIn(shape, values, empty).length > 0 ? [values] : []
}

/** Kept drafts of a kind, the newest first; a damaged one is none. */
export const readHouseDrafts = (shape: HouseShape, empty: HouseValues, text: string): HouseValues[] => {
  try {
    const kept: unknown = JSON.parse(text)
    return Array.isArray(kept) ? kept.flatMap((one) => asValues(shape, empty, one)) : []
  } catch {
    return []
  }
}
