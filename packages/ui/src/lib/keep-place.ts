import { onward } from './direction.ts'

/** By a row's name, how far along it was left, in widths of what is seen of it. */
export type Places = Map<string, number>

/**
 * Puts a row that is scrolled sideways where it was left, or as near as it reaches. What it gives back is called when
 * the row is left again, and remembers where that was.
 */
export const keepPlace = (row: Element, name: string, places: Places | undefined) => {
  const place = places?.get(name)
  // Only then: asking how wide it is costs a layout.
  if (place) row.scrollLeft = place * row.clientWidth * onward(row)
  return () => void places?.set(name, Math.abs(row.scrollLeft) / row.clientWidth || 0)
}
