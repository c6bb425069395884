import { afterEach, expect, test, vi } from 'vitest'
import { earlyFetch } from './early-fetch.ts'

const HERO = '/api/v1/manga/hero-slider/'
const late = vi.fn<typeof globalThis.fetch>()
const textOf = async (response: Promise<Response>) => (await response).text()

const ready = () => {
  late.mockImplementation(async () => new Response('late'))
  vi.stubGlobal('fetch', late)
  return earlyFetch({ [HERO]: Promise.resolve(new Response('early')) })
}
afterEach(() => {
  vi.unstubAllGlobals()
  late.mockReset()
})

test('what the document has asked for is handed out once', async () => {
  const ask = ready()
  expect(await textOf(ask(HERO, { headers: { accept: 'application/json' } }))).toBe('early')
  expect(late).not.toHaveBeenCalled()
  expect(await textOf(ask(HERO))).toBe('late')
})

test('somebody who is signed in asks anew, and leaves the early answer where it is', async () => {
  const ask = ready()
  expect(await textOf(ask(HERO, { headers: { authorization: 'Bearer mine' } }))).toBe('late')
  expect(await textOf(ask(HERO))).toBe('early')
})

test('any other address goes out as it is', async () => {
  const ask = ready()
  const init = { method: 'POST' }
  expect(await textOf(ask('/api/v1/other/', init))).toBe('late')
  expect(late).toHaveBeenCalledWith('/api/v1/other/', init)
})

test('an address that is no text goes out as it is', async () => {
  late.mockImplementation(async () => new Response('late'))
  vi.stubGlobal('fetch', late)
  const early = Promise.resolve(new Response('early'))
  const ask = earlyFetch({ [`https://bunko.example${HERO}`]: early })
  expect(await textOf(ask(new URL(`https://bunko.example${HERO}`)))).toBe('late')
})

test('an early call that failed fails for who asks for it', async () => {
  const failed = Promise.reject(new TypeError('Failed to fetch'))
  failed.catch(() => undefined)
  await expect(earlyFetch({ [HERO]: failed })(HERO)).rejects.toThrow('Failed to fetch')
})
