import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { paths } from '../paths.ts'
import { BOT_CHECK_PATHS } from './needs-bot-check.ts'

const isOne = (path: string) => BOT_CHECK_PATHS.test(path)

test('the documents of login and registration, however their address is written', () => {
  const patterns = Object.values(paths).map(({ pattern }) => pattern)
  expect(patterns.filter(isOne)).toEqual([paths.login.pattern, paths.register.pattern])
  expect(['/login/', '/Login', '/REGISTER/'].map(isOne)).toEqual([true, true, true])
  expect(['/logins', '/login/x', '//login', '/x/login'].map(isOne)).toEqual(Array(4).fill(false))
})

test('no other screen has a bot check', () => {
  const screens = join(import.meta.dirname, '../screens')
  const users = readdirSync(screens, { recursive: true, encoding: 'utf8' })
    .filter(
      (name) => /(?<!stories)\.tsx?$/.test(name) && readFileSync(join(screens, name), 'utf8').includes('useBotCheck('),
    )
    .map((name) => name.replace(/.*[\\/]/, ''))
  expect(users.toSorted()).toEqual(['LoginScreen.tsx', 'RegisterScreen.tsx'])
})
