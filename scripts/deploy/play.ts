import { onStopRequest } from '../lib/processes.ts'
import type { Trials } from './checks.ts'

interface Parts {
  trials: Trials
  print: (line: string) => void
  run: () => Promise<void>
  tidy: () => Promise<void>
}

/** Plays trials to their end, tidies up however that comes, and ends the process: with 1 where something failed or nothing was tried. */
export const play = async ({ trials, print, run, tidy }: Parts): Promise<never> => {
  let stopping = false
  onStopRequest(
    () => {
      stopping = true
      void tidy().then(() => process.exit(130))
    },
    () => process.exit(130),
  )
  try {
    await run()
  } catch (error) {
    // What ends now was stopped by us: it says nothing.
    if (stopping) await new Promise(() => {})
    trials.counts.failed += 1
    print(`FAIL  ${(error as Error).message}`)
  } finally {
    await tidy()
  }
  const { passed, failed } = trials.counts
  print(`\n${passed} passed, ${failed} failed`)
  process.exit(failed > 0 || passed === 0 ? 1 : 0)
}
