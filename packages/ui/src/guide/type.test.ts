import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { stands } from './named.ts'
import { readTokens } from './tokens.ts'
import { ROLES, rolesIn, stacksOf } from './type.ts'

const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8')
const tokens = read('styles/tokens.css')

test.each(ROLES)('$name is set in $is', ({ is, wider = '', at }) => {
  const text = read(at)
  expect(
    `${is} ${wider}`
      .trim()
      .split(' ')
      .filter((name) => !stands(name, text)),
  ).toEqual([])
})

test('every size is for something', () => {
  expect(readTokens(tokens, 'text-').filter(({ name }) => rolesIn(name).length === 0)).toEqual([])
  expect(rolesIn('text-5xl')).toEqual(['A title on the home screen'])
})

test('the stacks of every language are read', () => {
  const stacks = stacksOf(tokens)
  expect(stacks.map(({ lang }) => lang)).toEqual(['', 'ja', 'ko', 'zh', 'zh-Hant, zh-TW, zh-HK'])
  for (const { sans, serif } of stacks) {
    expect(sans).toMatch(/^'Inter Variable', .*sans-serif$/)
    expect(serif).toMatch(/^'Source Serif 4 Variable', .*serif$/)
  }
})

test.each(['font-variant-ligatures: no-contextual', 'letter-spacing: -0.01em', 'font-variant-numeric: tabular-nums'])(
  'the page of type names %s, which the stylesheet has',
  (is) => {
    expect(read('styles/index.css')).toContain(is)
  },
)
