import { align, type Outcome } from './align.ts'
import type { Range } from './anchors.ts'
import type { Lexicon } from './lexicon.ts'
import { keptRuns } from './runs.ts'
import { type Expired, segmentChunks } from './segment.ts'
import { TokenList, type Tokens } from './tokens.ts'

/** Two texts cut into tokens, and for each token of `before` its place in `after`, or -1. */
export interface Aligned {
  readonly before: Tokens
  readonly after: Tokens
  readonly matches: Int32Array
  readonly outcome: Outcome
}

/** The words of chunks one after the other, and at a chunk's number in `from` where its own begin (else -1). */
interface Cuts {
  readonly from: Int32Array
  readonly ids: Int32Array
  readonly lengths: readonly number[]
}

/** Kept pieces of at most so many characters may be chance: they are looked at again, together with what is around. */
const WEAK = 2

/** The empty run at the end has no size, so it is not weak. */
function dropWeak({ before, after, matches }: Aligned): void {
  for (const run of keptRuns(matches, after.ids.length)) {
    const end = run.before + run.length
    if (before.ends[end - 1]! - before.starts[run.before]! <= WEAK) matches.fill(-1, run.before, end)
  }
}

/** The places between the kept runs where both texts have something. */
function replacements({ after, matches }: Aligned): Range[] {
  const ranges: Range[] = []
  let old = 0
  let fresh = 0
  for (const run of keptRuns(matches, after.ids.length)) {
    if (old < run.before && fresh < run.after) {
      ranges.push({ before: old, beforeEnd: run.before, after: fresh, afterEnd: run.after })
    }
    old = run.before + run.length
    fresh = run.after + run.length
  }
  return ranges
}

/** The chunks within these ranges, each once. */
function chunksOf(lexicon: Lexicon, { before, after }: Aligned, ranges: readonly Range[]): number[] {
  const chunks: number[] = []
  const seen = new Uint8Array(lexicon.size)
  const collect = (ids: Int32Array, from: number, end: number) => {
    for (let place = from; place < end; place++) {
      const id = ids[place]!
      if (seen[id] === 1 || !lexicon.isChunk(id)) continue
      seen[id] = 1
      chunks.push(id)
    }
  }
  for (const range of ranges) {
    collect(before.ids, range.before, range.beforeEnd)
    collect(after.ids, range.after, range.afterEnd)
  }
  return chunks
}

function cutChunks(lexicon: Lexicon, chunks: readonly number[], expired: Expired): Cuts | undefined {
  const texts = chunks.map((id) => lexicon.token(id))
  const lengths = segmentChunks(texts, expired)
  if (!lengths) return undefined
  const from = new Int32Array(lexicon.size).fill(-1)
  const ids = new Int32Array(lengths.length)
  let word = 0
  for (const [index, id] of chunks.entries()) {
    const text = texts[index]!
    from[id] = word
    for (let start = 0; start < text.length; word++) {
      ids[word] = lexicon.number(text, start, start + lengths[word]!)
      start += lengths[word]!
    }
  }
  return { from, ids, lengths }
}

function copy(list: TokenList, { ids, starts, ends }: Tokens, from: number, end: number): void {
  for (let place = from; place < end; place++) list.add(ids[place]!, starts[place]!, ends[place]!)
}

function copyCut(list: TokenList, tokens: Tokens, from: number, end: number, cuts: Cuts): void {
  for (let place = from; place < end; place++) {
    let word = cuts.from[tokens.ids[place]!]!
    let start = tokens.starts[place]!
    if (word < 0) copy(list, tokens, place, place + 1)
    else for (; start < tokens.ends[place]!; word++) list.add(cuts.ids[word]!, start, (start += cuts.lengths[word]!))
  }
}

/** The same alignment with the tokens of the ranges cut; the ranges are answered in places of the cut tokens. */
function rewrite({ before, after, matches }: Aligned, ranges: readonly Range[], cuts: Cuts) {
  const oldList = new TokenList(before.ends.at(-1) ?? 0)
  const freshList = new TokenList(after.ends.at(-1) ?? 0)
  const known = new Int32Array(before.ends.at(-1) ?? 0).fill(-1)
  const rewritten: Range[] = []
  let old = 0
  let fresh = 0
  const copyUpTo = (oldEnd: number, freshEnd: number) => {
    const shift = freshList.length - fresh
    for (let place = old; place < oldEnd; place++) {
      if (matches[place]! >= 0) known[oldList.length + place - old] = matches[place]! + shift
    }
    copy(oldList, before, old, oldEnd)
    copy(freshList, after, fresh, freshEnd)
  }
  for (const range of ranges) {
    copyUpTo(range.before, range.after)
    const start = { before: oldList.length, after: freshList.length }
    copyCut(oldList, before, range.before, range.beforeEnd, cuts)
    copyCut(freshList, after, range.after, range.afterEnd, cuts)
    rewritten.push({ ...start, beforeEnd: oldList.length, afterEnd: freshList.length })
    old = range.beforeEnd
    fresh = range.afterEnd
  }
  copyUpTo(before.ids.length, after.ids.length)
  const cut = { before: oldList.tokens(), after: freshList.tokens(), matches: known.subarray(0, oldList.length) }
  return { cut, ranges: rewritten }
}

/**
 * Cuts the chunks that are not kept as a whole into words and aligns these: Intl.Segmenter is slow, and most of a text
 * that was changed a little never needs it. Undefined when the time ran out.
 */
export function refine(lexicon: Lexicon, rough: Aligned, expired: Expired): Aligned | undefined {
  dropWeak(rough)
  const replaced = replacements(rough)
  const cuts = cutChunks(lexicon, chunksOf(lexicon, rough, replaced), expired)
  if (!cuts) return undefined
  const { cut, ranges } = rewrite(rough, replaced, cuts)
  const pair = { before: cut.before.ids, after: cut.after.ids, size: lexicon.size }
  return { ...cut, outcome: align(pair, cut.matches, expired, ranges) }
}
