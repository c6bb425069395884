import { describe, expect, test } from 'vitest'
import { Problem } from '../lib/problem.ts'
import { readOptions } from './options.ts'
import { picturesOf, revisionOf, usesKept } from './references.ts'

const HEAD = 'a'.repeat(40)
const MAIN = 'b'.repeat(40)

/** A git that knows these questions only. */
const gitThat =
  (answers: Record<string, string>) =>
  (...args: readonly string[]) =>
    answers[args.join(' ')]

describe('the revision to compare with', () => {
  test('is where the branch left main', () => {
    const git = gitThat({ 'rev-parse HEAD': HEAD, 'merge-base HEAD origin/main': MAIN })
    expect(revisionOf(undefined, git)).toEqual({ commit: MAIN, name: 'bbbbbbb (where this branch left main)' })
  })

  test('is the last commit on main itself', () => {
    const git = gitThat({ 'rev-parse HEAD': HEAD, 'merge-base HEAD main': HEAD })
    expect(revisionOf(undefined, git)).toEqual({ commit: HEAD, name: 'aaaaaaa (the last commit)' })
  })

  test('is the one that was asked for', () => {
    const git = gitThat({ 'rev-parse HEAD': HEAD, 'rev-parse --verify --quiet --end-of-options v1^{commit}': MAIN })
    expect(revisionOf('v1', git)).toEqual({ commit: MAIN, name: 'bbbbbbb (v1)' })
  })

  test.each([
    ['no', { 'rev-parse HEAD': HEAD }, "There is no revision 'no'."],
    [undefined, {}, 'There is no git revision to compare with: use --references DIR.'],
  ])('%s is not there', (asked, answers, message) => {
    const read = () => revisionOf(asked, gitThat(answers))
    expect(read).toThrow(Problem)
    expect(read).toThrow(expect.objectContaining({ exitCode: 2, message }) as Error)
  })
})

const asked = (args: string, isEmpty: boolean) => {
  const options = readOptions(args.split(' ').filter(Boolean))
  if (options === 'help') throw new Error(args)
  return usesKept(options, '/kept', isEmpty)
}

describe('what is kept', () => {
  test.each([
    ['', false, true],
    ['--only badge', false, true],
    ['--references kept', false, true],
    ['', true, false],
    ['--only badge', true, false],
    ['--against HEAD', false, false],
    ['--repeat 2', false, false],
    ['--accept', true, false],
    ['--accept', false, false],
    ['--accept --only badge', false, false],
  ])("with '%s', and nothing kept: %s, is compared with: %s", (args, isEmpty, isUsed) => {
    expect(asked(args, isEmpty)).toBe(isUsed)
  })

  test.each([
    ['--references kept', 'There are no references in /kept: --accept keeps some.'],
    [
      '--accept --only badge',
      'There are no references in /kept yet: --accept without --only keeps those of all stories.',
    ],
    ['--accept --only badge --references kept', 'There are no references in /kept yet'],
  ])("'%s' where nothing is kept is refused", (args, sentence) => {
    const ask = () => asked(args, true)
    expect(ask).toThrow(Problem)
    expect(ask).toThrow(
      expect.objectContaining({ exitCode: 2, message: expect.stringContaining(sentence) as string }) as Error,
    )
  })
})

test('another browser or another way has its own pictures', () => {
  const revision = { commit: HEAD, name: '' }
  const places = [
    picturesOf(revision, '1', 'a'),
    picturesOf(revision, '2', 'a'),
    picturesOf(revision, '1', 'b'),
    picturesOf({ ...revision, commit: MAIN }, '1', 'a'),
  ]
  expect(new Set(places).size).toBe(4)
  expect(picturesOf(revision, '1', 'a')).toBe(places[0])
})
