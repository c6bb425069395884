import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { loginWithNext, nextPath } from './next-path.ts'

describe('where a login leads', () => {
  test.each([
    ['/admin/edit-approvals/7', '/admin/edit-approvals/7'],
    ['/admin/edit-approvals?tab=all&q=%E3%81%82#x', '/admin/edit-approvals?tab=all&q=%E3%81%82#x'],
    ['/', '/'],
    ['/search?q=ação 巨人', '/search?q=a%C3%A7%C3%A3o%20%E5%B7%A8%E4%BA%BA'],
    ['/login-help', '/login-help'],
    ['/title/7/login', '/title/7/login'],
    ['/search/%E0%A4', '/search/%E0%A4'],
  ])('%s is kept', (next, to) => expect(nextPath(next, '/fallback')).toBe(to))

  test.each([
    null,
    undefined,
    '',
    'admin',
    'admin/settings',
    '//evil.example/admin',
    '/\\evil.example',
    '\\/evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '/%0d/evil\nx',
    '/\t/evil.example',
    '/.//evil.example',
    '/login',
    '/login?next=/login',
    '/login/x',
    '/Login',
    '/LOGIN/',
  ])('%j leads to the fallback', (next) => expect(nextPath(next, '/fallback')).toBe('/fallback'))

  test(
    'whatever is asked for stays on this origin',
    () =>
      fc.assert(
        fc.property(
          fc.oneof(
            fc.string(),
            fc.webUrl(),
            fc.string().map((s) => `/${s}`),
          ),
          (next) => {
            const to = nextPath(next, '/fallback')
            expect(new URL(to, 'https://bunko.example').origin).toBe('https://bunko.example')
            expect(to.startsWith('//')).toBe(false)
          },
        ),
      ),
    60_000,
  )

  test('the way back is carried along, and read again', () => {
    const to = loginWithNext('/login', '/admin/edit-approvals?tab=all')
    expect(to).toBe('/login?next=%2Fadmin%2Fedit-approvals%3Ftab%3Dall')
    expect(nextPath(new URL(to, 'https://x').searchParams.get('next'), '/')).toBe('/admin/edit-approvals?tab=all')
    expect(loginWithNext('/login', '/login')).toBe('/login')
  })
})
