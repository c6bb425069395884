import { expect, test } from 'vitest'
import { paths } from '../paths.ts'
import { NEEDS_NOBODY } from './needs-nobody.ts'

const isOne = (path: string) => NEEDS_NOBODY.test(path)

test('the login, registration and what letters lead to, but for the new e-mail address, which is changed by whoever is signed in', () => {
  const patterns = Object.values(paths).map(({ pattern }) => pattern)
  const { login, register, verifyEmail, forgotPassword, resetPassword } = paths
  expect(patterns.filter(isOne)).toEqual(
    [login, register, verifyEmail, forgotPassword, resetPassword].map(({ pattern }) => pattern),
  )
  expect(['/Login/', '/register/', '/Verify-Email', '/RESET-PASSWORD/'].map(isOne)).toEqual(Array(4).fill(true))
  expect(['/registered', '/register/x', '/x/register', '/logins', '/'].map(isOne)).toEqual(Array(5).fill(false))
})
