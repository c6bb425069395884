import { globSync, readFileSync } from 'node:fs'
import { join, matchesGlob } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ROOT } from '../lib/processes.ts'
import { explain, figuresOf, isAbout, noticedIn, type MutationReport, type Reason } from './figures.ts'
import { groupOf, GROUPS, type Group } from './groups.ts'
import { readOptions } from './options.ts'
import { percent, reasonsList, rowsOf, tableOf, withFigures } from './statement.ts'

const GROUP: Group = { name: 'slug', goal: 95, mutate: [], tests: [] }
const mutant = (status: string, start: [number, number], end: [number, number], replacement = 'true') => ({
  mutatorName: 'ConditionalExpression',
  replacement,
  status,
  location: { start: { line: start[0], column: start[1] }, end: { line: end[0], column: end[1] } },
})
const SOURCE = 'if (a < b) {\n  go()\n}\n'
const report = (...mutants: ReturnType<typeof mutant>[]): MutationReport => ({
  files: { 'a.ts': { source: SOURCE, mutants } },
})
const SURVIVED = mutant('Survived', [1, 5], [1, 10])
const UNTESTED = mutant('NoCoverage', [1, 12], [3, 2], '{\n}')

const page = (inside: string) => `# A\n\n<!-- figures -->\n${inside}\n<!-- /figures -->\n\nB\n`
const isIn = (file: string, globs: readonly string[]) => globs.some((glob) => matchesGlob(file, glob))
const hasHook = (file: string) => /^export const use[A-Z]/m.test(readFileSync(join(ROOT, file), 'utf8'))

describe('figures of a group', () => {
  test('time-outs are noticed, errors count for neither side, code without a test counts', () => {
    const killed = ['Killed', 'Killed', 'Killed', 'Timeout', 'RuntimeError', 'CompileError'].map((status) =>
      mutant(status, [1, 1], [1, 2]),
    )
    expect(figuresOf(GROUP, report(...killed, SURVIVED, UNTESTED))).toMatchObject({
      mutants: 8,
      killed: 3,
      timeouts: 1,
      survived: 1,
      noCoverage: 1,
      errors: 2,
      score: (100 * 4) / 6,
    })
  })
  test('a survivor is told by what was there and what came', () => {
    expect(figuresOf(GROUP, report(SURVIVED, UNTESTED))?.survivors).toEqual([
      { file: 'a.ts', line: 1, mutator: 'ConditionalExpression', was: 'a < b', became: 'true', isCovered: true },
      { file: 'a.ts', line: 1, mutator: 'ConditionalExpression', was: '{', became: '{ }', isCovered: false },
    ])
  })
  test('what was not noticed is tried again in the next run', () => {
    const states = ['Killed', 'Timeout', 'Survived', 'NoCoverage', 'RuntimeError', 'Pending']
    const all = report(...states.map((status) => mutant(status, [1, 1], [1, 2])))
    expect(noticedIn(all).files['a.ts']).toEqual({
      ...all.files['a.ts'],
      mutants: all.files['a.ts']!.mutants.slice(0, 1),
    })
  })
  test('a run that did not come to its end is no figure', () => {
    expect(figuresOf(GROUP, report(SURVIVED, mutant('Pending', [1, 1], [1, 2])))).toBeNull()
    expect(figuresOf(GROUP, { files: {} })).toBeNull()
  })
})

describe('reasons', () => {
  const reason: Reason = { file: 'a.ts', was: 'a < b', became: 'true', why: 'Always so.' }
  const figures = figuresOf(GROUP, report(SURVIVED, UNTESTED))!
  test('are about one change, or about all of one place', () => {
    const [survivor] = figures.survivors
    expect(isAbout(reason, survivor!)).toBe(true)
    expect(isAbout({ file: 'a.ts', was: 'a < b', why: '' }, survivor!)).toBe(true)
    for (const other of [{ file: 'b.ts' }, { was: 'a' }, { became: 'false' }])
      expect(isAbout({ ...reason, ...other }, survivor!)).toBe(false)
  })
  test('who has none is told, and which reason is for nothing, in the files that were looked at', () => {
    const idle = { ...reason, became: 'false' }
    const elsewhere = { ...reason, file: 'b.ts' }
    const told = explain([figures], [reason, idle, elsewhere])
    expect(told.unexplained.map(({ was }) => was)).toEqual(['{'])
    expect(told.idle).toEqual([idle])
  })
  test('are listed with how many survivors they are about', () => {
    const all = new Map([['slug', figures]])
    expect(reasonsList([reason], all)).toBe('- a.ts: `a < b` → `true`: Always so.')
    const twice = new Map([['slug', { ...figures, survivors: [...figures.survivors, ...figures.survivors] }]])
    expect(reasonsList([{ file: 'a.ts', was: 'a < b', why: 'So.' }], twice)).toBe(
      '- a.ts: `a < b` → any change (2): So.',
    )
  })
})

describe('the page', () => {
  test('shares are never rounded up', () => {
    expect([percent(94.99), percent(100), percent(0)]).toEqual(['94.9 %', '100.0 %', '0.0 %'])
  })
  test('a group that was not counted to its end is not measured', () => {
    expect(rowsOf(new Map([['slug', null]]), [GROUP])).toEqual([
      ['slug', '95 %', 'not measured', '', '', '', '', '', ''],
    ])
    const figures = figuresOf(GROUP, report(SURVIVED, mutant('Killed', [1, 1], [1, 2])))
    expect(rowsOf(new Map([['slug', figures]]), [GROUP])[0]).toEqual([
      'slug',
      '95 %',
      '50.0 %',
      '2',
      '1',
      '0',
      '1',
      '0',
      '0',
    ])
  })
  test('a table has columns of one width', () => {
    expect(tableOf([['slug', '1']], ['Group', 'N'])).toBe('| Group | N   |\n| ----- | --- |\n| slug  | 1   |')
  })
  test('new figures take the place of the old', () => {
    const given = { date: '2026-11-21', commit: 'abc', table: '| $1 |', reasons: '', files: '- a.ts (1): So.' }
    expect(withFigures(page('old'), given)).toBe(
      page(
        '\nRun of 2026-11-21, commit abc.\n\n| $1 |\n\n### Survivors with a reason of their own\n\nNone.\n\n' +
          '### The other survivors, by file\n\n- a.ts (1): So.\n',
      ),
    )
    expect(() => withFigures('# A', given)).toThrow('docs/mutation.md has no block')
  })
})

describe('the command line', () => {
  test('all groups unless told', () => {
    expect(readOptions([])).toEqual({
      groups: GROUPS,
      fresh: false,
      last: false,
      survivors: false,
      statement: false,
      workers: undefined,
    })
    expect(readOptions(['--group', 'diff', '--group', 'slug', '--last', '--workers', '2'])).toMatchObject({
      groups: [groupOf('slug'), groupOf('diff')],
      last: true,
      workers: '2',
    })
    expect(readOptions(['-h'])).toBe('help')
  })
  test.each([
    [['--group', 'x'], "There is no group 'x'."],
    [['--workers', '0'], '--workers takes a whole number from 1.'],
    [['--fresh', '--last'], '--fresh counts again, --last does not count.'],
    [['--quick'], 'There is no option --quick.'],
  ])('%j: %s', (args, sentence) => {
    expect(() => readOptions(args)).toThrow(sentence)
  })
})

describe('the groups', () => {
  const sources = globSync('packages/*/src/**/*.ts', { cwd: ROOT })
  const files = (globs: readonly string[]) => {
    const out = globs.filter((glob) => glob.startsWith('!')).map((glob) => glob.slice(1))
    return sources.filter((file) => isIn(file, globs) && !isIn(file, out) && !file.endsWith('.test.ts'))
  }
  test.each(GROUPS.map((group) => [group.name, group] as const))('%s has modules and tests', (_, { mutate, tests }) => {
    expect(files(mutate).length).toBeGreaterThan(0)
    expect(sources.some((file) => isIn(file, tests))).toBe(true)
  })
  test('no module is in two of them', () => {
    const all = GROUPS.flatMap(({ mutate }) => files(mutate))
    expect(all.length).toBeGreaterThan(100)
    expect(all.filter((file, index) => all.indexOf(file) !== index)).toEqual([])
  })
  test('of parts and screens all plain modules are mutated, but these', () => {
    const there = sources.filter((file) => isIn(file, ['packages/ui/src/{parts,screens}/**/*.ts']))
    const mutated = new Set(files(groupOf('flows').mutate))
    const left = there.filter((file) => !mutated.has(file) && !/\.test\.ts$|\/use-[^/]+$/.test(file))
    expect(left.map((file) => file.replace('packages/ui/src/', '')).toSorted()).toEqual([
      'parts/BotCheck/turnstile.ts',
      'parts/ChangeList/samples.ts',
      'parts/ChangeList/stops.ts',
      'parts/ChangedMeanwhile/texts.ts',
      'parts/ConnectionBar/first-use.ts',
      'parts/CoverUploads/queue-id.ts',
      'parts/EditCard/card-classes.ts',
      'parts/Gallery/story-covers.ts',
      'parts/HouseList/row-classes.ts',
      'parts/LongForm/address-input.ts',
      'parts/SaveBar/bar-classes.ts',
      'parts/Shell/frame.ts',
      'parts/TitleForm/title-field.ts',
      'screens/EditDetailScreen/layout.ts',
      'screens/TitleScreen/layout.ts',
    ])
  })
  test('of data all modules without a hook are mutated, but these', () => {
    const there = sources.filter((file) => isIn(file, ['packages/ui/src/data/*.ts']) && !file.endsWith('.test.ts'))
    const mutated = new Set(files(groupOf('flows').mutate))
    const left = there.filter((file) => !mutated.has(file) && !hasHook(file))
    expect(left.map((file) => file.replace('packages/ui/src/data/', '')).toSorted()).toEqual([
      'charts-anew.ts',
      'edits-anew.ts',
      'held.ts',
      'list-keys.ts',
      'publisher-names.ts',
      'put-answer.ts',
      'query.ts',
      'read-anew.ts',
      'saved-chart.ts',
      'shows-titles.ts',
      'when-quiet.ts',
    ])
  })
  test('a name that none has is refused', () => {
    expect(groupOf(undefined).name).toBe('slug')
    expect(() => groupOf('x')).toThrow('There is no group x.')
  })
})
