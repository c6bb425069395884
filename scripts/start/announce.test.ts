import { expect, test } from 'vitest'
import { readyLines } from './announce.ts'

const ACCOUNTS = [
  { level: 1, role: 'Admin', email: 'admin@bunko.example', password: 'one' },
  { level: null, role: 'No profile', email: 'x@bunko.example', password: 'two' },
]

test('the addresses come first, then the demo accounts', () => {
  const lines = readyLines([['Web app', 'http://localhost:1/']], ACCOUNTS)
  const [web, accounts] = [
    lines.indexOf('  Web app  http://localhost:1/'),
    lines.indexOf('Demo accounts of the mock server:'),
  ]
  expect(web).toBeGreaterThan(0)
  expect(accounts).toBeGreaterThan(web)
  expect(lines.join('\n')).toContain('  none   No profile  x@bunko.example      two')
})

test('with a real server there are no demo accounts to show', () => {
  const lines = readyLines([['Web app', 'http://localhost:1/']], [])
  expect(lines).toContain('  Web app  http://localhost:1/')
  expect(lines).toContain('Sign in with an account of that server.')
  expect(lines.join('\n')).not.toContain('Password')
})
