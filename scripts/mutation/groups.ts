/** Modules that are mutated together, the tests that are played against them, and the score they have to reach. */
export interface Group {
  name: string
  /** Percent. */
  goal: number
  /** Globs from the root, as Stryker reads them: `!` leaves out. */
  mutate: readonly string[]
  /** Globs from the root. */
  tests: readonly string[]
  /** How long a mutant may take beyond four times what its tests need, in ms: a minute unless told. */
  patience?: number
}

const UI = 'packages/ui/src'
const CLIENT = 'packages/api-client/src'
const NO_TESTS = '!**/*.{test,stories}.ts'
const CLIENT_TESTS = [`${CLIENT}/*.test.ts`, `${CLIENT}/{contract,http,model}/*.test.ts`]
const UI_TESTS = [`${UI}/**/*.test.ts`]

const GATES = ['next-path', 'needs-bot-check', 'owner']
const VALIDATORS = [
  'blank',
  'image-check',
  'logo-rules',
  'parse-number',
  'review-reason',
  'safe-href',
  'social-links',
  'title-fields',
  '*-form',
  'house-told',
]
/** They need a document, or are all React: the stories try them. */
const DRAWN = [
  'arrival',
  'calm',
  'card-link',
  'cx',
  'focus-neighbour',
  'held-enter',
  'keep-place',
  'lazy-part',
  'page-key',
  'pressed-focus',
  'save-file',
  'second-click',
  'shape-hint',
  'story-*',
  'top-layer',
  'use-*',
  'write-clipboard',
]
/** In parts and screens: what needs a document or React, and lists of classes, attributes and texts without a condition. */
const DRAWN_THERE = [
  '*-classes',
  'address-input',
  'first-use',
  'frame',
  'layout',
  'queue-id',
  'samples',
  'stops',
  'story-*',
  'texts',
  'title-field',
  'turnstile',
]
const inLib = (names: readonly string[]) => `${UI}/lib/{${names.join(',')}}.ts`

export const GROUPS: readonly Group[] = [
  { name: 'slug', goal: 95, mutate: [`${UI}/lib/slug.ts`], tests: [`${UI}/lib/slug.test.ts`] },
  {
    name: 'diff',
    goal: 95,
    mutate: [`${UI}/lib/diff/*.ts`, NO_TESTS],
    tests: [`${UI}/lib/diff/*.test.ts`],
    // Nothing here waits for anything, and every second mutant of a loop is one without end.
    patience: 10_000,
  },
  {
    name: 'gates',
    goal: 95,
    mutate: [`${UI}/session/{gates,may-open,viewer}.ts`, inLib(GATES), `${CLIENT}/levels.ts`],
    tests: [`${UI}/session/*.test.ts`, `${UI}/lib/{${GATES.join(',')}}.test.ts`, `${CLIENT}/levels.test.ts`],
  },
  {
    name: 'validators',
    goal: 95,
    mutate: [inLib(VALIDATORS), `${CLIENT}/limits.ts`],
    tests: [`${UI}/{lib,drafts}/*.test.ts`, `${UI}/screens/**/*.test.ts`, `${CLIENT}/limits.test.ts`],
  },
  {
    name: 'contract',
    goal: 95,
    mutate: [`${CLIENT}/contract/{endpoint,query}.ts`, `${CLIENT}/model/*.ts`, NO_TESTS],
    tests: CLIENT_TESTS,
  },
  {
    name: 'client',
    goal: 95,
    mutate: [`${CLIENT}/http/*.ts`, `${CLIENT}/{client,lazy-client}.ts`, NO_TESTS],
    tests: [...CLIENT_TESTS, `${CLIENT}/session/session-client.test.ts`],
  },
  {
    name: 'session',
    goal: 95,
    mutate: [`${CLIENT}/session/*.ts`, NO_TESTS],
    tests: [`${CLIENT}/session/*.test.ts`],
  },
  {
    name: 'flows',
    goal: 75,
    mutate: [
      `${UI}/{drafts,uploads}/*.ts`,
      `${UI}/data/{connection,read-chart,recovery}.ts`,
      `${UI}/routing/{error-report,page-router}.ts`,
      `${UI}/{parts,screens}/**/*.ts`,
      `!${UI}/{parts,screens}/**/{${DRAWN_THERE.join(',')}}.ts`,
      `${UI}/paths.ts`,
      `!${UI}/**/use-*.ts`,
      NO_TESTS,
    ],
    tests: UI_TESTS,
  },
  {
    name: 'texts',
    goal: 75,
    mutate: [
      `${UI}/lib/**/*.ts`,
      `!${UI}/lib/diff/**`,
      `!${inLib(['slug', ...GATES, ...VALIDATORS, ...DRAWN])}`,
      NO_TESTS,
    ],
    tests: UI_TESTS,
  },
]

/**
 * A group by its name; the smallest where none is given, as whoever only reads the configuration does.
 * @throws an Error for a name that no group has
 */
export const groupOf = (name = 'slug'): Group => {
  const group = GROUPS.find((one) => one.name === name)
  if (!group) throw new Error(`There is no group ${name}.`)
  return group
}
