import { expect, test } from 'vitest'
import { canonicalJson } from './canonical-json.ts'

test.each([
  [{ b: 1, a: [true, null, 'x"y'], c: { e: 2, d: 3 } }, '{"a":[true,null,"x\\"y"],"b":1,"c":{"d":3,"e":2}}'],
  [[], '[]'],
  [{}, '{}'],
  [[[], {}], '[[],{}]'],
  ['text', '"text"'],
  [1.5, '1.5'],
  [null, 'null'],
  [undefined, 'undefined'],
  [[1, [2, [3, 4]], 5], '[1,[2,[3,4]],5]'],
  [{ 'a"b': '' }, '{"a\\"b":""}'],
])('%j is %s', (value, json) => {
  expect(canonicalJson(value)).toBe(json)
})
