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

test('each level may use what section 2 gives it; what it may not use says who may', () => {
  expect(refusedFor(1)).toEqual(COMING)
  expect(refusedFor(2)).toEqual({ ...ADMIN_ONLY, ...COMING })
  expect(refusedFor(3)).toMatchObject({ ...ADMIN_ONLY, 'Content Moderation': 'Moderator+ Only', ...COMING })
  expect(refusedFor(4)).toMatchObject({ 'Edit Approvals': 'Editor+ Only', 'User Levels': 'Moderator+ Only' })
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
