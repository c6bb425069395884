import type { Title } from '@bunko/api-client'
import { expect, test } from 'vitest'
import { asItBegan, besideTheirs, onTopOf, relatedOf, withRelated } from './title-edit.ts'
import { emptyTitle } from './title-form.ts'

const before = { ...emptyTitle({ year: 2026, season: 'fall' }), primaryTitle: 'A', year: '2015', genres: ['Comedy'] }
const mine = { ...before, year: '2014', primaryTitle: 'B' }
const theirs = { ...before, year: '2013', chapters: '9' }

const pick = (id: number | string) => ({ id, name: `#${id}`, year: null, cover: null })
const title = (id: number, public_id: string, primary_title: string) =>
  ({
    id,
    public_id,
    primary_title,
    title: null,
    year: 2001,
    covers: null,
    type: null,
    status: null,
  }) as unknown as Title

test('mine upon theirs', () => {
  expect(onTopOf(theirs, before, mine)).toEqual({ ...before, primaryTitle: 'B', year: '2014', chapters: '9' })
  expect(onTopOf(theirs, before, before)).toEqual(theirs)
})
test('theirs where both changed a field', () => {
  expect(besideTheirs(theirs, before, mine)).toEqual({ ...before, primaryTitle: 'B', year: '2013', chapters: '9' })
})
test('as it began where it was changed, unless it has become the same by itself', () => {
  const now = { ...before, year: '2013', primaryTitle: 'B', chapters: '9' }
  expect(asItBegan(now, before, mine)).toEqual({ ...now, year: '2015' })
  expect(asItBegan(now, before, before)).toEqual(now)
})
test('related entries get their names, by id or public_id, and keep their ids', () => {
  const values = { ...before, related: [pick(2), pick('three'), pick(4)] }
  const { related } = withRelated(values, [title(2, 'two', 'Two'), title(3, 'three', 'Three')])
  expect(related.map(({ id, name }) => [id, name])).toEqual([
    [2, 'Two'],
    ['three', 'Three'],
    [4, '#4'],
  ])
})

test('related entries that a title does not tell are those of their own call; an empty list is told', () => {
  const two = title(2, 'two', 'Two')
  const names = (one: Title) => relatedOf(one, before, [two]).related.map(({ id, name }) => [id, name])
  expect(names(two)).toEqual([[2, 'Two']])
  expect(names({ ...two, related_entries: [] })).toEqual([])
  const told = { ...two, related_entries: [2] }
  expect(relatedOf(told, { ...before, related: [pick(2)] }, [two]).related[0]?.name).toBe('Two')
})
