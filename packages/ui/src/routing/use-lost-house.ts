import { errorText, isApiError } from '@bunko/api-client'
import { useEffect, useRef } from 'react'
import { useToast } from '../toasts/toasts.tsx'
import { arriveWith } from './use-arrival.ts'
import { useGoOn } from './use-go-on.ts'
import { useOnTheWay } from './use-on-the-way.ts'

/**
 * Section 8: a magazine or publisher that could not be read leads back to the list, once. The message goes with the
 * redirect, and stays readable at its end (R28).
 *
 * @param error why there is nothing to show; null while there is, or may be
 */
export const useLostHouse = (error: Error | null, title: string, list: string): void => {
  const goOn = useGoOn()
  const toast = useToast()
  const isOnTheWay = useOnTheWay()
  const said = useRef(false)
  useEffect(() => {
    // An ended session leads to the login, which says so itself.
    if (!error || isOnTheWay || said.current || (isApiError(error) && error.kind === 'session')) return
    said.current = true
    const text = errorText(error)
    toast('error', title, { text })
    void goOn(list, arriveWith({ tone: 'danger', title, text }))
  }, [error, title, list, isOnTheWay, goOn, toast])
}
