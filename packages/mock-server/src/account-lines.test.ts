import { expect, test } from 'vitest'
import { accountLines } from './account-lines.ts'
import { DEMO_ACCOUNTS } from './named.ts'

test('accounts stand in columns, with a word for a missing level', () => {
  const accounts = [
    { level: 1, role: 'Admin', email: 'admin@bunko.example', password: 'one' },
    { level: null, role: 'No profile', email: 'x@bunko.example', password: 'two' },
  ]
  expect(accountLines(accounts)).toEqual([
    '  Level  Role        E-mail               Password',
    '  1      Admin       admin@bunko.example  one',
    '  none   No profile  x@bunko.example      two',
  ])
})

test('every demo account has its line', () => {
  expect(accountLines(DEMO_ACCOUNTS)).toHaveLength(1 + DEMO_ACCOUNTS.length)
})
