import { FileError, HttpError, NetworkError, RENEWAL, SessionError, TimeoutError } from '@bunko/api-client'
import { expect, test, vi } from 'vitest'
import { asksToWait, isOfWrite, isUnsure, mayBeGone, notDeletedText, onceDone } from './unsure.ts'

const CALL = 'DELETE /manga/{id}/'
const http = (status: number, call = CALL) => new HttpError({ call, status })

test('a call without a readable answer may have been done all the same', () => {
  for (const error of [new NetworkError(CALL), new TimeoutError(CALL, 5_000), http(500), http(502), http(503)]) {
    expect(isUnsure(error)).toBe(true)
    expect(notDeletedText(error)).toBe('may have been deleted all the same')
    expect(notDeletedText(error, 'moved')).toBe('may have been moved all the same')
  }
})
test('what was refused, or never let in, was not', () => {
  const none = [
    http(400),
    http(403),
    http(404),
    http(429),
    http(502, RENEWAL),
    // Its code did not come: no call was made.
    new NetworkError('auth.register'),
    new FileError(CALL),
    new SessionError('refused'),
    new Error('x'),
  ]
  for (const error of none) {
    expect(isUnsure(error)).toBe(false)
    expect(notDeletedText(error)).toBe('was not deleted')
    expect(notDeletedText(error, 'moved')).toBe('was not moved')
  }
})
test('a write that failed is told from a read before it, and from the renewal of a session', () => {
  expect([http(400), http(500), new NetworkError(CALL)].every(isOfWrite)).toBe(true)
  const none = [
    http(500, 'GET /manga/{id}/'),
    http(502, RENEWAL),
    new NetworkError('people.create'),
    new SessionError('refused'),
    new Error('x'),
  ]
  expect(none.some(isOfWrite)).toBe(false)
})
test('a server asks to wait with 429 and 503', () => {
  expect([http(429), http(503)].every(asksToWait)).toBe(true)
  expect([http(500), http(404), new NetworkError(CALL), null].some(asksToWait)).toBe(false)
})
test('what a failed delete was for may be gone where nobody knows, and where there is no such thing', () => {
  expect([http(500), new NetworkError(CALL), http(404)].map(mayBeGone)).toEqual([true, true, true])
  expect([http(403), http(409), new SessionError('refused')].map(mayBeGone)).toEqual([false, false, false])
})
test('what a write changed is forgotten where it is done, or may be, and not where it was refused', () => {
  const forget = vi.fn<() => void>()
  const { onSuccess, onError } = onceDone(forget)
  onSuccess()
  onError(new NetworkError(CALL))
  expect(forget).toHaveBeenCalledTimes(2)
  for (const error of [http(400), new SessionError('refused')]) onError(error)
  expect(forget).toHaveBeenCalledTimes(2)
})
