/** True when the time is up. */
export type Expired = () => boolean

/** Characters given to Intl.Segmenter between two looks at the clock. */
const BATCH = 4000
let segmenter: Intl.Segmenter | undefined

/** One call for many chunks: calls are dear. A line feed is always a segment of its own. */
function byWord(chunks: readonly string[], lengths: number[]): void {
  // Firefox has had one since 2024: before, a word is a character with its marks.
  if (!Intl.Segmenter) {
    for (const chunk of chunks) for (const [one] of chunk.matchAll(/\P{M}\p{M}*|\p{M}+/gu)) lengths.push(one.length)
    return
  }
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
  let next = 0
  while (next < chunks.length) {
    if (expired()) return undefined
    const first = next
    for (let size = 0; next < chunks.length && size < BATCH; next++) size += chunks[next]!.length
    byWord(chunks.slice(first, next), lengths)
  }
  return lengths
}
