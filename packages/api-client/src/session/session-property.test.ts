import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { sessionModel } from './testing/model.ts'

// Far more than it takes: the machine may be busy. `npm run soak` plays a million.
const LIMIT_MS = 120_000
const RUNS = 2_500

test.each(['web', 'storage'] as const)(
  'three tabs, any history, any order of events, lock by %s',
  async (locks) => {
    const result = await fc.check(sessionModel(locks), { numRuns: RUNS })
    expect(fc.defaultReportMessage(result) ?? 'holds').toBe('holds')
    expect(result.numRuns).toBe(RUNS)
  },
  LIMIT_MS,
)
