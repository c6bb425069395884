import { describe, expect, test } from 'vitest'
import { tellingLine } from './supervise.ts'

describe('the line that tells why a server stopped', () => {
  test.each([
    [
      'node:internal/modules/run_main:107\n    throw new ERR_X(\n    ^\n\nError [ERR_X]: Cannot find module a\n    at b:1:2\n\nNode.js v24.1.0',
      'Error [ERR_X]: Cannot find module a',
    ],
    [
      'error when starting dev server:\nError: listen EADDRINUSE: address already in use',
      'Error: listen EADDRINUSE: address already in use',
    ],
    ['\u001B[31m│  TypeError: x is not a function.\u001B[39m\n└  gone', 'TypeError: x is not a function'],
    ['one\nlisten EACCES 80\nthree', 'listen EACCES 80'],
    ['first\nlast:\n\n', 'last'],
  ])('%j', (output, line) => {
    expect(tellingLine(output)).toBe(line)
  })

  test('an empty output tells nothing', () => {
    expect(tellingLine(' \n')).toBeUndefined()
  })
})
