import { isApiError } from '@bunko/api-client'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { holdFocus } from '../../lib/hold-focus.ts'
import type { HouseField, HouseShape, HouseValues } from '../../lib/house-form.ts'
import { houseRefusal } from '../../lib/house-refusal.ts'
import { useToast } from '../../toasts/toasts.tsx'
import { fieldId } from './field-id.ts'
import type { HouseFormReturn } from './use-house-form.ts'

export interface HouseFailure {
  text: string
  /** No answer came: it may have been saved all the same. */
  isUnsure: boolean
}
interface Options {
  form: HouseFormReturn
  shape: HouseShape
  /** Section 8's last resort: 'An error occurred', 'Failed to save publisher'. */
  fallback: string
}

/** Sends a form once however often it is pressed (R9); what the server says of a field lands on that field. */
export const useHouseSave = ({ form, shape, fallback }: Options) => {
  const toast = useToast()
  const underWay = useRef(false)
  const [saving, setSaving] = useState(false)
  const [failure, setFailure] = useState<HouseFailure | null>(null)

  const refused = (error: unknown) => {
    // An ended session leads to the login, which says so itself; the draft stays.
    if (isApiError(error) && error.kind === 'session') return
    const { text, fields } = houseRefusal(shape, error, fallback)
    for (const [name, message] of Object.entries(fields)) form.setError(name as HouseField, { type: 'server', message })
    toast('error', text)
    setFailure({ text, isUnsure: isApiError(error) && (error.kind === 'timeout' || error.kind === 'network') })
  }
  const focusFirst = () => {
    const first = shape.fields.find((name) => form.getFieldState(name).error)
    if (first) document.getElementById(fieldId(first))?.focus()
  }
  return {
    saving,
    failure,
    /** Checks the form and runs `send` with what it holds; a rejection is shown. */
    submit: async (send: (values: HouseValues) => Promise<void>) => {
      if (underWay.current) return
      underWay.current = true
      const save = async (values: HouseValues) => {
        const giveFocusBack = holdFocus()
        // The fields are closed before the next letter: it would not be sent, and lost with what is saved.
        flushSync(() => setSaving(true))
        setFailure(null)
        try {
          await send(values)
        } catch (error) {
          refused(error)
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
