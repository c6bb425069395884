const TURNS = 20

/**
 * For tests: what was begun has come. A step of `memoryWindow`'s history takes one turn of the timers and nothing here
 * takes so many; one longer wait would be over first on a machine that stood still meanwhile.
 */
export const settled = async (): Promise<void> => {
  for (let turn = 0; turn < TURNS; turn++) await new Promise((next) => void setTimeout(next))
}
