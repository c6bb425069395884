import { classOf, HAN, HIRAGANA, JOINER, MARK, OTHER_SCRIPT, SPACE, WORD } from './char-class.ts'

/** Told where a token stands, in UTF-16 units; `script`: Intl.Segmenter has to cut it into words. False ends the scan. */
type Found = (start: number, end: number, script: boolean) => boolean

const LONGEST_CHUNK = 400
/** Longer runs of one script are no words. */
const LONGEST_WORD = 4

const at = (text: string, index: number) => text.codePointAt(index) ?? 0
const width = (codePoint: number) => (codePoint > 0xff_ff ? 2 : 1)

function endOfWord(text: string, start: number): number {
  let index = start
  while (index < text.length) {
    const codePoint = at(text, index)
    const kind = classOf(codePoint)
    const inside = kind === WORD || kind === MARK || (kind === JOINER && classOf(at(text, index + 1)) === WORD)
    if (!inside) break
    index += width(codePoint)
  }
  return index
}

const isFlag = (codePoint: number) => codePoint >= 0x1_f1_e6 && codePoint <= 0x1_f1_ff
const isSkinTone = (codePoint: number) => codePoint >= 0x1_f3_fb && codePoint <= 0x1_f3_ff
const isEmojiJoiner = (text: string, index: number) =>
  text.charCodeAt(index) === 0x20_0d && at(text, index + 1) > 0x20_ff

/** A symbol with what belongs to it: repetitions (---), variation selectors, skin tones, joined emoji, flags. */
function endOfSymbol(text: string, start: number): number {
  const first = at(text, start)
  let index = start + width(first)
  if (isFlag(first) && isFlag(at(text, index))) return index + 2
  while (index < text.length) {
    const next = at(text, index)
    if (isEmojiJoiner(text, index)) index += 1 + width(at(text, index + 1))
    else if (next === first || isSkinTone(next) || classOf(next) === MARK) index += width(next)
    else break
  }
  return index
}

/** A run of one script, cut also where hiragana end and kanji or katakana begin: nearly always the start of a word. */
function endOfChunk(text: string, start: number): number {
  let index = start
  let last = 0
  while (index < text.length && index - start < LONGEST_CHUNK) {
    const codePoint = at(text, index)
    const kind = classOf(codePoint)
    if (kind !== MARK) {
      if (kind < HAN || (last === HIRAGANA && kind !== HIRAGANA)) break
      if (last !== 0 && (last === OTHER_SCRIPT) !== (kind === OTHER_SCRIPT)) break
      last = kind
    }
    index += width(codePoint)
  }
  return index
}

/** A rough cut without Intl.Segmenter: where the script changes, and long runs by character (with its marks). */
function endOfRough(text: string, start: number): number {
  let index = start
  let second = 0
  let last = 0
  while (index < text.length && index - start <= LONGEST_WORD) {
    const codePoint = at(text, index)
    const kind = classOf(codePoint)
    if (kind !== MARK && last !== 0) {
      if (kind !== last) return index
      second ||= index
    }
    if (kind !== MARK) last = kind
    index += width(codePoint)
  }
  return index - start > LONGEST_WORD && second > 0 ? second : index
}

/**
 * Reports every token from left to right, with only white space in between; false when the scan was ended early.
 * `rough`: runs of scripts without spaces are cut by guessing, and no chunks are reported.
 */
export function scan(text: string, rough: boolean, found: Found): boolean {
  const endOfRun = rough ? endOfRough : endOfChunk
  let index = 0
  while (index < text.length) {
    const kind = classOf(at(text, index))
    if (kind === SPACE) {
      index += 1
      continue
    }
    const start = index
    if (kind >= HAN) index = endOfRun(text, start)
    else if (kind === WORD || kind === MARK) index = endOfWord(text, start)
    else index = endOfSymbol(text, start)
    if (!found(start, index, kind >= HAN && !rough)) return false
  }
  return true
}
