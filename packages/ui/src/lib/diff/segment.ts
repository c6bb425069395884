import { classOf, MARK } from './char-class.ts'

/** True when the time is up. */
export type Expired = () => boolean

/** Characters given to Intl.Segmenter between two looks at the clock. */
const BATCH = 4000
/** Intl.Segmenter needs some 0.4 µs per character: where more than this would go to it, chunks stand for words ... */
const MOST_SEGMENTED = 60_000
/** ... unless they are longer than this; such ones are cut into characters. */
const LONGEST_PHRASE = 8

let segmenter: Intl.Segmenter | undefined

/** The lengths of what the change of script tells apart: kanji and the kana behind them; long runs by character. */
function byScript(chunk: string): number[] {
  const lengths: number[] = []
  let last = 0
  for (const character of chunk) {
    const kind = classOf(character.codePointAt(0) ?? 0)
    if (lengths.length > 0 && (kind === MARK || (kind === last && chunk.length <= LONGEST_PHRASE)))
      lengths[lengths.length - 1]! += character.length
    else lengths.push(character.length)
    if (kind !== MARK) last = kind
  }
  return lengths
}

/** One call for many chunks: calls are dear. A line feed is always a segment of its own. */
function words(chunks: readonly string[]): number[][] {
  segmenter ??= new Intl.Segmenter('ja', { granularity: 'word' })
  let current: number[] = []
  const lengths = [current]
  for (const { segment } of segmenter.segment(chunks.join('\n'))) {
    if (segment === '\n') lengths.push((current = []))
    else current.push(segment.length)
  }
  return lengths
}

/**
 * Cuts Japanese, Korean and Chinese (and Thai, Lao, Khmer, Burmese) into words by Intl.Segmenter. A chunk is a run of
 * such a script without white space; the answer has the lengths of the words of each. Undefined when the time ran out.
 */
export function segmentChunks(chunks: readonly string[], expired: Expired): number[][] | undefined {
  const total = chunks.reduce((sum, chunk) => sum + chunk.length, 0)
  if (total > MOST_SEGMENTED) {
    return chunks.map(byScript)
  }
  const lengths: number[][] = []
  while (lengths.length < chunks.length) {
    if (expired()) return undefined
    let size = 0
    let end = lengths.length
    while (end < chunks.length && size < BATCH) size += chunks[end++]!.length
    lengths.push(...words(chunks.slice(lengths.length, end)))
  }
  return lengths
}
