/** Letters that no accent separates from their plain form; as search engines do. */
const PLAIN: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  þ: 'th',
  ı: 'i',
  ς: 'σ',
}
/** Latin, kana, Han and Hangul that normalising would leave as it is. */
const SETTLED = /^[\u0020-\u007e\u3041-\u3096\u30a1-\u30fa\u30fc\u4e00-\u9fff\uac00-\ud7a3]*$/

/**
 * For comparing as people read: case, accents, width and the kind and number of spaces do not count. Japanese voicing
 * marks do.
 */
export const fold = (text: string): string => {
  const plain = SETTLED.test(text)
    ? text.toLowerCase()
    : text
        .normalize('NFKC')
        .toLowerCase()
        .normalize('NFD')
        .replace(/[\u0300-\u036f]/g, '')
        .normalize('NFC')
        .replace(/[ßæœøđðłþıς]/g, (letter) => PLAIN[letter] ?? letter)
  return plain
    .replace(/[^\S ]|\s{2,}/g, ' ')
    .replace(/ {2,}/g, ' ')
    .trim()
}
