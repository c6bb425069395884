import { Problem } from '../lib/problem.ts'
import { isAbout, type Figures, type Reason } from './figures.ts'

const BLOCK = /(<!-- figures -->\n)[\s\S]*?(\n<!-- \/figures -->)/

/** '97.4 %', never rounded up. */
export const percent = (score: number): string => `${(Math.floor(score * 10) / 10).toFixed(1)} %`

const HEAD = ['Group', 'Goal', 'Score', 'Mutants', 'Killed', 'Timed out', 'Survived', 'No test', 'Errors'] as const

/** One row per group; a group that was not counted to its end says so. */
export const rowsOf = (
  measured: ReadonlyMap<string, Figures | null>,
  goals: readonly { name: string; goal: number }[],
) =>
  goals.map(({ name, goal }) => {
    const figures = measured.get(name)
    if (!figures) return [name, `${goal} %`, 'not measured', '', '', '', '', '', '']
    const { score, mutants, killed, timeouts, survived, noCoverage, errors } = figures
    const counts = [mutants, killed, timeouts, survived, noCoverage, errors].map((count) =>
      count.toLocaleString('en-GB'),
    )
    return [name, `${goal} %`, percent(score), ...counts]
  })

/** Rows below a head in columns, as the formatter would write it. */
export const tableOf = (rows: readonly (readonly string[])[], head: readonly string[] = HEAD): string => {
  const all = [head, ...rows]
  const widths = head.map((_, column) => Math.max(3, ...all.map((row) => (row[column] ?? '').length)))
  const line = (cells: readonly string[], fill = ' ') =>
    `| ${widths.map((width, column) => (cells[column] ?? '').padEnd(width, fill)).join(' | ')} |`
  return [line(head), line([], '-'), ...rows.map((row) => line(row))].join('\n')
}

/** The formatter's own way to write code that may hold a backtick. */
const code = (text: string) => (text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``)

/** Each reason with how many of the survivors it is about, by file. */
export const reasonsList = (reasons: readonly Reason[], measured: ReadonlyMap<string, Figures | null>): string => {
  const survivors = [...measured.values()].flatMap((figures) => figures?.survivors ?? [])
  return reasons
    .map((reason) => {
      const many = survivors.filter((survivor) => isAbout(reason, survivor)).length
      const file = reason.file.replace(/^packages\//, '')
      const change = reason.became === undefined ? 'any change' : code(reason.became || '(nothing)')
      return `- ${file}: ${code(reason.was)} → ${change}${many > 1 ? ` (${many})` : ''}: ${reason.why}`
    })
    .join('\n')
}

interface Statement {
  date: string
  commit: string
  table: string
  reasons: string
  /** Survivors by file. */
  files: string
}
/** The page with these figures in the place of its old ones. Throws a Problem where it has no such place. */
export const withFigures = (page: string, { date, commit, table, reasons, files }: Statement): string => {
  if (!BLOCK.test(page)) throw new Problem('docs/mutation.md has no block <!-- figures --> … <!-- /figures -->.')
  const parts = [
    `Run of ${date}, commit ${commit}.`,
    table,
    '### Survivors with a reason of their own',
    reasons || 'None.',
    '### The other survivors, by file',
    files || 'None.',
  ]
  return page.replace(BLOCK, (_, before: string, after: string) => `${before}\n${parts.join('\n\n')}\n${after}`)
}
