import { isApiError } from '@bunko/api-client'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { focusToCorrect } from '../../lib/focus-to-correct.ts'
import { useIsShown } from '../../lib/use-is-shown.ts'
import { holdFocus } from '../../lib/hold-focus.ts'
import { isOfWrite, isUnsure } from '../../lib/unsure.ts'
import { useFailureToast } from '../../toasts/use-failure-toast.ts'

interface Options<V extends FieldValues, Failure> {
  form: UseFormReturn<V>
  /** In the order of the form: the first of them that is wrong gets the focus. */
  fields: readonly (keyof V & Path<V>)[]
  fieldId: (field: keyof V & Path<V>) => string
  /** Says it by a toast, the fields' own errors on their fields; answers what stays above the form. */
  refused: (error: unknown, isUnsure: boolean, say: ReturnType<typeof useFailureToast>['say']) => Failure | null
}

/** Sends a form once however often it is pressed (R9), and closes its fields meanwhile. */
export const useFormSave = <V extends FieldValues, Failure>(options: Options<V, Failure>) => {
  const { form, fields, fieldId, refused } = options
  const underWay = useRef(false)
  const isShown = useIsShown()
  const [saving, setSaving] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  const [unsureOf, setUnsureOf] = useState<V | null>(null)
  const { say, takeBack } = useFailureToast()

  const fail = (error: unknown, values: V) => {
    // An ended session leads to the login, which says so itself; the draft stays.
    if (isApiError(error) && error.kind === 'session') return
    // It may have been saved all the same, unless that was still to be sent.
    const unsure = isOfWrite(error) && isUnsure(error)
    if (unsure) setUnsureOf(values)
    setFailure(refused(error, unsure, say))
  }
  const focusFirst = () => {
    // Of who has left: the next form's fields have the same ids, and somebody may be typing there.
    if (!isShown()) return
    const first = fields.find((name) => form.getFieldState(name).error)
    if (first !== undefined) focusToCorrect(document.getElementById(fieldId(first)))
  }
  const clear = () => {
    takeBack()
    setFailure(null)
  }
  return {
    saving,
    failure,
    /** What an attempt sent that may have been done, its answer lost: a later one may meet it. Until one succeeds. */
    unsureOf: saving ? null : unsureOf,
    /** The same, also while it is sent again. */
    attempt: unsureOf,
    /** Nothing is said of it any more; what an attempt may have stored is still known. */
    clear,
    /** What is sent next is another. */
    forget: () => {
      clear()
      setUnsureOf(null)
    },
    /** Checks the form and runs `send` with what it holds; a rejection is shown. */
    submit: async (send: (values: V) => Promise<void>) => {
      if (underWay.current) return
      underWay.current = true
      takeBack()
      const save = async (values: V) => {
        const giveFocusBack = holdFocus()
        // The fields are closed before the next letter: it would not be sent, and lost with what is saved.
        flushSync(() => setSaving(true))
        setFailure(null)
        try {
          await send(values)
          setUnsureOf(null)
        } catch (error) {
          fail(error, values)
        } finally {
          // They are open again before one of them gets the focus.
          flushSync(() => setSaving(false))
          giveFocusBack()
        }
      }
      try {
        await form.handleSubmit(save, () => setFailure(null))()
        focusFirst()
      } finally {
        underWay.current = false
      }
    },
  }
}
