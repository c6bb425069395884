import { describe, expect, test } from 'vitest'
import type { SessionProblem } from '../http/api-error.ts'
import { createStore, parseStored, type StorageLike } from './storage.ts'
import { fakeStorage } from './testing/fakes.ts'

const open = (own: Partial<StorageLike> = {}) => {
  const { map, tab } = fakeStorage()
  return { map, store: createStore({ ...tab().storage, ...own }) }
}
const session = { user: null, tokens: { accessToken: 'a', refreshToken: 'r' }, login: 'one' }
const stored = (over: object) => JSON.stringify({ tokens: session.tokens, ...over })

describe('what is read (R3)', () => {
  test.each([
    ['a number', { accessToken: 'a', refreshToken: 5 }],
    ['empty', { accessToken: 'a', refreshToken: '' }],
    ['missing', { accessToken: 'a' }],
  ])('a refresh token that is %s is none', (_, tokens) => {
    expect(parseStored(stored({ tokens }))).toMatchObject({ tokens: { accessToken: 'a', refreshToken: null } })
  })

  test.each([
    ['a number', 5],
    ['empty', ''],
    ['missing', undefined],
  ])('a sign-in whose name is %s is an earlier one', (_, login) => {
    expect(parseStored(stored({ login, user: { id: 7 } }))?.login).toBe('earlier:7')
    expect(parseStored(stored({ login }))?.login).toBe('earlier:')
  })

  test('who has an id of a text keeps it, an empty one is none', () => {
    expect(parseStored(stored({ user: { id: 'u-1' } }))?.user).toEqual({ id: 'u-1' })
    expect(parseStored(stored({ user: { id: '' } }))?.user).toEqual({ id: null })
    expect(parseStored(stored({ user: [] }))?.user).toBeNull()
  })
})

describe('why a session was lost', () => {
  test.each<SessionProblem>([
    'No auth data found',
    'No refresh token found',
    'No refresh token available',
    'Invalid refresh response format',
    'refused',
  ])('%s: told of that sign-in alone', (problem) => {
    const { store, map } = open()
    store.noteLost('one', problem)
    expect([...map.keys()]).toEqual(['auth-storage-lost'])
    expect(store.whyLost('one')).toBe(problem)
    expect(store.whyLost('other')).toBeUndefined()
    store.forgetLost('other')
    expect(store.whyLost('one')).toBe(problem)
    store.forgetLost('one')
    expect(map.size).toBe(0)
  })

  test.each(['{broken', '[]', '"one"', '{"login":"one","problem":"other"}'])('%s tells nothing', (note) => {
    const { store, map } = open()
    map.set('auth-storage-lost', note)
    expect(store.whyLost('one')).toBeUndefined()
  })
})

describe('a refresh without an answer', () => {
  const note = { login: 'one', at: 12, status: 503, retryAfter: 7 }

  test('is told, and forgotten', () => {
    const { store, map } = open()
    expect(store.unanswered()).toBeNull()
    store.noteUnanswered(note)
    expect([...map.keys()]).toEqual(['auth-storage-unanswered'])
    expect(store.unanswered()).toEqual(note)
    store.forgetUnanswered()
    expect(store.unanswered()).toBeNull()
  })

  test.each<[string, unknown, unknown]>([
    ['a status that is a text', { ...note, status: '503' }, { ...note, status: null }],
    ['a wait that is a text', { ...note, retryAfter: '7' }, { ...note, retryAfter: null }],
    ['more than it should say', { ...note, token: 'a' }, note],
    ['no sign-in', { ...note, login: 5 }, null],
    ['no time', { ...note, at: '12' }, null],
    ['a list', [note], null],
    ['nothing', null, null],
  ])('%s', (_, written, read) => {
    const { store, map } = open()
    map.set('auth-storage-unanswered', JSON.stringify(written))
    expect(store.unanswered()).toEqual(read)
  })
})

describe('storage that fails', () => {
  test('full until what stands there is removed: the new session is written all the same', () => {
    const { map, store } = open({
      setItem(key, value) {
        if (map.has(key)) throw new Error('QuotaExceededError')
        map.set(key, value)
      },
    })
    map.set('auth-storage', stored({ login: 'old' }))
    const raw = store.write(session)
    expect(map.get('auth-storage')).toBe(raw)
    expect(parseStored(store.read())?.login).toBe('one')
    // Nothing is told of a loss that there was not.
    expect([...map.keys()]).toEqual(['auth-storage'])
  })

  test('with room for a single entry: why a session was lost takes its place', () => {
    const { map, store } = open({
      setItem(key, value) {
        if (map.size > 0 && !map.has(key)) throw new Error('QuotaExceededError')
        map.set(key, value)
      },
    })
    map.set('auth-storage', stored({ login: 'one' }))
    store.noteLost('one', 'refused')
    expect([...map.keys()]).toEqual(['auth-storage-lost'])
    expect(store.whyLost('one')).toBe('refused')
  })

  test('stored in the room of its note: what is lost later is told all the same', () => {
    let isFull = true
    const { map, store } = open({
      setItem(key, value) {
        if (isFull && map.size > 0) throw new Error('QuotaExceededError')
        map.set(key, value)
      },
    })
    map.set('auth-storage', stored({ login: 'old' }))
    store.write(session)
    expect(parseStored(map.get('auth-storage') ?? null)?.login).toBe('one')
    isFull = false
    store.noteLost('one', 'refused')
    store.write({ ...session, login: 'two' })
    expect(store.whyLost('one')).toBe('refused')
  })

  test('a note that names no sign-in is no one’s to forget', () => {
    const { map, store } = open()
    map.set('auth-storage-lost', '{"problem":"refused"}')
    store.write(session)
    expect(map.has('auth-storage-lost')).toBe(true)
  })

  test('that can be read no longer: the session stays as it was', () => {
    let isAway = false
    const { store } = open({
      getItem() {
        if (isAway) throw new Error('SecurityError')
        return stored({ login: 'one' })
      },
    })
    expect(parseStored(store.read())?.login).toBe('one')
    isAway = true
    expect(parseStored(store.read())?.login).toBe('one')
    expect(store.unanswered()).toBeNull()
  })

  test('what it gives is no text: nobody is signed in', () => {
    const { store } = open({ getItem: () => 5 as unknown as string })
    expect(store.read()).toBeNull()
  })

  test('none at all: the session is kept in this tab', () => {
    const store = createStore(null)
    expect(store.read()).toBeNull()
    const raw = store.write(session)
    expect(store.read()).toBe(raw)
    store.noteLost('one', 'refused')
    expect(store.whyLost('one')).toBeUndefined()
    store.write(null)
    expect(store.read()).toBeNull()
  })
})
