import type { CallReport, Finding, Report } from './types.ts'

const WIDTH = 100
const INDENT = '         '

/** Whole words below each other, none past the width where it can be helped. */
const wrapped = (text: string, before: string): string[] => {
  const lines: string[] = []
  let line = before
  for (const word of text.split(' ')) {
    if (line.trim() !== '' && line !== before && line.length + 1 + word.length > WIDTH) {
      lines.push(line)
      line = `${' '.repeat(before.length)}${word}`
    } else line = line === before ? `${line}${word}` : `${line} ${word}`
  }
  return [...lines, line]
}

const markOf = ({ asked, findings }: CallReport): string => {
  if (!asked) return '-'
  return findings.some(({ severity }) => severity === 'failure') ? 'FAILS' : 'fits'
}
const findingLines = ({ severity, text }: Finding) => wrapped(text, `${INDENT}${severity === 'failure' ? '! ' : '· '}`)

const callLines = (call: CallReport, nameWidth: number): string[] => {
  const head = `${markOf(call).padEnd(6)} ${call.call.padEnd(nameWidth)}`
  if (!call.asked) return wrapped(call.findings[0]?.text ?? 'not asked', `${head} `)
  const line = `${head} ${String(call.status ?? '-').padStart(3)} ${`${call.ms} ms`.padStart(9)}  ${call.path}`
  const shown = line.length > WIDTH ? `${line.slice(0, WIDTH - 1)}…` : line
  return [shown, ...call.findings.flatMap(findingLines)]
}

const many = (count: number, one: string, more = `${one}s`) => `${count} ${count === 1 ? one : more}`

/** The report for a person: a line for each call, its findings below it, what fails once more at the end. */
export const textReport = ({ api, startedAt, calls, totals }: Report): string => {
  const nameWidth = Math.max(0, ...calls.map(({ call }) => call.length))
  const failing = calls.filter((call) => markOf(call) === 'FAILS')
  const summary = failing.map((call) => {
    const failures = call.findings.filter(({ severity }) => severity === 'failure').length
    return `  ${call.call.padEnd(nameWidth)} ${many(failures, 'failure')}`
  })
  return [
    `${api}, ${startedAt}`,
    '',
    ...calls.flatMap((call) => callLines(call, nameWidth)),
    '',
    ...(failing.length === 0
      ? []
      : [
          `${many(failing.length, 'call')} that ${failing.length === 1 ? 'does' : 'do'} not fit the contract:`,
          ...summary,
          '',
        ]),
    `${many(totals.calls, 'call')}: ${totals.asked} asked, ${totals.fit} fit, ${totals.notAsked} not asked; ` +
      `${many(totals.failures, 'failure')}, ${many(totals.remarks, 'remark')}`,
    '',
  ].join('\n')
}
