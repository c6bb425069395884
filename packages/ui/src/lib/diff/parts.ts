import type { Aligned } from './refine.ts'
import { keptRuns } from './runs.ts'
import { commonSpaceAtEnd, commonSpaceAtStart } from './spaces.ts'

/** One stretch of text: kept, only in the old text, or only in the new one. */
export interface DiffPart {
  readonly op: 'keep' | 'remove' | 'add'
  readonly text: string
}

/** What both texts have before and after the part that was aligned, in UTF-16 units. */
export interface Ends {
  readonly head: number
  readonly tail: number
}

/** The texts as parts: kept and removed ones make `before`, kept and added ones `after`, letter by letter. */
export function toParts(before: string, after: string, { head, tail }: Ends, aligned: Aligned): DiffPart[] {
  const parts: DiffPart[] = []
  let keptFrom = 0
  let old = head
  let fresh = head
  const push = (op: DiffPart['op'], text: string) => {
    if (text !== '') parts.push({ op, text })
  }
  /** What lies before the next kept token: kept too where it is the same, as white space mostly is. */
  const change = (oldEnd: number, freshEnd: number) => {
    if (oldEnd === old && freshEnd === fresh) return
    const removed = before.slice(old, oldEnd)
    const added = after.slice(fresh, freshEnd)
    if (removed === added) return
    const start = commonSpaceAtStart(removed, added)
    const end = commonSpaceAtEnd(removed.slice(start), added.slice(start))
    push('keep', before.slice(keptFrom, old + start))
    push('remove', removed.slice(start, removed.length - end))
    push('add', added.slice(start, added.length - end))
    keptFrom = oldEnd - end
  }
  for (const run of keptRuns(aligned.matches, aligned.after.ids.length)) {
    for (let index = 0; index < run.length; index++) {
      change(head + aligned.before.starts[run.before + index]!, head + aligned.after.starts[run.after + index]!)
      old = head + aligned.before.ends[run.before + index]!
      fresh = head + aligned.after.ends[run.after + index]!
    }
  }
  change(before.length - tail, after.length - tail)
  push('keep', before.slice(keptFrom))
  return parts
}
