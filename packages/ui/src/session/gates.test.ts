import type { Level } from '@bunko/api-client'
import { describe, expect, test } from 'vitest'
import type { PathName } from '../paths.ts'
import { gateOf } from './gates.ts'
import { may, mayOpen } from './may-open.ts'
import type { Viewer } from './viewer.ts'

const user = (level: Level, levelName = 'x'): Viewer => ({
  kind: 'user',
  level,
  levelName,
  name: 'someone',
  id: '1',
  profileFailed: false,
})
const VIEWERS = {
  anonymous: { kind: 'anonymous' } as Viewer,
  5: user(5),
  4: user(4),
  unknown: user(4, 'Unknown'),
  3: user(3),
  2: user(2),
  1: user(1),
}
type Who = keyof typeof VIEWERS
const EVERYONE = Object.keys(VIEWERS) as Who[]

/** One line of what a viewer meets: 'open', 'panel: title', 'to: message' . */
const met = (route: PathName, who: Who): string => {
  const gate = gateOf(route, VIEWERS[who], '/here')
  if (gate.kind === 'panel') return `panel ${gate.title} / ${gate.text} / ${gate.action.label} ${gate.action.to}`
  if (gate.kind === 'leave')
    return `${gate.to}${gate.message ? ` ${[gate.message.title, gate.message.text].filter(Boolean).join(' - ')}` : ''}`
  return gate.kind
}

const NO_PANEL = "panel Access Denied / You don't have permission to access the admin panel. / Go Home /"
const NO_CREATE = "panel Access Denied / You don't have permission to create titles. / Back to Admin /admin"
const NO_LOGIN =
  'panel Authentication Required / You need to be logged in to access this page. / Go to Login /login?next=%2Fhere'
const NO_REVIEW = '/ Access Restricted - Only Moderators and Admins can access the edit approval panel.'
const NO_AUTHORS = "panel Access Denied / You don't have permission to manage authors. / Go Home /"
const LOGIN = '/login?next=%2Fhere'

/** READING, 'Who may open what', row by row: anonymous | 4, 5, unknown | 3 | 2 | 1. */
const TABLE: [routes: PathName[], anonymous: string, low: string, three: string, two: string, one: string][] = [
  [['admin'], NO_PANEL, NO_PANEL, 'open', 'open', 'open'],
  [['createTitle'], NO_LOGIN, NO_CREATE, NO_CREATE, 'open', 'open'],
  [['deleteTitle'], ...four('/admin Only administrators can delete titles.'), 'open'],
  [['editApprovals', 'edit'], NO_REVIEW, NO_REVIEW, 'open', 'open', 'open'],
  [['users'], ...four('/admin Only Admins can access user management.'), 'open'],
  [['settings'], ...four('/admin Only Admins can access system settings.'), 'open'],
  [['analytics'], ...four('/admin Only Admins can access analytics.'), 'open'],
  [['moderation'], ...three('/admin Only Moderators and Admins can access content moderation.'), 'open', 'open'],
  [['userLevels'], ...three('/admin Only Moderators and Admins can access user level management.'), 'open', 'open'],
  [['seasons', 'season'], ...three('/admin Only Moderators and Admins can manage seasons.'), 'open', 'open'],
  [['authors', 'createAuthor', 'editPerson'], NO_AUTHORS, NO_AUTHORS, 'open', 'open', 'open'],
  [['createMagazine', 'editMagazine'], LOGIN, ...three('/admin Only Admins can access magazine management.'), 'open'],
  [
    ['createPublisher', 'editPublisher'],
    '/admin',
    ...three('/admin Only Admins can access publisher management.'),
    'open',
  ],
  [['editTitle', 'lists', 'favorites', 'profile'], LOGIN, 'open', 'open', 'open', 'open'],
  [
    ['home', 'login', 'register', 'verifyEmail', 'forgotPassword', 'resetPassword', 'confirmEmail'],
    ...everyone('open'),
  ],
  [
    ['title', 'person', 'magazine', 'publisher', 'search', 'top', 'seasonal', 'seasonChart', 'listsOf', 'favoritesOf'],
    ...everyone('open'),
  ],
]
function everyone(text: string): [string, string, string, string, string] {
  return [text, text, text, text, text]
}
function three(text: string): [string, string, string] {
  return [text, text, text]
}
function four(text: string): [string, string, string, string] {
  return [text, text, text, text]
}

const offered = (who: Who) =>
  (['admin', 'analytics', 'profile', 'home'] as const).map((name) => mayOpen(name, VIEWERS[who]))

describe('who may open what', () => {
  for (const [routes, anonymous, low, level3, level2, level1] of TABLE)
    test.each(routes)('%s', (route) => {
      const expected = { anonymous, 4: low, 5: low, unknown: low, 3: level3, 2: level2, 1: level1 }
      expect(Object.fromEntries(EVERYONE.map((who) => [who, met(route, who)]))).toEqual(expected)
    })

  test('every gate waits while no level is known (R6), and open places do not', () => {
    expect(gateOf('edit', { kind: 'waiting' }, '/').kind).toBe('wait')
    expect(gateOf('home', { kind: 'waiting' }, '/').kind).toBe('open')
  })

  test('the way to the login says where it begins', () => {
    expect(gateOf('createTitle', VIEWERS.anonymous, '/here')).toMatchObject({ action: { state: { from: '/here' } } })
  })

  test('whoever is sent away without a word is told nothing, and a short message has no text', () => {
    expect(gateOf('createPublisher', VIEWERS.anonymous, '/')).toStrictEqual({ kind: 'leave', to: '/admin' })
    const message = { title: 'Only Admins can access analytics.' }
    expect(gateOf('analytics', VIEWERS[2], '/')).toStrictEqual({ kind: 'leave', to: '/admin', message })
  })

  test('navigation offers what opens, and nothing else', () => {
    expect(offered(1)).toEqual([true, true, true, true])
    expect(offered(3)).toEqual([true, false, true, true])
    expect(offered(5)).toEqual([false, false, true, true])
    expect(offered('anonymous')).toEqual([false, false, false, true])
    expect(mayOpen('admin', { kind: 'waiting' })).toBe(false)
  })

  test('a viewer may do what their level may, and nothing while it is not known', () => {
    expect(may(VIEWERS[1], 'manageMagazines')).toBe(true)
    expect(may(VIEWERS[2], 'manageMagazines')).toBe(false)
    expect(may(VIEWERS.anonymous, 'editDirectly')).toBe(false)
    expect(may({ kind: 'waiting' }, 'editDirectly')).toBe(false)
  })
})
