import { isSpace, splitsLineEnd } from './spaces.ts'

/** Sentences in Chinese and Japanese end without white space. */
const FULL_STOPS = new Set([...'。！？'].map((stop) => stop.charCodeAt(0)))

const isStop = (text: string, index: number) => FULL_STOPS.has(text.charCodeAt(index))

/** How far to go back for the start of a sentence, so that what was added can be shown as whole sentences. */
const SENTENCE = 300
const SENTENCE_START = /^.*(?:[.!?…]\s+|[。！？\n])/su

/** How many UTF-16 units both texts have in common at the start, back to the start of a sentence or at least a word. */
export function commonStart(before: string, after: string): number {
  const most = Math.min(before.length, after.length)
  let end = 0
  while (end < most && before.charCodeAt(end) === after.charCodeAt(end)) end += 1
  if (end === before.length && end === after.length) return end
  const isHalved = (index: number) => splitsLineEnd(before, index) || splitsLineEnd(after, index)
  const cuts = (index: number) => (isSpace(before, index - 1) || isStop(before, index - 1)) && !isHalved(index)
  while (end > 0 && !cuts(end)) end -= 1
  const from = Math.max(0, end - SENTENCE)
  const sentences = SENTENCE_START.exec(before.slice(from, end))?.[0].length ?? 0
  return sentences > 0 && !isHalved(from + sentences) ? from + sentences : end
}

/** The same at the end, leaving the first `start` units of both alone. */
export function commonEnd(before: string, after: string, start: number): number {
  const most = Math.min(before.length, after.length) - start
  let length = 0
  while (
    length < most &&
    before.charCodeAt(before.length - 1 - length) === after.charCodeAt(after.length - 1 - length)
  ) {
    length += 1
  }
  const cuts = (old: number, fresh: number) =>
    (isSpace(before, old) || (isStop(before, old - 1) && isStop(after, fresh - 1))) &&
    !splitsLineEnd(before, old) &&
    !splitsLineEnd(after, fresh)
  while (length > 0 && !cuts(before.length - length, after.length - length)) length -= 1
  return length
}
