import type { RefObject } from 'react'
import { useFormDraft } from '../DraftOffer/use-form-draft.ts'
import { changedIn, type HouseShape, type HouseValues } from '../../lib/house-form.ts'
import { pickFields, readHouseDrafts, type HouseDraftValues } from '../../lib/house-draft.ts'
import type { HouseFormReturn } from './use-house-form.ts'

interface Options {
  form: HouseFormReturn
  shape: HouseShape
  /** What a new one begins with; of one that is there, what stands on the server. */
  empty: HouseValues
  /**
   * Which one it is, in paths, what its form is told against (`useFreshHouse`), and what may be stored of it; none for a
   * new one.
   */
  record?: { id: string; base: RefObject<HouseValues>; attempt: HouseValues | null }
  onRestored?: () => void
}

/** R15b for a magazine or publisher, as `useFormDraft` does it. */
export const useHouseDraft = ({ form, shape, empty, record, onRestored }: Options) => {
  // What may be stored is not as it was, also where it was taken back.
  const touchedIn = (values: HouseValues, base: HouseValues) =>
    [values, record?.attempt ?? base].flatMap((one) => changedIn(shape, one, base))
  // What was not touched is the server's, and may be another by then.
  const changesOf = ({ base, ...values }: HouseDraftValues): Partial<HouseDraftValues> => {
    const changed = touchedIn(values, { ...empty, ...base })
    return { ...pickFields(values, changed), ...(base && { base: pickFields(base, changed) }) }
  }
  return useFormDraft<HouseDraftValues>({
    name: record === undefined ? `create-${shape.kind}` : `edit-${shape.kind}:${record.id}`,
    form,
    read: (text) => readHouseDrafts(shape, empty, text),
    write: changesOf,
    current() {
      const values = form.getValues()
      if (touchedIn(values, record?.base.current ?? empty).length === 0) return null
      return record ? { ...values, base: record.base.current } : values
    },
    onRestore(kept) {
      // What others have made of these fields since the draft began is asked about when it is saved.
      if (record) record.base.current = { ...record.base.current, ...kept.base }
      // Over another new one nothing of that one stays; over one's other changes of the same, they do.
      const before = record === undefined ? form.getValues() : empty
      for (const field of changedIn(shape, kept, before)) form.setValue(field, kept[field], { shouldDirty: true })
      form.clearErrors()
      onRestored?.()
    },
  })
}

export type HouseDraft = ReturnType<typeof useHouseDraft>
