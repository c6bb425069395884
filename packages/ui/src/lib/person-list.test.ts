import type { Page, Person } from '@bunko/api-client'
import { describe, expect, test } from 'vitest'
import { countText, pageAfter, peopleOf, personName, withoutPerson } from './person-list.ts'

const person = (id: number, name: string | null = `Person ${id}`): Person => ({
  id,
  public_id: null,
  name,
  is_author: null,
  is_artist: null,
  age: null,
  hometown: null,
  url: null,
  manga_count: null,
})
const people = (from: number, count: number) => Array.from({ length: count }, (_, at) => person(from + at))
const page = (items: Person[], more: Partial<Page<Person>> = {}): Page<Person> => ({
  items,
  total: items.length,
  isCounted: more.total !== undefined,
  next: null,
  dropped: 0,
  ...more,
})

describe('the page after', () => {
  test("is the server's own where it names one", () => {
    expect(pageAfter([page(people(1, 2), { total: 9, next: { cursor: 'x' } })], '')).toEqual({ cursor: 'x' })
  })
  test('is counted where the count is more than what came', () => {
    const first = page(people(1, 50), { total: 60 })
    expect(pageAfter([first], 'ōe')).toEqual({ limit: '50', page: '2', search: 'ōe' })
    expect(pageAfter([first, page(people(51, 10), { total: 60 })], '')).toBeUndefined()
  })
  test('is not where a full one is all that is counted, or the last count is reached', () => {
    expect(pageAfter([page(people(1, 50), { total: 50 })], '')).toBeUndefined()
    const before = page(people(1, 50), { total: 60 })
    expect(pageAfter([before, page(people(51, 5), { total: 55 })], '')).toBeUndefined()
  })
  test('may be there behind a full one that is only a list, and not behind another', () => {
    expect(pageAfter([page(people(1, 50))], '')).toEqual({ limit: '50', page: '2' })
    expect(pageAfter([page(people(1, 49))], '')).toBeUndefined()
    expect(pageAfter([page(people(1, 2000))], '')).toBeUndefined()
    expect(pageAfter([page(people(1, 50)), page(people(51, 50))], '')).toEqual({ limit: '50', page: '3' })
  })
  test('is not where the last brought nobody, or nobody new', () => {
    const first = page(people(1, 50))
    expect(pageAfter([], '')).toBeUndefined()
    expect(pageAfter([page([], { next: { page: '2' } })], '')).toBeUndefined()
    expect(pageAfter([first, first], '')).toBeUndefined()
    expect(pageAfter([first, page([])], '')).toBeUndefined()
  })
})

test('everyone is there once', () => {
  expect(peopleOf([page(people(1, 3)), page(people(3, 2))]).map(({ id }) => id)).toEqual([1, 2, 3, 4])
})

test('how many are shown, and of how many', () => {
  const counted = [page(people(1, 50), { total: 1200 })]
  expect(countText([page([person(1)])], false)).toBe('1 author or artist')
  expect(countText([page([])], false)).toBe('0 authors and artists')
  expect(countText(counted, true)).toBe('The first 50 of 1,200 authors and artists')
  expect(countText([page(people(1, 50))], true)).toBe('The first 50 authors and artists; there may be more')
  // The end of what this server gives, and not of what it has.
  const repeated = [page(people(1, 50), { total: 60 }), page(people(1, 50), { total: 60 })]
  expect(countText(repeated, false)).toBe('The first 50 of 60 authors and artists')
  const again = [page(people(1, 50)), page(people(1, 50))]
  expect(countText(again, false)).toBe('The first 50 authors and artists; there may be more')
})

test('without a person each page counts one less, and the same where they were on none', () => {
  const before = [page(people(1, 3), { total: 60 }), page(people(4, 1), { total: 60 })]
  expect(withoutPerson(before, '2')).toMatchObject([
    { items: [person(1), person(3)], total: 59 },
    { items: [person(4)], total: 59 },
  ])
  expect(withoutPerson(before, '9')).toEqual(before)
})
test('a full page of a list without a count goes on when a person is taken from it', () => {
  const full = withoutPerson(withoutPerson([page(people(1, 50))], '2'), '3')
  expect(pageAfter(full, '')).toEqual({ limit: '50', page: '2' })
  expect(pageAfter(withoutPerson([page(people(1, 49))], '2'), '')).toBeUndefined()
})

test('a name with its language; Unnamed without one', () => {
  expect(personName(person(1, ' ひらの 緑 '))).toEqual({ text: 'ひらの 緑', lang: 'ja' })
  expect(personName(person(1, ' '))).toEqual({ text: 'Unnamed', lang: undefined })
  expect(personName(person(1, null)).text).toBe('Unnamed')
})
