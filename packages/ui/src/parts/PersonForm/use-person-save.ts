import { errorText, isApiError, type Person } from '@bunko/api-client'
import { PERSON_FIELD_NAMES, PERSON_FIELDS, type PersonValues } from '../../lib/person-form.ts'
import { useToast } from '../../toasts/toasts.tsx'
import { useFormSave } from '../HouseForm/use-form-save.ts'
import { fieldId } from './field-id.ts'
import type { PersonFormReturn } from './use-person-form.ts'

export interface SaveFailure {
  title: string
  text: string
  /** It may have been saved all the same: no answer came, or none that says. */
  isUnsure: boolean
}
interface Options<T extends Person | null> {
  form: PersonFormReturn
  /** In place of a server's text: 'Failed to create author'. */
  failed: string
  send: (values: PersonValues) => Promise<T>
}

/** Sends a person as `useFormSave` does; what the server says of a field lands on that field. */
export const usePersonSave = <T extends Person | null>({ form, failed, send }: Options<T>) => {
  const toast = useToast()
  const { submit, ...state } = useFormSave<PersonValues, SaveFailure>({
    form,
    fields: PERSON_FIELD_NAMES,
    fieldId,
    refused(error, isUnsure) {
      const fields = isApiError(error) && error.kind === 'http' ? error.fields : {}
      const known = PERSON_FIELD_NAMES.filter((name) => Object.hasOwn(fields, PERSON_FIELDS[name].wire))
      for (const name of known) form.setError(name, { type: 'server', message: fields[PERSON_FIELDS[name].wire] ?? '' })
      const text = errorText(error, failed)
      toast('error', failed, { text: text === failed ? undefined : text })
      return known.length === 0 ? { title: failed, text: text === failed ? '' : text, isUnsure } : null
    },
  })
  return {
    ...state,
    /** Answers what was sent once it is saved. */
    submit: (onSaved: (person: T, sent: PersonValues) => void | Promise<void>) =>
      submit(async (values) => onSaved(await send(values), values)),
  }
}
