import { useEffect, useEffectEvent, useRef } from 'react'
import type { Draft } from '../../drafts/drafts.tsx'
import { useToast } from '../../toasts/toasts.tsx'

export interface Sending {
  subscribe: (given: {
    formState: { errors: true }
    callback: (state: { isSubmitting?: boolean }) => void
  }) => () => void
}

/** What becomes of a form's drafts elsewhere: in the form that was left, and in other tabs. Nothing is sent twice. */
export const useElsewhere = (form: Sending, draft: Draft) => {
  const toast = useToast()
  const hold = useEffectEvent(draft.hold)
  const run = useRef({ isSending: false, release: () => {} })
  useEffect(() => {
    const here = run.current
    const ends = form.subscribe({
      // What is told as a form goes out, and with the answer.
      formState: { errors: true },
      callback({ isSubmitting = false }) {
        here.isSending = isSubmitting
        if (!isSubmitting) here.release()
      },
    })
    return () => {
      if (!here.isSending) return ends()
      const answered = hold()
      here.release = () => {
        here.release = () => {}
        ends()
        answered()
      }
    }
  }, [form])
  return {
    /** By a form that was left: until it is answered none of them is restored. */
    isBeingSent: draft.isUnderWay,
    /** It is answered, though something may still follow, as a logo: what is kept is another. */
    answered() {
      run.current.isSending = false
      run.current.release()
    },
    /** When one is to be restored that is not kept any more. */
    sayGone: () =>
      toast('info', 'This draft is no longer kept', { text: 'It was restored, sent or discarded in another tab.' }),
  }
}
