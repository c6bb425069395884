import { useForm, type UseFormReturn } from 'react-hook-form'
import { useClock } from '../../clock/clock.tsx'
import { isBlank } from '../../lib/blank.ts'
import { sameText } from '../../lib/same-text.ts'
import type { TitleField } from '../../lib/title-fields.ts'
import { titleProblems, type TitleValues } from '../../lib/title-form.ts'
import { fieldId } from './field-id.ts'

export type TitleFormReturn = UseFormReturn<TitleValues>
type Check = (values: TitleValues, now: Date) => Partial<Record<TitleField, string>>

/** A name that is typed and not added stands in its picker alone: it would be lost without a word. */
const notAdded = (values: TitleValues) =>
  (['authors', 'artists'] as const).flatMap((name): [TitleField, string][] => {
    const input = document.getElementById(fieldId(name))
    const typed = input instanceof HTMLInputElement && !input.disabled ? input.value.trim() : ''
    if (isBlank(typed) || values[name].some((one) => sameText(one, typed))) return []
    return [[name, `“${typed}” is not added yet. Add it from the list, or empty the field.`]]
  })

/**
 * The state of a title's form, checked by section 5 (or by `check`) when it is sent; `recheck` of `useTitleField` is for
 * when a field is left. Year limits are those of the moment (R14).
 */
export const useTitleForm = (defaultValues: TitleValues, check: Check = titleProblems): TitleFormReturn => {
  const { now } = useClock()
  return useForm<TitleValues>({
    defaultValues,
    mode: 'onSubmit',
    // A server's error stays until its field is changed.
    reValidateMode: 'onSubmit',
    // The tab of the first bad field comes first; the screen does both.
    shouldFocusError: false,
    resolver: (values) => {
      const problems = [...Object.entries(check(values, now())), ...notAdded(values)]
      if (problems.length === 0) return { values, errors: {} }
      return {
        values: {},
        errors: Object.fromEntries(problems.map(([name, message]) => [name, { type: 'value', message }])),
      }
    },
  })
}
