// The dotless i is no variant of i: Unicode folds it to itself, upper and lower case in turn would not.
const FOLDED = /[^\u0131]/gu

/** What two texts are compared by (R13): trimmed, NFC, case folded. A key for sets and maps, not for the eye. */
export const textKey = (text: string): string =>
  text
    .trim()
    .normalize('NFC')
    .replace(FOLDED, (letter) => letter.toLowerCase().toUpperCase().toLowerCase())
    .normalize('NFC')

/** Whether two texts count as the same in every test for duplicates (R13). */
export const sameText = (one: string, other: string): boolean => textKey(one) === textKey(other)
