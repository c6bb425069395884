import type { Level } from '@bunko/api-client'
import { describe, expect, test } from 'vitest'
import { paths, type PathName } from '../../paths.ts'
import type { Viewer } from '../../session/viewer.ts'
import { barNav, CATALOGUE, HOME_ENTRY, ownNav, placesFor, staffNav } from './nav.ts'

const user = (level: Level): Viewer => ({
  kind: 'user',
  level,
  levelName: 'x',
  name: 'someone',
  id: '1',
  profileFailed: false,
})
const groupsOf = (viewer: Viewer) =>
  staffNav(viewer).map(({ label, entries }) => [label, entries.map((one) => one.label)])

describe('where one may go', () => {
  test('an admin: every screen, each by its key', () => {
    expect(placesFor(user(1)).map(({ letter, label, to }) => `${letter} ${label} ${to}`)).toEqual([
      'h Home /',
      'f Search /search',
      'r Top /top',
      'o Seasonal /seasonal',
      'i My lists /lists',
      'v Favourites /favorites',
      'w Profile /profile',
      'd Dashboard /admin',
      'e Edit approvals /admin/edit-approvals',
      'c Content moderation /admin/moderation',
      't Add title /admin/create-title',
      'x Delete title /admin/delete-title',
      'n Seasons /admin/seasons',
      'a Authors & artists /admin/authors',
      'm Magazines /admin/create-magazine',
      'p Publishers /admin/create-publisher',
      'u Users /admin/users',
      'l User levels /admin/user-levels',
      'y Analytics /admin/analytics',
      's Settings /admin/settings',
    ])
  })
  test('no key leads to two screens', () => {
    const letters = placesFor(user(1)).map(({ letter }) => letter)
    expect(new Set(letters).size).toBe(letters.length)
  })
  test.each<[string, Viewer]>([
    ['a visitor', { kind: 'anonymous' }],
    ['whose level is not known yet', { kind: 'waiting' }],
  ])('%s: home and the catalogue', (_, viewer) => {
    expect(placesFor(viewer)).toEqual([HOME_ENTRY, ...CATALOGUE])
    expect(ownNav(viewer)).toEqual([])
    expect(staffNav(viewer)).toEqual([])
  })
  test('a reader: their own places too, and nothing of the back office', () => {
    expect(ownNav(user(4)).map(({ label }) => label)).toEqual(['My lists', 'Favourites', 'Profile'])
    expect([4, 5].map((level) => staffNav(user(level as Level)))).toEqual([[], []])
  })
  test.each<[string, Viewer, string[]]>([
    ['a visitor', { kind: 'anonymous' }, []],
    ['whose level is not known yet', { kind: 'waiting' }, ['My lists']],
    ['a reader', user(5), ['My lists']],
  ])('in the header, %s: the catalogue and their own lists', (_, viewer, own) => {
    expect(barNav(viewer).map(({ label }) => label)).toEqual(['Search', 'Top', 'Seasonal', ...own])
  })
})

describe('the navigation of the back office', () => {
  test('has only what the level may open, and no empty group', () => {
    expect(groupsOf(user(1))).toEqual([
      [null, ['Dashboard', 'Edit approvals', 'Content moderation']],
      ['Database', ['Add title', 'Delete title', 'Seasons', 'Authors & artists', 'Magazines', 'Publishers']],
      ['System', ['Users', 'User levels', 'Analytics', 'Settings']],
    ])
    expect(groupsOf(user(2))).toEqual([
      [null, ['Dashboard', 'Edit approvals', 'Content moderation']],
      ['Database', ['Add title', 'Seasons', 'Authors & artists']],
      ['System', ['User levels']],
    ])
    expect(groupsOf(user(3))).toEqual([
      [null, ['Dashboard', 'Edit approvals']],
      ['Database', ['Authors & artists']],
    ])
  })
  test('home and the dashboard are current at their own address alone, the others below theirs as well', () => {
    const ends = placesFor(user(1)).filter(({ end }) => end)
    expect(ends.map(({ label }) => label)).toEqual(['Home', 'Dashboard'])
  })
  test.each<[PathName, string[]]>([
    ['edit', ['Edit approvals']],
    ['season', ['Seasons']],
    ['createAuthor', ['Authors & artists']],
    ['editPerson', ['Authors & artists']],
    ['editMagazine', ['Magazines']],
    ['editPublisher', ['Publishers']],
    ['editTitle', []],
  ])('of what has no entry, %s is at %j', (name, labels) => {
    const { pattern } = paths[name]
    const at = placesFor(user(1)).filter(
      ({ to, end, also }) => also === pattern || (!end && pattern.startsWith(`${to}/`)),
    )
    expect(at.map(({ label }) => label)).toEqual(labels)
  })
})
