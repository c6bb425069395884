import { createMockServer } from '@bunko/mock-server'

/** Milliseconds: back to the Storybook seed, for the median. */
const GOAL = 10
const RUNS = 200

const started = performance.now()
const server = createMockServer()
const first = performance.now() - started

const times = Array.from({ length: RUNS }, (_, run) => {
  // As a story leaves it: somebody signed in and wrote.
  server.signIn(1)
  server.db.titles.update((run % 100) + 1, { year: 2000 })
  server.db.edits.remove((run % 40) + 1)
  const before = performance.now()
  server.reset()
  return performance.now() - before
}).toSorted((a, b) => a - b)

const at = (share: number) => times[Math.floor(share * (times.length - 1))] ?? Number.NaN
const isMet = at(0.5) < GOAL
console.log(`mock server, default seed: made in ${first.toFixed(0)} ms (the seed is drawn once)`)
console.log(
  `reset(), ${RUNS} times: median ${at(0.5).toFixed(3)} ms, 95 % ${at(0.95).toFixed(3)} ms, worst ${at(1).toFixed(3)} ms; under ${GOAL} ms: ${isMet ? 'met' : 'MISSED'}`,
)
if (!isMet) process.exitCode = 1
