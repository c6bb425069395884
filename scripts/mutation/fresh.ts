import { inject } from 'vitest'

interface Stryker {
  activeMutant?: unknown
  hitCount?: number
  mutantCoverage?: unknown
}

// The thread has run other mutants: what modules do while they load must not meet the last one.
const given = inject as (key: string) => unknown
const stryker = (globalThis as Record<string, unknown>)[String(given('globalNamespace'))] as Stryker | undefined
if (stryker && given('mode') !== 'mutant') stryker.mutantCoverage = undefined
else if (stryker) {
  // A loop without end leaves its count of rounds behind.
  stryker.hitCount = 0
  if (given('mutantActivation') !== 'static') stryker.activeMutant = undefined
}

// A package is loaded once for the thread: zod would keep what another mutant's modules have told it.
const zod = (globalThis as Record<string, unknown>)['__zod_globalConfig'] as { jitless?: boolean } | undefined
if (zod) delete zod.jitless
