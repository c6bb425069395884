import type { RefObject } from 'react'
import { useFormDraft } from '../../parts/DraftOffer/use-form-draft.ts'
import {
  changedIn,
  EMPTY_PERSON,
  pickFields,
  readPersonDrafts,
  type PersonDraftValues,
  type PersonValues,
} from '../../lib/person-form.ts'
import type { PersonFormReturn } from '../../parts/PersonForm/use-person-form.ts'

interface Options {
  form: PersonFormReturn
  /**
   * Who is there, in paths, what stands of them on the server, what the form began with, and what may be stored of it;
   * none for a new one.
   */
  record?: { id: string; fresh: PersonValues; base: RefObject<PersonValues>; attempt: PersonValues | null }
  onRestored?: () => void
}

/** R15b for a person, as `useFormDraft` does it. */
export const usePersonDraft = ({ form, record, onRestored }: Options) => {
  const fresh = record?.fresh ?? EMPTY_PERSON
  // What may be stored is not as it was, also where it was taken back.
  const touchedIn = (values: PersonValues, base: PersonValues) =>
    [values, record?.attempt ?? base].flatMap((one) => changedIn(one, base))
  // What was not touched is the server's, and may be another by then.
  const changesOf = ({ base, ...values }: PersonDraftValues): Partial<PersonDraftValues> => {
    const changed = touchedIn(values, { ...fresh, ...base })
    return { ...pickFields(values, changed), ...(base && { base: pickFields(base, changed) }) }
  }
  return useFormDraft<PersonDraftValues>({
    name: record ? `edit-author:${record.id}` : 'create-author',
    form,
    read: (text) => readPersonDrafts(text, fresh),
    write: changesOf,
    current() {
      const values = form.getValues()
      if (touchedIn(values, record?.base.current ?? fresh).length === 0) return null
      return record ? { ...values, base: record.base.current } : values
    },
    onRestore(kept) {
      // What others have made of these fields since the draft began is asked about when it is saved.
      if (record) record.base.current = { ...record.base.current, ...kept.base }
      // Over another new one nothing of that one stays; over one's other changes of the same, they do.
      const before = record ? fresh : form.getValues()
      for (const field of changedIn(kept, before)) form.setValue(field, kept[field], { shouldDirty: true })
      form.clearErrors()
      onRestored?.()
    },
  })
}
