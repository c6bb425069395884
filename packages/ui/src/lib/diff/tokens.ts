import type { Lexicon } from './lexicon.ts'
import { scan } from './scan.ts'
import type { Expired } from './segment.ts'

/** The words and symbols of a text: as numbers (equal text, equal number) and where they stand. The rest is white space. */
export interface Tokens {
  readonly ids: Int32Array
  readonly starts: Int32Array
  readonly ends: Int32Array
}

/** Tokens scanned between two looks at the clock. */
const BATCH = 4096

/** Tokens to be written, of a text of this length. */
export class TokenList {
  readonly #ids: Int32Array
  readonly #starts: Int32Array
  readonly #ends: Int32Array
  length = 0

  constructor(textLength: number) {
    this.#ids = new Int32Array(textLength)
    this.#starts = new Int32Array(textLength)
    this.#ends = new Int32Array(textLength)
  }

  add(id: number, start: number, end: number): void {
    this.#ids[this.length] = id
    this.#starts[this.length] = start
    this.#ends[this.length] = end
    this.length += 1
  }

  tokens(): Tokens {
    const written = (list: Int32Array) => list.subarray(0, this.length)
    return { ids: written(this.#ids), starts: written(this.#starts), ends: written(this.#ends) }
  }
}

/**
 * Cuts a text into words and symbols, and into chunks where Intl.Segmenter is needed (see `scan` for `rough`); undefined
 * when the time ran out.
 */
export function tokenise(text: string, lexicon: Lexicon, rough: boolean, expired: Expired): Tokens | undefined {
  const list = new TokenList(text.length)
  const complete = scan(text, rough, (start, end, script) => {
    const id = lexicon.number(text, start, end)
    if (script) lexicon.markChunk(id)
    list.add(id, start, end)
    return list.length % BATCH !== 0 || !expired()
  })
  return complete ? list.tokens() : undefined
}
