import type { Page } from 'playwright'

/** What a story shows, as a screen reader is told of it: all but the frame around a screen. */
export const seenOn = async (page: Page): Promise<string[]> => {
  const text = await page.locator('body').ariaSnapshot()
  return withoutFrame(text.split('\n'))
}

/** The header, which names who is logged in, and the back office's menu, which has what they may open. */
const FRAME = /^- (?:banner|complementary):$/

const depthOf = (line: string) => line.length - line.trimStart().length

/** The lines of a snapshot less those of the frame. */
export const withoutFrame = (lines: readonly string[]): string[] => {
  let inFrame = false
  return lines.filter((line) => {
    if (depthOf(line) === 0) inFrame = FRAME.test(line)
    return !inFrame
  })
}

const onlyIn = (sign: string, lines: readonly string[], beside: readonly string[]): string[] => {
  const rest = [...beside]
  return lines.flatMap((line) => {
    const found = rest.indexOf(line)
    if (found === -1) return [`${sign}${line}`]
    rest.splice(found, 1)
    return []
  })
}

/** The lines that only one of two shows, in their order: '-one', '+another'. */
export const differences = (one: readonly string[], other: readonly string[]): string[] => [
  ...onlyIn('-', one, other),
  ...onlyIn('+', other, one),
]
