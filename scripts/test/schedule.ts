interface Plan {
  name: string
  after?: readonly string[]
  browser?: boolean
}

/**
 * Runs steps side by side, at most `slots` at once and at most one with a browser, in their order as far as possible.
 * A failed step stops only those that come `after` it; these are handed to `onSkip`. A dependency that is not among the
 * steps counts as met. `run` says whether the step succeeded and must not throw.
 */
export const schedule = async <S extends Plan>(
  steps: readonly S[],
  run: (step: S) => Promise<boolean>,
  onSkip: (step: S, failed: string) => void,
  slots = 2,
) => {
  const names = new Set(steps.map(({ name }) => name))
  const ended = new Map<string, boolean>()
  const waiting = [...steps]
  const active = new Map<S, Promise<void>>()

  const blocker = (step: S) => step.after?.find((name) => ended.get(name) === false)
  const isReady = (step: S) =>
    (step.after ?? []).every((name) => !names.has(name) || ended.get(name) === true) &&
    !(step.browser && [...active.keys()].some(({ browser }) => browser))

  const start = (step: S) => {
    const work = async () => {
      ended.set(step.name, await run(step))
      active.delete(step)
    }
    active.set(step, work())
  }

  while (waiting.length > 0 || active.size > 0) {
    for (const step of waiting.slice()) {
      const failed = blocker(step)
      if (failed === undefined && (active.size >= slots || !isReady(step))) continue
      waiting.splice(waiting.indexOf(step), 1)
      if (failed === undefined) start(step)
      else {
        ended.set(step.name, false)
        onSkip(step, failed)
      }
    }
    if (active.size > 0) await Promise.race(active.values())
    else if (waiting.length > 0) throw new Error(`Never ready: ${waiting.map(({ name }) => name).join(', ')}`)
  }
}
