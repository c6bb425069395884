import { describe, expect, test } from 'vitest'
import { apiProxy, localCookie, localLocation, remotePath } from './proxy.ts'

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

describe('cookies of the server', () => {
  test.each([
    ['sid=a=b; Path=/; HttpOnly; Secure; SameSite=None; Domain=.host', 'sid=a=b; Path=/; HttpOnly; SameSite=Lax'],
    ['sid=1; path=/v2/api; Partitioned', 'sid=1; Path=/api/v1'],
    ['domain=1; SameSite=Strict', 'domain=1; SameSite=Strict'],
  ])('%s', (cookie, expected) => {
    expect(localCookie(cookie, '/v2/api')).toBe(expected)
  })
})
