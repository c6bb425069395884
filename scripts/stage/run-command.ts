import { exitCodeOf, sentenceOf } from '../lib/problem.ts'
import { onStopRequest, stopUnderWay } from '../lib/processes.ts'

interface Command<T> {
  readOptions: (args: readonly string[]) => T | 'help'
  help: string
  /** Answers the exit code. */
  run: (options: T) => Promise<number>
}

/** Runs a command as it was called, and ends the process; what it builds is stopped with it. */
export const runCommand = async <T>({ readOptions, help, run }: Command<T>): Promise<never> => {
  let stopping = false
  onStopRequest(
    () => {
      stopping = true
      void stopUnderWay(1000).then(() => process.exit(130))
    },
    () => process.exit(130),
  )
  try {
    const options = readOptions(process.argv.slice(2))
    if (options === 'help') process.stdout.write(`${help}\n`)
    process.exit(options === 'help' ? 0 : await run(options))
  } catch (error) {
    // What fails now was stopped by us.
    if (stopping) return new Promise<never>(() => {})
    process.stderr.write(`${sentenceOf(error)}\n`)
    process.exit(exitCodeOf(error))
  }
}
