import type { Id } from '@bunko/api-client'
import { createContext, use } from 'react'
import { useFormState } from 'react-hook-form'
import { TITLE_FIELDS, type TitleField } from '../../lib/title-fields.ts'
import { checkWhenLeft } from '../LongForm/check-when-left.ts'
import { fieldId } from './field-id.ts'
import type { TitleFormReturn } from './use-title-form.ts'

interface TitleFormContextValue {
  form: TitleFormReturn
  mode: 'create' | 'edit'
  closed: Partial<Record<TitleField, string>>
  excludeId: Id | undefined
  /** What the slug falls back to (R10). */
  mangadexId: string
}
/** The form to its fields; set by `TitleForm`. */
export const TitleFormContext = createContext<TitleFormContextValue | undefined>(undefined)

/**
 * The form that a field stands in.
 * @throws Error outside of a `TitleForm`
 */
export const useTitleFormContext = (): TitleFormContextValue => {
  const value = use(TitleFormContext)
  if (!value) throw new Error('TitleForm is missing')
  return value
}

/** What every field of the form needs of it: its label, id, problem, the reason why it is closed. */
export const useTitleField = (name: TitleField) => {
  const { form, closed } = useTitleFormContext()
  const { errors, isSubmitted } = useFormState({ control: form.control, name, exact: true })
  return {
    form,
    id: fieldId(name),
    label: TITLE_FIELDS[name].label,
    error: errors[name]?.message,
    closed: closed[name],
    /** What was wrong may be right now; it is looked at again when the field is left. */
    forgive: () => {
      if (form.getFieldState(name).error) form.clearErrors(name)
    },
    /** For when the field is left. */
    recheck: () => checkWhenLeft(form, name),
    isSubmitted,
  }
}
