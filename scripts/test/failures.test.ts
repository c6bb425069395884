import { expect, test } from 'vitest'
import { failuresOf, savedOf } from './failures.ts'

test('a failed test of vitest: file, name and the first line of why', () => {
  const report = {
    testResults: [
      {
        name: `${process.cwd()}/packages/a.test.ts`,
        assertionResults: [
          { status: 'passed', fullName: 'fine', failureMessages: [] },
          { status: 'failed', fullName: 'a > b', failureMessages: ['\n\u001b[31mexpected 1\u001b[39m\n  at x'] },
          { status: 'failed', fullName: 'silent' },
        ],
      },
    ],
  }
  expect(failuresOf('vitest', report)).toEqual([
    'packages/a.test.ts · a > b · expected 1',
    'packages/a.test.ts · silent',
  ])
})

test('a failed journey of playwright, however deep; one that passed when repeated has not failed', () => {
  const failed = { ok: false, file: 'a.spec.ts', title: 'logs in' }
  const report = {
    suites: [
      {
        specs: [
          { ok: true, file: 'a.spec.ts', title: 'flaky', tests: [{ results: [{ error: { message: 'late' } }] }] },
        ],
        suites: [{ specs: [{ ...failed, tests: [{ results: [{}, { error: { message: 'no answer\nat y' } }] }] }] }],
      },
    ],
  }
  expect(failuresOf('playwright', report)).toEqual(['a.spec.ts · logs in · no answer'])
  expect(savedOf('playwright', report)).toEqual(['a.spec.ts · flaky · late'])
  expect(savedOf('vitest', report)).toEqual([])
})

test.each([
  [
    'Error: expect(received).toEqual(expected) // deep equality\n\n- Expected  - 1\n+ Received  + 3\n\n- Array []\n+ Array [\n+   "404 /manga/x/",\n+ ]',
    'Error: expect(received).toEqual(expected) // deep equality + "404 /manga/x/",',
  ],
  [
    'expect(received).toBeLessThanOrEqual(expected)\n\nExpected: <= 181\nReceived:    182',
    'expect(received).toBeLessThanOrEqual(expected) Expected: <= 181 Received: 182',
  ],
])('a comparison says what differs', (message, why) => {
  const report = {
    testResults: [{ assertionResults: [{ status: 'failed', fullName: 'a', failureMessages: [message] }] }],
  }
  expect(failuresOf('vitest', report)).toEqual([`a · ${why}`])
})

test('a long line is cut', () => {
  const report = { testResults: [{ assertionResults: [{ status: 'failed', fullName: 'x'.repeat(500) }] }] }
  expect(failuresOf('vitest', report)).toEqual([`${'x'.repeat(400)} …`])
})

test.each([
  ['vitest', null],
  ['vitest', { testResults: 1 }],
  ['playwright', []],
  ['playwright', { suites: [1] }],
  ['checks', { checks: [{ problems: ['a'] }] }],
  ['exit code', {}],
] as const)('%s with %j names nothing', (counting, report) => {
  expect(failuresOf(counting, report)).toEqual([])
})
