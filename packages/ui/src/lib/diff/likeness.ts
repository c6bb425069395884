const WINDOW = 8
const BASE = 0x01_00_01_93
const BASE_TO_WINDOW = Array.from({ length: WINDOW }).reduce((power: number) => Math.imul(power, BASE), 1)
/** One window in eight is looked at, always the same ones wherever they stand. */
const SAMPLE = 7
/** For each character so many places to note a window in: less than one in a hundred is taken for another. */
const ROOM = 16

/** Numbers for the sampled windows of a text; a window has the same number in every text. */
function windows(text: string): number[] {
  const sampled: number[] = []
  let print = 0
  for (let index = 0; index < text.length; index++) {
    print = (Math.imul(print, BASE) + text.charCodeAt(index)) | 0
    if (index >= WINDOW) print = (print - Math.imul(BASE_TO_WINDOW, text.charCodeAt(index - WINDOW))) | 0
    const mixed = Math.imul(print ^ (print >>> 15), 0x85_eb_ca_6b)
    if (index >= WINDOW - 1 && mixed >>> 29 === SAMPLE) sampled.push(mixed ^ (mixed >>> 13))
  }
  return sampled
}

/**
 * Which part of the eight-character windows of the shorter text the longer one has too, about: from 0 (unlike) to 1.
 * Quick, and the same for scripts with and without spaces.
 */
export function likeness(before: string, after: string): number {
  const [shorter, longer] = before.length < after.length ? [before, after] : [after, before]
  const noted = new Uint8Array(2 ** Math.ceil(Math.log2(ROOM * longer.length)))
  const mask = noted.length - 1
  for (const window of windows(longer)) noted[window & mask] = 1
  const wanted = windows(shorter)
  const shared = wanted.reduce((count, window) => count + noted[window & mask]!, 0)
  return wanted.length === 0 ? 1 : shared / wanted.length
}
