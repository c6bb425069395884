import { rowsOf, SIZE } from './readme-rows.ts'

/** What a package asks for, by its place in package-lock.json. */
export type Asked = Readonly<Record<string, { dependencies?: Readonly<Record<string, string>> }>>

/** A difference in KB below which a row need not be written anew, and the part of what is measured. */
const SMALL_KB = 0.5
const SMALL_PART = 0.1

const FOLDER = 'node_modules/'
/** What each package asks for; one that is installed several times, in all its versions. */
const askedBy = (lock: Asked) => {
  const all = new Map<string, string[]>()
  for (const [place, { dependencies = {} }] of Object.entries(lock)) {
    const name = place.slice(place.lastIndexOf(FOLDER) + FOLDER.length)
    if (place.includes(FOLDER)) all.set(name, [...(all.get(name) ?? []), ...Object.keys(dependencies)])
  }
  return all
}

/**
 * What is wrong with the sizes in the README's table: one that is far from what its packages have, and something
 * measured that is in no row's size. What a package brings along is in the first row that brings it, unless it has a
 * row of its own.
 *
 * @param measured the KB of each package in the built app, by its name
 */
export const wrongSizes = (readme: string, measured: ReadonlyMap<string, number>, lock: Asked): string[] => {
  const rows = rowsOf(readme).map(([packages = '', size = '']) => ({
    packages,
    size: SIZE.test(size) ? Number(size) : null,
    names: [...packages.matchAll(/`([^`]+)`/g)].flatMap(([, name]) => name ?? []),
  }))
  const named = new Set(rows.flatMap(({ names }) => names))
  const asked = askedBy(lock)
  const counted = new Set<string>()
  const withBrought = (names: readonly string[]) => {
    const found = new Set(names)
    for (const name of found) {
      for (const one of asked.get(name) ?? []) if (!named.has(one) && !counted.has(one)) found.add(one)
    }
    return [...found]
  }
  const far = rows.flatMap(({ packages, size, names }) => {
    if (size === null) return []
    const all = withBrought(names)
    for (const name of all) counted.add(name)
    const kb = all.reduce((sum, name) => sum + (measured.get(name) ?? 0), 0)
    const difference = Math.abs(kb - size)
    const isFar = difference >= SMALL_KB && difference > kb * SMALL_PART
    return isFar ? [`${packages}: the README says ${size} KB, measured are ${kb.toFixed(1)}`] : []
  })
  const left = [...measured].filter(([name]) => !counted.has(name))
  return [...far, ...left.map(([name, kb]) => `${name}: ${kb.toFixed(1)} KB are in no row of the README`)]
}
