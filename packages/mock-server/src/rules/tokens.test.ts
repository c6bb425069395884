import { expect, test } from 'vitest'
import { createDb } from '../db/db.ts'
import { MINUTE, NOW } from '../now.ts'
import { demoAccount } from '../named.ts'
import { createMockServer } from '../server.ts'
import { sure } from '../testing/sure.ts'
import { createTokens } from './tokens.ts'

const world = (lifeMs = MINUTE) => {
  let time = NOW
  const db = createDb()
  const user = sure(createMockServer().db.users.get(demoAccount(2).id))
  db.users.put(user)
  const tokens = createTokens(db, () => time, { lifeMs, rotate: true, seed: 1 })
  return { db, tokens, user, pass: (ms: number) => void (time += ms) }
}

test('a session that is renewed again and again does not grow, and goes on', () => {
  const { db, tokens, user, pass } = world()
  let { refresh } = tokens.signIn(user)
  let access = ''
  for (let at = 0; at < 6_000; at++) {
    pass(MINUTE)
    const given = tokens.refresh(refresh)
    access = given.accessToken
    refresh = sure(given.refreshToken)
  }
  expect(db.tokens.size).toBeLessThan(5_000)
  expect(tokens.read(`Bearer ${access}`)?.user_id).toBe(user.id)
})
test('what still works is never forgotten, and an old token is still refused', () => {
  const { db, tokens, user } = world()
  const first = tokens.signIn(user)
  const ended = tokens.signIn(user)
  tokens.end(ended.refresh)
  for (let at = 0; at < 4_000; at++) tokens.signIn(user)
  expect(tokens.read(`Bearer ${first.access}`)?.user_id).toBe(user.id)
  expect(db.tokens.by('token', ended.access)).toEqual([])
  expect(() => tokens.read(`Bearer ${ended.access}`)).toThrow('refused 401')
  expect(() => tokens.refresh(ended.refresh)).toThrow('refused 401')
})
test('a late reuse among the newest still ends the sign-in', () => {
  const { tokens, user, pass } = world()
  let { refresh } = tokens.signIn(user)
  let used = ''
  let access = ''
  for (let at = 0; at < 3_000; at++) {
    pass(MINUTE)
    used = refresh
    const given = tokens.refresh(refresh)
    access = given.accessToken
    refresh = sure(given.refreshToken)
  }
  expect(() => tokens.refresh(used)).toThrow('refused 401')
  expect(() => tokens.read(`Bearer ${access}`)).toThrow('refused 401')
})
