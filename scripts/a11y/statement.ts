import { Problem } from '../lib/problem.ts'

export interface Figures {
  /** ISO, of the day: "2026-11-21". */
  date: string
  /** The commit, short, and whether something was not committed. */
  commit: string
  stories: number
  /** How many stories there are in all. */
  of: number
  pages: number
  violations: number
  unreviewed: number
  /** Places that axe left open, of a kind and at a place that was looked at (.storybook/axe-reviewed.ts). */
  reviewed: number
  threw: number
  axe: string
  browser: string
}

const BLOCK = /(<!-- figures -->\n)[\s\S]*?(\n<!-- \/figures -->)/

const number = (value: number) => value.toLocaleString('en-GB')

/** The figures as the statement's table. */
export const figuresTable = (figures: Figures) => {
  const { stories, of, date, commit, pages, violations, unreviewed, reviewed, threw, axe, browser } = figures
  const rows = [
    ['What', 'Figure'],
    ['Run', `${date}, commit ${commit}`],
    ['Tools', `axe-core ${axe}, Chromium ${browser}`],
    ['Stories', stories === of ? `all ${number(of)}` : `${number(stories)} of ${number(of)}`],
    ['Pages judged', number(pages)],
    ['Violations', number(violations)],
    ['Places left open by axe, not reviewed', number(unreviewed)],
    ['Places left open by axe, reviewed', number(reviewed)],
    ['Stories that did not run to their end', number(threw)],
  ] as const
  // As the formatter would write it, which looks at this file as at any other.
  const width = (column: 0 | 1) => Math.max(...rows.map((row) => row[column].length))
  const line = (name: string, value: string, fill = ' ') =>
    `| ${name.padEnd(width(0), fill)} | ${value.padEnd(width(1), fill)} |`
  const [head, ...body] = rows.map(([name, value]) => line(name, value))
  return [head, line('', '', '-'), ...body].join('\n')
}

/** The statement with these figures in the place of its old ones. Throws a Problem where it has no such place. */
export const withFigures = (statement: string, figures: Figures) => {
  if (!BLOCK.test(statement))
    throw new Problem('docs/accessibility.md has no block <!-- figures --> … <!-- /figures -->.')
  return statement.replace(BLOCK, (_, before: string, after: string) => `${before}\n${figuresTable(figures)}\n${after}`)
}
