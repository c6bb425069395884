import { classOf, MARK } from './char-class.ts'

/** True when the time is up. */
export type Expired = () => boolean

/** Characters given to Intl.Segmenter between two looks at the clock. */
const BATCH = 4000
/** Intl.Segmenter needs some 0.4 µs per character: where more than this would go to it, a rough cut has to do. */
const MOST_SEGMENTED = 60_000
/** In the rough cut, runs longer than this are no words. */
const LONGEST_PHRASE = 8

let segmenter: Intl.Segmenter | undefined

/** Cuts where the script changes (kanji, the kana behind them), and long runs into characters with their marks. */
function byScript(chunk: string, lengths: number[]): void {
  let last = 0
  for (const character of chunk) {
    const kind = classOf(character.codePointAt(0) ?? 0)
    const goesOn = kind === MARK || (kind === last && chunk.length <= LONGEST_PHRASE)
    if (last !== 0 && goesOn) lengths[lengths.length - 1]! += character.length
    else lengths.push(character.length)
    if (kind !== MARK || last === 0) last = kind
  }
}

/** One call for many chunks: calls are dear. A line feed is always a segment of its own. */
function byWord(chunks: readonly string[], lengths: number[]): void {
  segmenter ??= new Intl.Segmenter('ja', { granularity: 'word' })
  for (const { segment } of segmenter.segment(chunks.join('\n'))) if (segment !== '\n') lengths.push(segment.length)
}

/**
 * Cuts Japanese, Korean and Chinese (and Thai, Lao, Khmer, Burmese) into words by Intl.Segmenter. A chunk is a run of
 * such a script without white space. The answer has the lengths of the words of all chunks, one after the other, in
 * UTF-16 units; undefined when the time ran out.
 */
export function segmentChunks(chunks: readonly string[], expired: Expired): number[] | undefined {
  const lengths: number[] = []
  const total = chunks.reduce((sum, chunk) => sum + chunk.length, 0)
  if (total > MOST_SEGMENTED) {
    for (const chunk of chunks) byScript(chunk, lengths)
    return lengths
  }
  let next = 0
  while (next < chunks.length) {
    if (expired()) return undefined
    const first = next
    for (let size = 0; next < chunks.length && size < BATCH; next++) size += chunks[next]!.length
    byWord(chunks.slice(first, next), lengths)
  }
  return lengths
}
