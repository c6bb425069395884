import { lineFeeds } from '../line-ends.ts'

/** Visible text, or one character that cannot be seen: its code, as 'U+202E', and its name. */
export type InvisiblePiece = { readonly text: string } | { readonly code: string; readonly name: string }

const NAMES: ReadonlyMap<number, string> = new Map([
  [0xa0, 'no-break space'],
  [0xad, 'soft hyphen'],
  [0x06_1c, 'Arabic letter mark'],
  [0x20_0b, 'zero width space'],
  [0x20_0c, 'zero width non-joiner'],
  [0x20_0d, 'zero width joiner'],
  [0x20_0e, 'left-to-right mark'],
  [0x20_0f, 'right-to-left mark'],
  [0x20_28, 'line separator'],
  [0x20_29, 'paragraph separator'],
  [0x20_2a, 'left-to-right embedding'],
  [0x20_2b, 'right-to-left embedding'],
  [0x20_2c, 'pop directional formatting'],
  [0x20_2d, 'left-to-right override'],
  [0x20_2e, 'right-to-left override'],
  [0x20_2f, 'narrow no-break space'],
  [0x20_60, 'word joiner'],
  [0x20_66, 'left-to-right isolate'],
  [0x20_67, 'right-to-left isolate'],
  [0x20_68, 'first strong isolate'],
  [0x20_69, 'pop directional isolate'],
  [0x31_64, 'Hangul filler'],
  [0xfe_ff, 'byte order mark'],
])
const KINDS: readonly (readonly [RegExp, string])[] = [
  [/\p{Cc}/u, 'control character'],
  [/\p{Cs}/u, 'lone surrogate'],
  [/\p{Variation_Selector}/u, 'variation selector'],
  [/[\u{e0000}-\u{e007f}]/u, 'tag character'],
]

const HIDDEN = /(?![\t\n\r])[\p{Cc}\p{Cs}\p{Default_Ignorable_Code_Point}\u00a0\u202f\u2028\u2029\ufff9-\ufffb]/gu
const PICTURE_BEFORE = /\p{Extended_Pictographic}(?:\ufe0f|\p{Emoji_Modifier})?$/u
const PICTURE_AFTER = /^\p{Extended_Pictographic}/u
const EMOJI_BEFORE = /\p{Emoji}$/u
const KANJI_BEFORE = /\p{Script=Han}$/u
const KANJI_FORM = /[\u{e0100}-\u{e01ef}]/u

/** Whether the character does its ordinary work: joining emoji, choosing the form of an emoji or a kanji. */
function isOrdinary(text: string, index: number, character: string): boolean {
  const before = text.slice(Math.max(0, index - 4), index)
  if (character === '\u200d') return PICTURE_BEFORE.test(before) && PICTURE_AFTER.test(text.slice(index + 1, index + 3))
  if (character === '\ufe0e' || character === '\ufe0f') return EMOJI_BEFORE.test(before)
  return KANJI_FORM.test(character) && KANJI_BEFORE.test(before)
}

function describe(character: string): InvisiblePiece {
  const codePoint = character.codePointAt(0) ?? 0
  const kind = KINDS.find(([test]) => test.test(character))?.[1] ?? 'invisible character'
  return {
    code: `U+${codePoint.toString(16).toUpperCase().padStart(4, '0')}`,
    name: NAMES.get(codePoint) ?? kind,
  }
}

/**
 * Parts visible text from characters that cannot be seen: bidirectional controls, zero-width characters, byte order
 * mark, soft hyphen, no-break spaces, control characters (but for tab and line ends), lone surrogates (R18).
 */
export function splitInvisible(text: string): InvisiblePiece[] {
  const pieces: InvisiblePiece[] = []
  let shown = 0
  for (const { 0: character, index } of text.matchAll(HIDDEN)) {
    if (isOrdinary(text, index, character)) continue
    if (index > shown) pieces.push({ text: text.slice(shown, index) })
    pieces.push(describe(character))
    shown = index + character.length
  }
  if (shown < text.length) pieces.push({ text: text.slice(shown) })
  return pieces
}

/** What is seen in place of a character that cannot be told from others. */
function seen(character: string): string {
  if (/[\u00a0\u202f]/u.test(character)) return ' '
  if (/[\u2028\u2029]/u.test(character)) return '\n'
  return /\p{Cs}/u.test(character) ? '\ufffd' : ''
}

const visible = (text: string) =>
  lineFeeds(text.normalize('NFC')).replace(HIDDEN, (character, index: number, all: string) =>
    isOrdinary(all, index, character) ? character : seen(character),
  )

/** Whether the texts differ, and only in how their lines end (R18). */
export function onlyLineEndingsChanged(before: string, after: string): boolean {
  return before !== after && lineFeeds(before) === lineFeeds(after)
}

/** What of a short text is seen at a glance: spaces in a row are one, those at its ends none. */
export const glanceOf = (text: string): string => visible(text).replace(/\s+/gu, ' ').trim()

/** Whether the texts differ, look the same, and the difference is more than how their lines end (R18). */
export function onlyInvisibleChanged(before: string, after: string): boolean {
  return lineFeeds(before) !== lineFeeds(after) && visible(before) === visible(after)
}
