import { inject } from 'vitest'

interface Stryker {
  activeMutant?: unknown
  mutantCoverage?: unknown
}

// The thread has run other mutants: what modules do while they load must not meet the last one.
const given = inject as (key: string) => unknown
const stryker = (globalThis as Record<string, unknown>)[String(given('globalNamespace'))] as Stryker | undefined
if (stryker && given('mode') !== 'mutant') stryker.mutantCoverage = undefined
else if (stryker && given('mutantActivation') !== 'static') stryker.activeMutant = undefined
