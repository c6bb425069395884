/** The length of the longest common subsequence, row by row. */
export function mostKept(before: readonly number[], after: readonly number[]): number {
  let row = after.map(() => 0)
  for (const one of before) {
    const above = row
    row = []
    for (const [column, other] of after.entries()) {
      row.push(one === other ? (above[column - 1] ?? 0) + 1 : Math.max(above[column]!, row[column - 1] ?? 0))
    }
  }
  return row.at(-1) ?? 0
}
