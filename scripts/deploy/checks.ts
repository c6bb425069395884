/** Runs what is tried one after the other, says how each went, and counts. A failure ends nothing but itself. */
export const createTrials = (print: (line: string) => void) => {
  const counts = { passed: 0, failed: 0 }
  return {
    counts,
    async try(name: string, run: () => Promise<string | undefined | void>): Promise<void> {
      const started = performance.now()
      const took = () => `${((performance.now() - started) / 1000).toFixed(1)} s`
      try {
        const note = await run()
        counts.passed += 1
        print(`ok    ${name}${note ? `: ${note}` : ''} (${took()})`)
      } catch (error) {
        counts.failed += 1
        const { message } = error as Error
        print(`FAIL  ${name} (${took()})\n      ${message.replaceAll('\n', '\n      ')}`)
      }
    },
  }
}
export type Trials = ReturnType<typeof createTrials>

/** @throws with both values when they are not the same as JSON */
export const same = (got: unknown, wanted: unknown, what: string): void => {
  const [a, b] = [JSON.stringify(got), JSON.stringify(wanted)]
  if (a !== b) throw new Error(`${what}: ${a} instead of ${b}`)
}

/** @throws when it does not hold */
export const holds = (condition: boolean, what: string): void => {
  if (!condition) throw new Error(what)
}
