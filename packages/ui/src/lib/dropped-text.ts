import { numberText } from './number-text.ts'

/** Below a list whose rows could not all be shown (R1): '2 entries without an id were left out'; null for none. */
export const droppedText = (count: number): string | null => {
  if (count === 0) return null
  return count === 1 ? '1 entry without an id was left out' : `${numberText(count)} entries without an id were left out`
}
