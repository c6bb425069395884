import { EXPORTED_STYLES, type Entry, type SourceManifest } from './entries.ts'

/** One copy of each must be in the app: they hold contexts, or what the app itself hands over. */
const SHARED = ['react', 'react-dom', 'react-router-dom', '@bunko/api-client']
const TYPES_ONLY = ['@types/react']
/** Their files are part of the compiled styles. */
const FONTS = /^@fontsource/

type Ranges = Record<string, string>

const fileOf = (source: string) => `./${source.replace(/^src\//, '').replace(/\.tsx?$/, '')}`

const exportOf = ({ source }: Entry) =>
  source.endsWith('.css') ? EXPORTED_STYLES : { types: `${fileOf(source)}.d.ts`, default: `${fileOf(source)}.js` }

/** What is pinned here is the oldest that was tried: newer ones of the same major version may take its place. */
const caret = (ranges: Ranges, isWanted: (name: string) => boolean): Ranges =>
  Object.fromEntries(
    Object.entries(ranges)
      .filter(([name]) => isWanted(name))
      .toSorted(([a], [b]) => a.localeCompare(b))
      .map(([name, version]) => [name, `^${version}`]),
  )

/** The package.json that is packed: every entry by its name, compiled; nothing of development. */
export const packedManifest = (
  { name, version, sideEffects, dependencies = {}, peerDependencies = {} }: SourceManifest,
  entries: readonly Entry[],
  words: { description: string; types: Ranges },
) => {
  const usesReact = 'react' in peerDependencies
  const peers = caret({ ...dependencies, ...peerDependencies, ...(usesReact && words.types) }, (one) =>
    [...SHARED, ...TYPES_ONLY].includes(one),
  )
  return {
    name,
    version,
    description: words.description,
    license: 'MIT',
    type: 'module',
    sideEffects,
    exports: {
      ...Object.fromEntries(entries.map((entry) => [entry.subpath, exportOf(entry)])),
      './package.json': './package.json',
    },
    files: ['**/*.js', '**/*.d.ts', ...(usesReact ? ['styles.css', 'fonts'] : [])],
    dependencies: caret(dependencies, (one) => !SHARED.includes(one) && !FONTS.test(one)),
    ...(usesReact && {
      peerDependencies: peers,
      peerDependenciesMeta: Object.fromEntries(TYPES_ONLY.map((one) => [one, { optional: true }])),
    }),
  }
}
