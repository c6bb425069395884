import { useEffect, useState } from 'react'
import { useUrlState } from './use-url-state.ts'

const WRITE_AFTER_MS = 200

/**
 * A parameter of the address that one types. What is typed shows at once and is never overwritten by what arrives
 * later; the address follows when the typing rests, or at `flush`. Back and Forward bring their own text along. `ends` names the
 * parameters that go when it changes.
 */
export const useTypedParam = (name: string, ends?: readonly string[]) => {
  const [inAddress, setInAddress] = useUrlState<string>(name, '', undefined, ends)
  const [typed, setTyped] = useState(inAddress)
  const [written, setWritten] = useState(inAddress)
  const [seen, setSeen] = useState(inAddress)
  if (inAddress !== seen) {
    setSeen(inAddress)
    if (inAddress !== written) {
      setTyped(inAddress)
      setWritten(inAddress)
    }
  }
  const flush = () => {
    if (typed === written) return
    setWritten(typed)
    setInAddress(typed)
  }
  useEffect(() => {
    if (typed === written) return undefined
    const timer = setTimeout(() => {
      setWritten(typed)
      setInAddress(typed)
    }, WRITE_AFTER_MS)
    return () => clearTimeout(timer)
  }, [typed, written, setInAddress])
  return { typed, setTyped, flush }
}
