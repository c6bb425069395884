import { expect, test } from 'vitest'
import { opensHere } from './opens-here.ts'

const NO_KEY = { ctrlKey: false, metaKey: false, shiftKey: false }

test('a press opens here, with any of the keys elsewhere', () => {
  expect(opensHere(NO_KEY)).toBe(true)
  for (const key of ['ctrlKey', 'metaKey', 'shiftKey']) expect(opensHere({ ...NO_KEY, [key]: true })).toBe(false)
})
