import { expect, test } from 'vitest'
import { openBrowser, openOne, STORED } from './testing/tabs.ts'
import { parseJson } from './user.ts'

const TOKENS = { accessToken: 'new', refreshToken: 'r' }

test('nobody is signed in: no profile, whoever ended it and however', async () => {
  const { openTab } = openBrowser()
  const [one, two] = [openTab(), openTab()]
  one.session.end()
  expect([one.session.state().profile, two.session.state().profile]).toEqual(['none', 'none'])

  const lost = openOne()
  const renewal = lost.session.renew(lost.session.bearer()!, async () => ({ status: 401, body: {} }))
  await expect(renewal).rejects.toMatchObject({ problem: 'refused' })
  expect(lost.session.state()).toMatchObject({ isAuthenticated: false, profile: 'none' })
})

test('who signs in with a level that is known waits for no profile', () => {
  const { session } = openOne('')
  session.begin(TOKENS, { profile: { level: 2 } })
  expect(session.state()).toMatchObject({ profile: 'ready', isLoading: false, level: 2 })
  session.begin(TOKENS, { email: 'ana@example.org' })
  expect(session.state()).toMatchObject({ profile: 'waiting', isLoading: true, level: 4 })
})

test('a profile that comes after the logout is dropped', () => {
  const { session, browser } = openOne()
  const { login } = session.bearer()!
  session.end()
  expect(session.setUser({ id: 7 }, login)).toBe(false)
  expect(session.profileFailed(login)).toBe(false)
  expect(browser.map.size).toBe(0)
})

test('the profile that comes makes the viewer ready', () => {
  const { session } = openOne({ ...STORED, user: null })
  expect(session.state().profile).toBe('waiting')
  expect(session.setUser({ id: 7 }, session.bearer()!.login)).toBe(true)
  expect(session.state()).toMatchObject({ profile: 'ready', user: { id: 7, profile: null } })
})

test('who listens no longer is told nothing', () => {
  const { session, ends } = openOne()
  let told = 0
  session.onEnd(() => told++)()
  session.subscribe(() => told++)()
  session.end()
  expect(told).toBe(0)
  expect(ends).toHaveLength(1)
})

test('without another tab to hear of, a session is disposed of all the same', () => {
  const { session, changes } = openOne(STORED, { events: null })
  session.dispose()
  session.end()
  expect(changes()).toBe(0)
})

test('what is no JSON is read as nothing', () => {
  expect(parseJson('{broken')).toBeNull()
  expect(parseJson(null)).toBeNull()
  expect(parseJson('"ana"')).toBe('ana')
})
