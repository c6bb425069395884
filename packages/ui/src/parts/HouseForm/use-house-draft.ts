import { useFormDraft } from '../DraftOffer/use-form-draft.ts'
import { changedIn, type HouseShape, type HouseValues } from '../../lib/house-form.ts'
import { readHouseDrafts } from '../../lib/house-draft.ts'
import type { HouseFormReturn } from './use-house-form.ts'

/**
 * R15b for a magazine or publisher, as `useFormDraft` does it. Of a house that is edited, `empty` is what stands on the
 * server, and `name` tells which one.
 */
export const useHouseDraft = (
  form: HouseFormReturn,
  shape: HouseShape,
  empty: HouseValues,
  name = `create-${shape.kind}`,
) => {
  // What was not touched is the server's, and may be another by then.
  const changesOf = (values: HouseValues): Partial<HouseValues> =>
    Object.fromEntries(changedIn(shape, values, empty).map((field) => [field, values[field]]))
  return useFormDraft({
    name,
    form,
    read: (text) => readHouseDrafts(shape, empty, text),
    write: changesOf,
    current() {
      const values = form.getValues()
      return changedIn(shape, values, empty).length > 0 ? values : null
    },
    onRestore(kept) {
      for (const field of changedIn(shape, kept, empty)) form.setValue(field, kept[field], { shouldDirty: true })
      form.clearErrors()
    },
  })
}

export type HouseDraft = ReturnType<typeof useHouseDraft>
