import { afterEach, describe, expect, test, vi } from 'vitest'
import { xhrUpload, type Xhr } from './upload.ts'

type Listener = (event?: unknown) => void

/** An XMLHttpRequest that does nothing by itself: `tell` lets an event happen. */
const bare = (given: Partial<Xhr> = {}) => {
  const listeners = new Map<string, Listener>()
  const asked: string[] = []
  const xhr = {
    status: 200,
    responseText: '{}',
    responseURL: '',
    upload: { addEventListener: (type: string, listener: Listener) => listeners.set(`upload ${type}`, listener) },
    addEventListener: (type: string, listener: Listener) => listeners.set(type, listener),
    open: (method: string, url: string) => asked.push(`open ${method} ${url}`),
    setRequestHeader: (name: string, value: string) => asked.push(`${name}: ${value}`),
    getResponseHeader: (name: string) => (name === 'retry-after' ? '7' : null),
    send: () => asked.push('send'),
    abort: () => asked.push('abort'),
    ...given,
  } as unknown as Xhr
  return { xhr, asked, tell: (type: string, event?: unknown) => listeners.get(type)?.(event) }
}
const REQUEST = { url: '/api/v1/x', method: 'POST', headers: { accept: 'application/json' }, body: new FormData() }
const start = (given: Partial<Xhr> = {}, onProgress?: (share: number) => void) => {
  const leaving = new AbortController()
  const { signal } = leaving
  const one = bare(given)
  const removed = vi.spyOn(signal, 'removeEventListener')
  const answer = xhrUpload(() => one.xhr)({ ...REQUEST, signal, onProgress })
  return { ...one, answer, leaving, removed }
}
const caught = (answer: Promise<unknown>) => answer.catch((error: unknown) => error)

afterEach(() => void vi.unstubAllGlobals())

describe('an upload by XMLHttpRequest', () => {
  test('asks once and answers what came', async () => {
    const { asked, tell, answer, removed } = start()
    expect(asked).toEqual(['open POST /api/v1/x', 'accept: application/json', 'send'])
    tell('load')
    expect(await answer).toEqual({ status: 200, text: '{}', retryAfter: 7, redirected: false })
    expect(removed).toHaveBeenCalledOnce()
  })

  test.each([
    ['', false],
    ['http://localhost/api/v1/x', false],
    ['http://localhost/api/v1/x#top', false],
    ['http://localhost/api/v1/y', true],
    ['https://evil.example/api/v1/x', true],
  ])('an answer from %j was redirected: %j', async (responseURL, redirected) => {
    const { tell, answer } = start({ responseURL })
    tell('load')
    expect(await answer).toMatchObject({ redirected })
  })

  test('addresses are those of this document', async () => {
    vi.stubGlobal('location', { href: 'https://bunko.example/admin#here' })
    const { tell, answer } = start({ responseURL: 'https://bunko.example/api/v1/x' })
    tell('load')
    expect(await answer).toMatchObject({ redirected: false })
  })

  test.each(['error', 'timeout'])('%s: it was not uploaded', async (event) => {
    const { tell, answer, removed } = start()
    tell(event)
    expect(await caught(answer)).toEqual(new TypeError('Failed to upload'))
    expect(removed).toHaveBeenCalledOnce()
  })

  test('the abort of the caller is handed on once, and its reason is the error', async () => {
    const { asked, tell, answer, leaving } = start()
    leaving.abort('left')
    leaving.signal.dispatchEvent(new Event('abort'))
    expect(asked.filter((one) => one === 'abort')).toHaveLength(1)
    tell('abort')
    expect(await caught(answer)).toBe('left')
  })

  test('what is over is not aborted', async () => {
    const { asked, tell, answer, leaving } = start()
    tell('load')
    await answer
    leaving.abort('left')
    expect(asked).not.toContain('abort')
  })

  test('aborted before it begins: no request is made', async () => {
    const make = vi.fn<() => Xhr>()
    const answer = xhrUpload(make)({ ...REQUEST, signal: AbortSignal.abort('left'), onProgress: undefined })
    expect(await caught(answer)).toBe('left')
    expect(make).not.toHaveBeenCalled()
  })

  test('tells a share where the whole is known', () => {
    const shares: number[] = []
    const { tell } = start({}, (share) => shares.push(share))
    const happen = (loaded: number, total: number, lengthComputable = true) =>
      tell('upload progress', { lengthComputable, loaded, total })
    happen(0, 0)
    happen(5, 10, false)
    happen(5, 10)
    happen(12, 10)
    expect(shares).toEqual([0.5, 1])
  })

  test('without anybody to tell nothing is listened for', () => {
    const listened = vi.fn<() => void>()
    start({ upload: { addEventListener: listened } })
    expect(listened).not.toHaveBeenCalled()
  })
})
