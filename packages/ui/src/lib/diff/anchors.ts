import type { Pair } from './grams.ts'

/** Places in both sequences, the ends not included. */
export interface Range {
  readonly before: number
  readonly beforeEnd: number
  readonly after: number
  readonly afterEnd: number
}

/** Where the same thing stands in both sequences. */
export type Anchor = readonly [before: number, after: number]

/** How much longer a chain must be than in shuffled texts (2 √n), so that chance is not taken for likeness. */
const TRUST = 2.5

/** The longest chain of anchors that come in the same order in both; they are given in the order of `before`. */
export function longestChain(anchors: readonly Anchor[]): Anchor[] {
  const tails: number[] = []
  const previous = new Int32Array(anchors.length)
  for (const [index, [, after]] of anchors.entries()) {
    let low = 0
    let high = tails.length
    while (low < high) {
      const middle = (low + high) >> 1
      if (anchors[tails[middle]!]![1] < after) low = middle + 1
      else high = middle
    }
    previous[index] = low > 0 ? tails[low - 1]! : -1
    tails[low] = index
  }
  const chain: Anchor[] = []
  for (let index = tails.at(-1) ?? -1; index >= 0; index = previous[index]!) chain.push(anchors[index]!)
  return chain.toReversed()
}

/** Finds the patience anchors of ranges: what occurs exactly once in both. None where their order looks like chance. */
export function anchorFinder(pair: Pair): (range: Range) => Anchor[] {
  const beforeCounts = new Uint8Array(pair.size)
  const afterCounts = new Uint8Array(pair.size)
  const places = new Int32Array(pair.size)
  return (range) => {
    const before = pair.before.subarray(range.before, Math.max(range.before, range.beforeEnd))
    const after = pair.after.subarray(range.after, Math.max(range.after, range.afterEnd))
    for (const number of before) if (beforeCounts[number]! < 2) beforeCounts[number]! += 1
    for (let place = 0; place < after.length; place++) {
      const number = after[place]!
      if (afterCounts[number]! < 2) afterCounts[number]! += 1
      places[number] = place
    }
    const anchors: Anchor[] = []
    for (let place = 0; place < before.length; place++) {
      const number = before[place]!
      const once = beforeCounts[number] === 1 && afterCounts[number] === 1
      if (once) anchors.push([range.before + place, range.after + places[number]!])
    }
    for (const number of before) beforeCounts[number] = 0
    for (const number of after) afterCounts[number] = 0
    const chain = longestChain(anchors)
    return chain.length < Math.min(anchors.length, TRUST * Math.sqrt(anchors.length)) ? [] : chain
  }
}
