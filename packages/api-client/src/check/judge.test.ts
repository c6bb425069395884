import { expect, test } from 'vitest'
import { contract } from '../contract/all.ts'
import { Named } from '../model/title.ts'
import { judge } from './judge.ts'
import { blank } from './testing/blank.ts'

const VISITOR = { isSignedIn: false, level: null }
const took = (ms: number) => ({
  asked: {
    kind: 'answer' as const,
    address: 'http://x.example/manga/genres',
    status: 200,
    location: null,
    contentType: 'application/json',
    text: JSON.stringify({ data: [blank(Named, { id: 1 })] }),
    ms,
  },
  findings: [],
  isReachable: true,
})

test('an answer over the limit', () => {
  const { genres } = contract.titles
  expect(judge(genres, took(12_345), VISITOR, 10_000)).toEqual([
    { severity: 'failure', text: 'took 12.3 s (limit 10)' },
  ])
  expect(judge(genres, took(10_000), VISITOR, 10_000)).toEqual([])
})
