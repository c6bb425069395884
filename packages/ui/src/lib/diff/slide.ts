import type { Aligned } from './refine.ts'
import { keptRuns } from './runs.ts'
import type { Tokens } from './tokens.ts'

/** How far an addition or a removal is moved to find a better place; tokens. */
const FARTHEST = 60
const STOPS = '.!?…。！？'

/** How good it is to cut the text before this token: at a new line best, then after a sentence, then between words. */
function cutQuality(text: string, { starts, ends }: Tokens, place: number): number {
  if (place <= 0 || place >= starts.length) return 2
  const end = ends[place - 1]!
  const space = text.slice(end, starts[place])
  if (space.includes('\n')) return 3
  if (STOPS.includes(text.charAt(end - 1))) return 2
  return space === '' ? 0 : 1
}

/** What stands between a token and the one before it. */
const gapBefore = (text: string, { starts, ends }: Tokens, place: number) =>
  text.slice(ends[place - 1] ?? 0, starts[place])

/** The text that has the tokens from `start` to `end` while the other has nothing: both may move together. */
interface Block {
  readonly text: string
  readonly tokens: Tokens
  readonly start: number
  readonly end: number
  /** What the other text has in its place. */
  readonly gap: string
}

/** By how many tokens to move the block, back or forth, so that it begins and ends where a reader would cut. */
function bestShift({ text, tokens, start, end, gap }: Block, back: number, forth: number): number {
  const { ids } = tokens
  const quality = (shift: number) => cutQuality(text, tokens, start + shift) + cutQuality(text, tokens, end + shift)
  let best = 0
  let bestQuality = quality(0)
  const consider = (shift: number) => {
    if (quality(shift) <= bestQuality) return
    best = shift
    bestQuality = quality(shift)
  }
  /** Whether the same stands before two tokens, so that keeping one instead of the other changes no white space. */
  const isAlike = (place: number, other: number, isFirst: boolean) =>
    gapBefore(text, tokens, other) === (isFirst ? gap : gapBefore(text, tokens, place))
  for (let shift = -1; shift >= -back && ids[start + shift] === ids[end + shift]; shift--) {
    if (!isAlike(start + shift + 1, end + shift + 1, shift === -1)) break
    consider(shift)
  }
  for (let shift = 1; shift <= forth && ids[start + shift - 1] === ids[end + shift - 1]; shift++) {
    if (!isAlike(end + shift - 1, start + shift - 1, shift === 1)) break
    consider(shift)
  }
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
    const old = {
      text: beforeText,
      tokens: before,
      start: last.before + last.length,
      end: run.before,
      gap: gapBefore(afterText, after, run.after),
    }
    const fresh = {
      text: afterText,
      tokens: after,
      start: last.after + last.length,
      end: run.after,
      gap: gapBefore(beforeText, before, run.before),
    }
    const forth = Math.min(run.length, FARTHEST)
    let shift = 0
    if (fresh.start === fresh.end) {
      shift = bestShift(old, back, forth)
      if (shift < 0) moveMatches(matches, old.start + shift, -shift, old.end + shift)
      else moveMatches(matches, old.end, shift, old.start)
    } else if (old.start === old.end) {
      shift = bestShift(fresh, back, forth)
      const size = fresh.end - fresh.start
      for (let place = old.start + shift; place < old.start; place++) matches[place]! += size
      for (let place = old.start; place < old.start + shift; place++) matches[place]! -= size
    }
    back = Math.min(run.length - Math.max(shift, 0), FARTHEST)
    last = run
  }
}
