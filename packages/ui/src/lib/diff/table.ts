import type { Range } from './anchors.ts'
import type { Pair } from './grams.ts'

/** Cells of the largest table: some 0.5 ms. */
export const MOST_CELLS = 250_000

let cells = new Uint16Array(4096)

/**
 * The longest common subsequence of a short range, written into `matches`: for each token of `before` the place in
 * `after`. Takes about 2 ns for each pair of tokens, however different they are.
 */
export function matchExactly(pair: Pair, { before, beforeEnd, after, afterEnd }: Range, matches: Int32Array): void {
  const rows = beforeEnd - before
  const columns = afterEnd - after
  const width = columns + 1
  if (cells.length < (rows + 1) * width) cells = new Uint16Array((rows + 1) * width)
  const table = cells
  table.fill(0, rows * width, (rows + 1) * width)
  for (let row = rows - 1; row >= 0; row--) {
    const token = pair.before[before + row]!
    let cell = row * width + columns
    table[cell] = 0
    let right = 0
    for (let column = columns - 1; column >= 0; column--) {
      cell -= 1
      const below = table[cell + width]!
      if (pair.after[after + column] === token) right = table[cell + width + 1]! + 1
      else if (below > right) right = below
      table[cell] = right
    }
  }
  let row = 0
  let column = 0
  while (row < rows && column < columns) {
    const cell = row * width + column
    if (pair.before[before + row] === pair.after[after + column]) matches[before + row++] = after + column++
    else if (table[cell + width]! >= table[cell + 1]!) row += 1
    else column += 1
  }
}
