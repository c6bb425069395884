import type { Title } from '@bunko/api-client'
import { expect, test } from 'vitest'
import { comingOf, NONE_READ, withoutFailures, withRead } from './read-titles.ts'

const title = {} as Title
const none = new Map<string, Title | null>()

test('what is wanted comes once and in its order, without what came, is gone or failed', () => {
  const read = withRead(
    NONE_READ,
    new Map([
      ['1', title],
      ['2', null],
    ]),
    ['3'],
  )
  expect(comingOf(['5', '1', '4', '2', '3', '5'], read)).toEqual(['5', '4'])
  expect(comingOf(['3', '1'], withoutFailures(read))).toEqual(['3'])
})

test('nothing more is asked after four failures in a row, until somebody says so', () => {
  const three = withRead(NONE_READ, none, ['1', '2', '3'])
  expect(comingOf(['1', '9'], three)).toEqual(['9'])
  const four = withRead(three, none, ['4'])
  expect(comingOf(['1', '9'], four)).toEqual([])
  expect(comingOf(['1', '9'], withoutFailures(four))).toEqual(['1', '9'])
  // One that came between says that the server is there.
  const between = withRead(withRead(three, new Map([['8', title]]), []), none, ['4'])
  expect(comingOf(['1', '9'], between)).toEqual(['9'])
  // And so does one that came when it was asked for once more.
  expect(withRead(four, none, ['5'], 'why').error).toBe('why')
  const healed = withRead(four, new Map([['1', title]]), [])
  expect([...healed.failed]).toEqual(['2', '3', '4'])
  expect(comingOf(['1', '9'], healed)).toEqual(['9'])
})
