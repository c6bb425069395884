import { describe, expect, test } from 'vitest'
import { can, CAPABILITIES, LEVELS, levelName, levelOf, permissionsOf, type Capability, type Level } from './levels.ts'

// Section 6's table, and where it is silent the line below READING's "Who may open what".
const TABLE: Record<Capability, string> = {
  adminPanel: '123',
  createTitle: '12',
  editDirectly: '12',
  deleteTitle: '1',
  userManagement: '1',
  systemSettings: '1',
  analytics: '1',
  contentModeration: '12',
  userLevels: '12',
  readEdits: '123',
  reviewEdits: '12',
  manageMagazines: '1',
  managePublishers: '1',
  managePeople: '12',
  openAuthors: '123',
  manageCovers: '12',
  manageSeasons: '12',
}

describe('who may what (section 6)', () => {
  test('every capability is in the table', () => {
    expect(Object.keys(CAPABILITIES).toSorted()).toEqual(Object.keys(TABLE).toSorted())
  })

  test.each(Object.entries(TABLE) as [Capability, string][])('%s: levels %s', (capability, levels) => {
    expect(LEVELS.filter((level) => can(level, capability)).join('')).toBe(levels)
    expect(can(null, capability)).toBe(false)
  })

  test.each<[Level, boolean, boolean, boolean]>([
    [1, true, true, false],
    [2, true, false, false],
    [3, false, false, true],
    [4, false, false, true],
    [5, false, false, true],
  ])('level %i: creates and edits %s, deletes %s, requires approval %s', (level, edits, deletes, approval) => {
    expect(permissionsOf(level)).toEqual({
      can_create: edits,
      can_edit_directly: edits,
      can_delete: deletes,
      requires_approval: approval,
    })
  })

  test('a level that is none holds nothing, in whatever form it comes', () => {
    const odd = ['1', 0, -1, 1.5, true, [1], null] as unknown as Level[]
    const held = odd.flatMap((level) => (Object.keys(TABLE) as Capability[]).filter((one) => can(level, one)))
    expect(held).toEqual([])
  })
})

describe('levels (section 3, R7)', () => {
  test.each<[Level, string]>([
    [1, 'Admin'],
    [2, 'Moderator'],
    [3, 'Editor'],
    [4, 'Collaborator'],
    [5, 'Regular User'],
  ])('%i is %s', (level, name) => {
    expect(levelOf(level)).toEqual({ level, known: true })
    expect(levelName(level)).toBe(name)
  })

  test.each([
    ['1'],
    [0],
    [-1],
    [null],
    [true],
    [[1]],
    [1.5],
    [6],
    [undefined],
    [Number.NaN],
    ['admin'],
    [{ level: 1 }],
  ])('%j counts as 4 and is Unknown', (value) => {
    expect(levelOf(value)).toEqual({ level: 4, known: false })
    expect(levelName(value)).toBe('Unknown')
  })
})
