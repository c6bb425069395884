import { useFormDraft } from '../DraftOffer/use-form-draft.ts'
import { changedIn, type HouseShape, type HouseValues } from '../../lib/house-form.ts'
import { readHouseDrafts } from '../../lib/house-draft.ts'
import type { HouseFormReturn } from './use-house-form.ts'

interface Options {
  form: HouseFormReturn
  shape: HouseShape
  /** What a new one begins with; of one that is there, what stands on the server. */
  empty: HouseValues
  /** Which one it is, in paths; none for a new one. */
  record?: string
  onRestored?: () => void
}

/** R15b for a magazine or publisher, as `useFormDraft` does it. */
export const useHouseDraft = ({ form, shape, empty, record, onRestored }: Options) => {
  // What was not touched is the server's, and may be another by then.
  const changesOf = (values: HouseValues): Partial<HouseValues> =>
    Object.fromEntries(changedIn(shape, values, empty).map((field) => [field, values[field]]))
  return useFormDraft({
    name: record === undefined ? `create-${shape.kind}` : `edit-${shape.kind}:${record}`,
    form,
    read: (text) => readHouseDrafts(shape, empty, text),
    write: changesOf,
    current() {
      const values = form.getValues()
      return changedIn(shape, values, empty).length > 0 ? values : null
    },
    onRestore(kept) {
      // Over another new one nothing of that one stays; over one's other changes of the same, they do.
      const before = record === undefined ? form.getValues() : empty
      for (const field of changedIn(shape, kept, before)) form.setValue(field, kept[field], { shouldDirty: true })
      form.clearErrors()
      onRestored?.()
    },
  })
}

export type HouseDraft = ReturnType<typeof useHouseDraft>
