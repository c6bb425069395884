import { classOf, SYMBOL } from './char-class.ts'
import type { Aligned } from './refine.ts'
import { keptRuns } from './runs.ts'

/** A kept island of few tokens goes when the changes on both sides are at least so many times its length. */
const MOST_ISLAND = 4
const SEA_TO_ISLAND = 6
/** An island of one punctuation mark goes sooner: when both changes have at least so many tokens. */
const SEA_AROUND_SYMBOL = 4

/**
 * For the reader: takes back matches that stand alone in the middle of large changes (a comma or 'the' that both
 * versions of a rewritten paragraph happen to have). Changes `matches`.
 */
export function dropIslands(text: string, { before, after, matches }: Aligned): void {
  const isSymbol = (place: number) => classOf(text.codePointAt(before.starts[place]!) ?? 0) === SYMBOL
  let island = { before: 0, after: 0, length: 0 }
  let left = Infinity
  for (const run of keptRuns(matches, after.ids.length)) {
    const right = Math.max(run.before - island.before - island.length, run.after - island.after - island.length)
    const sea = Math.min(left, right)
    const symbol = island.length === 1 && isSymbol(island.before)
    const small = island.length > 0 && island.length <= MOST_ISLAND
    const alone = small && sea >= (symbol ? SEA_AROUND_SYMBOL : SEA_TO_ISLAND * island.length)
    if (alone) matches.fill(-1, island.before, island.before + island.length)
    left = alone ? left + island.length + right : right
    island = run
  }
}
