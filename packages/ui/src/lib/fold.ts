// Accents of Latin, Greek and Cyrillic, vowels and strokes of Arabic, and what nobody sees. Kana and Hangul keep theirs.
const IGNORED = /[\p{Cf}\u0300-\u036F\u0640\u064B-\u065F\u0670]/gu

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
