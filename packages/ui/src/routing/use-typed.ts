import { useEffect, useEffectEvent, useState } from 'react'
import { useOnTheWay } from './use-on-the-way.ts'

interface How {
  /** How long the typing rests before it is written. */
  afterMs?: number
  /** Where the address is read without the spaces around a text, it is written without them as well. */
  trims?: boolean
  /** Where a text need not get into the address, another number takes it back. */
  resets?: number
}

/**
 * A text of the address that one types. What is typed shows at once and is never overwritten by what arrives later; the
 * address follows when the typing rests, or at `flush`, with `type` also at once when it is emptied. Back and Forward
 * bring their own text along. `show` is for a text that the caller writes.
 */
export const useTyped = (
  inAddress: string,
  write: (text: string) => void,
  { afterMs = 200, trims = false, resets = 0 }: How = {},
) => {
  const [typed, setTyped] = useState(inAddress)
  const [written, setWritten] = useState(inAddress)
  const [seen, setSeen] = useState({ inAddress, resets })
  const show = (text: string) => {
    setTyped(text)
    setWritten(text)
  }
  if (inAddress !== seen.inAddress || resets !== seen.resets) {
    setSeen({ inAddress, resets })
    if (inAddress !== written || resets !== seen.resets) show(inAddress)
  }
  const isOnTheWay = useOnTheWay()
  const store = (text: string) => {
    const stored = trims ? text.trim() : text
    // Where one is on the way elsewhere it waits, and is written if one stays.
    if (stored === written || isOnTheWay) return
    setWritten(stored)
    write(stored)
  }
  const settle = useEffectEvent(store)
  useEffect(() => {
    if (isOnTheWay) return undefined
    const timer = setTimeout(() => settle(typed), afterMs)
    return () => clearTimeout(timer)
  }, [typed, afterMs, isOnTheWay])
  const type = (text: string) => {
    setTyped(text)
    if (text === '') store(text)
  }
  const flush = () => store(typed)
  return { typed, setTyped, type, flush, show, settled: written }
}
