import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { allCalls, contract } from '../contract/all.ts'
import { refOf } from '../model/ref.ts'
import { ShapeError } from './api-error.ts'
import { addressOf, pathOf, queryOf } from './path.ts'

const { get, remove } = contract.titles
const failure = (run: () => unknown): unknown => {
  try {
    return run()
  } catch (error) {
    return error
  }
}

describe('ids (R2)', () => {
  test.each([
    ['an empty id', ''],
    ['blanks', ' \t\u00A0'],
    ['a blank', ' '],
    ['a blank that does not break', '\u00A0'],
    ['a dot', '.'],
    ['two dots', '..'],
    ['a slash', 'a/b'],
    ['a climb', '../../admin'],
    ['a backslash', '..\\admin'],
    ['a query', 'a?b=1'],
    ['a fragment', 'a#b'],
    ['a line end', 'a\r\nHost: evil'],
    ['a null', 'a\u0000'],
    ['a delete', 'a\u007F'],
    ['half a character', 'a\uD800'],
    ['an address', 'https://evil.example'],
    ['null', null],
    ['nothing', undefined],
    ['no number', Number.NaN],
  ])('%s is refused', (_, id) => {
    const error = failure(() => pathOf(get, { id }))
    expect(error).toBeInstanceOf(ShapeError)
    expect(error).toMatchObject({ kind: 'shape', call: 'GET /manga/{id}/', field: 'id', reason: 'not an id' })
  })

  test.each([
    [7, '/manga/7/'],
    [0, '/manga/0/'],
    ['ttl-01', '/manga/ttl-01/'],
    ['進撃の巨人', '/manga/%E9%80%B2%E6%92%83%E3%81%AE%E5%B7%A8%E4%BA%BA/'],
    ['a b&c=d;e', '/manga/a%20b%26c%3Dd%3Be/'],
    // Encoded once more, so that no server takes it for two dots.
    ['%2e%2e', '/manga/%252e%252e/'],
    ['%2F', '/manga/%252F/'],
    ['...', '/manga/.../'],
    ['$&', '/manga/%24%26/'],
  ])('%j goes to %s', (id, path) => {
    expect(pathOf(remove, { id })).toBe(path)
  })

  test('each of two ids stands in its own place, and each is checked', () => {
    expect(pathOf(contract.seasons.update, { year: 2026, season: 'fall' })).toBe('/manga/admin/seasonal/2026/fall/')
    const error = failure(() => pathOf(contract.seasons.update, { year: 2026, season: '..' }))
    expect(error).toMatchObject({ field: 'season' })
  })

  test('whatever an id is, it is refused or stays in its own segment below the base', () => {
    const calls = allCalls().filter(({ endpoint }) => endpoint.path.includes('{'))
    const units = fc.oneof(
      fc.integer({ min: 0, max: 0xffff }).map((unit) => String.fromCharCode(unit)),
      fc.constantFrom(...'./\\%2eF?#:@ '),
    )
    const hostile = fc.oneof(
      fc.array(units, { maxLength: 8 }).map((some) => some.join('')),
      fc.integer(),
    )
    const property = fc.property(fc.constantFrom(...calls), hostile, ({ endpoint }, id) => {
      const path = failure(() => pathOf(endpoint, { id, year: id, season: id }))
      if (path instanceof ShapeError) return
      const url = new URL(addressOf('https://api.example/api/v1/', path as string, ''))
      expect(url.origin + url.search + url.hash).toBe('https://api.example')
      expect(url.pathname).toBe(`/api/v1${path}`)
      const pattern = endpoint.path.replaceAll(/\{\w+\}/g, '[^/]+')
      expect(url.pathname).toMatch(new RegExp(`^/api/v1${pattern}$`))
      const sent = url.pathname.split('/').map(decodeURIComponent)
      expect(sent).toContain(String(id))
    })
    fc.assert(property, { numRuns: 500 })
  })
})

test.each([
  ['a missing final slash stays missing', contract.titles.trending, '/manga/trending'],
  ['a final slash stays', contract.titles.top, '/manga/top/'],
])('%s', (_, e, path) => {
  expect(pathOf(e)).toBe(path)
})

test.each([
  [{ q: 'a b&c', limit: 5 }, 'q=a+b%26c&limit=5'],
  [{ status: 'pending', needs_review: true }, 'status=pending&needs_review=true'],
  [{ q: '', search: null, role: undefined, offset: 0 }, 'offset=0'],
  [{ q: '進撃' }, 'q=%E9%80%B2%E6%92%83'],
  [{}, ''],
  [undefined, ''],
])('query %j', (query, text) => {
  expect(queryOf(query)).toBe(text)
})

test.each([
  ['/api/v1', '/api/v1/manga/?limit=20'],
  ['/api/v1/', '/api/v1/manga/?limit=20'],
  ['https://api.example/api/v1//', 'https://api.example/api/v1/manga/?limit=20'],
  ['', '/manga/?limit=20'],
])('base %j', (base, address) => {
  expect(addressOf(base, '/manga/', 'limit=20')).toBe(address)
})

test.each([
  [{ public_id: 'ttl-1', id: 7 }, 'ttl-1'],
  [{ public_id: null, id: 7 }, '7'],
  [{ public_id: '', id: 7 }, '7'],
  [{ id: 0 }, '0'],
  [{ public_id: null, id: null }, ''],
  [{}, ''],
])('%j stands in a path as %j', (row, ref) => {
  expect(refOf(row)).toBe(ref)
})
