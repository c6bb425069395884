import { useForm, type UseFormReturn } from 'react-hook-form'
import { personProblems, type PersonValues } from '../../lib/person-form.ts'

export type PersonFormReturn = UseFormReturn<PersonValues>

/** The state of a person's form, checked when it is sent, and the age and the link when they are left. */
export const usePersonForm = (defaultValues: PersonValues): PersonFormReturn =>
  useForm<PersonValues>({
    defaultValues,
    mode: 'onSubmit',
    // A server's error stays until its field is changed.
    reValidateMode: 'onSubmit',
    // The summary has the links; the screen gives the first bad field the focus.
    shouldFocusError: false,
    resolver: (values) => {
      const problems = Object.entries(personProblems(values, defaultValues))
      if (problems.length === 0) return { values, errors: {} }
      return {
        values: {},
        errors: Object.fromEntries(problems.map(([name, message]) => [name, { type: 'value', message }])),
      }
    },
  })
