import { describe, expect, test } from 'vitest'
import { installScripts, integrity, licences, manifests } from './judge.ts'

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
    }
    expect(licences(lock).problems).toEqual(['node_modules/a: GPL-3.0', 'node_modules/b: no licence'])
  })

  test('a version that may move, and a shipped package that the README keeps quiet about', () => {
    const web = { name: '@bunko/web', dependencies: { react: '19.3.1', diff: '^9.0.0', '@bunko/ui': '0.0.0' } }
    const aliases = { old: 'npm:@s/new@1.2.3', loose: 'npm:new@^1.2.3', any: 'npm:new' }
    const mock = { name: '@bunko/mock-server', dependencies: { msw: '3.0.5', ...aliases } }
    expect(manifests([web, mock], ['@bunko/web'], 'uses `react`')).toMatchObject({
      seen: 7,
      problems: [
        '@bunko/web asks for diff ^9.0.0',
        '@bunko/mock-server asks for loose npm:new@^1.2.3',
        '@bunko/mock-server asks for any npm:new',
        'README: no diff',
      ],
    })
  })
})
