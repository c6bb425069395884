import { expect, test } from 'vitest'
import { coverSrc } from './cover-src.ts'

const ALL = { thumbnail: '/t', medium: '/m', large: '/l', original: '/o' }
const SIZES = ['thumbnail', 'medium', 'large', 'original'] as const

test.each(SIZES)('a cover in the size that is asked for: %s', (size) => {
  expect(coverSrc(ALL, size)).toBe(ALL[size])
})
test.each([null, ''])('the one size there is, where the others are %j', (none) => {
  const without = { thumbnail: none, medium: none, large: none, original: none }
  for (const there of SIZES)
    for (const size of SIZES) expect(coverSrc({ ...without, [there]: ALL[there] }, size)).toBe(ALL[there])
  expect(coverSrc(without, 'medium')).toBeFalsy()
})
test('the one that shows best in its place', () => {
  expect(coverSrc({ ...ALL, thumbnail: '' }, 'thumbnail')).toBe('/m')
  expect(coverSrc({ ...ALL, medium: '' }, 'medium')).toBe('/l')
  expect(coverSrc({ ...ALL, large: null }, 'large')).toBe('/m')
})
test('no cover, no address', () => {
  expect(coverSrc(null, 'medium')).toBeFalsy()
  expect(coverSrc(undefined, 'medium')).toBeFalsy()
})
