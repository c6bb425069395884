import { useFormDraft } from '../../parts/DraftOffer/use-form-draft.ts'
import { changedIn, EMPTY_PERSON, readPersonDrafts, type PersonValues } from '../../lib/person-form.ts'
import type { PersonFormReturn } from '../../parts/PersonForm/use-person-form.ts'

interface Options {
  form: PersonFormReturn
  /** Who is there, in paths, and what stands of them on the server; none for a new one. */
  record?: { id: string; base: PersonValues }
  onRestored?: () => void
}

/** R15b for a person, as `useFormDraft` does it. */
export const usePersonDraft = ({ form, record, onRestored }: Options) => {
  const base = record?.base ?? EMPTY_PERSON
  // What was not touched is the server's, and may be another by then.
  const changesOf = (values: PersonValues): Partial<PersonValues> =>
    Object.fromEntries(changedIn(values, base).map((field) => [field, values[field]]))
  return useFormDraft({
    name: record ? `edit-author:${record.id}` : 'create-author',
    form,
    read: (text) => readPersonDrafts(text, base),
    write: changesOf,
    current() {
      const values = form.getValues()
      return changedIn(values, base).length > 0 ? values : null
    },
    onRestore(kept) {
      // Over another new one nothing of that one stays; over one's other changes of the same, they do.
      const before = record ? base : form.getValues()
      for (const field of changedIn(kept, before)) form.setValue(field, kept[field], { shouldDirty: true })
      form.clearErrors()
      onRestored?.()
    },
  })
}
