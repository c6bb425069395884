import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { callName, endpoint, list, nothing, one, perhaps } from './endpoint.ts'
import { limit, numbered, paged, q } from './query.ts'

const schema = z.object({})

describe('what a call answers', () => {
  test('a value, bare and under no name unless told', () => {
    expect(one(schema)).toEqual({ kind: 'one', schema, names: [], wire: 'bare', certain: true })
    expect(one(schema, ['user'], 'data')).toEqual({ kind: 'one', schema, names: ['user'], wire: 'data', certain: true })
  })
  test('a value that may be missing', () => {
    expect(perhaps(schema)).toEqual({ kind: 'one', schema, names: [], wire: 'bare', certain: false })
    expect(perhaps(schema, ['a'], 'named')).toMatchObject({ names: ['a'], wire: 'named' })
  })
  test('rows', () => {
    expect(list(schema)).toEqual({ kind: 'list', row: schema, names: [], wire: 'bare' })
    expect(list(schema, ['results'], 'page')).toMatchObject({ names: ['results'], wire: 'page' })
  })
  test('anything', () => {
    expect(nothing).toEqual({ kind: 'nothing' })
  })
})

test('a call is JSON for everybody within 5 s, and renews the session, unless told', () => {
  const declared = { method: 'GET', path: '/manga/{id}/', answer: nothing } as const
  expect(endpoint(declared)).toEqual({
    ...declared,
    encoding: 'json',
    who: 'anyone',
    token: 'renewed',
    errors: [],
    limitMs: 5000,
    query: undefined,
    body: undefined,
  })
  const told = {
    encoding: 'multipart',
    who: 'signedIn',
    token: 'open',
    errors: [404],
    limitMs: 1,
    query: schema,
    body: schema,
  } as const
  expect(endpoint({ ...declared, ...told })).toEqual({ ...declared, ...told })
  expect(callName(declared)).toBe('GET /manga/{id}/')
})

test.each([
  [limit, { limit: 1 }, { limit: 0 }],
  [paged, { limit: 1, offset: 0 }, { offset: -1 }],
  [numbered, { page: 1 }, { page: 0 }],
  [q, { q: '' }, {}],
])('%j takes %j, not %j', (shape, good, bad) => {
  expect(z.parse(z.object(shape), good)).toEqual(good)
  expect(z.safeParse(z.object(shape), bad).success).toBe(false)
})
test('of a page nothing is needed', () => {
  for (const shape of [limit, paged, numbered]) expect(z.parse(z.object(shape), {})).toEqual({})
})
