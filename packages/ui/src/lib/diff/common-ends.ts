import { isSpace, splitsLineEnd } from './spaces.ts'

/** Sentences in Chinese and Japanese end without white space. */
const FULL_STOPS = new Set([...'。！？'].map((stop) => stop.charCodeAt(0)))
/** How far to go back for the start of a sentence, so that what was added can be shown as whole sentences. */
const SENTENCE = 300

/** Whether no word goes on at this place, and no line end. */
function isFree(text: string, index: number): boolean {
  const starts = index === 0 || isSpace(text, index - 1) || FULL_STOPS.has(text.charCodeAt(index - 1))
  return starts && !splitsLineEnd(text, index)
}

/** How many UTF-16 units both texts have in common at the start, back to the start of a sentence or at least a word. */
export function commonStart(before: string, after: string): number {
  if (before === after) return before.length
  let end = 0
  while (before.charCodeAt(end) === after.charCodeAt(end)) end += 1
  while (!(isFree(before, end) && isFree(after, end))) end -= 1
  const from = Math.max(0, end - SENTENCE)
  const sentences = /^.*(?:[.!?…]\s+|[。！？\n])/su.exec(before.slice(from, end))?.[0].length ?? 0
  return sentences > 0 && isFree(before, from + sentences) && isFree(after, from + sentences) ? from + sentences : end
}

/** The same at the end, back to the start of a word, and leaving the first `start` units of both alone. */
export function commonEnd(before: string, after: string, start: number): number {
  let old = before.length
  let fresh = after.length
  while (old > start && fresh > start && before.charCodeAt(old - 1) === after.charCodeAt(fresh - 1)) {
    old -= 1
    fresh -= 1
  }
  while (old < before.length && !(isFree(before, old) && isFree(after, fresh))) {
    old += 1
    fresh += 1
  }
  return before.length - old
}
