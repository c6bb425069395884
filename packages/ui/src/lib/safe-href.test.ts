import { describe, expect, test } from 'vitest'
import { safeHref, safeImageSrc } from './safe-href.ts'

describe('safeHref (R29)', () => {
  test.each([
    ['https://example.com', 'https://example.com/'],
    ['http://example.com/a?b=c#d', 'http://example.com/a?b=c#d'],
    ['  https://example.com/x ', 'https://example.com/x'],
    ['HTTPS://EXAMPLE.com/A', 'https://example.com/A'],
    ['https://日本.example/漫画', 'https://xn--wgv71a.example/%E6%BC%AB%E7%94%BB'],
    ['https://example.com/@user', 'https://example.com/@user'],
    ['https://example.com/?to=https://a@b.example', 'https://example.com/?to=https://a@b.example'],
  ])('follows %s', (given, href) => {
    expect(safeHref(given)).toBe(href)
  })

  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    ' \u0001javascript:alert(1)',
    'data:text/html,<script>',
    'vbscript:x',
    'file:///etc/passwd',
    'ftp://example.com',
    'xhttps://example.com',
    'mailto:a@example.com',
    '//example.com',
    '/admin',
    'example.com',
    'www.example.com',
    'https:example.com',
    'https:/example.com',
    String.raw`https:\\example.com`,
    String.raw`https://good.example\@evil.example`,
    'https://user@example.com',
    'https://user:pass@example.com',
    'https://@example.com',
    'https://good.example@evil.example/',
    'https://exa\u202Emple.com',
    'https://exa\u200Bmple.com',
    'https://exam\tple.com',
    'https://a b.example',
    'https://',
    'https:///path',
    'https://[::1',
    'see https://example.com',
    'https://:pass@example.com',
    'HTTP://@example.com',
    'https://:@example.com',
    '',
    '   ',
    null,
    undefined,
    42,
    {},
    ['https://example.com'],
  ])('leaves %j as text', (given) => {
    expect(safeHref(given)).toBeUndefined()
  })
})

describe('safeImageSrc', () => {
  test.each(['https://example.com/a.png', '/covers/1.svg', 'data:image/svg+xml,%3Csvg/%3E', 'blob:http://localhost/1'])(
    'draws %s',
    (given) => {
      expect(safeImageSrc(given)).toBe(given)
    },
  )
  test('looks past spaces around', () => {
    expect(safeImageSrc(' /covers/1.svg ')).toBe('/covers/1.svg')
  })
  test.each([
    'x data:image/png;a',
    'x blob:http://localhost/1',
    '/a\u202Egnp.exe',
    'javascript:1',
    'data:text/html,x',
    '//evil.example/a',
    String.raw`/\evil.example`,
    'a.png',
    '',
    null,
    7,
  ])('refuses %j', (given) => {
    expect(safeImageSrc(given)).toBeUndefined()
  })
})
