import type { Title } from '@bunko/api-client'
import { expect, test } from 'vitest'
import { chosenAs, isUntoldAt } from './chosen-as.ts'
import type { CreditChange } from './credit-change.ts'

const MURA = { name: 'Mura Kei' }
const by = (id: number, given: Partial<Title>) =>
  ({ id, primary_title: `Title ${id}`, author_names: [], artist_names: [], ...given }) as unknown as Title
const TITLES = [by(1, { author_names: ['Mura Kei'] }), by(2, { artist_names: ['Mura Kei'] }), by(3, {})]

const change = (titleId: number, given: Partial<CreditChange> = {}): CreditChange => ({
  act: 'add',
  titleId,
  name: `Title ${titleId}`,
  lang: undefined,
  role: 'author',
  ...given,
})
const chosen = (...pending: CreditChange[]) => chosenAs('author', MURA, TITLES, pending).map(({ id }) => id)

test('what somebody is associated with as this is chosen', () => {
  expect(chosen()).toEqual([1])
  expect(chosenAs('artist', MURA, TITLES, []).map(({ id }) => id)).toEqual([2])
})
test('so is what is on its way, as this only', () => {
  expect(chosen(change(3), change(4))).toEqual([1, 3, 4])
  expect(chosen(change(3, { role: 'artist' }), change(4, { role: undefined }))).toEqual([1])
  expect(chosen(change(3, { act: 'remove' }))).toEqual([1])
})
test('once, while it is read again', () => {
  expect(chosen(change(1), change(3))).toEqual([1, 3])
})

const pick = (id: number) => ({ id, name: `Title ${id}`, year: null, cover: null })
test('a title that is listed without a role may have had the one that is picked', () => {
  expect([1, 2, 3, 4].map((id) => isUntoldAt(TITLES, MURA, pick(id)))).toEqual([false, false, true, false])
})
