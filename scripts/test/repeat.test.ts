import { describe, expect, test } from 'vitest'
import { merged, unfinished } from './repeat.ts'

const file = (name: string, ...statuses: string[]) => ({
  name,
  assertionResults: statuses.map((status) => ({ status })),
})

describe('what is to be run again', () => {
  test('files with a failure, files cut short, and files that nobody came to', () => {
    const report = {
      testResults: [
        file('fine', 'passed', 'passed'),
        file('red', 'passed', 'failed'),
        file('cut', 'passed', 'pending'),
        file('never'),
      ],
    }
    expect(unfinished(report)).toEqual(['red', 'cut', 'never'])
  })

  test.each([[null], [{}], [{ testResults: 1 }], ['text']])('nothing can be named without a report (%j)', (report) => {
    expect(unfinished(report)).toEqual([])
  })
})

describe('what counts in the end', () => {
  test('the second run of a file, the first of all others', () => {
    const first = { testResults: [file('a', 'passed'), file('b', 'failed', 'passed'), file('c')] }
    const second = { testResults: [file('b', 'passed', 'failed'), file('c', 'passed')] }
    expect(merged(first, second)).toEqual({
      testResults: [file('a', 'passed'), file('b', 'passed', 'failed'), file('c', 'passed')],
    })
  })

  test('a second run without a report has failed; a first one without is forgotten', () => {
    const report = { testResults: [file('a', 'passed')] }
    expect(merged(report, null)).toBeNull()
    expect(merged(null, report)).toBe(report)
  })
})
