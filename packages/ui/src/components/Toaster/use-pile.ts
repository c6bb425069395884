import { useCallback, useEffect, useRef, useState } from 'react'

const GAP_PX = 10
/** What is left free above them in a low window. */
const EDGE_PX = 16
/** Of the window's height: the rest is left to the work. */
const SHARE = 1 / 3

/**
 * Whether the cards, one above the other, are too much for the window, and the gap with which they stand in it all the
 * same: a negative one where they have to lie on each other. `add` is told of each, and answers the way to take it off.
 */
export const usePile = () => {
  const cards = useRef(new Set<HTMLElement>())
  const [pile, setPile] = useState({ isHigh: false, gap: GAP_PX })
  const weigh = useCallback(() => {
    const all = [...cards.current]
    const height = all.reduce((sum, card) => sum + card.offsetHeight, 0)
    const gaps = all.length - 1
    const lowest = all[0]?.closest('ol')?.getBoundingClientRect().bottom ?? window.innerHeight
    setPile({
      isHigh: gaps > 0 && height + gaps * GAP_PX > window.innerHeight * SHARE,
      gap: gaps > 0 ? Math.min(GAP_PX, (lowest - EDGE_PX - height) / gaps) : GAP_PX,
    })
  }, [])
  useEffect(() => {
    window.addEventListener('resize', weigh)
    return () => window.removeEventListener('resize', weigh)
  }, [weigh])
  const add = useCallback(
    (card: HTMLElement) => {
      cards.current.add(card)
      weigh()
      return () => {
        cards.current.delete(card)
        weigh()
      }
    },
    [weigh],
  )
  return { ...pile, add }
}
