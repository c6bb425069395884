import { writeFileSync } from 'node:fs'

/** One thing that was checked: no problems means it holds. */
export interface Check {
  name: string
  problems: string[]
  /** How many things were looked at; a check that looks at nothing fails. */
  seen: number
}

/** What a check reports when it is judged: its own problems, or that it watched nothing. */
export const problemsOf = ({ problems, seen }: Check) => (seen === 0 ? [...problems, 'nothing to look at'] : problems)

/**
 * Prints each check on a line with its problems below, writes them to $BUNKO_REPORT for `npm test` to add up, and sets
 * the exit code.
 */
export const report = (checks: readonly Check[]) => {
  const judged = checks.map((check) => ({ ...check, problems: problemsOf(check) }))
  for (const { name, problems, seen } of judged) {
    console.log(`${problems.length === 0 ? 'ok  ' : 'FAIL'}  ${name} (${seen})`)
    for (const problem of problems) console.log(`      ${problem}`)
  }
  const file = process.env['BUNKO_REPORT']
  if (file) writeFileSync(file, JSON.stringify({ checks: judged }))
  if (checks.length === 0 || judged.some(({ problems }) => problems.length > 0)) process.exitCode = 1
}
