import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createBench, fittingBody, hanging, ofEach, runAll, timesSent, type Answering } from './testing/every-call.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const LATE = 'timeout: Network error - please check your connection'
// Section 7: 5 seconds, image uploads 30 s; by the address, not by what the contract says of it.
const isUpload = ({ path }: { path: string }) => path.includes('upload')
const UPLOADS = 6
const others = (outcome: string) => ofEach((e) => (isUpload(e) ? undefined : outcome))

const HANGING: [name: string, answer: Answering][] = (['silent', 'headers', 'drip'] as const).flatMap((how) => [
  [`${how}, heeding the abort`, hanging(how, false)],
  [`${how}, deaf to it`, hanging(how, true)],
])
const SIGNALS: [name: string, options: { signal?: AbortSignal }][] = [
  ['no signal', {}],
  ["a caller's signal", { signal: new AbortController().signal }],
]

describe.each(SIGNALS)('%s', (_, options) => {
  test.each(HANGING)('a server that hangs (%s) is left at the limit', async (_name, answer) => {
    const bench = createBench(answer)
    const { ended, done } = runAll(bench, options)
    await vi.advanceTimersByTimeAsync(4_900)
    expect(ended).toEqual({})
    await vi.advanceTimersByTimeAsync(200)
    expect(ended).toEqual(others(LATE))
    expect(Object.keys(ended)).toHaveLength(89 - UPLOADS)
    await vi.advanceTimersByTimeAsync(24_800)
    expect(Object.keys(ended)).toHaveLength(89 - UPLOADS)
    await vi.advanceTimersByTimeAsync(200)
    await done
    expect(ended).toEqual(ofEach(() => LATE))
    expect(timesSent(bench)).toEqual(ofEach(() => 1))
  })
})

/** Headers at once, the whole body so much later; heeds the abort or not. */
const after =
  (ms: number, deaf: boolean): Answering =>
  (e, { init }) =>
    new Response(
      new ReadableStream({
        start: (body) => {
          const timer = setTimeout(() => {
            body.enqueue(new TextEncoder().encode(fittingBody(e)))
            body.close()
          }, ms)
          if (deaf) return
          init.signal.addEventListener('abort', () => {
            clearTimeout(timer)
            body.error(init.signal.reason)
          })
        },
      }),
    )
const headersAfter =
  (ms: number): Answering =>
  (e) =>
    new Promise((resolve) => {
      setTimeout(() => resolve(new Response(fittingBody(e))), ms)
    })

describe.each([
  ['the body', (ms: number) => after(ms, false)],
  ['the body, deaf to the abort', (ms: number) => after(ms, true)],
  ['the headers, deaf to the abort', headersAfter],
])('%s', (_, answerAfter) => {
  test.each([
    [4_900, 'ok', 'ok'],
    [5_100, LATE, 'ok'],
    [29_900, LATE, 'ok'],
    [30_100, LATE, LATE],
  ])('after %i ms: %s, an upload %s', async (ms, outcome, upload) => {
    const bench = createBench(answerAfter(ms))
    const { ended, done } = runAll(bench)
    await vi.advanceTimersByTimeAsync(31_000)
    await done
    expect(ended).toEqual(ofEach((e) => (isUpload(e) ? upload : outcome)))
    expect(timesSent(bench)).toEqual(ofEach(() => 1))
    expect(vi.getTimerCount()).toBe(0)
  })
})

test.each<[string, Answering]>([
  ['answered', (e) => new Response(fittingBody(e))],
  ['refused', () => new Response('', { status: 500 })],
  ['not answered', () => Promise.reject(new TypeError('Failed to fetch'))],
])('a call that was %s leaves no timer behind', async (_, answer) => {
  await runAll(createBench(answer)).done
  expect(vi.getTimerCount()).toBe(0)
})

test('a patient client waits so many times the limit', async () => {
  const { ended, done } = runAll(createBench(hanging('silent', false), undefined, 3))
  await vi.advanceTimersByTimeAsync(14_900)
  expect(ended).toEqual({})
  await vi.advanceTimersByTimeAsync(200)
  expect(ended).toEqual(others(LATE))
  await vi.advanceTimersByTimeAsync(75_000)
  await done
  expect(ended).toEqual(ofEach(() => LATE))
})

test('the limit aborts what was sent, so that nothing goes on in the background', async () => {
  const bench = createBench(hanging('silent', true))
  runAll(bench)
  await vi.advanceTimersByTimeAsync(30_000)
  const signals = [...bench.sent.values()].flat().map(({ init }) => init.signal.aborted)
  expect(signals).toEqual(Array.from({ length: 89 }, () => true))
})
