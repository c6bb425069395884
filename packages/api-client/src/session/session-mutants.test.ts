import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { COMMANDS } from './testing/history.ts'
import { MUTANTS } from './testing/mutants.ts'
import { play } from './testing/simulation.ts'

const histories = fc.array(fc.constantFrom(...COMMANDS), { minLength: 1, maxLength: 14, size: 'max' })

// Far more than it takes: the machine may be busy.
const LIMIT_MS = 60_000

test.each(MUTANTS)(
  'the property finds: $mistake',
  async ({ variant, breaks }) => {
    const property = fc.asyncProperty(fc.scheduler(), histories, (s, commands) =>
      play(s, commands, { locks: 'web', variant }),
    )
    const result = await fc.check(property, { numRuns: 5_000, seed: 1, endOnFailure: true })
    expect(result.failed).toBe(true)
    const { message } = result.errorInstance as Error
    expect(breaks).toContain(message.split(':')[0])
  },
  LIMIT_MS,
)
