import { describe, expect, test } from 'vitest'
import { installScripts, integrity, licences, manifests, shipped } from './judge.ts'

const good = { integrity: 'sha512-abc', license: 'MIT' }

describe('what is installed', () => {
  test('a package without integrity, or with the host it came from', () => {
    const lock = {
      '': {},
      'packages/ui': {},
      'node_modules/@bunko/ui': { link: true },
      'node_modules/a': good,
      'node_modules/b': { license: 'MIT' },
      'node_modules/c': { ...good, integrity: 'sha1-abc' },
      'packages/ui/node_modules/d': { ...good, resolved: 'https://host/d.tgz' },
    }
    expect(integrity(lock)).toMatchObject({
      seen: 4,
      problems: [
        'node_modules/b has no sha512 integrity',
        'node_modules/c has no sha512 integrity',
        'packages/ui/node_modules/d names the host it came from',
      ],
    })
  })

  test('a script that nobody listed, and a listed one that is gone', () => {
    const lock = {
      'node_modules/esbuild': { ...good, hasInstallScript: true },
      'node_modules/a/node_modules/@s/evil': { ...good, hasInstallScript: true },
    }
    expect(installScripts(lock, { esbuild: true, node: true }).problems).toEqual([
      'node_modules/a/node_modules/@s/evil wants to run a script when it is installed',
      'node is listed in allowScripts and runs none',
    ])
    expect(installScripts(lock, { esbuild: true, '@s/evil': true }).problems).toEqual([])
  })

  test('a licence that binds, one that is missing, one of two that is fine', () => {
    const lock = {
      'node_modules/a': { ...good, license: 'GPL-3.0' },
      'node_modules/b': { integrity: 'sha512-abc' },
      'node_modules/c': { ...good, license: '(GPL-2.0 OR MIT)' },
      'node_modules/d': { ...good, license: '(MIT OR CC0-1.0) AND GPL-3.0-only' },
      'node_modules/e': { ...good, license: 'MIT AND Apache-2.0' },
    }
    expect(licences(lock).problems).toEqual([
      'node_modules/a: GPL-3.0',
      'node_modules/b: no licence',
      'node_modules/d: (MIT OR CC0-1.0) AND GPL-3.0-only',
    ])
  })

  test('a version that may move', () => {
    const web = { name: '@bunko/web', dependencies: { react: '19.3.1', diff: '^9.0.0', '@bunko/ui': '0.0.0' } }
    const aliases = { old: 'npm:@s/new@1.2.3', loose: 'npm:new@^1.2.3', any: 'npm:new' }
    const mock = { name: '@bunko/mock-server', devDependencies: { msw: '3.0.5', ...aliases } }
    expect(manifests([web, mock])).toMatchObject({
      seen: 7,
      problems: [
        '@bunko/web asks for diff ^9.0.0',
        '@bunko/mock-server asks for loose npm:new@^1.2.3',
        '@bunko/mock-server asks for any npm:new',
      ],
    })
  })
})

describe('what is shipped', () => {
  const web = { name: '@bunko/web', dependencies: { a: '1.0.0', '@b/c': '1.0.0', '@bunko/ui': '0.0.0' } }
  const mock = { name: '@bunko/mock-server', dependencies: { msw: '3.0.5' } }
  const judged = (readme: string, most = 2) => shipped([web, mock], { by: ['@bunko/web'], most, readme })

  test('has a row with its size and a reason, alone or with others', () => {
    expect(judged('| `a`, `x` | 12.5 | screens |\n| `@b/c` (`@b/c/mini`) | 3 | schemas |')).toMatchObject({
      seen: 2,
      problems: [],
    })
  })
  test.each([
    ['named beside the table', '`a` is 2 KB, for dates\n', 'README: no row for a'],
    ['named as a reason', '| `x` | 2 | instead of `a` |\n', 'README: no row for a'],
    ['no size', '| `a` | | dates |\n', 'README: no size in KB for a'],
    ['no number', '| `a` | few | dates |\n', 'README: no size in KB for a'],
    ['no reason', '| `a` | 2 | … |\n', 'README: no reason for a'],
    ['no third cell', '| `a` | 2 |\n', 'README: no reason for a'],
  ])('%s', (_, row, problem) => {
    expect(judged(`${row}| \`@b/c\` | 3 | schemas |`).problems).toEqual([problem])
  })
  test('one more than there may be', () => {
    expect(judged('| `a`, `@b/c` | 2 | dates |', 1).problems).toEqual([
      '1 too many: leave one out, or raise the limit on purpose',
    ])
  })
})
