import { errorText, isApiError, type Person, type PersonDraft } from '@bunko/api-client'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { holdFocus } from '../../lib/hold-focus.ts'
import { PERSON_FIELD_NAMES, PERSON_FIELDS, personDraft, type PersonValues } from '../../lib/person-form.ts'
import { useToast } from '../../toasts/toasts.tsx'
import { fieldId } from './field-id.ts'
import type { PersonFormReturn } from './use-person-form.ts'

export interface SaveFailure {
  title: string
  text: string
  /** No answer came: it may have been saved all the same. */
  isUnsure: boolean
}
interface Options {
  form: PersonFormReturn
  /** In place of a server's text: 'Failed to create author'. */
  failed: string
  send: (body: PersonDraft) => Promise<Person | null>
}

/** Sends a person once however often it is pressed (R9); what the server says of a field lands on that field. */
export const usePersonSave = ({ form, failed, send }: Options) => {
  const toast = useToast()
  const underWay = useRef(false)
  const [saving, setSaving] = useState(false)
  const [failure, setFailure] = useState<SaveFailure | null>(null)

  const refused = (error: unknown) => {
    // An ended session leads to the login, which says so itself; the draft stays.
    if (isApiError(error) && error.kind === 'session') return
    const fields = isApiError(error) && error.kind === 'http' ? error.fields : {}
    const known = PERSON_FIELD_NAMES.filter((name) => Object.hasOwn(fields, PERSON_FIELDS[name].wire))
    for (const name of known) form.setError(name, { type: 'server', message: fields[PERSON_FIELDS[name].wire] ?? '' })
    const isUnsure = isApiError(error) && (error.kind === 'timeout' || error.kind === 'network')
    const text = errorText(error, failed)
    toast('error', failed, { text: text === failed ? undefined : text })
    if (known.length === 0) setFailure({ title: failed, text: text === failed ? '' : text, isUnsure })
  }
  const focusFirst = () => {
    const first = PERSON_FIELD_NAMES.find((name) => form.getFieldState(name).error)
    if (first) document.getElementById(fieldId(first))?.focus()
  }
  return {
    saving,
    failure,
    /** Answers what was sent once it is saved. */
    submit: async (onSaved: (person: Person | null, sent: PersonValues) => void | Promise<void>) => {
      if (underWay.current) return
      underWay.current = true
      const save = async (values: PersonValues) => {
        const giveFocusBack = holdFocus()
        // The fields are closed before the next letter: it would not be sent, and lost with what is saved.
        flushSync(() => setSaving(true))
        setFailure(null)
        try {
          await onSaved(await send(personDraft(values)), values)
        } catch (error) {
          refused(error)
        } finally {
          // They are open again before one of them gets the focus.
          flushSync(() => setSaving(false))
          giveFocusBack()
        }
      }
      try {
        await form.handleSubmit(save)()
        focusFirst()
      } finally {
        underWay.current = false
      }
    },
  }
}
