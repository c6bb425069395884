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

/** For a chunk's number, the numbers of its words and their lengths, by turns. */
type Cuts = ReadonlyMap<number, Int32Array>

/** Kept pieces of at most so many characters may be chance: they are looked at again, together with what is around. */
const WEAK = 2

function dropWeak({ before, after, matches }: Aligned): void {
  for (const run of keptRuns(matches, after.ids.length)) {
    const end = run.before + run.length
    if (run.length > 0 && before.ends[end - 1]! - before.starts[run.before]! <= WEAK) matches.fill(-1, run.before, end)
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

function cutChunks(lexicon: Lexicon, chunks: readonly number[], expired: Expired): Cuts | undefined {
  const texts = chunks.map((id) => lexicon.token(id))
  const lengths = segmentChunks(texts, expired)
  if (!lengths) return undefined
  const cuts = new Map<number, Int32Array>()
  for (const [index, id] of chunks.entries()) {
    let start = 0
    const words = lengths[index]!.flatMap((length) => [lexicon.number(texts[index]!, start, (start += length)), length])
    cuts.set(id, Int32Array.from(words))
  }
  return cuts
}

function copy(list: TokenList, { ids, starts, ends }: Tokens, from: number, end: number, cuts?: Cuts): void {
  for (let place = from; place < end; place++) {
    const words = cuts?.get(ids[place]!)
    let start = starts[place]!
    if (!words) list.add(ids[place]!, start, ends[place]!)
    else for (let word = 0; word < words.length; word += 2) list.add(words[word]!, start, (start += words[word + 1]!))
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
    copy(oldList, before, range.before, range.beforeEnd, cuts)
    copy(freshList, after, range.after, range.afterEnd, cuts)
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
  const chunks = new Set<number>()
  for (const range of replaced) {
    for (const id of rough.before.ids.subarray(range.before, range.beforeEnd)) if (lexicon.isChunk(id)) chunks.add(id)
    for (const id of rough.after.ids.subarray(range.after, range.afterEnd)) if (lexicon.isChunk(id)) chunks.add(id)
  }
  const cuts = cutChunks(lexicon, [...chunks], expired)
  if (!cuts) return undefined
  const { cut, ranges } = rewrite(rough, replaced, cuts)
  const pair = { before: cut.before.ids, after: cut.after.ids, size: lexicon.size }
  return { ...cut, outcome: align(pair, cut.matches, expired, ranges) }
}
