import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ROOT } from '../lib/processes.ts'
import { Problem } from '../lib/problem.ts'
import { findingsOf, reviewedIn, unusedOf, type Told } from './findings.ts'
import { HELP, readOptions } from './options.ts'
import { figuresTable, withFigures, type Figures } from './statement.ts'

describe('options of npm run a11y', () => {
  test.each([
    [[], { only: [], statement: false, built: undefined }],
    [['--only', 'a', '--only=b', '--built', 'x'], { only: ['a', 'b'], statement: false, built: 'x' }],
    [['--statement'], { only: [], statement: true, built: undefined }],
  ])('%j', (args, options) => {
    expect(readOptions(args)).toEqual(options)
  })

  test.each([['--help'], ['-h']])('%s asks for help', (option) => {
    expect(readOptions([option])).toBe('help')
    for (const name of ['--only', '--statement', '--built', '--help']) expect(HELP).toContain(name)
  })

  test.each([
    [['--nope'], 'There is no option --nope. (npm run a11y -- --help lists the options)'],
    [['x'], "'x' is not an option. (npm run a11y -- --help lists the options)"],
    [['--only'], '--only needs a value. (npm run a11y -- --help lists the options)'],
    [['--only='], '--only needs a value. (npm run a11y -- --help lists the options)'],
    [['--built='], '--built needs a value. (npm run a11y -- --help lists the options)'],
    [
      ['--statement', '--built', 'x'],
      '--statement is about the sources as they are now, not about --built. (npm run a11y -- --help lists the options)',
    ],
    [['--statement=1'], '--statement takes no value. (npm run a11y -- --help lists the options)'],
  ])('%j is answered with one line and exit code 2', (args, message) => {
    expect(() => readOptions(args)).toThrow(expect.objectContaining({ exitCode: 2, message }) as Error)
  })
})

/** `targets` of what a person has looked at say by which: 'p, 0'. */
const told = (rule: string, ...targets: string[]): Told => ({
  rule,
  help: `Help of ${rule}`,
  places: targets.map((named) => {
    const [target = '', by] = named.split(', ')
    return { target, why: 'why', by: by === undefined ? [] : [Number(by)] }
  }),
})

describe('what axe found', () => {
  test('the same thing on many pages is told once, the most frequent first', () => {
    const pages = [
      { story: 'A', view: '320 dark', violations: [told('label', 'b', 'input')], incomplete: [] },
      { story: 'B', view: '1280 light', violations: [told('label', 'input')], incomplete: [] },
    ]
    expect(findingsOf(pages)).toEqual([
      {
        kind: 'violation',
        rule: 'label',
        help: 'Help of label',
        why: 'why',
        target: 'input',
        seen: ['A, 320 dark', 'B, 1280 light'],
      },
      { kind: 'violation', rule: 'label', help: 'Help of label', why: 'why', target: 'b', seen: ['A, 320 dark'] },
    ])
  })

  test('what axe left open is a finding unless a person has looked at it, there', () => {
    const incomplete = [told('color-contrast', 'p, 0', 'i')]
    const pages = [{ story: 'A', view: '320 light', violations: [], incomplete }]
    expect(findingsOf(pages)).toMatchObject([{ kind: 'unreviewed', target: 'i' }])
    expect(reviewedIn(pages)).toBe(1)
  })

  test('what was looked at and is nowhere to be seen any more is told', () => {
    const [first, second] = [
      { rule: 'color-contrast', key: 'bgOverlap', at: 'p', reason: '' },
      { rule: 'color-contrast', key: 'bgOverlap', at: 'i', reason: '' },
    ]
    const pages = [{ story: 'A', view: '320 light', violations: [], incomplete: [told('color-contrast', 'i, 1')] }]
    expect(unusedOf(pages, [first, second])).toEqual([first])
  })
})

const FIGURES: Figures = {
  date: '2026-11-21',
  commit: 'abc1234',
  stories: 1088,
  of: 1088,
  pages: 6528,
  violations: 0,
  unreviewed: 1,
  reviewed: 12,
  threw: 0,
  axe: '4.14.1',
  browser: '156.0',
}

describe('the statement', () => {
  test('the table of a run over all stories, and over some', () => {
    expect(figuresTable(FIGURES).split('\n')).toEqual([
      '| What                                  | Figure                          |',
      '| ------------------------------------- | ------------------------------- |',
      '| Run                                   | 2026-11-21, commit abc1234      |',
      '| Tools                                 | axe-core 4.14.1, Chromium 156.0 |',
      '| Stories                               | all 1,088                       |',
      '| Pages judged                          | 6,528                           |',
      '| Violations                            | 0                               |',
      '| Places left open by axe, not reviewed | 1                               |',
      '| Places left open by axe, reviewed     | 12                              |',
      '| Stories that did not run to their end | 0                               |',
    ])
    expect(figuresTable({ ...FIGURES, stories: 300 })).toMatch(/^\| Stories +\| 300 of 1,088 +\|$/m)
  })

  test('new figures take the place of the old ones, and nothing else changes', () => {
    const text = 'before\n\n<!-- figures -->\n\nold\n\n<!-- /figures -->\n\nafter $1\n'
    const once = withFigures(text, FIGURES)
    expect(once).toBe(`before\n\n<!-- figures -->\n\n${figuresTable(FIGURES)}\n\n<!-- /figures -->\n\nafter $1\n`)
    expect(withFigures(once, FIGURES)).toBe(once)
  })

  test('the published statement has a place for them', () => {
    const statement = readFileSync(join(ROOT, 'docs/accessibility.md'), 'utf8')
    expect(withFigures(statement, FIGURES)).toMatch(/^\| Stories +\| all 1,088 +\|$/m)
    expect(() => withFigures('none', FIGURES)).toThrow(Problem)
  })
})
