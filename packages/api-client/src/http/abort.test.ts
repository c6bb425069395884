import { describe, expect, expectTypeOf, test } from 'vitest'
import type { Session } from '../session/session.ts'
import type { Client } from './call.ts'
import { createBench, fittingBody, hanging, timesSent, type Answering, type Bench } from './testing/every-call.ts'

const turn = () => new Promise((next) => setImmediate(next))
const REASONS: [name: string, reason: unknown][] = [
  ['an error', new Error('left the screen')],
  ['a text', 'left the screen'],
  ['the usual AbortError', undefined],
]

/** Calls everything, aborts when `until` says so, and hands back what each call rejected with. */
const abortAll = async (bench: Bench, reason: unknown, until: () => Promise<unknown>) => {
  const caller = new AbortController()
  const all = bench.calls.map(({ run }) =>
    Promise.resolve(run({ signal: caller.signal })).then(
      () => 'it answered',
      (error: unknown) => error,
    ),
  )
  await until()
  caller.abort(reason)
  return { rejections: new Set(await Promise.all(all)), expected: new Set([caller.signal.reason]) }
}

const MOMENTS: [name: string, answer: Answering, sent: number][] = [
  ['waiting for headers', hanging('silent', false), 89],
  ['waiting for headers of a deaf server', hanging('silent', true), 89],
  ['reading a body that does not come', hanging('headers', false), 89],
  ['reading a body that does not come, deaf', hanging('headers', true), 89],
]

describe.each(REASONS)('with %s', (_, reason) => {
  test.each(MOMENTS)('%s: each call rejects with that very reason, sent once', async (_name, answer, sent) => {
    const bench = createBench(answer)
    const { rejections, expected } = await abortAll(bench, reason, turn)
    expect(rejections).toEqual(expected)
    expect([...rejections][0]).toBe([...expected][0])
    expect([...bench.sent.values()].flat()).toHaveLength(sent)
    expect(new Set(Object.values(timesSent(bench)))).toEqual(new Set([1]))
  })

  test('before the call: rejects with it, nothing is sent', async () => {
    const bench = createBench(() => Promise.reject(new Error('sent')))
    const signal = AbortSignal.abort(reason)
    const rejections = await Promise.all(
      bench.calls.map(({ run }) => run({ signal })?.catch((error: unknown) => error)),
    )
    expect(new Set(rejections)).toEqual(new Set([signal.reason]))
    expect(bench.sent.size).toBe(0)
  })

  test('at once after the call', async () => {
    const bench = createBench(hanging('silent', true))
    const { rejections, expected } = await abortAll(bench, reason, () => Promise.resolve())
    expect(rejections).toEqual(expected)
  })
})

const deferred = <T>() => {
  const handles = {} as { resolve: (value: T) => void; reject: (reason: unknown) => void }
  const promise = new Promise<T>((resolve, reject) => void Object.assign(handles, { resolve, reject }))
  return { promise, ...handles }
}
const session = (renew: Session['renew']) =>
  ({ bearer: () => ({ token: 'old', login: 'a' }), renew }) as Partial<Session> as Session
const refused: Answering = () => new Response('{"detail":"expired"}', { status: 401 })
const renewing = (bench: Bench): Bench => ({ ...bench, calls: bench.calls.filter(({ e }) => e.token === 'renewed') })

test('while the session is renewed: lets go of the call, not of the renewal', async () => {
  const { promise: renewal, resolve: settle } = deferred<{ token: string; login: string }>()
  const bench = renewing(
    createBench(
      refused,
      session(() => renewal),
    ),
  )
  const { rejections, expected } = await abortAll(bench, 'left', turn)
  expect(rejections).toEqual(expected)
  settle({ token: 'new', login: 'a' })
  await turn()
  expect([...bench.sent.values()].flat()).toHaveLength(bench.calls.length)
})

test('in the moment the session is asked to renew', async () => {
  const caller = new AbortController()
  const renew = () => {
    caller.abort('left')
    return new Promise<never>(() => undefined)
  }
  const [first] = renewing(createBench(refused, session(renew))).calls
  await expect(first?.run({ signal: caller.signal })).rejects.toBe('left')
})

test('a renewal that fails after the caller has left is nobody’s error', async () => {
  const { promise: renewal, reject: fail } = deferred<never>()
  const unhandled: unknown[] = []
  const note = (reason: unknown) => void unhandled.push(reason)
  process.on('unhandledRejection', note)
  const bench = renewing(
    createBench(
      refused,
      session(() => renewal),
    ),
  )
  await abortAll(bench, 'left', turn)
  fail(new Error('too late'))
  await turn()
  process.off('unhandledRejection', note)
  expect(unhandled).toEqual([])
})

test('after the answer an abort changes nothing', async () => {
  const caller = new AbortController()
  const [first] = createBench((e) => new Response(fittingBody(e))).calls
  const answer = first?.run({ signal: caller.signal })
  await expect(answer).resolves.toMatchObject({ access: 'a' })
  caller.abort()
  await expect(answer).resolves.toMatchObject({ refresh: 'r' })
})

test('a signal in place of the input, which nobody would listen to, is no input', () => {
  expectTypeOf<{ signal: AbortSignal }>().not.toExtend<Parameters<Client['auth']['me']>[0]>()
  expectTypeOf<{ signal: AbortSignal }>().toExtend<Parameters<Client['auth']['me']>[1]>()
})
