import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')
const TOKENS = new Map(
  [...css.matchAll(/--color-([\w-]+): light-dark\((#[\da-f]{6}), (#[\da-f]{6})\);/g)].map(
    ([, name = '', light = '', dark = '']) => [name, { light, dark }] as const,
  ),
)

const luminance = (hex: string) => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return channel <= 0.040_45 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
const ratio = (one: string, other: string, theme: 'light' | 'dark') => {
  const [a, b] = [one, other].map((name) => {
    const token = TOKENS.get(name)
    if (!token) throw new Error(`No colour named ${name}`)
    return luminance(token[theme])
  }) as [number, number]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

const GROUNDS = ['paper', 'surface', 'sunken']
const TEXT: [string, string][] = [
  ...['ink', 'ink-muted', 'seal', 'link', 'success', 'warning', 'danger'].flatMap((text) =>
    GROUNDS.map((ground): [string, string] => [text, ground]),
  ),
  ...['seal', 'link', 'success', 'warning', 'danger'].flatMap((tone): [string, string][] => [
    [tone, `${tone}-soft`],
    ['ink', `${tone}-soft`],
    ['ink-muted', `${tone}-soft`],
  ]),
  ['ink', 'ins'],
  ['ink', 'del'],
  ['success', 'ins'],
  ['danger', 'del'],
  ['on-ink', 'ink'],
  ['on-ink', 'ink-muted'],
  ['on-ink', 'seal'],
  ['on-ink', 'danger'],
]
const EDGES = ['line-strong', 'link', 'danger', 'seal'].flatMap((edge) =>
  GROUNDS.map((ground) => [edge, ground] as const),
)

describe.each(['light', 'dark'] as const)('%s', (theme) => {
  test.each(TEXT)('%s on %s is readable (4.5:1)', (text, ground) => {
    expect(ratio(text, ground, theme)).toBeGreaterThanOrEqual(4.5)
  })
  test.each(EDGES)('an edge of %s on %s can be seen (3:1)', (edge, ground) => {
    expect(ratio(edge, ground, theme)).toBeGreaterThanOrEqual(3)
  })
})

test('every colour of the table is read, in both themes', () => {
  expect([...TOKENS.keys()]).toHaveLength(20)
  expect(ratio('ink', 'surface', 'light')).toBeCloseTo(17.51, 1)
})
