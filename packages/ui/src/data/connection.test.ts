import { expect, test } from 'vitest'
import { createConnection } from './connection.ts'

const answered = (status: number, retryAfter: number | null = null) => ({ status, retryAfter })
const silent = { status: null, retryAfter: null }

test('one failure is nothing, the second in a row is told, an answer ends it', () => {
  const connection = createConnection()
  const seen: boolean[] = []
  connection.subscribe(() => seen.push(connection.state().isAway))
  connection.tell(silent)
  connection.tell(silent)
  connection.tell(silent)
  connection.tell(answered(200))
  connection.tell(answered(200))
  expect(seen).toEqual([false, true, true, false])
})

test('an answer between two failures starts anew', () => {
  const connection = createConnection()
  for (const outcome of [silent, answered(200), silent, answered(404), silent]) connection.tell(outcome)
  expect(connection.state()).toMatchObject({ failures: 1, isAway: false })
})

test.each([429, 502, 503, 504])('%i says that it should be tried later', (status) => {
  const connection = createConnection()
  connection.tell(answered(status))
  connection.tell(answered(status, 30))
  expect(connection.state()).toEqual({ failures: 2, isAway: true, isBusy: true, retryAfter: 30 })
  connection.tell(silent)
  expect(connection.state()).toEqual({ failures: 3, isAway: true, isBusy: false, retryAfter: null })
})

test.each([200, 302, 400, 401, 403, 404, 409, 500])('%i is an answer', (status) => {
  const connection = createConnection()
  connection.tell(silent)
  connection.tell(answered(status))
  expect(connection.state()).toEqual({ failures: 0, isAway: false, isBusy: false, retryAfter: null })
})

test('whoever stops listening hears nothing', () => {
  const connection = createConnection()
  let heard = 0
  const stop = connection.subscribe(() => heard++)
  connection.tell(silent)
  stop()
  connection.tell(silent)
  expect(heard).toBe(1)
})
