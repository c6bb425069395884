import { isAbsolute, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { isRecord, listOf } from './read-json.ts'
import type { Counting } from './totals.ts'

const WIDTH = 200

const textOf = (value: unknown) => (typeof value === 'string' ? stripVTControlCharacters(value) : '')

const line = (file: string, name: string, message: string) => {
  const where = isAbsolute(file) ? relative(process.cwd(), file) : file
  const why = message
    .split('\n')
    .map((part) => part.trim())
    .find((part) => part !== '')
  const text = [where, name, why].filter(Boolean).join(' · ')
  return text.length > WIDTH ? `${text.slice(0, WIDTH)} …` : text
}

const vitestFailures = (report: Record<string, unknown>) =>
  listOf(report['testResults']).flatMap((file) =>
    listOf(file['assertionResults'])
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) =>
        line(textOf(file['name']), textOf(fullName), Array.isArray(failureMessages) ? textOf(failureMessages[0]) : ''),
      ),
  )

const playwrightFailures = (suite: Record<string, unknown>): string[] => [
  ...listOf(suite['specs'])
    .filter(({ ok }) => ok === false)
    .map((spec) => {
      const runs = listOf(spec['tests']).flatMap(({ results }) => listOf(results))
      const why = runs.map(({ error }) => error).find(isRecord)
      return line(textOf(spec['file']), textOf(spec['title']), textOf(why?.['message']))
    }),
  ...listOf(suite['suites']).flatMap(playwrightFailures),
]

/** What failed, a line each of at most 200 characters: the file, the test and the first line of why. */
export const failuresOf = (counting: Counting, report: unknown): string[] => {
  if (!isRecord(report)) return []
  if (counting === 'vitest') return vitestFailures(report)
  if (counting === 'playwright') return playwrightFailures(report)
  return []
}
