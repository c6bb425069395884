import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { sessionModel } from './testing/model.ts'
import { MUTANTS } from './testing/mutants.ts'

// Far more than it takes: the machine may be busy.
const LIMIT_MS = 120_000

test.each(MUTANTS)(
  'the property finds: $mistake',
  async ({ variant, breaks, locks = 'web' }) => {
    const result = await fc.check(sessionModel(locks, variant), { numRuns: 5_000, seed: 1, endOnFailure: true })
    expect(result.failed).toBe(true)
    const { message } = result.errorInstance as Error
    expect(breaks).toContain(message.split(':')[0])
  },
  LIMIT_MS,
)
