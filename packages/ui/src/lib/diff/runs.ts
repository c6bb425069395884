/** Tokens kept one after the other: their places in both texts. */
export interface Run {
  readonly before: number
  readonly after: number
  readonly length: number
}

/**
 * The runs of kept tokens; `matches` has for each token of `before` its place in `after`, or -1. An empty run stands at
 * the end of both, so that every change has a run behind it.
 */
export function keptRuns(matches: Int32Array, afterLength: number): Run[] {
  const runs: Run[] = []
  let place = 0
  while (place < matches.length) {
    const before = place
    const after = matches[place]!
    place += 1
    if (after < 0) continue
    while (matches[place] === after + place - before) place += 1
    runs.push({ before, after, length: place - before })
  }
  runs.push({ before: matches.length, after: afterLength, length: 0 })
  return runs
}
