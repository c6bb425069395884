// Accents of Latin, Greek and Cyrillic, and what nobody sees. Kana and Hangul keep their marks.
const IGNORED = /[\p{Cf}\u0300-\u036F]/gu

/** What is left of a text when case, accents and invisible characters are looked past (as R13, and more forgiving). */
export const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(IGNORED, '')
    .normalize('NFC')
    .toUpperCase()
    .toLowerCase()
    // Of a part of a name its last letter is in the midst of the name.
    .replaceAll('ς', 'σ')
    .trim()
