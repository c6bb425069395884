import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { changedFields } from '../../lib/changed-fields.ts'
import { TITLE_FIELD_NAMES, type TitleField } from '../../lib/title-fields.ts'
import type { TitleValues } from '../../lib/title-form.ts'
import type { TitleFormReturn } from '../../parts/TitleForm/use-title-form.ts'

/** The fields of the form that differ from `before`; drawn anew only when a field joins or leaves them. */
export const useChangedFields = (form: TitleFormReturn, before: TitleValues): readonly TitleField[] => {
  const subscribe = useCallback(
    (callback: () => void) => form.subscribe({ formState: { values: true }, callback }),
    [form],
  )
  const key = useSyncExternalStore(subscribe, () => changedFields(before, form.getValues()).join())
  return useMemo(() => {
    const changed = new Set(key.split(','))
    return TITLE_FIELD_NAMES.filter((name) => changed.has(name))
  }, [key])
}
