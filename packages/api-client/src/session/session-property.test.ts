import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { COMMANDS } from './testing/history.ts'
import { play } from './testing/simulation.ts'

const histories = fc.array(fc.constantFrom(...COMMANDS), { minLength: 1, maxLength: 14, size: 'max' })

// Far more than it takes: the machine may be busy.
const LIMIT_MS = 60_000

test.each(['web', 'storage'] as const)(
  'two tabs, any history, any order of events, lock by %s',
  async (locks) => {
    const property = fc.asyncProperty(fc.scheduler(), histories, (s, commands) => play(s, commands, { locks }))
    const result = await fc.check(property, { numRuns: 1_000 })
    expect(fc.defaultReportMessage(result) ?? 'holds').toBe('holds')
    expect(result.numRuns).toBe(1_000)
  },
  LIMIT_MS,
)
