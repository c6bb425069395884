import { useForm, type UseFormReturn } from 'react-hook-form'
import { useClock } from '../../clock/clock.tsx'
import type { TitleField } from '../../lib/title-fields.ts'
import { titleProblems, type TitleValues } from '../../lib/title-form.ts'
import { notPicked } from '../LongForm/not-picked.ts'
import { fieldId } from './field-id.ts'

export type TitleFormReturn = UseFormReturn<TitleValues>
type Check = (values: TitleValues, now: Date) => Partial<Record<TitleField, string>>

const NAMES = ['authors', 'artists'] as const
const CHOICES = ['genres', 'themes', 'formats', 'related'] as const

const unpicked = (values: TitleValues) =>
  [...NAMES, ...CHOICES].flatMap((name): [TitleField, string][] => {
    const chosen = values[name].map((one) => (typeof one === 'string' ? one : one.name))
    const problem = notPicked({ id: fieldId(name), chosen, canAdd: NAMES.some((one) => one === name) })
    return problem === null ? [] : [[name, problem]]
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
      const problems = [...Object.entries(check(values, now())), ...unpicked(values)]
      if (problems.length === 0) return { values, errors: {} }
      return {
        values: {},
        errors: Object.fromEntries(problems.map(([name, message]) => [name, { type: 'value', message }])),
      }
    },
  })
}
