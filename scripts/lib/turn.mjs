// A folder whose maker is the one that sets up. For setup.mjs: plain JavaScript that runs on whatever Node there is.
import { readFileSync, statSync, utimesSync } from 'node:fs'
import { join } from 'node:path'

/** From its folder to its number a set-up needs a moment. */
const NUMBERLESS_MS = 5000
/** No command of a set-up takes as long: whoever has its number by now is another process, after a restart of the machine. */
const LONGEST_MS = 30 * 60_000

const numberIn = (turn) => {
  try {
    return Number(readFileSync(join(turn, 'pid'), 'utf8'))
  } catch {
    return 0
  }
}
const isRunning = (pid) => {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error.code === 'EPERM'
  }
}

export const holderIsGone = (turn) => {
  const folder = statSync(turn, { throwIfNoEntry: false })
  if (!folder) return false
  const age = Date.now() - folder.mtimeMs
  const pid = numberIn(turn)
  // To signal 0 is to signal oneself.
  return pid > 0 ? age > LONGEST_MS || !isRunning(pid) : age > NUMBERLESS_MS
}

/** To be called before each command that may take long. */
export const keepTurn = (turn) => {
  try {
    utimesSync(turn, new Date(), new Date())
  } catch {
    // Where no folder could be made there is none to keep.
  }
}
