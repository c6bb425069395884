import { AUTHORS_DEBOUNCE_MS } from '@bunko/api-client'
import { useEffect, useState } from 'react'
import { useUrlState } from '../../routing/use-url-state.ts'

/**
 * What one types shows at once and is never overwritten by what arrives later; the address, and with it the search,
 * follows when the typing has rested for 500 ms (section 9), at `flush`, and at once when it is emptied. Back and
 * Forward bring their own text along.
 */
export const useAuthorSearch = () => {
  const [inAddress, setInAddress] = useUrlState<string>('q', '')
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
  const write = (text: string) => {
    if (text === written) return
    setWritten(text)
    setInAddress(text)
  }
  useEffect(() => {
    if (typed === written) return undefined
    const timer = setTimeout(() => {
      setWritten(typed)
      setInAddress(typed)
    }, AUTHORS_DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [typed, written, setInAddress])
  return {
    typed,
    type: (text: string) => {
      setTyped(text)
      if (text === '') write(text)
    },
    flush: () => write(typed),
    /** What is searched for. */
    search: inAddress.trim(),
    isWaiting: typed.trim() !== inAddress.trim(),
  }
}
