import { describe, expect, test } from 'vitest'
import { createMockServer } from '../server.ts'
import { ask } from '../testing/ask.ts'
import { jsonProblem } from './json.ts'

const logIn = (body: string) => ask(createMockServer(), 'POST', '/auth/login/', { body })
const REQUIRED = ['This field is required.']

describe('400: JSON', () => {
  // What Python's json module says of each.
  test.each([
    ['{"login":', 'Expecting value: line 1 column 10 (char 9)'],
    ['  ', 'Expecting value: line 1 column 3 (char 2)'],
    ['{"a" 1}', "Expecting ':' delimiter: line 1 column 6 (char 5)"],
    ['{"a":1 "b":2}', "Expecting ',' delimiter: line 1 column 8 (char 7)"],
    ["{'a':1}", 'Expecting property name enclosed in double quotes: line 1 column 2 (char 1)'],
    ['{\n "é😀": tru\n}', 'Expecting value: line 2 column 8 (char 9)'],
    ['{"a":"b', 'Unterminated string starting at: line 1 column 6 (char 5)'],
    ['"a\\x"', 'Invalid \\escape: line 1 column 3 (char 2)'],
    ['"a\nb"', 'Invalid control character at: line 1 column 3 (char 2)'],
    ['[1]\n]', 'Extra data: line 2 column 1 (char 4)'],
    ['[[], {"a": [1, 2}]', "Expecting ',' delimiter: line 1 column 17 (char 16)"],
    ['{"a":NaN}', "Out of range float values are not JSON compliant: 'NaN'"],
  ])('%j', async (text, problem) => {
    expect(await logIn(text)).toMatchObject({
      status: 400,
      body: { detail: `JSON parse error - ${problem}` },
    })
  })
  test('nothing is an empty object', async () => {
    expect((await logIn('')).body).toEqual({
      login: REQUIRED,
      password: REQUIRED,
      turnstile_token: REQUIRED,
    })
  })
  test('nested deeper than Python’s decoder goes: refused at once, and nothing is stored', async () => {
    const server = createMockServer()
    const before = server.db.edits.size
    const propose = (levels: number, text = '') => {
      const change = { field_name: 'year', field_type: 'number', old_value: text, new_value: 0 }
      const draft = { manga_id: 1, edit_type: 'metadata', changes: [change], edit_summary: 'Deep', priority: 'medium' }
      const body = JSON.stringify(draft).replace(
        '"new_value":0',
        `"new_value":${'['.repeat(levels)}${']'.repeat(levels)}`,
      )
      return ask(server, 'POST', '/edits/proposals/', { as: 5, body })
    }
    // Three levels are the draft's own.
    expect(await propose(998)).toMatchObject({
      status: 400,
      body: { detail: 'JSON parse error - maximum recursion depth exceeded' },
    })
    expect((await propose(500_000)).status).toBe(400)
    expect(server.db.edits.size).toBe(before)
    expect((await propose(997)).status).toBe(201)
    // What stands in a text nests nothing.
    expect((await propose(1, `\\"${'['.repeat(2_000)}`)).status).toBe(201)
    expect((await ask(server, 'GET', '/edits/review-queue/', { as: 2 })).status).toBe(200)
  })
  test('what parses has no problem, however deep', () => {
    expect(jsonProblem('[{"a": -1.5e+3, "b": [true, null, "\\u00e9"]}, []]')).toBeNull()
    expect(jsonProblem(`${'['.repeat(200_000)}`)).toBe('Expecting value: line 1 column 200001 (char 200000)')
  })
})
