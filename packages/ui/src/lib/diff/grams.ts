/** Two sequences of numbers that can be compared with each other: equal things have equal numbers, all below `size`. */
export interface Pair {
  readonly before: Int32Array
  readonly after: Int32Array
  readonly size: number
}

/** Room to keep different groups apart: for each place so many numbers. */
const ROOM = 4

function fingerprints(source: Int32Array, width: number, mask: number): Int32Array {
  const prints = new Int32Array(Math.max(0, source.length - width + 1))
  for (let place = 0; place < prints.length; place++) {
    let print = 0
    for (let next = 0; next < width; next++)
      print = Math.imul(print ^ source[place + next]!, 0x9e_37_79_b1) + 0x7f_4a_7c_15
    prints[place] = (print ^ (print >>> 15)) & mask
  }
  return prints
}

/**
 * For each place a number made of the `width` tokens that begin there, so both sequences get shorter by `width` - 1.
 * Different groups may share a number by chance; what is found with these has to be looked at.
 */
export function groups(pair: Pair, width: number): Pair {
  if (width === 1) return pair
  const size = 2 ** Math.ceil(Math.log2(ROOM * (pair.before.length + pair.after.length)))
  const of = (source: Int32Array) => fingerprints(source, width, size - 1)
  return { before: of(pair.before), after: of(pair.after), size }
}
