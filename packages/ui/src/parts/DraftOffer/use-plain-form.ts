import { useState } from 'react'
import type { useSavedLater } from '../../lib/use-saved-later.ts'
import type { Sending } from './use-elsewhere.ts'

type Told = (state: { isSubmitting?: boolean }) => void

/** Stands in for a form where what is chosen is kept otherwise: tells a draft when it is sent and when it is answered. */
export const usePlainForm = () =>
  useState(() => {
    const hear = new Set<Told>()
    const form: Parameters<typeof useSavedLater>[0] & Sending = {
      subscribe: ({ formState, callback }: { formState: object; callback: Told | (() => void) }) => {
        // What is chosen is told beside the form.
        if (!('errors' in formState)) return () => {}
        hear.add(callback)
        return () => void hear.delete(callback)
      },
    }
    return { form, tell: (isSubmitting: boolean) => hear.forEach((callback) => callback({ isSubmitting })) }
  })[0]
