import { groups, type Pair } from './grams.ts'

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

/** What is known of a group of tokens while a range is read. */
const ONCE_BEFORE = 1
const ONCE_IN_BOTH = 2
const MORE = 3

/** The longest chain of anchors that come in the same order in both; they are given in the order of `before`. */
export function longestChain(anchors: readonly Anchor[]): Anchor[] {
  const tails: number[] = []
  const previous = new Int32Array(anchors.length)
  for (const [index, [, after]] of anchors.entries()) {
    let high = tails.length
    let low = high > 0 && anchors[tails[high - 1]!]![1] < after ? high : 0
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

/** Finds patience anchors: groups of `width` tokens that occur exactly once in both texts. */
export class AnchorFinder {
  readonly #tokens: Pair
  readonly #groups: Pair
  readonly #width: number
  readonly #known: Uint8Array
  readonly #places: Int32Array

  constructor(tokens: Pair, width: number) {
    this.#tokens = tokens
    this.#groups = groups(tokens, width)
    this.#width = width
    this.#known = new Uint8Array(this.#groups.size)
    this.#places = new Int32Array(this.#groups.size)
  }

  #isSame(before: number, after: number): boolean {
    const { before: old, after: fresh } = this.#tokens
    for (let next = 0; next < this.#width; next++) if (old[before + next] !== fresh[after + next]) return false
    return true
  }

  /** The longest chain of anchors within the range; none where their order looks like chance. */
  find(range: Range): Anchor[] {
    const shorter = this.#width - 1
    const before = this.#groups.before.subarray(range.before, Math.max(range.before, range.beforeEnd - shorter))
    const after = this.#groups.after.subarray(range.after, Math.max(range.after, range.afterEnd - shorter))
    const known = this.#known
    for (const group of before) known[group] = known[group] === 0 ? ONCE_BEFORE : MORE
    for (let place = 0; place < after.length; place++) {
      const group = after[place]!
      this.#places[group] = range.after + place
      if (known[group] !== 0) known[group] = known[group] === ONCE_BEFORE ? ONCE_IN_BOTH : MORE
    }
    const anchors: Anchor[] = []
    for (let place = 0; place < before.length; place++) {
      const group = before[place]!
      if (known[group] !== ONCE_IN_BOTH) continue
      const anchor = [range.before + place, this.#places[group]!] as const
      if (this.#isSame(...anchor)) anchors.push(anchor)
    }
    for (const group of before) known[group] = 0
    const chain = longestChain(anchors)
    return chain.length < Math.min(anchors.length, TRUST * Math.sqrt(anchors.length)) ? [] : chain
  }
}
