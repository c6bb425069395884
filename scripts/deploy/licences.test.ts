import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { ROOT } from '../lib/processes.ts'
import { licencesText, packageFolder, readShipped } from './licences.ts'

const home = mkdtempSync(join(tmpdir(), 'bunko-licences-'))
afterAll(() => rmSync(home, { recursive: true }))

const put = (name: string, manifest: object, files: Record<string, string> = {}) => {
  const folder = join(home, name)
  mkdirSync(folder)
  for (const [file, text] of Object.entries({ 'package.json': JSON.stringify(manifest), ...files }))
    writeFileSync(join(folder, file), text)
  return folder
}

describe('what belongs to which package', () => {
  test.each([
    ['/x/node_modules/react/cjs/react.js', '/x/node_modules/react'],
    ['/x/node_modules/@a/b/dist/c.js?v=1', '/x/node_modules/@a/b'],
    ['\0/x/node_modules/a/node_modules/@b/c/d.js', '/x/node_modules/a/node_modules/@b/c'],
    [String.raw`C:\x\node_modules\@a\b\c.js`, String.raw`C:\x\node_modules\@a\b`],
    ['/x/packages/ui/src/paths.ts', undefined],
    ['\0rolldown/runtime.js', undefined],
  ])('%s', (id, folder) => expect(packageFolder(id)).toBe(folder))
})

describe('the licence of a package', () => {
  const manifest = { name: 'a', version: '1.2.3', license: 'Apache-2.0' }
  test('its texts, with its notice', () => {
    const folder = put('whole', manifest, { LICENSE: ' You may.\n', 'NOTICE.txt': 'By A.', 'README.md': 'Else' })
    expect(readShipped(folder)).toEqual({ line: 'a 1.2.3 (Apache-2.0)', text: 'You may.\n\nBy A.' })
  })
  test('a package without a text, or without a name for it, is not built in', () => {
    expect(() => readShipped(put('no-text', manifest))).toThrow('a is shipped, and brings no licence')
    expect(() => readShipped(put('no-name', { name: 'b' }, { LICENSE: 'You may.' }))).toThrow('b is shipped')
  })
  test('of Vite its own, not those of what it has inside', () => {
    const { text } = readShipped(join(ROOT, 'node_modules/vite'))
    expect(text).toContain('Permission is hereby granted')
    expect(text.length).toBeLessThan(2000)
  })
})

test('packages with the same text stand above one copy of it', () => {
  const text = licencesText('Ours.\n', [
    { line: 'c 1 (MIT)', text: 'Same.' },
    { line: 'b 1 (ISC)', text: 'Other.' },
    { line: 'a 1 (MIT)', text: 'Same.' },
    { line: 'a 1 (MIT)', text: 'Same.' },
  ])
  const rule = '-'.repeat(80)
  expect(text.split('\n').slice(2).join('\n')).toBe(
    `${rule}
Bunko (MIT)
${rule}

Ours.

${rule}
a 1 (MIT)
c 1 (MIT)
${rule}

Same.

${rule}
b 1 (ISC)
${rule}

Other.

`,
  )
})
