import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as layout from './layout.ts'
import { stands, type Named } from './named.ts'

const UI = new URL('../', import.meta.url)
const read = (path: string) => readFileSync(new URL(path, UI), 'utf8')
const css = read('styles/index.css')
const SOURCE = globSync('{components,parts,routing,screens,toasts}/**/*.{ts,tsx}', { cwd: UI })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => !/\.(?:stories|test)\.|\/story-|\/testing\//.test(path))
  .map(read)
  .join('\n')
const ALL = `${SOURCE}\n${css}`

const NAMED: Named[] = [
  layout.PAGE,
  layout.ASIDE,
  layout.GUTTERS.narrow,
  layout.GUTTERS.wide,
  ...layout.WIDTHS,
  ...layout.GRIDS,
  ...layout.COVERS,
  ...layout.AVATARS,
  ...layout.LOGOS,
  ...layout.SEALS,
  ...layout.HEIGHTS.flatMap(({ is, at, coarse = is }) => [is, coarse].map((one) => ({ is: one, at }))),
  ...layout.CHANGES.flatMap(({ from }) => from),
  { is: 'max-w-[calc(100vw-2rem)]', at: 'styles/index.css' },
  { is: 'max-height: min(32rem, 100dvh - 5rem)', at: 'styles/index.css' },
  { is: 'size-14', at: 'components/Logo/Logo.tsx' },
  { is: '--head: 3.75rem;', at: 'styles/index.css' },
]

test.each(NAMED)('$is stands in $at', ({ is, at }) => {
  expect(stands(is, read(at))).toBe(true)
})

test('a class is found as a whole', () => {
  expect(stands('min-h-9', "'min-h-9 px-3'")).toBe(true)
  expect(stands('min-h-9', "'pointer-coarse:min-h-9 min-h-90 min-h-9.5'")).toBe(false)
  expect(stands('size-7.5', "'size-705'")).toBe(false)
})

test('the layers are those of the product, and no other', () => {
  const used = [...ALL.matchAll(/(?<![\w-])z-(\d+)\b|z-index: (\d+)/g)].map(([, one, other]) => Number(one ?? other))
  const told = layout.LAYERS.flatMap(({ z }) => z ?? [])
  expect(told.filter((z) => z > 0)).toEqual([...new Set(used)].toSorted((one, other) => other - one))
})

test('the breakpoints are those of the product, and no other', () => {
  const used = [...ALL.matchAll(/(?<![\w-])(?:max-)?(sm|md|lg|xl|2xl):|@variant (\S+) \{/g)].map(
    ([, one, other]) => one ?? other,
  )
  expect(new Set(layout.BREAKPOINTS.map(({ name }) => name))).toEqual(new Set(used))
})

test('the heights of a window are those of the product', () => {
  const used = [...ALL.matchAll(/(?:m(?:in|ax)-height:|height >= )(\d+rem)\)/g)].map(([, height]) => height)
  expect(new Set(layout.CHANGES.flatMap(({ below }) => below ?? []))).toEqual(new Set(used))
})

const sizesOf = (path: string) =>
  [.../const SIZES = \{([^]*?)\}/.exec(read(path))![1]!.matchAll(/(\w+): '/g)].map(([, size]) => size)
const shown = (drawn: readonly { size: string }[]) => drawn.map(({ size }) => size)

test('every size of a picture is shown, but the largest cover and what fills its place', () => {
  expect(sizesOf('components/Cover/Cover.tsx')).toEqual([...shown(layout.COVERS), 'xl', 'fill'])
  expect(sizesOf('components/Avatar/Avatar.tsx')).toEqual(shown(layout.AVATARS))
  expect(sizesOf('components/Logo/Logo.tsx')).toEqual(shown(layout.LOGOS))
  expect(sizesOf('components/Seal/Seal.tsx')).toEqual(shown(layout.SEALS))
})

test('the length that a class asks for', () => {
  expect(layout.lengthOf('max-w-300')).toBe('calc(var(--spacing) * 300)')
  expect(layout.lengthOf('pointer-coarse:size-11')).toBe('calc(var(--spacing) * 11)')
  expect(layout.lengthOf('size-7.5')).toBe('calc(var(--spacing) * 7.5)')
  expect(layout.lengthOf('max-w-4xl')).toBe('var(--container-4xl)')
  expect(layout.lengthOf('w-(--breakpoint-sm)')).toBe('var(--breakpoint-sm)')
  expect(layout.lengthOf('minmax(min(10.5rem,45%),1fr)')).toBe('10.5rem')
})

test('the shelves are read from the stylesheet', () => {
  expect(layout.shelvesOf(css)).toEqual([
    { from: 'sm', shown: 3 },
    { from: 'md', shown: 4 },
    { from: 'lg', shown: 5 },
    { from: 'min-[75rem]', shown: 6 },
  ])
})
