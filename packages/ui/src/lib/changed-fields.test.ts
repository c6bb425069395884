import { expect, test } from 'vitest'
import { changedFields } from './changed-fields.ts'
import { emptyTitle } from './title-form.ts'

const pick = (id: number, name: string) => ({ id, name, year: null, cover: null })

test('related titles are the same by their ids, whatever else is known of them', () => {
  const before = { ...emptyTitle({ year: 2026, season: 'fall' }), related: [pick(1, '#1'), pick(2, '#2')] }
  expect(changedFields(before, { ...before, related: [pick(1, 'One'), pick(2, 'Two')] })).toEqual([])
  expect(changedFields(before, { ...before, related: [pick(2, '#2'), pick(1, '#1')] })).toEqual(['related'])
})
