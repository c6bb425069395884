/** The letters of a word, each with its marks: in many scripts a vowel is one. */
const lettersOf = (word: string): string[] => word.match(/[\p{L}\p{N}]\p{M}{0,3}/gu) ?? []

/** @returns the first letters of the first two words, or two of a single one; '?' where there is no letter */
export const initials = (name: string): string => {
  const [first, second] = name.normalize('NFC').match(/(?:[\p{L}\p{N}]\p{M}*)+/gu) ?? []
  if (first === undefined) return '?'
  const letters = second ? [first, second].map((word) => lettersOf(word)[0]) : lettersOf(first).slice(0, 2)
  return letters.join('').toUpperCase()
}
