import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../lib/processes.ts'

/** What a workspace's package.json says that its packed form is made from. */
export interface SourceManifest {
  name: string
  version: string
  sideEffects: boolean | string[]
  exports: Record<string, string>
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
}

/** A public entry: './paths' → 'src/paths.ts', relative to the package. */
export interface Entry {
  subpath: string
  source: string
}

export const EXPORTED_STYLES = './styles.css'

export const readManifest = (folder: string) =>
  JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8')) as SourceManifest

/** Tests, stories, and what helps only these. */
const NOT_PUBLIC = /\.(?:test|stories)\.tsx?$|\/testing\/|\/story-[^/]*$/

const escaped = (text: string) => text.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`)

const matchedBy = (target: string, source: string) => {
  const [head = '', ...rest] = target.split('*').map(escaped)
  return new RegExp(`^${head}(.+)${rest.join('\\1')}$`).exec(source)?.[1]
}

/** An exports map with every pattern replaced by the files among `sources` that it leads to; tests, stories and their helpers are none. */
export const entriesOf = (exports: Readonly<Record<string, string>>, sources: readonly string[]): Entry[] =>
  Object.entries(exports).flatMap(([subpath, target]) => {
    const path = target.replace(/^\.\//, '')
    if (!path.includes('*')) return [{ subpath, source: path }]
    return sources.flatMap((source) => {
      const matched = NOT_PUBLIC.test(source) ? undefined : matchedBy(path, source)
      return matched === undefined ? [] : [{ subpath: subpath.replace('*', matched), source }]
    })
  })

/** Every public entry of the package in `folder`, but for those of development. */
export const readEntries = (folder: string, { exports }: SourceManifest, development: readonly string[]) => {
  const sources = globSync('src/**/*.{ts,tsx}', { cwd: join(ROOT, folder) })
  const entries = entriesOf(exports, sources.map((path) => path.replaceAll('\\', '/')).toSorted())
  return entries.filter(({ subpath }) => !development.includes(subpath))
}
