import { isAbsolute, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { isObject, listOf } from './read-json.ts'
import type { Counting } from './totals.ts'

const WIDTH = 400

const textOf = (value: unknown) => (typeof value === 'string' ? stripVTControlCharacters(value) : '')

/** The first line of a message, and of a comparison what differs: without it nobody knows what to look for. */
const reasonOf = (message: string) => {
  const lines = message.split('\n').map((part) => part.trim())
  const first = lines.find((part) => part !== '')
  const differs = lines.filter((part) => /^[-+] +(?!Expected|Received|Array \[|Object \{|[\]}],?$)/.test(part))
  const values = lines.filter((part) => /^(Expected|Received)\b.*:/.test(part))
  return [first, ...differs, ...values].join(' ').replaceAll(/\s+/g, ' ').trim()
}

const line = (file: string, name: string, message: string) => {
  const where = isAbsolute(file) ? relative(process.cwd(), file) : file
  const text = [where, name, reasonOf(message)].filter(Boolean).join(' · ')
  return text.length > WIDTH ? `${text.slice(0, WIDTH)} …` : text
}

const vitestFailures = (report: Record<string, unknown>) => [
  ...listOf(report['testResults']).flatMap((file) =>
    listOf(file['assertionResults'])
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) =>
        line(textOf(file['name']), textOf(fullName), Array.isArray(failureMessages) ? textOf(failureMessages[0]) : ''),
      ),
  ),
  ...listOf(report['unhandledErrors']).map(({ file, message }) =>
    line(textOf(file), 'outside the tests', textOf(message)),
  ),
]

const errorsOf = (spec: Record<string, unknown>) =>
  listOf(spec['tests'])
    .flatMap(({ results }) => listOf(results))
    .map(({ error }) => error)
    .filter(isObject)

/** Those that failed in the end, or those that were `saved` by a second attempt. */
const playwrightFailures = (suite: Record<string, unknown>, saved = false): string[] => [
  ...listOf(suite['specs'])
    .filter((spec) => spec['ok'] === saved && (!saved || errorsOf(spec).length > 0))
    .map((spec) => {
      const [why] = errorsOf(spec)
      return line(textOf(spec['file']), textOf(spec['title']), textOf(why?.['message']))
    }),
  ...listOf(suite['suites']).flatMap((inner) => playwrightFailures(inner, saved)),
]

/** What failed, a line each of at most 400 characters: the file, the test and why. */
export const failuresOf = (counting: Counting, report: unknown): string[] => {
  if (!isObject(report)) return []
  if (counting === 'vitest') return vitestFailures(report)
  if (counting === 'playwright') return playwrightFailures(report)
  return []
}

/** What passed only when it was tried again, as `failuresOf` tells what failed: where the runner itself tries again. */
export const savedOf = (counting: Counting, report: unknown): string[] =>
  counting === 'playwright' && isObject(report) ? playwrightFailures(report, true) : []
