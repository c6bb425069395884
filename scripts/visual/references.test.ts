import { describe, expect, test } from 'vitest'
import { Problem } from '../lib/problem.ts'
import { picturesOf, revisionOf } from './references.ts'

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
