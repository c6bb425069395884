/** FNV-1a with a final mix: a 32-bit number from any texts and numbers. */
export const hash = (...parts: (string | number)[]): number => {
  let h = 0x811c9dc5
  const text = parts.join('\u0000')
  for (let at = 0; at < text.length; at++) {
    const code = text.codePointAt(at) ?? 0
    if (code > 0xffff) at++
    h = Math.imul(h ^ code, 0x01000193)
  }
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b)
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35)
  return (h ^ (h >>> 16)) >>> 0
}

/** FNV-1a of bytes, such as a picture's. */
export const hashOfBytes = (bytes: Uint8Array): number =>
  bytes.reduce((h, byte) => Math.imul(h ^ byte, 0x01000193), 0x811c9dc5)

/** A small id that looks like one: 'ttl-4f9k2m'. */
export const publicId = (prefix: string, ...parts: (string | number)[]): string =>
  `${prefix}-${hash(prefix, ...parts)
    .toString(36)
    .padStart(7, '0')}`

export interface Random {
  /** From 0 up to, not including, 1. */
  next(): number
  /** A whole number, both ends included. */
  int(min: number, max: number): number
  pick<T>(list: readonly T[]): T
  chance(probability: number): boolean
  /** `count` different entries, in the order of the list. */
  sample<T>(list: readonly T[], count: number): T[]
}

class Mulberry32 implements Random {
  #state: number
  constructor(state: number) {
    this.#state = state
  }
  next(): number {
    const state = (this.#state + 0x6d2b79f5) | 0
    this.#state = state
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
  int(min: number, max: number): number {
    return min + Math.floor(this.next() * (max - min + 1))
  }
  pick<T>(list: readonly T[]): T {
    return list[this.int(0, list.length - 1)] as T
  }
  chance(probability: number): boolean {
    return this.next() < probability
  }
  sample<T>(list: readonly T[], count: number): T[] {
    const wanted = Math.min(count, list.length)
    if (wanted === 1) return [this.pick(list)]
    const taken: number[] = []
    while (taken.length < wanted) {
      const at = this.int(0, list.length - 1)
      if (!taken.includes(at)) taken.push(at)
    }
    return taken.toSorted((a, b) => a - b).map((at) => list[at] as T)
  }
}

/** mulberry32, made anew for each record so that one record never shifts the next. */
export const randomOf = (...parts: (string | number)[]): Random => new Mulberry32(hash(...parts))
