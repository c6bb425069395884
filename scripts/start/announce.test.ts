import { expect, test } from 'vitest'
import { accountLines, readyLines } from './announce.ts'

const ACCOUNTS = [
  { level: 1, role: 'Admin', email: 'admin@bunko.example', password: 'one' },
  { level: null, role: 'No profile', email: 'x@bunko.example', password: 'two' },
]

test('accounts stand in columns, with a word for a missing level', () => {
  expect(accountLines(ACCOUNTS)).toEqual([
    '  Level  Role        E-mail               Password',
    '  1      Admin       admin@bunko.example  one',
    '  none   No profile  x@bunko.example      two',
  ])
})

test('with a real server there are no demo accounts to show', () => {
  const lines = readyLines([['Web app', 'http://localhost:1/']], [])
  expect(lines).toContain('  Web app  http://localhost:1/')
  expect(lines).toContain('Sign in with an account of that server.')
  expect(lines.join('\n')).not.toContain('Password')
})
