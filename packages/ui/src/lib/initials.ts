const words = (name: string) =>
  name
    .normalize('NFC')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
const LETTERS = 2

/** @returns the first letters of the first two words, or two of a single one; '?' where there is no letter */
export const initials = (name: string): string => {
  const [first = '?', ...others] = words(name)
  const letters = others.length > 0 ? [first, ...others].map((word) => [...word][0] ?? '') : [...first]
  return letters.slice(0, LETTERS).join('').toUpperCase()
}
