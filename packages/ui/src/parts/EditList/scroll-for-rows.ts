import { windowScroll } from '@tanstack/react-virtual'
import { rowsMoved } from '../../lib/rows-moved.ts'

/** Moves the window for a list: that is not taken for a person's doing on the way to a place. */
export const scrollForRows: typeof windowScroll = (...how) => {
  windowScroll(...how)
  rowsMoved.to = window.scrollY
}
