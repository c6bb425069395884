import type { DiffPart } from '../../lib/diff/parts.ts'

export interface HunkPart extends DiffPart {
  key: number
  /**
   * The number of its change, on the one part of it that the key for the next change goes to: what comes, else what
   * goes.
   */
  hunk: number | undefined
}

/** Numbers the changes of a text: what goes and what comes between two kept parts is one. */
export const hunksOf = (parts: readonly DiffPart[]): HunkPart[] => {
  let hunk = -1
  return parts.map(({ op, text }, key) => {
    const after = parts[key + 1]
    const isStop = op !== 'keep' && (!after || after.op === 'keep')
    if (isStop) hunk += 1
    return { key, op, text, hunk: isStop ? hunk : undefined }
  })
}
