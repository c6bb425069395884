import { expect, it } from 'vitest'
import { hunksOf } from './hunks.ts'

it('gives each change one stop: what comes, else what goes', () => {
  const parts = [
    { op: 'remove', text: 'a' },
    { op: 'add', text: 'b' },
    { op: 'keep', text: ' ' },
    { op: 'remove', text: 'c' },
    { op: 'keep', text: ' ' },
    { op: 'add', text: 'd' },
    { op: 'keep', text: '.' },
  ] as const
  expect(hunksOf(parts).map(({ text, hunk }) => [text, hunk])).toEqual([
    ['a', undefined],
    ['b', 0],
    [' ', undefined],
    ['c', 1],
    [' ', undefined],
    ['d', 2],
    ['.', undefined],
  ])
})
