import { describe, expect, test } from 'vitest'
import { parseNumber } from './parse-number.ts'

describe('numbers people type (R14)', () => {
  test.each([
    ['', null],
    ['   ', null],
    ['\u3000', null],
    ['0', 0],
    ['7', 7],
    [' 2026 ', 2026],
    ['007', 7],
    ['9007199254740991', 9_007_199_254_740_991],
  ])('%j is %j', (text, value) => {
    expect(parseNumber(text)).toBe(value)
  })

  test.each([
    '-1',
    '+1',
    '1.0',
    '1,000',
    '1 000',
    '1e3',
    '0x10',
    'Infinity',
    'NaN',
    '12a',
    '１２',
    '٣',
    '二',
    '½',
    '9007199254740992',
    '9'.repeat(400),
  ])('%j is no number', (text) => {
    expect(parseNumber(text)).toBe('invalid')
  })
})
