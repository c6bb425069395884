import { expect, test, vi } from 'vitest'
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

test.each([
  ['under way while others were answered for longer than a second', 1_001, 2_999, 0],
  ['sent a second before the last answer', 1_000, 2_999, 2],
  ['sent after the last answer', -1, 2_999, 2],
  ['under way while others were answered, if nothing was heard for three seconds', 1_001, 3_000, 2],
])('silence to requests that were %s', (_, before, since, failures) => {
  const connection = createConnection()
  const now = vi.spyOn(performance, 'now').mockReturnValue(9_000)
  connection.tell(answered(200))
  now.mockReturnValue(9_000 + since)
  for (let once = 0; once < 2; once++) connection.tell(silent, 9_000 - before)
  expect(connection.state()).toMatchObject({ failures, isAway: failures === 2 })
  now.mockRestore()
})

test('a gateway that says so counts, whatever was answered meanwhile', () => {
  const connection = createConnection()
  connection.tell(answered(200))
  for (let once = 0; once < 2; once++) connection.tell(answered(503), performance.now() - 5_000)
  expect(connection.state().isAway).toBe(true)
})

test.each([429, 502, 503, 504])('%i says that it should be tried later', (status) => {
  const connection = createConnection()
  connection.tell(answered(status))
  connection.tell(answered(status, 30))
  expect(connection.state()).toEqual({ failures: 2, isAway: true, status, retryAfter: 30 })
  connection.tell(silent)
  expect(connection.state()).toEqual({ failures: 3, isAway: true, status: null, retryAfter: null })
})

test.each([200, 302, 400, 401, 403, 404, 409, 500])('%i is an answer', (status) => {
  const connection = createConnection()
  connection.tell(silent)
  connection.tell(answered(status))
  expect(connection.state()).toEqual({ failures: 0, isAway: false, status: null, retryAfter: null })
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
