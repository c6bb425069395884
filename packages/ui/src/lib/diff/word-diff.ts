import { alignTexts } from './align-texts.ts'
import { commonEnd, commonStart } from './common-ends.ts'
import { onlyLineEndingsChanged } from './invisible.ts'
import { dropIslands } from './islands.ts'
import { type DiffPart, type Ends, toParts } from './parts.ts'
import type { Aligned } from './refine.ts'
import { keptRuns } from './runs.ts'
import type { Expired } from './segment.ts'
import { slideBlocks } from './slide.ts'

/** Strings longer than this, in UTF-16 units, are compared word by word (section 2, R18). */
export const WORD_DIFF_MIN_LENGTH = 100
/** Milliseconds after which the texts are shown whole, well below the 200 of R18. */
export const WORD_DIFF_BUDGET_MS = 120
/**
 * Texts of no more than this together are compared to the end, some milliseconds: on a busy machine the clock alone would
 * tell, and falsely, that they are too different.
 */
export const WORD_DIFF_SHORT_LENGTH = 600
/** Single words are often kept by chance, runs of so many tokens are not ... */
const SOLID_RUN = 3
/** ... so texts are shown whole when less than this part of the shorter one is in such runs, and less than that in all. */
const SOLID_SHARE = 0.05
const LOOSE_SHARE = 0.35

/** `reason`: the texts have next to nothing in common, or comparing them took too long. */
export type WordDiff =
  | { readonly kind: 'words'; readonly parts: readonly DiffPart[]; readonly onlyLineEndings: boolean }
  | { readonly kind: 'whole'; readonly reason: 'different' | 'budget'; readonly onlyLineEndings: boolean }

/** How long a comparison may take, and by which clock (R18). */
export interface WordDiffOptions {
  /** Milliseconds. */
  readonly budgetMs?: number | undefined
  /** Milliseconds from any start. */
  readonly now?: () => number
}

/** Whether a change of one string into another is shown word by word: either is longer than 100 characters (R18). */
export function needsWordDiff(before: string, after: string): boolean {
  return before.length > WORD_DIFF_MIN_LENGTH || after.length > WORD_DIFF_MIN_LENGTH
}

/** Whether enough is kept for a comparison word by word to be of use. */
function areAkin(before: string, after: string, { head, tail }: Ends, aligned: Aligned): boolean {
  const { starts, ends, ids } = aligned.before
  if (ids.length === 0 || aligned.after.ids.length === 0) return true
  let solid = head + tail
  let all = solid
  for (const { before: first, length } of keptRuns(aligned.matches, aligned.after.ids.length)) {
    const size = length > 0 ? ends[first + length - 1]! - starts[first]! : 0
    all += size
    if (length >= SOLID_RUN) solid += size
  }
  const shorter = Math.min(before.length, after.length)
  return solid >= SOLID_SHARE * shorter || all >= LOOSE_SHARE * shorter
}

/**
 * What changed between two texts, word by word (Japanese, Korean and Chinese by Intl.Segmenter). Kept and removed parts
 * make `before`, kept and added parts `after`, letter by letter. Answers 'whole' when the texts are too different, or
 * when the budget is used up (R18).
 */
export function wordDiff(before: string, after: string, options: WordDiffOptions = {}): WordDiff {
  const isShort = before.length + after.length <= WORD_DIFF_SHORT_LENGTH
  const { budgetMs = isShort ? Infinity : WORD_DIFF_BUDGET_MS, now = () => performance.now() } = options
  const start = now()
  const expired: Expired = () => now() - start > budgetMs
  const onlyLineEndings = onlyLineEndingsChanged(before, after)
  const head = commonStart(before, after)
  const ends = { head, tail: commonEnd(before, after, head) }
  const old = before.slice(head, before.length - ends.tail)
  const fresh = after.slice(head, after.length - ends.tail)
  const aligned = alignTexts(old, fresh, expired)
  if (!aligned || aligned.outcome === 'timeUp') return { kind: 'whole', reason: 'budget', onlyLineEndings }
  dropIslands(old, aligned)
  if (!areAkin(before, after, ends, aligned)) return { kind: 'whole', reason: 'different', onlyLineEndings }
  slideBlocks(old, fresh, aligned)
  return { kind: 'words', parts: toParts(before, after, ends, aligned), onlyLineEndings }
}
