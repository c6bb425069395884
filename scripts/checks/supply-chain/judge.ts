import type { Check } from '../report.ts'
import { rowsOf, SIZE } from './readme-rows.ts'

/** One entry of package-lock.json, as far as it matters here. */
interface Locked {
  version?: string
  integrity?: string
  license?: string
  link?: boolean
  hasInstallScript?: boolean
  resolved?: string
}
export type LockFile = Readonly<Record<string, Locked>>

/** A package.json, as far as it matters here. */
export interface Manifest {
  name: string
  dependencies?: Readonly<Record<string, string>>
  devDependencies?: Readonly<Record<string, string>>
}

/**
 * Licences that may be built with, or shipped. MPL-2.0 and CC-BY-4.0 bind changed copies of their own files, of which
 * there are none here; OFL-1.1 is the fonts'.
 */
const LICENCES: ReadonlySet<string> = new Set([
  'MIT',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'CC-BY-4.0',
  'MPL-2.0',
  'OFL-1.1',
  'Unlicense',
])

/** One of several that may be chosen is enough; of several that hold together all are asked for, and of both mixed. */
const isPermitted = (licence: string) => {
  const names = licence.replaceAll(/[()]/g, '').split(/ (?:AND|OR) /)
  return licence.includes(' AND ') ? names.every((one) => LICENCES.has(one)) : names.some((one) => LICENCES.has(one))
}
const nameOf = (place: string) => place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length)
const foreign = (lock: LockFile) =>
  Object.entries(lock).filter(([place, { link }]) => place.includes('node_modules/') && !link)

/** Every package that is fetched says what its bytes must be, and names no registry. */
export const integrity = (lock: LockFile): Check => {
  const packages = foreign(lock)
  return {
    name: 'lock file: integrity for every package',
    seen: packages.length,
    problems: [
      ...packages
        .filter(([, entry]) => !entry.integrity?.startsWith('sha512-'))
        .map(([place]) => `${place} has no sha512 integrity`),
      ...packages.filter(([, entry]) => entry.resolved).map(([place]) => `${place} names the host it came from`),
    ],
  }
}

/** Code runs at installation only for packages that package.json lists under `allowScripts`. */
export const installScripts = (lock: LockFile, allowed: Readonly<Record<string, boolean>>): Check => {
  const running = foreign(lock).filter(([, { hasInstallScript }]) => hasInstallScript)
  const names = new Set(running.map(([place]) => nameOf(place)))
  return {
    name: 'install scripts: only the listed ones',
    seen: running.length,
    problems: [
      ...running
        .filter(([place]) => !allowed[nameOf(place)])
        .map(([place]) => `${place} wants to run a script when it is installed`),
      ...Object.keys(allowed)
        .filter((name) => !names.has(name))
        .map((name) => `${name} is listed in allowScripts and runs none`),
    ],
  }
}

/** Every licence is known and may be combined with this project's. */
export const licences = (lock: LockFile): Check => {
  const packages = foreign(lock)
  return {
    name: 'licences: listed and compatible',
    seen: packages.length,
    problems: packages
      .filter(([, { license = '' }]) => !isPermitted(license))
      .map(([place, { license }]) => `${place}: ${license ?? 'no licence'}`),
  }
}

/** One version, of the package itself or, as an alias, of another. */
const PINNED = /^(npm:(@[\w-]+\/)?[\w.-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/

/** Dependencies are pinned. */
export const manifests = (all: readonly Manifest[]): Check => {
  const lists = all.flatMap(({ name, dependencies = {}, devDependencies = {} }) =>
    [...Object.entries(dependencies), ...Object.entries(devDependencies)].map(([one, version]) => ({
      by: name,
      one,
      version,
    })),
  )
  return {
    name: 'dependencies: pinned',
    seen: lists.length,
    problems: lists
      .filter(({ version }) => !PINNED.test(version))
      .map(({ by, one, version }) => `${by} asks for ${one} ${version}`),
  }
}

/** Packages that readers' browsers get are few, and each stands in the README's table with its size in KB and a reason. */
export const shipped = (
  all: readonly Manifest[],
  { by, most, readme }: { by: readonly string[]; most: number; readme: string },
): Check => {
  const names = new Set(
    all
      .filter(({ name }) => by.includes(name))
      .flatMap(({ dependencies = {} }) => Object.keys(dependencies))
      .filter((name) => !name.startsWith('@bunko/')),
  )
  const rows = rowsOf(readme)
  const lacking = (name: string) => {
    const row = rows.find(([first = '']) => first.includes(`\`${name}\``))
    if (!row) return `README: no row for ${name}`
    const [, size = '', reason = ''] = row
    if (!SIZE.test(size)) return `README: no size in KB for ${name}`
    return /\w/.test(reason) ? [] : `README: no reason for ${name}`
  }
  return {
    name: `production dependencies: ${names.size} of ${most} at most, in the README with size and reason`,
    seen: names.size,
    problems: [
      ...(names.size > most ? [`${names.size - most} too many: leave one out, or raise the limit on purpose`] : []),
      ...[...names].flatMap(lacking),
    ],
  }
}
