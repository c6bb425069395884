import { useState } from 'react'
import { useFailureToast } from './use-failure-toast.ts'

/**
 * What failed, each by its key until it is tried again or dismissed, whatever is done with the others (R28). A message
 * says so too, and goes with it.
 */
export const useFailures = <F extends { key: string }>() => {
  const [failures, setFailures] = useState<readonly F[]>([])
  const { say, takeBack } = useFailureToast()
  const forgive = (key: string) => {
    takeBack(key)
    setFailures((all) => all.filter((one) => one.key !== key))
  }
  const keep = (failure: F, title: string, text?: string) => {
    setFailures((all) => [...all.filter(({ key }) => key !== failure.key), failure])
    say(title, { text, key: failure.key })
  }
  return { failures, keep, forgive }
}
