import { describe, expect, test } from 'vitest'
import { apiProxy, localLocation, remotePath } from './proxy.ts'

const TARGET = 'https://host/v2/api'

test('only the base of the path differs', () => {
  expect(remotePath('/api/v1/manga/?q=/api/v1', '/v2/api')).toBe('/v2/api/manga/?q=/api/v1')
  expect(remotePath('/api/v1/manga/', '')).toBe('/manga/')
  expect(remotePath('/media/a.jpg', '/v2/api')).toBe('/media/a.jpg')
})

test("the API, its files and a mock's control plane go to the server, and nothing that only begins alike", () => {
  const contexts = Object.keys(apiProxy(TARGET)).map((context) => new RegExp(context))
  const isProxied = (path: string) => contexts.some((context) => context.test(path))
  expect(
    ['/api/v1', '/api/v1/', '/api/v1?x', '/api/v1/auth/me/', '/media/a.jpg', '/__mock__/', '/__mock__?x'].filter(
      (path) => !isProxied(path),
    ),
  ).toEqual([])
  expect(
    ['/', '/api/v10/x', '/apis', '/media', '/mediathek/', '/__mocks__/', '/src/__mock__/', '/src/api/v1/'].filter(
      isProxied,
    ),
  ).toEqual([])
  expect(apiProxy(TARGET)['^/media/']).toMatchObject({ target: 'https://host', changeOrigin: true })
})

describe('redirects of the server', () => {
  test.each([
    ['https://host/v2/api/manga/1/?a=1', '/api/v1/manga/1/?a=1'],
    ['/v2/api/manga/1/', '/api/v1/manga/1/'],
    ['/media/x.png', '/media/x.png'],
    ['https://elsewhere/v2/api/x', 'https://elsewhere/v2/api/x'],
    ['http://[', 'http://['],
  ])('%s leads to %s', (location, expected) => {
    expect(localLocation(location, TARGET)).toBe(expected)
  })
})

test('no cookie goes to the server, which would take it for a login, nor comes from it', () => {
  const acts = new Map<string, (message: unknown) => void>()
  const proxy = { on: (name: string, act: (message: unknown) => void) => acts.set(name, act) }
  apiProxy(TARGET)['^/media/']?.configure?.(proxy as never, {})
  const sent = new Map([
    ['cookie', 'sessionid=1'],
    ['origin', 'http://localhost:5173'],
    ['authorization', 'Bearer x'],
  ])
  acts.get('proxyReq')?.({
    hasHeader: (name: string) => sent.has(name),
    setHeader: (name: string, value: string) => sent.set(name, value),
    removeHeader: (name: string) => sent.delete(name),
  })
  expect(Object.fromEntries(sent)).toEqual({ origin: 'https://host', authorization: 'Bearer x' })
  const headers = { 'set-cookie': ['sessionid=1'], location: '/v2/api/manga/1/' }
  acts.get('proxyRes')?.({ headers })
  expect(headers).toEqual({ location: '/api/v1/manga/1/' })
})
