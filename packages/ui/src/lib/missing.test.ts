import { HttpError, NetworkError, ShapeError } from '@bunko/api-client'
import { expect, test } from 'vitest'
import { isGone, isMissing } from './missing.ts'
import { isUnsure } from './unsure.ts'

const http = (status: number, call = 'GET /people/{id}/') => new HttpError({ call, status })
const RENEWAL = 'POST /auth/refresh/'

test.each([
  [http(404), true, true],
  [http(410), false, false],
  [new ShapeError('GET /people/{id}/', 'id', 'not an id'), false, true],
  [new ShapeError('GET /people/{id}/', 'id', 'no identity'), false, false],
  [new NetworkError('GET /people/{id}/'), false, false],
  [new TypeError('x is undefined'), false, false],
])('%s: gone %s, missing %s', (error, gone, missing) => {
  expect([isGone(error), isMissing(error)]).toEqual([gone, missing])
})

test.each([http(404, RENEWAL), http(502, RENEWAL), new NetworkError(RENEWAL)])(
  'a token that was not renewed (R4) says nothing of what was asked, and nothing was done: %o',
  (error) => {
    expect([isGone(error), isMissing(error), isUnsure(error)]).toEqual([false, false, false])
  },
)
