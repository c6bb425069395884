import { expect, test } from 'vitest'
import { createClient } from '../client.ts'
import {
  FileError,
  HttpError,
  isOfRenewal,
  NetworkError,
  RENEWAL,
  SessionError,
  ShapeError,
  TimeoutError,
} from './api-error.ts'

test('each error goes by its name, with what is known of the call', () => {
  const cause = new TypeError('Failed to fetch')
  expect(new NetworkError('GET /x', cause)).toMatchObject({ name: 'NetworkError', call: 'GET /x', cause })
  expect(new TimeoutError('GET /x', 5000)).toMatchObject({ name: 'TimeoutError', call: 'GET /x', limitMs: 5000 })
  expect(new FileError('POST /x', cause)).toMatchObject({
    name: 'FileError',
    code: 'UNKNOWN_ERROR',
    call: 'POST /x',
    cause,
  })
  const shape = { name: 'ShapeError', call: 'GET /x', field: 'id', reason: 'no identity' }
  expect(new ShapeError('GET /x', 'id', 'no identity')).toMatchObject(shape)
  expect(new SessionError('No auth data found')).toMatchObject({ name: 'SessionError', message: 'No auth data found' })
  expect(new SessionError('refused').message).toBe('The server refused to renew the session.')
})

test('a refusal of which nothing else is known', () => {
  const nothing = { name: 'HttpError', code: '404', text: null, fields: {}, retryAfter: null, body: undefined }
  const bare = new HttpError({ call: 'GET /x', status: 404 })
  expect({ ...bare, name: bare.name }).toEqual({ ...nothing, call: 'GET /x', kind: 'http', status: 404 })
  expect(bare.message).toBe('HTTP Error 404')
  const full = { code: 'E7', text: 'Gone', fields: { name: 'Blank' }, retryAfter: 3, body: { a: 1 } }
  expect(new HttpError({ call: 'GET /x', status: 404, ...full })).toMatchObject({ ...full, message: 'Gone' })
})

test('an answer that is no JSON is said to be none', async () => {
  const client = createClient({ baseUrl: '/api/v1', fetch: async () => new Response('<h1>Hello</h1>') })
  const shape = { kind: 'shape', field: '(body)', reason: 'no JSON' }
  await expect(client.titles.get({ params: { id: 7 } })).rejects.toMatchObject(shape)
})

test('what failed is told from the renewal of its token', () => {
  const ofRenewal = [new NetworkError(RENEWAL), new HttpError({ call: RENEWAL, status: 502 })]
  expect(ofRenewal.map(isOfRenewal)).toEqual([true, true])
  const others = [new NetworkError('GET /x'), new SessionError('refused'), new Error('x'), { call: RENEWAL }, null]
  expect(others.map(isOfRenewal)).toEqual(Array(5).fill(false))
})
