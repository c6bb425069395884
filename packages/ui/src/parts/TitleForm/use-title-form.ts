import { useForm, type UseFormReturn } from 'react-hook-form'
import { useClock } from '../../clock/clock.tsx'
import { titleProblems, type TitleField, type TitleValues } from '../../lib/title-form.ts'

export type TitleFormReturn = UseFormReturn<TitleValues>
type Check = (values: TitleValues, now: Date) => Partial<Record<TitleField, string>>

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
      const problems = Object.entries(check(values, now()))
      if (problems.length === 0) return { values, errors: {} }
      return {
        values: {},
        errors: Object.fromEntries(problems.map(([name, message]) => [name, { type: 'value', message }])),
      }
    },
  })
}
