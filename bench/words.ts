import type { WordDiff } from '../packages/ui/src/lib/diff/word-diff.ts'

export type Word = { readonly word: string; readonly start: number }

const segmenter = new Intl.Segmenter('ja', { granularity: 'word' })

/** The words of a text of any language, without punctuation. */
export function wordsOf(text: string): Word[] {
  return Array.from(segmenter.segment(text))
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment, index }) => ({ word: segment, start: index }))
}

function placesOf(words: readonly Word[]): Map<string, number[]> {
  const places = new Map<string, number[]>()
  for (const [place, { word }] of words.entries()) {
    const known = places.get(word)
    if (known) known.push(place)
    else places.set(word, [place])
  }
  return places
}

/** How many words an optimal diff keeps: the longest common subsequence, 31 places at a time (Hyyrö's algorithm). */
export function mostKept(before: readonly Word[], after: readonly Word[]): number {
  const all = 0x7f_ff_ff_ff
  const places = placesOf(before)
  const row = new Int32Array(Math.ceil(before.length / 31)).fill(all)
  const mask = new Int32Array(row.length)
  for (const { word } of after) {
    const found = places.get(word)
    if (!found) continue
    for (const place of found) mask[Math.floor(place / 31)]! |= 1 << (place % 31)
    let carry = 0
    for (let cell = Math.floor(found[0]! / 31); cell < row.length; cell++) {
      const old = row[cell]!
      const sum = old + (old & mask[cell]!) + carry
      carry = sum > all ? 1 : 0
      row[cell] = (sum | (old & ~mask[cell]!)) & all
    }
    for (const place of found) mask[Math.floor(place / 31)] = 0
  }
  return before.filter((_, place) => ((row[Math.floor(place / 31)]! >>> (place % 31)) & 1) === 0).length
}

/** How many words of the old text lie wholly within what is kept. */
export function kept(words: readonly Word[], diff: WordDiff): number {
  if (diff.kind === 'whole') return 0
  let count = 0
  let next = 0
  let start = 0
  for (const { op, text } of diff.parts) {
    if (op === 'add') continue
    const end = start + text.length
    for (; next < words.length && words[next]!.start < end; next++) {
      const { word, start: from } = words[next]!
      if (op === 'keep' && from >= start && from + word.length <= end) count += 1
    }
    start = end
  }
  return count
}
