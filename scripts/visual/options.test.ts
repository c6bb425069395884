import { describe, expect, test } from 'vitest'
import { Problem } from '../lib/problem.ts'
import { HELP, readOptions } from './options.ts'

const nothingAsked = {
  against: undefined,
  only: [],
  accept: false,
  references: undefined,
  repeat: 1,
  built: undefined,
}

describe('options of npm run visual', () => {
  test('nothing asked', () => {
    expect(readOptions([])).toEqual(nothingAsked)
  })

  test.each([
    [['--against', 'HEAD~3'], { against: 'HEAD~3' }],
    [['--only', 'badge', '--only=Login: Empty'], { only: ['badge', 'Login: Empty'] }],
    [['--accept'], { accept: true }],
    [['--accept', '--references', 'kept'], { accept: true, references: 'kept' }],
    [['--references', 'kept'], { references: 'kept' }],
    [['--repeat', '10', '--built', '/tmp/sb'], { repeat: 10, built: '/tmp/sb' }],
  ])('%j', (args, asked) => {
    expect(readOptions(args)).toEqual({ ...nothingAsked, ...asked })
  })

  test.each([['--help'], ['-h']])('%s asks for help', (option) => {
    expect(readOptions([option])).toBe('help')
    for (const name of Object.keys({ ...nothingAsked, help: true })) expect(HELP).toContain(`--${name}`)
  })

  test.each([
    [['--nope'], 'There is no option --nope.'],
    [['badge'], "'badge' is not an option."],
    [['--against'], '--against needs a value.'],
    [['--against', ''], '--against needs a value.'],
    [['--against=-x'], "--against takes a revision, not '-x'."],
    [['--only', ' '], '--only needs a value.'],
    [['--references', ''], '--references needs a value.'],
    [['--accept=yes'], '--accept takes no value.'],
    [['--repeat', '1'], "--repeat takes a number from 2 to 100, not '1'."],
    [['--repeat', '1e1'], "--repeat takes a number from 2 to 100, not '1e1'."],
    [['--repeat', '101'], "--repeat takes a number from 2 to 100, not '101'."],
    [['--against', 'HEAD', '--accept'], '--against has no meaning with --accept.'],
    [['--against', 'HEAD', '--references', 'x'], '--against has no meaning with --references.'],
    [['--against', 'HEAD', '--repeat', '2'], '--against has no meaning with --repeat.'],
    [['--repeat', '2', '--accept'], '--repeat compares runs with each other'],
    [['--repeat', '2', '--references', 'x'], '--repeat compares runs with each other'],
  ])('%j is answered with one line and exit code 2', (args, sentence) => {
    const read = () => readOptions(args)
    expect(read).toThrow(Problem)
    expect(read).toThrow(
      expect.objectContaining({ exitCode: 2, message: expect.stringContaining(sentence) as string }) as Error,
    )
    expect(read).not.toThrow('\n')
  })
})
