import { expect, test } from 'vitest'
import { lineOf } from './line.ts'
import { STEPS } from './steps.ts'

const stories = { command: 'stories', passed: 1990, failed: 10, seconds: 512.34, isPaced: true }

test('a line says how many passed, and in what time', () => {
  expect(lineOf({ ...stories, command: 'node tests', failed: 0, isPaced: false })).toBe(
    'ok    node tests              512.3 s   1990 passed',
  )
})

test('of the stories it says how long a hundred take, those that failed too', () => {
  expect(lineOf(stories)).toBe('FAIL  stories                 512.3 s   1990 passed, 10 failed, 25.6 s per 100')
  const paced = STEPS.flatMap(({ commands }) => commands).filter((one) => one.paced)
  expect(paced.map(({ name }) => name)).toEqual(['stories'])
})

test('where nothing ran there is no pace', () => {
  expect(lineOf({ ...stories, passed: 0, failed: 0 })).toBe('ok    stories                 512.3 s   0 passed')
})
