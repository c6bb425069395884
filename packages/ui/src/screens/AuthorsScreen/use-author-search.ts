import { AUTHORS_DEBOUNCE_MS } from '@bunko/api-client'
import { useTyped } from '../../routing/use-typed.ts'
import { useUrlState } from '../../routing/use-url-state.ts'

/** The search, in the address: it follows when the typing has rested for 500 ms (section 9). */
export const useAuthorSearch = () => {
  const [inAddress, setInAddress] = useUrlState<string>('q', '')
  const { typed, type, flush } = useTyped(inAddress, setInAddress, { afterMs: AUTHORS_DEBOUNCE_MS })
  return {
    typed,
    type,
    flush,
    /** What is searched for. */
    search: inAddress.trim(),
    isWaiting: typed.trim() !== inAddress.trim(),
  }
}
