import { alignTexts } from './align-texts.ts'
import { commonEnd, commonStart } from './common-ends.ts'
import { onlyLineEndingsChanged } from './invisible.ts'
import { type DiffPart, type Ends, toParts } from './parts.ts'
import type { Aligned } from './refine.ts'
import { keptRuns } from './runs.ts'
import type { Expired } from './segment.ts'
import { tidy } from './tidy.ts'

/** Strings longer than this, in UTF-16 units, are compared word by word (section 2, R18). */
export const WORD_DIFF_MIN_LENGTH = 100
/** Milliseconds after which the texts are shown whole, well below the 200 of R18. */
export const WORD_DIFF_BUDGET_MS = 120
/** Runs of at least so many kept tokens say that the texts are akin; single words are often kept by chance. */
const SOLID_RUN = 3
/** Texts with less than this part of the shorter one in such runs are shown whole. */
const SOLID_SHARE = 0.05

/** `reason`: the texts have next to nothing in common, or comparing them took too long. */
export type WordDiff =
  | { readonly kind: 'words'; readonly parts: readonly DiffPart[]; readonly onlyLineEndings: boolean }
  | { readonly kind: 'whole'; readonly reason: 'different' | 'budget'; readonly onlyLineEndings: boolean }

export interface WordDiffOptions {
  /** Milliseconds. */
  readonly budgetMs?: number
  /** Milliseconds from any start. */
  readonly now?: () => number
}

/** Whether a change of one string into another is shown word by word: either is longer than 100 characters (R18). */
export function needsWordDiff(before: string, after: string): boolean {
  return before.length > WORD_DIFF_MIN_LENGTH || after.length > WORD_DIFF_MIN_LENGTH
}

/** Whether enough is kept, in runs, for a comparison word by word to be of use. */
function areAkin(before: string, after: string, { head, tail }: Ends, aligned: Aligned): boolean {
  const tokens = Math.min(aligned.before.ids.length, aligned.after.ids.length)
  if (tokens === 0) return true
  let solid = head + tail
  for (const run of keptRuns(aligned.matches, aligned.after.ids.length)) {
    if (run.length === 0 || run.length < Math.min(SOLID_RUN, tokens)) continue
    solid += aligned.before.ends[run.before + run.length - 1]! - aligned.before.starts[run.before]!
  }
  return solid >= SOLID_SHARE * Math.min(before.length, after.length)
}

/**
 * What changed between two texts, word by word (Japanese, Korean and Chinese by Intl.Segmenter). Kept and removed parts
 * make `before`, kept and added parts `after`, letter by letter. Answers 'whole' when the texts are too different, or
 * when the budget is used up (R18).
 */
export function wordDiff(before: string, after: string, options: WordDiffOptions = {}): WordDiff {
  const { budgetMs = WORD_DIFF_BUDGET_MS, now = () => performance.now() } = options
  const start = now()
  const expired: Expired = () => now() - start > budgetMs
  const onlyLineEndings = onlyLineEndingsChanged(before, after)
  const head = commonStart(before, after)
  const ends = { head, tail: commonEnd(before, after, head) }
  const old = before.slice(head, before.length - ends.tail)
  const aligned = alignTexts(old, after.slice(head, after.length - ends.tail), expired)
  if (!aligned || aligned.outcome === 'timeUp') return { kind: 'whole', reason: 'budget', onlyLineEndings }
  tidy(old, aligned)
  if (!areAkin(before, after, ends, aligned)) return { kind: 'whole', reason: 'different', onlyLineEndings }
  return { kind: 'words', parts: toParts(before, after, ends, aligned), onlyLineEndings }
}
