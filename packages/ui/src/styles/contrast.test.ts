import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import {
  contrast,
  EDGE_LEAST,
  EDGE_PAIRS,
  ratioText,
  readColour,
  seenOf,
  TEXT_LEAST,
  TEXT_PAIRS,
  THEMES,
  type Pair,
  type Theme,
} from '../guide/contrast.ts'
import { inTheme, readTokens } from '../guide/tokens.ts'

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')
const COLOURS = new Map(
  readTokens(css, 'color-').map(({ name, value }) => [name.slice('color-'.length), value] as const),
)

const ratioOf = (pair: Pair, theme: Theme) => {
  const { ink, ground } = seenOf(pair, (name) => {
    const value = COLOURS.get(name)
    if (value === undefined) throw new Error(`No colour named ${name}`)
    return readColour(inTheme(value, theme))
  })
  return contrast(ink, ground)
}
const ratio = (ink: string, ground: string, theme: Theme) => ratioOf({ ink, ground }, theme)

describe.each(THEMES)('%s', (theme) => {
  test.each(TEXT_PAIRS.flatMap(({ pairs }) => pairs))('$ink on $ground is readable (4.5:1)', (pair) => {
    expect(ratioOf(pair, theme)).toBeGreaterThanOrEqual(TEXT_LEAST)
  })
  test.each(EDGE_PAIRS)('an edge of $ink on $ground can be seen (3:1)', (pair) => {
    expect(ratioOf(pair, theme)).toBeGreaterThanOrEqual(EDGE_LEAST)
  })
})

test('every colour of the table is read, in both themes', () => {
  expect([...COLOURS.keys()]).toHaveLength(22)
  expect(ratio('ink', 'surface', 'light')).toBeCloseTo(17.51, 1)
  expect(ratio('surface', 'ink', 'light')).toBeCloseTo(17.51, 1)
})

test('every colour but what is see-through is in a pair', () => {
  const paired = new Set(
    [...TEXT_PAIRS.flatMap(({ pairs }) => pairs), ...EDGE_PAIRS].flatMap((pair) => Object.values(pair)),
  )
  expect([...COLOURS.keys()].filter((name) => !paired.has(name))).toEqual(['shade', 'veil'])
})

test('every ground under the pointer, and every pressed one, is in a pair', () => {
  const UI = new URL('../', import.meta.url)
  const paths = globSync('{components,parts,routing,screens,styles}/**/*.{ts,tsx,css}', { cwd: UI })
  const text = paths
    .filter((path) => !/\.(?:stories|test)\.|\/story-/.test(path))
    .map((path) => readFileSync(new URL(path.replaceAll('\\', '/'), UI), 'utf8'))
    .join('\n')
  const grounds = new Set([...text.matchAll(/\b(?:hover|active):bg-([a-z-]+(?:\/\d+)?)/g)].map(([, name]) => name))
  const paired = new Set(TEXT_PAIRS.flatMap(({ pairs }) => pairs.map(({ ground }) => ground)))
  expect(grounds).toContain('ink/12')
  expect([...grounds].filter((name) => !paired.has(name ?? ''))).toEqual([])
})

test('what lets something through is seen over it', () => {
  expect(ratioOf({ ink: 'ink', ground: 'ink/12', over: 'surface' }, 'light')).toBeCloseTo(13.69, 1)
  expect(ratioOf({ ink: 'danger/65', ground: 'surface' }, 'light')).toBeCloseTo(3.74, 1)
})

test('colours as they are written and as a browser computes them', () => {
  expect(readColour('#1B1916')).toEqual([27, 25, 22])
  expect(readColour('rgb(27, 25, 22)')).toEqual([27, 25, 22])
  for (const text of ['rgba(0, 0, 0, 0.4)', 'ink', '', '#fff']) expect(() => readColour(text)).toThrow(RangeError)
  expect(contrast([0, 0, 0], [255, 255, 255])).toBe(21)
})

test('a ratio is never rounded up', () => {
  expect(ratioText(4.4999)).toBe('4.49:1')
  expect(ratioText(21)).toBe('21.00:1')
})
