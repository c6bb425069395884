import { describe, expect, test } from 'vitest'
import { checkBuilt, FORBIDDEN, gzipKb } from './budget.ts'
import { problemsOf } from './report.ts'

const clean = { file: 'assets/index.js', content: 'console.log(1)', modules: ['apps/web/src/main.tsx'] }
const problems = (file: { file: string; content: string; modules: string[] }) =>
  checkBuilt({ files: new Map([[file.file, file.content]]), modules: { [file.file]: file.modules } }).flatMap(
    problemsOf,
  )

describe('what the built app may not hold', () => {
  test('a clean build has no problem', () => {
    expect(problems(clean)).toEqual([])
  })

  test.each([
    ['node_modules/msw/lib/core/index.mjs'],
    ['node_modules/@mswjs/interceptors/lib/index.mjs'],
    ['node_modules/@faker-js/faker/dist/index.js'],
    ['packages/mock-server/src/index.ts'],
    ['.storybook/msw.ts'],
  ])('finds the module %s', (id) => {
    expect(problems({ ...clean, modules: [...clean.modules, id] })).toEqual([`assets/index.js holds ${id}`])
  })

  test.each(['navigator.register("/mockServiceWorker.js")', 'new FakerError("x")', 'fetch("/__mock__/state")'])(
    'finds the text %s',
    (content) => {
      expect(problems({ ...clean, content })).toEqual([expect.stringContaining("assets/index.js says '")])
    },
  )

  test('finds a script whose modules nobody recorded', () => {
    expect(problems({ ...clean, modules: [] })).toEqual(['assets/index.js: its modules are not known'])
  })

  test('finds scripts that are too large together', () => {
    let state = 1
    const noise = Array.from({ length: 900_000 }, () => {
      state = (state * 48_271) % 2_147_483_647
      return String.fromCharCode(32 + (state % 95))
    }).join('')
    expect(problems({ ...clean, content: noise })).toEqual([expect.stringMatching(/^\d+\.\d KB too much$/)])
  })

  test('a build that is not there fails every check', () => {
    const checks = checkBuilt({ files: new Map(), modules: {} })
    expect(checks).toHaveLength(FORBIDDEN.length + 2)
    expect(checks.map(problemsOf)).toEqual(checks.map(() => ['nothing to look at']))
  })
})

test('sizes are in KB of 1000 bytes after gzip', () => {
  expect(gzipKb('a'.repeat(100_000))).toBeLessThan(0.2)
  expect(gzipKb('a')).toBeCloseTo(0.021, 3)
})
