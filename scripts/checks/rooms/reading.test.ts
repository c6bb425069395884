import { describe, expect, test } from 'vitest'
import { findCycles } from './cycles.ts'
import { readModule } from './imports.ts'
import { resolveImport } from './resolve.ts'
import { WORKSPACES } from './testing/workspaces.ts'

const resolve = (specifier: string) => resolveImport(specifier, 'apps/web/src/main.tsx', WORKSPACES)
const file = (path: string) => ({ kind: 'file', path, isRelative: false })

describe('reading', () => {
  test('every way to import, and only those', () => {
    const text = `
      import a from 'a'
      import * as b from 'b'
      import 'c'
      export { d } from 'd'
      export * from 'e'
      export type { F } from 'f'
      import type { G } from 'g'
      import { type H } from 'h'
      import { type I, i } from 'i'
      const j = () => import('j')
      const k = require('k')
      let l: import('l').L
      // import 'm'
      const n = "import 'n'"
      import {} from 'o'
    `
    const { imports } = readModule('x.ts', text)
    const kinds = imports.map(({ specifier, typeOnly }) => `${specifier}${typeOnly ? ' type' : ''}`)
    expect(kinds).toEqual([...'abcde', 'f type', 'g type', 'h type', ...'ijk', 'l type', 'o'])
  })

  test('the code of an MDX page, with its line numbers', () => {
    const page =
      "import { Meta } from '@storybook/addon-docs/blocks'\n\n# It's `import 'x'`\n\nimport {\n  y,\n} from './y.ts'\n"
    expect(readModule('x.mdx', page).imports).toEqual([
      { specifier: '@storybook/addon-docs/blocks', line: 1, typeOnly: false },
      { specifier: './y.ts', line: 5, typeOnly: false },
    ])
  })

  test('public entries, exact and by pattern', () => {
    expect(resolve('@bunko/ui/screens/ListScreen')).toEqual(file('packages/ui/src/screens/ListScreen/ListScreen.tsx'))
    expect(resolve('@bunko/ui/styles.css?inline')).toEqual(file('packages/ui/src/styles/index.css'))
    expect(resolve('@bunko/ui')).toEqual({ kind: 'no entry', workspace: '@bunko/ui' })
    expect(resolve('@bunko/web')).toEqual({ kind: 'no entry', workspace: '@bunko/web' })
    expect(resolve('@bunko/ui-kit')).toEqual({ kind: 'package', specifier: '@bunko/ui-kit' })
  })

  test('circles of any length, each once', () => {
    const graph = new Map(
      Object.entries({ a: 'b', b: 'c', c: 'a', d: 'a', e: 'e', f: '' }).map(([from, to]) => [from, new Set(to)]),
    )
    expect(findCycles(graph)).toEqual([['a', 'b', 'c'], ['e']])
  })
})
