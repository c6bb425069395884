/** Two sequences of numbers that can be compared with each other: all below `size`. */
export interface Pair {
  readonly before: Int32Array
  readonly after: Int32Array
  readonly size: number
}

/** Numbers pairs of numbers; by hand because a Map with joined keys takes five times as long. */
class PairTable {
  readonly #mask: number
  readonly #slots: Int32Array
  readonly #firsts: Int32Array
  readonly #seconds: Int32Array
  size = 0

  constructor(most: number) {
    this.#mask = 2 ** Math.ceil(Math.log2(2 * most + 2)) - 1
    this.#slots = new Int32Array(this.#mask + 1).fill(-1)
    this.#firsts = new Int32Array(most)
    this.#seconds = new Int32Array(most)
  }

  number(first: number, second: number): number {
    const hash = Math.imul(first, 0x9e_37_79_b1) ^ Math.imul(second, 0x85_eb_ca_6b)
    let slot = (hash ^ (hash >>> 15)) & this.#mask
    for (;;) {
      const known = this.#slots[slot]!
      if (known < 0) break
      if (this.#firsts[known] === first && this.#seconds[known] === second) return known
      slot = (slot + 1) & this.#mask
    }
    this.#slots[slot] = this.size
    this.#firsts[this.size] = first
    this.#seconds[this.size] = second
    return this.size++
  }
}

/**
 * Each place together with the place `distance` further on, so that equal numbers mean equal pairs: single tokens
 * become pairs, pairs become fours. Both sequences get shorter by `distance`.
 */
export function joinPlaces(pair: Pair, distance: number): Pair {
  const table = new PairTable(pair.before.length + pair.after.length)
  const join = (source: Int32Array) => {
    const joined = new Int32Array(Math.max(0, source.length - distance))
    for (let place = 0; place < joined.length; place++) {
      joined[place] = table.number(source[place]!, source[place + distance]!)
    }
    return joined
  }
  return { before: join(pair.before), after: join(pair.after), size: table.size }
}
