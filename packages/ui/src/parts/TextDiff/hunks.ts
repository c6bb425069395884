import type { DiffPart } from '../../lib/diff/parts.ts'

export interface HunkPart extends DiffPart {
  /** Which change of the text this belongs to; kept text belongs to none. */
  hunk: number | undefined
  /** The one part of its change that the key for the next change goes to: what comes, else what goes. */
  isStop: boolean
}

/** Numbers the changes of a text: what goes and what comes between two kept parts is one. */
export const hunksOf = (parts: readonly DiffPart[]): HunkPart[] => {
  let last = -1
  return parts.map((part, at) => {
    if (part.op === 'keep') return { ...part, hunk: undefined, isStop: false }
    const before = parts[at - 1]
    const after = parts[at + 1]
    if (!before || before.op === 'keep') last += 1
    return { ...part, hunk: last, isStop: !after || after.op === 'keep' }
  })
}
