import { errorText, isApiError, type Person } from '@bunko/api-client'
import { otherErrors } from '../../lib/other-errors.ts'
import { PERSON_FIELD_NAMES, PERSON_FIELDS, type PersonValues } from '../../lib/person-form.ts'
import { useFormSave } from '../LongForm/use-form-save.ts'
import { fieldId } from './field-id.ts'
import type { PersonFormReturn } from './use-person-form.ts'

export interface SaveFailure {
  title: string
  /** '' where the title, or a field, says it. */
  text: string
  /** What is refused that has no field here, and was not said before. */
  others: readonly string[]
  /** It may have been saved all the same: no answer came, or none that says. */
  isUnsure: boolean
}
const WIRES: ReadonlySet<string> = new Set(PERSON_FIELD_NAMES.map((name) => PERSON_FIELDS[name].wire))

interface Options<T extends Person | null> {
  form: PersonFormReturn
  /** In place of a server's text: 'Failed to create author'. */
  failed: string
  send: (values: PersonValues) => Promise<T>
}

/** Sends a person as `useFormSave` does; what the server says of a field lands on that field. */
export const usePersonSave = <T extends Person | null>({ form, failed, send }: Options<T>) => {
  const { submit, ...state } = useFormSave<PersonValues, SaveFailure>({
    form,
    fields: PERSON_FIELD_NAMES,
    fieldId,
    refused(error, isUnsure, say) {
      const fields = isApiError(error) && error.kind === 'http' ? error.fields : {}
      const known = PERSON_FIELD_NAMES.filter((name) => Object.hasOwn(fields, PERSON_FIELDS[name].wire))
      for (const name of known) form.setError(name, { type: 'server', message: fields[PERSON_FIELDS[name].wire] ?? '' })
      const text = errorText(error, failed)
      say(failed, { text: text === failed ? undefined : text, isUnsure })
      const said = new Set([failed, ...known.map((name) => fields[PERSON_FIELDS[name].wire])])
      const others = otherErrors(fields, (wire) => WIRES.has(wire), [text])
      const isAllSaid = said.has(text) && others.length === 0
      if (known.length > 0 && isAllSaid) return null
      return { title: failed, text: said.has(text) ? '' : text, others, isUnsure }
    },
  })
  return {
    ...state,
    /** Answers what was sent once it is saved. */
    submit: (onSaved: (person: T, sent: PersonValues) => void | Promise<void>) =>
      submit(async (values) => onSaved(await send(values), values)),
  }
}
