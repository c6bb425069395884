export interface Lock {
  packages: Readonly<Record<string, { version?: string; link?: boolean; optional?: boolean }>>
}

const isPackage = (place: string) => place.startsWith('node_modules/')
const NESTED = /^(.+)\/node_modules\/[^/]+(?:\/[^/]+)?$/

/**
 * Whether what is installed serves another revision's lock file: the same versions in the same places. Packages that
 * revision did not have yet are in nobody's way, unless they lie inside a package that it had.
 *
 * @param installed node_modules/.package-lock.json
 */
export const isSameInstall = (wanted: Lock, installed: Lock): boolean => {
  const here = installed.packages
  const has = Object.entries(wanted.packages).every(([place, { version, link, optional }]) => {
    if (!isPackage(place) || link) return true
    const found = here[place]
    return found ? found.version === version : optional === true
  })
  return (
    has &&
    Object.keys(here).every((place) => {
      const owner = NESTED.exec(place)?.[1]
      return owner === undefined || !isPackage(place) || !(owner in wanted.packages) || place in wanted.packages
    })
  )
}
