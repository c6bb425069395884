import { expect, test } from 'vitest'
import { sameTitle, type TitlePick } from './title-pick.ts'

const pick = (id: TitlePick['id'], ref?: string): TitlePick => ({
  id,
  ref,
  name: 'The Gull Inn',
  year: 2015,
  cover: null,
})

test.each([
  [pick(7, 'gull'), pick('7'), true],
  [pick(7), pick(' 7 '), true],
  [pick('Gull'), pick('gull'), true],
  [pick('gull', 'gull'), pick(7, 'gull'), true],
  [pick(7), pick(8), false],
  [pick(7, 'gull'), pick(8, 'inn'), false],
  [pick(7), pick(8, 'gull'), false],
])('%j and %j: %j', (one, other, same) => {
  expect(sameTitle(one, other)).toBe(same)
  expect(sameTitle(other, one)).toBe(same)
})
