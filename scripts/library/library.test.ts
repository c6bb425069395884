import { describe, expect, test } from 'vitest'
import { problemsOf } from '../checks/report.ts'
import { entriesOf } from './entries.ts'
import { judgeGuide, judgeInstalled, judgeOffer, type Installed } from './judge.ts'
import { packedManifest } from './manifest.ts'

const SOURCES = [
  'src/components/Button/Button.tsx',
  'src/components/Button/Button.stories.tsx',
  'src/components/Button/button-classes.ts',
  'src/lib/storage/file-store.ts',
  'src/lib/slug.ts',
  'src/lib/slug.test.ts',
  'src/lib/story-print.ts',
  'src/lib/diff/testing/most-kept.ts',
]

test('a pattern stands for the files that it leads to, and for no test, story or helper of one', () => {
  expect(
    entriesOf(
      { '.': './src/index.ts', './components/*': './src/components/*/*.tsx', './lib/*': './src/lib/*.ts' },
      SOURCES,
    ),
  ).toEqual([
    { subpath: '.', source: 'src/index.ts' },
    { subpath: './components/Button', source: 'src/components/Button/Button.tsx' },
    { subpath: './lib/storage/file-store', source: 'src/lib/storage/file-store.ts' },
    { subpath: './lib/slug', source: 'src/lib/slug.ts' },
  ])
})

test('what must be there once is a peer, everything else a dependency, fonts and tools are none', () => {
  const packed = packedManifest(
    {
      name: '@bunko/ui',
      version: '1.2.3',
      sideEffects: ['**/*.css'],
      exports: {},
      dependencies: {
        '@bunko/api-client': '0.0.0',
        'react-router-dom': '7.1.0',
        clsx: '2.1.1',
        '@fontsource-variable/inter': '5.3.0',
      },
      peerDependencies: { react: '19.3.1' },
      devDependencies: { '@bunko/storybook': '0.0.0' },
    },
    [
      { subpath: './styles.css', source: 'src/styles/index.css' },
      { subpath: './paths', source: 'src/paths.ts' },
    ],
    { description: '', types: { '@types/react': '19.3.0' } },
  )
  expect(packed.dependencies).toEqual({ clsx: '^2.1.1' })
  expect(packed.peerDependencies).toEqual({
    '@bunko/api-client': '^0.0.0',
    '@types/react': '^19.3.0',
    react: '^19.3.1',
    'react-router-dom': '^7.1.0',
  })
  expect(packed.peerDependenciesMeta).toEqual({ '@types/react': { optional: true } })
  expect(packed.exports).toEqual({
    './styles.css': './styles.css',
    './paths': { types: './paths.d.ts', default: './paths.js' },
    './package.json': './package.json',
  })
})

const SOUND: Installed = {
  name: '@bunko/ui',
  files: new Map([
    ['paths.js', "import { clsx } from 'clsx'\nexport { slug } from './lib/slug.js'"],
    ['paths.d.ts', "export { slug } from './lib/slug.js'"],
    ['lib/slug.js', 'export const slug = 1'],
    ['lib/slug.d.ts', 'export declare const slug: number'],
  ]),
  manifest: { exports: { './paths': {} }, dependencies: { clsx: '^2.1.1' } },
}
const withFile = (path: string, text: string): Installed => ({
  ...SOUND,
  files: new Map([...SOUND.files, [path, text]]),
})
const problems = (one: Installed) => judgeInstalled(one).flatMap(problemsOf)

describe('a packed package', () => {
  test('a sound one has no problem', () => expect(problems(SOUND)).toEqual([]))

  test.each([
    'lib/slug.test.js',
    'Button.stories.d.ts',
    'http/testing/fake.js',
    'parts/samples.js',
    'cli-contract.js',
    'lib/story-print.js',
    'lib/slug.ts',
    'docs/start.mdx',
  ])('finds %s', (path) => expect(problems(withFile(path, ''))).toEqual([`${path} is packed`]))

  test.each(['@bunko/mock-server/named', 'msw', 'storybook/test', 'vitest', 'node:fs'])(
    'finds an import of %s',
    (name) => expect(problems(withFile('a.js', `import x from '${name}'`))).toContain(`a.js imports ${name}`),
  )

  test.each([
    ['a.js', "const later = () => import('./gone.js')", './gone.js'],
    ['a.d.ts', "export type A = import('./gone.js').A", './gone.js'],
    ['a.d.ts', "export * from './lib/slug.ts'", './lib/slug.ts'],
  ])('finds that %s leads nowhere: %s', (path, text, specifier) =>
    expect(problems(withFile(path, text))).toContain(`${path} imports ${specifier}, which is not there`),
  )

  test('finds a package that is not declared, and one that is for nothing', () => {
    expect(problems(withFile('a.js', "import 'valtio/utils'"))).toEqual(['valtio is not declared'])
    const idle = { ...SOUND, manifest: { ...SOUND.manifest, peerDependencies: { react: '^19.0.0' } } }
    expect(problems(idle)).toEqual(['react is declared and not used'])
  })
})

test('finds an entry that the app uses and nobody offers', () => {
  expect(problemsOf(judgeOffer([SOUND], ['@bunko/ui/paths', '@bunko/ui/screens/HomeScreen']))).toEqual([
    '@bunko/ui/screens/HomeScreen is no entry of the packed package',
  ])
})

test('finds an entry that the guide is silent about', () => {
  const guide = '`@bunko/ui/paths`, `@bunko/ui/routing/*`'
  const entries = ['@bunko/ui/paths', '@bunko/ui/routing/*', '@bunko/ui/routing/page-router', '@bunko/ui/lib/*']
  expect(problemsOf(judgeGuide(guide, entries))).toEqual(['@bunko/ui/lib/* is not in it'])
})
