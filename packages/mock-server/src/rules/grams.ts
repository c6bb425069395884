/** Whole numbers, rising. */
class Rising {
  list = new Int32Array(4)
  size = 0
  add(value: number): void {
    if (this.size === this.list.length) {
      const longer = new Int32Array(this.size * 2)
      longer.set(this.list)
      this.list = longer
    }
    this.list[this.size++] = value
  }
  all(): Int32Array {
    return this.list.subarray(0, this.size)
  }
}

const NONE = new Int32Array(0)
const ASCII = 128
const WIDE = 0x10000
const BLOCK_BITS = 5

/** Where the first number of the rising list that is not below the target stands, from a place before it. */
const seek = (list: Int32Array, from: number, target: number): number => {
  let low = from
  let high = from
  for (let step = 1; high < list.length && (list[high] as number) < target; step *= 2) {
    low = high + 1
    high += step
  }
  if (high > list.length) high = list.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((list[middle] as number) < target) low = middle + 1
    else high = middle
  }
  return low
}

/** Where one list is this much longer than the other, searching it is quicker than walking along. */
const FAR = 8

/** The numbers of the first list that are in the second one, too, `apart` further on. */
const common = (few: Int32Array, many: Int32Array, apart: number): Int32Array => {
  const both = new Int32Array(few.length)
  const isFar = many.length > FAR * few.length
  const end = many.length
  let size = 0
  let at = 0
  for (let n = 0; n < few.length; n++) {
    const value = few[n] as number
    const target = value + apart
    if (isFar) at = seek(many, at, target)
    else while (at < end && (many[at] as number) < target) at++
    if (at < end && many[at] === target) both[size++] = value
  }
  return both.subarray(0, size)
}

/**
 * Texts, one after another, by where each pair of letters stands: finds every text with a pattern in it without looking
 * at a text. Nothing is ever taken out; who keeps the texts knows which of them still count.
 */
export class Grams {
  #size = 0
  /** Every text begins a block of places of its own: a place tells its text. */
  readonly #textOfBlock = new Rising()
  readonly #ofPair = new Map<number, Rising>()
  /** The same for two letters of ASCII, which are most. */
  readonly #ofAscii = Array.from<Rising | undefined>({ length: ASCII * ASCII })

  /** Adds a text; its number is how many there were before. */
  add(text: string): void {
    const start = this.#textOfBlock.size << BLOCK_BITS
    for (let at = 0; at < text.length; at += 1 << BLOCK_BITS) this.#textOfBlock.add(this.#size)
    this.#size++
    let first = text.charCodeAt(0)
    for (let at = 1; at < text.length; at++) {
      const second = text.charCodeAt(at)
      let places = this.#placesOf(first, second)
      if (!places) {
        places = new Rising()
        if (first < ASCII && second < ASCII) this.#ofAscii[first * ASCII + second] = places
        else this.#ofPair.set(first * WIDE + second, places)
      }
      places.add(start + at - 1)
      first = second
    }
  }

  /** Numbers of the texts that hold the pattern, rising. One letter is found where another one follows it. */
  find(pattern: string): Int32Array {
    return pattern.length === 1 ? this.#holding(pattern.charCodeAt(0)) : this.#textsAt(this.#placesOfText(pattern))
  }

  #placesOf(first: number, second: number): Rising | undefined {
    return first < ASCII && second < ASCII
      ? this.#ofAscii[first * ASCII + second]
      : this.#ofPair.get(first * WIDE + second)
  }

  /** Where the pattern begins: where all its pairs stand as far apart as in the pattern. */
  #placesOfText(pattern: string): Int32Array {
    const pairs: { at: number; places: Int32Array }[] = []
    const last = pattern.length - 2
    for (let at = 0; at <= last; at++) {
      const places = this.#placesOf(pattern.charCodeAt(at), pattern.charCodeAt(at + 1))
      if (!places) return NONE
      // Every other pair and the last one are all letters.
      if (at % 2 === 0 || at === last) pairs.push({ at, places: places.all() })
    }
    const [rarest, ...others] = pairs.toSorted((a, b) => a.places.length - b.places.length)
    if (!rarest) return NONE
    let found = rarest.places
    for (const { at, places } of others) found = common(found, places, at - rarest.at)
    return found
  }

  /** The texts around the places, each once. */
  #textsAt(places: Int32Array): Int32Array {
    const texts = new Int32Array(places.length)
    const textOf = this.#textOfBlock.list
    let size = 0
    let last = -1
    for (let n = 0; n < places.length; n++) {
      const text = textOf[(places[n] as number) >> BLOCK_BITS] as number
      if (text === last) continue
      last = text
      texts[size++] = text
    }
    return texts.subarray(0, size)
  }

  #holding(letter: number): Int32Array {
    const isThere = new Uint8Array(this.#size)
    const note = (places: Rising) => {
      for (const text of this.#textsAt(places.all())) isThere[text] = 1
    }
    for (const [pair, places] of this.#ofPair) if (Math.floor(pair / WIDE) === letter) note(places)
    for (const [pair, places] of this.#ofAscii.entries())
      if (places && Math.floor(pair / ASCII) === letter) note(places)
    const texts = new Rising()
    for (const [text, there] of isThere.entries()) if (there) texts.add(text)
    return texts.all()
  }
}
