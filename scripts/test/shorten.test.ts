import { expect, test } from 'vitest'
import { shorten } from './shorten.ts'

const numbered = (count: number) => Array.from({ length: count }, (_, line) => `line ${line + 1}`)

test('what is short stays whole', () => {
  expect(shorten('one\n  two\n\n')).toBe('one\n  two')
  expect(shorten(numbered(240).join('\n'))).toBe(numbered(240).join('\n'))
})

test('the middle of a long output is left out', () => {
  const lines = shorten(numbered(1000).join('\n')).split('\n')
  expect(lines).toHaveLength(241)
  expect([lines[119], lines[120], lines[121]]).toEqual(['line 120', '… 760 lines left out …', 'line 881'])
})

test('a long line is cut', () => {
  expect(shorten('x'.repeat(500))).toBe(`${'x'.repeat(400)} …`)
})
