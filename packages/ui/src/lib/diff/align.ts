import { diffArrays } from 'diff'
import { type Anchor, AnchorFinder, type Range } from './anchors.ts'
import type { Pair } from './grams.ts'
import type { Expired } from './segment.ts'
import { MOST_CELLS, matchExactly } from './table.ts'

/** `gaveUp`: some stretch was too long and too different to look into, and counts as replaced. */
export type Outcome = 'aligned' | 'gaveUp' | 'timeUp'

/** The diff package looks for at most so many edits in a piece, and fewer in a long one: some 10 ms at worst. */
const MOST_EDITS = 400
const MOST_WORK = 2_000_000
const MOST_DEPTH = 30
/** Pairs of tokens that are compared one with another sooner than anchors are looked for. */
const FEW_CELLS = 2500
/** Groups of so many tokens are looked for: first what chance hardly repeats, then pairs, then single tokens. */
const FOUR = 4
const PAIR_AND_SINGLE = [2, 1]

/** Aligns stretches of two token sequences, writing into `matches` which token of `after` each token of `before` is. */
class Aligner {
  readonly #pair: Pair
  readonly #matches: Int32Array
  readonly #expired: Expired
  readonly #finders: AnchorFinder[] = []
  gaveUp = false

  constructor(pair: Pair, matches: Int32Array, expired: Expired) {
    this.#pair = pair
    this.#matches = matches
    this.#expired = expired
  }

  #anchors(range: Range, width: number): Anchor[] {
    return (this.#finders[width] ??= new AnchorFinder(this.#pair, width)).find(range)
  }

  /** Matches what both ends of the range have in common; the rest is returned. */
  #trim(range: Range): Range {
    let { before, beforeEnd, after, afterEnd } = range
    const { before: old, after: fresh } = this.#pair
    while (before < beforeEnd && after < afterEnd && old[before] === fresh[after]) this.#matches[before++] = after++
    while (before < beforeEnd && after < afterEnd && old[beforeEnd - 1] === fresh[afterEnd - 1]) {
      this.#matches[--beforeEnd] = --afterEnd
    }
    return { before, beforeEnd, after, afterEnd }
  }

  /** Long and without anchors, because everything in it is repeated or nothing alike: only few edits are looked for. */
  #fewEdits({ before, beforeEnd, after, afterEnd }: Range): void {
    const old = Array.from(this.#pair.before.subarray(before, beforeEnd))
    const fresh = Array.from(this.#pair.after.subarray(after, afterEnd))
    const maxEditLength = Math.min(MOST_EDITS, Math.floor(MOST_WORK / (old.length + fresh.length)))
    const hopeless = Math.abs(old.length - fresh.length) > maxEditLength
    const changes = hopeless ? undefined : diffArrays(old, fresh, { maxEditLength })
    if (!changes) {
      this.gaveUp = true
      return
    }
    let oldPlace = before
    let newPlace = after
    for (const { count, added, removed } of changes) {
      if (!added && !removed) for (let i = 0; i < count; i++) this.#matches[oldPlace + i] = newPlace + i
      if (!added) oldPlace += count
      if (!removed) newPlace += count
    }
  }

  /** False when the time ran out. */
  align(range: Range, depth = 0): boolean {
    const rest = this.#trim(range)
    const cells = (rest.beforeEnd - rest.before) * (rest.afterEnd - rest.after)
    if (cells === 0) return true
    if (this.#expired()) return false
    if (cells <= FEW_CELLS) return this.#exactly(rest)
    const fours = depth < MOST_DEPTH ? this.#anchors(rest, FOUR) : []
    if (fours.length > 0) return this.#between(rest, fours, depth + 1)
    if (cells <= MOST_CELLS) return this.#exactly(rest)
    for (const width of depth < MOST_DEPTH ? PAIR_AND_SINGLE : []) {
      if (this.#expired()) return false
      const anchors = this.#anchors(rest, width)
      if (anchors.length > 0) return this.#between(rest, anchors, depth + 1)
    }
    this.#fewEdits(rest)
    return true
  }

  #exactly(range: Range): true {
    matchExactly(this.#pair, range, this.#matches)
    return true
  }

  /** The first token of an anchor is matched here, its others by trimming the range behind that. */
  #between(range: Range, anchors: readonly Anchor[], depth: number): boolean {
    let { before, after } = range
    for (const [beforeEnd, afterEnd] of anchors) {
      if (before !== beforeEnd && !this.align({ before, beforeEnd, after, afterEnd }, depth)) return false
      this.#matches[beforeEnd] = afterEnd
      before = beforeEnd + 1
      after = afterEnd + 1
    }
    return this.align({ ...range, before, after }, depth)
  }
}

/** Fills `matches` (per token of `before` the place in `after`, or -1) for these ranges, all of both by default. */
export function align(pair: Pair, matches: Int32Array, expired: Expired, ranges?: readonly Range[]): Outcome {
  const all = { before: 0, beforeEnd: pair.before.length, after: 0, afterEnd: pair.after.length }
  const aligner = new Aligner(pair, matches, expired)
  if (!(ranges ?? [all]).every((range) => aligner.align(range))) return 'timeUp'
  return aligner.gaveUp ? 'gaveUp' : 'aligned'
}
