import { cpus } from 'node:os'
import { groupOf } from './groups.ts'

const { name, mutate, patience = 60_000 } = groupOf(process.env.MUTATION_GROUP)

/** One group, named by `MUTATION_GROUP`. */
export default {
  mutate,
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  // `related`: a mutant in what runs while a module loads meets the tests that load it, not all of them.
  vitest: { configFile: 'scripts/mutation/vitest.config.ts', pool: 'threads', related: true },
  coverageAnalysis: 'perTest',
  concurrency: Number(process.env.MUTATION_WORKERS) || Math.max(1, cpus().length - 1),
  incremental: true,
  incrementalFile: `.stryker/${name}.work.json`,
  tempDirName: '.stryker/sandbox',
  ignorePatterns: [
    '**',
    '!package.json',
    '!tsconfig*.json',
    '!packages/{api-client,ui,mock-server}/**/*.{ts,tsx,json}',
    '!scripts/mutation/**/*.{ts,mjs}',
    '!apps/web/public/config.json',
  ],
  disableTypeChecks: false,
  reporters: ['progress-append-only'],
  allowConsoleColors: false,
  warnings: { slow: false },
  // A busy machine must not turn a survivor into a time-out; a loop without end is cut by its count of rounds before.
  timeoutMS: patience,
  timeoutFactor: 4,
}
