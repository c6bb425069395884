import type { Level } from '@bunko/api-client'
import { expect, test } from 'vitest'
import { databaseTiles, quickActions, subtitleOf } from './tiles.ts'

const refusedFor = (level: Level) =>
  Object.fromEntries(
    [...quickActions(level), ...databaseTiles(level)].flatMap(({ title, disabledLabel }) =>
      disabledLabel === undefined ? [] : [[title, disabledLabel]],
    ),
  )
const COMING = { 'Add Characters': 'Coming soon', 'Add Reviews': 'Coming soon' }
const ADMIN_ONLY = {
  'User Management': 'Admin Only',
  'System Settings': 'Admin Only',
  Analytics: 'Admin Only',
  'Delete Title': 'Admin Only',
  'Serialized In (Magazine)': 'Admin Only',
  Publisher: 'Admin Only',
}

const told = (tiles: ReturnType<typeof quickActions>) => tiles.map(({ title, text, to }) => `${title}: ${text} (${to})`)
test('the tiles of section 2, in its order, each with what it is about and where it leads', () => {
  expect(told(quickActions(1))).toEqual([
    'User Management: Accounts and what they did (/admin/users)',
    'Content Moderation: Reports on titles and users (/admin/moderation)',
    'Edit Approvals: Read and decide proposals (/admin/edit-approvals)',
    'User Levels: Who may do what (/admin/user-levels)',
    'System Settings: What holds for everyone (/admin/settings)',
    'Analytics: The queue and its reviewers in figures (/admin/analytics)',
  ])
  expect(told(databaseTiles(1))).toEqual([
    'Add Title: Manga, manhwa, manhua or novel (/admin/create-title)',
    'Delete Title: For good, with its lists and reviews (/admin/delete-title)',
    'Add Authors & Artists: The people behind the titles (/admin/authors)',
    'Serialized In (Magazine): Where titles run (/admin/create-magazine)',
    'Publisher: Houses and their magazines (/admin/create-publisher)',
    'Add Characters: Who a title is about (/admin)',
    'Add Reviews: What staff think of a title (/admin)',
  ])
})

test('each level may use what section 2 gives it; what it may not use says who may', () => {
  expect(refusedFor(1)).toEqual(COMING)
  expect(refusedFor(2)).toEqual({ ...ADMIN_ONLY, ...COMING })
  expect(refusedFor(3)).toMatchObject({ ...ADMIN_ONLY, 'Content Moderation': 'Moderator+ Only', ...COMING })
  expect(refusedFor(4)).toEqual({
    ...ADMIN_ONLY,
    'Content Moderation': 'Moderator+ Only',
    'Edit Approvals': 'Editor+ Only',
    'User Levels': 'Moderator+ Only',
    'Add Title': 'Moderator+ Only',
    'Add Authors & Artists': 'Editor+ Only',
    ...COMING,
  })
})

test('what leads to a page that is coming says so beforehand', () => {
  const coming = [...quickActions(1), ...databaseTiles(1)].filter(({ note }) => note === 'Coming soon')
  expect(coming.map(({ title }) => title)).toEqual([
    'User Management',
    'Content Moderation',
    'User Levels',
    'System Settings',
  ])
})

test('the subtitle names what the level does', () => {
  expect([1, 2, 3, 4, 5].map((level) => subtitleOf(level as Level))).toEqual([
    'Full System Administration',
    'Content Moderation & Approval',
    'Edit Approval Access',
    '',
    '',
  ])
})
