import { diffArrays } from 'diff'
import { type Anchor, anchorFinder, type Range } from './anchors.ts'
import { joinPlaces, type Pair } from './grams.ts'
import type { Expired } from './segment.ts'
import { matchExactly } from './table.ts'

/** `gaveUp`: some stretch was too long and too different to look into, and counts as replaced. */
export type Outcome = 'aligned' | 'gaveUp' | 'timeUp'

/** A piece of at most so many tokens (both texts together) goes to the diff package without looking for anchors. */
export const TUNE = { PIECE: 48, DIFF: true, CELLS: 250000, ...JSON.parse(process.env.TUNE??'{}') }
const MOST_EDITS = 400
/** Bounds edits × tokens of one piece: some 10 ms at worst. */
const MOST_WORK = 1_000_000
const MOST_DEPTH = 30
/** What is looked for, best first: fours of tokens (chance hardly makes them), pairs, single tokens; as powers of two. */
const LEVELS = [2, 1, 0]

/** Aligns stretches of two token sequences, writing into `matches` which token of `after` each token of `before` is. */
class Aligner {
  readonly #pair: Pair
  readonly #matches: Int32Array
  readonly #expired: Expired
  readonly #grams: Pair[]
  readonly #finders: ((range: Range) => Anchor[])[] = []
  gaveUp = false

  constructor(pair: Pair, matches: Int32Array, expired: Expired) {
    this.#pair = pair
    this.#matches = matches
    this.#expired = expired
    this.#grams = [pair]
  }

  #gram(level: number): Pair {
    return (this.#grams[level] ??= joinPlaces(this.#gram(level - 1), 2 ** (level - 1)))
  }

  #anchors(range: Range, level: number): Anchor[] {
    const shorter = 2 ** level - 1
    const find = (this.#finders[level] ??= anchorFinder(this.#gram(level)))
    return find({ ...range, beforeEnd: range.beforeEnd - shorter, afterEnd: range.afterEnd - shorter })
  }

  /** Matches what both ends of the range have in common; the rest is returned. */
  #trim(range: Range): Range {
    let { before, beforeEnd, after, afterEnd } = range
    const { before: old, after: young } = this.#pair
    while (before < beforeEnd && after < afterEnd && old[before] === young[after]) this.#matches[before++] = after++
    while (before < beforeEnd && after < afterEnd && old[beforeEnd - 1] === young[afterEnd - 1]) {
      this.#matches[--beforeEnd] = --afterEnd
    }
    return { before, beforeEnd, after, afterEnd }
  }

  #piece({ before, beforeEnd, after, afterEnd }: Range): void {
    if (beforeEnd - before === 1 || afterEnd - after === 1) return this.#single(before, beforeEnd, after, afterEnd)
    const old = Array.from(this.#pair.before.subarray(before, beforeEnd))
    const young = Array.from(this.#pair.after.subarray(after, afterEnd))
    const maxEditLength = Math.min(MOST_EDITS, Math.ceil(MOST_WORK / (old.length + young.length)), 40 + ((old.length+young.length) >> 3))
    const changes = diffArrays(old, young, { maxEditLength })
    if (!changes) this.gaveUp = true
    let oldPlace = before
    let youngPlace = after
    for (const { count, added, removed } of changes ?? []) {
      if (!added && !removed) for (let i = 0; i < count; i++) this.#matches[oldPlace + i] = youngPlace + i
      if (!added) oldPlace += count
      if (!removed) youngPlace += count
    }
  }

  /** One token against some: most pieces, and far quicker without the package. */
  #single(before: number, beforeEnd: number, after: number, afterEnd: number): void {
    for (let old = before; old < beforeEnd; old++) {
      const young = this.#pair.after.subarray(after, afterEnd).indexOf(this.#pair.before[old]!)
      if (young < 0) continue
      this.#matches[old] = after + young
      return
    }
  }

  /** False when the time ran out. */
  align(range: Range, depth = 0): boolean {
    const rest = this.#trim(range)
    if (rest.before === rest.beforeEnd || rest.after === rest.afterEnd) return true
    const n = rest.beforeEnd - rest.before, m = rest.afterEnd - rest.after
    const small = n + m <= TUNE.PIECE
    if (small) { if (TUNE.DIFF) this.#piece(rest); else matchExactly(this.#pair, rest, this.#matches); return true }
    for (const level of depth === MOST_DEPTH ? [] : LEVELS) {
      if (this.#expired()) return false
      if (level < 2 && n*m <= TUNE.CELLS) break
      const anchors = this.#anchors(rest, level)
      if (anchors.length > 0) return this.#between(rest, anchors, depth + 1)
    }
    if (this.#expired()) return false
    if (n*m <= TUNE.CELLS) matchExactly(this.#pair, rest, this.#matches)
    else this.#piece(rest)
    return true
  }

  /** The tokens of an anchor are matched by trimming the range that begins with it. */
  #between(range: Range, anchors: readonly Anchor[], depth: number): boolean {
    let { before, after } = range
    for (const [beforeEnd, afterEnd] of anchors) {
      if (!this.align({ before, beforeEnd, after, afterEnd }, depth)) return false
      before = beforeEnd
      after = afterEnd
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
