import { describe, expect, test } from 'vitest'
import { createMockServer } from '../server.ts'
import { sure } from '../testing/sure.ts'
import { createDb } from './db.ts'
import { dumpDb, readSaved, SavedError } from './saved.ts'

type Document = {
  version: number
  made?: unknown
  tables: Record<string, { nextId: number; rows: Record<string, unknown>[] }>
}

const bytes = Uint8Array.from({ length: 100_000 }, (_, at) => at % 256)
const filled = () => {
  const { db } = createMockServer()
  db.files.put({ id: 7, path: '/media/logos/a.png', type: 'image/png', bytes })
  db.people.remove(db.people.nextId() - 1)
  return db
}
const MADE = { seed: 7, sizes: { titles: 120, people: 60, magazines: 25, publishers: 20, edits: 60 } }
const saved = () => JSON.parse(JSON.stringify(dumpDb(filled().snapshot(), MADE))) as Document
const refused = (json: unknown) => {
  try {
    readSaved(json)
  } catch (error) {
    return error instanceof SavedError ? error.message : error
  }
  return 'loaded'
}

describe('a saved state', () => {
  test('is the same after JSON: rows, bytes, and ids that were given and went', () => {
    const db = filled()
    const again = createDb()
    const read = readSaved(saved())
    again.restore(read.snapshot)
    expect(read.made).toEqual(MADE)
    expect(again.snapshot()).toEqual(db.snapshot())
    expect(again.files.get(7)?.bytes).toEqual(bytes)
    expect(again.people.nextId()).toBe(db.people.nextId())
  })
  test('of before, which does not say what it was made from, tells its sizes', () => {
    const { made: _, ...before } = saved()
    expect(readSaved(before).made).toEqual({ sizes: { ...MADE.sizes, people: 59 } })
  })
  test.each([
    ['nothing', null, 'This is not a saved state of the mock server.'],
    ['a list', [], 'This is not a saved state of the mock server.'],
    ['another document', { titles: [] }, 'This is not a saved state of the mock server.'],
  ])('is refused when it is %s', (_, json, text) => {
    expect(refused(json)).toBe(text)
  })
  test.each<[string, (document: Document) => unknown]>([
    ['The saved state has version 9, not 1.', (document) => (document.version = 9)],
    ['What the saved state was made from is damaged.', (document) => (document.made = { seed: 7, sizes: {} })],
    ['There is no table toys.', ({ tables }) => (tables['toys'] = { nextId: 0, rows: [] })],
    ['The table lists is missing.', ({ tables }) => delete tables['lists']],
    ['Row 1 of the table seasons is not an object.', ({ tables }) => tables['seasons']?.rows.unshift(3 as never)],
    ['Row 1 of the table people has no whole number as id.', ({ tables }) => delete tables['people']?.rows[0]?.['id']],
    ['Row 1 of the table users has no text as email.', ({ tables }) => delete tables['users']?.rows[0]?.['email']],
    [
      'Row 1 of the table seasons has no list as title_ids.',
      ({ tables }) => (sure(tables['seasons']).rows[0] = { id: 1, year: 2026, season: 'fall' }),
    ],
    [
      'Row 1 of the table titles has no list as author_names.',
      ({ tables }) => delete tables['titles']?.rows[0]?.['author_names'],
    ],
    [
      'Row 1 of the table magazines has no list as serialized_manga_ids.',
      ({ tables }) => delete tables['magazines']?.rows[0]?.['serialized_manga_ids'],
    ],
    [
      'Row 1 of the table publishers has no list as owned_magazine_ids.',
      ({ tables }) => delete tables['publishers']?.rows[0]?.['owned_magazine_ids'],
    ],
    [
      'Row 1 of the table covers has no number as volume.',
      ({ tables }) => Object.assign(tables['covers']?.rows[0] ?? {}, { volume: '1' }),
    ],
    ['The table titles has the id 1 twice.', ({ tables: { titles } }) => titles?.rows.push({ ...titles.rows[0] })],
    ['The last id of the table edits is wrong.', ({ tables: { edits } }) => edits && (edits.nextId = 1)],
    [
      'The bytes of the file /media/logos/a.png are damaged.',
      ({ tables }) => Object.assign(tables['files']?.rows[0] ?? {}, { bytes: '%%%' }),
    ],
  ])('is refused: %s', (text, damage) => {
    const document = saved()
    expect(refused(document)).toBe('loaded')
    damage(document)
    expect(refused(document)).toBe(text)
  })
})
