function hash(text: string, start: number, end: number): number {
  let value = 0x81_1c_9d_c5
  for (let index = start; index < end; index++) value = Math.imul(value ^ text.charCodeAt(index), 0x01_00_01_93)
  return value ^ (value >>> 15)
}

/**
 * Numbers tokens in the order of their first appearance: equal text, equal number. By hand, because a Map wants a string
 * made of each token and takes three times as long.
 */
export class Lexicon {
  readonly #texts: string[] = []
  readonly #starts: number[] = []
  readonly #ends: number[] = []
  /** By token: whether it is a run of a script whose words Intl.Segmenter has to find. */
  readonly #chunks: boolean[] = []
  #slots: Int32Array
  hasChunks = false

  /** `length`: of the texts together, in UTF-16 units. */
  constructor(length: number) {
    this.#slots = new Int32Array(2 ** Math.ceil(Math.log2(length / 4 + 16))).fill(-1)
  }

  get size(): number {
    return this.#texts.length
  }

  token(id: number): string {
    return this.#texts[id]!.slice(this.#starts[id], this.#ends[id])
  }

  isChunk(id: number): boolean {
    return this.#chunks[id] === true
  }

  markChunk(id: number): void {
    this.#chunks[id] = true
    this.hasChunks = true
  }

  /** The number of the token that stands there in this text. */
  number(text: string, start: number, end: number): number {
    const slot = this.#slot(text, start, end)
    const known = this.#slots[slot]!
    if (known >= 0) return known
    const id = this.#texts.push(text) - 1
    this.#starts.push(start)
    this.#ends.push(end)
    this.#slots[slot] = id
    if (this.size * 2 > this.#slots.length) this.#grow()
    return id
  }

  /** Where the token is, or the free slot where it belongs. */
  #slot(text: string, start: number, end: number): number {
    const mask = this.#slots.length - 1
    let slot = hash(text, start, end) & mask
    while (this.#slots[slot]! >= 0 && !this.#is(this.#slots[slot]!, text, start, end)) slot = (slot + 1) & mask
    return slot
  }

  #is(id: number, text: string, start: number, end: number): boolean {
    const known = this.#texts[id]!
    const knownStart = this.#starts[id]!
    if (this.#ends[id]! - knownStart !== end - start) return false
    for (let index = start; index < end; index++) {
      if (known.charCodeAt(knownStart + index - start) !== text.charCodeAt(index)) return false
    }
    return true
  }

  #grow(): void {
    this.#slots = new Int32Array(this.#slots.length * 4).fill(-1)
    for (const [id, text] of this.#texts.entries()) {
      this.#slots[this.#slot(text, this.#starts[id]!, this.#ends[id]!)] = id
    }
  }
}
