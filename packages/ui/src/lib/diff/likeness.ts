const WINDOW = 8
/** For each character so many places to note a window in, so that windows hardly share one by chance. */
const ROOM = 16

function places(text: string, mask: number, visit: (place: number) => void): number {
  const count = text.length - WINDOW + 1
  for (let start = 0; start < count; start++) {
    let print = 0
    for (let index = start; index < start + WINDOW; index++) {
      print = Math.imul(print ^ text.charCodeAt(index), 0x9e_37_79_b1) + 0x7f_4a_7c_15
    }
    visit((print ^ (print >>> 15)) & mask)
  }
  return Math.max(0, count)
}

/**
 * Which part of the eight-character windows of the shorter text the longer one has too: from 0 (unlike) to 1. Quick,
 * and the same for scripts with and without spaces; a few in a thousand are there by chance.
 */
export function likeness(before: string, after: string): number {
  const [shorter, longer] = before.length < after.length ? [before, after] : [after, before]
  const noted = new Uint8Array(2 ** Math.ceil(Math.log2(ROOM * (longer.length + 1))))
  places(longer, noted.length - 1, (place) => (noted[place] = 1))
  let shared = 0
  const count = places(shorter, noted.length - 1, (place) => (shared += noted[place]!))
  return count === 0 ? 1 : shared / count
}
