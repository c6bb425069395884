/** @returns the first letters of the first two words, or two of a single one; '?' where there is no letter */
export const initials = (name: string): string => {
  const [first = '?', second] = name.normalize('NFC').match(/[\p{L}\p{N}]+/gu) ?? []
  const letters = second ? [first, second].map((word) => [...word][0]) : [...first].slice(0, 2)
  return letters.join('').toUpperCase()
}
