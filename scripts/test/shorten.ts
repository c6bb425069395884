const LINES = 120
const WIDTH = 400

/** A failed runner's output, cut where it is longer than anyone reads: the first and last 120 lines of 400 characters. */
export const shorten = (output: string) => {
  const lines = output
    .trimEnd()
    .split('\n')
    .map((line) => (line.length > WIDTH ? `${line.slice(0, WIDTH)} …` : line))
  const left = lines.length - 2 * LINES
  if (left <= 0) return lines.join('\n')
  return [...lines.slice(0, LINES), `… ${left} lines left out …`, ...lines.slice(-LINES)].join('\n')
}
