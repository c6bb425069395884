import type { SessionState } from '@bunko/api-client'
import { describe, expect, test } from 'vitest'
import { draftOwner, viewerOf } from './viewer.ts'

const state = (changes: Partial<SessionState> = {}): SessionState => ({
  user: { id: 7, username: 'ana.luz', email: 'ana@example.com', avatar: '/media/ana.png', profile: { level: 2 } },
  tokens: { accessToken: 'a', refreshToken: 'r' },
  isAuthenticated: true,
  isLoading: false,
  error: null,
  login: 'l',
  level: 2,
  levelKnown: true,
  profile: 'ready',
  ...changes,
})

describe('who looks', () => {
  test('a visitor, whatever is left of a user', () => {
    expect(viewerOf(state({ isAuthenticated: false }))).toEqual({ kind: 'anonymous' })
  })

  test('someone whose level is not known yet (R6)', () => {
    expect(viewerOf(state({ profile: 'waiting' }))).toEqual({ kind: 'waiting' })
  })

  test('a user, with what is known of them', () => {
    expect(viewerOf(state())).toEqual({
      kind: 'user',
      level: 2,
      levelName: 'Moderator',
      name: 'ana.luz',
      id: '7',
      avatar: '/media/ana.png',
      profileFailed: false,
    })
  })

  test('a user of whom nothing is known: level 4, labelled Unknown (R7), with a retry (R6)', () => {
    const nothing = { level: 4, levelName: 'Unknown', name: 'Signed in', id: null, avatar: null, profileFailed: true }
    for (const user of [null, {}, { id: null, profile: null } as unknown as SessionState['user']])
      expect(viewerOf(state({ user, level: 4, profile: 'failed' }))).toEqual({ kind: 'user', ...nothing })
  })

  test('the e-mail names them while the name is not known', () => {
    expect(viewerOf(state({ user: { email: 'ana@example.com' } }))).toMatchObject({ name: 'ana@example.com', id: null })
  })
})

describe('whose drafts', () => {
  test.each([
    [{ id: 7, username: 'ana.luz', email: 'ana@example.com' }, 'user:7'],
    [{ username: 'ana.luz', email: 'ana@example.com' }, 'user:ana.luz'],
    [{ email: 'ana@example.com' }, 'user:ana@example.com'],
    [{ email: ' Ana@Example.com' }, 'user:ana@example.com'],
    [{}, null],
    [null, null],
  ])('%j: %j', (user, owner) => expect(draftOwner(state({ user }))).toBe(owner))

  test('nobody’s for a visitor', () => {
    expect(draftOwner(state({ isAuthenticated: false }))).toBe(null)
  })
})
