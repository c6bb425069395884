import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Problem } from '../lib/problem.ts'
import { isSameInstall, type Lock } from './same-install.ts'
import { serve } from './serve.ts'
import { isMeant, readStories, storiesIn } from './stories.ts'

const entry = (id: string, type = 'story') => ({ [id]: { id, title: 'Screens/Home', name: id.toUpperCase(), type } })

describe('the stories of a built Storybook', () => {
  test('documentation pages are none', () => {
    const text = JSON.stringify({ entries: { ...entry('a'), ...entry('docs', 'docs'), ...entry('b') } })
    expect(storiesIn(text)).toEqual([
      { id: 'a', label: 'Screens/Home: A' },
      { id: 'b', label: 'Screens/Home: B' },
    ])
  })

  test('a folder without an index is a wrong one', () => {
    expect(() => readStories('/no/such/folder')).toThrow(Problem)
  })

  test.each([
    [[], true],
    [['home: a'], true],
    [['HOME--A'], true],
    [['nothing', 'screens/'], true],
    [['nothing'], false],
  ])('meant by %j: %s', (only, meant) => {
    expect(isMeant({ id: 'screens-home--a', label: 'Screens/Home: A' }, only)).toBe(meant)
  })
})

const lock = (packages: Lock['packages']): Lock => ({ packages })

describe('what is installed', () => {
  const wanted = lock({
    '': {},
    'packages/ui': {},
    'node_modules/@bunko/ui': { link: true },
    'node_modules/a': { version: '1' },
  })

  test.each([
    ['serves the same versions', { 'node_modules/a': { version: '1' } }, true],
    ['serves when there is more', { 'node_modules/a': { version: '1' }, 'node_modules/b': { version: '2' } }, true],
    [
      'serves when a new package brings its own',
      { 'node_modules/a': { version: '1' }, 'node_modules/n': {}, 'node_modules/n/node_modules/a': { version: '2' } },
      true,
    ],
    ['does not serve another version', { 'node_modules/a': { version: '2' } }, false],
    ['does not serve without a package', {}, false],
    [
      'does not serve when an old package has got its own',
      { 'node_modules/a': { version: '1' }, 'node_modules/a/node_modules/@s/b': { version: '2' } },
      false,
    ],
  ])('%s', (_name, packages, same) => {
    expect(isSameInstall(wanted, lock(packages))).toBe(same)
  })

  test("another platform's package may be missing", () => {
    expect(isSameInstall(lock({ 'node_modules/x': { version: '1', optional: true } }), lock({}))).toBe(true)
  })
})

describe('a folder that is served', () => {
  const dir = mkdtempSync(join(tmpdir(), 'bunko-serve-'))
  let site: Awaited<ReturnType<typeof serve>>
  beforeAll(async () => {
    mkdirSync(join(dir, 'site'))
    writeFileSync(join(dir, 'secret'), 'secret')
    writeFileSync(join(dir, 'site/a b.html'), 'hello')
    mkdirSync(join(dir, 'beside'))
    writeFileSync(join(dir, 'beside/a b.html'), 'not this one')
    writeFileSync(join(dir, 'beside/more.html'), 'more')
    site = await serve(join(dir, 'site'), join(dir, 'beside'))
  })
  afterAll(() => {
    site.close()
    rmSync(dir, { recursive: true, force: true })
  })

  test('gives its files', async () => {
    const answer = await fetch(`${site.address}/a%20b.html?x=1`)
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(await answer.text()).toBe('hello')
  })

  test('gives those of the second folder that it has not', async () => {
    expect(await (await fetch(`${site.address}/more.html`)).text()).toBe('more')
  })

  test.each([['/none.html'], ['/'], ['/..%2fsecret'], ['/%zz']])('%s is not there', async (path) => {
    expect((await fetch(site.address + path)).status).toBe(404)
  })
})
