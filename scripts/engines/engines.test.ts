import { describe, expect, test } from 'vitest'
import type { Story } from '../stage/stories.ts'
import { HELP, readOptions } from './options.ts'
import type { Page } from './page.ts'
import { playStories, type Outcome } from './play.ts'
import { goneFrom, totals, verdictOn, type Verdict } from './verdict.ts'

describe('options of npm run test:engines', () => {
  test.each([
    [[], { engines: ['firefox', 'webkit'], only: [], built: undefined }],
    [['--engine', 'webkit', '--only', 'a', '--only=b'], { engines: ['webkit'], only: ['a', 'b'], built: undefined }],
    [['--engine=firefox', '--built', 'x'], { engines: ['firefox'], only: [], built: 'x' }],
  ])('%j', (args, options) => {
    expect(readOptions(args)).toEqual(options)
  })

  test.each([['--help'], ['-h']])('%s asks for help', (option) => {
    expect(readOptions([option])).toBe('help')
    for (const name of ['--engine', '--only', '--built', '--help']) expect(HELP).toContain(name)
  })

  test.each([
    [['--nope'], 'There is no option --nope.'],
    [['x'], "'x' is not an option."],
    [['--engine', 'chromium'], '--engine is one of firefox and webkit.'],
    [['--only='], '--only needs a value.'],
    [['--built='], '--built needs a value.'],
  ])('%j is answered with one line and exit code 2', (args, sentence) => {
    const message = `${sentence} (npm run test:engines -- --help lists the options)`
    expect(() => readOptions(args)).toThrow(expect.objectContaining({ exitCode: 2, message }) as Error)
  })
})

const story = (id: string): Story => ({ id, label: id.toUpperCase() })
const outcome = (first: string[], again: string[]): Outcome => ({ story: story('a'), first, again })

const of = (kind: Verdict['kind'], many: number) => Array.from({ length: many }, () => ({ kind, why: '' }))

describe('the verdict on a story', () => {
  const known = [{ engine: 'webkit', why: 'It cannot.', stories: ['a'] }] as const

  test.each([
    ['firefox', outcome([], []), { kind: 'passed', why: '' }],
    ['firefox', outcome(['one'], []), { kind: 'once more', why: 'one' }],
    ['firefox', outcome(['one'], ['other', 'third']), { kind: 'failed', why: 'other' }],
    ['webkit', outcome(['one'], ['one']), { kind: 'known', why: 'It cannot.' }],
    ['webkit', outcome(['one'], []), { kind: 'failed', why: expect.stringContaining('known.ts') as string }],
    ['webkit', outcome([], []), { kind: 'failed', why: expect.stringContaining('known.ts') as string }],
  ] as const)('%s, %j', (engine, came, verdict) => {
    expect(verdictOn(engine, came, known)).toEqual(verdict)
  })

  test('what is listed and no story any more is told, for its engine', () => {
    expect(goneFrom('webkit', [story('b')], known)).toEqual(['a'])
    expect(goneFrom('webkit', [story('a')], known)).toEqual([])
    expect(goneFrom('firefox', [story('b')], known)).toEqual([])
  })

  test('the last line counts them', () => {
    expect(totals('firefox', [...of('passed', 2218), ...of('failed', 2), ...of('once more', 1)], 0, 1233.6)).toBe(
      'firefox: 2,221 stories, 2 failed, 1 once more, in 1234 s',
    )
    expect(totals('webkit', of('known', 1), 1, 2)).toBe(
      'webkit: 1 story, 1 failed, 0 once more, 1 known to differ, in 2 s',
    )
  })
})

/** A browser whose stories fail as often as is said, and that notes what it was asked for. */
const browser = (failures: Record<string, number> = {}, moving: readonly string[] = []) => {
  const seen: string[] = []
  const left = new Map(Object.entries(failures))
  const answers = (expression: string, moves: boolean): unknown => {
    const [, name, id = ''] = /^stand\.(\w+)\("?([^"]*)"?\)$/.exec(expression) ?? []
    if (name === 'standing') return { moves, language: 'en-GB', zone: 'UTC' }
    if (name === 'asksForMotion') return moving.includes(id)
    seen.push(id)
    const fails = left.get(id) ?? 0
    left.set(id, fails - 1)
    return fails > 0 ? [`${id} ${fails}`] : []
  }
  const open = async (address: string, moves: boolean): Promise<Page> => {
    seen.push(`${address}${moves ? ' moving' : ''}`)
    return {
      version: '1',
      evaluate: async <T>(expression: string) => answers(expression, moves) as T,
      close: async () => void seen.push('closed'),
    }
  }
  return { seen, open }
}

const play = async (stories: readonly string[], { open }: Pick<ReturnType<typeof browser>, 'open'>) => {
  const outcomes: Outcome[] = []
  await playStories(open, 'site', stories.map(story), (one) => outcomes.push(one))
  return outcomes.map(({ story: { id }, first, again }) => [id, first.length, again.length])
}

describe('stories, one after another', () => {
  const opened = 'site/stand.html'

  test('share a page; one that fails is played once more in another, and leaves nothing to the next', async () => {
    const one = browser({ b: 1, c: 2 })
    expect(await play(['a', 'b', 'c', 'd'], one)).toEqual([
      ['a', 0, 0],
      ['b', 1, 0],
      ['c', 1, 1],
      ['d', 0, 0],
    ])
    const expected = [
      opened,
      'a',
      'b',
      'closed',
      opened,
      'b',
      'c',
      'closed',
      opened,
      'c',
      'closed',
      opened,
      'd',
      'closed',
    ]
    expect(one.seen).toEqual(expected)
  })

  test('a page gives way after a hundred', async () => {
    const one = browser()
    await play(
      Array.from({ length: 101 }, (_, at) => `s${at}`),
      one,
    )
    expect(one.seen.slice(100)).toEqual(['s99', 'closed', opened, 's100', 'closed'])
  })

  test('what is about movement is played where things move, and only that', async () => {
    const one = browser({}, ['b'])
    await play(['a', 'b', 'c'], one)
    const expected = [opened, 'a', 'closed', `${opened} moving`, 'b', 'closed', opened, 'c', 'closed']
    expect(one.seen).toEqual(expected)
  })

  test('a browser that is not as it was asked to be shows nothing', async () => {
    const { seen, open } = browser()
    const other = async (address: string) => open(address, true)
    await expect(play(['a'], { open: other })).rejects.toThrow('The browser is not as it was asked to be')
    expect(seen.filter((what) => what !== 'closed')).toEqual([`${opened} moving`, `${opened} moving`])
  })
})
