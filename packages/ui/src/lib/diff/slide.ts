import type { Aligned } from './refine.ts'
import { keptRuns } from './runs.ts'
import type { Tokens } from './tokens.ts'

/** How far an addition or a removal is moved to find a better place; tokens. */
const FARTHEST = 60
const STOPS = /[.!?…。！？]$/u

/** How good it is to cut the text before this token: at a new line best, then after a sentence, then between words. */
function cutQuality(text: string, { starts, ends }: Tokens, place: number): number {
  if (place <= 0 || place >= starts.length) return 2
  const end = ends[place - 1]!
  const space = text.slice(end, starts[place])
  if (space.includes('\n')) return 3
  if (STOPS.test(text.slice(end - 1, end))) return 2
  return space === '' ? 0 : 1
}

/** The text that has the tokens from `start` to `end` while the other has nothing: both may move together. */
interface Block {
  readonly text: string
  readonly tokens: Tokens
  readonly start: number
  readonly end: number
}

/** By how many tokens to move the block, back or forth, so that it begins and ends where a reader would cut. */
function bestShift({ text, tokens, start, end }: Block, back: number, forth: number): number {
  const { ids } = tokens
  const quality = (shift: number) => cutQuality(text, tokens, start + shift) + cutQuality(text, tokens, end + shift)
  let best = 0
  let bestQuality = quality(0)
  const consider = (shift: number) => {
    if (quality(shift) <= bestQuality) return
    best = shift
    bestQuality = quality(shift)
  }
  for (let shift = -1; shift >= -back && ids[start + shift] === ids[end + shift]; shift--) consider(shift)
  for (let shift = 1; shift <= forth && ids[start + shift - 1] === ids[end + shift - 1]; shift++) consider(shift)
  return best
}

/** Moves matches of tokens of `before` to others: those from `start` on, `count` of them, to those from `target` on. */
function moveMatches(matches: Int32Array, start: number, count: number, target: number): void {
  const moved = matches.slice(start, start + count)
  matches.fill(-1, start, start + count)
  matches.set(moved, target)
}

/**
 * For the reader: where tokens are only added or only removed, and the same could be said some tokens earlier or later,
 * says it where a line, a sentence or a word begins. Changes `matches`.
 */
export function slideBlocks(beforeText: string, afterText: string, { before, after, matches }: Aligned): void {
  let last = { before: 0, after: 0, length: 0 }
  let back = 0
  for (const run of keptRuns(matches, after.ids.length)) {
    const old = { text: beforeText, tokens: before, start: last.before + last.length, end: run.before }
    const fresh = { text: afterText, tokens: after, start: last.after + last.length, end: run.after }
    const forth = Math.min(run.length, FARTHEST)
    let shift = 0
    if (fresh.start === fresh.end && old.start < old.end) {
      shift = bestShift(old, back, forth)
      if (shift < 0) moveMatches(matches, old.start + shift, -shift, old.end + shift)
      else moveMatches(matches, old.end, shift, old.start)
    } else if (old.start === old.end && fresh.start < fresh.end) {
      shift = bestShift(fresh, back, forth)
      const size = fresh.end - fresh.start
      for (let place = old.start + shift; place < old.start; place++) matches[place]! += size
      for (let place = old.start; place < old.start + shift; place++) matches[place]! -= size
    }
    back = Math.min(run.length - Math.max(shift, 0), FARTHEST)
    last = run
  }
}
