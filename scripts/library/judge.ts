import { posix } from 'node:path'
import { readModule } from '../checks/rooms/imports.ts'
import type { Check } from '../checks/report.ts'

/** A packed package as it is installed. */
export interface Installed {
  name: string
  /** Path inside the package → content; null for what is no text. */
  files: ReadonlyMap<string, string | null>
  manifest: {
    exports: Record<string, unknown>
    dependencies?: Record<string, string>
    peerDependencies?: Record<string, string>
  }
}

/** Files and packages that only this repository needs. */
const DEVELOPMENT_FILES = /\.(?:test|stories)\.|\.mdx$|(?:^|\/)(?:testing|samples|cli|story)\b|(?<!\.d)\.tsx?$|\.map$/
const DEVELOPMENT_PACKAGES =
  /^(?:@bunko\/(?:mock-server|storybook|web)|msw|vitest|storybook|playwright|@storybook|@faker-js|@playwright|node:)(?:\/|$|[\w-])/

const packageOf = (specifier: string) => /^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? specifier

const isCode = (path: string) => /\.(?:js|ts)$/.test(path)

const importsOf = ({ files }: Installed) =>
  [...files]
    .filter(([path]) => isCode(path))
    .flatMap(([path, text]) => readModule(path, text ?? '').imports.map(({ specifier }) => ({ path, specifier })))

/** A declaration may import `./x.js` that is there as `./x.d.ts` only. */
const leadsTo = (path: string, specifier: string, files: Installed['files']) => {
  const target = posix.join(posix.dirname(path), specifier)
  return path.endsWith('.d.ts') ? files.has(target.replace(/\.js$/, '.d.ts')) : files.has(target)
}

/** What holds for every packed package: nothing of development, nothing missing, every package it imports declared. */
export const judgeInstalled = (one: Installed): Check[] => {
  const { name, files, manifest } = one
  const imports = importsOf(one)
  const bare = imports.filter(({ specifier }) => !specifier.startsWith('.'))
  const relative = imports.filter(({ specifier }) => specifier.startsWith('.'))
  const declared = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies })
  const used = new Set(bare.map(({ specifier }) => packageOf(specifier)))
  return [
    {
      name: `library: ${name} holds nothing of development`,
      seen: files.size,
      problems: [
        ...[...files.keys()].filter((path) => DEVELOPMENT_FILES.test(path)).map((path) => `${path} is packed`),
        ...bare
          .filter(({ specifier }) => DEVELOPMENT_PACKAGES.test(specifier))
          .map(({ path, specifier }) => `${path} imports ${specifier}`),
      ],
    },
    {
      name: `library: every import inside ${name} leads to a packed file`,
      seen: relative.length,
      problems: relative
        .filter(({ path, specifier }) => !leadsTo(path, specifier, files))
        .map(({ path, specifier }) => `${path} imports ${specifier}, which is not there`),
    },
    {
      name: `library: ${name} declares the packages that it imports, and no others`,
      seen: used.size,
      problems: [
        ...[...used].filter((wanted) => !declared.includes(wanted)).map((wanted) => `${wanted} is not declared`),
        ...declared
          .filter((wanted) => !used.has(wanted) && !used.has(wanted.replace('@types/', '')))
          .map((wanted) => `${wanted} is declared and not used`),
      ],
    },
  ]
}

/** The packages offer what an application of this repository imports from them: `wanted` are specifiers. */
export const judgeOffer = (installed: readonly Installed[], wanted: readonly string[]): Check => {
  const offered = new Set(
    installed.flatMap(({ name, manifest }) =>
      Object.keys(manifest.exports).map((subpath) => posix.join(name, subpath)),
    ),
  )
  return {
    name: 'library: the packages offer every entry that apps/web uses',
    seen: wanted.length,
    problems: wanted
      .filter((specifier) => !offered.has(specifier))
      .map((specifier) => `${specifier} is no entry of the packed package`),
  }
}

/** The guide names every line of the source's exports maps, by itself or by the `*` of its folder. */
export const judgeGuide = (guide: string, entries: readonly string[]): Check => ({
  name: 'library: docs/library.md names every entry',
  seen: entries.length,
  problems: entries
    .filter((entry) => ![entry, `${posix.dirname(entry)}/*`].some((named) => guide.includes(`\`${named}\``)))
    .map((entry) => `${entry} is not in it`),
})
