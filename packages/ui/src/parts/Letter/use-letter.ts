import { isApiError, isOfRenewal } from '@bunko/api-client'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { isUnsure } from '../../lib/unsure.ts'

type LetterState =
  | { kind: 'idle' }
  | { kind: 'sending' }
  | { kind: 'done' }
  /**
   * `again`: no answer came, the same token may be sent once more. `unsure`: it may have been done all the same, if only
   * by the time before.
   */
  | { kind: 'failed'; error: unknown; again: boolean; unsure: boolean }

/** Sends the token of a letter's link by itself, once, in StrictMode too; null sends nothing yet. */
export const useLetter = (token: string | null, call: (token: string) => Promise<unknown>) => {
  const [state, setState] = useState<LetterState>(token === null ? { kind: 'idle' } : { kind: 'sending' })
  const sent = useRef<string | null>(null)
  const wasUnsure = useRef(false)
  const send = useEffectEvent(async (one: string) => {
    setState({ kind: 'sending' })
    try {
      await call(one)
      setState({ kind: 'done' })
    } catch (error) {
      const again =
        !isApiError(error) || isOfRenewal(error) || error.kind !== 'http' || error.status >= 500 || error.status === 429
      wasUnsure.current ||= isUnsure(error)
      setState({ kind: 'failed', error, again, unsure: wasUnsure.current })
    }
  })
  const [tries, setTries] = useState(1)
  useEffect(() => {
    const key = `${tries} ${token}`
    if (token === null || sent.current === key) return
    sent.current = key
    void send(token)
  }, [token, tries])
  return {
    state,
    retry: () => setTries((count) => count + 1),
    /** It was done another way: by a token that was pasted. */
    finish: () => setState({ kind: 'done' }),
  }
}
