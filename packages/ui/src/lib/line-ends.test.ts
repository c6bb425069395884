import { expect, test } from 'vitest'
import { changedFields } from './changed-fields.ts'
import { changedIn, EMPTY_HOUSE } from './house-form.ts'
import { withBreaksOf, withLineEndsOf } from './line-ends.ts'
import { PUBLISHER } from './publisher-form.ts'
import { emptyTitle } from './title-form.ts'

test.each([
  ['left as it was', 'a\r\nb\rc\n', 'a\nb\nc\n', 'a\r\nb\rc\n'],
  ['typed on', 'a\r\nb', 'a\nb\nc', 'a\r\nb\r\nc'],
  ['old ends', 'a\rb', 'a\nb!', 'a\rb!'],
  ['LF from the beginning', 'a\nb', 'a\nb\nc', 'a\nb\nc'],
  ['nothing there before', '', 'a\nb', 'a\nb'],
  ['not from a textarea', 'a\r\nb', 'a\r\nc', 'a\r\nc'],
])('%s: %j, then %j', (_, before, typed, kept) => expect(withLineEndsOf(before, typed)).toBe(kept))

test.each([
  ['left as it was', 'a\r\nb\n', 'ab', 'a\r\nb\n'],
  ['typed on', 'a\nb', 'abc', 'abc'],
  ['none there before', 'ab', 'a b', 'a b'],
])('one line, %s: %j, then %j', (_, before, typed, kept) => expect(withBreaksOf(before, typed)).toBe(kept))

test('line ends alone are no change of a form', () => {
  const title = { ...emptyTitle({ year: 2026, season: 'fall' }), description: 'a\r\nb' }
  expect(changedFields(title, { ...title, description: 'a\nb' })).toEqual([])
  expect(changedFields(title, { ...title, description: 'a\n\nb' })).toEqual(['description'])
  const house = { ...EMPTY_HOUSE, about: 'a\r\nb' }
  expect(changedIn(PUBLISHER, house, { ...house, about: 'a\nb' })).toEqual([])
  expect(changedIn(PUBLISHER, house, { ...house, about: 'a\n\nb' })).toEqual(['about'])
  // What surrounds it is not sent.
  expect(changedIn(PUBLISHER, house, { ...house, about: ' a\nb\n' })).toEqual([])
})
