import { useState } from 'react'

/** What failed, each by its key until it is tried again or dismissed, whatever is done with the others (R28). */
export const useFailures = <F extends { key: string }>() => {
  const [failures, setFailures] = useState<readonly F[]>([])
  const forgive = (key: string) => setFailures((all) => all.filter((one) => one.key !== key))
  const keep = (failure: F) => setFailures((all) => [...all.filter(({ key }) => key !== failure.key), failure])
  return { failures, keep, forgive }
}
