import { classOf, SPACE } from './char-class.ts'

export const isSpace = (text: string, index: number) => classOf(text.charCodeAt(index)) === SPACE

/** Whether a cut here would part a carriage return from its line feed. */
export const splitsLineEnd = (text: string, index: number) => text[index - 1] === '\r' && text[index] === '\n'

/** How much white space both texts begin with, in UTF-16 units. */
export function commonSpaceAtStart(before: string, after: string): number {
  let size = 0
  while (size < before.length && before[size] === after[size] && isSpace(before, size)) size += 1
  return splitsLineEnd(before, size) || splitsLineEnd(after, size) ? size - 1 : size
}

/** How much white space both texts end with. */
export function commonSpaceAtEnd(before: string, after: string): number {
  const { length } = before
  let size = 0
  while (size < length && before.at(-1 - size) === after.at(-1 - size) && isSpace(before, length - 1 - size)) size += 1
  const halved = splitsLineEnd(before, length - size) || splitsLineEnd(after, after.length - size)
  return halved ? size - 1 : size
}
