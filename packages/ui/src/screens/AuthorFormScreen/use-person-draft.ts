import { useFormDraft } from '../../parts/DraftOffer/use-form-draft.ts'
import { changedIn, EMPTY_PERSON, readPersonDrafts, type PersonValues } from '../../lib/person-form.ts'
import type { PersonFormReturn } from '../../parts/PersonForm/use-person-form.ts'

/**
 * R15b for a person, as `useFormDraft` does it. Of one who is edited, `base` is what stands on the server, and `name`
 * tells who.
 */
export const usePersonDraft = (form: PersonFormReturn, base = EMPTY_PERSON, name = 'create-author') => {
  // What was not touched is the server's, and may be another by then.
  const changesOf = (values: PersonValues): Partial<PersonValues> =>
    Object.fromEntries(changedIn(values, base).map((field) => [field, values[field]]))
  return useFormDraft({
    name,
    form,
    read: (text) => readPersonDrafts(text, base),
    write: changesOf,
    current() {
      const values = form.getValues()
      return changedIn(values, base).length > 0 ? values : null
    },
    onRestore(kept) {
      for (const field of changedIn(kept, base)) form.setValue(field, kept[field], { shouldDirty: true })
      form.clearErrors()
    },
  })
}
