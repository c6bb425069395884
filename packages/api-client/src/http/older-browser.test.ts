import { afterEach, beforeEach, expect, test } from 'vitest'
import { TimeoutError } from './api-error.ts'
import { createProbe } from './probe.ts'
import { createBench, fittingBody, hanging, type Bench } from './testing/every-call.ts'

// Browsers have `AbortSignal.any` since 2023 (Chrome 116) or 2024 (Safari 17.4, Firefox 124).
const { any } = AbortSignal
beforeEach(() => void Object.assign(AbortSignal, { any: undefined }))
afterEach(() => void Object.assign(AbortSignal, { any }))

const endOf = (asked: Promise<unknown> | undefined) =>
  Promise.resolve(asked).then(
    () => 'answered',
    (error: unknown) => error,
  )
const outcomes = async ({ calls }: Bench, signal: AbortSignal) => {
  return new Set(await Promise.all(calls.map(({ run }) => endOf(run({ signal })))))
}

test('without AbortSignal.any every call is answered, and what is left is left', async () => {
  const answered = createBench((e) => new Response(fittingBody(e)))
  expect(await outcomes(answered, new AbortController().signal)).toEqual(new Set(['answered']))

  const caller = new AbortController()
  const left = outcomes(createBench(hanging('silent', false)), caller.signal)
  caller.abort('left the screen')
  expect(await left).toEqual(new Set(['left the screen']))
})

test('and the limit holds beside a signal of the caller', async () => {
  const { signal } = new AbortController()
  const [first] = createBench(hanging('silent', true), undefined, 0.001).calls
  await expect(first?.run({ signal })).rejects.toBeInstanceOf(TimeoutError)
})

test('the probe is answered too, and can be left', async () => {
  const { signal } = new AbortController()
  const probe = createProbe({ baseUrl: '/api/v1', fetch: async () => new Response('ok') })
  expect(await probe('/health/', signal)).toMatchObject({ status: 200 })
  const waits = createProbe({
    baseUrl: '/api/v1',
    fetch: (_, init) =>
      new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(new Error('left')))),
  })
  const caller = new AbortController()
  const asked = waits('/health/', caller.signal)
  caller.abort()
  expect(await asked).toMatchObject({ status: null })
})
