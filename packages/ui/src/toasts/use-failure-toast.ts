import { useRef } from 'react'
import { useToast, type ToastTone } from './toasts.tsx'

interface Said {
  text?: string | undefined
  /** Nobody knows whether it was done all the same: that is told too, for who does not see the note in the page. */
  isUnsure?: boolean
  /** What failed, where there are several things that may. */
  key?: string
  tone?: ToastTone
}

/**
 * Says that something failed, and takes that back when it is tried again, as its screen does with the note: beside what
 * comes of the new attempt it would not be true any more.
 */
export const useFailureToast = () => {
  const toast = useToast()
  const shown = useRef(new Map<string, () => void>())
  const takeBack = (key = '') => {
    shown.current.get(key)?.()
    shown.current.delete(key)
  }
  const say = (title: string, { text, isUnsure = false, key = '', tone = 'error' }: Said = {}) => {
    takeBack(key)
    shown.current.set(key, toast(tone, title, { text, isUnsure }))
  }
  return { say, takeBack }
}
