import { expect, test } from 'vitest'
import { judge } from './silent-console.ts'

test('what is written on the console is told, once', () => {
  console.error('this fails its test', 2)
  expect(judge).toThrow('console.error: this fails its test 2')
  expect(judge).not.toThrow()
})
