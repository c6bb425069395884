/** The rows of a text's tables, each as its cells. */
export const rowsOf = (markdown: string) =>
  markdown
    .split('\n')
    .filter((line) => /^\|.*\|$/.test(line.trim()))
    .map((line) =>
      line
        .trim()
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim()),
    )

/** A cell that says how many KB something has. */
export const SIZE = /^\d+(?:\.\d+)?$/
