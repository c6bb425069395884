export const SPACE = 1
export const WORD = 2
/** Belongs to what stands before it. */
export const MARK = 3
/** Part of a word when it stands between two word characters (don't, zero-width non-joiner), else a token of its own. */
export const JOINER = 4
export const SYMBOL = 5
/** From here on: scripts whose words Intl.Segmenter finds. */
export const HAN = 6
export const HIRAGANA = 7
export const KATAKANA = 8
export const OTHER_SCRIPT = 9

const JOINERS = new Set([0x27, 0x2019, 0xad, 0x200c, 0x200d, 0x2060])
const CLASSES: readonly (readonly [RegExp, number])[] = [
  [/\s/u, SPACE],
  [/[\p{M}ーｰ]/u, MARK],
  [/(?=[\p{L}\p{N}])\p{scx=Kana}/u, KATAKANA],
  [/(?=[\p{L}\p{N}])\p{scx=Hira}/u, HIRAGANA],
  [/(?=[\p{L}\p{N}])\p{scx=Han}/u, HAN],
  [/(?=[\p{L}\p{N}])[\p{sc=Hang}\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}]/u, OTHER_SCRIPT],
  [/[\p{L}\p{N}_]/u, WORD],
]

function classify(codePoint: number): number {
  if (JOINERS.has(codePoint)) return JOINER
  const character = String.fromCodePoint(codePoint)
  return CLASSES.find(([test]) => test.test(character))?.[1] ?? SYMBOL
}

const basic = new Uint8Array(0x1_00_00)
const astral = new Map<number, number>()

/** The class of a code point; a lone surrogate is a symbol. Answers are remembered, since the expressions are slow. */
export function classOf(codePoint: number): number {
  const known = codePoint < 0x1_00_00 ? basic[codePoint] : astral.get(codePoint)
  if (known) return known
  const found = classify(codePoint)
  if (codePoint < 0x1_00_00) basic[codePoint] = found
  else astral.set(codePoint, found)
  return found
}
