import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { contract } from '../contract/all.ts'
import type { AnswerSpec } from '../contract/endpoint.ts'
import { asTold, readAnswer, toldOf } from './envelope.ts'

const read = (spec: AnswerSpec, body: unknown): unknown => {
  const answer = readAnswer(spec, body)
  return answer.ok ? answer.value : `${answer.field}: ${answer.reason}`
}

const magazine = { public_id: 'm', name: 'Weekly' }
const { create, get, info } = contract.magazines
describe('one value comes out of every accepted shape (R1)', () => {
  test.each([
    ['bare', magazine],
    ['data', { data: magazine }],
    ['success and data', { success: true, data: magazine, message: 'Saved' }],
    ['data, named', { data: { magazine } }],
    ['success, data, named', { success: true, data: { magazine }, error: null }],
    ['named', { magazine }],
    ['success, named', { success: true, magazine }],
    ['named, data', { magazine: { data: magazine } }],
  ])('%s', (_, body) => {
    expect(read(create.answer, body)).toMatchObject(magazine)
  })

  test('what is told of it beside it, without its identity, is not it', () => {
    const schema = z.object({ public_id: z.string(), name: z.string(), year: z.optional(z.number()) })
    const answer = { ...create.answer, schema } as AnswerSpec
    const body = { name: 'Saved', year: 2026, data: { public_id: 'm' } }
    expect(read(answer, body)).toEqual(expect.stringContaining('data.name: '))
  })

  test('fields that stand for nothing around a value are none of it', () => {
    const schema = z.object({ id: z.number(), name: z.nullable(z.string()), year: z.nullable(z.number()) })
    const answer = { ...create.answer, schema } as AnswerSpec
    const data = { id: 7, name: 'Weekly' }
    expect(read(answer, { id: 7, name: null, year: null, data })).toMatchObject(data)
  })

  test.each([
    ['nothing', undefined, '(body): expected an object'],
    ['null', null, '(body): expected an object'],
    ['a text', 'ok', '(body): expected an object'],
    ['a list', [magazine], '(body): expected an object'],
    ['an empty object', {}, 'id: no identity'],
    ['null under data', { data: null }, 'id: no identity'],
    ['a list under data', { data: [] }, 'data: expected an object'],
    ['a list under its name', { data: { magazine: [] } }, 'data.magazine: expected an object'],
    ['no identity', { magazine: { name: 'Weekly' } }, 'magazine.id: no identity'],
    ['an identity that fits nothing', { data: { magazine: { id: {} } } }, 'data.magazine.id: '],
  ])('%s fits none, and the field is named', (_, body, field) => {
    expect(read(create.answer, body)).toEqual(expect.stringContaining(field))
  })

  test('a field of another kind is missing, and noted where a form sends the whole record back', () => {
    const odd = { ...magazine, name: {} }
    const without = { ...magazine, name: null }
    const told = { magazine: odd, serialized_manga: [] }
    expect(readAnswer(create.answer, { magazine: odd })).toMatchObject({ ok: true, value: without })
    expect(readAnswer(create.answer, { magazine: odd })).not.toHaveProperty('doubt')
    expect(readAnswer(get.answer, { data: told })).toMatchObject({
      ok: true,
      value: { magazine: without },
      doubt: { field: 'data.magazine.name' },
    })
    expect(readAnswer(get.answer, { ...told, magazine })).not.toHaveProperty('doubt')
    // Of a row only its identity is sent back.
    const rows = [{ id: 1, year: 'twelve' }]
    const answer = readAnswer(get.answer, { magazine, serialized_manga: rows })
    expect(answer).toMatchObject({ ok: true, value: { serialized_manga: [{ id: 1, year: null }] } })
    expect(answer).not.toHaveProperty('doubt')
  })

  test('what was made of a record counts as told as it is said to be', () => {
    const made = { id: 1 }
    expect(toldOf(made)).toBeUndefined()
    expect(asTold(made, { id: 1, year: 2014 })).toBe(made)
    expect(toldOf(made)).toEqual({ id: 1, year: 2014 })
  })

  test('a field of the value itself is no wrapper', () => {
    expect(read(get.answer, { magazine, serialized_manga: [] })).toMatchObject({ magazine, serialized_manga: [] })
    expect(read(get.answer, { data: { magazine, serialized_manga: [{}] } })).toMatchObject({ serialized_manga: [] })
    const title = { id: 1, title: { en: 'A' } }
    expect(read(contract.titles.get.answer, title)).toMatchObject(title)
    expect(read(info.answer, { data: { magazines: [magazine] } })).toMatchObject({ magazines: [magazine] })
  })
})

describe('a record that holds something by the name of a wrapper is bare all the same (R1)', () => {
  const { edits, people, auth, titles } = contract
  const edit = { id: 7, status: 'pending', changes: [] }
  const figures = { proposed: 5, approved: 2, rejected: 1, pending: 4 }
  test.each([
    ["a proposal's own data", edits.get, { ...edit, data: { source: 'web' } }, edit],
    ['another one within it', edits.get, { ...edit, data: { id: 3 } }, edit],
    ["an author's user", people.get, { id: 1, name: 'Ito', author: { id: 9, username: 'u' } }, { id: 1, name: 'Ito' }],
    ["a profile's user", auth.me, { id: 1, username: 'a', user: { id: 77 } }, { id: 1, username: 'a' }],
    ['empty data', titles.get, { id: 1, primary_title: 'A', data: {} }, { id: 1, primary_title: 'A' }],
    ['figures and how they come about', edits.dashboard, { data: { ...figures, stats: { by_type: {} } } }, figures],
  ] as const)('%s', (_, { answer }, body, found) => {
    expect(read(answer, body)).toMatchObject(found)
  })

  test.each([
    ['an id beside it', { success: true, id: 7, data: edit }],
    ['a status beside it', { status: 'success', data: { id: 7 } }],
    ['what is no more than its equal', { id: 8, data: { id: 7 } }],
    ['fields of its own, and no identity', { status: 'ok', changes: [], reason: 'Saved', data: { id: 7 } }],
  ])('but not %s', (_, body) => {
    expect(read(edits.get.answer, body)).toMatchObject({ id: 7 })
  })
})

describe('a list comes out of every accepted shape (R1)', () => {
  const rows = [{ public_id: 'a' }, { name: 'no identity' }, { id: 2 }]
  const page = {
    count: 41,
    next: 'http://inner.host:8000/api/v1/manga/?limit=2&offset=2',
    previous: null,
    results: rows,
  }
  const turned = { total: 41, isCounted: true, next: { limit: '2', offset: '2' } }
  const whole = { total: 2, isCounted: false, next: null }
  const uncounted = { total: 2, isCounted: false }
  test.each([
    ['bare', rows, whole],
    ['data', { data: rows }, whole],
    ['success and data', { success: true, data: rows }, whole],
    ['data, named', { data: { manga: rows } }, whole],
    ['named', { manga: rows }, whole],
    ['another name', { titles: rows }, whole],
    ['a page', page, turned],
    ['a page of what was wrapped before', { ...page, results: { success: true, data: rows } }, turned],
    ['data in data', { data: { data: rows } }, whole],
    ['a page under data', { data: page }, turned],
    ['a page under success and data', { success: true, data: page }, turned],
    ['a page whose rows are named', { ...page, results: { manga: rows } }, turned],
    ['a page under data, named', { data: { results: { manga: rows }, count: 41, next: page.next } }, turned],
    ['a page under its name', { manga: page }, turned],
    ['a total', { success: true, data: rows, total: 41 }, { ...whole, total: 41, isCounted: true }],
    ['a total_count', { data: { manga: rows, total_count: 41 } }, { ...whole, total: 41, isCounted: true }],
    ['pages told of apart', { data: rows, pagination: { total: 41, next: page.next } }, turned],
    ['a page with links', { links: { next: page.next, previous: null }, count: 41, results: rows }, turned],
    [
      'links that lead nowhere',
      { links: { next: null }, results: rows, meta: { count: 3 } },
      { total: 3, isCounted: true },
    ],
    ['a count of the page beside the total', { count: 3, total: 41, results: rows, next: page.next }, turned],
    [
      'pages by number',
      { data: rows, pagination: { count: 3, total: 41, next: 2 } },
      { ...turned, next: { page: '2' } },
    ],
    ['a total of its own rows, and no more', { results: rows, total: 3, next: null }, { total: 3, isCounted: true }],
    ['a total of pages', { data: rows, pagination: { total: 2 } }, whole],
    ['what tells of no page', { data: rows, meta: 'v1', pagination: null, links: [page.next] }, whole],
    ['a count in a text', { ...page, count: '41' }, turned],
    ['a count below 0', { ...page, count: -1 }, { ...turned, ...uncounted }],
    ['a count that goes on', { ...page, count: '41 titles' }, { ...turned, ...uncounted }],
    ['an empty count', { ...page, count: '' }, { ...turned, ...uncounted }],
    ['a count that is no number', { ...page, count: [5] }, { ...turned, ...uncounted }],
    ['the last page', { ...page, next: null }, { ...turned, next: null }],
    // Behind as many as were asked for there may be more: it counts what it brings.
    ['a count of its own rows', { success: true, count: 3, data: rows }, { ...whole, total: 3 }],
    ['a count of more', { success: true, count: 41, data: rows }, { ...whole, total: 41, isCounted: true }],
    ['all there is, as a page', { ...page, count: 3, next: null }, { ...whole, total: 3, isCounted: true }],
    ['all there is, wrapped', { data: { ...page, count: 3, next: null } }, { ...whole, total: 3, isCounted: true }],
    ['all there is, nothing before', { count: 3, previous: null, results: rows }, { total: 3, isCounted: true }],
    ['all there is, nothing behind', { count: 3, next: null, results: rows }, { total: 3, isCounted: true }],
  ])('%s', (_, body, expected) => {
    expect(read(contract.titles.list.answer, body)).toMatchObject({
      ...expected,
      items: [{ public_id: 'a' }, { id: 2 }],
      dropped: 1,
    })
  })

  test.each([
    ['https://evil.example/steal?page=2&search=a%20b', { page: '2', search: 'a b' }],
    ['/api/v1/manga/?page=3', { page: '3' }],
    ['?page=4#top', { page: '4' }],
    ['https://evil.example/no-query', null],
    ['https://evil.example/?', null],
    ['', null],
    [7, { page: '7' }],
    [7.5, null],
    [['?page=5'], null],
    [undefined, null],
  ])('of next %j only the query is used', (next, query) => {
    expect(read(contract.titles.list.answer, { ...page, next })).toMatchObject({ next: query })
  })

  test.each([
    ['nothing', undefined, '(body): expected a list'],
    ['an object', {}, '(body): expected a list'],
    ['null under data', { data: null }, '(body): expected a list'],
    ['an object under data', { data: { other: [] } }, 'data: expected a list'],
    ['an object under results', { data: { results: {} } }, 'data.results: expected a list'],
  ])('%s fits none, and the field is named', (_, body, field) => {
    expect(read(contract.titles.list.answer, body)).toEqual(expect.stringContaining(field))
  })

  test('a row whose identity cannot be read is left out and counted', () => {
    const body = { results: [{ id: 1 }, { id: {} }] }
    expect(read(contract.titles.list.answer, body)).toMatchObject({ items: [{ id: 1 }], dropped: 1 })
  })

  test('a field of a row that nothing stands in for is named', () => {
    const answer = { ...contract.titles.list.answer, row: z.object({ name: z.string() }) }
    expect(read(answer, { results: [{ name: 'A' }, { name: {} }] })).toMatch(/^results\.1\.name: /)
  })

  test('a page under a name is one, whatever names the contract tells', () => {
    const { answer } = contract.covers.list
    expect(answer).toMatchObject({ names: ['covers'] })
    expect(read(answer, { covers: { count: 9, results: [{ id: 3 }] } })).toMatchObject({ items: [{ id: 3 }], total: 9 })
  })

  test("a person's titles may stand beside the person, by the name of the call", () => {
    const { answer } = contract.people.titles
    const beside = { person: { id: 4, name: 'Ana' }, associated_manga: rows }
    for (const body of [beside, { success: true, data: beside }])
      expect(read(answer, body)).toMatchObject({ items: [{ public_id: 'a' }, { id: 2 }], ...whole, dropped: 1 })
  })

  test('an empty list is one', () => {
    expect(read(contract.people.list.answer, { data: [] })).toEqual({
      items: [],
      total: 0,
      isCounted: false,
      next: null,
      dropped: 0,
    })
  })
})

test.each([[undefined], [{}], [[]], [{ anything: 1 }], ['ok'], [null], [1], [true]])(
  'a call whose answer is not described, and one that may answer with its record, take %j',
  (body) => {
    expect(readAnswer(contract.auth.logout.answer, body)).toEqual({ ok: true, value: undefined })
    expect(readAnswer(contract.edits.review.answer, body)).toMatchObject({ ok: true })
  },
)

test('a record remembers how the server told it', () => {
  const raw = { ...magazine, year: '1968' }
  const answer = readAnswer(create.answer, { data: { magazine: raw } })
  expect(answer.ok && toldOf(answer.value as object)).toBe(raw)
  expect(toldOf({ ...magazine })).toBeUndefined()
})

test('what may be a list is read as one, and is no record that remembers', () => {
  const { answer } = contract.edits.fieldPermissions
  const answered = readAnswer(answer, { permissions: ['title', 'year'] })
  expect(answered).toMatchObject({ ok: true, value: ['title', 'year'] })
  expect(answered.ok && toldOf(answered.value)).toBeUndefined()
})

test('what is read exactly forgives its rows', () => {
  expect(read(get.answer, { magazine, serialized_manga: [{ id: 1, year: {} }] })).toMatchObject({
    serialized_manga: [{ id: 1, year: null }],
  })
})
