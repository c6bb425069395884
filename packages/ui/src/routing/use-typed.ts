import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigationType } from 'react-router-dom'
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
 * bring their own text along. `show` is for a text that the caller writes. `write` answers false for a text that it does
 * not write, and will not write later.
 */
export const useTyped = (
  inAddress: string,
  write: (text: string) => unknown,
  { afterMs = 200, trims = false, resets = 0 }: How = {},
) => {
  const [typed, setTyped] = useState(inAddress)
  const [settled, setSettled] = useState(inAddress)
  // Written, and perhaps not in the address yet.
  const [coming, setComing] = useState<readonly string[]>([])
  const [seen, setSeen] = useState({ inAddress, resets })
  const isReturn = useNavigationType() === 'POP'
  const settle = (text: string) => {
    setTyped(text)
    setSettled(text)
  }
  if (inAddress !== seen.inAddress || resets !== seen.resets) {
    setSeen({ inAddress, resets })
    // One of what was typed arrives: more may have been typed since.
    const at = isReturn ? -1 : coming.indexOf(inAddress)
    setComing(at < 0 ? [] : coming.slice(at + 1))
    if ((at < 0 && inAddress !== settled) || resets !== seen.resets) settle(inAddress)
  }
  const isOnTheWay = useOnTheWay()
  const show = (text: string) => {
    settle(text)
    setComing((before) => [...before, text])
  }
  const store = (text: string) => {
    const stored = trims ? text.trim() : text
    // Where one is on the way elsewhere it waits, and is written if one stays.
    if (stored === settled || isOnTheWay) return
    setSettled(stored)
    if (write(stored) !== false) setComing((before) => [...before, stored])
  }
  const rest = useEffectEvent(store)
  useEffect(() => {
    if (isOnTheWay) return undefined
    const timer = setTimeout(() => rest(typed), afterMs)
    return () => clearTimeout(timer)
  }, [typed, afterMs, isOnTheWay])
  const type = (text: string) => {
    setTyped(text)
    if (text === '') store(text)
  }
  const flush = () => store(typed)
  return { typed, setTyped, type, flush, show, settled }
}
