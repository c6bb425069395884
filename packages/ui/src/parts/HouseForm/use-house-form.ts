import { useEffect } from 'react'
import { useForm, type UseFormReturn } from 'react-hook-form'
import { useClock } from '../../clock/clock.tsx'
import { houseProblems, type HouseShape, type HouseValues } from '../../lib/house-form.ts'
import { notPicked } from '../LongForm/not-picked.ts'
import { fieldId } from './field-id.ts'

export type HouseFormReturn = UseFormReturn<HouseValues>

/** The state of a magazine's or publisher's form, checked when it is sent; year and addresses when they are left. */
export const useHouseForm = (shape: HouseShape, defaultValues: HouseValues): HouseFormReturn => {
  const { now } = useClock()
  const form = useForm<HouseValues>({
    defaultValues,
    mode: 'onSubmit',
    // A server's error stays until its field is changed.
    reValidateMode: 'onSubmit',
    // The summary has the links; the save gives the first bad field the focus.
    shouldFocusError: false,
    resolver: (values) => {
      const chosen = values.associated.map(({ name }) => name)
      const associated = notPicked({ id: fieldId('associated'), chosen })
      const found = houseProblems(shape, values, { before: defaultValues, now: now() })
      const problems = Object.entries({ ...found, ...(associated !== null && { associated }) })
      if (problems.length === 0) return { values, errors: {} }
      return {
        values: {},
        errors: Object.fromEntries(problems.map(([name, message]) => [name, { type: 'value', message }])),
      }
    },
  })
  // It has no control of its own, and must be one of the form's fields to be given anew.
  const { register } = form
  useEffect(() => void register('logo'), [register])
  return form
}
