import { join } from 'node:path'
import { countStories } from '../checks/stories.ts'
import type { Counting } from './totals.ts'

export interface Command {
  name: string
  run: readonly [string, ...string[]]
  counting: Counting
  /** What the runner is told of the report's path, which $BUNKO_REPORT holds in any case. */
  env?: (file: string) => Record<string, string>
  /** How many tests must run when all are asked for. */
  atLeast?: () => number
  /** With CI set, files that failed run once more in a new browser: one that is stuck fails whatever it is given. */
  repeats?: boolean
  /** Its line tells how long a hundred take, of all: so it is seen when they get slower. Nothing fails by it. */
  paced?: boolean
}

export interface Step {
  name: string
  commands: readonly Command[]
  /** Steps that must have succeeded before this one makes sense. */
  after?: readonly string[]
  /** Two browsers at once would slow each other down until time limits are hit. */
  browser?: boolean
  /** Minutes after which it is taken to hang. */
  limitMin: number
}

const check = (name: string, ...run: [string, ...string[]]): Command => ({ name, run, counting: 'exit code' })

const REPORTER = `--reporter=${join(import.meta.dirname, 'vitest-report.ts')}`
const vitest = (name: string, project: string): Command => ({
  name,
  run: ['vitest', 'run', '--project', project, '--allowOnly=false', '--reporter=default', REPORTER],
  counting: 'vitest',
})

const script = (name: string, file: string): Command => ({ name, run: ['node', file], counting: 'checks' })

/** TypeScript 7, three times as fast as the 6 that Storybook, knip and our own scripts read source with (decision 25). */
const TSC = ['node', 'node_modules/typescript-native/bin/tsc', '-p'] as const

/** Every check of the project, in the order in which they start. */
export const STEPS: readonly Step[] = [
  { name: 'node', commands: [vitest('node tests', 'node')], limitMin: 20 },
  {
    name: 'types',
    commands: [
      check('types in the browser', ...TSC, 'tsconfig.json'),
      check('types in node', ...TSC, 'tsconfig.node.json'),
      check('types in the walk', ...TSC, 'tsconfig.walk.json'),
    ],
    limitMin: 5,
  },
  {
    name: 'lint',
    commands: [
      check('oxlint', 'oxlint', '--deny-warnings'),
      check('oxfmt', 'oxfmt', '--check'),
      check('knip', 'knip', '--no-config-hints'),
      check('lock file', 'npm', 'ci', '--dry-run', '--loglevel=error', '--no-audit', '--no-fund'),
    ],
    limitMin: 3,
  },
  {
    name: 'rooms',
    commands: [
      script('rooms', 'scripts/checks/rooms.ts'),
      script('story files', 'scripts/checks/stories.ts'),
      script('supply chain', 'scripts/checks/supply-chain.ts'),
    ],
    limitMin: 1,
  },
  {
    name: 'build',
    commands: [check('build', 'vite', 'build', 'apps/web', '--logLevel', 'warn')],
    limitMin: 3,
  },
  { name: 'budget', commands: [script('budget', 'scripts/checks/budget.ts')], after: ['build'], limitMin: 1 },
  {
    name: 'stories',
    commands: [{ ...vitest('stories', 'stories*'), atLeast: countStories, repeats: true, paced: true }],
    browser: true,
    limitMin: 45,
  },
  {
    name: 'e2e',
    commands: [
      {
        name: 'end to end',
        run: ['playwright', 'test', '-c', 'apps/web/playwright.config.ts', '--reporter=line,json'],
        counting: 'playwright',
        env: (file) => ({ PLAYWRIGHT_JSON_OUTPUT_FILE: file }),
      },
    ],
    after: ['build'],
    browser: true,
    limitMin: 30,
  },
]

/** The parts that can be run alone, each with the steps it needs. */
export const PARTS: Readonly<Record<string, readonly string[]>> = {
  types: ['types'],
  lint: ['lint'],
  rooms: ['rooms'],
  node: ['node'],
  stories: ['stories'],
  build: ['build'],
  budget: ['build', 'budget'],
  e2e: ['build', 'e2e'],
}
