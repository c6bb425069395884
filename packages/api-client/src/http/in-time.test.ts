import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { inTime } from './in-time.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('what comes of it, and no timer is left', async () => {
  await expect(inTime(Promise.resolve('there'), 1_000)).resolves.toBe('there')
  await expect(inTime(Promise.reject(new Error('lost')), 1_000)).rejects.toThrow('lost')
  expect(vi.getTimerCount()).toBe(0)
})
test('what does not come is not waited for beyond the limit', async () => {
  let end: unknown = 'waiting'
  inTime(new Promise(() => {}), 1_000).catch((error: unknown) => (end = error))
  await vi.advanceTimersByTimeAsync(999)
  expect(end).toBe('waiting')
  await vi.advanceTimersByTimeAsync(1)
  expect(String(end)).toBe('Error: Not there after 1000 ms')
})
